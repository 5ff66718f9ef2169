# Words inside pictures, and the pictures' descriptions in words. Captions have room for about 20 letters.

# the hyphenation dictionary, as pyphen names it
picture-hyphens = ro_RO

# --- places of the Builder board
place-builder-go = START
place-builder-mediterranean = Mediterranean
place-builder-collect_red = Strânge 2 roșii
place-builder-baltic = Baltic
place-builder-chance_1 = Șansă
place-builder-oriental = Oriental
place-builder-roll_1 = Aruncă pentru 2
place-builder-connecticut = Connecticut
place-builder-jail = Închisoare
place-builder-st_charles = St. Charles
place-builder-collect_purple = Strânge 2 mov
place-builder-virginia = Virginia
place-builder-chance_2 = Șansă
place-builder-st_james = St. James
place-builder-steal_1 = Fură 1
place-builder-new_york = New York
place-builder-parking = Parcare gratuită
place-builder-kentucky = Kentucky
place-builder-collect_green = Strânge 2 verzi
place-builder-illinois = Illinois
place-builder-chance_3 = Șansă
place-builder-atlantic = Atlantic
place-builder-roll_2 = Aruncă pentru 2
place-builder-marvin_gardens = Marvin Gardens
place-builder-go_to_jail = Mergi la închisoare
place-builder-pacific = Pacific
place-builder-collect_yellow = Strânge 2 galbene
place-builder-pennsylvania = Pennsylvania
place-builder-chance_4 = Șansă
place-builder-park_place = Park Place
place-builder-steal_2 = Fură 1
place-builder-boardwalk = Boardwalk

# --- what stands on spaces without a deed
picture-space-collect = Strânge { $count }
picture-space-chance = Șansă
picture-space-roll = Aruncă pentru { $count }
picture-space-steal = Fură 1
picture-space-go = START
picture-space-go-money = +{ $amount }
picture-space-jail = Doar în vizită
picture-space-parking = Parcare gratuită
picture-space-go_to_jail = Mergi la închisoare

# --- whose turn, and what is waited for
# stands for a name that the letters of pictures have too little of; it begins with a capital
picture-seat = { $colour }, locul { $number }
picture-turn = La rând: { $name }
picture-wins = Câștigă { $name }
picture-shared = Victorie împărțită
picture-stopped = Oprit
picture-await-roll = Aruncă zarurile
picture-await-jail = Închisoare: zar sau plată
picture-await-discard = { $count ->
    [one] Lasă 1 resursă
    [few] Lasă { $count } resurse
   *[other] Lasă { $count } de resurse
}
picture-await-buy = Cumperi { $deed }?
picture-await-auction = Licitație: { $deed }
picture-await-debt = Fă rost de { $amount }
picture-await-choose-take = { $count ->
    [one] Ia 1 resursă
    [few] Ia { $count } resurse
   *[other] Ia { $count } de resurse
}
picture-await-choose-steal = Fură o resursă
picture-await-choose-gift = Dă o resursă
picture-await-choose-return = Dă înapoi o resursă
picture-await-choose-swap = Schimb cu banca
picture-await-parking = Schimbi 2 pe 1?
picture-await-manage = Schimb, construcție
picture-await-again = Întâi clădiri, apoi zar

# --- the island
picture-builds = Construiește { $name }
picture-open = { $count ->
    [0] niciun loc liber
    [one] 1 loc liber
    [few] { $count } locuri libere
   *[other] { $count } de locuri libere
}
picture-island = Insula
picture-towers = { $count ->
    [0] încă nicio clădire
    [one] 1 clădire
    [few] { $count } clădiri
   *[other] { $count } de clădiri
}

# --- a hand
picture-deeds = { $count ->
    [0] fără proprietăți
    [one] 1 proprietate
    [few] { $count } proprietăți
   *[other] { $count } de proprietăți
}
picture-cash = numerar
picture-blocks = { $count ->
    [one] mai e 1 bloc
    [few] mai sunt { $count } blocuri
   *[other] mai sunt { $count } de blocuri
}
picture-no-deeds = Încă nicio proprietate
picture-rent = Chirie
picture-full-set = tot grupul
picture-mortgaged = Ipotecă
picture-on-total = la { $total }

# --- an auction
picture-auction = Licitație
picture-leads = Conduce { $name }
picture-first-bid = Prima ofertă
picture-next-from = de la
picture-no-bid = nicio ofertă
picture-passed = renunță

# --- an offer
picture-gives = dă
picture-nothing = nimic

# --- the final sheet
picture-final = Clasamentul final
picture-buildings = clădiri
picture-sets = grupuri
picture-points = puncte
picture-not-ranked = abandon

# --- descriptions
describe-board = Tabla, runda { $round }.
describe-turn = La rând: { $name }.
describe-waits = Se așteaptă: { $names } ({ $what }).
describe-dice = Zaruri: { $dice }, în total { $total }.
describe-stopped = Jocul a fost oprit.
describe-over = Jocul s-a încheiat. Victoria: { $names }.
describe-seat = { $name } ({ $token }): { $cash }, resurse { $chips }, pe căsuța { $place }.
describe-seat-jailed = { $name } ({ $token }): { $cash }, resurse { $chips }, în închisoare.
describe-seat-out = { $name } ({ $token }): faliment.
describe-owns = { $name } are: { $deeds }.
describe-mortgaged = { $deed } (ipotecă)
describe-towers = Clădirile cu etajele lor ({ $name }): { $towers }.
# reads as in English
describe-tower = { $cell } { $height }
describe-penthouse = { $cell } cu penthouse-ul
describe-lying = Lăsate pe căsuța { $place }: { $chips }.
describe-island = Insula.
describe-legal = Locuri libere: { $cells }.
describe-hand = Ce are { $name }: { $cash }, resurse { $chips }.
describe-hand-deed = { $deed }: chirie { $rent }, cu tot grupul { $set }, la { $total } dă { $chips }.
describe-hand-cards = Carduri păstrate: { $cards }.
describe-auction = Licitație: { $deed }, preț { $price }.
describe-leads = Conduce { $name } cu { $amount }.
describe-no-bid = Încă nicio ofertă; prima e de cel puțin { $amount }.
describe-bid = { $name } oferă { $amount }.
describe-passed = Au renunțat: { $names }.
describe-offer = { $name } propune un schimb: { $give } pentru { $want }. Răspunde { $other }.
describe-nothing = nimic
describe-no-chips = niciuna
describe-final = Clasamentul final.
describe-score = { $rank }. { $name }: puncte { $total } (clădiri { $buildings }, grupuri { $sets }, cel mai mult numerar { $billionaire }, cel mai mare ansamblu { $community }), { $cash }.
describe-score-out = { $name }: abandon, fără loc în clasament.
describe-blocks = { $count ->
    [one] Mai e 1 bloc.
    [few] Mai sunt { $count } blocuri.
   *[other] Mai sunt { $count } de blocuri.
}
describe-cover = O insulă cu clădiri și locurile ocupate până acum: { $names }.
describe-cover-empty = O insulă cu clădiri. Încă nu e ocupat niciun loc.
