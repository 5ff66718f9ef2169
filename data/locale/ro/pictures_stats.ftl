# Cuvinte pe graficele jocurilor încheiate ale cuiva, și aceste imagini în cuvinte.

picture-ratings = Puterea de la joc la joc
picture-games = jocuri punctate

describe-average = În medie { $average }, față de 7 cât e de așteptat.
describe-ratings = { $title }; toți încep de la 25.
describe-ratings-game = { $game }, { $games ->
    [one] un joc punctat
    [few] { $games } jocuri punctate
   *[other] { $games } de jocuri punctate
}: acum { $now }, cel mult { $most }, cel puțin { $least }.
