# What is wrong with files, settings, databases, records and cases, told on the command line and written to logs. Paths, keys and ids stay as
# they are; `$why` is another fault, or what a library said, in its own language.

# reads as in English
fault-file = { $file }: { $why }
# reads as in English
fault-quoted = { $why }
# `$refusal` is the code of a refusal with its parameters.
fault-refused = refused: { $refusal }

# The database.
store-foreign = { $file }: not a database of Banker
store-of-others = { $file }: a database of another program; it is left as it is
store-no-database = { $file }: not a database; it is left as it is
store-damaged = { $file }: damaged ({ $why }); restore a copy of it
store-dangling = a row of { $table } refers to nothing
store-there-already = { $file }: is there already; choose another name
store-itself = { $file }: is the database itself
store-missing = { $file }: there is no such file
store-no-file = { $file }: not a file
store-no-folder = { $file }: there is no folder { $folder }
store-not-opened = { $file }: can’t be opened: { $why }
store-unreadable = { $file }: can’t be read: { $why }
store-unwritable = { $file }: may not be written
store-closed = { $file }: the database is closed
store-busy = { $file }: kept busy by another program; try again
store-full = { $file }: the disk is full
store-failing = { $file }: the disk is full or fails ({ $why })
store-no-lock = { $file }: can’t be made: { $why }
store-in-use = { $file }: in use by another running bot
store-newer = { $file }: made by a newer version (tables { $there }, this one knows { $known })
store-unnumbered = migrations are not numbered in a row: { $names }
store-unended = { $file }: the last statement has no end
store-conflict = game { $game }: changed meanwhile
# `$what` is the name of a column.
store-blob = game { $game }: its { $what } can’t be read: { $why }
store-no-rules = game { $game }: its rules are missing

# Settings of the environment.
config-choice = { $name } must be one of { $choices }
config-url = { $name } must be an address that begins with one of { $schemes }
config-two-tokens = set DISCORD_TOKEN or DISCORD_TOKEN_FILE, not both
config-no-token = no token: set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to the path of a file that holds it
config-bad-token = the token has characters that no Discord token has: copy it again from the developer portal
config-token-unreadable = DISCORD_TOKEN_FILE: { $file } can’t be read: { $why }
config-token-no-text = DISCORD_TOKEN_FILE: { $file } is not a text file
config-token-empty = DISCORD_TOKEN_FILE: { $file } is empty
config-no-address = BANKER_METRICS must be an address and a port, like 127.0.0.1:9464 or [::1]:9464
config-anywhere = BANKER_METRICS: { $host } lets other machines look in; use 127.0.0.1, or set BANKER_METRICS_ANYWHERE=yes where that is meant
config-not-listened = BANKER_METRICS: { $at } can’t be listened on: { $why }

# Records of games.
record-move = move { $move }: { $why }
record-line = line { $line }: { $why }
record-empty = the record is empty
record-too-large = the file has more than { $most } MiB: that is no record
record-format = line 1: format { $there } is not known; this program reads { $known }
record-line-long = it has more than { $most } KiB
record-no-line = it is no line of a record: it does not end with its hash
record-chain = its hash does not follow from what stands here and before
record-no-header = a record begins with its header
record-no-move-line = a move should stand here
record-cut-off = the last line is missing: the record was cut off
record-count = there are { $count } moves where the last line counts { $told }
record-no-rules = the record’s rules can’t be made: { $why }
# `$there` and `$here` are versions.
record-other-rules = the record was played by other rules: version { $there } of { $game }, and this program has version { $here }
record-misplaced = move { $move } stands where { $place } should
record-in-its-place = move { $move } stands in its place
record-too-early = it comes before the move before it
record-no-seat = there is no seat { $seat }
# `$who` is person, standin, clock or table.
record-made-by = it can’t have been made by “{ $who }”
record-undone = it was undone
record-undone-by = it is not move { $move } that undid it
record-otherwise = something else happens when it is played again: { $now }, not { $told }
record-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
record-chance = blocks of chance used by then: { $now }, not { $told }
record-over = the game is over by then
record-no-start = a game begins with its start
record-not-started = the game can’t be started with this seed and so many seats: { $seats }
record-no-action = it has no action, and takes nothing back either
record-no-undo = there is no move { $since } of seat { $seat } to take back
record-not-over = the game is not over: its record has no seed
record-no-seed = no seed is kept of the game
record-seed-no-hex = the seed is not hex
record-other-seed = the seed is not the one that was promised
record-other-commitment = the commitment is not the one that was posted when the game began
record-other-final = the final hash is not the one that was posted when the game ended
record-goes-on = the game goes on: throws can be checked once it is over
record-nothing = nothing was played
# `$ending` is the id of an ending, `$winners` are seats.
record-other-ending = the last line tells another ending: played again, the game ends with { $ending } for { $winners }
record-no-ending = the last line tells an ending: played again, the game has none

# Data files, and what a call asks of them. `$key`, `$name`, `$value` and the like stand there as in the file.
data-options = options
data-line = line { $line }
data-missing = the file is missing
data-no-toml = not valid TOML: { $why }
data-no-utf8 = not UTF-8: { $why }
data-no-fluent = not Fluent
# `$what` is board, card, colour, deck, deed, game, group, kind, language, profile, refusal, role, rule, setting, source, space or theme.
data-unknown = unknown { $what } '{ $name }'
data-there-are = { $wrong }; there are { $known }
data-no-setting = unknown setting; there are { $known }
data-none-of = '{ $value }' is none of { $known }
data-no-number = '{ $value }' is no whole number from { $low } to { $high }
data-never = { $key } is never '{ $value }'
data-must-be = must be { $names }
data-must-be-of = may hold only { $names }
data-ids = the ids must differ
data-names = no such id, or one without a name: { $names }
data-above-0 = must be above 0
data-at-least = must be at least { $least }
data-percent = must be between 0 and 100
data-range = needs values, or low, usual and high in this order
data-low-usual-high = needs low, usual and high in this order
data-no-value = a setting needs a value
data-tokens = one token a seat is needed
data-min-seats = must be 2 to max_seats
data-exactly-one = exactly one space of kind { $kind } is needed, there are { $count }
data-first = the first space must be of kind { $kind }
data-group = needs deeds, all of one kind
data-bare = a space of this kind has no deed
data-deck = this space does not draw from deck '{ $name }'
data-tax-eras = a tax space, and no other, has a sum for each era
data-taxes = a tax space, and no other, has a tax
data-rents = a { $kind } has { $count } rents
data-columns = a { $kind } has { $count } sums in each column
data-two-rents = rent needs two sums: alone, with the set
data-rising = sums must not fall
data-house-price = streets, and no others, have a house price
data-half = the mortgage is half the price
data-redeem = redeeming costs more than the mortgage brought
data-cards = has { $count } cards, not { $size }
data-kept = is either kept or has effects
data-face = a face of one die, and a sum above 0
data-chips = counts of chips must be above 0
data-grid = not a grid
data-total = needs a colour and a total from 2 to 12
data-totals = needs each total from 2 to 12
data-usual-pace = the usual pace must be one of the paces, and their ids must differ
data-near = near must be less than half of decision
data-rule-id = ids look like { $game }.part.name
data-no-event = no such event
data-no-move = no such move
data-no-grounds = no rule is named, nor that there is none
data-grounds = has rules, and should have none
data-one-letter = '{ $value }' is not one letter
data-no-colour = '{ $value }' is not a colour such as #1B2430
data-chip-too = there is a chip of that name

# Catalogs, as `check-data` finds them.
words-none = no words for { $key }
words-none-of = no words for any { $key }…
words-unused = nothing uses { $key }
words-twice = { $key } is defined twice
words-extra = English has no { $key }
words-english = still English
words-no-language = no such language is known; a folder is named by the code of its language
words-no-form = no form for { $forms }
words-wants = wants { $names }, which English does not have
words-lost = does not say { $names }
words-keep = must keep { $names }
words-keep-none = must keep no %(…)s
words-unsayable = can’t be said: { $why }
words-empty = says nothing
words-long = longer than { $most } letters
words-no-name = '{ $name }' is no name of a command: 1 to 32 letters, lower case, no spaces
words-same-name = { $key } and { $other } are both '{ $name }'

# Case files.
case-none-below = no case file below this folder
case-nowhere = no such file or folder
case-only = a case file holds [[case]] tables and nothing else
case-named = case '{ $name }'
case-numbered = case { $number }
case-step = step { $number } '{ $line }': { $why }
case-no-code = '{ $line }': a refusal is written `!SEAT VERB -> code` with a known code
case-no-verb = '{ $line }': a line is `SEAT VERB …`
case-no-form = '{ $line }' does not parse
case-no-seat = { $where }: no seat is called '{ $name }'
case-no-space = no such space: { $value }
# reads as in English
case-given = { $where }: { $why }
case-table = a table is needed
case-whole = a whole number from { $lowest } is needed, not { $value }
case-names = a list of names is needed
case-no-key = unknown key '{ $key }'; there are { $known }
case-at-most = at most { $most }
case-seats = { $game } takes { $low } to { $high } seats with names that differ
case-illegal = the position is not legal: { $why }
case-two-owners = { $deed } has two owners
case-no-card-left = no pile has a card '{ $card }' left
case-throws = throws are lists of faces from 1 to 6
case-tokens = tokens must be different ones of { $known }
case-tower = no tower of { $height } floors can stand on { $cell }
case-blocks = a seat has only { $count } blocks
case-chips = there are only { $count } { $colour } chips
case-stock = there are only { $houses } houses and { $hotels } hotels
case-role = one of { $known } is needed, not { $value }
case-roles = the roles may differ by one seat at most
case-building = no { $level } can stand on { $deed }
case-no-figure = then: no such figure: '{ $key }'
case-differs = { $key } is { $found }, not { $wanted }
case-refused-as = refused as { $code }, not { $wanted }
case-accepted = accepted, not refused
case-accepted-as = accepted, not refused as { $code }
case-law = law broken: { $why }
case-storage = the state does not survive storage
case-offered = { $seat } is offered { $verb }, but { $refusal }
script-dice = the script gives no further dice
script-throw = the script gives no further throw of { $count } dice
script-deck = the script gives no further card of { $deck }
script-card = the script gives a card of { $deck } that is not in the pile any more ({ $card })

# Laws: what holds after every action. Seats are counted from 0; deeds, groups, decks and cards are told by their ids.
law-broken = game { $game } of seed { $seed }: after { $action } of seat { $seat }: { $why }
law-cash = seat { $seat } has { $cash }
law-issued = purses hold { $held }, the bank issued { $issued }
law-debt = a debt of { $amount }
law-owner = { $deed } belongs to { $seat }
law-mortgaged = { $deed } is mortgaged without an owner
law-mortgaged-built = { $deed } is mortgaged and built on
law-cards = the cards of { $deck } are not complete
law-held = nobody can hold { $card }
law-numbers = two decisions share a number
law-over = the game is over and something still waits
law-still = the game goes on and nothing waits
law-debtors = debts and debtors differ
law-awaited = a seat that is out is awaited: { $decision }
law-role = seat { $seat } has the role '{ $role }'
law-no-building = nothing can stand on { $deed }
law-level = { $level } on { $deed }
law-no-monopoly = { $deed } is built on without a monopoly
law-adjusting = holdings are adjusted before the time is up
law-no-chips = fewer than no { $colour } chips
law-chips = { $count } { $colour } chips, not { $box }
law-foundation = no foundation { $cell }
law-builders = towers and builders differ
law-blocks = seat { $seat } has { $left } blocks left and { $used } built, not { $all } in all
law-height = seat { $seat } has a tower of impossible height
law-bank = the bank has { $houses } houses, { $hotels } hotels and a pot of { $pot }
law-buildings = there are { $houses } houses and { $hotels } hotels, not { $box_houses } and { $box_hotels }
law-group = { $group } is built on and not owned whole
law-uneven = { $group } is not built evenly
law-no-shortage = buildings are asked for outside a shortage
law-estate = an estate waits and nothing is auctioned
law-transfer = a transfer of nothing: { $decision }
