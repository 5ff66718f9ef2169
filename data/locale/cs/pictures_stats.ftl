# Slova na grafech dohraných her a tyto obrázky slovy.

picture-ratings = Síla od hry ke hře
picture-games = hodnocené hry

describe-average = Průměr { $average }, očekává se 7.
describe-ratings = { $title }; každý začíná na 25.
describe-ratings-game = { $game }, { $games ->
    [one] { $games } hodnocená hra
    [few] { $games } hodnocené hry
    [many] { $games } hodnocené hry
   *[other] { $games } hodnocených her
}: teď { $now }, nejvíc { $most }, nejméně { $least }.
