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
