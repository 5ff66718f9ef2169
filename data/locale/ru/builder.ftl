# The nouns of Monopoly Builder: tokens, colours, sets, chips and cards. Card texts are our own wording.

# --- tokens; the sign stands before a name
token-penguin = пингвин
token-cat = кошка
token-dinosaur = динозавр
token-duck = утка
token-penguin-sign = 🐧
token-cat-sign = 🐱
token-dinosaur-sign = 🦖
token-duck-sign = 🦆

# --- chip colours
colour-red = красный
colour-purple = лиловый
colour-green = зелёный
colour-yellow = жёлтый
chips-red = { $count ->
    [one] { $count } красный
    [few] { $count } красных
    [many] { $count } красных
   *[other] { $count } красного
}
chips-purple = { $count ->
    [one] { $count } лиловый
    [few] { $count } лиловых
    [many] { $count } лиловых
   *[other] { $count } лилового
}
chips-green = { $count ->
    [one] { $count } зелёный
    [few] { $count } зелёных
    [many] { $count } зелёных
   *[other] { $count } зелёного
}
chips-yellow = { $count ->
    [one] { $count } жёлтый
    [few] { $count } жёлтых
    [many] { $count } жёлтых
   *[other] { $count } жёлтого
}

# --- sets
group-brown = коричневая
group-light_blue = голубая
group-pink = розовая
group-orange = оранжевая
group-red = красная
group-yellow = жёлтая
group-green = зелёная
group-dark_blue = синяя

# --- the bonus cards
bonus-billionaire = Миллиардер
bonus-community = Народный строитель

# --- the Chance deck
deck-chance = Шанс
card-get_out_of_jail_free = Выход из тюрьмы
card-get_out_of_jail_free-text = Оставь себе. Один раз до броска откроет дверь тюрьмы.
card-forced_trade = Навязанный обмен
card-forced_trade-text = Оставь себе. Один раз после броска обменяй ресурс с игроком, который не может отказать.
card-advance_to_go = На ВПЕРЁД
card-advance_to_go-text = Иди на поле ВПЕРЁД и получи деньги, которые там ждут.
card-go_to_jail = Прямо в тюрьму
card-go_to_jail-text = В путь, мимо денег и мимо ресурсов.
card-take_any_2 = Угощайся
card-take_any_2-text = Возьми в банке любые 2 ресурса.
card-take_one_of_each = Всего понемногу
card-take_one_of_each-text = Возьми в банке по 1 ресурсу каждого цвета.
card-receive_100 = Удачный месяц
card-receive_100-text = Банк платит тебе { $amount }.
card-pay_50 = Бумажная волокита
card-pay_50-text = Заплати банку { $amount }.
card-pay_20_per_floor = Содержание зданий
card-pay_20_per_floor-text = Заплати банку { $amount } за каждый свой этаж.
card-gift_from_each = Новоселье
card-gift_from_each-text = Каждый другой игрок дарит тебе 1 ресурс на свой выбор.
card-steal_1 = Ловкие пальцы
card-steal_1-text = Возьми 1 ресурс у любого игрока на выбор.
card-all_return_1 = Большая уборка
card-all_return_1-text = Каждый, у кого есть ресурсы, возвращает в банк 1 на свой выбор.
card-next_unowned = Ниша на рынке
card-next_unowned-text = Иди к ближайшей ничьей недвижимости; купи её или смотри, как она уходит с аукциона.
card-next_collect = День доставки
card-next_collect-text = Иди на ближайшее поле, где раздают ресурсы.
card-swap_any = Базарный день
card-swap_any-text = Обменяй в банке сколько угодно своих ресурсов, один на один.
