# The stage of a turn, its buttons, the private panels, modals and empty states. Buttons: at most 80 characters, better 25.

# --- the stage
stage-turn = Ходит { $name } · круг { $round }
stage-turn-again = Снова ходит { $name } · круг { $round }
stage-over = Игра окончена
stage-mention = { $mention }, твой ход.
stage-superseded = Здесь рассказ окончен; игра продолжается ниже.
stage-nothing-yet = В этом ходу пока ничего не произошло.
stage-standin = { $name }: играет заместитель.
stage-verify = Случайность задана заранее: SHA-256 зерна { $commitment }
stage-seed = Зерно: { $seed }; по нему любой может проверить каждый бросок.

# --- buttons of the stage
button-roll = Бросить кубики
button-roll-again = Бросить ещё раз
button-buy = Купить за { $amount }
button-decline = На аукцион
button-build = Строить…
button-bank = Обмен с банком…
button-force = Навязать обмен…
button-mortgage = Заложить…
button-redeem = Выкупить…
button-manage-deeds = Заложить и выкупить…
button-offer = Обмен…
button-pay-fine = Заплатить штраф { $amount }
button-pay-debt = Заплатить { $amount }
button-pay = Заплатить
button-use = Использовать: { $card }
button-use-card = Использовать карточку…
button-claim = Потребовать аренду { $amount }
button-claim-rent = Потребовать аренду
button-bankrupt = Объявить банкротство…
button-bankrupt-confirm = Да, объявить банкротство
button-end = Завершить ход
button-discard = Сбросить { $count }…
button-choose = Выбрать…
button-choose-chip = { $chip }
button-choose-from = { $chip } · { $name }
button-swap = Обмен на Бесплатной стоянке…
button-skip = Пропустить
button-bid = Поставить { $amount }
button-bid-other = Ставка…
button-upto = До предела…
button-pass = Пас
button-accept = Принять
button-accept-from = Принять предложение: { $name }
button-reject = Отклонить
button-reject-from = Отклонить предложение: { $name }
button-counter = Встречное предложение…
button-withdraw = Отозвать
button-withdraw-to = Отозвать предложение: { $name }
button-resign = Сдаться…
button-resign-confirm = Да, сдаться насовсем
button-more = Ещё…
button-board = Показать поле
button-island = Показать остров
button-hand = Что у меня
button-log = Журнал
button-why = Почему?
button-back = Назад
button-next = Дальше
button-previous = Назад по списку
button-confirm = Подтвердить
button-cancel = Не надо
button-clear = Начать заново
button-send = Отправить
button-return = Я здесь
button-new-game = Сыграть ещё
button-stop-confirm = Да, закончить игру

# --- the build panel
build-heading = Стройка
build-intro = Выбери место и этаж. Здание в четыре этажа выдержит пентхаус.
build-place = Где строить
build-place-free = { $cell }: первый этаж
build-place-own = { $cell }: { $height }-й этаж
build-place-penthouse = { $cell }: пентхаус
build-cost = Стоит { $cost }.
build-worth = Это здание даст { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
build-pay = Чем платить
build-pay-with = { $chips }
build-blocks = { $count ->
    [0] Блоков у тебя не осталось.
    [one] У тебя остался { $count } блок.
    [few] У тебя осталось { $count } блока.
    [many] У тебя осталось { $count } блоков.
   *[other] У тебя осталось { $count } блока.
}
build-warning-penthouse = Пентхаус сразу завершит игру.
build-nothing = На этаж сейчас не хватает. Ресурсы приносит каждый бросок, а банк даёт один за четыре.
build-done = Построено.

# --- mortgage and redeem
mortgage-heading = Заложить и выкупить
mortgage-intro = Недвижимость в залоге не приносит ни аренды, ни ресурсов, пока ты её не выкупишь.
mortgage-select = Заложить недвижимость
mortgage-entry = { $deed } · получишь { $amount }
redeem-select = Выкупить из залога
redeem-entry = { $deed } · заплатишь { $amount }
mortgage-nothing = Закладывать и выкупать тебе нечего.

# --- trading with the bank, Free Parking, Forced Trade, discarding, choosing
bank-heading = Обмен с банком
bank-intro = { $count } одного цвета за 1 другого, сколько угодно раз.
bank-give = Отдать { $count }, цвет
bank-take = Взять 1, цвет
bank-nothing = Для этого нужно ресурсов одного цвета: { $count }.
parking-heading = Бесплатная стоянка
parking-intro = Любые ресурсы ({ $count }) за 1 того цвета, которым не платишь; один раз.
parking-give = Отдать
parking-take = Взять
force-heading = Навязанный обмен
force-intro = Выбери игрока, цвет, который берёшь, и цвет, который отдаёшь. Отказаться нельзя.
force-seat = С кем меняться
force-take = Взять
force-give = Отдать
discard-heading = Сбросить ресурсы
discard-intro = { $count ->
    [one] Лишний { $count } ресурс. Какой оставишь здесь?
    [few] Лишних { $count } ресурса. Какие оставишь здесь?
    [many] Лишних { $count } ресурсов. Какие оставишь здесь?
   *[other] Лишних { $count } ресурса. Какие оставишь здесь?
}
discard-lies = Они останутся на твоём поле для следующей фишки.
choose-heading = Твой выбор
choose-take = { $count ->
    [one] Возьми в банке { $count } ресурс любого цвета.
    [few] Возьми в банке { $count } ресурса любых цветов.
    [many] Возьми в банке { $count } ресурсов любых цветов.
   *[other] Возьми в банке { $count } ресурса любых цветов.
}
choose-steal = Возьми 1 ресурс у другого игрока.
choose-gift = Подари 1 ресурс. Его получает { $name }.
choose-return = Верни в банк 1 ресурс.
choose-swap = Обменяй в банке сколько угодно ресурсов, один на один.
choose-colour = Цвет
choose-seat = Игрок
choose-chips = Ресурсы
choose-give = Отдать
choose-picked = Пока выбрано: { $chips }
choose-picked-none = Пока ничего не выбрано.
choose-left = { $count ->
    [0] Готово.
    [one] Осталось выбрать { $count }.
    [few] Осталось выбрать { $count }.
    [many] Осталось выбрать { $count }.
   *[other] Осталось выбрать { $count }.
}

# --- auction
auction-heading = Аукцион: { $deed }
auction-leader = Лидирует { $name }: { $amount }.
auction-no-bid = Ставок пока нет; начальная цена — { $amount }.
auction-next = Следующая ставка: { $amount } или больше.
auction-passed = Пас: { $names }
auction-your-maximum = Банк ставит за тебя до { $amount }. Больше этого никто не видит.
auction-maximum-set = Готово: банк ставит за тебя до { $amount }.

# --- trade composer
trade-heading = Обмен: { $name }
trade-intro = Клади на обе стороны что хочешь; предложение уйдёт, когда нажмёшь «Отправить».
trade-with = С кем меняться
trade-you-give = Отдаёшь
trade-you-get = Получаешь
trade-money = Деньги…
trade-deeds-give = Недвижимость, которую отдаёшь
trade-deeds-want = Недвижимость, которую хочешь
trade-cards-give = Карточки, которые отдаёшь
trade-cards-want = Карточки, которые хочешь
trade-chips-give = Ресурсы, которые отдаёшь
trade-chips-want = Ресурсы, которые хочешь
trade-offer = { $maker } предлагает ({ $to }): { $give } за { $want }.
trade-sent = Твоё предложение на столе ({ $name }).
trade-after = После обмена ({ $name }): { $goods }.
trade-nobody = Меняться не с кем.
trade-deed-mortgaged = { $deed } (в залоге)

# --- modals
modal-bid-title = Твоя ставка
modal-bid-label = Сумма
modal-bid-hint = От { $low } до { $high }
modal-upto-title = Ставить за меня до
modal-upto-label = Наибольшая сумма
modal-upto-hint = Видишь только ты. От { $low } до { $high }
modal-money-title = Деньги в этом обмене
modal-money-give = Отдаёшь
modal-money-want = Хочешь
modal-money-hint = Целое число, например { $example }
modal-chips-title = Ресурсы
modal-chips-label = { $colour }
modal-chips-hint = От 0 до { $max }
modal-rules-title = Найти правило
modal-rules-label = Слово или два

# --- hand, board, log, score
hand-heading = Что у тебя есть
hand-cash = Наличные: { $amount }
hand-deed = { $deed } · { $group } · аренда { $rent } · за { $total }: { $colour }
hand-deed-mortgaged = { $deed } · { $group } · в залоге; выкуп { $amount }
hand-no-deeds = Недвижимости пока нет.
hand-chips = Ресурсы: { $chips }
hand-no-chips = Ресурсов нет.
hand-cards = Карточки: { $cards }
hand-can = Можно: { $verbs }
hand-can-nothing = Сейчас тебе делать нечего.
board-heading = Игровое поле · круг { $round }
score-heading = У кого что есть
score-final-heading = Итог
score-winner = Победа: { $name }!
score-winners = Победу делят { $names }!

# --- rules
rules-heading = Правила
rules-none = По запросу «{ $query }» правил не нашлось. Попробуй одно слово: аренда, тюрьма, этаж.
rules-why-heading = Почему так?

# --- game commands
leave-done = { $name }: теперь за это место играет заместитель. Вернуться можно в любой момент кнопкой «Я здесь».
return-done = С возвращением, { $name }! Место снова твоё.
stop-question = Закончить эту игру для всех? Победы не будет ни у кого.
stop-done = { $name } заканчивает игру.
resign-question = Сдаться насовсем? Недвижимость и ресурсы уйдут в банк или кредитору, а в итоговой таблице тебя не будет.
resign-done = { $name } сдаётся.
bankrupt-question = Объявить банкротство? Ходить ты больше не будешь, но здания останутся, и победить ещё можно.

# --- panels: what several share
panel-done = Готово.
panel-closed = Это уже закрыто.
button-raise = Найти деньги…
button-choose-of = Выбрать ({ $name })…
button-mortgage-deed = Заложить: { $deed }
button-redeem-deed = Выкупить: { $deed }
build-floor = Какой этаж
build-floor-number = { $height }-й этаж
choose-take-colour = Взять
choose-too-many = { $count ->
    [one] Это на { $count } больше, чем нужно.
    [few] Это на { $count } больше, чем нужно.
    [many] Это на { $count } больше, чем нужно.
   *[other] Это на { $count } больше, чем нужно.
}
discard-leave = Оставить
debt-owed = Твой долг: { $amount }; кредитор — { $name }.
debt-raisable = Если заложить всё, наличных будет { $amount }.
auction-mention = { $mention }, ждём твоих ставок.
board-shown = Вот оно, свежее, в конце канала.
modal-money-range = Целое число до { $high }
trade-draft-gone = Это предложение больше не составляется. Открой «Обмен…» ещё раз.
button-build-go = Построить
trade-mention = { $mention }, это предложение тебе.

# --- houses and hotels
button-streets = Строить…
button-sell = Продать здания…
button-build-for = Построить: { $level } за { $amount }
button-want-ask = Сколько мне нужно…
button-want = { $count ->
    [one] Мне нужно { $count }
    [few] Мне нужно { $count }
    [many] Мне нужно { $count }
   *[other] Мне нужно { $count }
}
button-place-ask = Поставить здание…
button-place = Поставить сюда
button-sell-for = { $count ->
    [one] Продать { $count } за { $amount }
    [few] Продать { $count } за { $amount }
    [many] Продать { $count } за { $amount }
   *[other] Продать { $count } за { $amount }
}
button-sell-group = Продать всю группу: { $group } за { $amount }
level-houses = { $count ->
    [0] без зданий
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
}
level-hotel = отель
street-line = { $deed }: { $level }, аренда { $rent }
streets-heading = Стройка
streets-intro = Строят на улицах, вся группа которых твоя. Здания поднимают аренду.
streets-intro-window = В банке не хватает зданий: скажи, где и сколько тебе нужно, или пасуй.
streets-intro-place = Здание оплачено; выбери, где ему стоять.
streets-stock = В банке { $houses ->
    [one] { $houses } дом
    [few] { $houses } дома
    [many] { $houses } домов
   *[other] { $houses } дома
} и { $hotels ->
    [one] { $hotels } отель.
    [few] { $hotels } отеля.
    [many] { $hotels } отелей.
   *[other] { $hotels } отеля.
}
streets-choose = Улица
streets-entry = { $level } за { $amount }, аренда станет { $rent }
streets-count = Сколько
streets-count-entry = { $count ->
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}
streets-nothing = Сейчас строить нельзя: нужны вся группа улиц без залога, равномерная застройка и наличные.
sell-heading = Продажа зданий
sell-intro = Они возвращаются в банк. Группу можно освободить и всю сразу.
sell-choose = Улица
sell-entry = { $amount } за здание
sell-count = Сколько
sell-count-entry = { $count ->
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}
sell-nothing = Зданий, которые можно продать, у тебя сейчас нет.

# --- mortgaged deeds that changed hands, choices among words and numbers
transfer-heading = Недвижимость в залоге
transfer-intro = Выкупи её сейчас или заплати банку сбор и оставь в залоге.
transfer-line = { $deed }: выкуп { $redeem }, сбор { $fee }
button-transfer = Выкупить сейчас…
button-skip-fee = Заплатить только { $amount }
choose-one = Выбери
choose-tax = Как заплатишь?
choose-bus = Докуда везёт автобус?
choose-anywhere = Иди на любое поле.
answer-tax = Заплатить { $amount }
answer-tax-percent = Заплатить { $percent }{"\u00A0"}% со всего, что есть
answer-spaces = { $count ->
    [one] { $count } поле
    [few] { $count } поля
    [many] { $count } полей
   *[other] { $count } поля
}

# --- sums and debts where there are houses
modal-scaled-hint = { $short } значит { $full }.
debt-raisable-buildings = Продажей зданий и залогом ещё можно набрать { $amount }.
bankrupt-question-streets = Объявить банкротство? Всё, что у тебя есть, уйдёт кредитору или банку, и игра для тебя окончена.
resign-question-streets = Сдаться насовсем? Всё, что у тебя есть, уйдёт кредитору или банку, и игра для тебя окончена.
lot-house = дом
lot-hotel = отель
hand-street = { $deed } · { $group } · { $level } · аренда { $rent }
hand-plain = { $deed } · { $group } · аренда { $rent }
hand-times = { $deed } · { $group } · аренда { $count } × бросок
hand-ladder = аренда { $rents }
mortgage-intro-streets = Недвижимость в залоге не приносит аренды, пока ты её не выкупишь.
stage-time = Условленное время выходит { $when }; ход, который тогда идёт, — последний.
