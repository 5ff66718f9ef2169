# Почему что-то случилось или разрешено: правила, чьи настройки их меняют, и примеры.

## откуда правило

# Чем профиль или стол отличается от обычного: $settings — одно или несколько `why-setting`.
why-by-profile = { $profile }: { $settings }
why-by-table = Как играют за этим столом: { $settings }
why-setting = { $setting } — { $value }
why-example = Например:

## что происходит за столом

why-happened = Что случилось только что
why-move = Ход { $serial }
why-no-rule = За этим не стоит ни одно правило игры.
why-now = Что возможно сейчас
why-can = { $name } может: { $verbs }
why-choose-move = Правила для хода…
why-choose-event = Почему? Выбери, что случилось…
why-of-move = Правила: { $verb }
why-nothing-yet = За этим столом ещё ничего не случилось.
why-no-table = В этом канале нет игры, о которой можно рассказать. Найди правило командой /rules about: хватит одного-двух слов.
log-choose-why = Почему? Выбери ход…

## пример: короткий случай, рассказанный

example-elsewhere = За столом с другими настройками ({ $settings }):
example-before = Вначале — { $position }
example-after = Потом — { $position }
# reads as in English
example-seat = { $name }: { $facts }
example-at = поле «{ $place }»
example-jailed = { $throws ->
    [0] в тюрьме
    [one] в тюрьме, { $throws } бросок без дубля
    [few] в тюрьме, { $throws } броска без дубля
    [many] в тюрьме, { $throws } бросков без дубля
   *[other] в тюрьме, { $throws } броска без дубля
}
example-jailed-corner = { $throws ->
    [0] { $corner }
    [one] { $corner }, { $throws } бросок без дубля
    [few] { $corner }, { $throws } броска без дубля
    [many] { $corner }, { $throws } бросков без дубля
   *[other] { $corner }, { $throws } броска без дубля
}
example-deeds = владеет: { $deeds }
# reads as in English
example-street = { $deed } ({ $level })
example-towers = здания: { $towers }
example-tower = { $cell } ({ $height ->
    [one] { $height } этаж
    [few] { $height } этажа
    [many] { $height } этажей
   *[other] { $height } этажа
})
example-towers-many = { $count ->
    [one] { $count } здание
    [few] { $count } здания
    [many] { $count } зданий
   *[other] { $count } здания
}
example-cards = карточки: { $cards }
example-chips = ресурсы: { $chips }
example-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
example-worth = состояние { $amount }
example-cannot = { $name } не может: { $verbs }
# Кто-то пробует ход, который не разрешён; $answer — отказ, целые предложения.
example-try = { $name } хочет { $tried }: «{ $answer }»
# reads as in English
example-tried = { $verb } ({ $what })
example-swap = { $give } за { $take }
# reads as in English
example-several = { $thing } × { $count }
# Ставки аукциона, в одной строке через точку с запятой.
example-bid = { $name } ставит { $amount }
example-upto = { $name } задаёт тайный предел { $amount }
example-pass = { $name } пасует
