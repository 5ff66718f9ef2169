# Words on the charts of a game’s course and of its dice, and these pictures and drawn cards in words. Seats have letters on charts, A for the first. Where a board is crowded, its description has short forms.

picture-course-worth = Majetek v čase
picture-course-points = Body v čase
picture-round = kolo
picture-out = venku
picture-turning-bankrupt = bankrot
picture-turning-resigned = vzdání
picture-turning-auction = { $count ->
    [one] vyhraná aukce
    [few] { $count } vyhrané aukce
    [many] { $count } vyhrané aukce
   *[other] { $count } vyhraných aukcí
}
# reads as in English
picture-turning-penthouse = penthouse
picture-throws = { $count ->
    [0] Zatím žádný hod dvěma kostkami
    [one] 1 hod dvěma kostkami
    [few] { $count } hody dvěma kostkami
    [many] { $count } hodu dvěma kostkami
   *[other] { $count } hodů dvěma kostkami
}
picture-thrown = hozeno
picture-expected = očekáváno

# --- descriptions
describe-course = { $title }, { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}.
describe-course-seat = { $name }: na začátku { $first }, v polovině { $middle }, na konci { $last }.
describe-course-out = { $name }: venku v kole { $round }, nejvíc { $most }.
describe-turning-bankrupt = Kolo { $round }: { $name } bankrotuje.
describe-turning-resigned = Kolo { $round }: { $name } se vzdává.
describe-turning-auction = Kolo { $round }: { $name } vyhrává aukci.
describe-turning-penthouse = Kolo { $round }: { $name } staví penthouse.
describe-throws = { $throws }. Podle součtu: { $sums }.
describe-sum = { $total } { $count ->
    [one] jednou
    [few] { $count }krát
    [many] { $count }krát
   *[other] { $count }krát
}
describe-throws-seat = { $name }: { $count ->
    [one] 1 hod
    [few] { $count } hody
    [many] { $count } hodu
   *[other] { $count } hodů
}, v průměru { $average }.
describe-tenths = { $whole },{ $tenth }
describe-card = { $name } bere kartu { $title }: { $text }

# --- a crowded board: seats by letter, buildings in brackets
# reads as in English
describe-brief-who = { $letter } { $name }
# reads as in English
describe-brief-role = { $name } { $role }
describe-brief-competitor = konk.
describe-brief-monopolist = mono.
# reads as in English
describe-brief-on = { $name }: { $has }, { $place }.
describe-brief-held = { $name }: { $has }, v koutě.
describe-brief-out = { $name }: venku.
describe-brief-marks = V závorce domy, H hotel, Z zastaveno.
describe-brief-mortgaged = Z
# reads as in English
describe-brief-hotel = H
# reads as in English
describe-brief-owns = { $name }: { $deeds }.
