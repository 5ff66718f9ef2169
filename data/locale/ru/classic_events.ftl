# What only classic Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $deed, $place: a name on the board.

# --- dice, deals and moves
event-dice_rolled-utility = { $name } бросает за коммунальное предприятие: { $dice }.
dice-speed = { $first } + { $second }, скоростной кубик { $third }
dice-speed-bus = { $first } + { $second } и автобус
dice-speed-on = { $first } + { $second } и «дальше»
event-token_moved-back = { $name } возвращается на поле «{ $place }».
event-move_chosen-bus = { $count ->
    [one] { $name } едет на автобусе: { $count } поле.
    [few] { $name } едет на автобусе: { $count } поля.
    [many] { $name } едет на автобусе: { $count } полей.
   *[other] { $name } едет на автобусе: { $count } поля.
}
event-move_chosen-anywhere = Три одинаковых! { $name } выбирает: { $place }.
event-deed_dealt = Раздача: { $name } получает «{ $deed }» за { $amount }.
event-deed_declined-plain = { $name } не покупает: { $deed }.

# --- money
event-no_rent-jailed = Владелец в тюрьме ({ $deed }); { $name } аренду не платит.
event-money_paid-tax = { $name } платит { $amount }: { $place }.
event-money_paid-fee = { $name } платит банку сбор { $amount } за недвижимость в залоге.
event-money_paid-deal = { $name } платит { $amount } за розданные карточки.
event-money_received-parking = { $name } забирает копилку Бесплатной стоянки: { $amount }.
event-money_received-estate = Банк платит долг банкрота: { $amount }; получает { $name }.
event-debt_arose-tax = { $name } в долгу: { $amount } ({ $place }); наличных не хватает.
event-debt_arose-fee = { $name } в долгу перед банком: сбор { $amount } за недвижимость в залоге; наличных не хватает.
event-tax_chosen-sum = { $name } выбирает твёрдую сумму, { $amount }: { $place }.
event-tax_chosen-percent = { $name } выбирает долю состояния, { $amount }: { $place }.

# --- buildings
event-building_built = { $name } строит за { $amount } ({ $deed }): { $level }.
event-building_built-free = { $name } ставит выигранное здание ({ $deed }): { $level }.
event-buildings_sold = { $name } продаёт здания ({ $deed }) за { $amount }; осталось: { $level }.
event-buildings_sold-bare = { $name } продаёт последние здания ({ $deed }) за { $amount }.
event-group_cleared = { $name } продаёт все здания группы ({ $group }) за { $amount }.
event-shortage_opened = В банке осталось только { $stock }, а строить могут и другие. Пусть скажут, что им нужно.
event-buildings_wanted = { $name } просит { $what } ({ $deed }).
event-buildings_waived = { $name } не берёт: { $what }.
event-place_lost = Ставить больше некуда ({ $name }): { $what }; остаётся у банка.

# --- the end
event-time_called = Время вышло! Последний ход: { $name }.
event-game_ended-bankruptcies = Это банкротство завершает игру: { $winners }
event-game_ended-time = Условленное время вышло: { $winners }
event-game_ended-rounds = Последний круг сыгран: { $winners }

# --- several at once
tale-built-streets = { $name } строит: { $streets } за { $amount }.
tale-built-streets-free = { $name } ставит: { $streets }.
tale-built-street = { $level } ({ $deed })
tale-sold-streets = { $name } продаёт здания ({ $deeds }) за { $amount }.
tale-dealt = Раздача: { $name } получает { $deeds } за { $amount }.

# --- what is waited for
await-buy-plain = Ждём решения, купить «{ $deed }» за { $amount } или нет: { $names }.
await-choose-tax = Ждём решения, как платить налог: { $names }.
await-choose-bus = Ждём решения, докуда едет автобус: { $names }.
await-choose-anywhere = Ждём решения, куда идти: { $names }.
await-transfer = Ждём решения, выкупить сразу ({ $deeds }) или заплатить сбор { $amount }: { $names }.
await-window-house = Ждём ответа, сколько нужно домов, или паса: { $names }.
await-window-hotel = Ждём ответа, сколько нужно отелей, или паса: { $names }.
await-place-house = Ждём решения, где поставить дом: { $names }.
await-place-hotel = Ждём решения, где поставить отель: { $names }.

# --- options
option-decline-plain = Не покупать
option-build-house = Дом ({ $deed }) за { $amount }
option-build-hotel = Отель ({ $deed }) за { $amount }
option-build-place = Поставить: { $deed }
option-sell = Продать здание ({ $deed }) за { $amount }
option-sell-group = Продать всю группу: { $group } за { $amount }
option-tax-sum = Заплатить { $amount }
option-tax-percent = Заплатить { $percent }{"\u00A0"}% состояния
option-bus = { $count } до поля «{ $place }»
option-go = Идти: { $place }
option-skip-fee = Заплатить сбор { $amount }
option-pass-buildings = Нет, спасибо
verb-decline-plain = оставить банку
verb-sell = продать здания
verb-time = объявить время

# --- why something was not done
refusal-not_your_turn-classic = Сейчас ходит { $name }. Своей недвижимостью можно заняться и так.
refusal-not_your_turn-classic-plain = Сейчас ходит другой игрок. Своей недвижимостью можно заняться и так.
refusal-not_your_turn-build = За этим столом строят до первого броска в свой ход. Подожди его, а пока копи.
refusal-not_your_turn-sell = За этим столом здания продают в свой ход или из-за долга. Подожди своего хода.
refusal-not_your_turn-offer = За этим столом меняются до броска в свой ход. Подожди его и открой `/trade`.
refusal-wrong_moment-build = За этим столом строят до первого броска хода. Время для этого будет в следующий ход.
refusal-wrong_moment-offer = За этим столом меняются до броска. Время для этого будет в следующий ход.
refusal-wrong_moment-shortage = Домов или отелей не хватает, их сейчас делят. Подожди немного и продолжай.
refusal-wrong_moment-transfer = Сначала реши, что делать с недвижимостью в залоге: выкупить или заплатить сбор.
refusal-wrong_moment-card = Карточку освобождения используют в тюрьме, до броска. Пока прибереги её.
refusal-wrong_moment-fine = Штраф платят в тюрьме до броска, а долги — когда возникают. Сейчас долгов нет, играй дальше.
refusal-wrong_moment-debt-classic = Сначала долг. Продай здания, заложи что-нибудь или предложи обмен, если нужно, и заплати.
refusal-not_allowed-bankrupt-self-classic = Ты банкрот, и делать больше ничего не нужно. Смотреть можно: как идёт игра, покажет `/score`.
refusal-not_allowed-no_street = Здесь строить нельзя: { $thing }. Выбери цветную улицу.
refusal-not_allowed-built_this_turn = { $count ->
    [one] За этим столом на группу ставят { $count } здание за ход. Строй в другой или подожди следующего хода.
    [few] За этим столом на группу ставят { $count } здания за ход. Строй в другой или подожди следующего хода.
    [many] За этим столом на группу ставят { $count } зданий за ход. Строй в другой или подожди следующего хода.
   *[other] За этим столом на группу ставят { $count } здания за ход. Строй в другой или подожди следующего хода.
}
refusal-not_allowed-other_building = Банк сейчас делит здания другого вида. Выбери подходящую улицу или пасуй.
refusal-not_allowed-mortgaged = { $thing }: в залоге, а за этим столом заложенное не обменивают. Сначала выкупи.
refusal-not_allowed-debt = После такого обмена долг не погашен. Предложи такой, что покроет его целиком, или меняйся с кредитором.
refusal-not_allowed-debt-other = { $name } в долгу, и такой обмен его не покроет. Предложи столько, чтобы хватило целиком.
refusal-not_allowed-debt-closed = { $name } в долгу и до уплаты не меняется. Предложи позже.
refusal-not_allowed-debt-closed-self = За этим столом должники не меняются. Продай здания или заложи что-нибудь и заплати.
refusal-not_allowed-passed-classic = В этом аукционе ты не участвуешь. В следующем, возможно, сможешь делать ставки.
refusal-not_allowed-nothing-classic = В предложении должно быть что-то хотя бы с одной стороны. Добавь недвижимость, карточку или деньги.
refusal-unknown_name-space = { $thing }: такое поле не купить. Выбери улицу, железную дорогу или коммунальное предприятие.
refusal-not_allowed-clock = Время объявляют только часы. Играй, пока срок не вышел.
refusal-bad_amount-count = Такое число не подходит. Выбери, сколько: 1 или больше.
refusal-bad_amount-one = Здесь ставят только одно здание. Выбери для него улицу.
refusal-bad_amount-choice = Такого варианта нет. Выбери один из показанных.
refusal-group_incomplete-group = Для этого нужна вся группа: { $group }. Сначала добудь недостающее, например обменом.
refusal-group_mortgaged-deed = { $thing }: в залоге, поэтому в группе не строят. Сначала выкупи.
refusal-has_buildings-street = { $thing }: там стоят здания. Сначала продай их.
refusal-has_buildings-group = В группе ({ $group }) стоят здания. Сначала продай их.
refusal-height_limit-hotel = { $name }: выше отеля ничего не построить. Выбери другую улицу.
refusal-height_limit-hotel-count = { $name }: для стольких нет места. Выбери меньше или другую улицу.
refusal-height_limit-bare = { $name }: таких зданий на продажу здесь нет. Выбери улицу, где они есть.
refusal-uneven-build = Группу застраивают равномерно. Сначала наименее застроенная улица, потом { $name }.
refusal-uneven-sell = Здания продают равномерно. Сначала самая застроенная улица, потом { $name }.
refusal-no_stock-none = В банке этого больше нет: { $what }. Подожди, пока вернутся, или строй другое.
refusal-no_stock-few = В банке осталось только { $stock }. Попроси меньше или подожди, пока вернутся.
refusal-no_stock-break = Отель превращается обратно в дома, а в банке их не хватает. Продай здания всей группы сразу.
refusal-short_of_cash-classic = Нужно { $need }, а свободно у тебя { $have }. Продай здания, заложи что-нибудь или добудь остальное обменом.
refusal-short_of_cash-build = Нужно { $need }, а свободно у тебя { $have }. Строй меньше, заложи что-нибудь или добудь остальное обменом.
refusal-short_of_cash-buy-plain = Нужно { $need }, а свободно у тебя { $have }. Сначала заложи или продай что-нибудь — или не покупай.
refusal-can_still_raise-classic = Продажей зданий и залогом ещё можно получить { $amount }: на долг { $owed } хватит. Собери и заплати.

# --- who has what
worth-line = { $sign } { $name } · { $cash } · { $deeds ->
    [0] без карточек
    [one] { $deeds } карточка
    [few] { $deeds } карточки
    [many] { $deeds } карточек
   *[other] { $deeds } карточки
} · { $buildings } · состояние { $worth }
worth-line-bare = { $sign } { $name } · { $cash } · { $deeds ->
    [0] без карточек
    [one] { $deeds } карточка
    [few] { $deeds } карточки
    [many] { $deeds } карточек
   *[other] { $deeds } карточки
} · состояние { $worth }
worth-detail = { $name }: наличные { $cash }, недвижимость { $deeds }, здания { $buildings }; всего { $total }
worth-detail-bankrupt = { $name }: банкрот
