# Words inside pictures, and the pictures' descriptions in words. Captions have room for about 20 letters.

# the hyphenation dictionary, as pyphen names it
picture-hyphens = sk_SK

# --- places of the Builder board
place-builder-go = ŠTART
place-builder-mediterranean = Stredomorská
place-builder-collect_red = Vezmi 2 červené
place-builder-baltic = Baltská
place-builder-chance_1 = Šanca
place-builder-oriental = Orientálna
place-builder-roll_1 = Hoď o 2
# Reads as in English.
place-builder-connecticut = Connecticut
place-builder-jail = Väzenie
# Reads as in English.
place-builder-st_charles = St. Charles
place-builder-collect_purple = Vezmi 2 fialové
# Reads as in English.
place-builder-virginia = Virginia
place-builder-chance_2 = Šanca
# Reads as in English.
place-builder-st_james = St. James
place-builder-steal_1 = Ukradni 1
# Reads as in English.
place-builder-new_york = New York
place-builder-parking = Bezplatné parkovisko
# Reads as in English.
place-builder-kentucky = Kentucky
place-builder-collect_green = Vezmi 2 zelené
# Reads as in English.
place-builder-illinois = Illinois
place-builder-chance_3 = Šanca
place-builder-atlantic = Atlantická
place-builder-roll_2 = Hoď o 2
# Reads as in English.
place-builder-marvin_gardens = Marvin Gardens
place-builder-go_to_jail = Choď do väzenia
place-builder-pacific = Pacifická
place-builder-collect_yellow = Vezmi 2 žlté
place-builder-pennsylvania = Pensylvánia
place-builder-chance_4 = Šanca
# Reads as in English.
place-builder-park_place = Park Place
place-builder-steal_2 = Ukradni 1
# Reads as in English.
place-builder-boardwalk = Boardwalk

# --- what stands on spaces without a deed
picture-space-collect = Vezmi { $count }
picture-space-chance = Šanca
picture-space-roll = Hoď o { $count }
picture-space-steal = Ukradni 1
picture-space-go = ŠTART
picture-space-go-money = +{ $amount }
picture-space-jail = Na návšteve
picture-space-parking = Bezplatné parkovisko
picture-space-go_to_jail = Choď do väzenia

# --- whose turn, and what is waited for
picture-seat = { $colour }, miesto { $number }
picture-turn = Na ťahu: { $name }
picture-wins = Vyhráva { $name }
picture-shared = Delená výhra
picture-stopped = Zastavené
picture-await-roll = Hodiť kockami
picture-await-jail = Väzenie: hodiť či platiť
picture-await-discard = { $count ->
    [one] Odložiť 1 surovinu
    [few] Odložiť { $count } suroviny
    [many] Odložiť { $count } suroviny
   *[other] Odložiť { $count } surovín
}
picture-await-buy = Kúpiť: { $deed }?
picture-await-auction = Aukcia: { $deed }
picture-await-debt = Zohnať { $amount }
picture-await-choose-take = { $count ->
    [one] Vziať 1 surovinu
    [few] Vziať { $count } suroviny
    [many] Vziať { $count } suroviny
   *[other] Vziať { $count } surovín
}
picture-await-choose-steal = Ukradnúť surovinu
picture-await-choose-gift = Darovať surovinu
picture-await-choose-return = Vrátiť surovinu
picture-await-choose-swap = Výmena s bankou
picture-await-parking = Vymeniť 2 za 1?
picture-await-manage = Obchod a stavba
picture-await-again = Stavať, potom hodiť

# --- the island
picture-builds = Stavia { $name }
picture-open = { $count ->
    [0] niet kam stavať
    [one] stavať možno na 1 políčku
    [few] stavať možno na { $count } políčkach
    [many] stavať možno na { $count } políčka
   *[other] stavať možno na { $count } políčkach
}
picture-island = Ostrov
picture-towers = { $count ->
    [0] zatiaľ nič nestojí
    [one] 1 budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
}

# --- a hand
picture-deeds = { $count ->
    [0] bez nehnuteľností
    [one] 1 nehnuteľnosť
    [few] { $count } nehnuteľnosti
    [many] { $count } nehnuteľnosti
   *[other] { $count } nehnuteľností
}
picture-cash = hotovosť
picture-blocks = stavebné kocky: { $count }
picture-no-deeds = Zatiaľ bez nehnuteľností
picture-rent = Nájomné
picture-full-set = celá skupina
picture-mortgaged = Hypotéka
picture-on-total = pri { $total }

# --- an auction
picture-auction = Aukcia
picture-leads = Vedie { $name }
picture-first-bid = Prvá ponuka
picture-next-from = ďalej od
picture-no-bid = bez ponuky
picture-passed = pas

# --- an offer
picture-gives = dáva
picture-nothing = nič

# --- the final sheet
picture-final = Poradie
picture-buildings = budovy
picture-sets = skupiny
picture-points = body
picture-not-ranked = mimo hry

# --- descriptions
describe-board = Plocha, kolo { $round }.
describe-turn = Na ťahu je { $name }.
describe-waits = Čaká sa na: { $names } ({ $what }).
describe-dice = Kocky: { $dice }, spolu { $total }.
describe-stopped = Hra bola zastavená.
describe-over = Hra sa skončila. Víťaz: { $names }.
describe-seat = { $name } ({ $token }): { $cash }, suroviny: { $chips }, na políčku { $place }.
describe-seat-jailed = { $name } ({ $token }): { $cash }, suroviny: { $chips }, vo väzení.
describe-seat-out = { $name } ({ $token }): bankrot.
describe-owns = { $name } vlastní: { $deeds }.
describe-mortgaged = { $deed } (hypotéka)
describe-towers = Budovy a ich poschodia ({ $name }): { $towers }.
describe-tower = { $cell } { $height }
describe-penthouse = { $cell } s penthousom
describe-lying = Leží na políčku { $place }: { $chips }.
describe-island = Ostrov.
describe-legal = Kam možno stavať: { $cells }.
describe-hand = Čo má { $name }: { $cash }, suroviny: { $chips }.
describe-hand-deed = { $deed }: nájomné { $rent }, s celou skupinou { $set }, na súčet { $total } suroviny: { $chips }.
describe-hand-cards = Ponechané karty: { $cards }.
describe-auction = Aukcia: { $deed }, cena { $price }.
describe-leads = Vedie { $name }, { $amount }.
describe-no-bid = Zatiaľ bez ponuky; prvá je { $amount } alebo viac.
describe-bid = { $name } dáva { $amount }.
describe-passed = Pas: { $names }.
describe-offer = { $name } ponúka obchod ({ $other }). Dáva: { $give }. Chce: { $want }.
describe-nothing = nič
describe-no-chips = žiadne
describe-final = Konečné poradie.
describe-score = { $rank }. { $name }: body { $total } (budovy { $buildings }, skupiny { $sets }, najviac peňazí { $billionaire }, najväčší celok { $community }), { $cash }.
describe-score-out = { $name } je mimo hry, bez poradia.
describe-blocks = { $count ->
    [one] Zostáva 1 stavebná kocka.
    [few] Zostávajú { $count } stavebné kocky.
    [many] Zostáva { $count } stavebnej kocky.
   *[other] Zostáva { $count } stavebných kociek.
}
describe-cover = Ostrov s budovami. Pri stole: { $names }.
describe-cover-empty = Ostrov s budovami. Zatiaľ nie je obsadené žiadne miesto.
