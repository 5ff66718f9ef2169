# The command line. `%(default)s` stays as it is: the usual value is put there. Names of commands and options are not translated.

cli-about = Банкир настольных игр о недвижимости в Discord.
cli-version = показать версию и выйти
cli-version-checkout = из рабочей копии
cli-help = показать эту справку и выйти
cli-language = язык этой справки и вывода команд (по умолчанию — как в окружении)
cli-usage = использование:
cli-options = параметры
cli-arguments = аргументы
cli-commands = команды
cli-wrong = { $program }: неверный вызов: { $message }
# Reads as in English.
cli-failed = banker: { $message }
# Числа: целые, с одним знаком после запятой и как доля.
cli-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

cli-run = обслуживать Discord с токеном из DISCORD_TOKEN
cli-run-about = Обслуживает Discord, пока его не остановят. Всё берётся из окружения: DISCORD_TOKEN или DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL, BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.

cli-sandbox = играть в браузере, без учётной записи
cli-sandbox-about = Игра в браузере без учётной записи Discord: настоящий бот на воображаемом сервере, со страницей для каждого из четырёх участников.
cli-sandbox-port = порт страницы на этой машине (по умолчанию %(default)s)
cli-sandbox-db = хранить игры в этом файле (по умолчанию — только пока работает)
cli-sandbox-missing = песочнице нужно дополнение: pip install 'banker[sandbox]' (нет пакета { $package })
cli-sandbox-ready = Открой { $address } и набери /play; на странице можно переключаться между { $members }. Ctrl-C завершает работу.

cli-simulate = дать заместителям сыграть целые игры и сосчитать, чем они кончаются
cli-simulate-about = Даёт заместителям сыграть друг с другом целые игры и рассказывает, как они прошли. Печатает число оконченных игр, чем они кончились, ходов за игру, ходов в секунду, победы и очки по местам; `--json` печатает те же числа одним объектом. С одним и тем же зерном игры те же, сколько бы ни было процессов. Код выхода 1, если `--check` нашёл нарушенный закон, 2 — при неверном вызове.
cli-simulate-game = id игры (по умолчанию %(default)s)
cli-simulate-profile = набор настроек или режим (по умолчанию — собственный набор игры)
cli-simulate-board = игровое поле (по умолчанию — собственное поле профиля)
cli-simulate-option = одна настройка
cli-simulate-seats = сколько мест (по умолчанию — сколько может играть)
cli-simulate-games = сколько игр (по умолчанию %(default)s)
cli-simulate-seed = любое слово; с одним и тем же словом игры те же (по умолчанию %(default)s)
cli-simulate-jobs = сколько процессов (по умолчанию %(default)s)
cli-simulate-max-turns = остановить игру после T ходов (по умолчанию %(default)s)
cli-simulate-record = писать в эту папку по записи на игру
cli-simulate-check = проверять законы после каждого действия
cli-simulate-json = печатать числа одним объектом JSON
cli-simulate-seats-wrong = { $game }: мест может быть от { $low } до { $high }, а не { $seats }
cli-simulate-progress = игр: { $done } из { $count }
cli-simulate-played = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, зерно { $seed }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}
cli-simulate-endings = чем кончились
cli-simulate-turns = ходов за игру
cli-simulate-rounds = кругов за игру
cli-simulate-speed = ходов в секунду
cli-simulate-spread = разрыв в очках
cli-simulate-roles = победы по ролям
cli-simulate-median = медиана { $median }, больше всего { $most }
cli-simulate-points = { $points } очка от первого до последнего
# reads as in English
cli-simulate-share = { $name } { $times } ({ $share })
cli-simulate-column-seat = место
cli-simulate-column-wins = победы
cli-simulate-column-share = доля
cli-simulate-column-score = счёт

cli-ending-last_standing = остался один
cli-ending-stuck = строить нельзя
cli-ending-penthouse = пентхаус
cli-ending-bankruptcies = банкротства
cli-ending-rounds = круги
cli-ending-time = время
cli-ending-role_out = роль выбыла
cli-ending-limit = остановлено
cli-role-competitor = конкурент
cli-role-monopolist = монополист

cli-cases = проверить правила на случаях из файлов TOML
cli-cases-about = Проигрывает файлы случаев: положения, сценарии и ожидания в TOML. Печатает по строке на каждый несошедшийся случай, потом сколько сошлось и сколько нет; код выхода 1, если какой-то не сошёлся, 2 — если файл не прочесть.
cli-cases-paths = файлы случаев или папки с ними

cli-replay = сверить записанную игру с тем, что о ней объявлено
cli-replay-about = Проверяет записанные игры: проигрывает их заново и сверяет каждый бросок, карточку, сумму и событие с тем, что в записи. RECORD — файл, какой пишут `/game export` и `simulate --record`, или папка таких файлов. Обязательство было объявлено в канале, когда игра началась, последний хеш — когда она кончилась. Если заданы оба, ответ `valid`: с тех пор ничего не изменено, и кубиков никто не выбирал. Без них — `consistent, unproven`; для игры, которая продолжается, — `unfinished`; иначе `not valid` с первым неверным ходом и причиной. Код выхода 1, если запись неверна, 2 — если файл не запись, испорчен или другой версии.
cli-replay-record = записанная игра или папка записей
cli-replay-commitment = что объявлено, когда игра началась
cli-replay-final = что объявлено, когда игра кончилась
cli-replay-one = { $file }: объявленное относится к одной записи, а это папка
cli-replay-none = { $file }: записей (*.jsonl) здесь нет
cli-replay-done = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}

cli-preview = записать любую картинку записанной игры в файл или все виды картинок
cli-preview-about = Пишет в файл картинку записанной игры: игровое поле, остров, руку, аукцион, предложение или итог. RECORD — файл, какой пишут `simulate --record` и выгрузки бота. MOVE — число принятых действий: 0 — начало, по умолчанию — последнее. Описание картинки словами идёт в стандартный вывод. `--all DIR` записи не требует: пишет все виды картинок во всех темах, из игр заместителей, и сводные листы с ними.
cli-preview-record = записанная игра (строки JSON)
cli-preview-out = файл PNG, который записать
cli-preview-move = после скольких действий (по умолчанию — последнее)
cli-preview-kind = какая картинка (по умолчанию %(default)s)
cli-preview-seat = чья рука, считая с 0 (по умолчанию %(default)s)
cli-preview-language = язык слов на картинке (по умолчанию en); с --all каждый
cli-preview-theme = тема (по умолчанию light); с --all каждая (по умолчанию все)
cli-preview-game = с --all каждая игра (по умолчанию все)
cli-preview-replay = вместо этого записать всю игру анимированным файлом WebP
cli-preview-all = записать все виды картинок в DIR
cli-preview-missing = нужны аргументы: RECORD, OUT; или --all DIR
cli-preview-written = файлов { $files }, { $size } МБ, { $seconds } с
cli-preview-no-move = { $file }: хода { $move } нет; ходы от 0 до { $last }
cli-preview-no-seat = { $file }: места { $seat } нет; места от 0 до { $last }
cli-preview-no-kind = { $file }: у игры { $game } такой картинки нет: { $kind }
cli-preview-not-now = { $file }: у этого хода такой картинки нет: { $kind }

cli-check-data = проверить файлы данных: игры, правила, слова, темы
cli-check-data-about = Проверяет всё в data/: игры, своды правил, слова и темы. Печатает, что не так, по строке на каждое, и завершается с кодом 1; иначе говорит, что проверено.
cli-check-data-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
cli-check-data-language = { $language }: { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}
cli-check-data-well = игры: { $games }; языки: { $languages }; темы: { $themes }: всё в порядке

cli-migrate = привести базу данных к нынешней схеме
cli-migrate-about = Приводит базу данных к нынешней схеме или говорит, что она уже такая; игры и записи остаются как есть.
cli-migrate-file = база данных (по умолчанию BANKER_DB)
cli-migrate-done = { $file }: схема { $before } -> { $after }
cli-migrate-nothing = { $file }: схема { $after }, делать нечего

cli-backup = скопировать базу данных, можно и во время работы бота
cli-backup-about = Копирует базу данных в один файл, можно и во время работы бота, и проверяет копию. Копию делает онлайн-копирование SQLite: ничего из сохранённого не пропадает, и никому не нужно ждать.
cli-backup-copy = файл, который создать
cli-backup-db = база данных (по умолчанию BANKER_DB)
cli-backup-done = { $file }: { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}, из них идёт { $running }; проверено

cli-restore = поставить копию базы данных на её место
cli-restore-about = Ставит копию базы данных на её место. Сначала копия проверяется, бот не должен работать, а прежняя база остаётся рядом под другим именем.
cli-restore-copy = копия, сделанная командой `backup`
cli-restore-db = база данных (по умолчанию BANKER_DB)
cli-restore-done = { $file }: { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}, из них идёт { $running }
cli-restore-kept = прежнее хранится как { $file }

cli-doctor = осмотреть установку и сказать, что исправить
cli-doctor-about = Осматривает установку: пакеты, данные, шрифты, базу данных, токен и права; говорит, что делать с тем, что не так. Ничего не меняет и никуда не обращается. Код выхода 1, если без исправлений бот работать не сможет.
cli-doctor-well = исправлять нечего
cli-doctor-bad = исправить: { $count }
cli-doctor-state-good = норма
cli-doctor-state-note = прим.
cli-doctor-state-bad = СБОЙ
# reads as in English
cli-doctor-at-python = python
cli-doctor-at-packages = пакеты
cli-doctor-at-data = данные
cli-doctor-at-fonts = шрифты
cli-doctor-at-database = база данных
cli-doctor-at-token = токен
cli-doctor-at-permissions = права
cli-doctor-no-package = нет { $package }: установи бота заново через pip
cli-doctor-no-isal = нет isal: картинки делаются на несколько миллисекунд дольше; установи его, если у бота много игр
cli-doctor-data = игры: { $games }; темы: { $themes }
cli-doctor-data-wrong = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}, первая: { $first }; все покажет `python -m bot check-data`
cli-doctor-fonts = все буквы игровых полей можно нарисовать
cli-doctor-no-letters = в шрифтах нет { $letters }: установи font-roboto заново
cli-doctor-no-folder = { $file }: папки { $folder } нет; создай её или укажи в BANKER_DB другой файл
cli-doctor-folder-unwritable = { $folder }: запись запрещена; SQLite нужно создавать файлы рядом с базой данных
cli-doctor-no-room = { $folder }: свободно всего { $free } МБ; освободи место, пока игры ещё сохраняются
cli-doctor-no-file = { $file }: пока нет; появится, когда бот запустится
cli-doctor-file-unwritable = { $file }: запись запрещена; дай это право пользователю, под которым работает бот
cli-doctor-sound = { $file }: в порядке, { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
cli-doctor-older = { $file }: таблицы версии { $version } из { $newest } обновятся при следующем запуске
cli-doctor-served = { $file }: с ним работает бот
cli-doctor-not-served = { $file }: ни один бот с ним не работает
cli-doctor-token = токен правильного вида и принадлежит приложению { $application }; действует ли он, знает только Discord
cli-doctor-token-form = это не похоже на токен бота: скопируй его со страницы приложения *Bot*, а не *OAuth2*
cli-doctor-permissions = запрашиваются: { $names } (числом { $number })
cli-doctor-invite = пригласить бота: { $address }

cli-health = спросить работающего бота, всё ли в порядке
cli-health-about = Спрашивает бота, который работает на этой машине, может ли он обслуживать, по адресу из BANKER_METRICS. Печатает его ответ. Код выхода 0, если может, 1 — если нет или не отвечает: для проверки здоровья контейнера.
cli-health-nowhere = BANKER_METRICS не задан: бот нигде не показывает своё здоровье
cli-health-no-answer = { $at } не отвечает: { $why }

cli-bench = измерить эту установку по меркам проекта
cli-bench-about = Измеряет эту установку по меркам проекта. Печатает микросекунды на действие, ходы игры с самим собой в секунду, миллисекунды и размер картинки, сохранения в секунду, а в рабочей копии, где есть петлевой Discord тестов, — ещё время процессора бота и ожидание нажатия при 50 нажатиях в секунду, его память, а также запуск, время процессора и память при десяти тысячах открытых игр, в которых ничего не происходит. Время от запуска к запуску может отличаться в полтора раза; сборку это ни в чём не останавливает.
cli-bench-quick = измерять всего несколько секунд, менее точно
cli-bench-json = печатать числа одним объектом JSON
cli-bench-load = вместо этого равномерно нажимать кнопки во многих играх; код выхода 1, если на нажатие ответили не так, как следует
cli-bench-seconds = сколько длится нагрузка (600)
cli-bench-rate = нажатий в секунду при нагрузке (50)
cli-bench-games = открытых игр при нагрузке (500)
cli-bench-seed = что выбирают люди под нагрузкой (1)
bench-measured = измерено
bench-budget = мерка
bench-kept = выдержано
bench-missed = НЕ ВЫДЕРЖАНО
bench-not-measured = не измерено
bench-nothing = ничего не измерено: петлевого Discord тестов здесь нет

bench-action = одно действие, мкс процессора
bench-turns = игра с собой, ходов за с процессора
bench-street = { $game }: игра с собой, ходов за с
bench-board-ms = картинка поля, мс процессора
bench-board-kb = картинка поля, КБ
bench-island-ms = картинка острова, мс процессора
bench-island-kb = картинка острова, КБ
bench-kind-ms = { $game } { $kind }, мс процессора
bench-kind-kb = { $game } { $kind }, КБ
bench-commits = сохранений за с процессора
bench-press-cpu = одно нажатие, мс процессора бота
bench-press-median = от нажатия до ответа, медиана, мс
bench-press-most = от нажатия до ответа, 99 из 100, мс
bench-memory = память бота в покое, МБ
bench-house-start = полный дом, от запуска до ответа, с
bench-house-cpu = полный дом, с процессора за тихую минуту
bench-house-memory = полный дом, МБ сверх одной игры

bench-load = { $presses ->
    [one] { $presses } нажатие
    [few] { $presses } нажатия
    [many] { $presses } нажатий
   *[other] { $presses } нажатия
}, { $rate } в секунду, начато игр { $games };
bench-load-missed = задержано { $held_back }, с опозданием { $late }
bench-load-failed = не удалось
bench-load-faults = сбои бота
bench-load-shown = от нажатия до новой сцены, мс: медиана { $half }, 99 % { $most }, 99,9 % { $nearly }
bench-load-answered = от нажатия до любого ответа, мс: медиана { $half }, 99 % { $most }, 99,9 % { $nearly }
bench-load-stages = 99 % сцен, мс
bench-load-lag = опоздание цикла, 99,9 %, мс
bench-load-picture = одна картинка, мс: { $ms }
bench-load-growth = память от { $first } до { $last } МБ, рост
bench-load-refused = отказы: { $codes }
bench-load-none-refused = отказов нет

bench-at-engine = правила
bench-at-turns = игра с собой
bench-at-turns-of = игра с собой: { $game }
bench-at-pictures = картинки
bench-at-pictures-of = картинки: { $game }
bench-at-commits = сохранения
bench-at-presses = нажатия
bench-at-house = полный дом
bench-at-games = { $count ->
    [one] начинается { $count } игра
    [few] начинаются { $count } игры
    [many] начинается { $count } игр
   *[other] начинается { $count } игры
}
bench-at-presses-made = { $seconds } с, { $count ->
    [one] { $count } нажатие
    [few] { $count } нажатия
    [many] { $count } нажатий
   *[other] { $count } нажатия
}, не удалось { $failed }

# Что не так с вызовом. %(…)s, %(…)r, %s и %r остаются как есть.
cli-wrong-argument = аргумент %(argument_name)s: %(message)s
cli-wrong-one = не хватает значения
cli-wrong-some = не хватает хотя бы одного значения
cli-wrong-required = нужно указать: %s
cli-wrong-unknown = такого здесь нет: %s
cli-wrong-ambiguous = %(option)s может означать любое из %(matches)s
cli-wrong-explicit = значение здесь не нужно, а указано %r
cli-wrong-value = %(value)r — это не %(type)s
cli-wrong-choice = %(value)r здесь нет; можно выбрать: %(choices)s
cli-simulate-no-count = «{ $text }» — не число больше 0
cli-simulate-no-pair = «{ $text }» — не KEY=VALUE
