# Words inside pictures, and the pictures' descriptions in words. Captions have room for about 20 letters.

# the hyphenation dictionary, as pyphen names it
picture-hyphens = cs_CZ

# --- places of the Builder board
place-builder-go = START
place-builder-mediterranean = Středozemní
place-builder-collect_red = Seber 2 červené
place-builder-baltic = Baltská
place-builder-chance_1 = Šance
place-builder-oriental = Orientální
place-builder-roll_1 = Hoď o 2
place-builder-connecticut = Connecticut
place-builder-jail = Vězení
place-builder-st_charles = St. Charles
place-builder-collect_purple = Seber 2 fialové
place-builder-virginia = Virginia
place-builder-chance_2 = Šance
place-builder-st_james = St. James
place-builder-steal_1 = Ukradni 1
place-builder-new_york = New York
place-builder-parking = Parkování zdarma
place-builder-kentucky = Kentucky
place-builder-collect_green = Seber 2 zelené
place-builder-illinois = Illinois
place-builder-chance_3 = Šance
place-builder-atlantic = Atlantická
place-builder-roll_2 = Hoď o 2
place-builder-marvin_gardens = Marvin Gardens
place-builder-go_to_jail = Jdi do vězení
place-builder-pacific = Pacifická
place-builder-collect_yellow = Seber 2 žluté
place-builder-pennsylvania = Pensylvánie
place-builder-chance_4 = Šance
place-builder-park_place = Park Place
place-builder-steal_2 = Ukradni 1
place-builder-boardwalk = Boardwalk

# --- what stands on spaces without a deed
picture-space-collect = Seber { $count }
picture-space-chance = Šance
picture-space-roll = Hoď o { $count }
picture-space-steal = Ukradni 1
picture-space-go = START
picture-space-go-money = +{ $amount }
picture-space-jail = Na návštěvě
picture-space-parking = Parkování zdarma
picture-space-go_to_jail = Jdi do vězení

# --- whose turn, and what is waited for
picture-seat = { $colour }, místo { $number }
picture-turn = Na tahu: { $name }
picture-wins = Vyhrává { $name }
picture-shared = Dělená výhra
picture-stopped = Zastaveno
picture-await-roll = Hodit kostkami
picture-await-jail = Vězení: hodit či platit
picture-await-discard = { $count ->
    [one] Odložit 1 surovinu
    [few] Odložit { $count } suroviny
    [many] Odložit { $count } suroviny
   *[other] Odložit { $count } surovin
}
picture-await-buy = Koupit: { $deed }?
picture-await-auction = Aukce: { $deed }
picture-await-debt = Sehnat { $amount }
picture-await-choose-take = { $count ->
    [one] Vzít 1 surovinu
    [few] Vzít { $count } suroviny
    [many] Vzít { $count } suroviny
   *[other] Vzít { $count } surovin
}
picture-await-choose-steal = Ukrást surovinu
picture-await-choose-gift = Darovat surovinu
picture-await-choose-return = Vrátit surovinu
picture-await-choose-swap = Výměna s bankou
picture-await-parking = Vyměnit 2 za 1?
picture-await-manage = Obchod a stavba
picture-await-again = Stavět, pak hodit

# --- the island
picture-builds = Staví { $name }
picture-open = { $count ->
    [0] žádné volné místo
    [one] 1 volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
picture-island = Ostrov
picture-towers = { $count ->
    [0] zatím nic nestojí
    [one] 1 budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
}

# --- a hand
picture-deeds = { $count ->
    [0] bez nemovitostí
    [one] 1 nemovitost
    [few] { $count } nemovitosti
    [many] { $count } nemovitosti
   *[other] { $count } nemovitostí
}
picture-cash = hotovost
picture-blocks = { $count ->
    [one] zbývá 1 blok
    [few] zbývají { $count } bloky
    [many] zbývá { $count } bloku
   *[other] zbývá { $count } bloků
}
picture-no-deeds = Zatím žádná nemovitost
picture-rent = Nájemné
picture-full-set = celá skupina
picture-mortgaged = Hypotéka
picture-on-total = při { $total }

# --- an auction
picture-auction = Aukce
picture-leads = Vede { $name }
picture-first-bid = První nabídka
picture-next-from = dál od
picture-no-bid = bez nabídky
picture-passed = končí

# --- an offer
picture-gives = dává
picture-nothing = nic

# --- the final sheet
picture-final = Konečné pořadí
picture-buildings = budovy
picture-sets = skupiny
picture-points = body
picture-not-ranked = ze hry pryč

# --- descriptions
describe-board = Deska, kolo { $round }.
describe-turn = Na tahu je { $name }.
describe-waits = Čeká se na: { $names } ({ $what }).
describe-dice = Kostky: { $dice }, celkem { $total }.
describe-stopped = Hra byla zastavena.
describe-over = Hra skončila. Vítěz: { $names }.
describe-seat = { $name } ({ $token }): { $cash }, suroviny { $chips }, na políčku { $place }.
describe-seat-jailed = { $name } ({ $token }): { $cash }, suroviny { $chips }, ve vězení.
describe-seat-out = { $name } ({ $token }): bankrot.
describe-owns = { $name } vlastní: { $deeds }.
describe-mortgaged = { $deed } (hypotéka)
describe-towers = Budovy a jejich patra ({ $name }): { $towers }.
describe-tower = { $cell } { $height }
describe-penthouse = { $cell } s penthousem
describe-lying = Leží na políčku { $place }: { $chips }.
describe-island = Ostrov.
describe-legal = Volná místa: { $cells }.
describe-hand = Co má { $name }: { $cash }, suroviny { $chips }.
describe-hand-deed = { $deed }: nájemné { $rent }, s celou skupinou { $set }, při { $total } dává { $chips }.
describe-hand-cards = Ponechané karty: { $cards }.
describe-auction = Aukce: { $deed }, cena { $price }.
describe-leads = Vede { $name }, { $amount }.
describe-no-bid = Zatím bez nabídky; první je { $amount } nebo víc.
describe-bid = { $name } dává { $amount }.
describe-passed = Nepřihazuje: { $names }.
describe-offer = { $name } nabízí ({ $other }): { $give } za { $want }.
describe-nothing = nic
describe-no-chips = žádné
describe-final = Konečné pořadí.
describe-score = { $rank }. { $name }: body { $total } (budovy { $buildings }, skupiny { $sets }, nejvíc peněz { $billionaire }, největší celek { $community }), { $cash }.
describe-score-out = { $name } je ze hry pryč, bez pořadí.
describe-blocks = { $count ->
    [one] Zbývá 1 blok.
    [few] Zbývají { $count } bloky.
    [many] Zbývá { $count } bloku.
   *[other] Zbývá { $count } bloků.
}
describe-cover = Ostrov s budovami a zatím obsazená místa: { $names }.
describe-cover-empty = Ostrov s budovami. Zatím není obsazené žádné místo.
