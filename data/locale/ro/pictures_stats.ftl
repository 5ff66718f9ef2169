# Cuvinte pe graficele jocurilor încheiate ale cuiva, și aceste imagini în cuvinte.

picture-ratings = Nivelul de la joc la joc
picture-games = jocuri cotate

describe-average = În medie { $average }, față de 7 cât e de așteptat.
describe-ratings = { $title }; toți încep de la 25.
describe-ratings-game = { $game }, { $games ->
    [one] un joc cotat
    [few] { $games } jocuri cotate
   *[other] { $games } de jocuri cotate
}: acum { $now }, cel mult { $most }, cel puțin { $least }.
