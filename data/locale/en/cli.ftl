# The command line. `%(default)s` stays as it is: the usual value is put there. Names of commands and options are not translated.

cli-about = The banker of property-trading board games on Discord.
cli-version = show the version and leave
cli-help = show this help and leave
cli-language = the language of this help and of what the commands say (default: that of the environment)
cli-usage = usage:
cli-options = options
cli-arguments = arguments
cli-commands = commands
cli-wrong = { $program }: wrong call: { $message }
cli-failed = banker: { $message }

cli-run = serve Discord with the token from DISCORD_TOKEN
cli-run-about = Serve Discord until told to stop. Everything is taken from the environment: DISCORD_TOKEN or DISCORD_TOKEN_FILE, BANKER_DB, BANKER_API_URL, BANKER_GATEWAY_URL, BANKER_LOG, BANKER_LOG_FORMAT, BANKER_METRICS, BANKER_METRICS_ANYWHERE.

cli-sandbox = play in a browser, no account needed
cli-sandbox-about = Play in a browser without a Discord account: the real bot in a simulated server, with a page for each of four members.
cli-sandbox-port = port of the page on this machine (default %(default)s)
cli-sandbox-db = keep the games in this file (default: only while it runs)
cli-sandbox-missing = the sandbox needs its extra: pip install 'banker[sandbox]' ({ $package } is missing)

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
cli-preview-unwritable = { $folder }: { $why }
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

cli-health = ask the running bot whether it can serve
cli-health-about = Ask the bot that runs on this machine whether it can serve, at the address in BANKER_METRICS. Prints its answer. Exits with 0 where it can, with 1 where it can’t or does not answer: for a container’s health check.
cli-health-nowhere = BANKER_METRICS is not set: the bot shows its health nowhere

cli-bench = measure this installation against the project’s budgets
cli-bench-about = Measure this installation against the project’s budgets. Prints microseconds an action, turns of self-play a second, milliseconds and size of a picture, commits a second, and, in a checkout that holds the loopback Discord of the tests, the bot’s CPU and the wait for a press at 50 presses a second, its memory, and its start, CPU and memory with ten thousand open games at which nothing happens. Timings vary by half between runs; nothing here fails a build.
cli-bench-quick = measure for seconds only, less exactly
cli-bench-json = print the figures as one JSON object
cli-bench-load = press steadily over many games instead; ends with 1 where a press was not answered as it should be
cli-bench-seconds = how long the load goes on (600)
cli-bench-rate = presses a second of the load (50)
cli-bench-games = open games of the load (500)
cli-bench-seed = what people choose under the load (1)

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
