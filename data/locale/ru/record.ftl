# Taking moves back, and the record of a game.

# --- taking moves back
event-moves_undone = { $count ->
    [one] { $name } отменяет ход { $serial }.
    [few] { $name } отменяет ход { $serial }; от него и дальше отменено { $count } хода.
    [many] { $name } отменяет ход { $serial }; от него и дальше отменено { $count } ходов.
   *[other] { $name } отменяет ход { $serial }; от него и дальше отменено { $count } хода.
}
table-nothing_to_undo = Хода, который можно отменить, у тебя пока нет. Что произошло, покажет `/log`.
table-undo_too_old = Твой последний ход слишком давний, его уже не отменить. Предложи остальным обмен, который всё поправит.
table-undo_asked = За столом ещё решают о другом ходе: { $names }. Сначала ответь, потом спроси снова.
table-undo_asked-plain = За столом ещё решают о другом ходе. Сначала ответь, потом спроси снова.
notice-undo = Вовремя согласились не все: ход остаётся ({ $name }).

command-game-undo = отменить
command-game-undo-description = Отменить твой последний ход; если были кубики, карточки или другие — с согласия всех
button-undo = Отменить
button-undo-ask = Спросить всех
button-undo-agree = Согласиться
button-undo-keep = Оставить ход
undo-did = Отменено. За столом всё как до твоего хода.
undo-asked = Вопрос задан. Кто вместо ответа играет дальше, тот против.
undo-heading = { $name } хочет отменить ход
undo-heading-own = Отменить твой последний ход?
undo-what = { $count ->
    [one] Отменится { $count } ход:
    [few] Отменится { $count } хода:
    [many] Отменится { $count } ходов:
   *[other] Отменится { $count } хода:
}
undo-needs = С тех пор ходили другие или вмешался случай: должны согласиться все, кто играет сам. Заместители всегда согласны.
undo-chance = Кубики потом бросают заново, а карточки, которых никто не видел, перетасуют.
undo-count = За отмену: { $names } ({ $count } из { $wanted }).
undo-until = Вопрос закроется { $when }; любой следующий ход снимет его раньше.
undo-mention = { $mention }, ты не против?
undo-agreed = Никто не против: ход отменён ({ $name }).
undo-kept = { $name } оставляет ход.
undo-withdrawn = { $name } всё же ничего не отменяет.
undo-settled = Этот вопрос решён.

# --- the record of a game
command-game-export = запись
command-game-export-description = Запись игры этого канала файлом, который может проверить любой
export-heading = Запись игры
export-what = { $count ->
    [one] { $count } ход со всеми последствиями, строка за строкой, в одной цепочке.
    [few] { $count } хода со всеми последствиями, строка за строкой, в одной цепочке.
    [many] { $count } ходов со всеми последствиями, строка за строкой, в одной цепочке.
   *[other] { $count } хода со всеми последствиями, строка за строкой, в одной цепочке.
}
export-hidden = Игра продолжается, поэтому зерна и тайных пределов здесь пока нет. Когда она окончится, `/game export` даст всю запись, и каждый бросок можно будет проверить.
export-check = Тот, у кого есть Banker, может проиграть её заново и сверить каждый бросок и карточку с тем, что было объявлено здесь:
stage-final = Последний хеш записи: { $final }; саму запись даст `/game export`.

# --- the log
command-log-seat = место
command-log-seat-description = Только то, что касается этого места
command-log-kind = вид
command-log-kind-description = Только события этого вида
log-heading = Что произошло
log-page = Страница { $page } из { $pages }, сначала новое
log-empty = Пока ничего не произошло.
log-none = Ничего такого не было. Выбери ниже другого игрока или другой вид.
log-turn = { $name } · круг { $round } · { $count ->
    [one] ход { $first }
    [few] ходы { $first }–{ $last }
    [many] ходы { $first }–{ $last }
   *[other] ходы { $first }–{ $last }
}
log-before = До первого хода · { $count ->
    [one] ход { $first }
    [few] ходы { $first }–{ $last }
    [many] ходы { $first }–{ $last }
   *[other] ходы { $first }–{ $last }
}
log-undone = ~~{ $text }~~
log-everybody = Все
log-everything = Всё
log-choose-seat = О ком
log-choose-kind = Что за событие
log-choose-board = Показать поле после хода…
log-board = Игровое поле после хода { $serial }
log-no-board = Поле после хода { $serial } уже не показать: правила с тех пор исправлены. Выбери ход поновее, он может быть достаточно близко.
log-kind-dice = Кубики
log-kind-moves = Перемещения и тюрьма
log-kind-money = Деньги
log-kind-deeds = Недвижимость
log-kind-auctions = Аукционы
log-kind-buildings = Здания
log-kind-trades = Обмены
log-kind-cards = Карточки
log-kind-chips = Ресурсы
log-kind-course = Ход игры
