# The pages of `/log`: one line for each action.


# --- one line a seat
score-line = { $sign } { $name } · { $cash } · { $chips } · { $towers ->
    [0] žádná budova
    [one] 1 budova
    [few] { $towers } budovy
    [many] { $towers } budovy
   *[other] { $towers } budov
} · { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
score-line-turn = ▶ { $line }
score-line-jail = { $line } · ve vězení
score-line-bankrupt = { $line } · bankrot
score-line-resigned = { $sign } { $name } · ze hry pryč
score-detail = { $name }: budovy { $buildings }, skupiny { $sets }, bonus { $bonus }, celkem { $total }; { $cash }
score-detail-resigned = { $name }: ze hry pryč, bez pořadí
score-chips-none = žádné suroviny
