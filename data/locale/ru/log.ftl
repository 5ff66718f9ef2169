# The score.

# --- one line a seat
score-line = { $sign } { $name } · { $cash } · { $chips } · { $towers ->
    [0] без зданий
    [one] { $towers } здание
    [few] { $towers } здания
    [many] { $towers } зданий
   *[other] { $towers } здания
} · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
score-line-turn = ▶ { $line }
score-line-jail = { $line } · в тюрьме
score-line-bankrupt = { $line } · банкрот
score-line-resigned = { $sign } { $name } · вне игры
score-detail = { $name }: здания { $buildings }, группы { $sets }, бонус { $bonus }, всего { $total }; { $cash }
score-detail-resigned = { $name }: вне игры, места в итоге нет
score-chips-none = без ресурсов
