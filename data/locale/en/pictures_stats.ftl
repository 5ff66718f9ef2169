# Words on the charts of somebody’s finished games, and these pictures in words.

picture-ratings = Strength from game to game
picture-games = rated games

describe-average = { $average } on average, where 7 is to be expected.
describe-ratings = { $title }; everybody begins at 25.
describe-ratings-game = { $game }, { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}: now { $now }, at most { $most }, at least { $least }.
