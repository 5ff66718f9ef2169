# The stage of a turn, its buttons, the private panels, modals and empty states. Buttons: at most 80 characters, better 25.

# --- the stage
stage-turn = Na ťahu: { $name } · kolo { $round }
stage-turn-again = Znova na ťahu: { $name } · kolo { $round }
stage-over = Hra sa skončila
stage-mention = { $mention }, si na ťahu.
stage-superseded = Dorozprávané; hra pokračuje nižšie.
stage-nothing-yet = V tomto ťahu sa ešte nič nestalo.
stage-standin = { $name }: na tomto mieste teraz hrá náhradník.
stage-verify = Náhoda je vopred daná: SHA-256 semienka { $commitment }
stage-seed = Semienko bolo { $seed }; každý ním môže overiť každý hod.

# --- buttons of the stage
button-roll = Hodiť kockami
button-roll-again = Hodiť znova
button-buy = Kúpiť za { $amount }
button-decline = Dať do aukcie
button-build = Stavať…
button-bank = Výmena s bankou…
button-force = Vynútiť výmenu…
button-mortgage = Založiť…
button-redeem = Vykúpiť…
button-manage-deeds = Založiť a vykúpiť…
button-offer = Obchod…
button-pay-fine = Zaplatiť pokutu { $amount }
button-pay-debt = Zaplatiť { $amount }
button-pay = Zaplatiť
button-use = Použiť: { $card }
button-use-card = Použiť kartu…
button-claim = Chcem nájomné { $amount }
button-claim-rent = Chcem nájomné
button-bankrupt = Vyhlásiť bankrot…
button-bankrupt-confirm = Áno, vyhlásiť bankrot
button-end = Ukončiť ťah
button-discard = Odložiť { $count }…
button-choose = Vybrať…
button-choose-chip = { $chip }
button-choose-from = { $chip } · { $name }
button-swap = Výmena na Bezplatnom parkovisku…
button-skip = Preskočiť
button-bid = Dať { $amount }
button-bid-other = Prihodiť…
button-upto = Až do…
button-pass = Pasovať
button-accept = Prijať
button-accept-from = Prijať ponuku: { $name }
button-reject = Odmietnuť
button-reject-from = Odmietnuť ponuku: { $name }
button-counter = Protiponuka…
button-withdraw = Vziať späť
button-withdraw-to = Vziať späť ponuku pre: { $name }
button-resign = Vzdať hru…
button-resign-confirm = Áno, vzdať nadobro
button-more = Viac…
button-board = Ukázať plochu
button-island = Ukázať ostrov
button-hand = Čo mám
button-log = Záznam
button-why = Prečo?
button-back = Späť
button-next = Ďalej
button-previous = Predošlé
button-confirm = Potvrdiť
button-cancel = Nechať tak
button-clear = Začať odznova
button-send = Poslať ponuku
button-return = Som späť
button-new-game = Hrať znova
button-stop-confirm = Áno, ukončiť hru

# --- the build panel
build-heading = Stavba
build-intro = Vyber políčko na ostrove a poschodie. Budova so štyrmi poschodiami unesie penthouse.
build-place = Kde stavať
build-place-free = { $cell }: prvé poschodie
build-place-own = { $cell }: { $height }. poschodie
build-place-penthouse = { $cell }: penthouse
build-cost = Cena: { $cost }.
build-worth = Táto budova potom bude za { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
build-pay = Čím zaplatíš
build-pay-with = { $chips }
build-blocks = { $count ->
    [0] Nemáš už žiadnu stavebnú kocku.
    [one] Zostáva ti 1 stavebná kocka.
    [few] Zostávajú ti { $count } stavebné kocky.
    [many] Zostáva ti { $count } stavebnej kocky.
   *[other] Zostáva ti { $count } stavebných kociek.
}
build-warning-penthouse = Penthouse hneď ukončí hru.
build-nothing = Na poschodie teraz nemáš. Suroviny prináša každý hod a banka dá jednu za štyri.
build-done = Postavené.

# --- mortgage and redeem
mortgage-heading = Založiť a vykúpiť
mortgage-intro = Založená nehnuteľnosť neprináša nájomné ani suroviny, kým ju nevykúpiš.
mortgage-select = Založiť nehnuteľnosť
mortgage-entry = { $deed } · dostaneš { $amount }
redeem-select = Vykúpiť nehnuteľnosť
redeem-entry = { $deed } · zaplatíš { $amount }
mortgage-nothing = Nemáš nehnuteľnosť, ktorá by sa dala založiť alebo vykúpiť.

# --- trading with the bank, Free Parking, Forced Trade, discarding, choosing
bank-heading = Výmena s bankou
bank-intro = { $count } jednej farby za 1 inej, koľkokrát chceš.
bank-give = Čo dáš ({ $count }×)
bank-take = Čo vezmeš (1×)
bank-nothing = Na to potrebuješ { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovín
} jednej farby.
parking-heading = Bezplatné parkovisko
parking-intro = Ľubovoľné suroviny ({ $count }) za 1 inej farby, než ktorou platíš; raz.
parking-give = Dať
parking-take = Vziať
force-heading = Vynútená výmena
force-intro = Vyber hráča, farbu, ktorú berieš, a farbu, ktorú dávaš. Odmietnuť sa to nedá.
force-seat = S kým vymieňať
force-take = Vziať
force-give = Dať
discard-heading = Odložiť suroviny
discard-intro = { $count ->
    [one] Máš o jednu surovinu viac. Ktorú tu necháš?
    [few] Máš o { $count } suroviny viac. Ktoré tu necháš?
    [many] Máš o { $count } suroviny viac. Ktoré tu necháš?
   *[other] Máš o { $count } surovín viac. Ktoré tu necháš?
}
discard-lies = Zostanú na tvojom políčku pre figúrku, ktorá pôjde okolo.
choose-heading = Tvoja voľba
choose-take = { $count ->
    [one] Vezmi si z banky 1 surovinu ľubovoľnej farby.
    [few] Vezmi si z banky { $count } suroviny ľubovoľných farieb.
    [many] Vezmi si z banky { $count } suroviny ľubovoľných farieb.
   *[other] Vezmi si z banky { $count } surovín ľubovoľných farieb.
}
choose-steal = Vezmi 1 surovinu inému hráčovi.
choose-gift = Daruj 1 surovinu. Dostane ju { $name }.
choose-return = Vráť banke 1 surovinu.
choose-swap = Vymeň s bankou, koľko surovín chceš, jednu za jednu.
choose-colour = Farba
choose-seat = Hráč
choose-chips = Suroviny
choose-give = Dať
choose-picked = Zatiaľ vybrané: { $chips }
choose-picked-none = Zatiaľ nič.
choose-left = { $count ->
    [0] Hotovo.
    [one] Zostáva vybrať 1.
    [few] Zostáva vybrať { $count }.
    [many] Zostáva vybrať { $count }.
   *[other] Zostáva vybrať { $count }.
}

# --- auction
auction-heading = Aukcia: { $deed }
auction-leader = Vedie { $name } s ponukou { $amount }.
auction-no-bid = Zatiaľ bez ponuky; začína sa na { $amount }.
auction-next = Ďalšia ponuka: { $amount } alebo viac.
auction-passed = Pas: { $names }
auction-your-maximum = Banka za teba prihadzuje až do { $amount }. Nikto iný to nevidí.
auction-maximum-set = Hotovo: banka za teba prihadzuje až do { $amount }.

# --- trade composer
trade-heading = Obchod: { $name }
trade-intro = Daj na obe strany, čo chceš; odíde to, až keď stlačíš „Poslať ponuku“.
trade-with = S kým obchodovať
trade-you-give = Dávaš
trade-you-get = Dostávaš
trade-money = Peniaze…
trade-deeds-give = Nehnuteľnosti, ktoré dávaš
trade-deeds-want = Nehnuteľnosti, ktoré chceš
trade-cards-give = Karty, ktoré dávaš
trade-cards-want = Karty, ktoré chceš
trade-chips-give = Suroviny, ktoré dávaš
trade-chips-want = Suroviny, ktoré chceš
trade-offer = { $maker } ponúka obchod ({ $to }). Dáva: { $give }. Chce: { $want }.
trade-sent = Tvoja ponuka leží na stole ({ $name }).
trade-after = Po obchode ({ $name }): { $goods }.
trade-nobody = Nie je s kým obchodovať.
trade-deed-mortgaged = { $deed } (založené)

# --- modals
modal-bid-title = Tvoja ponuka
modal-bid-label = Suma
modal-bid-hint = { $low } alebo viac, najviac { $high }
modal-upto-title = Prihadzuj za mňa až do
modal-upto-label = Najvyššia suma
modal-upto-hint = Vidíš to len ty. { $low } alebo viac, najviac { $high }
modal-money-title = Peniaze v tomto obchode
modal-money-give = Dávaš
modal-money-want = Chceš
modal-money-hint = Celé číslo, napríklad { $example }
modal-chips-title = Suroviny
modal-chips-label = { $colour }
modal-chips-hint = 0 až { $max }
modal-rules-title = Nájsť pravidlo
modal-rules-label = Slovo alebo dve

# --- hand, board, log, score
hand-heading = Čo máš
hand-cash = V hotovosti { $amount }
hand-deed = { $deed } · { $group } · nájomné { $rent } · na súčet { $total }: { $colour }
hand-deed-mortgaged = { $deed } · { $group } · založené; výkup za { $amount }
hand-no-deeds = Zatiaľ bez nehnuteľností.
hand-chips = Suroviny: { $chips }
hand-no-chips = Bez surovín.
hand-cards = Karty: { $cards }
hand-can = Môžeš: { $verbs }
hand-can-nothing = Teraz od teba nič netreba.
board-heading = Plocha · kolo { $round }
score-heading = Kto čo má
score-final-heading = Konečné poradie
score-winner = Vyhráva { $name }!
score-winners = O výhru sa delia { $names }!

# --- rules
rules-heading = Pravidlá
rules-none = Na otázku „{ $query }“ sa pravidlo nenašlo. Skús jedno slovo, napríklad nájomné, väzenie alebo poschodie.
rules-why-heading = Prečo je to tak?

# --- game commands
leave-done = { $name }: na tomto mieste teraz hrá náhradník. Kedykoľvek stlač „Som späť“ a hráš ďalej.
return-done = Vitaj späť, { $name }! Miesto je zase tvoje.
stop-question = Ukončiť túto hru pre všetkých? Nikto nevyhrá.
stop-done = { $name } ukončuje hru.
resign-question = Vzdať hru nadobro? Tvoje nehnuteľnosti a suroviny pripadnú banke alebo tomu, komu dlhuješ, a v poradí nebudeš.
resign-done = { $name } vzdáva hru.
bankrupt-question = Vyhlásiť bankrot? Ďalšie ťahy mať nebudeš, ale tvoje budovy zostanú a stále môžeš vyhrať.

# --- panels: what several share
panel-done = Hotovo.
panel-closed = To už neplatí.
button-raise = Zohnať peniaze…
button-choose-of = Vybrať ({ $name })…
button-mortgage-deed = Založiť: { $deed }
button-redeem-deed = Vykúpiť: { $deed }
build-floor = Ktoré poschodie
build-floor-number = { $height }. poschodie
choose-take-colour = Vziať
choose-too-many = { $count ->
    [one] To je o 1 viac, než treba.
    [few] To je o { $count } viac, než treba.
    [many] To je o { $count } viac, než treba.
   *[other] To je o { $count } viac, než treba.
}
discard-leave = Nechať tu
debt-owed = Dlhuješ { $amount }; dostáva { $name }.
debt-raisable = Keď všetko založíš, budeš mať { $amount }.
auction-mention = { $mention }, môžeš prihadzovať.
board-shown = Plocha je znova na konci kanála.
modal-money-range = Celé číslo do { $high }
trade-draft-gone = Tento obchod už nie je rozpísaný. Otvor „Obchod…“ ešte raz.
button-build-go = Postaviť
trade-mention = { $mention }, táto ponuka je pre teba.

# --- houses and hotels
button-streets = Stavať…
button-sell = Predať budovy…
button-build-for = Postaviť: { $level } za { $amount }
button-want-ask = Koľko ich chcem…
button-want = { $count ->
    [one] Chcem 1
    [few] Chcem { $count }
    [many] Chcem { $count }
   *[other] Chcem { $count }
}
button-place-ask = Umiestniť budovu…
button-place = Postaviť sem
button-sell-for = { $count ->
    [one] Predať 1 za { $amount }
    [few] Predať { $count } za { $amount }
    [many] Predať { $count } za { $amount }
   *[other] Predať { $count } za { $amount }
}
button-sell-group = Predať celú skupinu: { $group } za { $amount }
level-houses = { $count ->
    [0] bez budovy
    [one] 1 dom
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domov
}
# Reads as in English but for the article.
level-hotel = hotel
street-line = { $deed }: { $level }, nájomné { $rent }
streets-heading = Stavba
streets-intro = Stavia sa na uliciach, ak je celá ich skupina tvoja. Budovy zvyšujú nájomné.
streets-intro-window = Banka má málo budov: povedz, kde a koľko ich chceš, alebo pasuj.
streets-intro-place = Budova je zaplatená; vyber, kde bude stáť.
streets-stock = V banke: { $houses ->
    [one] 1 dom
    [few] { $houses } domy
    [many] { $houses } domu
   *[other] { $houses } domov
} a { $hotels ->
    [one] 1 hotel.
    [few] { $hotels } hotely.
    [many] { $hotels } hotela.
   *[other] { $hotels } hotelov.
}
streets-choose = Ulica
streets-entry = { $level } za { $amount }, nájomné potom { $rent }
streets-count = Koľko
streets-count-entry = { $count ->
    [one] 1 budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
}
streets-nothing = Teraz stavať nemôžeš: treba na to celú skupinu ulíc bez hypotéky, rovnomernú výstavbu a hotovosť.
sell-heading = Predaj budov
sell-intro = Vracajú sa banke. Celá skupina sa dá predať aj naraz.
sell-choose = Ulica
sell-entry = { $amount } za budovu
sell-count = Koľko
sell-count-entry = { $count ->
    [one] 1 budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
}
sell-nothing = Nemáš teraz budovy, ktoré by sa dali predať.

# --- mortgaged deeds that changed hands, choices among words and numbers
transfer-heading = Založené nehnuteľnosti
transfer-intro = Vykúp ich hneď, alebo zaplať banke poplatok a nechaj ich založené.
transfer-line = { $deed }: výkup { $redeem }, poplatok { $fee }
button-transfer = Vykúpiť hneď…
button-skip-fee = Zaplatiť len { $amount }
choose-one = Vyber
choose-tax = Ako zaplatíš?
choose-bus = Kam až ťa autobus dovezie?
choose-anywhere = Choď na ktorékoľvek políčko.
answer-tax = Zaplatiť { $amount }
answer-tax-percent = Zaplatiť { $percent }{"\u00A0"}% zo všetkého, čo máš
answer-spaces = { $count ->
    [one] 1 políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políčok
}

# --- sums and debts where there are houses
modal-scaled-hint = { $short } znamená { $full }.
debt-raisable-buildings = Predajom budov a zakladaním sa ešte dostaneš na { $amount }.
bankrupt-question-streets = Vyhlásiť bankrot? Všetko, čo máš, pripadne tomu, komu dlhuješ, alebo banke, a hra sa pre teba skončí.
resign-question-streets = Vzdať hru nadobro? Všetko, čo máš, pripadne tomu, komu dlhuješ, alebo banke, a hra sa pre teba skončí.
lot-house = dom
# Reads as in English but for the article.
lot-hotel = hotel
hand-street = { $deed } · { $group } · { $level } · nájomné { $rent }
hand-plain = { $deed } · { $group } · nájomné { $rent }
hand-times = { $deed } · { $group } · nájomné { $count } × hod
hand-ladder = nájomné { $rents }
mortgage-intro-streets = Založená nehnuteľnosť neprináša nájomné, kým ju nevykúpiš.
stage-time = Dohodnutý čas vyprší { $when }; ťah, ktorý je vtedy rozohratý, je posledný.
