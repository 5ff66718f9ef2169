# Words on the charts of somebody’s finished games, and these pictures in words.

picture-ratings = Sila od hry k hre
picture-games = hodnotené hry

describe-average = Priemer { $average }, očakáva sa 7.
describe-ratings = { $title }; každý začína na 25.
describe-ratings-game = { $game }, { $games ->
    [one] { $games } hodnotená hra
    [few] { $games } hodnotené hry
    [many] { $games } hodnotenej hry
   *[other] { $games } hodnotených hier
}: teraz { $now }, najviac { $most }, najmenej { $least }.
