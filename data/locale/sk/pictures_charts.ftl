# Words on the charts of a game’s course and of its dice, and these pictures and drawn cards in words. Seats have letters on charts, A for the first. Where a board is crowded, its description has short forms.

picture-course-worth = Majetok v čase
picture-course-points = Body v čase
picture-round = kolo
picture-out = mimo hry
picture-turning-bankrupt = bankrot
picture-turning-resigned = vzdaná hra
picture-turning-auction = { $count ->
    [one] vyhraná aukcia
    [few] { $count } vyhrané aukcie
    [many] { $count } vyhranej aukcie
   *[other] { $count } vyhraných aukcií
}
# Reads as in English.
picture-turning-penthouse = penthouse
picture-throws = { $count ->
    [0] Zatiaľ žiadny hod dvoma kockami
    [one] 1 hod dvoma kockami
    [few] { $count } hody dvoma kockami
    [many] { $count } hodu dvoma kockami
   *[other] { $count } hodov dvoma kockami
}
picture-thrown = padlo
picture-expected = očakávané

# --- descriptions
describe-course = { $title }, { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kolá
    [many] { $rounds } kola
   *[other] { $rounds } kôl
}.
describe-course-seat = { $name }: na začiatku { $first }, v polovici { $middle }, na konci { $last }.
describe-course-out = { $name }: mimo hry v kole { $round }, najviac { $most }.
describe-turning-bankrupt = Kolo { $round }: { $name } bankrotuje.
describe-turning-resigned = Kolo { $round }: { $name } vzdáva hru.
describe-turning-auction = Kolo { $round }: { $name } vyhráva aukciu.
describe-turning-penthouse = Kolo { $round }: { $name } stavia penthouse.
describe-throws = { $throws }. Podľa súčtu: { $sums }.
describe-sum = { $total }: { $count ->
    [one] raz
    [few] { $count }-krát
    [many] { $count }-krát
   *[other] { $count }-krát
}
describe-throws-seat = { $name }: { $count ->
    [one] 1 hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodov
}, priemer { $average }.
describe-tenths = { $whole },{ $tenth }
describe-card = { $name } berie kartu „{ $title }“: { $text }

# --- a crowded board: seats by letter, buildings in brackets
describe-brief-who = { $letter } { $name }
describe-brief-role = { $name } { $role }
describe-brief-competitor = konk.
describe-brief-monopolist = monop.
describe-brief-on = { $name }: { $has }, { $place }.
describe-brief-held = { $name }: { $has }, v kúte.
describe-brief-out = { $name }: mimo hry.
describe-brief-marks = V zátvorke domy, H hotel, Z založené.
describe-brief-mortgaged = Z
describe-brief-hotel = H
describe-brief-owns = { $name }: { $deeds }.
