# The command line. `%(default)s` stays as it is: the usual value is put there. Names of commands and options are not translated.

cli-about = The banker of property-trading board games on Discord.
cli-version = show the version and leave
cli-version-checkout = from a checkout
cli-help = show this help and leave
cli-language = the language of this help and of what the commands say (default: that of the environment)
cli-usage = usage:
cli-options = options
cli-arguments = arguments
cli-commands = commands
cli-wrong = { $program }: wrong call: { $message }
cli-failed = banker: { $message }
# Numbers: whole, with one decimal, and as a share.
cli-number = { NUMBER($number, maximumFractionDigits: 1) }
cli-decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

cli-run = serve Discord with the token from DISCORD_TOKEN
cli-run-about = Serve Discord until told to stop. Everything is taken from the environment: DISCORD_TOKEN or DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL, BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.

cli-sandbox = play in a browser, no account needed
cli-sandbox-about = Play in a browser without a Discord account: the real bot in a simulated server, with a page for each of four members.
cli-sandbox-port = port of the page on this machine (default %(default)s)
cli-sandbox-db = keep the games in this file (default: only while it runs)
cli-sandbox-missing = the sandbox needs its extra: pip install 'banker[sandbox]' ({ $package } is missing)
cli-sandbox-ready = Open { $address } and type /play; switch between { $members } on the page. Ctrl-C ends it.

cli-simulate = let stand-ins play whole games and count how they end
cli-simulate-about = Let stand-ins play whole games against each other and tell how these went. Prints the games finished, how they ended, turns a game, turns a second, and by seat the wins and scores; `--json` prints the same figures as one object. The same seed plays the same games, whatever the number of processes. Exits with 1 if `--check` found a broken law, with 2 if the call was wrong.
cli-simulate-game = the game’s id (default %(default)s)
cli-simulate-profile = the bundle of settings, or the mode (default: the game’s own)
cli-simulate-board = the board (default: the profile’s own)
cli-simulate-option = a single setting
cli-simulate-seats = how many seats (default: as many as can play)
cli-simulate-games = how many games (default %(default)s)
cli-simulate-seed = any word; the same word plays the same games (default %(default)s)
cli-simulate-jobs = how many processes (default %(default)s)
cli-simulate-max-turns = stop a game after T turns (default %(default)s)
cli-simulate-record = write one record a game into this folder
cli-simulate-check = check the laws after every action
cli-simulate-json = print the figures as one JSON object
cli-simulate-seats-wrong = { $game } takes { $low } to { $high } seats, not { $seats }
cli-simulate-progress = { $done } of { $count } games
cli-simulate-played = { $game }, { $seats } seats, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulate-endings = endings
cli-simulate-turns = turns a game
cli-simulate-rounds = rounds a game
cli-simulate-speed = turns a second
cli-simulate-spread = score spread
cli-simulate-roles = wins by role
cli-simulate-median = median { $median }, most { $most }
cli-simulate-points = { $points } points from first to last
# How often, and what part that is of all games. `$name` is an ending or a role.
cli-simulate-share = { $name } { $times } ({ $share })
cli-simulate-column-seat = seat
cli-simulate-column-wins = wins
cli-simulate-column-share = share
cli-simulate-column-score = score

# How games end, in a word or two, in front of a number.
cli-ending-last_standing = last one standing
cli-ending-stuck = stuck
cli-ending-penthouse = penthouse
cli-ending-bankruptcies = bankruptcies
cli-ending-rounds = rounds
cli-ending-time = time
cli-ending-role_out = role out
cli-ending-limit = stopped
cli-role-competitor = competitor
cli-role-monopolist = monopolist

cli-cases = play rule cases from TOML files
cli-cases-about = Play case files: positions, scripts and expectations in TOML. Prints one line per failing case, then how many passed and failed; exits with 1 if any failed, with 2 if a file can’t be read.
cli-cases-paths = case files, or folders of them

cli-replay = check a recorded game against what was posted about it
cli-replay-about = Check recorded games: play them again and compare every throw, card, amount and event with what the record says. RECORD is a file as `/game export` and `simulate --record` write it, or a folder of such files. The commitment was posted in the channel when the game began, the final hash when it ended. With both the word is `valid`: nothing was changed since, and nobody chose the dice. Without them it is `consistent, unproven`; for a game that goes on `unfinished`; else `not valid`, with the first move that is not and why. Exits with 1 if a record is not valid, with 2 if a file is no record, a broken one, or of another version.
cli-replay-record = a recorded game, or a folder of them
cli-replay-commitment = what was posted when the game began
cli-replay-final = what was posted when the game ended
cli-replay-one = { $file }: what was posted belongs to one record, and this is a folder
cli-replay-none = { $file }: there is no record (*.jsonl) in it
cli-replay-done = { $count ->
    [one] 1 record
   *[other] { $count } records
}

cli-preview = write any picture of a recorded game to a file, or all kinds there are
cli-preview-about = Write a picture of a recorded game to a file: the board, the island, a hand, an auction, an offer or the final sheet. RECORD is a file as `simulate --record` and the bot’s exports write it. MOVE counts accepted actions, 0 is the start, the last is the default. The picture’s description in words goes to standard output. `--all DIR` needs no record: it writes every kind of picture in every theme, of games that stand-ins play, and contact sheets of them.
cli-preview-record = a recorded game (JSON lines)
cli-preview-out = the PNG file to write
cli-preview-move = after how many actions (default: the last)
cli-preview-kind = which picture (default %(default)s)
cli-preview-seat = whose hand, from 0 (default %(default)s)
cli-preview-language = the language of the words in it (default en); with --all, each
cli-preview-theme = the theme (default light); with --all, each (default: all)
cli-preview-game = with --all, each game (default: all)
cli-preview-replay = write the whole game as an animated WebP file instead
cli-preview-all = write every kind of picture to DIR
cli-preview-missing = the following arguments are required: RECORD, OUT; or --all DIR
cli-preview-written = { $files } files, { $size } MB, { $seconds } s
cli-preview-no-move = { $file }: there is no move { $move }; moves are 0 to { $last }
cli-preview-no-seat = { $file }: there is no seat { $seat }; seats are 0 to { $last }
cli-preview-no-kind = { $file }: { $game } has no { $kind }
cli-preview-not-now = { $file }: there is no { $kind } at this move

cli-check-data = check the data files: games, rules, words, themes
cli-check-data-about = Check everything under data/: games, rulebooks, words and themes. Prints what is wrong, one line each, and exits with 1; else says what was checked.
cli-check-data-wrong = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
cli-check-data-language = { $language }: { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
cli-check-data-well = games: { $games }; languages: { $languages }; themes: { $themes }: all well

cli-migrate = bring a database to the present schema
cli-migrate-about = Bring a database to the present schema, or say that it is there already; games and records stay as they are.
cli-migrate-file = the database (default: BANKER_DB)
cli-migrate-done = { $file }: schema { $before } -> { $after }
cli-migrate-nothing = { $file }: schema { $after }, nothing to do

cli-backup = copy the database, also while the bot runs
cli-backup-about = Copy the database into one file, also while the bot runs, and check the copy. The copy is made with SQLite’s online backup: nothing that was committed is missing, and nobody has to wait for it.
cli-backup-copy = the file to be made
cli-backup-db = the database (default: BANKER_DB)
cli-backup-done = { $file }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $running } of them running; checked

cli-restore = put a copy of the database in its place
cli-restore-about = Put a copy of the database in its place. The copy is checked first, the bot must not be running, and the database that was there is kept beside it under another name.
cli-restore-copy = the copy, as `backup` made it
cli-restore-db = the database (default: BANKER_DB)
cli-restore-done = { $file }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $running } of them running
cli-restore-kept = what was there is kept as { $file }

cli-doctor = look the installation over and say what to mend
cli-doctor-about = Look the installation over: packages, data, fonts, database, token and permissions; say what to do about what is wrong. Changes nothing and reaches nobody. Exits with 1 if something has to be mended before the bot can serve.
cli-doctor-well = nothing to mend
cli-doctor-bad = to mend: { $count }
cli-doctor-state-good = ok
cli-doctor-state-note = note
cli-doctor-state-bad = FAIL
cli-doctor-at-python = python
cli-doctor-at-packages = packages
cli-doctor-at-data = data
cli-doctor-at-fonts = fonts
cli-doctor-at-database = database
cli-doctor-at-token = token
cli-doctor-at-permissions = permissions
cli-doctor-no-package = { $package } is missing: install the bot again with pip
cli-doctor-no-isal = isal is missing: pictures take a few milliseconds longer; install it if you serve many games
cli-doctor-data = games: { $games }; themes: { $themes }
cli-doctor-data-wrong = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}, the first: { $first }; `python -m bot check-data` lists them
cli-doctor-fonts = all letters of the boards can be drawn
cli-doctor-no-letters = the fonts lack { $letters }: install font-roboto again
cli-doctor-no-folder = { $file }: there is no folder { $folder }; make it, or set BANKER_DB to another file
cli-doctor-folder-unwritable = { $folder }: may not be written; SQLite needs to make files beside the database
cli-doctor-no-room = { $folder }: only { $free } MB are free; make room before games can’t be saved
cli-doctor-no-file = { $file }: not there yet; it is made when the bot starts
cli-doctor-file-unwritable = { $file }: may not be written; give the bot’s user the right to
cli-doctor-sound = { $file }: sound, { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cli-doctor-older = { $file }: its tables are of version { $version } of { $newest } and are brought up to date at the next start
cli-doctor-served = { $file }: a running bot serves it
cli-doctor-not-served = { $file }: no bot is running on it
cli-doctor-token = the token has the right form and belongs to application { $application }; only Discord can say if it is valid
cli-doctor-token-form = the token has not the form of a bot’s token: copy it from the application’s page *Bot*, not *OAuth2*
cli-doctor-permissions = asked for: { $names } (as a number { $number })
cli-doctor-invite = invite the bot with { $address }

cli-health = ask the running bot whether it can serve
cli-health-about = Ask the bot that runs on this machine whether it can serve, at the address in BANKER_METRICS. Prints its answer. Exits with 0 where it can, with 1 where it can’t or does not answer: for a container’s health check.
cli-health-nowhere = BANKER_METRICS is not set: the bot shows its health nowhere
cli-health-no-answer = no answer from { $at }: { $why }

cli-bench = measure this installation against the project’s budgets
cli-bench-about = Measure this installation against the project’s budgets. Prints microseconds an action, turns of self-play a second, milliseconds and size of a picture, commits a second, and, in a checkout that holds the loopback Discord of the tests, the bot’s CPU and the wait for a press at 50 presses a second, its memory, and its start, CPU and memory with ten thousand open games at which nothing happens. Timings vary by half between runs; nothing here fails a build.
cli-bench-quick = measure for seconds only, less exactly
cli-bench-json = print the figures as one JSON object
cli-bench-load = press steadily over many games instead; ends with 1 where a press was not answered as it should be
cli-bench-seconds = how long the load goes on (600)
cli-bench-rate = presses a second of the load (50)
cli-bench-games = open games of the load (500)
cli-bench-seed = what people choose under the load (1)
bench-measured = measured
bench-budget = budget
bench-kept = kept
bench-missed = MISSED
bench-not-measured = not measured
bench-nothing = nothing was measured: the loopback Discord of the tests is not here

# What was measured, with its unit.
bench-action = one action, µs of CPU
bench-turns = self-play, turns a second of CPU
bench-street = { $game } self-play, turns a second
bench-board-ms = board picture, ms of CPU
bench-board-kb = board picture, KB
bench-island-ms = island picture, ms of CPU
bench-island-kb = island picture, KB
# `$kind` is the id of a kind of picture, as for `preview`.
bench-kind-ms = { $game } { $kind }, ms of CPU
bench-kind-kb = { $game } { $kind }, KB
bench-commits = commits a second of CPU
bench-press-cpu = one press, ms of the bot’s CPU
bench-press-median = press to answer, median, ms
bench-press-most = press to answer, 99 of 100, ms
bench-memory = memory of the idle bot, MB
bench-house-start = full house, start to answer, s
bench-house-cpu = full house, s of CPU an idle minute
bench-house-memory = full house, MB above one game

# The same under a load: how much was pressed, and how long that took.
bench-load = { $presses ->
    [one] { $presses } press
   *[other] { $presses } presses
}, { $rate } a second, { $games ->
    [one] { $games } game begun
   *[other] { $games } games begun
};
bench-load-missed = { $held_back } held back, { $late } late
bench-load-failed = failed
bench-load-faults = faults of the bot
bench-load-shown = press to the changed stage, ms: median { $half }, 99% { $most }, 99.9% { $nearly }
bench-load-answered = press to any answer, ms: median { $half }, 99% { $most }, 99.9% { $nearly }
bench-load-stages = 99% of stages, ms
bench-load-lag = event loop late, 99.9%, ms
bench-load-picture = one picture, ms: { $ms }
bench-load-growth = memory { $first } to { $last } MB, growth
bench-load-refused = refused: { $codes }
bench-load-none-refused = refused: none

# What is being measured just now.
bench-at-engine = the engine
bench-at-turns = self-play
bench-at-turns-of = self-play of { $game }
bench-at-pictures = pictures
bench-at-pictures-of = pictures of { $game }
bench-at-commits = commits
bench-at-presses = presses
bench-at-house = a full house
bench-at-games = { $count ->
    [one] { $count } game begins
   *[other] { $count } games begin
}
bench-at-presses-made = { $seconds } s, { $count ->
    [one] { $count } press
   *[other] { $count } presses
}, { $failed } failed

# What is wrong with a call. What stands as %(…)s, %(…)r, %s or %r stays as it is: it is put in there.
cli-wrong-argument = argument %(argument_name)s: %(message)s
cli-wrong-one = it needs a value
cli-wrong-some = it needs at least one value
cli-wrong-required = these have to be given: %s
cli-wrong-unknown = there is nothing of this name: %s
cli-wrong-ambiguous = %(option)s could be any of %(matches)s
cli-wrong-explicit = it takes no value, and was given %r
cli-wrong-value = %(value)r is no %(type)s
cli-wrong-choice = there is no %(value)r; choose from %(choices)s
cli-simulate-no-count = “{ $text }” is not a number above 0
cli-simulate-no-pair = “{ $text }” is not KEY=VALUE
