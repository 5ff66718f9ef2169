# Words on the charts of a game’s course and of its dice, and these pictures and drawn cards in words. Seats have letters on charts, A for the first. Where a board is crowded, its description has short forms.

picture-course-worth = Averea în timp
picture-course-points = Punctele în timp
picture-round = runda
picture-out = afară
picture-turning-bankrupt = faliment
picture-turning-resigned = abandon
picture-turning-auction = { $count ->
    [one] licitație câștigată
    [few] { $count } licitații câștigate
   *[other] { $count } de licitații câștigate
}
# reads as in English
picture-turning-penthouse = penthouse
picture-throws = { $count ->
    [0] Încă nicio aruncare cu două zaruri
    [one] 1 aruncare cu două zaruri
    [few] { $count } aruncări cu două zaruri
   *[other] { $count } de aruncări cu două zaruri
}
picture-thrown = aruncate
picture-expected = așteptate

# --- descriptions
describe-course = { $title }, { $rounds ->
    [one] 1 rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}.
describe-course-seat = { $name }: { $first } la început, { $middle } la jumătate, { $last } la sfârșit.
describe-course-out = { $name }: afară în runda { $round }, cel mult { $most }.
describe-turning-bankrupt = Runda { $round }: { $name } dă faliment.
describe-turning-resigned = Runda { $round }: { $name } abandonează.
describe-turning-auction = Runda { $round }: { $name } câștigă o licitație.
describe-turning-penthouse = Runda { $round }: { $name } construiește un penthouse.
describe-throws = { $throws }. După sumă: { $sums }.
describe-sum = { $total } { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}
describe-throws-seat = { $name }: { $count ->
    [one] 1 aruncare
    [few] { $count } aruncări
   *[other] { $count } de aruncări
}, în medie { $average }.
describe-tenths = { $whole },{ $tenth }
describe-card = { $name } trage „{ $title }”: { $text }

# --- a crowded board: seats by letter, buildings in brackets
# reads as in English
describe-brief-who = { $letter } { $name }
# reads as in English
describe-brief-role = { $name } { $role }
describe-brief-competitor = conc.
describe-brief-monopolist = mono.
# reads as in English
describe-brief-on = { $name }: { $has }, { $place }.
describe-brief-held = { $name }: { $has }, în colț.
describe-brief-out = { $name }: afară.
describe-brief-marks = În paranteze case, H hotel, I ipotecă.
describe-brief-mortgaged = I
# reads as in English
describe-brief-hotel = H
# reads as in English
describe-brief-owns = { $name }: { $deeds }.
