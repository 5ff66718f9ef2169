# The command line. `%(default)s` stays as it is: the usual value is put there. Names of commands and options are not translated.

cli-about = Банкир настольных игр о недвижимости в Discord.
cli-version = показать версию и выйти
cli-help = показать эту справку и выйти
cli-language = язык этой справки и вывода команд (по умолчанию — как в окружении)
cli-usage = использование:
cli-options = параметры
cli-arguments = аргументы
cli-commands = команды
cli-wrong = { $program }: неверный вызов: { $message }
# Reads as in English.
cli-failed = banker: { $message }

cli-run = обслуживать Discord с токеном из DISCORD_TOKEN
cli-run-about = Обслуживает Discord, пока его не остановят. Всё берётся из окружения: DISCORD_TOKEN или DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL, BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.

cli-sandbox = играть в браузере, без учётной записи
cli-sandbox-about = Игра в браузере без учётной записи Discord: настоящий бот на воображаемом сервере, со страницей для каждого из четырёх участников.
cli-sandbox-port = порт страницы на этой машине (по умолчанию %(default)s)
cli-sandbox-db = хранить игры в этом файле (по умолчанию — только пока работает)
cli-sandbox-missing = песочнице нужно дополнение: pip install 'banker[sandbox]' (нет пакета { $package })

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
cli-preview-unwritable = { $folder }: { $why }
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

cli-health = спросить работающего бота, всё ли в порядке
cli-health-about = Спрашивает бота, который работает на этой машине, может ли он обслуживать, по адресу из BANKER_METRICS. Печатает его ответ. Код выхода 0, если может, 1 — если нет или не отвечает: для проверки здоровья контейнера.
cli-health-nowhere = BANKER_METRICS не задан: бот нигде не показывает своё здоровье

cli-bench = измерить эту установку по меркам проекта
cli-bench-about = Измеряет эту установку по меркам проекта. Печатает микросекунды на действие, ходы игры с самим собой в секунду, миллисекунды и размер картинки, сохранения в секунду, а в рабочей копии, где есть петлевой Discord тестов, — ещё время процессора бота и ожидание нажатия при 50 нажатиях в секунду, его память, а также запуск, время процессора и память при десяти тысячах открытых игр, в которых ничего не происходит. Время от запуска к запуску может отличаться в полтора раза; сборку это ни в чём не останавливает.
cli-bench-quick = измерять всего несколько секунд, менее точно
cli-bench-json = печатать числа одним объектом JSON
cli-bench-load = вместо этого равномерно нажимать кнопки во многих играх; код выхода 1, если на нажатие ответили не так, как следует
cli-bench-seconds = сколько длится нагрузка (600)
cli-bench-rate = нажатий в секунду при нагрузке (50)
cli-bench-games = открытых игр при нагрузке (500)
cli-bench-seed = что выбирают люди под нагрузкой (1)

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
