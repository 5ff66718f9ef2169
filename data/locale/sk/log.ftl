# One line a seat.

# --- one line a seat
score-line = { $sign } { $name } · { $cash } · { $chips } · { $towers ->
    [0] bez budovy
    [one] 1 budova
    [few] { $towers } budovy
    [many] { $towers } budovy
   *[other] { $towers } budov
} · { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
score-line-turn = ▶ { $line }
score-line-jail = { $line } · vo väzení
score-line-bankrupt = { $line } · bankrot
score-line-resigned = { $sign } { $name } · mimo hry
score-detail = { $name }: budovy { $buildings }, skupiny { $sets }, bonus { $bonus }, spolu { $total }; { $cash }
score-detail-resigned = { $name }: mimo hry, bez poradia
score-chips-none = žiadne suroviny
