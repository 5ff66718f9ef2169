# The score.

# --- one line a seat
score-line = { $sign } { $name } · { $cash } · { $chips } · { $towers ->
    [0] nicio clădire
    [one] 1 clădire
    [few] { $towers } clădiri
   *[other] { $towers } de clădiri
} · { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
# Reads as in English.
score-line-turn = ▶ { $line }
score-line-jail = { $line } · în închisoare
score-line-bankrupt = { $line } · faliment
score-line-resigned = { $sign } { $name } · abandon
score-detail = { $name }: clădiri { $buildings }, grupuri { $sets }, bonus { $bonus }, în total { $total }; { $cash }
score-detail-resigned = { $name }: abandon, în afara clasamentului
score-chips-none = nicio resursă
