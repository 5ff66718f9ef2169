# What only Anti-Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $corner: the price war or prison. $deed: a name on the board.

# --- roles
event-role_chosen = { $name } выбирает роль: { $role }.
event-role_chosen-left = { $name } берёт оставшуюся роль: { $role }.
event-swap_wished = { $name } хочет поменяться ролями ({ $other }).
event-roles_swapped = { $name } и { $other } меняются ролями.
event-seat_ready-roles = { $name } оставляет роль за собой.
event-seat_ready-adjust = { $name }: дела улажены.

# --- dice
dice-one = { $first }
event-dice_rolled-foundation = { $name } бросает у фонда: { $dice }.
event-dice_rolled-card = { $name } бросает по карточке: { $dice }.
event-dice_rolled-jail-corner = { $name } бросает { $dice } ({ $corner }).
event-throw_failed-foundation = Фонд на этот раз ничего не даёт ({ $name }).
event-throw_failed-card = Этот бросок ничего не приносит ({ $name }).

# --- the corner
event-sent_to_jail-corner = { $name } отправляется в угол: { $corner }.
event-jail_throw_failed-corner = { $left ->
    [one] Дубля нет; { $name } остаётся на месте ({ $corner }) и в следующий ход платит за выход.
    [few] Дубля нет; { $name } остаётся на месте ({ $corner }).
    [many] Дубля нет; { $name } остаётся на месте ({ $corner }).
   *[other] Дубля нет; { $name } остаётся на месте ({ $corner }).
}
event-left_jail-corner = { $name } выходит на свободу ({ $corner }).
event-money_paid-fine-corner = { $name } платит за выход { $amount } ({ $corner }).
event-no_rent-prison = Владелец в тюрьме и ничего не получает ({ $deed }); { $name } аренду не платит.

# --- money, cities and buildings
event-money_paid-foundation = { $name } платит фонду { $amount }.
event-money_received-foundation = Фонд даёт { $amount }; получает { $name }.
event-debt_arose-foundation = { $name } в долгу перед фондом: { $amount }; наличных не хватает.
event-group_completed-city = Теперь это монополия: { $group }! Владеет { $name }.
event-group_cleared-city = { $name } возвращает все здания ({ $group }) за { $amount }.

# --- the end
event-adjusting_opened = { $minutes ->
    [one] Игра подходит к концу. У всех есть { $minutes } минута, чтобы уладить дела с банком.
    [few] Игра подходит к концу. У всех есть { $minutes } минуты, чтобы уладить дела с банком.
    [many] Игра подходит к концу. У всех есть { $minutes } минут, чтобы уладить дела с банком.
   *[other] Игра подходит к концу. У всех есть { $minutes } минуты, чтобы уладить дела с банком.
}
event-cash_kept = { $name } оставляет себе { $percent }{"\u00A0"}% наличных, { $kept }; банку уходит { $paid }.
event-income_counted = { $deed } приносит { $amount }; получает { $name }.
event-game_ended-role_out = Одна роль выбыла, игра окончена: { $winners }

# --- several at once
tale-rolled-out-corner = { $name } бросает { $dice }, выходит на свободу ({ $corner }) и идёт на поле «{ $place }».
tale-rolled-jail-corner = { $left ->
    [one] { $name } бросает { $dice }, остаётся на месте ({ $corner }) и в следующий ход платит за выход.
    [few] { $name } бросает { $dice } и остаётся на месте ({ $corner }).
    [many] { $name } бросает { $dice } и остаётся на месте ({ $corner }).
   *[other] { $name } бросает { $dice } и остаётся на месте ({ $corner }).
}
tale-throw-won = { $name } бросает { $dice } и выигрывает { $amount }.
tale-throw-lost = { $name } бросает { $dice } и ничего не выигрывает.
tale-cash-kept = Остаётся наличных: { $deeds }.
tale-cash-kept-seat = { $name } ({ $amount }, { $percent }{"\u00A0"}%)
tale-income = { $name } получает { $amount }: { $deeds }.
tale-income-deed = { $deed } { $amount }
tale-income-thrown = { $deed } { $amount } (бросок { $dice })

# --- what is waited for
await-choose-role = Ждём выбора роли: { $names }.
await-roles = Ждём решения, оставить роль или поменяться: { $names }.
await-adjust = Ждём, пока уладят дела с банком: { $names }.
await-roll-jail-corner = Ждём броска на дубль или платы { $amount } за выход ({ $corner }): { $names }.
await-roll-jail-corner-last = Ждём последнего броска ({ $corner }): { $names }. Он стоит { $amount } и выводит на свободу.
await-manage-jail-corner = Ждём стройки, обмена или конца хода ({ $corner }): { $names }.

# --- options
option-build-apartment = Многоэтажка ({ $deed }) за { $amount }
option-sell-group-city = Вернуть все здания ({ $group }) за { $amount }
option-role = Роль: { $role }
option-swap-roles = Поменяться ролями: { $name }
option-tax-shares = Заплатить { $cash }{"\u00A0"}% наличных, { $deeds }{"\u00A0"}% недвижимости, { $buildings }{"\u00A0"}% зданий
option-done-roles = Оставить роль
option-done-adjust = Готово
verb-done = сообщить, что всё готово

# --- why something was not done
refusal-unknown_name-space-city = { $thing }: такое поле не купить. Выбери улицу, транспортную компанию или коммунальное предприятие.
refusal-not_your_turn-build-own = Строят в свой ход. Подожди его, а пока копи.
refusal-wrong_moment-adjusting = Игра подходит к концу: дела теперь только с банком, не друг с другом. Улади свои и нажми «Готово».
refusal-wrong_moment-closed = Ты уже закончил дела: больше не строят, не возвращают, не закладывают и не выкупают. Подожди остальных.
refusal-wrong_moment-roles = Первый ход ещё не начался. Сначала решите, у кого какая роль.
refusal-wrong_moment-fine-corner = { $amount } за выход платят в тюрьме или ценовой войне до броска, а долги — когда возникают. Продолжай свой ход.
refusal-not_allowed-no_auctions = Аукционов здесь нет: что не купили, остаётся у банка. Чтобы купить, попади на это поле.
refusal-not_allowed-no_seat_asked-plain = Игрока здесь не выбирают. Выбери один из показанных вариантов.
refusal-not_allowed-split = Игроков с этой ролью было бы слишком много: роли делят поровну, с разницей не больше одного. Возьми другую роль.
refusal-not_allowed-no_swap = Поменяться сейчас нельзя ({ $name }): нужен игрок с другой ролью, который ещё не закрепил её за собой. Выбери другого или оставь роль.
refusal-group_incomplete-group-city = Монополист строит только в городе, где у него две улицы, а здесь это пока не так: { $group }. Сначала добудь там ещё одну.
refusal-group_mortgaged-deed-city = { $thing }: в залоге, и это мешает там строить. Сначала выкупи.
refusal-has_buildings-group-city = На этом держится монополия со зданиями ({ $group }): { $thing }. Сначала верни те здания.
refusal-height_limit-apartment = { $name }: выше многоэтажки ничего не построить. Выбери другую улицу.

# --- who has what
score-line-jail-corner = { $line } · { $corner }
worth-detail-income = { $name }: наличные { $cash }, доход { $income }; всего { $total }
