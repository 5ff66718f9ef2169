# The nouns of classic Monopoly: profiles, boards and their money, settings, tokens, sets and cards. Card texts are our own wording.
# What Monopoly Builder has too (colours of sets, some cards, who collects rent) stands with the words of that game and of the lobby.

# Reads as in English.
game-classic = Monopoly
game-classic-blurb = Покупай улицы, ставь дома и отели и продержись дольше всех остальных.

profile-classic-official = Официальные правила
profile-classic-official-description = Как в коробке: аукцион от 10, равномерная застройка, в конце остаётся один игрок
profile-classic-russian = Русская классика
profile-classic-russian-description = Деньги в тысячах рублей; аукцион с любой ставки; залог отменяет двойную аренду
profile-classic-online = Онлайн
profile-classic-online-description = Один дом на группу за ход, до броска; здания продаются за полную цену
profile-classic-short = Короткая игра
profile-classic-short-description = Две карточки на руки, отель после 3 домов, конец при втором банкротстве
profile-classic-timed = Игра на время
profile-classic-timed-description = Две карточки на руки; когда время вышло, побеждает самый богатый
profile-classic-cards = Банковские карты
profile-classic-cards-description = Официальные правила с суммами в миллионах: 15M в начале, 2M на поле ВПЕРЁД

board-us = Американское (США)
board-ru = Московское (Россия)
board-cs = Чешское
board-sk = Словацкое
board-ro = Румынское

# --- money of a board; with a scale of a profile, in thousands or millions
money-us = { $amount } $
money-us-1000 = { $amount } тыс. $
money-us-10000 = { $amount }M
money-ru = { $amount } ₽
money-ru-1000 = { $amount } тыс. ₽
money-ru-10000 = { $amount }M
money-cs = { $amount } Kč
money-cs-1000 = { $amount } тыс. Kč
money-cs-10000 = { $amount }M
money-sk = { $amount } €
money-sk-1000 = { $amount } тыс. €
money-sk-10000 = { $amount }M
money-ro = { $amount ->
    [one] { $amount } лей
    [few] { $amount } лея
    [many] { $amount } леев
   *[other] { $amount } лея
}
money-ro-1000 = { $amount } тыс. леев
money-ro-10000 = { $amount }M

# --- settings: what each is, what the rule texts say about it, and its choices
setting-tax_era = Налоги
setting-tax_era-rule = В старых изданиях подоходный налог можно было заплатить как 10{"\u00A0"}% состояния, а на некоторых карточках стояли другие суммы.
setting-tax_era-2008 = Твёрдые суммы
setting-tax_era-2008-description = Подоходный налог 200, налог на роскошь 100, сколько бы ни было имущества
setting-tax_era-1935 = По-старому
setting-tax_era-1935-description = Подоходный налог 200 или 10{"\u00A0"}% состояния, выбор до подсчёта; налог на роскошь 75
setting-double_rent_when_mortgaged = Двойная аренда рядом с залогом
setting-double_rent_when_mortgaged-rule = В официальном тексте аренда незастроенной группы удваивается, о залоге он молчит; русский и онлайн-текст это отменяют.
setting-double_rent_when_mortgaged-true = Удваивается
setting-double_rent_when_mortgaged-true-description = Полная группа даёт двойную аренду, даже если одна из улиц в залоге
setting-double_rent_when_mortgaged-false = Не удваивается
setting-double_rent_when_mortgaged-false-description = Одна улица в залоге отменяет двойную аренду всей группы
setting-double_rent_when_built = Двойная аренда рядом со зданием
setting-double_rent_when_built-rule = По официальному и русскому текстам удваивается аренда каждой пустой улицы полной группы, по онлайн-тексту — лишь когда пусты все.
setting-double_rent_when_built-true = Удваивается
setting-double_rent_when_built-true-description = Пустые улицы дают двойную аренду, даже если на других стоят дома
setting-double_rent_when_built-false = Не удваивается
setting-double_rent_when_built-false-description = Первый дом в группе отменяет двойную аренду её остальных улиц
setting-utility_roll = Бросок за предприятия
setting-utility_roll-rule = Официальный и русский тексты берут бросок, который сюда привёл; онлайн-текст — всегда новый.
setting-utility_roll-moved = Бросок хода
setting-utility_roll-moved-description = Аренда считается по броску, который привёл фишку
setting-utility_roll-fresh = Новый бросок
setting-utility_roll-fresh-description = Чтобы узнать аренду, кубики бросают ещё раз
setting-bankrupt_buildings = Здания банкрота
setting-bankrupt_buildings-rule = По текстам правил их сперва продают банку; в короткой игре передают как есть.
setting-bankrupt_buildings-sold = Продаются банку
setting-bankrupt_buildings-sold-description = Банк покупает их, и деньги получает кредитор
setting-bankrupt_buildings-pass = Остаются стоять
setting-bankrupt_buildings-pass-description = Кредитор получает их вместе с улицами
setting-mortgage_clears = Перед залогом
setting-mortgage_clears-rule = Официальный и онлайн-текст сносят здания всей группы; русский — только на самой улице.
setting-mortgage_clears-group = Освободить всю группу
setting-mortgage_clears-group-description = Ни на одной улице группы не должно быть зданий
setting-mortgage_clears-street = Освободить улицу
setting-mortgage_clears-street-description = Без зданий должна быть только улица, которую закладывают
setting-auctions = Аукционы
setting-auctions-rule = Во всех текстах то, что не купили, уходит на аукцион; во многих семьях играют без этого.
setting-auctions-true = С аукционами
setting-auctions-true-description = Что не купили, сразу уходит за самую высокую ставку
setting-auctions-false = Без аукционов
setting-auctions-false-description = Что не купили, остаётся у банка
setting-auction_start = Первая ставка
setting-auction_start-rule = Официальный текст начинает с 10; русский принимает любую ставку.
setting-auction_step = Наименьший шаг
setting-auction_step-rule = Официальный текст требует хотя бы на 1 больше; другие молчат.
setting-decliner_bids = Участвует ли тот, кто отказался?
setting-decliner_bids-rule = По официальному и русскому текстам отказавшийся от покупки может делать ставки, по онлайн-тексту — нет.
setting-decliner_bids-true = Да
setting-decliner_bids-true-description = Кто не купил, может делать ставки вместе с остальными
setting-decliner_bids-false = Нет
setting-decliner_bids-false-description = В аукционе участвуют только остальные
setting-even_building = Равномерная застройка
setting-even_building-rule = В официальном и русском текстах группу застраивают и освобождают равномерно; онлайн-текст этого не требует.
setting-even_building-true = Равномерно
setting-even_building-true-description = Число зданий на улицах группы различается не больше чем на одно
setting-even_building-false = Как угодно
setting-even_building-false-description = Каждая улица группы застраивается сама по себе
setting-houses_per_turn = Зданий на группу за ход
setting-houses_per_turn-rule = Онлайн-текст разрешает один дом на группу за ход; у других предела нет. 0 — без предела.
setting-hotel_after = Домов до отеля
setting-hotel_after-rule = Отель ставят вместо 4 домов; в короткой игре — вместо 3.
setting-hotel_after-4 = 4 дома
setting-hotel_after-4-description = Отель заменяет четыре дома
setting-hotel_after-3 = 3 дома
setting-hotel_after-3-description = Отель заменяет три дома
setting-houses = Домов в банке
setting-houses-rule = В коробке 32 дома; онлайн-текст предела не называет.
setting-hotels = Отелей в банке
setting-hotels-rule = В коробке 12 отелей; онлайн-текст предела не называет.
setting-resale = Продажа зданий
setting-resale-rule = Банк платит половину цены; в онлайн-тексте — всю.
setting-resale-half = За полцены
setting-resale-half-description = Банк платит половину стоимости здания
setting-resale-full = За полную цену
setting-resale-full-description = Банк платит полную стоимость здания
setting-redeem_from = Выкуп из залога
setting-redeem_from-rule = Сумма залога и ещё 10{"\u00A0"}%; в онлайн-тексте — цена недвижимости и ещё 10{"\u00A0"}%.
setting-redeem_from-mortgage = От суммы залога
setting-redeem_from-mortgage-description = За выкуп платят сумму залога и 10{"\u00A0"}% от неё
setting-redeem_from-price = От цены
setting-redeem_from-price-description = За выкуп платят цену недвижимости и 10{"\u00A0"}% от неё
setting-trade_mortgaged = Обмен заложенного
setting-trade_mortgaged-rule = Русский текст разрешает его со сбором 10{"\u00A0"}%; онлайн-текст — нет; официальный молчит.
setting-trade_mortgaged-true = Можно
setting-trade_mortgaged-true-description = Новый владелец выкупает её из залога или платит банку 10{"\u00A0"}%
setting-trade_mortgaged-false = Нельзя
setting-trade_mortgaged-false-description = Перед обменом недвижимость надо выкупить из залога
setting-trade_when = Когда меняться
setting-trade_when-rule = Официальный текст разрешает обмен в любой момент; онлайн-текст — только до своего броска.
setting-trade_when-any = В любой момент
setting-trade_when-any-description = В чей угодно ход
setting-trade_when-before_roll = До своего броска
setting-trade_when-before_roll-description = Предложения делают в свой ход, до броска
setting-estate = Недвижимость, доставшаяся банку
setting-estate-rule = В официальном и русском текстах недвижимость банкрота уходит на аукцион; в онлайн-тексте её снова можно купить.
setting-estate-auction = На аукцион
setting-estate-auction-description = По одной, без залога
setting-estate-free = Снова в продаже
setting-estate-free-description = Купить может тот, кто первым туда попадёт
setting-bankrupt_to_seat = Банкрот должен другому игроку
setting-bankrupt_to_seat-rule = Всё, что осталось, получает кредитор; по онлайн-тексту — банк, который платит кредитору.
setting-bankrupt_to_seat-inherit = Получает кредитор
setting-bankrupt_to_seat-inherit-description = Наличные, недвижимость и карточки переходят кредитору
setting-bankrupt_to_seat-bank_pays = Платит банк
setting-bankrupt_to_seat-bank_pays-description = Всё уходит банку, а он платит долг кредитору
setting-opening_deal = Раздача в начале
setting-opening_deal-rule = В короткой игре и игре на время каждому раздают по две карточки, сразу за деньги; в других — ни одной.
setting-ends_at_bankruptcy = Банкротство, которое завершает игру
setting-ends_at_bankruptcy-rule = Короткая игра заканчивается на втором, другие — когда остался один игрок. Это и значит 0.
setting-turn_limit = Кругов
setting-turn_limit-rule = Тексты правил число кругов не ограничивают. После последнего побеждает самый богатый; 0 — без предела.
setting-time_limit = Минут
setting-time_limit-rule = Игра на время заканчивается в условленный час, и побеждает самый богатый. 0 — без предела.
setting-start_cash = Деньги в начале
setting-start_cash-rule = По всем текстам начинают с 1500, как бы ни записывались деньги.
setting-go = Деньги на поле ВПЕРЁД
setting-go-rule = По всем текстам за проход через ВПЕРЁД или остановку на нём платят 200.
setting-double_go = Остановка на ВПЕРЁД
setting-double_go-rule = Ни в одном тексте за остановку не платят больше, чем за проход; во многих семьях платят.
setting-double_go-false = Обычная выплата
setting-double_go-false-description = За остановку столько же, сколько за проход
setting-double_go-true = Двойная выплата
setting-double_go-true-description = За остановку прямо на ВПЕРЁД платят вдвое
setting-parking_pot = Бесплатная стоянка
setting-parking_pot-rule = Во всех текстах там ничего не происходит; во многих семьях туда складывают налоги.
setting-parking_pot-false = Просто отдых
setting-parking_pot-false-description = Там ничего не платят и не получают
setting-parking_pot-true = С копилкой
setting-parking_pot-true-description = Налоги и платежи по карточкам ждут того, кто туда попадёт
setting-rent_in_jail = Аренда владельца в тюрьме
setting-rent_in_jail-rule = По всем текстам владелец получает аренду и в тюрьме; в некоторых семьях — нет.
setting-rent_in_jail-true = Получает
setting-rent_in_jail-true-description = Владелец в тюрьме получает аренду как обычно
setting-rent_in_jail-false = Не получает
setting-rent_in_jail-false-description = Кто в тюрьме, аренды не получает
setting-speed_die = Скоростной кубик
setting-speed_die-rule = Третий кубик из поздних изданий; в обычных правилах его нет.
setting-speed_die-false = Без него
setting-speed_die-false-description = Два кубика, как обычно
setting-speed_die-true = Со скоростным кубиком
setting-speed_die-true-description = После первого прохода через ВПЕРЁД игру ускоряет третий кубик

# --- tokens; the sign stands before a name
token-rocket = ракета
token-sailboat = парусник
token-frog = лягушка
token-bicycle = велосипед
token-ghost = привидение
token-horse = лошадь
token-crow = ворона
token-rocket-sign = 🚀
token-sailboat-sign = ⛵
token-frog-sign = 🐸
token-bicycle-sign = 🚲
token-ghost-sign = 👻
token-horse-sign = 🐴
token-crow-sign = 🐦‍⬛

# --- sets that are no colours
group-railroad = железные дороги
group-utility = коммунальные предприятия

# --- buildings
building-house = дом
building-hotel = отель
buildings-house = { $count ->
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
}
buildings-hotel = { $count ->
    [one] { $count } отель
    [few] { $count } отеля
    [many] { $count } отелей
   *[other] { $count } отеля
}

# --- the Chance deck
card-advance_to_illinois_avenue = Прогулка по проспекту
card-advance_to_illinois_avenue-text = Иди на поле «{ $place }». Если ВПЕРЁД по пути, возьми там деньги.
card-advance_to_st_charles_place = Деловая встреча
card-advance_to_st_charles_place-text = Иди на поле «{ $place }». Если ВПЕРЁД по пути, возьми там деньги.
card-nearest_utility = Проверь счётчик
card-nearest_utility-text = Иди к ближайшему коммунальному предприятию. Ничьё — можно купить. Чужое — брось кубики и заплати десятикратную сумму.
card-nearest_railroad = Успеть на поезд
card-nearest_railroad-text = Иди к ближайшей железной дороге. Ничья — можно купить. Чужая — заплати двойную аренду.
card-dividend_50 = Акции растут
card-dividend_50-text = Банк платит тебе { $amount }.
card-back_3 = Не туда
card-back_3-text = Вернись на 3 поля назад.
card-repairs_25_100 = Крыши текут
card-repairs_25_100-text = Заплати банку { $house } за каждый свой дом и { $hotel } за каждый отель.
card-poor_tax_15 = Мелкий сбор
card-poor_tax_15-text = Заплати банку { $amount }.
card-advance_to_reading_railroad = По вагонам
card-advance_to_reading_railroad-text = Иди на поле «{ $place }». Если ВПЕРЁД по пути, возьми там деньги.
card-advance_to_boardwalk = На променад
card-advance_to_boardwalk-text = Иди на поле «{ $place }».
card-pay_each_50 = Спасибо всем
card-pay_each_50-text = Заплати каждому другому игроку { $amount }.
card-loan_150 = Срок вклада подошёл
card-loan_150-text = Банк платит тебе { $amount }.

# --- the Community Chest deck
deck-chest = Общественная казна
card-bank_error_200 = Не тот счёт
card-bank_error_200-text = Банк по ошибке начислил тебе { $amount }. Теперь это твоё.
card-doctor_50 = Осмотр у врача
card-doctor_50-text = Заплати банку { $amount }.
card-stock_sale = Вовремя продано
card-stock_sale-text = Твои акции приносят { $amount }.
card-get_out_of_jail_free_chest = Выход из тюрьмы
card-get_out_of_jail_free_chest-text = Оставь себе. Один раз до броска откроет дверь тюрьмы.
card-from_each = За твоё здоровье
card-from_each-text = Каждый другой игрок платит тебе { $amount }.
card-holiday_fund_100 = Отложено на лето
card-holiday_fund_100-text = Банк платит тебе { $amount }.
card-tax_refund_20 = Деньги назад
card-tax_refund_20-text = Налоговая возвращает { $amount }.
card-insurance_100 = Страховка платит
card-insurance_100-text = Банк платит тебе { $amount }.
card-hospital_100 = Пара дней в постели
card-hospital_100-text = Заплати банку { $amount }.
card-school_fees = Новые учебники
card-school_fees-text = Заплати банку { $amount }.
card-services_25 = Добрый совет
card-services_25-text = За него тебе платят { $amount }.
card-repairs_40_115 = Новые тротуары
card-repairs_40_115-text = Заплати банку { $house } за каждый свой дом и { $hotel } за каждый отель.
card-beauty_10 = Второе место
card-beauty_10-text = Приз за второе место приносит тебе { $amount }.
card-inheritance_100 = Дальняя тётушка
card-inheritance_100-text = Она оставляет тебе { $amount }.
