# Слова на графиках сыгранных игр и эти картинки словами.

picture-ratings = Сила от игры к игре
picture-games = игры с рейтингом

describe-average = В среднем { $average }, ожидается 7.
describe-ratings = { $title }; все начинают с 25.
describe-ratings-game = { $game }, { $games ->
    [one] { $games } игра с рейтингом
    [few] { $games } игры с рейтингом
    [many] { $games } игр с рейтингом
   *[other] { $games } игры с рейтингом
}: сейчас { $now }, самое большее { $most }, самое меньшее { $least }.
