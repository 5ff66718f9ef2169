# The lobby, where a game gathers its seats, and its settings.

# --- games, profiles, boards
game-builder = Monopoly Builder
game-builder-blurb = Collect chips, raise towers on the island, and be ready when the penthouse ends the game.
profile-builder-official = As printed
profile-builder-official-description = The rule text, with our rulings where it is silent
board-builder = The standard board

# --- the lobby message
lobby-title = { $game }
lobby-host = { $host } opens a table. Pull up a chair!
lobby-seats = { $count } of { $max } seats taken
lobby-seats-heading = Seats
lobby-seat = { $sign } { $name } · { $token }, { $colour }
lobby-seat-standin = { $sign } { $name } · { $token }, { $colour } · stand-in
lobby-seat-host = { $sign } { $name } · { $token }, { $colour } · host
lobby-seat-free = A free seat
lobby-need = { $count ->
    [one] One more seat and the game can start.
   *[other] { $count } more seats and the game can start.
}
lobby-ready = Ready when { $host } is.
lobby-full = All seats are taken.
lobby-rules = Rules: { $profile }
lobby-rules-changed = Rules: { $profile }, with { $changes }
lobby-closes = Closes by itself { $when } if it is left alone.

lobby-join = Join
lobby-leave = Leave
lobby-add-standin = Add stand-in
lobby-remove-standin = Remove stand-in
lobby-settings = Settings
lobby-start = Start
lobby-cancel = Cancel

lobby-joined = You sit at { $token }. Good luck!
lobby-left = You left the table. There may still be a seat if you change your mind.
lobby-host-moved = { $host } now hosts this table.
lobby-cancelled = { $host } closed this table before it began.
lobby-cancelled-other = This table was closed before it began.
lobby-expired = Nobody came for a day, so this table closed itself. `/play` opens a new one.
lobby-started = The game begins!
lobby-standin-name = Stand-in { $number }
lobby-picture = The cover of { $game }, with { $count } of { $max } seats taken.

# --- the settings panel
settings-heading = Settings of this table
settings-intro = The first choice of each is the usual one. They are fixed once the game starts.
settings-only-host = Only { $host } can change these; have a look all the same.
settings-choose = Choose for “{ $setting }”
settings-now = { $setting }: { $value }
settings-reset = Back to the usual

settings-usual = usually { $value }
settings-type = Change… ({ $low } to { $high })
settings-typed = New value
settings-range = From { $low } to { $high }.

setting-rent = Rent
setting-rent-rule = The rule text lets an owner ask for rent until the next seat rolls; unasked, it is not owed.
setting-rent-auto = Collected at once
setting-rent-auto-description = The bank takes rent from whoever lands there; nobody has to watch
setting-rent-claim = To be claimed
setting-rent-claim-description = The owner presses “Claim rent” before the next seat rolls, or goes without

setting-jail_third_roll = Third failed throw in jail
setting-jail_third_roll-rule = The rule text says: pay the fine, then roll and move. It leaves open which roll that is.
setting-jail_third_roll-keep = Move by that throw
setting-jail_third_roll-keep-description = The fine is paid and the third throw moves the token
setting-jail_third_roll-reroll = Throw anew
setting-jail_third_roll-reroll-description = The fine is paid and a fresh throw moves the token

setting-bonus_ties = Tied for a bonus card
setting-bonus_ties-rule = The rule text does not say who gets a bonus card when several are level.
setting-bonus_ties-all = Everyone level scores it
setting-bonus_ties-all-description = Each of the tied seats gets the points of the card
setting-bonus_ties-none = Nobody scores it
setting-bonus_ties-none-description = A tied card is worth nothing to anybody

setting-language = Language
setting-language-rule = The language of this table’s messages and pictures; what you alone see is in your own (`/me language`).
setting-language-auto = That of the server
setting-language-auto-description = What the server’s managers chose, or the language the server is set to
# What this language calls itself.
language-name = English

# --- colours of seats where there are no chips
colour-rose = rose
colour-violet = violet
colour-teal = teal
colour-orange = orange
colour-blue = blue
colour-gold = gold
colour-leaf = leaf green
colour-coal = coal
