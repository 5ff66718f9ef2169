# Taking moves back, and the record of a game.

# --- taking moves back
event-moves_undone = { $count ->
    [one] { $name } took back move { $serial }.
   *[other] { $name } took back move { $serial }, and the { $count } moves from it on are undone.
}
table-nothing_to_undo = You have made no move yet that could be taken back. `/log` shows what happened.
table-undo_too_old = Your last move is too long ago to be taken back. Ask the others for a trade that makes up for it.
table-undo_asked = The table is still asked about a move of { $names }. Answer that first; then ask anew.
table-undo_asked-plain = The table is still asked about another move. Answer that first; then ask anew.
notice-undo = Not everybody agreed in time: the move of { $name } stands.

command-game-undo = undo
command-game-undo-description = Take back your last move; where dice, cards or others came since, all have to agree
button-undo = Undo
button-undo-ask = Ask everybody
button-undo-agree = Agree
button-undo-keep = Let it stand
undo-did = Taken back. The table is as it was before your move.
undo-asked = The table is asked. Whoever plays on instead says no.
undo-heading = { $name } would like to take a move back
undo-heading-own = Take your last move back?
undo-what = { $count ->
    [one] One move would be undone:
   *[other] { $count } moves would be undone:
}
undo-needs = Others have acted, or chance has come up since: everybody who plays in person has to agree. Stand-ins always do.
undo-chance = Dice that are thrown afterwards fall anew, and cards that nobody has seen are shuffled again.
undo-count = Agreed: { $names } ({ $count } of { $wanted }).
undo-until = Open until { $when }; any further move ends the question.
undo-mention = { $mention }, do you agree?
undo-agreed = Everybody agreed: the move of { $name } is taken back.
undo-kept = { $name } lets the move stand.
undo-withdrawn = { $name } takes nothing back after all.
undo-settled = This question is settled.

# --- the record of a game
command-game-export = export
command-game-export-description = The record of this channel’s game as a file that anybody can check
export-heading = The record of the game
export-what = { $count ->
    [one] One move, with all that it led to, chained line by line.
   *[other] { $count } moves, each with all that it led to, chained line by line.
}
export-hidden = The game goes on, so the seed and sealed maxima are not in it yet. Once it is over, `/game export` gives the whole record, and every throw can be checked.
export-check = Whoever has Banker can play it again and check every throw and card against what was posted here:
stage-final = The record’s last hash is { $final }; `/game export` gives the record.

# --- the log
command-log-seat = seat
command-log-seat-description = Only what is about this seat
command-log-kind = kind
command-log-kind-description = Only what is of this kind
log-heading = What happened
log-page = Page { $page } of { $pages }, newest first
log-empty = Nothing has happened yet.
log-none = Nothing of the kind has happened. Choose another seat or kind below.
log-turn = { $name } · round { $round } · { $count ->
    [one] move { $first }
   *[other] moves { $first } to { $last }
}
log-before = Before the first turn · { $count ->
    [one] move { $first }
   *[other] moves { $first } to { $last }
}
log-undone = ~~{ $text }~~
log-everybody = Everybody
log-everything = Everything
log-choose-seat = About whom
log-choose-kind = What kind of thing
log-choose-board = Show the board after a move…
log-board = The board after move { $serial }
log-no-board = The board after move { $serial } can’t be shown any more: the rules have been mended since. A newer move may be near enough.
log-kind-dice = Dice
log-kind-moves = Ways and jail
log-kind-money = Money
log-kind-deeds = Deeds
log-kind-auctions = Auctions
log-kind-buildings = Buildings
log-kind-trades = Trades
log-kind-cards = Cards
log-kind-chips = Chips
log-kind-course = Course of the game
