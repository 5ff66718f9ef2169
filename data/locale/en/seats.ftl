# Seats in a running game: votes, seats on offer, the chair, who looks on, and what a server settles.

# --- why something about a seat was not done
table-no_seat = There is no such seat at this table. Pick one from the list.
table-own_seat = That is your own seat. `/game leave` hands it to a stand-in, `/game replace` to somebody else.
table-not_your_own = That is up to whoever holds the seat. `/game kick` asks the table to vote on it.
table-seat_out = That seat has nothing more to play in this game. Choose another one.
table-seat_empty = A stand-in has that seat for good already. `/game replace` offers it to somebody.
table-seat_held = { $names } plays that seat in person. `/game kick` asks the table to vote on it.
table-seat_held-plain = Somebody plays that seat in person. `/game kick` asks the table to vote on it.
table-seat_back = That seat is no longer free. `/board` shows who sits where.
table-not_voter = Only those vote who play in person, and not the one it is about. Watch with `/board` meanwhile.
table-too_few_voters = It takes two to outvote somebody. `/game replace` hands on a seat that a stand-in plays, `/game stop` ends the game, and who manages the server can free a seat.
table-not_asker = That is up to whoever asked for it. Ask them, or somebody who manages the server.
table-not_invited = That seat is kept for somebody else. Ask the table to offer you one.
table-taker_seated = That person has a seat at this table already. Choose somebody who has none.
table-barred = The table voted on that person’s seat, so they can’t sit down at this game again. `/play` in another channel opens a new one.
table-already_host = You look after this table already. Just play on.
table-chair_taken = { $names } looks after this table. Once a stand-in plays their seat, anybody seated can take over.
table-chair_taken-plain = The host is at the table. Once a stand-in plays their seat, anybody seated can take over.
table-not_manager = On this server only those who manage it stop a game. Ask one of them, or hand your seat over with `/game leave`.
table-not_manager_here = That is for those who manage this server. Ask one of them to settle it.
table-not_here = Games on this server start in { $names }. Use `/play` there.
table-not_here-plain = Games on this server start in other channels. Use `/play` there.
table-not_starter = Starting a game here is for { $names }. Join a table that is open, or ask one of them to open one.
table-not_starter-plain = Starting a game here is for certain roles. Join a table that is open, or ask somebody to open one.
table-unknown_point = That can’t be followed in this game any more. Open `/game follow` again and pick from the list.
table-too_many_followers = As many people follow this game as can be called at once. `/board` shows it at any time.

error-no-seat-named = No seat here is called “{ $text }”. Pick one from the list that opens while you type.
error-no-bots = A bot can’t take a seat. Leave the second field out for a stand-in.

# --- seats by name
seat-standin-for = { $name }’s stand-in
seat-suggested = { $number }. { $name }
seat-suggested-standin = { $number }. { $name } (stand-in)

# --- a vote on who keeps a seat for good; the vote after somebody's time was up is in clock.ftl
vote-heading = Should { $name } keep this seat?
vote-asked = { $asker } asks the table to give the seat to a stand-in.
vote-asked-nobody = The table is asked whether a stand-in should have the seat.
vote-count = Yes: { $yes } · No: { $no } · it takes { $needed } of { $voters } to say yes.
vote-next = This is about the seat for good, not about one move that takes long. If it is carried, a stand-in has the seat for good and { $name } can’t sit down here again. Until then { $name } plays on.
vote-mention = { $mention }, what do you say?
vote-yes = Yes, give it to a stand-in
vote-no = No, { $name } stays
vote-withdraw = Withdraw
vote-carried = The table has voted: a stand-in has { $name }’s seat now. `/game replace` hands it to somebody.
vote-lost = The table has voted: { $name } keeps the seat.
vote-withdrawn = The vote on { $name }’s seat was withdrawn. { $name } keeps the seat.
vote-void = The vote on this seat is over: somebody else has the seat by now.

kick-question = Free { $name }’s seat now, because you manage this server? A stand-in has it for good, and { $name } can’t sit down here again.
kick-now = Free the seat now
kick-vote = Let the table vote
kick-done = A stand-in has { $name }’s seat now, by decision of somebody who manages this server. `/game replace` hands it to somebody.
kick-told = Done.

# --- a seat on offer
replace-heading = The seat of { $name }
replace-intro = Who is to play it? An offer can be taken back until somebody has sat down; a stand-in for good stays until the seat is offered to somebody.
replace-anybody = Offer it to anybody
replace-good = A stand-in for good
replace-told = The seat is on offer in the channel.
offer-anybody = **The seat of { $name } is free.** Whoever takes it plays on with all that it has.
offer-to = { $mention }, **the seat of { $name } is offered to you.** You would play on with all that it has.
offer-back = { $name } can take it back by pressing anything until then.
offer-take = Take over the seat of { $name }
offer-take-to = Take the seat
offer-refuse = No, thanks
offer-close = Take it off offer
offer-taken = { $name } takes the seat of { $before } and plays on from here.
offer-withdrawn = The seat of { $name } is no longer on offer.
offer-void = This seat is no longer free.
good-done = A stand-in has { $name }’s seat for good now. `/game replace` hands it to somebody.

vanished = **{ $name } is no longer on this server.** A stand-in plays the seat, safely and without trades.
vanished-host = The chair is free too: anybody seated can look after the table with `/game host`.

everybody-away = Nobody plays in person now, so the game rests until somebody takes a seat or comes back.

# --- the chair
host-take = Look after the table
host-now = { $name } looks after this table from now on.
host-free = Nobody looks after this table now. Anybody seated can, with `/game host`.

# --- where a game is shown
rest-locked = The game in { $thread } rests: the thread is locked. Unlock it, and the game goes on where it stands.
error-thread-locked = This thread is locked, so the game rests. Once somebody unlocks it, it goes on where it stands.

# --- following
follow-heading = Follow this game
follow-intro = You are called at what you choose here. Choose nothing, and you are no longer called.
follow-choose = Call me at…
follow-turn = { $name }’s turn
follow-auction = An auction
follow-end = The end of the game
follow-now = You are called at: { $points }.
follow-nothing = You are not called at anything.
unfollow-done = You are no longer called in this game.
stage-followers = { $mention }, you wanted to know.

# --- one’s own games
mine-heading = Your games
mine-none = You have no open game. `/play` opens a table, and a lobby’s Join takes a seat.
mine-lobby = { $where } · { $game } · waiting for seats
mine-running = { $where } · { $game } · round { $round } · { $turn }’s turn
mine-yours = { $where } · { $game } · round { $round } · **your move**
mine-standin = { $line } · a stand-in plays for you

# --- what somebody else holds
hand-heading-of = What { $name } holds
hand-no-cards = No cards.

# --- what a server settles
server-heading = Games on this server
server-intro = What you choose here counts at once, for every table that opens from now on. Running games go on; who may stop them changes at once too.
server-channels = Games may start in: { $places }
server-channels-any = Games may start in any channel.
server-channels-choose = Channels where games may start (none: all)
server-starters = Games are started by: { $roles }
server-starters-any = Anybody may start a game.
server-starters-choose = Roles that may start games (none: everybody)
server-stop = A running game may be stopped by: { $who }
server-stop-choose = Who may stop a running game
server-stop-host = The host
server-stop-host-description = Anybody seated while the host is away
server-stop-seated = Anybody with a seat
server-stop-seated-description = Every person who plays in it
server-stop-managers = Only who manages the server
server-stop-managers-description = Nobody at the table by themselves
server-game = `/play` opens: { $game }, { $profile }, { $board }
server-game-any = `/play` opens the first game there is, unless another is asked for.
server-game-choose = What `/play` opens by itself
server-game-none = Nothing in particular
server-board-choose = On which board
server-time = New tables play: { $pace }. When somebody’s time is up: { $policy }. Hosts can choose otherwise; rules that do not know this have the usual.
server-language = New tables speak: { $language }. Hosts can choose otherwise; what somebody alone sees is in their own language.
server-language-auto = what this server is set to in Discord
server-language-choose = Language of new tables
server-theme = Pictures are: { $theme }. This changes all tables at once.
server-theme-choose = How pictures look
theme-light = Light
theme-light-description = White spaces on a pale page
theme-dark = Dark
theme-dark-description = As dark as Discord, easy on the eyes at night
theme-contrast = High contrast
theme-contrast-description = Black on white, strong colours and lines
server-always = Who manages the server may start and stop games in any case.
server-reset = Back to the usual

command-game-kick = kick
command-game-kick-description = Ask the table to give somebody’s seat to a stand-in for good
command-game-kick-seat = seat
command-game-kick-seat-description = The seat to vote on
command-game-pause = pause
command-game-pause-description = Ask the table for a pause: no time runs and nobody is reminded
command-game-resume = resume
command-game-resume-description = Ask the table whether to go on after a pause
command-game-host = host
command-game-host-description = Look after this table while its host is away
command-game-follow = follow
command-game-follow-description = Be called at a turn, an auction or the end of this game
command-game-follow-seat = seat
command-game-follow-seat-description = Be called when this seat’s turn begins
command-game-unfollow = unfollow
command-game-unfollow-description = No longer be called in this game
command-hand-seat = seat
command-hand-seat-description = Look at what this seat holds instead; leave it out for your own
command-me = me
command-me-description = What concerns only you
command-me-games = games
command-me-games-description = Your open games, with the way to each
command-me-notify = notify
command-me-notify-description = Your time zone, quiet hours, and reminders by direct message
command-me-language = language
command-me-language-description = The language in which you are answered
command-me-away = away
command-me-away-description = Stop your clock at your tables while you are away, or see and end that
command-me-away-days = days
command-me-away-days-description = For so many days from now
command-me-away-until = until
command-me-away-until-description = Until this day is over: year-month-day, such as 2031-07-15
command-server = server
command-server-description = How games are on this server
command-server-defaults = defaults
command-server-defaults-description = Where games start, who starts and stops them, what is played and how fast

# --- /me language
language-heading = Your language
language-intro = What you alone see, and reminders that come to you directly, are in this language. Tables speak their own.
language-now = You read { $language }.
language-choose = Choose a language
language-auto = That of my Discord
language-auto-description = Where I do not speak it: English
