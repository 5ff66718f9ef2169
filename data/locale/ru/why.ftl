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
