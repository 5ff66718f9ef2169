# The score.

# --- one line a seat
score-line = { $sign } { $name } · { $cash } · { $chips } · { $towers ->
    [0] no towers
    [one] 1 tower
   *[other] { $towers } towers
} · { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-line-turn = ▶ { $line }
score-line-jail = { $line } · in jail
score-line-bankrupt = { $line } · bankrupt
score-line-resigned = { $sign } { $name } · resigned
score-detail = { $name }: buildings { $buildings }, sets { $sets }, bonus { $bonus }, { $total } in all; { $cash }
score-detail-resigned = { $name }: resigned, not ranked
score-chips-none = no chips
