# Что не так с файлами, настройками, базами данных, записями и случаями; говорится в командной строке. Пути, ключи и id остаются как есть;
# `$why` — другая неполадка или слова библиотеки на её языке.

# reads as in English
fault-file = { $file }: { $why }
# reads as in English
fault-quoted = { $why }
fault-refused = отказ: { $refusal }

store-foreign = { $file }: это не база данных Банкира
store-of-others = { $file }: база данных другой программы; она остаётся как есть
store-no-database = { $file }: это не база данных; файл остаётся как есть
store-damaged = { $file }: база данных повреждена ({ $why }); восстанови её из копии
store-dangling = строка таблицы { $table } ссылается на то, чего нет
store-there-already = { $file }: уже есть; выбери другое имя
store-itself = { $file }: это сама база данных
store-missing = { $file }: такого файла нет
store-no-file = { $file }: это не файл
store-no-folder = { $file }: папки { $folder } нет
store-not-opened = { $file }: не открывается: { $why }
store-unreadable = { $file }: не читается: { $why }
store-unwritable = { $file }: запись запрещена
store-closed = { $file }: база данных закрыта
store-busy = { $file }: занят другой программой; попробуй ещё раз
store-full = { $file }: диск полон
store-failing = { $file }: диск полон или отказывает ({ $why })
store-no-lock = { $file }: не создать: { $why }
store-in-use = { $file }: с ним работает другой бот
store-newer = { $file }: сделан более новой версией (таблицы { $there }, эта знает { $known })
store-unnumbered = номера переходов идут не подряд: { $names }
store-unended = { $file }: у последнего оператора нет конца
store-conflict = игра { $game }: тем временем изменилась
store-blob = игра { $game }: столбец «{ $what }» не читается: { $why }
store-no-rules = игра { $game }: нет её правил

config-choice = { $name }: можно только одно из: { $choices }
config-url = { $name }: нужен адрес, который начинается с одного из: { $schemes }
config-two-tokens = задай DISCORD_TOKEN или DISCORD_TOKEN_FILE, а не оба сразу
config-no-token = токена нет: задай DISCORD_TOKEN или укажи в DISCORD_TOKEN_FILE путь к файлу с ним
config-bad-token = в токене есть знаки, которых в токенах Discord не бывает: скопируй его заново с портала разработчиков
config-token-unreadable = DISCORD_TOKEN_FILE: { $file } не читается: { $why }
config-token-no-text = DISCORD_TOKEN_FILE: { $file } — не текстовый файл
config-token-empty = DISCORD_TOKEN_FILE: { $file } пуст
config-no-address = BANKER_METRICS: нужны адрес и порт, например 127.0.0.1:9464 или [::1]:9464
config-anywhere = BANKER_METRICS: { $host } откроет страницу и другим машинам; укажи 127.0.0.1 или задай BANKER_METRICS_ANYWHERE=yes, если так и надо
config-not-listened = BANKER_METRICS: { $at } не удаётся слушать: { $why }

record-move = ход { $move }: { $why }
record-line = строка { $line }: { $why }
record-empty = запись пуста
record-too-large = в файле больше { $most } МиБ: это не запись
record-format = строка 1: формат { $there } неизвестен; эта программа читает { $known }
record-line-long = в ней больше { $most } КиБ
record-no-line = это не строка записи: в конце нет её хеша
record-chain = хеш не следует из того, что стоит здесь и выше
record-no-header = запись начинается с заголовка
record-no-move-line = здесь должен стоять ход
record-cut-off = нет последней строки: запись обрезана
record-count = ходов { $count }, а последняя строка насчитала { $told }
record-no-rules = правила записи не составить: { $why }
record-other-rules = запись сыграна по другим правилам: { $game } версии { $there }, а у этой программы версия { $here }
record-misplaced = ход { $move } стоит там, где должен быть { $place }
record-in-its-place = на его месте стоит ход { $move }
record-too-early = он раньше хода перед ним
record-no-seat = места { $seat } нет
record-made-by = его не могло сделать «{ $who }»
record-undone = он был взят назад
record-undone-by = назад его взял не ход { $move }
record-otherwise = если сыграть снова, происходит другое: { $now }, а не { $told }
record-events = { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
}
record-chance = блоков случая потрачено к этому времени: { $now }, а не { $told }
record-over = игра к этому времени окончена
record-no-start = игра начинается со своего начала
record-not-started = с этим зерном и таким числом мест игру не начать: { $seats }
record-no-action = в нём нет действия, и назад он тоже ничего не берёт
record-no-undo = нет хода { $since } места { $seat }, который можно взять назад
record-not-over = игра не окончена: в её записи нет зерна
record-no-seed = зерно игры не сохранено
record-seed-no-hex = зерно — не шестнадцатеричное число
record-other-seed = зерно не то, что было обещано
record-other-commitment = обязательство не то, что объявлено в начале игры
record-other-final = последний хеш не тот, что объявлен в конце игры
record-goes-on = игра продолжается: броски можно проверить, когда она кончится
record-nothing = ничего не сыграно
record-other-ending = в последней строке другой конец: если сыграть снова, игра кончается так: { $ending }, победители: { $winners }
record-no-ending = в последней строке есть конец: если сыграть снова, у игры его нет

data-options = параметры
data-line = строка { $line }
data-missing = файла нет
data-no-toml = это не TOML: { $why }
data-no-utf8 = это не UTF-8: { $why }
data-no-fluent = это не Fluent
data-unknown = { $what ->
    [board] неизвестное игровое поле
    [card] неизвестная карточка
    [colour] неизвестный цвет
    [deck] неизвестная колода
    [deed] неизвестная недвижимость
    [game] неизвестная игра
    [group] неизвестная группа
    [kind] неизвестный вид
    [language] неизвестный язык
    [profile] неизвестный профиль
    [refusal] неизвестный отказ
    [role] неизвестная роль
    [rule] неизвестное правило
    [setting] неизвестная настройка
    [source] неизвестный источник
    [space] неизвестное поле
    [theme] неизвестная тема
   *[any] неизвестно: { $what }
} «{ $name }»
data-there-are = { $wrong }; есть { $known }
data-no-setting = неизвестная настройка; есть { $known }
data-none-of = «{ $value }» не подходит; можно выбрать: { $known }
data-no-number = «{ $value }» — не целое число от { $low } до { $high }
data-never = { $key } никогда не бывает «{ $value }»
data-must-be = должно быть { $names }
data-must-be-of = может быть только из: { $names }
data-ids = id должны различаться
data-names = такого id нет или у него нет имени: { $names }
data-above-0 = должно быть больше 0
data-at-least = должно быть не меньше { $least }
data-percent = должно быть от 0 до 100
data-range = нужны values или low, usual и high по возрастанию
data-low-usual-high = нужны low, usual и high по возрастанию
data-no-value = настройке нужно значение
data-tokens = нужно по одной фишке на место
data-min-seats = должно быть от 2 до max_seats
data-exactly-one = нужно ровно одно поле вида { $kind }, а здесь их { $count }
data-first = первое поле должно быть вида { $kind }
data-group = нужна недвижимость, вся одного вида
data-bare = у поля этого вида нет недвижимости
data-deck = на этом поле не берут из колоды «{ $name }»
data-tax-eras = сумма на каждую эпоху есть у поля налога, и только у него
data-taxes = налог есть у поля налога, и только у него
data-rents = сумм аренды у поля вида { $kind } должно быть столько: { $count }
data-columns = сумм в каждом столбце у поля вида { $kind } должно быть столько: { $count }
data-two-rents = аренде нужны две суммы: отдельно и со всей группой
data-rising = суммы не должны убывать
data-house-price = цена дома есть у улиц, и только у них
data-half = залог — половина цены
data-redeem = выкуп дороже, чем принёс залог
data-cards = карточек { $count }, а не { $size }
data-kept = либо хранится, либо действует
data-face = грань одного кубика и сумма больше 0
data-chips = числа ресурсов должны быть больше 0
data-grid = это не сетка
data-total = нужны цвет и сумма очков от 2 до 12
data-totals = нужна каждая сумма очков от 2 до 12
data-usual-pace = обычный темп должен быть одним из темпов, и их id должны различаться
data-near = near должно быть меньше половины decision
data-rule-id = id выглядят как { $game }.part.name
data-no-event = такого события нет
data-no-move = такого хода нет
data-no-grounds = не названо ни правило, ни то, что его нет
data-grounds = правила есть, а быть их не должно
data-one-letter = «{ $value }» — не одна буква
data-no-colour = «{ $value }» — не цвет вроде #1B2430
data-chip-too = ресурс с таким именем уже есть

words-none = нет слов для { $key }
words-none-of = нет слов ни для одного { $key }…
words-unused = { $key } никто не использует
words-twice = { $key } определён дважды
words-extra = в английском { $key } нет
words-english = всё ещё по-английски
words-no-language = такой язык неизвестен; папку называют по коду языка
words-no-form = нет формы для { $forms }
words-wants = просит { $names }, а в английском этого нет
words-lost = не говорит { $names }
words-keep = должен сохранить { $names }
words-keep-none = не должен содержать никаких %(…)s
words-unsayable = не произнести: { $why }
words-empty = ничего не говорит
words-long = длиннее { $most } букв
words-no-name = «{ $name }» — не имя команды: от 1 до 32 строчных букв без пробелов
words-same-name = { $key } и { $other } — оба «{ $name }»

case-none-below = в этой папке нет файлов случаев
case-nowhere = нет такого файла или папки
case-only = в файле случаев бывают только таблицы [[case]]
case-named = случай «{ $name }»
case-numbered = случай { $number }
case-step = шаг { $number } «{ $line }»: { $why }
case-no-code = «{ $line }»: отказ пишется `!SEAT VERB -> code` с известным кодом
case-no-verb = «{ $line }»: строка — это `SEAT VERB …`
case-no-form = «{ $line }» не разобрать
case-no-seat = { $where }: места по имени «{ $name }» нет
case-no-space = такого поля нет: { $value }
# reads as in English
case-given = { $where }: { $why }
case-table = нужна таблица
case-whole = нужно целое число от { $lowest }, а не { $value }
case-names = нужен список имён
case-no-key = неизвестный ключ «{ $key }»; есть { $known }
case-at-most = не больше { $most }
case-seats = { $game }: мест может быть от { $low } до { $high }, и имена их должны различаться
case-illegal = положение недопустимо: { $why }
case-two-owners = у { $deed } два владельца
case-no-card-left = карточки «{ $card }» нет больше ни в одной колоде
case-throws = броски — это списки граней от 1 до 6
case-tokens = фишки должны быть разными, из: { $known }
case-tower = на { $cell } не может стоять здание, в котором столько этажей: { $height }
case-blocks = блоков у места всего { $count }
case-chips = ресурсов цвета { $colour } всего { $count }
case-stock = домов всего { $houses }, отелей { $hotels }
case-role = нужно одно из: { $known }, а не { $value }
case-roles = числа ролей могут различаться не больше чем на одно место
case-building = на { $deed } не может стоять { $level }
case-no-figure = then: такого показателя нет: «{ $key }»
case-differs = { $key } — { $found }, а не { $wanted }
case-refused-as = отказ { $code }, а не { $wanted }
case-accepted = принято, а не отказано
case-accepted-as = принято, а не отказано с { $code }
case-law = нарушен закон: { $why }
case-storage = состояние не переживает сохранения
case-offered = { $seat } может выбрать { $verb }, но { $refusal }
script-dice = бросков в сценарии больше нет
script-throw = в сценарии больше нет броска, в котором столько кубиков: { $count }
script-deck = карточек из { $deck } в сценарии больше нет
script-card = сценарий даёт карточку из { $deck }, которой в колоде уже нет ({ $card })

law-broken = игра { $game } с зерном { $seed }: после { $action } места { $seat }: { $why }
law-cash = у места { $seat } { $cash }
law-issued = в кошельках { $held }, а банк выдал { $issued }
law-debt = долг { $amount }
law-owner = { $deed } принадлежит месту { $seat }
law-mortgaged = { $deed } в залоге без владельца
law-mortgaged-built = { $deed } в залоге и застроена
law-cards = карточек { $deck } не хватает, или есть лишние
law-held = { $card } не может быть ни у кого
law-numbers = у двух решений один номер
law-over = игра окончена, а чего-то ещё ждут
law-still = игра идёт, а ничего не ждут
law-debtors = долги и должники не сходятся
law-awaited = ждут место, которое выбыло: { $decision }
law-role = у места { $seat } роль «{ $role }»
law-no-building = на { $deed } ничего стоять не может
law-level = { $level } на { $deed }
law-no-monopoly = { $deed } застроена без монополии
law-adjusting = имущество уравнивают раньше, чем вышло время
law-no-chips = ресурсов цвета { $colour } меньше нуля
law-chips = ресурсов цвета { $colour } { $count }, а не { $box }
law-foundation = фундамента { $cell } нет
law-builders = здания и строители не сходятся
law-blocks = у места { $seat } осталось блоков { $left } и построено { $used }, а не { $all } всего
law-height = у места { $seat } здание невозможной высоты
law-bank = в банке домов { $houses }, отелей { $hotels }, в копилке { $pot }
law-buildings = домов { $houses } и отелей { $hotels }, а не { $box_houses } и { $box_hotels }
law-group = { $group } застроена, но не принадлежит целиком одному месту
law-uneven = { $group } застроена неровно
law-no-shortage = постройки просят, хотя нехватки нет
law-estate = наследство ждёт, а аукциона нет
law-transfer = передача без недвижимости: { $decision }
