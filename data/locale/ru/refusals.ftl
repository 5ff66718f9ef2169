# Why something was not done, and what can be done instead: one or two short sentences, no blame.
# `refusal-<code>` and variants: the rules. `table-<code>`: the table.

refusal-game_over = Эта игра окончена. `/score` покажет, как всё кончилось, а `/play` откроет новый стол.
refusal-unknown_name = Ничего такого здесь нет: { $name }. Выбери из списка или взгляни на `/board`.
refusal-unknown_name-plain = Такого названия на этом поле нет. Выбери из списка или взгляни на `/board`.
refusal-bad_amount = Такое число здесь не подходит. Выбери целое число больше 0.
refusal-bad_amount-need = Здесь нужно ровно { $need }, а было { $amount }. Выбери ещё раз.
refusal-bad_amount-build = Этажи растут по одному. Построй этот, потом следующий.
refusal-bad_amount-floor = Этими ресурсами { $floor }-й этаж не оплатить: нужно { $cost }. Выбери ещё раз.
refusal-bad_amount-choose_chips = Оплатить { $floor }-й этаж можно по-разному. Выбери, какие ресурсы потратить.
refusal-not_your_turn = Сейчас ходит { $name }. Меняться, закладывать и выкупать можно и так.
refusal-not_your_turn-plain = Сейчас ходит другой игрок. Меняться, закладывать и выкупать можно и так.
refusal-wrong_moment = Это делают в другой момент хода. { $awaited }
refusal-wrong_moment-roll_again = Дубль: перед концом хода тебя ждёт ещё один бросок. Бросай.
refusal-wrong_moment-discard_first = Всё, что сверх { $kept }, сбрасывают до броска. Сначала сбрось лишние ресурсы.
refusal-wrong_moment-debt = Сначала долг. Заложи что-нибудь или предложи обмен, если нужно, и заплати.
refusal-wrong_moment-bankrupt = Банкротство — для долгов, которые нечем платить, а долгов у тебя нет. Выйти из игры насовсем: `/game resign`.
refusal-wrong_moment-claim = Аренды, которую можно потребовать, сейчас нет: это делают до броска следующего игрока. Играй дальше.
refusal-wrong_moment-auction = Аукциона сейчас нет. Он начнётся, когда кто-то откажется от покупки.
refusal-in_jail = Из тюрьмы не строят. Можно меняться, закладывать — или сначала выйти.
refusal-not_allowed = Правила здесь этого не позволяют. { $awaited }
refusal-not_allowed-bankrupt = Банкрот больше не меняется, не делает ставок и не платит. Выбери другого игрока.
refusal-not_allowed-bankrupt-self = Ты банкрот, и делать больше ничего не нужно, но здания по-прежнему приносят тебе очки. Как идёт игра, покажет `/score`.
refusal-not_allowed-passed = Пас — это окончательно, в этом аукционе ты больше не участвуешь. В следующем снова сможешь делать ставки.
refusal-not_allowed-leading = Ты и так лидируешь: ни ставить, ни пасовать не нужно. Поднять тайный предел можно кнопкой «До предела…».
refusal-not_allowed-nothing = В предложении должно быть что-то хотя бы с одной стороны. Добавь недвижимость, карточку, ресурсы или деньги.
refusal-not_allowed-money_both_ways = Деньги в обмене идут в одну сторону. Предложи разницу или попроси её.
refusal-not_allowed-no_seat_asked = Игрока здесь не выбирают. Выбери только ресурсы.
refusal-not_allowed-self = Нужен другой игрок, не ты. Выбери кого-нибудь ещё.
refusal-not_allowed-same_colour = Отдают и берут здесь разные цвета. Выбери для одного из них другой.
refusal-not_allowed-needs_choice = «{ $card }»: нужно выбрать игрока и два цвета. Открой через «Навязать обмен…».
refusal-own_offer = Предложение делают другому игроку. Выбери кого-нибудь ещё.
refusal-void_offer = Это предложение уже не выполнить. Сделай новое: `/trade`.
refusal-void_offer-gone = Этого предложения на столе больше нет. Сделай новое: `/trade`.
refusal-void_offer-not_owner = Предложение не действует: { $name } больше не владеет тем, что в нём есть ({ $thing }). Сделай новое: `/trade`.
refusal-void_offer-short_of_chips = Предложение не действует: таких ресурсов больше нет ({ $name }). Сделай новое: `/trade`.
refusal-void_offer-short_of_cash = Предложение не действует: таких денег больше нет ({ $name }). Сделай новое: `/trade`.
refusal-not_owner = Это не твоё: { $thing }. Что у тебя есть, покажет `/hand`.
refusal-not_owner-plain = Это не твоё. Что у тебя есть, покажет `/hand`.
refusal-not_owner-other = { $name } этим не владеет: { $thing }. Попроси что-нибудь из того, что есть.
refusal-not_a_foundation = На { $name } строить нельзя. Выбери один из отмеченных фундаментов.
refusal-not_a_foundation-plain = Там строить нельзя. Выбери один из отмеченных фундаментов.
refusal-occupied = На { $name } стоит чужое здание. Выбери пустой фундамент или своё здание.
refusal-occupied-plain = Там стоит чужое здание. Выбери пустой фундамент или своё здание.
refusal-group_incomplete = Для этого нужна вся группа. Сначала добудь недостающее, например обменом.
refusal-group_mortgaged = В этой группе есть залог. Сначала выкупи его.
refusal-has_buildings = В этой группе стоят здания. Сначала продай их.
refusal-already_mortgaged = { $thing }: уже в залоге. Выбери что-нибудь другое.
refusal-already_mortgaged-plain = Эта недвижимость уже в залоге. Выбери другую.
refusal-not_mortgaged = { $thing }: не в залоге, выкупать нечего. Выбери что-нибудь другое.
refusal-not_mortgaged-plain = Эта недвижимость не в залоге, выкупать нечего. Выбери другую.
refusal-height_limit = На { $name } уже пентхаус, выше строить нельзя. Выбери другое здание.
refusal-height_limit-plain = Выше это здание не растёт. Выбери другое.
refusal-uneven = В группе строят и продают равномерно. Сначала выбери другую улицу этой группы.
refusal-no_blocks = Все твои блоки уже на острове. Без блока ставится только пентхаус: его место на четырёх этажах.
refusal-no_stock = В банке сейчас не хватает: { $colour }. Выбери другой цвет.
refusal-no_stock-plain = В банке этого сейчас нет. Выбери что-нибудь другое.
refusal-bid_too_low = Ставки сейчас от { $low }. Поставь столько или больше — или пасуй.
refusal-bid_too_low-plain = Этой ставки уже мало. Поставь больше или пасуй.
refusal-above_cash = Ставка не может быть больше наличных, а у тебя { $have }. Поставь меньше или сначала что-нибудь заложи.
refusal-above_cash-plain = Ставка не может быть больше наличных. Поставь меньше или сначала что-нибудь заложи.
refusal-short_of_chips = Нужно { $chips }, а у тебя { $have }. Банк даёт один ресурс за четыре; можно и обменяться.
refusal-short_of_chips-plain = На это ресурсов не хватает. Банк даёт один за четыре; можно и обменяться.
refusal-short_of_chips-floor = На { $floor }-й этаж нужно { $cost }, столько у тебя нет. Банк даёт один ресурс за четыре; можно и обменяться.
refusal-short_of_chips-other = Столько здесь нет ({ $name }): { $chips }. Попроси что-нибудь из того, что есть.
refusal-short_of_cash = Нужно { $need }, а свободно у тебя { $have }. Заложи что-нибудь или добудь остальное обменом.
refusal-short_of_cash-plain = Наличных на это не хватает. Заложи что-нибудь или добудь остальное обменом.
refusal-short_of_cash-buy = Нужно { $need }, а свободно у тебя { $have }. Сначала заложи что-нибудь или отдай на аукцион.
refusal-short_of_cash-other = Столько здесь нет ({ $name }): { $need }. Попроси меньше.
refusal-can_still_raise = Залогом ещё можно получить { $amount }: на долг { $owed } хватит. Заложи и заплати.
refusal-can_still_raise-plain = Залогом ещё можно собрать нужную сумму. Заложи и заплати.

# --- what a floor takes, within a sentence
cost-any = { $count ->
    [one] { $count } любой
    [few] { $count } любых
    [many] { $count } любых
   *[other] { $count } любого
}

# --- the table
table-no_game = В этом канале игры нет. Стол откроет `/play`.
table-game_running = В этом канале уже есть стол. Присаживайся или возьми другой канал либо ветку.
table-lobby_full = Все места заняты. Второй стол откроет `/play` в другом канале или ветке.
table-already_seated = У тебя уже есть место за этим столом. Подожди, пока хозяин начнёт.
table-not_seated = За этим столом у тебя нет места. Смотреть можно: `/board`, `/score`, `/hand` с выбором места и `/game follow`.
table-not_host = Это дело хозяина стола. Попроси его или открой свой стол: `/play`.
table-too_few_seats = Чтобы начать, нужно мест: { $least }. Подожди, пока кто-нибудь сядет, или добавь заместителя.
table-not_lobby = За этим столом игра уже началась. Как она идёт, покажет `/board`.
table-unknown_setting = Такой настройки в этой игре нет. Все настройки — под кнопкой «Настройки».
table-bad_setting = Так эту настройку не задать. Открой «Настройки» и выбери один из вариантов.
table-already_decided = Это уже решено. Вот как обстоят дела.
table-not_your_seat = Сейчас решает: { $names }. Что пока можешь ты, покажет `/hand`.
table-not_your_seat-plain = Сейчас решает другой игрок. Что пока можешь ты, покажет `/hand`.
table-game_stopped = Эта игра остановлена. Новый стол откроет `/play`.
table-wrong_version = Эта игра начата в версии, которую здесь не продолжить. Новый стол откроет `/play`.
table-not_yours = Эта панель не твоя. Открой свою из сообщения игры.
table-unknown_game = Такой игры здесь нет. Выбери из списка `/play`.
table-unknown_control = Эта кнопка из прежней версии. `/board` покажет игру со свежими.
table-unknown = Сейчас так сделать нельзя. Как обстоят дела, покажет `/board`.
