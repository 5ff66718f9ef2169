# The rulebook in our own words. `rule-<id>` is a short title, `rule-<id>-text` the rule; dots of an id become hyphens.
# Numbers come from the table's rules: $start, $go, $fine, $first_bid, $step are sums, the others plain counts.

# --- where a rule comes from
rules-source-text = Text pravidel: { $article }
rules-source-public = Veřejné popisy hry: { $article }
rules-source-ruling = Naše rozhodnutí, kde text pravidel mlčí: { $article }
rules-source-house = Naše vlastní hodnota, protože tištěná není veřejná: { $article }
rules-article-setup = příprava
rules-article-turn = tah
rules-article-discard = odkládání surovin
rules-article-gather = sbírání surovin
rules-article-move = pohyb figurky
rules-article-doubles = dvojice
rules-article-go = START
rules-article-unowned = volné nemovitosti
rules-article-owned = nemovitosti s majitelem
rules-article-values = listy vlastnictví a jejich hodnoty
rules-article-collect = Seber 2
rules-article-resources = Hoď o suroviny
rules-article-steal = Ukradni 1
rules-article-parking = Parkování zdarma
rules-article-visiting = Jen na návštěvě
rules-article-go_to_jail = Jdi do vězení
rules-article-chance = Šance
rules-article-deck = karty
rules-article-jail = vězení
rules-article-trades = obchody mezi místy
rules-article-bank = výměna s bankou
rules-article-floors = stavba pater
rules-article-building = kde se staví
rules-article-mortgage = hypotéky a dluhy
rules-article-bankruptcy = bankrot
rules-article-end = konec hry
rules-article-score = body
rules-article-bonus = bonusové karty
rules-article-winner = kdo vyhrává

# --- seating up
rule-builder-start-seats = Místa
rule-builder-start-seats-text = U stolu je { $min_seats } až { $max_seats } míst.
rule-builder-start-first = Kdo začíná
rule-builder-start-first-text = Každý hodí dvěma kostkami; začíná, kdo má nejvyšší součet. Při shodě se hází znovu.
rule-builder-start-money = Peníze na začátku
rule-builder-start-money-text = Každé místo začíná s { $start }.
rule-builder-start-chips = Suroviny na začátku
rule-builder-start-chips-text = { $at_start ->
    [one] Každé místo má na začátku 1 surovinu barvy své figurky.
    [few] Každé místo má na začátku { $at_start } suroviny barvy své figurky.
    [many] Každé místo má na začátku { $at_start } surovin barvy své figurky.
   *[other] Každé místo má na začátku { $at_start } surovin barvy své figurky.
}
rule-builder-start-clockwise = Po směru hodin
rule-builder-start-clockwise-text = Na tahu se místa střídají po směru hodinových ručiček.
rule-builder-chance-deck = Balíček Šance
rule-builder-chance-deck-text = { $cards ->
    [one] Balíček má 1 kartu. Dva druhy si necháváš, než je zahraješ; ostatní platí hned.
    [few] Balíček má { $cards } karty. Dva druhy si necháváš, než je zahraješ; ostatní platí hned.
    [many] Balíček má { $cards } karet. Dva druhy si necháváš, než je zahraješ; ostatní platí hned.
   *[other] Balíček má { $cards } karet. Dva druhy si necháváš, než je zahraješ; ostatní platí hned.
}

# --- the turn
rule-builder-turn-own = Vlastní tah
rule-builder-turn-own-text = Házet, stavět a měnit s bankou smí jen místo, které je na tahu.
rule-builder-turn-steps = Průběh tahu
rule-builder-turn-steps-text = Odložit, hodit, sebrat, jít, provést, co říká políčko, obchodovat a stavět, ukončit tah.
rule-builder-turn-one_throw = Jeden hod za tah
rule-builder-turn-one_throw-text = Bez dvojice se v tahu podruhé nehází.
rule-builder-turn-no_early_end = Před hodem tah nekončí
rule-builder-turn-no_early_end-text = Tah lze ukončit až po hodu a po všem, co chce políčko.
rule-builder-turn-mixed = Obchod a stavba na střídačku
rule-builder-turn-mixed-text = Po pohybu se obchod a stavba smějí střídat, kolikrát chceš.
rule-builder-action-unknown_name = Jména
rule-builder-action-unknown_name-text = Nemovitosti, políčka, základy, karty a místa musí být ty, které tento stůl má.
rule-builder-action-bad_amount = Množství
rule-builder-action-bad_amount-text = Částky a počty jsou celá čísla větší než 0 a přesně tolik, kolik pravidlo žádá.

# --- discarding
rule-builder-discard-limit = { $kept ->
    [one] Nejvýš 1 surovina
    [few] Nejvýš { $kept } suroviny
    [many] Nejvýš { $kept } surovin
   *[other] Nejvýš { $kept } surovin
}
rule-builder-discard-limit-text = Máš-li na začátku tahu víc než { $kept } surovin, vybereš, které odložíš, aby jich zbylo { $kept }.
rule-builder-discard-before_throw = Nejdřív odložit
rule-builder-discard-before_throw-text = Přebytečné suroviny se odkládají před hodem.
rule-builder-discard-lies = Kam odložené suroviny přijdou
rule-builder-discard-lies-text = Odložené suroviny zůstanou na políčku, kde stojí tvoje figurka.
rule-builder-discard-not_below = Ne pod { $kept }
rule-builder-discard-not_below-text = Odkládá se jen přebytek; nikdo nesmí odložit pod { $kept }.
rule-builder-discard-in_jail = Odkládání ve vězení
rule-builder-discard-in_jail-text = Suroviny odložené ve vězení leží v jeho rohu, kde je seberou i návštěvníci.
rule-builder-discard-further_turn = Odkládání před dalším tahem
rule-builder-discard-further_turn-text = Další tah po dvojici má vlastní odkládání.

# --- gathering
rule-builder-gather-deeds = Nemovitosti nesou suroviny
rule-builder-gather-deeds-text = { $yield ->
    [one] Při hodu každého tahu přinese každá nemovitost bez hypotéky, na které je hozený součet, svému majiteli 1 surovinu své barvy, ať hází kdokoli.
    [few] Při hodu každého tahu přinese každá nemovitost bez hypotéky, na které je hozený součet, svému majiteli { $yield } suroviny své barvy, ať hází kdokoli.
    [many] Při hodu každého tahu přinese každá nemovitost bez hypotéky, na které je hozený součet, svému majiteli { $yield } surovin své barvy, ať hází kdokoli.
   *[other] Při hodu každého tahu přinese každá nemovitost bez hypotéky, na které je hozený součet, svému majiteli { $yield } surovin své barvy, ať hází kdokoli.
}
rule-builder-gather-own_total = { $own_total } přináší vlastní barvu
rule-builder-gather-own_total-text = { $yield ->
    [one] Při součtu { $own_total } si každé místo vezme 1 surovinu barvy své figurky.
    [few] Při součtu { $own_total } si každé místo vezme { $yield } suroviny barvy své figurky.
    [many] Při součtu { $own_total } si každé místo vezme { $yield } surovin barvy své figurky.
   *[other] Při součtu { $own_total } si každé místo vezme { $yield } surovin barvy své figurky.
}
rule-builder-gather-mortgaged = Zastavené nemovitosti nenesou nic
rule-builder-gather-mortgaged-text = Zastavená nemovitost suroviny nenese.
rule-builder-gather-set_mate = Druhá nemovitost skupiny
rule-builder-gather-set_mate-text = Je-li jedna nemovitost skupiny zastavená, druhá suroviny nese dál.
rule-builder-gather-short_stock = Když bance suroviny nestačí
rule-builder-gather-short_stock-text = Nestačí-li banka na všechny, rozdává se od házejícího po směru hodin, dokud je z čeho; zbytek propadá.
rule-builder-gather-hard_stock = Zásoba banky
rule-builder-gather-hard_stock-text = { $stock ->
    [one] Od každé barvy je 1 surovina a víc ne. Co došlo, to se vzít nedá.
    [few] Od každé barvy jsou { $stock } suroviny a víc ne. Co došlo, to se vzít nedá.
    [many] Od každé barvy je { $stock } surovin a víc ne. Co došlo, to se vzít nedá.
   *[other] Od každé barvy je { $stock } surovin a víc ne. Co došlo, to se vzít nedá.
}
rule-builder-gather-other_colours = Jedna barva došla
rule-builder-gather-other_colours-text = Když jedna ze získaných barev dojde, ostatní se přesto vydají.
rule-builder-gather-jail_throw = Hody z vězení
rule-builder-gather-jail_throw-text = Hod ve vězení přináší suroviny všem jako každý jiný.
rule-builder-gather-from_jail = Sbírání z vězení
rule-builder-gather-from_jail-text = I místo ve vězení sbírá.
rule-builder-gather-third_double = Třetí dvojice
rule-builder-gather-third_double-text = Hod, který je třetí dvojicí po sobě, suroviny nepřináší.
rule-builder-gather-resource_throw = Hod na políčku Hoď o suroviny
rule-builder-gather-resource_throw-text = Tento hod navíc přináší suroviny jen tomu, kdo hází, podle tabulky; nemovitosti při něm nic nenesou.
rule-builder-gather-bankrupt = Místa v bankrotu
rule-builder-gather-bankrupt-text = Místo v bankrotu nesbírá nic.

# --- moving
rule-builder-move-total = Pohyb
rule-builder-move-total-text = Figurka jde po směru hodin o součet obou kostek a platí, co říká políčko, kam dojde.
rule-builder-move-pick_up_passing = Sbírání po cestě
rule-builder-move-pick_up_passing-text = Suroviny, které leží na políčkách, přes něž jdeš, jsou tvoje.
rule-builder-move-pick_up_landing = Sbírání v cíli
rule-builder-move-pick_up_landing-text = Suroviny, které leží tam, kde se zastavíš, jsou tvoje ještě před účinkem políčka.
rule-builder-move-card_pick_up = Sbírání při pohybu kartou
rule-builder-move-card_pick_up-text = Když tvou figurku posune karta, sbíráš po cestě suroviny; cestou do vězení ne.
rule-builder-move-card_go = START při pohybu kartou
rule-builder-move-card_go-text = Karta, která tě dovede přes START nebo na něj, přináší { $go }; cestou do vězení ne.
rule-builder-go-passing = Průchod STARTem
rule-builder-go-passing-text = Průchod STARTem přináší { $go }.
rule-builder-go-landing = Zastavení na STARTu
rule-builder-go-landing-text = Zastavení na STARTu přináší { $go }, ale jen jednou.
rule-builder-go-bank_never_empty = Peníze banky
rule-builder-go-bank_never_empty-text = Bance peníze nikdy nedojdou.

# --- doubles
rule-builder-doubles-again = Dvojice
rule-builder-doubles-again-text = Po dvojici máš po tomto tahu ještě celý další tah.
rule-builder-doubles-third = Tři dvojice po sobě
rule-builder-doubles-third-text = Třetí dvojice po sobě znamená rovnou vězení; ten hod se nehraje.
rule-builder-doubles-no_end = Další hod má přednost
rule-builder-doubles-no_end-text = Dokud tě čeká další hod, tah ukončit nelze.
rule-builder-doubles-resource_throw = Dvojice na políčku Hoď o suroviny
rule-builder-doubles-resource_throw-text = Dvojice při tomto hodu navíc další tah nepřináší.
rule-builder-doubles-jailed = Vězení ruší dvojici
rule-builder-doubles-jailed-text = Kdo jde po dvojici do vězení, další tah nemá.

# --- properties and rent
rule-builder-property-buy = Koupě
rule-builder-property-buy-text = Kdo stoupne na volnou nemovitost, smí ji koupit od banky za její cenu.
rule-builder-property-short = Na koupi je třeba hotovost
rule-builder-property-short-text = Celá cena se platí hned. Peníze na ni smíš předtím sehnat hypotékou nebo obchodem; jinak jde nemovitost do aukce.
rule-builder-property-decline = Bez koupě
rule-builder-property-decline-text = Nemovitost, kterou nekoupíš, jde hned do aukce.
rule-builder-property-own = Doma
rule-builder-property-own-text = Na vlastní nemovitosti se nic neděje.
rule-builder-property-set = Celá skupina
rule-builder-property-set-text = Kdo má všechny nemovitosti jedné barvy, má z nich dvojnásobné nájemné a na konci body.
rule-builder-property-house_values = Ceny a nájemné
rule-builder-property-house_values-text = Ceny, nájemné, součty a barvy surovin drží poměry jediné nemovitosti, jejíž hodnoty jsou veřejné: nájemné je polovina ceny, s celou skupinou celá cena.
rule-builder-rent-owned = Nájemné
rule-builder-rent-owned-text = Kdo stoupne na cizí nemovitost, dluží nájemné uvedené na jejím listu.
rule-builder-rent-set = Nájemné za skupinu
rule-builder-rent-set-text = Má-li majitel celou skupinu, je nájemné dvojnásobné.
rule-builder-rent-mortgaged = Při hypotéce bez nájemného
rule-builder-rent-mortgaged-text = Zastavená nemovitost nájemné nenese.
rule-builder-rent-set_mortgaged = Skupina s hypotékou
rule-builder-rent-set_mortgaged-text = Nezastavená nemovitost celé skupiny nese dvojnásobné nájemné dál.
rule-builder-rent-auto = Nájemné hned
rule-builder-rent-auto-text = Při volbě „Vybírá se hned“ banka nájemné vybere, jakmile tam někdo stoupne.
rule-builder-rent-claim = Nájemné na vyžádání
rule-builder-rent-claim-text = Při volbě „Na vyžádání“ si majitel musí říct, než hodí další místo.
rule-builder-rent-lapse = Nevyžádané nájemné
rule-builder-rent-lapse-text = Nájemné, o které si nikdo neřekne, než hodí další místo, se už nedluží.
rule-builder-rent-claim_doubles = Vyžádání a dvojice
rule-builder-rent-claim_doubles-text = Když ten, kdo platí, po dvojici hází znovu, lhůta k vyžádání tím nekončí.
rule-builder-rent-jailed_owner = Majitel ve vězení
rule-builder-rent-jailed_owner-text = Majitel ve vězení vybírá nájemné jako jindy.
rule-builder-rent-claim_bankrupt = Vyžádání po bankrotu
rule-builder-rent-claim_bankrupt-text = Nájemné od místa, které mezitím zbankrotovalo, propadá.
rule-builder-rent-claim_jailed = Vyžádání a vězení
rule-builder-rent-claim_jailed-text = Nájemné platí, i když ten, kdo ho dluží, mezitím šel do vězení.

# --- auctions
rule-builder-auction-everyone = Kdo smí přihazovat
rule-builder-auction-everyone-text = Přihazovat smí každý, kdo není v bankrotu, v jakémkoli pořadí, i ten, kdo nekoupil.
rule-builder-auction-first_bid = První nabídka
rule-builder-auction-first_bid-text = První nabídka je { $first_bid } nebo víc.
rule-builder-auction-raise = Příhoz
rule-builder-auction-raise-text = Každá další nabídka je aspoň o { $step } vyšší.
rule-builder-auction-cash = Nabídky a hotovost
rule-builder-auction-cash-text = Nikdo nesmí nabídnout víc, než má v hotovosti.
rule-builder-auction-highest = Vyhrává nejvyšší nabídka
rule-builder-auction-highest-text = Kdo nabídl nejvíc, zaplatí bance a bere si nemovitost.
rule-builder-auction-no_bid = Bez nabídek
rule-builder-auction-no_bid-text = Bez nabídky zůstává nemovitost bance.
rule-builder-auction-leader = Kdo vede, čeká
rule-builder-auction-leader-text = Kdo vede, nesmí zvýšit vlastní nabídku ani se vzdát.
rule-builder-auction-pass = Zpátky do aukce už nelze
rule-builder-auction-pass-text = Kdo se vzdá, v této aukci končí.
rule-builder-auction-from_jail = Přihazování z vězení
rule-builder-auction-from_jail-text = Místo ve vězení přihazovat smí.
rule-builder-auction-bankrupt = Po bankrotu se nepřihazuje
rule-builder-auction-bankrupt-text = Místo v bankrotu v aukcích není.
rule-builder-auction-closes = Kdy aukce končí
rule-builder-auction-closes-text = Končí, když se všichni kromě toho, kdo vede, vzdali nebo přihodit nemohou, nebo když se vzdali všichni.
rule-builder-auction-maximum = Tajné maximum
rule-builder-auction-maximum-text = Urči maximum a banka přihazuje za tebe, jen kolik je třeba. Nikdo jiný ho nevidí.
rule-builder-auction-equal_maxima = Stejná maxima
rule-builder-auction-equal_maxima-text = Ze dvou stejných maxim vede to dřívější.
rule-builder-auction-maximum_raised = Změna maxima
rule-builder-auction-maximum_raised-text = Tajné maximum lze zvýšit, snížit ne.
rule-builder-auction-covered = Nejvyšší nabídka je odložená
rule-builder-auction-covered-text = Hotovost na nejvyšší nabídku se mezitím nesmí utratit za nic jiného.
rule-builder-auction-leader_out = Kdo vede, odchází ze hry
rule-builder-auction-leader_out-text = Když ten, kdo vede, zbankrotuje nebo vzdá hru, platí nejvyšší nabídka těch, kdo zůstali.

# --- other spaces
rule-builder-collect-two = Seber 2
rule-builder-collect-two-text = { $yield ->
    [one] Vezmi si z banky 1 surovinu barvy políčka.
    [few] Vezmi si z banky { $yield } suroviny barvy políčka.
    [many] Vezmi si z banky { $yield } surovin barvy políčka.
   *[other] Vezmi si z banky { $yield } surovin barvy políčka.
}
rule-builder-resources-table = Hoď o suroviny
rule-builder-resources-table-text = { $yield ->
    [one] Hoď oběma kostkami a vezmi si 1 surovinu barvy, kterou pro součet uvádí tabulka políčka.
    [few] Hoď oběma kostkami a vezmi si { $yield } suroviny barvy, kterou pro součet uvádí tabulka políčka.
    [many] Hoď oběma kostkami a vezmi si { $yield } surovin barvy, kterou pro součet uvádí tabulka políčka.
   *[other] Hoď oběma kostkami a vezmi si { $yield } surovin barvy, kterou pro součet uvádí tabulka políčka.
}
rule-builder-steal-one = Ukradni 1
rule-builder-steal-one-text = Vyber jiné místo a barvu, kterou má, a vezmi si jednu takovou surovinu.
rule-builder-steal-nobody = Není co ukrást
rule-builder-steal-nobody-text = Nemá-li nikdo jiný surovinu, nic se neděje.
rule-builder-parking-swap = Parkování zdarma
rule-builder-parking-swap-text = { $parking_rate ->
    [one] Smíš vyměnit 1 libovolnou surovinu za 1 z banky.
    [few] Smíš vyměnit { $parking_rate } libovolné suroviny, i různých barev, za 1 z banky.
    [many] Smíš vyměnit { $parking_rate } libovolných surovin, i různých barev, za 1 z banky.
   *[other] Smíš vyměnit { $parking_rate } libovolných surovin, i různých barev, za 1 z banky.
}
rule-builder-parking-other_colour = Barva, kterou neplatíš
rule-builder-parking-other_colour-text = Na Parkování zdarma bereš surovinu barvy, kterou neplatíš.
rule-builder-parking-once = Jednou za návštěvu
rule-builder-parking-once-text = Na Parkování zdarma smíš při každém zastavení měnit jen jednou.
rule-builder-parking-optional = Parkování zdarma nemusíš využít
rule-builder-parking-optional-text = Výměnu smíš vynechat.
rule-builder-visiting-nothing = Jen na návštěvě
rule-builder-visiting-nothing-text = V rohu vězení jsi jen na návštěvě; nic se neděje.
rule-builder-go_to_jail-no_go = Do vězení bez peněz za START
rule-builder-go_to_jail-no_go-text = Figurka poslaná do vězení na STARTu nic nedostane.
rule-builder-go_to_jail-no_pick_up = Do vězení bez surovin
rule-builder-go_to_jail-no_pick_up-text = Figurka poslaná do vězení nic nesebere, cestou ani tam.
rule-builder-go_to_jail-turn_ends = Vězením tah končí
rule-builder-go_to_jail-turn_ends-text = Kdo jde do vězení, tomu tah hned končí.

# --- cards
rule-builder-chance-obey = Šance
rule-builder-chance-obey-text = Vezmi vrchní kartu, udělej, co říká, a vrať ji naspod balíčku.
rule-builder-chance-keep = Ponechané karty
rule-builder-chance-keep-text = Karta, na které to stojí, ti zůstává, dokud ji nezahraješ; pak jde naspod balíčku.
rule-builder-card-advance_to_go = Karta: na START
rule-builder-card-advance_to_go-text = Jdi na START a vezmi si { $go }.
rule-builder-card-go_to_jail = Karta: do vězení
rule-builder-card-go_to_jail-text = Jdi rovnou do vězení; tah končí.
rule-builder-card-take_any_2 = Karta: vezmi suroviny
rule-builder-card-take_any_2-text = Vezmi si z banky 2 libovolné suroviny; je-li jich tam méně, vezmi, co zbylo.
rule-builder-card-take_one_of_each = Karta: od každé barvy jednu
rule-builder-card-take_one_of_each-text = Vezmi si po 1 surovině každé barvy, kterou banka ještě má.
rule-builder-card-receive_100 = Karta: banka platí
rule-builder-card-receive_100-text = Banka ti vyplatí částku z karty.
rule-builder-card-pay_50 = Karta: zaplať bance
rule-builder-card-pay_50-text = Zaplať bance částku z karty.
rule-builder-card-pay_20_per_floor = Karta: zaplať za patra
rule-builder-card-pay_20_per_floor-text = Zaplať bance za každé své patro; bez pater nic.
rule-builder-card-gift_from_each = Karta: dary
rule-builder-card-gift_from_each-text = Každé další místo, které má suroviny, ti dá 1 podle svého výběru.
rule-builder-card-steal_1 = Karta: ukradni
rule-builder-card-steal_1-text = Vezmi 1 surovinu místu, které si vybereš, stejně jako na Ukradni 1.
rule-builder-card-all_return_1 = Karta: všichni vracejí surovinu
rule-builder-card-all_return_1-text = Každé místo se surovinami, i tvoje, vrátí bance 1 podle svého výběru.
rule-builder-card-next_unowned = Karta: nejbližší volná nemovitost
rule-builder-card-next_unowned-text = Jdi na nejbližší volnou nemovitost a kup ji, nebo jde do aukce.
rule-builder-card-next_unowned_none = Karta: už není volná nemovitost
rule-builder-card-next_unowned_none-text = Mají-li všechny nemovitosti majitele, zůstaneš, kde jsi.
rule-builder-card-next_collect = Karta: nejbližší políčko Seber
rule-builder-card-next_collect-text = Jdi na nejbližší políčko Seber a vezmi si jeho suroviny.
rule-builder-card-swap_any = Karta: výměna surovin
rule-builder-card-swap_any-text = Vyměň s bankou, kolik surovin chceš, jednu za jednu, za jiné barvy; nebo taky žádnou.
rule-builder-card-forced_trade = Vynucená výměna
rule-builder-card-forced_trade-text = Zvol místo, jeho barvu a svou barvu: každý dá jednu surovinu a odmítnout to nejde.
rule-builder-card-forced_trade_moment = Kdy vynutit výměnu
rule-builder-card-forced_trade_moment-text = Vynucená výměna se hraje ve vlastním tahu, po hodu.
rule-builder-card-forced_trade_colours = Barvy vynucené výměny
rule-builder-card-forced_trade_colours-text = Obě barvy se liší a každá strana má surovinu, kterou dává.
rule-builder-card-forced_trade_bankrupt = Komu ji vynutit
rule-builder-card-forced_trade_bankrupt-text = Místo v bankrotu k výměně přinutit nejde, a tvoje vlastní také ne.

# --- jail
rule-builder-jail-fine = Zaplatit cestu ven
rule-builder-jail-fine-text = Před hodem smíš zaplatit { $fine }; pak hodíš a jdeš jako jindy.
rule-builder-jail-card = Ven s kartou
rule-builder-jail-card-text = Před hodem smíš zahrát Propuštění z vězení; pak hodíš a jdeš jako jindy.
rule-builder-jail-doubles = Ven díky dvojici
rule-builder-jail-doubles-text = Dvojice tě osvobodí a jdeš podle ní.
rule-builder-jail-doubles_no_turn = Z vězení bez dalšího tahu
rule-builder-jail-doubles_no_turn-text = Dvojice, která tě osvobodí, další tah nedává.
rule-builder-jail-failed_throw = Nezdařený hod
rule-builder-jail-failed_throw-text = { $throws ->
    [one] Bez dvojice zůstáváš ve vězení, nejvýš na 1 hod; než tah ukončíš, smíš obchodovat a brát si hypotéky.
    [few] Bez dvojice zůstáváš ve vězení, nejvýš na { $throws } hody; než tah ukončíš, smíš obchodovat a brát si hypotéky.
    [many] Bez dvojice zůstáváš ve vězení, nejvýš na { $throws } hodů; než tah ukončíš, smíš obchodovat a brát si hypotéky.
   *[other] Bez dvojice zůstáváš ve vězení, nejvýš na { $throws } hodů; než tah ukončíš, smíš obchodovat a brát si hypotéky.
}
rule-builder-jail-third_throw = Poslední nezdařený hod
rule-builder-jail-third_throw-text = Po posledním nezdařeném hodu zaplatíš { $fine } a jdeš podle tohoto hodu.
rule-builder-jail-third_reroll = Poslední nezdařený hod znovu
rule-builder-jail-third_reroll-text = Při volbě „Hodit znovu“ po posledním nezdařeném hodu zaplatíš { $fine } a jdeš podle nového hodu.
rule-builder-jail-third_debt = Poslední nezdařený hod bez peněz
rule-builder-jail-third_debt-text = Chybí-li ti { $fine }, nejdřív je seženeš a pak jde figurka dál.
rule-builder-jail-no_building = Ve vězení se nestaví
rule-builder-jail-no_building-text = Dokud jsi ve vězení, stavět nejde.
rule-builder-jail-mortgage = Zastavování ve vězení
rule-builder-jail-mortgage-text = Místo ve vězení smí zastavovat i vykupovat.
rule-builder-jail-trade = Obchod ve vězení
rule-builder-jail-trade-text = Místo ve vězení smí obchodovat s jinými.
rule-builder-jail-bank = Výměna s bankou ve vězení
rule-builder-jail-bank-text = Ve vlastním tahu po hodu smíš měnit s bankou i z vězení.

# --- trades
rule-builder-trade-goods = S čím se obchoduje
rule-builder-trade-goods-text = Peníze, nemovitosti, suroviny a ponechané karty v jakékoli kombinaci; něco dává aspoň jedna strana.
rule-builder-trade-agree = Oba souhlasí
rule-builder-trade-agree-text = Obchod platí, jakmile ho druhé místo přijme. Smí ho odmítnout a nabídku lze do té doby vzít zpět.
rule-builder-trade-any_time = Kdy obchodovat
rule-builder-trade-any_time-text = Místa spolu smějí obchodovat kdykoli, v tahu kohokoli.
rule-builder-trade-cards = Obchod s kartami
rule-builder-trade-cards-text = Ponechané karty obou druhů se smějí vyměňovat.
rule-builder-trade-mortgaged = Obchod se zastavenou nemovitostí
rule-builder-trade-mortgaged-text = Zastavená nemovitost se vyměnit smí a zůstává zastavená.
rule-builder-trade-self = Jiné místo
rule-builder-trade-self-text = Nabídka patří jinému místu a jen to ji smí přijmout.
rule-builder-trade-one_way_money = Peníze jedním směrem
rule-builder-trade-one_way_money-text = Peníze dává v obchodu jen jedna strana: rozdíl.
rule-builder-trade-have = Nabízej, co máš
rule-builder-trade-have-text = Při nabídce musí každá strana mít, co by dala.
rule-builder-trade-void = Kontrola podruhé
rule-builder-trade-void-text = Při přijetí se nabídka zkontroluje znovu. Když ji nabízející už splnit nemůže, padá.
rule-builder-trade-newest = Nejnovější nabídka
rule-builder-trade-newest-text = Nová nabídka témuž místu nahradí tu starší.
rule-builder-trade-bankrupt = Po bankrotu se neobchoduje
rule-builder-trade-bankrupt-text = Místo v bankrotu neobchoduje s nikým.
rule-builder-bank-four_for_one = { $bank_rate } za 1
rule-builder-bank-four_for_one-text = { $bank_rate ->
    [one] Banka dá 1 surovinu za 1 surovinu jedné jiné barvy.
    [few] Banka dá 1 surovinu za { $bank_rate } suroviny jedné jiné barvy.
    [many] Banka dá 1 surovinu za { $bank_rate } surovin jedné jiné barvy.
   *[other] Banka dá 1 surovinu za { $bank_rate } surovin jedné jiné barvy.
}
rule-builder-bank-own_turn = Kdy měnit s bankou
rule-builder-bank-own_turn-text = S bankou měníš ve vlastním tahu, po hodu.
rule-builder-bank-often = Kolikrát chceš
rule-builder-bank-often-text = V tahu smíš s bankou měnit, kolikrát na to máš.
rule-builder-bank-other_colour = Jiná barva
rule-builder-bank-other_colour-text = Banka dává jinou barvu, než bere.
rule-builder-bank-stock = Barva, kterou banka má
rule-builder-bank-stock-text = Banka může dát jen barvu, kterou má v zásobě.

# --- building
rule-builder-floor-first = První patro
rule-builder-floor-first-text = První patro stojí 2 libovolné suroviny.
rule-builder-floor-second = Druhé patro
rule-builder-floor-second-text = Druhé patro stojí 3 libovolné suroviny.
rule-builder-floor-third = Třetí patro
rule-builder-floor-third-text = Třetí patro stojí 1 červenou, 1 zelenou a 1 libovolnou.
rule-builder-floor-fourth = Čtvrté patro
rule-builder-floor-fourth-text = Čtvrté patro stojí 1 fialovou a 2 žluté.
rule-builder-floor-any = Libovolné suroviny
rule-builder-floor-any-text = „Libovolné“ smějí být různých barev a vybírá je, kdo staví.
rule-builder-floor-pay = Placení patra
rule-builder-floor-pay-text = Celá cena se platí surovinami, které se vracejí do zásoby banky.
rule-builder-build-many = Tolik pater, na kolik máš
rule-builder-build-many-text = V tahu smíš postavit jakýkoli počet pater, na jedné budově i na více.
rule-builder-build-moment = Kdy stavět
rule-builder-build-moment-text = Stavíš ve vlastním tahu, po hodu a po tom, co chtělo políčko.
rule-builder-build-foundation = Volné základy
rule-builder-build-foundation-text = První patro patří na volné základy na ostrově.
rule-builder-build-own_tower = Vlastní budovy
rule-builder-build-own_tower-text = Další patra patří na vlastní budovy, nikdy na cizí.
rule-builder-build-blocks = { $blocks ->
    [one] 1 blok
    [few] { $blocks } bloky
    [many] { $blocks } bloků
   *[other] { $blocks } bloků
}
rule-builder-build-blocks-text = { $blocks ->
    [one] Místo má 1 blok a víc ne; položený blok se už nepřesouvá.
    [few] Místo má { $blocks } bloky a víc ne; položený blok se už nepřesouvá.
    [many] Místo má { $blocks } bloků a víc ne; položený blok se už nepřesouvá.
   *[other] Místo má { $blocks } bloků a víc ne; položený blok se už nepřesouvá.
}
rule-builder-build-penthouse_block = Penthouse blok nepotřebuje
rule-builder-build-penthouse_block-text = { $blocks ->
    [one] Penthouse není ten 1 blok; postavit ho lze, i když už žádný nezbývá.
    [few] Penthouse mezi ty { $blocks } bloky nepatří; postavit ho lze, i když už žádný nezbývá.
    [many] Penthouse mezi těch { $blocks } bloků nepatří; postavit ho lze, i když už žádný nezbývá.
   *[other] Penthouse mezi těch { $blocks } bloků nepatří; postavit ho lze, i když už žádný nezbývá.
}
rule-builder-penthouse-height = Čtyři patra, pak penthouse
rule-builder-penthouse-height-text = Budova má nejvýš čtyři patra vlastní barvy; na ně patří penthouse a nad něj už nic.
rule-builder-penthouse-cost = Cena penthousu
rule-builder-penthouse-cost-text = Penthouse stojí po 1 surovině každé barvy a 1 libovolnou.
rule-builder-penthouse-ends = Penthouse hru ukončí
rule-builder-penthouse-ends-text = Hra končí ve chvíli, kdy je penthouse postaven.

# --- mortgage
rule-builder-mortgage-value = Zastavení nemovitosti
rule-builder-mortgage-value-text = Banka zaplatí hodnotu hypotéky z listu; ten ti zůstane, otočený.
rule-builder-mortgage-any_time = Kdy zastavit nemovitost
rule-builder-mortgage-any_time-text = Zastavit smíš kdykoli, v tahu kohokoli.
rule-builder-mortgage-own = Vlastní nemovitosti
rule-builder-mortgage-own-text = Zastavit a vykoupit smí nemovitost jen její majitel.
rule-builder-mortgage-once = Dvakrát se nezastavuje
rule-builder-mortgage-once-text = Zastavenou nemovitost nelze znovu zastavit, dokud se nevykoupí.
rule-builder-mortgage-redeem = Výkup
rule-builder-mortgage-redeem-text = Zaplať bance hodnotu výkupu a nemovitost zase vynáší.
rule-builder-mortgage-redeem_any_time = Kdy vykoupit
rule-builder-mortgage-redeem_any_time-text = Vykoupit smíš kdykoli, v tahu kohokoli.
rule-builder-mortgage-set_points = Zastavené skupiny bodují
rule-builder-mortgage-set_points-text = Skupina se na konci boduje, i když je zastavená.

# --- debt and bankruptcy
rule-builder-debt-waits = Dluhy
rule-builder-debt-waits-text = Dluh, na který nestačí hotovost, počká, než ji hypotékou nebo obchodem seženeš.
rule-builder-debt-whole = Platí se celé
rule-builder-debt-whole-text = Dluh se platí najednou, nejstarší první.
rule-builder-debt-no_end = Dluhy před koncem tahu
rule-builder-debt-no_end-text = Dokud dlužíš, nelze tah ukončit ani znovu házet.
rule-builder-debt-can_raise = Ještě to není bankrot
rule-builder-debt-can_raise-text = Kdo by částku ještě sehnal hypotékou, bankrot vyhlásit nesmí.
rule-builder-debt-none = Bez dluhu není bankrot
rule-builder-debt-none-text = Bankrot se vyhlašuje jen kvůli dluhu, který nelze zaplatit.
rule-builder-bankrupt-no_turns = Po bankrotu
rule-builder-bankrupt-no_turns-text = Místo v bankrotu už nemá tahy, nepřihazuje, neobchoduje a neplatí.
rule-builder-bankrupt-can_win = Vyhrát lze i po bankrotu
rule-builder-bankrupt-can_win-text = Budovy místa v bankrotu zůstávají a boduje se s ostatními.
rule-builder-bankrupt-to_seat = Bankrot kvůli místu
rule-builder-bankrupt-to_seat-text = Věřitel si bere hotovost, nemovitosti, jak jsou, suroviny a karty Šance.
rule-builder-bankrupt-to_bank = Bankrot kvůli bance
rule-builder-bankrupt-to_bank-text = Nemovitosti se vracejí bez hypoték na prodej a suroviny do zásoby.
rule-builder-bankrupt-cards_under = Karty při bankrotu
rule-builder-bankrupt-cards_under-text = Při bankrotu kvůli bance jdou ponechané karty naspod balíčku.
rule-builder-bankrupt-cash_to_bank = Hotovost při bankrotu
rule-builder-bankrupt-cash_to_bank-text = Při bankrotu kvůli bance dostane zbylou hotovost banka.
rule-builder-bankrupt-resign = Vzdát se
rule-builder-bankrupt-resign-text = Kdo se vzdá, bankrotuje kvůli prvnímu věřiteli, bez dluhů kvůli bance, a do pořadí se nepočítá.

# --- the end and the score
rule-builder-end-last_standing = Zbylo jedno místo
rule-builder-end-last_standing-text = Když jsou v bankrotu všechna místa až na jedno, hra končí a boduje se.
rule-builder-end-stuck = Penthouse už postavit nelze
rule-builder-end-stuck-text = Když už penthouse nemůže postavit nikdo, hra končí a boduje se.
rule-builder-end-not_chips = Čím je penthouse možný
rule-builder-end-not_chips-text = Počítají se k tomu jen budovy, bloky a volné základy, suroviny ne.
rule-builder-score-buildings = Body za budovy
rule-builder-score-buildings-text = Budovy o 1, 2, 3 a 4 patrech jsou za 1, 3, 6 a 10 bodů; s penthousem za 16.
rule-builder-score-sets = Body za skupiny
rule-builder-score-sets-text = Celé skupiny: hnědá a světle modrá 2, růžová a oranžová 3, červená a žlutá 4, zelená a tmavě modrá 5.
rule-builder-score-billionaire = Stavitel miliardář
rule-builder-score-billionaire-text = { $billionaire ->
    [one] Kdo má na konci nejvíc hotovosti, získává 1 bod.
    [few] Kdo má na konci nejvíc hotovosti, získává { $billionaire } body.
    [many] Kdo má na konci nejvíc hotovosti, získává { $billionaire } bodů.
   *[other] Kdo má na konci nejvíc hotovosti, získává { $billionaire } bodů.
}
rule-builder-score-community = Stavitel obce
rule-builder-score-community-text = { $community ->
    [one] Největší celek vlastních budov spojených stranami, ne rohy, přináší 1 bod.
    [few] Největší celek vlastních budov spojených stranami, ne rohy, přináší { $community } body.
    [many] Největší celek vlastních budov spojených stranami, ne rohy, přináší { $community } bodů.
   *[other] Největší celek vlastních budov spojených stranami, ne rohy, přináší { $community } bodů.
}
rule-builder-score-community_height = Výška v tom nehraje roli
rule-builder-score-community_height-text = Do Stavitele obce se každá budova počítá jednou, ať je jakkoli vysoká.
rule-builder-score-community_single = Celek o jedné budově
rule-builder-score-community_single-text = I jediná budova je pro Stavitele obce celek.
rule-builder-score-community_none = Bez budov
rule-builder-score-community_none-text = Nemá-li budovu nikdo, nedostane Stavitele obce nikdo.
rule-builder-score-ties_all = Shoda u bonusové karty
rule-builder-score-ties_all-text = Při volbě „Body mají všichni“ má body za bonusovou kartu každé místo, které je na tom stejně.
rule-builder-score-ties_none = Shoda, a nikdo nic
rule-builder-score-ties_none-text = Při volbě „Body nemá nikdo“ nemá bonusová karta při shodě cenu.
rule-builder-score-winner = Kdo vyhrává
rule-builder-score-winner-text = Vyhrává, kdo má nejvíc bodů.
rule-builder-score-tie_cash = Shoda bodů
rule-builder-score-tie_cash-text = Při shodě bodů vyhrává, kdo má víc hotovosti.
rule-builder-score-shared = Shoda ve všem
rule-builder-score-shared-text = Při shodě bodů i hotovosti se o výhru dělí.
