# What happened. `event-<tag>` and its variants are lines of the log; `tale-…` are lines that tell several events at once.
# $name, $other, $owner: seats, already safe to show. $amount: a sum with its currency. $chips, $give, $take: chips in words.
# Told in the present tense, so that no gender shows; names and things stand in the nominative.

# --- pieces
the-bank = банк
nothing = ничего
number = { $amount }
money-builder = { $amount }M
list-two = { $first } и { $second }
list-more = { $first }, { $rest }
seat-unnamed = Место { $number }
cell = { $column }{ $row }
dice-plain = { $first } + { $second }
dice-double = дубль { $first } + { $first }

# --- the start
event-start_thrown = За право первого хода бросает { $name }: { $total }.
event-game_started = Начинает { $name }. Всем удачи!
event-turn_started = Ходит { $name }.
event-turn_started-again = Дубль! { $name } ходит снова.

# --- dice and chips
event-dice_rolled-move = { $name } бросает { $dice }.
event-dice_rolled-jail = { $name } бросает в тюрьме { $dice }.
event-dice_rolled-resources = { $name } бросает за ресурсы: { $dice }.
event-chips_gained-deed = { $name } собирает ресурсы: { $chips } ({ $deed }).
event-chips_gained-own_colour = { $name } собирает ресурсы цвета своей фишки: { $chips }.
event-chips_gained-collect = { $name } собирает ресурсы: { $chips }.
event-chips_gained-resources = { $name } выигрывает ресурсы: { $chips }.
event-chips_gained-card = { $name } берёт в банке: { $chips }.
event-chips_short = В банке не хватает: { $colour }; { $name } недополучает { $count }.
event-chips_dropped = { $name } оставляет на поле «{ $place }»: { $chips }.
event-chips_picked_up = { $name } подбирает на поле «{ $place }»: { $chips }.
event-chips_swapped-bank = { $name } меняется с банком: { $give } на { $take }.
event-chips_swapped-parking = { $name } меняет на Бесплатной стоянке: { $give } на { $take }.
event-chips_swapped-card = { $name } меняется с банком: { $give } на { $take }.
event-chip_stolen = { $name } забирает: { $chips }. Теряет { $other }.
event-chip_given-seat = { $name } отдаёт: { $chips }. Получает { $other }.
event-chip_given-bank = { $name } возвращает банку: { $chips }.
event-nobody_to_rob = Больше ни у кого ресурсов нет; { $name } уходит с пустыми руками.
event-trade_forced = { $name } навязывает обмен, отказаться нельзя ({ $other }): { $take } за { $give }.

# --- moving, jail
event-token_moved = { $name } идёт на поле «{ $place }».
event-salary_paid = { $go }: { $name } получает { $amount }.
event-third_double = { $name } бросает третий дубль подряд; хода по этому броску нет.
event-sent_to_jail-doubles = { $name } отправляется прямо в тюрьму.
event-sent_to_jail-space = { $name } отправляется в тюрьму.
event-sent_to_jail-card = { $name } отправляется в тюрьму.
event-jail_throw_failed = { $left ->
    [0] Дубля нет, и это был последний бросок ({ $name }).
    [one] Дубля нет; { $name } остаётся в тюрьме, в запасе { $left } бросок.
    [few] Дубля нет; { $name } остаётся в тюрьме, в запасе { $left } броска.
    [many] Дубля нет; { $name } остаётся в тюрьме, в запасе { $left } бросков.
   *[other] Дубля нет; { $name } остаётся в тюрьме, в запасе { $left } броска.
}
event-left_jail-fine = { $name } платит и выходит из тюрьмы.
event-left_jail-card = { $name } выходит из тюрьмы по карточке.
event-left_jail-doubles = Дубль! { $name } выходит из тюрьмы.
event-left_jail-third_throw = { $name } выходит из тюрьмы после последнего броска.

# --- deeds and auctions
event-purchase_offered = Продаётся: { $deed }, цена { $amount }.
event-deed_bought = { $name } покупает: { $deed } за { $amount }.
event-deed_declined = { $name } не покупает; { $deed } уходит на аукцион.
event-auction_opened = Аукцион: { $deed }, от { $amount }.
event-bid_placed = { $name } ставит { $amount } ({ $deed }).
event-maximum_set = { $name } оставляет банку тайный предел.
event-auction_passed = { $name } пасует.
event-auction_restarted-leader = Аукцион снова идёт: { $amount }, лидирует { $name }.
event-auction_restarted-open = Аукцион начинается заново.
event-auction_won = { $name } выигрывает аукцион: { $deed } за { $amount }.
event-auction_unsold = { $deed }: ставок нет, остаётся у банка.
event-group_completed = { $name } собирает всю группу: { $group }!

# --- rent and money
event-rent_open = { $owner } может потребовать аренду { $amount } ({ $deed }); платит { $name }.
event-rent_claimed = { $owner } требует аренду { $amount } ({ $deed }); платит { $name }.
event-rent_lapsed = { $deed }: аренду { $amount } вовремя не потребовали; { $name } не платит.
event-no_rent-own = { $name } у себя дома ({ $deed }).
event-no_rent-mortgaged = { $deed } в залоге; { $name } аренду не платит.
event-money_paid-rent = { $name } платит аренду { $amount } ({ $deed }); получает { $other }.
event-money_paid-fine = { $name } платит { $amount } за выход из тюрьмы.
event-money_paid-other = { $name } платит { $amount }; получает { $other }.
event-money_received = { $name } получает от банка { $amount }.
event-debt_arose-rent = { $name } в долгу за аренду: { $amount } ({ $deed }), кредитор — { $other }; наличных не хватает.
event-debt_arose-fine = { $name } в долгу перед банком: штраф { $amount }; наличных не хватает.
event-debt_arose-other = { $name } в долгу: { $amount }, кредитор — { $other }; наличных не хватает.
event-deed_mortgaged = { $name } закладывает: { $deed } за { $amount }.
event-deed_redeemed = { $name } выкупает: { $deed } за { $amount }.

# --- cards
event-card_drawn = { $name } тянет карточку «{ $card }»: { $text }
event-card_kept = { $name } оставляет карточку себе.
event-card_used = { $name } использует карточку «{ $card }».

# --- building
event-floor_built = { $name } строит на { $cell } { $height }-й этаж.
event-floor_built-first = { $name } начинает здание на { $cell }.
event-floor_built-penthouse = { $name } венчает { $cell } пентхаусом!

# --- trades
event-offer_made = { $name } предлагает обмен ({ $other }): { $give } за { $want }.
event-offer_rejected = { $other } отклоняет предложение ({ $name }).
event-offer_withdrawn = { $name } отзывает предложение ({ $other }).
event-trade_made = { $name } и { $other } меняются: { $give } за { $want }.

# --- leaving and the end
event-seat_bankrupt-seat = { $name } — банкрот; что осталось, забирает { $other }.
event-seat_bankrupt-bank = { $name } — банкрот; что осталось, возвращается в банк.
event-seat_bankrupt-resigned = { $name } сдаётся.
event-turn_ended = { $name } завершает ход.
event-game_ended-penthouse = Пентхаус построен, игра окончена: { $winners }
event-game_ended-last_standing = Все, кроме одного, — банкроты, игра окончена: { $winners }
event-game_ended-stuck = Пентхаус больше не построить, игра окончена: { $winners }
event-game_ended-stopped = Игра остановлена; не побеждает никто.
event-winners = { $count ->
    [0] не побеждает никто.
    [one] побеждает { $names }!
    [few] победу делят { $names }!
    [many] победу делят { $names }!
   *[other] победу делят { $names }!
}

# --- several at once
tale-rolled = { $name } бросает { $dice } и идёт на поле «{ $place }».
tale-rolled-go = { $name } бросает { $dice }, получает { $amount } ({ $go }) и идёт на поле «{ $place }».
tale-rolled-out = { $name } бросает { $dice }, выходит из тюрьмы и идёт на поле «{ $place }».
tale-rolled-jail = { $left ->
    [one] { $name } бросает { $dice } и остаётся в тюрьме, в запасе { $left } бросок.
    [few] { $name } бросает { $dice } и остаётся в тюрьме, в запасе { $left } броска.
    [many] { $name } бросает { $dice } и остаётся в тюрьме, в запасе { $left } бросков.
   *[other] { $name } бросает { $dice } и остаётся в тюрьме, в запасе { $left } броска.
}
tale-rolled-jail-last = { $name } бросает { $dice }: последний бросок в тюрьме.
tale-third-double = { $name } бросает { $dice }, третий дубль подряд, и отправляется прямо в тюрьму.
tale-resources = { $name } бросает за ресурсы { $dice } и выигрывает: { $chips }.
tale-gathered = Сумма { $total } приносит ресурсы: { $gains }.
tale-gain = { $name } ({ $chips })
tale-gain-more = { $first }; { $rest }
tale-short = В банке не хватает ресурсов: { $colours }.
tale-built = { $name } строит: { $floors }.
tale-built-first = первый этаж на { $cell }
tale-built-floor = { $cell } до { $height }-го этажа
tale-mortgaged = { $name } закладывает: { $deeds } за { $amount }.
tale-leading = { $name } лидирует на аукционе ({ $deed }): { $amount }.
tale-kept = { $name } тянет карточку «{ $card }» и оставляет её себе.
tale-more = { $count ->
    [one] …и ещё { $count } событие.
    [few] …и ещё { $count } события.
    [many] …и ещё { $count } событий.
   *[other] …и ещё { $count } события.
}
