# The stage of a turn, its buttons, the private panels, modals and empty states. Buttons: at most 80 characters, better 25.

# --- the stage
stage-turn = Na tahu: { $name } · kolo { $round }
stage-turn-again = Znovu na tahu: { $name } · kolo { $round }
stage-over = Hra skončila
stage-mention = { $mention }, jsi na tahu.
stage-superseded = Dovyprávěno; hra pokračuje níže.
stage-nothing-yet = V tomto tahu se ještě nic nestalo.
stage-standin = Místo { $name } teď hraje náhradník.
stage-verify = Náhoda je předem daná: SHA-256 semínka { $commitment }
stage-seed = Semínko bylo { $seed }; každý s ním může ověřit každý hod.

# --- buttons of the stage
button-roll = Hodit
button-roll-again = Hodit znovu
button-buy = Koupit za { $amount }
button-decline = Dát do aukce
button-build = Stavět…
button-bank = Výměna s bankou…
button-force = Vynutit výměnu…
button-mortgage = Zastavit…
button-redeem = Vykoupit…
button-manage-deeds = Zastavit a vykoupit…
button-offer = Obchod…
button-pay-fine = Zaplatit pokutu { $amount }
button-pay-debt = Zaplatit { $amount }
button-pay = Zaplatit
button-use = Použít: { $card }
button-use-card = Použít kartu…
button-claim = Chci nájemné { $amount }
button-claim-rent = Chci nájemné
button-bankrupt = Vyhlásit bankrot…
button-bankrupt-confirm = Ano, vyhlásit bankrot
button-end = Ukončit tah
button-discard = Odložit { $count }…
button-choose = Vybrat…
button-choose-chip = { $chip }
button-choose-from = { $chip } · { $name }
button-swap = Výměna na Parkování zdarma…
button-skip = Přeskočit
button-bid = Dát { $amount }
button-bid-other = Přihodit…
button-upto = Až do…
button-pass = Vzdát se
button-accept = Přijmout
button-accept-from = Přijmout nabídku: { $name }
button-reject = Odmítnout
button-reject-from = Odmítnout nabídku: { $name }
button-counter = Protinabídka…
button-withdraw = Vzít zpět
button-withdraw-to = Vzít zpět nabídku pro: { $name }
button-resign = Vzdát hru…
button-resign-confirm = Ano, vzdát se nadobro
button-more = Více…
button-board = Ukázat desku
button-island = Ukázat ostrov
button-hand = Co mám
button-log = Záznam
button-why = Proč?
button-back = Zpět
button-next = Další
button-previous = Předchozí
button-confirm = Potvrdit
button-cancel = Nechat být
button-clear = Začít znovu
button-send = Poslat nabídku
button-return = Jsem zpět
button-new-game = Hrát znovu
button-stop-confirm = Ano, ukončit hru

# --- the build panel
build-heading = Stavba
build-intro = Vyber políčko a patro. Budova o čtyřech patrech unese penthouse.
build-place = Kde stavět
build-place-free = { $cell }: první patro
build-place-own = { $cell }: { $height }. patro
build-place-penthouse = { $cell }: penthouse
build-cost = Cena: { $cost }.
build-worth = Tato budova pak bude za { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
build-pay = Čím zaplatíš
build-pay-with = { $chips }
build-blocks = { $count ->
    [0] Nezbyl ti žádný blok.
    [one] Zbývá ti 1 blok.
    [few] Zbývají ti { $count } bloky.
    [many] Zbývá ti { $count } bloku.
   *[other] Zbývá ti { $count } bloků.
}
build-warning-penthouse = Penthouse hned ukončí hru.
build-nothing = Na patro teď nemáš. Suroviny přináší každý hod a banka dá jednu za čtyři.
build-done = Postaveno.

# --- mortgage and redeem
mortgage-heading = Zastavit a vykoupit
mortgage-intro = Zastavená nemovitost nenese nájemné ani suroviny, dokud ji nevykoupíš.
mortgage-select = Zastavit nemovitost
mortgage-entry = { $deed } · dostaneš { $amount }
redeem-select = Vykoupit nemovitost
redeem-entry = { $deed } · zaplatíš { $amount }
mortgage-nothing = Nemáš žádnou nemovitost, kterou by šlo zastavit nebo vykoupit.

# --- trading with the bank, Free Parking, Forced Trade, discarding, choosing
bank-heading = Výměna s bankou
bank-intro = { $count } jedné barvy za 1 jinou, kolikrát chceš.
bank-give = Dát { $count } barvy
bank-take = Vzít 1 barvy
bank-nothing = { $count ->
    [one] Na to potřebuješ 1 surovinu.
    [few] Na to potřebuješ { $count } suroviny jedné barvy.
    [many] Na to potřebuješ { $count } surovin jedné barvy.
   *[other] Na to potřebuješ { $count } surovin jedné barvy.
}
parking-heading = Parkování zdarma
parking-intro = { $count ->
    [one] Jednu libovolnou surovinu za 1 barvy, kterou neplatíš; jen jednou.
    [few] { $count } libovolné suroviny za 1 barvy, kterou neplatíš; jen jednou.
    [many] { $count } libovolných surovin za 1 barvy, kterou neplatíš; jen jednou.
   *[other] { $count } libovolných surovin za 1 barvy, kterou neplatíš; jen jednou.
}
parking-give = Dát
parking-take = Vzít
force-heading = Vynucená výměna
force-intro = Vyber místo, barvu, kterou bereš, a barvu, kterou dáváš. Odmítnout to nejde.
force-seat = S kým měnit
force-take = Vzít
force-give = Dát
discard-heading = Odložit suroviny
discard-intro = { $count ->
    [one] Máš o jednu surovinu víc. Kterou tu necháš?
    [few] Máš o { $count } suroviny víc. Které tu necháš?
    [many] Máš o { $count } suroviny víc. Které tu necháš?
   *[other] Máš o { $count } surovin víc. Které tu necháš?
}
discard-lies = Zůstanou na tvém políčku pro figurku, která půjde kolem.
choose-heading = Tvoje volba
choose-take = { $count ->
    [one] Vezmi si z banky 1 surovinu libovolné barvy.
    [few] Vezmi si z banky { $count } suroviny libovolných barev.
    [many] Vezmi si z banky { $count } suroviny libovolných barev.
   *[other] Vezmi si z banky { $count } surovin libovolných barev.
}
choose-steal = Vezmi 1 surovinu jinému místu.
choose-gift = Daruj 1 surovinu. Dostane ji { $name }.
choose-return = Vrať bance 1 surovinu.
choose-swap = Vyměň s bankou, kolik surovin chceš, jednu za jednu.
choose-colour = Barva
choose-seat = Místo
choose-chips = Suroviny
choose-give = Dát
choose-picked = Zatím vybráno: { $chips }
choose-picked-none = Zatím nic nevybráno.
choose-left = { $count ->
    [0] Hotovo.
    [one] Zbývá vybrat 1.
    [few] Zbývá vybrat { $count }.
    [many] Zbývá vybrat { $count }.
   *[other] Zbývá vybrat { $count }.
}

# --- auction
auction-heading = Aukce: { $deed }
auction-leader = Vede { $name } s nabídkou { $amount }.
auction-no-bid = Zatím bez nabídky; začíná se na { $amount }.
auction-next = Další nabídka: { $amount } nebo víc.
auction-passed = Nepřihazuje: { $names }
auction-your-maximum = Banka za tebe přihazuje až do { $amount }. Nikdo jiný to nevidí.
auction-maximum-set = Hotovo: banka za tebe přihazuje až do { $amount }.

# --- trade composer
trade-heading = Obchod: { $name }
trade-intro = Dej na obě strany, co chceš; odejde to, až stiskneš „Poslat nabídku“.
trade-with = S kým obchodovat
trade-you-give = Dáváš
trade-you-get = Dostáváš
trade-money = Peníze…
trade-deeds-give = Nemovitosti, které dáváš
trade-deeds-want = Nemovitosti, které chceš
trade-cards-give = Karty, které dáváš
trade-cards-want = Karty, které chceš
trade-chips-give = Suroviny, které dáváš
trade-chips-want = Suroviny, které chceš
trade-offer = { $maker } nabízí ({ $to }): { $give } za { $want }.
trade-sent = Tvoje nabídka leží na stole ({ $name }).
trade-after = Po obchodu ({ $name }): { $goods }.
trade-nobody = Není s kým obchodovat.
trade-deed-mortgaged = { $deed } (zastaveno)

# --- modals
modal-bid-title = Tvoje nabídka
modal-bid-label = Částka
modal-bid-hint = { $low } nebo víc, nejvýš { $high }
modal-upto-title = Přihazuj za mě až do
modal-upto-label = Nejvyšší částka
modal-upto-hint = Vidíš to jen ty. { $low } nebo víc, nejvýš { $high }
modal-money-title = Peníze v tomto obchodu
modal-money-give = Dáváš
modal-money-want = Chceš
modal-money-hint = Celé číslo, třeba { $example }
modal-chips-title = Suroviny
modal-chips-label = { $colour }
modal-chips-hint = 0 až { $max }
modal-rules-title = Najít pravidlo
modal-rules-label = Jedno dvě slova

# --- hand, board, log, score
hand-heading = Co máš
hand-cash = V hotovosti { $amount }
hand-deed = { $deed } · { $group } · nájemné { $rent } · při { $total } dává { $colour }
hand-deed-mortgaged = { $deed } · { $group } · zastaveno; výkup za { $amount }
hand-no-deeds = Zatím žádná nemovitost.
hand-chips = Suroviny: { $chips }
hand-no-chips = Žádné suroviny.
hand-cards = Karty: { $cards }
hand-can = Můžeš: { $verbs }
hand-can-nothing = Teď na tobě nic není.
board-heading = Deska · kolo { $round }
score-heading = Kdo co má
score-final-heading = Konečné pořadí
score-winner = Vyhrává { $name }!
score-winners = O výhru se dělí { $names }!

# --- rules
rules-heading = Pravidla
rules-none = K dotazu „{ $query }“ se pravidlo nenašlo. Zkus jedno slovo, třeba nájemné, vězení nebo patro.
rules-why-heading = Proč to tak je?

# --- game commands
leave-done = Na místě { $name } teď hraje náhradník. Kdykoli stiskni „Jsem zpět“ a hraješ dál.
return-done = Vítej zpět, { $name }! Místo je zase tvoje.
stop-question = Ukončit tuto hru pro všechny? Nikdo nevyhraje.
stop-done = { $name } ukončuje hru.
resign-question = Vzdát se nadobro? Tvoje nemovitosti a suroviny připadnou bance nebo tomu, komu dlužíš, a v pořadí nebudeš.
resign-done = { $name } se vzdává.
bankrupt-question = Vyhlásit bankrot? Další tahy mít nebudeš, ale tvoje budovy zůstanou a pořád můžeš vyhrát.

# --- panels: what several share
panel-done = Hotovo.
panel-closed = To už neplatí.
button-raise = Sehnat peníze…
button-choose-of = Vybrat ({ $name })…
button-mortgage-deed = Zastavit: { $deed }
button-redeem-deed = Vykoupit: { $deed }
build-floor = Které patro
build-floor-number = { $height }. patro
choose-take-colour = Vzít
choose-too-many = { $count ->
    [one] To je o 1 víc.
    [few] To je o { $count } víc.
    [many] To je o { $count } víc.
   *[other] To je o { $count } víc.
}
discard-leave = Nechat tu
debt-owed = Dlužíš { $amount }; dostává { $name }.
debt-raisable = Když všechno zastavíš, budeš mít { $amount }.
auction-mention = { $mention }, můžeš přihazovat.
board-shown = Tady je, čerstvá na konci kanálu.
modal-money-range = Celé číslo do { $high }
trade-draft-gone = Ten obchod už není rozepsaný. Otevři „Obchod…“ ještě jednou.
button-build-go = Postavit
trade-mention = { $mention }, tahle nabídka je pro tebe.

# --- houses and hotels
button-streets = Stavět…
button-sell = Prodat budovy…
button-build-for = Postavit: { $level } za { $amount }
button-want-ask = Kolik jich chci…
button-want = { $count ->
    [one] Chci 1
    [few] Chci { $count }
    [many] Chci { $count }
   *[other] Chci { $count }
}
button-place-ask = Umístit budovu…
button-place = Postavit sem
button-sell-for = { $count ->
    [one] Prodat 1 za { $amount }
    [few] Prodat { $count } za { $amount }
    [many] Prodat { $count } za { $amount }
   *[other] Prodat { $count } za { $amount }
}
button-sell-group = Prodat celou skupinu: { $group } za { $amount }
level-houses = { $count ->
    [0] bez budovy
    [one] 1 dům
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domů
}
level-hotel = hotel
street-line = { $deed }: { $level }, nájemné { $rent }
streets-heading = Stavba
streets-intro = Staví se na ulicích, jejichž celá skupina je tvoje. Budovy zvyšují nájemné.
streets-intro-window = Bance budovy nestačí: řekni, kde a kolik jich chceš, nebo se vzdej.
streets-intro-place = Budova je zaplacená; vyber, kde bude stát.
streets-stock = V bance: { $houses ->
    [one] 1 dům
    [few] { $houses } domy
    [many] { $houses } domu
   *[other] { $houses } domů
} a { $hotels ->
    [one] 1 hotel.
    [few] { $hotels } hotely.
    [many] { $hotels } hotelu.
   *[other] { $hotels } hotelů.
}
streets-choose = Ulice
streets-entry = { $level } za { $amount }, nájemné pak { $rent }
streets-count = Kolik
streets-count-entry = { $count ->
    [one] 1 budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
}
streets-nothing = Teď stavět nemůžeš: je k tomu třeba celá skupina ulic bez hypotéky, rovnoměrná stavba a hotovost.
sell-heading = Prodej budov
sell-intro = Vracejí se bance. Celou skupinu jde vyklidit i najednou.
sell-choose = Ulice
sell-entry = { $amount } za budovu
sell-count = Kolik
sell-count-entry = { $count ->
    [one] 1 budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
}
sell-nothing = Nemáš teď žádné budovy, které by šlo prodat.

# --- mortgaged deeds that changed hands, choices among words and numbers
transfer-heading = Zastavené nemovitosti
transfer-intro = Vykup je hned, nebo zaplať bance poplatek a nech je zastavené.
transfer-line = { $deed }: výkup { $redeem }, poplatek { $fee }
button-transfer = Vykoupit hned…
button-skip-fee = Zaplatit jen { $amount }
choose-one = Vyber
choose-tax = Jak zaplatíš?
choose-bus = Kam až tě autobus doveze?
choose-anywhere = Jdi na kterékoli políčko.
answer-tax = Zaplatit { $amount }
answer-tax-percent = Zaplatit { $percent }{"\u00A0"}% ze všeho, co máš
answer-spaces = { $count ->
    [one] 1 políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
}

# --- sums and debts where there are houses
modal-scaled-hint = { $short } znamená { $full }.
debt-raisable-buildings = Prodejem budov a hypotékami se ještě dostaneš na { $amount }.
bankrupt-question-streets = Vyhlásit bankrot? Všechno, co máš, připadne tomu, komu dlužíš, nebo bance, a ze hry jsi venku.
resign-question-streets = Vzdát se nadobro? Všechno, co máš, připadne tomu, komu dlužíš, nebo bance, a ze hry jsi venku.
lot-house = dům
lot-hotel = hotel
hand-street = { $deed } · { $group } · { $level } · nájemné { $rent }
hand-plain = { $deed } · { $group } · nájemné { $rent }
hand-times = { $deed } · { $group } · nájemné { $count } × hod
hand-ladder = nájemné { $rents }
mortgage-intro-streets = Zastavená nemovitost nenese nájemné, dokud ji nevykoupíš.
stage-time = Dohodnutý čas vyprší { $when }; tah, který v tu chvíli běží, je poslední.
