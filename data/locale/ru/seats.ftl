# Seats in a running game: votes, seats on offer, the chair, who looks on, and what a server settles.

# --- why something about a seat was not done
table-no_seat = Такого места за этим столом нет. Выбери из списка.
table-own_seat = Это твоё собственное место. `/game leave` передаст его заместителю, `/game replace` — кому-нибудь другому.
table-not_your_own = Это решает тот, чьё это место. `/game kick` вынесет вопрос на голосование за столом.
table-seat_out = Играть за это место уже нечего. Выбери другое.
table-seat_empty = За это место уже насовсем играет заместитель. `/game replace` предложит его кому-нибудь.
table-seat_held = Это место занято: { $names }. `/game kick` вынесет вопрос на голосование за столом.
table-seat_held-plain = За это место кто-то играет сам. `/game kick` вынесет вопрос на голосование за столом.
table-seat_back = Это место больше не свободно. Кто где сидит, покажет `/board`.
table-not_voter = Голосуют только те, кто играет сам, и не тот, о ком речь. Пока можно смотреть: `/board`.
table-too_few_voters = Чтобы решить это голосованием, нужны хотя бы двое голосующих. `/game replace` передаёт место, за которое играет заместитель, `/game stop` завершает игру, а освободить место может тот, кто управляет сервером.
table-not_asker = Это решает тот, кто об этом просил. Обратись к нему или к тому, кто управляет сервером.
table-not_invited = Это место держат для кого-то другого. Попроси, чтобы за столом предложили место и тебе.
table-taker_seated = У этого человека уже есть место за столом. Выбери того, у кого его нет.
table-barred = О месте этого человека уже голосовали, и сесть за эту игру снова он не может. `/play` в другом канале откроет новую.
table-already_host = Этот стол и так на тебе. Просто играй дальше.
table-chair_taken = Хозяин этого стола: { $names }. Когда за это место играет заместитель, стол может взять на себя любой, кто за ним сидит.
table-chair_taken-plain = Хозяин за столом. Когда за его место играет заместитель, стол может взять на себя любой, кто за ним сидит.
table-not_manager = На этом сервере игру останавливают только те, кто им управляет. Попроси кого-нибудь из них или передай своё место: `/game leave`.
table-not_manager_here = Это дело тех, кто управляет этим сервером. Попроси кого-нибудь из них.
table-not_here = На этом сервере игры начинают здесь: { $names }. Набери `/play` там.
table-not_here-plain = На этом сервере игры начинают в других каналах. Набери `/play` там.
table-not_starter = Начинать игру здесь могут: { $names }. Сядь за открытый стол или попроси кого-нибудь из них открыть новый.
table-not_starter-plain = Начинать игру здесь могут только участники с определёнными ролями. Сядь за открытый стол или попроси кого-нибудь открыть новый.
table-unknown_point = За этим в этой игре больше не проследить. Открой `/game follow` ещё раз и выбери из списка.
table-too_many_followers = За этой игрой следит столько людей, сколько можно позвать сразу. `/board` покажет её в любой момент.

error-no-seat-named = Места «{ $text }» здесь нет. Выбери из списка, который открывается, пока ты пишешь.
error-no-bots = Бот не может занять место. Для заместителя оставь второе поле пустым.

# --- seats by name
seat-standin-for = { $name } (играет заместитель)
seat-suggested = { $number }. { $name }
seat-suggested-standin = { $number }. { $name } (заместитель)

# --- a vote on who keeps a seat for good; the vote after somebody's time was up is in clock.ftl
vote-heading = { $name }: оставить это место?
vote-asked = { $asker } предлагает столу отдать это место заместителю.
vote-asked-nobody = Вопрос ко всем за столом: отдать ли это место заместителю.
vote-count = За: { $yes } · Против: { $no } · чтобы решить «за», нужно { $needed } из { $voters }.
vote-next = Речь о месте насовсем, а не об одном долгом ходе. Если решение пройдёт, за место насовсем играет заместитель, и снова сесть за эту игру нельзя ({ $name }). А пока { $name } играет дальше.
vote-mention = { $mention }, что скажешь?
vote-yes = Да, отдать заместителю
vote-no = Нет, { $name } остаётся
vote-withdraw = Отозвать
vote-carried = Голосование окончено. { $name }: теперь за это место играет заместитель. `/game replace` передаст его кому-нибудь.
vote-lost = Голосование окончено: { $name } остаётся на своём месте.
vote-withdrawn = Голосование отозвано. { $name } остаётся на своём месте.
vote-void = Голосование об этом месте окончено: его уже занимает кто-то другой.

kick-question = { $name }: освободить это место сейчас, раз ты управляешь этим сервером? За него насовсем сядет заместитель, а снова сесть за эту игру будет нельзя.
kick-now = Освободить сейчас
kick-vote = Пусть решат голосованием
kick-done = { $name }: теперь за это место играет заместитель; так решил тот, кто управляет сервером. `/game replace` передаст его кому-нибудь.
kick-told = Готово.

# --- a seat on offer
replace-heading = Место: { $name }
replace-intro = Кто будет за него играть? Предложение можно отозвать, пока никто не сел; заместитель насовсем остаётся, пока место кому-нибудь не предложат.
replace-anybody = Предложить любому
replace-good = Заместитель насовсем
replace-told = Место предложено в канале.
offer-anybody = **{ $name }: место свободно.** Кто его займёт, играет дальше со всем, что за этим местом.
offer-to = { $mention }, **тебе предлагают место ({ $name }).** Ты играешь дальше со всем, что за этим местом.
offer-back = До тех пор { $name } может вернуть место любым нажатием.
offer-take = Занять место: { $name }
offer-take-to = Занять место
offer-refuse = Нет, спасибо
offer-close = Снять предложение
offer-taken = { $name } занимает место ({ $before }) и играет дальше.
offer-withdrawn = { $name }: место больше не предлагается.
offer-void = Это место больше не свободно.
good-done = { $name }: теперь за это место насовсем играет заместитель. `/game replace` передаст его кому-нибудь.

vanished = **{ $name }: на этом сервере такого участника больше нет.** За место играет заместитель, осторожно и без обменов.
vanished-host = И хозяина теперь нет: взять стол на себя через `/game host` может любой, кто за ним сидит.

everybody-away = Сейчас за всех играют заместители, поэтому игра ждёт, пока кто-нибудь не займёт место или не вернётся.

# --- the chair
host-take = Взять стол на себя
host-now = Хозяин этого стола теперь { $name }.
host-free = Хозяина у этого стола теперь нет. Им может стать любой, кто за столом: `/game host`.

# --- where a game is shown
rest-locked = Игра в ветке { $thread } ждёт: ветка закрыта. Открой её, и игра продолжится с того же места.
error-thread-locked = Эта ветка закрыта, и игра ждёт. Как только её откроют, игра продолжится с того же места.

# --- following
follow-heading = Следить за этой игрой
follow-intro = Тебя позовут к тому, что выберешь здесь. Не выберешь ничего — звать перестанут.
follow-choose = Позвать меня…
follow-turn = Ход: { $name }
follow-auction = Аукцион
follow-end = Конец игры
follow-now = Тебя зовут: { $points }.
follow-nothing = Тебя ни к чему не зовут.
unfollow-done = В этой игре тебя больше не зовут.
stage-followers = { $mention }, тебя просили позвать.

# --- one’s own games
mine-heading = Твои игры
mine-none = Открытых игр у тебя нет. `/play` откроет стол, а сесть за чужой можно кнопкой «Сесть за стол».
mine-lobby = { $where } · { $game } · идёт набор игроков
mine-running = { $where } · { $game } · круг { $round } · ходит { $turn }
mine-yours = { $where } · { $game } · круг { $round } · **твой ход**
mine-standin = { $line } · за тебя играет заместитель

# --- what somebody else holds
hand-heading-of = На руках: { $name }
hand-no-cards = Карточек нет.

# --- what a server settles
server-heading = Игры на этом сервере
server-intro = Выбранное здесь действует сразу, для каждого нового стола. Начатые игры идут дальше; кто может их остановить, меняется тоже сразу.
server-channels = Игры можно начинать здесь: { $places }
server-channels-any = Игры можно начинать в любом канале.
server-channels-choose = Каналы, где можно начинать игры (ничего: все)
server-starters = Игры начинают: { $roles }
server-starters-any = Начать игру может любой.
server-starters-choose = Роли, которые могут начинать игры (ничего: все)
server-stop = Остановить начатую игру может: { $who }
server-stop-choose = Кто может остановить начатую игру
server-stop-host = Хозяин стола
server-stop-host-description = Любой за столом, пока хозяина нет
server-stop-seated = Любой за столом
server-stop-seated-description = Каждый человек, который в ней играет
server-stop-managers = Только те, кто управляет сервером
server-stop-managers-description = За столом самостоятельно — никто
server-game = `/play` открывает: { $game }, { $profile }, { $board }
server-game-any = `/play` открывает первую игру из списка, если не попросить другую.
server-game-choose = Что `/play` открывает по умолчанию
server-game-none = Ничего не выбрано
server-board-choose = На каком поле
server-time = Новые столы играют так: { $pace }. Если чьё-то время вышло: { $policy }. Хозяин может выбрать иначе; где правилам такое неизвестно, всё как обычно.
server-language = Язык новых столов: { $language }. Хозяин может выбрать другой; то, что видит только один человек, — на его языке.
server-language-auto = как задано серверу в Discord
server-language-choose = Язык новых столов
server-theme = Картинки: { $theme }. Меняет сразу все столы.
server-theme-choose = Как выглядят картинки
theme-light = Светлая тема
theme-light-description = Белые поля на светлой странице
theme-dark = Тёмная тема
theme-dark-description = Тёмная, как Discord; ночью глазам легче
theme-contrast = Высокий контраст
theme-contrast-description = Чёрное на белом, яркие цвета и чёткие линии
server-always = Кто управляет сервером, может начинать и останавливать игры в любом случае.
server-reset = Сбросить настройки

command-game-kick = голосовать
command-game-kick-description = Спросить всех за столом, отдать ли чьё-то место заместителю насовсем
command-game-kick-seat = место
command-game-kick-seat-description = О каком месте голосовать
command-game-pause = пауза
command-game-pause-description = Попросить о паузе: время не идёт, напоминаний нет
command-game-resume = продолжить
command-game-resume-description = Спросить всех за столом, продолжать ли после паузы
command-game-host = хозяин
command-game-host-description = Взять этот стол на себя, пока хозяина нет
command-game-follow = следить
command-game-follow-description = Позвать тебя к ходу, аукциону или концу этой игры
command-game-follow-seat = место
command-game-follow-seat-description = Позвать, когда начнётся ход этого игрока
command-game-unfollow = не-следить
command-game-unfollow-description = Больше не звать тебя в этой игре
command-hand-seat = место
command-hand-seat-description = Посмотреть, что есть у другого игрока; оставь пустым, чтобы увидеть своё
command-me = я
command-me-description = Что касается только тебя
command-me-games = игры
command-me-games-description = Твои открытые игры и дорога к каждой
command-me-notify = напоминания
command-me-notify-description = Твой часовой пояс, тихие часы и напоминания личным сообщением
command-me-language = язык
command-me-language-description = Язык, на котором тебе отвечают
command-me-away = отсутствие
command-me-away-description = Остановить твои часы за столами, пока тебя нет, или посмотреть и прекратить это
command-me-away-days = дни
command-me-away-days-description = На столько дней, считая с этой минуты
command-me-away-until = до
command-me-away-until-description = Пока не кончится этот день: год-месяц-день, например 2031-07-15
command-server = сервер
command-server-description = Как устроены игры на этом сервере
command-server-defaults = настройки
command-server-defaults-description = Где начинать игры, кто их начинает и останавливает, во что и как быстро играть

# --- /me language
language-heading = Твой язык
language-intro = На этом языке то, что видишь только ты, и напоминания лично тебе. У столов язык свой.
language-now = Твой язык: { $language }.
language-choose = Выбери язык
language-auto = Как в моём Discord
language-auto-description = Если я на нём не говорю: английский
