# The rulebook of Anti-Monopoly in our own words: titles and texts as in rules.ftl.
# Numbers come from the table's rules: $start, $go, $fine, $fee, the taxes and $grant_1, $grant_2 are sums, the others plain counts;
# what a role has is called $competitor_… and $monopolist_….

# --- the articles of the rule text
rules-article-anti_1 = článek 1, cíl hry
rules-article-anti_2 = článek 2, pokladník
rules-article-anti_3 = článek 3, karty
rules-article-anti_4 = článek 4, role
rules-article-anti_5 = článek 5, peníze na začátku
rules-article-anti_6 = článek 6, pořadí
rules-article-anti_7 = článek 7, dvojice
rules-article-anti_8 = článek 8, pohyb
rules-article-anti_9 = článek 9, koupě a placení
rules-article-anti_10 = článek 10, monopoly
rules-article-anti_11 = článek 11, stavba
rules-article-anti_12 = článek 12, hypotéky
rules-article-anti_13 = článek 13, vracení domů
rules-article-anti_14 = článek 14, START
rules-article-anti_15 = článek 15, kout
rules-article-anti_16 = článek 16, políčka s kartami
rules-article-anti_17 = článek 17, daň z příjmu
rules-article-anti_18 = článek 18, daň z nemovitosti
rules-article-anti_19 = článek 19, doprava
rules-article-anti_20 = článek 20, služby
rules-article-anti_21 = článek 21, nadace
rules-article-anti_22 = článek 22, domů je vždy dost
rules-article-anti_23 = článek 23, obchody
rules-article-anti_24 = článek 24, bankrot
rules-article-anti_25 = článek 25, kdo je nejbohatší
rules-article-anti_26 = článek 26, žádné půjčky
rules-article-anti_two_hours = dvouhodinová hra

# --- setting up
rule-anti-start-seats = Kolik míst hraje
rule-anti-start-seats-text = U stolu je { $min_seats } až { $max_seats } míst, od každé role nejvýš tři.
rule-anti-start-money = Peníze na začátku
rule-anti-start-money-text = Každé místo začíná s { $start }, ať má kteroukoli roli.
rule-anti-start-cash_setting = Jiné peníze na začátku
rule-anti-start-cash_setting-text = Stůl smí začít s jinou částkou, než je obvyklá; tady má každé místo na začátku { $start }.
rule-anti-start-space = Kde stojí figurky
rule-anti-start-space-text = Všechny figurky začínají na STARTu a jdou po směru hodin.
rule-anti-start-decks = Dva balíčky
rule-anti-start-decks-text = Konkurenti a monopolisté mají každý svůj balíček, zamíchaný, lícem dolů; karet je dohromady { $cards }.

# --- roles
rule-anti-roles-split = Rovnoměrné rozdělení
rule-anti-roles-split-text = Role se dělí rovným dílem: jedna smí mít o jedno místo víc než druhá, nikdy o dvě.
rule-anti-roles-choice = Volba role
rule-anti-roles-choice-text = První volí, kdo hodil nejvíc, pak ostatní po směru hodin, dokud je podle rozdělení z čeho vybírat.
rule-anti-roles-swap = Výměna rolí
rule-anti-roles-swap-text = Před prvním tahem si dvě místa smějí role vyměnit, když obě chtějí.
rule-anti-roles-fixed = Role jsou natrvalo
rule-anti-roles-fixed-text = Jakmile začne první tah, role se už nemění.

# --- a turn
rule-anti-turn-order = Kdo je další na tahu
rule-anti-turn-order-text = Začíná, kdo hodil nejvíc; pak tah jde po směru hodin na další místo, které je ještě ve hře.
rule-anti-turn-own = Hod ve vlastním tahu
rule-anti-turn-own-text = Házet, stavět a ukončit tah smí jen místo, které je na tahu.
rule-anti-turn-end = Konec tahu
rule-anti-turn-end-text = Až je hod dohraný a není už co vyřídit, tah ukončíš.
rule-anti-turn-business = Hospodaření mimo tah
rule-anti-turn-business-text = Zastavovat, vykupovat, vracet budovy a obchodovat smíš v tahu kohokoli.
rule-anti-bank-keeps = Banka
rule-anti-bank-keeps-text = Banka drží peníze, nemovitosti bez majitele a všechny domy a činžáky.

# --- moving
rule-anti-move-throw = Pohyb figurky
rule-anti-move-throw-text = Hoď dvěma kostkami a posuň figurku o jejich součet; co dál, řekne políčko, kam dojdeš.
rule-anti-doubles-again = Dvojice přináší jeden tah navíc
rule-anti-doubles-again-text = Po dvojici dohraj hod do konce a pak hoď ještě jednou.
rule-anti-doubles-ordinary = Dvojice v tahu navíc
rule-anti-doubles-ordinary-text = Dvojice v tahu navíc je obyčejný hod: třetí tah nepřijde.
rule-anti-doubles-never_sent = Dvojice nikoho nezavře
rule-anti-doubles-never_sent-text = Ať padne dvojic jakkoli mnoho, do kouta tě nepošlou.
rule-anti-doubles-lost = Dvojice, která skončí v koutě
rule-anti-doubles-lost-text = Když tě hod s dvojicí přivede do kouta, tah navíc propadá a tvůj tah končí.
rule-anti-go-pays = Peníze za START
rule-anti-go-pays-text = Za zastavení na STARTu i za průchod dostaneš { $go }.
rule-anti-go-card = Kartou přes START
rule-anti-go-card-text = Když tě karta vede přes START nebo na něj, dostaneš { $go } jako po hodu.
rule-anti-board-names = Desky a jejich jména
rule-anti-board-names-text = Každá deska má vlastní města a ulice a na stejných místech stejné ceny a nájemné.

# --- buying
rule-anti-buy-price = Koupě nemovitosti
rule-anti-buy-price-text = Kdo stoupne na volnou ulici, dopravní společnost nebo službu, smí ji koupit za její cenu.
rule-anti-buy-refused = Bez aukcí
rule-anti-buy-refused-text = Co nekoupíš, zůstává bance pro toho, kdo tam stoupne příště. Nic se nedraží.
rule-anti-buy-short = Bez hotovosti na koupi
rule-anti-buy-short-text = Chybí-li hotovost, smíš nejdřív zastavit nemovitosti, vrátit budovy nebo obchodovat a pak koupit.
rule-anti-buy-before_end = Koupit, nebo ne
rule-anti-buy-before_end-text = O nabízené nemovitosti se rozhodne, než tah smí skončit.
rule-anti-buy-card = Kartou na nemovitost
rule-anti-buy-card-text = Když tě na volnou nemovitost přivede karta, smíš ji koupit jako po hodu.

# --- rents
rule-anti-rent-owner_column = Rozhoduje role majitele
rule-anti-rent-owner_column-text = Nájemné se čte ze sloupce role majitele. Na tvé vlastní roli při placení nezáleží.
rule-anti-rent-competitor = Nájemné konkurentovi
rule-anti-rent-competitor-text = Prázdná ulice konkurenta vynáší desetinu své ceny; víc ulic ve městě na tom nic nemění.
rule-anti-rent-built = Budovy konkurenta
rule-anti-rent-built-text = Každý dům přidá k nájemnému konkurenta desetinu ceny domu a činžák platí jako pátý.
rule-anti-rent-single = Jediná ulice monopolisty
rule-anti-rent-single-text = S jednou ulicí ve městě vybírá monopolista prosté nájemné.
rule-anti-rent-monopoly = Monopolní nájemné
rule-anti-rent-monopoly-text = Dvě ulice města dělají monopol: monopolista pak na obou vybírá dvojnásobek.
rule-anti-rent-third = Třetí ulice
rule-anti-rent-third-text = I třetí ulice města s monopolem vynáší dvojnásobek, jakmile ji monopolista má.
rule-anti-rent-monopoly_built = Budovy monopolisty
rule-anti-rent-monopoly_built-text = S budovami vynáší ulice monopolisty dvakrát tolik co ulice konkurenta při stejné výšce.
rule-anti-rent-own = Doma
rule-anti-rent-own-text = Na vlastní nemovitosti nic neplatíš.
rule-anti-rent-mortgaged = Nájemné ze zastavené nemovitosti
rule-anti-rent-mortgaged-text = Zastavená nemovitost nevynáší nic.
rule-anti-rent-suspended = Pozastavený monopol
rule-anti-rent-suspended-text = Je-li jedna ze dvou ulic, které monopol potřebuje, zastavená, vynáší druhá do výkupu prosté nájemné.
rule-anti-rent-third_mortgaged = Ze tří stačí dvě
rule-anti-rent-third_mortgaged-text = Ze tří ulic města smí být jedna zastavená: zbylé dvě monopol drží.
rule-anti-rent-claim = Nájemné na vyžádání
rule-anti-rent-claim-text = Kde se to tak hraje, řekne si majitel o nájemné před dalším hodem, jinak nedostane nic.
rule-anti-transport-competitor = Doprava konkurenta
rule-anti-transport-competitor-text = Dopravní společnost konkurenta vynáší desetinu své ceny, ať jich má konkurent jakkoli mnoho.
rule-anti-transport-monopolist = Doprava monopolisty
rule-anti-transport-monopolist-text = Dopravní společnosti monopolisty vynášejí s každou další dvakrát tolik. Pozor na toho, kdo má všechny čtyři.
rule-anti-transport-mortgaged = Zastavená doprava
rule-anti-transport-mortgaged-text = Zastavená dopravní společnost se u ostatních nepočítá.
rule-anti-utility-competitor = Služba konkurenta
rule-anti-utility-competitor-text = Kdo tam stoupne, hodí dvěma kostkami a zaplatí čtyřnásobek součtu, ať má konkurent jednu službu nebo obě.
rule-anti-utility-monopolist = Služba monopolisty
rule-anti-utility-monopolist-text = Kdo tam stoupne, hodí dvěma kostkami a zaplatí čtyřnásobek součtu, nebo desetinásobek, má-li monopolista obě.
rule-anti-utility-mortgaged = Zastavená služba
rule-anti-utility-mortgaged-text = Zastavená služba se nepočítá: druhá pak vynáší, jako by byla sama.
rule-anti-utility-fresh = Hod zvlášť
rule-anti-utility-fresh-text = Na službu se hází znovu a dvojice v tomto hodu nic nepřináší.

# --- building
rule-anti-build-competitor = Kde staví konkurenti
rule-anti-build-competitor-text = Konkurenti staví na kterékoli své ulici nejvýš { $competitor_houses ->
    [one] 1 dům
    [few] { $competitor_houses } domy
    [many] { $competitor_houses } domů
   *[other] { $competitor_houses } domů
}; město k tomu netřeba.
rule-anti-build-monopolist = Kde staví monopolisté
rule-anti-build-monopolist-text = Monopolisté staví jen ve městě, kde mají monopol, na každé ulici nejvýš { $monopolist_houses ->
    [one] 1 dům
    [few] { $monopolist_houses } domy
    [many] { $monopolist_houses } domů
   *[other] { $monopolist_houses } domů
}.
rule-anti-build-third = Stavba na třetí ulici
rule-anti-build-third-text = Ve městě s monopolem staví monopolista na každé své ulici, i na třetí.
rule-anti-build-apartment = Činžák konkurenta
rule-anti-build-apartment-text = { $competitor_houses ->
    [one] Po 1 domu je další budovou konkurenta činžák: domy se vracejí.
    [few] Po { $competitor_houses } domech je další budovou konkurenta činžák: domy se vracejí.
    [many] Po { $competitor_houses } domech je další budovou konkurenta činžák: domy se vracejí.
   *[other] Po { $competitor_houses } domech je další budovou konkurenta činžák: domy se vracejí.
}
rule-anti-build-apartment_monopolist = Činžák monopolisty
rule-anti-build-apartment_monopolist-text = { $monopolist_houses ->
    [one] Po 1 domu je další budovou monopolisty činžák: domy se vracejí.
    [few] Po { $monopolist_houses } domech je další budovou monopolisty činžák: domy se vracejí.
    [many] Po { $monopolist_houses } domech je další budovou monopolisty činžák: domy se vracejí.
   *[other] Po { $monopolist_houses } domech je další budovou monopolisty činžák: domy se vracejí.
}
rule-anti-build-apartment_price = Co činžák stojí
rule-anti-build-apartment_price-text = Činžák stojí ještě jednu cenu domu k domům, které se za něj vracejí.
rule-anti-build-limit = Nad činžák nic
rule-anti-build-limit-text = Ulice s činžákem je plná.
rule-anti-build-own_turn = Stavba ve vlastním tahu
rule-anti-build-own_turn-text = Domy a činžáky se kupují jen ve vlastním tahu.
rule-anti-build-uneven = Jak kdo chce
rule-anti-build-uneven-text = Budovy nemusí být rovnoměrné: jedna ulice smí mít činžák a sousední nic.
rule-anti-build-several = Víc najednou
rule-anti-build-several-text = Na ulici smíš postavit jakýkoli počet stupňů najednou, když na to máš.
rule-anti-build-price = Cena domu
rule-anti-build-price-text = Každý stupeň stojí cenu domu té ulice, v hotovosti.
rule-anti-build-debt = Dluhy před stavbou
rule-anti-build-debt-text = Dokud něco dlužíš, nestaví se.
rule-anti-build-before_throw = Před hodem i po něm
rule-anti-build-before_throw-text = Ve vlastním tahu smíš stavět před hodem stejně jako po něm.
rule-anti-build-streets_only = Jen ulice
rule-anti-build-streets_only-text = Na dopravních společnostech a službách se nestaví.
rule-anti-build-owner = Na vlastních ulicích
rule-anti-build-owner-text = Staví se jen na ulicích, které jsou tvoje.
rule-anti-build-mortgaged = Na hypotéce ne
rule-anti-build-mortgaged-text = Na zastavené ulici se nestaví.
rule-anti-build-suspended = Hypotéka zastaví stavbu
rule-anti-build-suspended-text = Monopolista ve městě nestaví, dokud mu tam hypotéka nechává méně než dvě ulice.
rule-anti-build-detained = Stavba z kouta
rule-anti-build-detained-text = Ve vězení i v cenové válce smíš ve svém tahu přesto stavět.
rule-anti-build-no_shortage = Domy nikdy nedojdou
rule-anti-build-no_shortage-text = Domů a činžáků je vždy dost.

# --- returning buildings
rule-anti-sell-half = Vracení domů
rule-anti-sell-half-text = Banka bere domy zpět za polovinu toho, co stály. Nikdo jiný je koupit nesmí.
rule-anti-sell-apartment = Vrácení činžáku
rule-anti-sell-apartment-text = Činžák přinese polovinu jedné ceny domu a domy, které nahradil, zase stojí.
rule-anti-sell-group = Vrácení celého města
rule-anti-sell-group-text = Všechny své budovy ve městě smíš vrátit najednou, každý stupeň za polovinu.
rule-anti-sell-nothing = Není co vracet
rule-anti-sell-nothing-text = Nelze vrátit víc, než tam stojí.
rule-anti-sell-owner = Vlastní budovy
rule-anti-sell-owner-text = Vracíš jen to, co stojí na tvých ulicích.

# --- mortgages
rule-anti-mortgage-half = Zastavení nemovitosti
rule-anti-mortgage-half-text = Banka půjčí polovinu ceny nemovitosti; ta do výkupu nevynáší nic.
rule-anti-mortgage-redeem = Výkup
rule-anti-mortgage-redeem-text = Hypotéka se vrací s desetinou navíc, částkou ze zadní strany karty.
rule-anti-mortgage-halves = Poloviny nahoru
rule-anti-mortgage-halves-text = Není-li částka výkupu celá, polovina se zaokrouhlí nahoru.
rule-anti-mortgage-once = Jedna hypotéka
rule-anti-mortgage-once-text = Zastavená nemovitost se znovu zastavit nedá.
rule-anti-mortgage-not_mortgaged = Vykupuje se jen zastavené
rule-anti-mortgage-not_mortgaged-text = K výkupu je třeba zastavená nemovitost a hotovost na ni.
rule-anti-mortgage-owner = Vlastní nemovitost
rule-anti-mortgage-owner-text = Zastavuješ a vykupuješ jen to, co je tvoje.
rule-anti-mortgage-buildings = Nejdřív budovy
rule-anti-mortgage-buildings-text = Než se ulice zastaví, vrátí se její budovy bance.
rule-anti-mortgage-other_street = Sousední zůstávají
rule-anti-mortgage-other_street-text = Když konkurent zastaví ulici, budovy na ostatních ulicích města zůstávají.
rule-anti-mortgage-city = Když monopol padne
rule-anti-mortgage-city-text = Když hypotéka ruší monopol monopolisty, vrátí se nejdřív všechny budovy v tom městě.
rule-anti-mortgage-third = Ulice navíc
rule-anti-mortgage-third-text = Ze tří ulic smí monopolista zastavit nezastavěnou třetí: monopol i jeho budovy zůstávají.

# --- the corner
rule-anti-corner-visit = Jen prohlídka
rule-anti-corner-visit-text = Kdo se v koutě zastaví po hodu, je na návštěvě: nic se neděje.
rule-anti-corner-sent = Do kouta
rule-anti-corner-sent-text = Konkurenti jdou do cenové války, monopolisté do vězení; peníze za START cestou nejsou.
rule-anti-corner-ends = Cestou do kouta tah končí
rule-anti-corner-ends-text = Ať padlo cokoli, cestou do kouta tah končí.
rule-anti-corner-price_war = Nájemné v cenové válce
rule-anti-corner-price_war-text = Konkurent v cenové válce vybírá nájemné dál.
rule-anti-corner-prison = Ve vězení bez nájemného
rule-anti-corner-prison-text = Monopolista ve vězení nevybírá nic.
rule-anti-corner-prison_card = „Dva tahy bez nájemného“
rule-anti-corner-prison_card-text = Karta s vězením znamená: dokud jsi ve vězení. Kdo vyjde dřív, vybírá dřív.
rule-anti-corner-leaving_rent = Zase venku
rule-anti-corner-leaving_rent-text = Venku z vězení vybírá monopolista nájemné hned zase.
rule-anti-corner-doubles = Ven díky dvojici
rule-anti-corner-doubles-text = Dvojice v prvním nebo druhém tahu v koutě tě osvobodí, jdeš podle ní a platí jako dvojice: ještě jeden tah.
rule-anti-corner-failed = Bez dvojice
rule-anti-corner-failed-text = Bez dvojice zůstáváš a v tomto tahu už neházíš.
rule-anti-corner-pay = Zaplatit odchod
rule-anti-corner-pay-text = Před hodem smíš zaplatit { $fine }; pak hodíš a jdeš jako jindy.
rule-anti-corner-late = Na placení je pozdě
rule-anti-corner-late-text = Po nezdařeném hodu se platit dá až v příštím tahu.
rule-anti-corner-third = Třetí tah
rule-anti-corner-third-text = Ve třetím tahu v koutě se k hodu platí { $fine } a jde se dál.
rule-anti-corner-third_doubles = Dvojice ve třetím tahu
rule-anti-corner-third_doubles-text = Dvojice po vynucené platbě přináší ještě jeden tah jako jindy.
rule-anti-corner-third_debt = Třetí tah bez hotovosti
rule-anti-corner-third_debt-text = Chybí-li ti { $fine }, nejdřív je seženeš a pak jde figurka dál.
rule-anti-corner-business = Hospodaření z kouta
rule-anti-corner-business-text = Ve vězení i v cenové válce smíš zastavovat, vykupovat a obchodovat jako všichni.

# --- cards
rule-anti-cards-own_deck = Vlastní balíček
rule-anti-cards-own_deck-text = Na políčku s kartou bereš vrchní kartu balíčku své role a řídíš se jí.
rule-anti-cards-under = Zpět naspod
rule-anti-cards-under-text = Tažená karta jde naspod svého balíčku; žádná se nenechává.
rule-anti-cards-receive = Karty, které něco nesou
rule-anti-cards-receive-text = Banka ti vyplatí částku z karty.
rule-anti-cards-pay = Karty, které něco stojí
rule-anti-cards-pay-text = Zaplať bance částku z karty.
rule-anti-cards-nothing = Karty, které nic nedělají
rule-anti-cards-nothing-text = Některé karty jsou jen vlídná slova.
rule-anti-cards-move = Karty, které vedou na políčko
rule-anti-cards-move-text = Jdi na políčko z karty; tam kup nebo plať jako po hodu.
rule-anti-cards-sent = Karty do kouta
rule-anti-cards-sent-text = Taková karta vede konkurenta do cenové války a monopolistu do vězení.
rule-anti-cards-from_monopolists = Od každého monopolisty
rule-anti-cards-from_monopolists-text = Každý monopolista zaplatí konkurentovi, který kartu táhl, částku z ní.
rule-anti-cards-from_competitors = Od každého konkurenta
rule-anti-cards-from_competitors-text = Každý konkurent zaplatí monopolistovi, který kartu táhl, částku z ní, i když tištěná karta mluví jen o jednom.
rule-anti-cards-all_monopolists = Pro všechny monopolisty
rule-anti-cards-all_monopolists-text = Banka vyplatí každému monopolistovi částku z karty.
rule-anti-cards-throw = Karty s hodem
rule-anti-cards-throw-text = Hoď dvěma kostkami: konkurent vyhrává od 10, monopolista od 8.
rule-anti-cards-throw_fresh = Hod na kartu nic jiného nedělá
rule-anti-cards-throw_fresh-text = Dvojice v hodu na kartu nic nepřináší a figurka zůstává stát.
rule-anti-cards-waiting = Když jich víc nemůže zaplatit
rule-anti-cards-waiting-text = Kdo na takovou kartu hotovost nemá, dluží; dluhy čekají po směru hodin od toho, kdo táhl.

# --- taxes
rule-anti-tax-choice = Volba daně z příjmu
rule-anti-tax-choice-text = Volíš mezi { $income_tax } a procenty své role, a to dřív, než se cokoli spočítá.
rule-anti-tax-flat = Pevná daň z příjmu
rule-anti-tax-flat-text = Pevná částka je { $income_tax }, ať máš cokoli.
rule-anti-tax-competitor = Procenta konkurenta
rule-anti-tax-competitor-text = { $competitor_cash }{"\u00A0"}% hotovosti, { $competitor_deeds }{"\u00A0"}% z cen nezastavených nemovitostí, { $competitor_buildings }{"\u00A0"}% z toho, co stály budovy.
rule-anti-tax-monopolist = Procenta monopolisty
rule-anti-tax-monopolist-text = { $monopolist_cash }{"\u00A0"}% hotovosti, { $monopolist_deeds }{"\u00A0"}% z cen nezastavených nemovitostí, { $monopolist_buildings }{"\u00A0"}% z toho, co stály budovy.
rule-anti-tax-mortgaged = Hypotéky a daň
rule-anti-tax-mortgaged-text = Zastavené nemovitosti se do procent nepočítají.
rule-anti-tax-buildings = Budovy a daň
rule-anti-tax-buildings-text = Budovy se počítají původní cenou: činžák konkurenta pěti cenami domu, monopolisty čtyřmi.
rule-anti-tax-rounding = Zaokrouhlení daně
rule-anti-tax-rounding-text = Každá ze tří částí se zaokrouhluje dolů.
rule-anti-tax-debt = Daň nad hotovost
rule-anti-tax-debt-text = Daň, na kterou hotovost nestačí, je dluh jako každý jiný.
rule-anti-tax-property = Daň z nemovitosti
rule-anti-tax-property-text = Každý, kdo tam stoupne, zaplatí { $property_tax }.

# --- the foundation
rule-anti-foundation-competitor = Příspěvek konkurentům
rule-anti-foundation-competitor-text = Konkurent hodí jednou kostkou: 1 přinese { $grant_1 }, 2 přinese { $grant_2 }, cokoli jiného nic.
rule-anti-foundation-monopolist = Monopolisté platí nadaci
rule-anti-foundation-monopolist-text = Monopolista platí; na deskách stojí 160. U tohoto stolu je to { $fee }.
rule-anti-foundation-setting = Deset, nebo sto šedesát
rule-anti-foundation-setting-text = Jeden text pravidel chce od monopolistů 10, pět dalších zdrojů 160; stůl si vybírá. Tady je to { $fee }.
rule-anti-foundation-fresh = Kostka nadace
rule-anti-foundation-fresh-text = Kostka na nadaci se hází zvlášť; figurkou nehýbe a tah nepřináší.

# --- trades
rule-anti-trade-any_time = Obchod kdykoli
rule-anti-trade-any_time-text = Místa spolu smějí obchodovat s penězi a nemovitostmi kdykoli.
rule-anti-trade-answers = Nabídky a odpovědi
rule-anti-trade-answers-text = Nabídka platí, dokud ji někdo nepřijme, neodmítne nebo nevezme zpět.
rule-anti-trade-buildings = S budovami se neobchoduje
rule-anti-trade-buildings-text = Domy a činžáky se nevyměňují: vrátí se dřív, než jejich ulice změní majitele.
rule-anti-trade-city = Monopol, který nese budovy
rule-anti-trade-city-text = Ulici nelze prodat, dokud by její ztráta zrušila zastavěný monopol; nejdřív se vrátí budovy.
rule-anti-trade-city_stands = Ulice navíc
rule-anti-trade-city_stands-text = Nezastavěnou třetí ulici prodat lze: monopol ze zbylých dvou stojí.
rule-anti-trade-mortgaged = Obchod se zastavenou nemovitostí
rule-anti-trade-mortgaged-text = Zastavenou nemovitost lze prodat za jakoukoli cenu. Zůstává zastavená a žádný poplatek se neplatí.
rule-anti-trade-void = Padlé nabídky
rule-anti-trade-void-text = Nabídka, kterou už nelze splnit, při přijetí padá.
rule-anti-trade-own = Nabídky patří jiným
rule-anti-trade-own-text = Sobě nabídku dát nemůžeš.
rule-anti-trade-possible = Jen to, co je
rule-anti-trade-possible-text = Obě strany musí mít, co nabídka říká, a peníze jdou jen jedním směrem.
rule-anti-trade-monopoly = Monopol z obchodu
rule-anti-trade-monopoly-text = Monopolista, který obchodem získá druhou ulici města, má monopol hned.
rule-anti-trade-no_loans = Žádné půjčky
rule-anti-trade-no_loans-text = Nikdo jinému místu peníze nepůjčuje.

# --- debts
rule-anti-debt-raise = Jak sehnat peníze
rule-anti-debt-raise-text = S dluhem vracíš budovy, zastavuješ nemovitosti nebo obchoduješ, než můžeš zaplatit; obchod s místem, kterému nic nedlužíš, musí pokrýt všechno.
rule-anti-debt-end = Dluhy před koncem tahu
rule-anti-debt-end-text = Dokud něco dlužíš, tvůj tah nepokračuje.
rule-anti-debt-whole = Všechno najednou
rule-anti-debt-whole-text = Dluh se platí vcelku.

# --- bankruptcy
rule-anti-bankrupt-to_seat = Bankrot kvůli jinému místu
rule-anti-bankrupt-to_seat-text = Hotovost a nemovitosti dostane místo, které bankrot způsobilo; hypotéky platí dál.
rule-anti-bankrupt-buildings = Budovy při bankrotu
rule-anti-bankrupt-buildings-text = Budovy se nejdřív vrátí bance za polovinu.
rule-anti-bankrupt-to_bank = Bankrot kvůli bance
rule-anti-bankrupt-to_bank-text = Všechno dostane banka; nemovitosti jsou bez hypoték a znovu na prodej.
rule-anti-bankrupt-can_raise = Ne, dokud lze zaplatit
rule-anti-bankrupt-can_raise-text = Nebankrotuje nikdo, kdo ještě sežene, co dluží.
rule-anti-bankrupt-out = Ze hry venku
rule-anti-bankrupt-out-text = Místo v bankrotu už nemá tahy a ničeho se neúčastní.
rule-anti-bankrupt-no_forced = Nemovitosti, jak jsou
rule-anti-bankrupt-no_forced-text = Nezastavená nemovitost se předtím nezastavuje; přechází, jak je.
rule-anti-bankrupt-resign = Odchod ze hry
rule-anti-bankrupt-resign-text = Kdo se vzdá, je venku; co má, dostane věřitel prvního dluhu, nebo banka.

# --- how the game ends
rule-anti-end-last = Režim A: kdo zůstane poslední
rule-anti-end-last-text = V režimu A vyhrává poslední místo bez bankrotu.
rule-anti-end-usual = Obvyklý režim
rule-anti-end-usual-text = Když nikdo neřekne jinak, hraje se režim A.
rule-anti-end-role_out = Režim B: jedna role vypadla
rule-anti-end-role_out-text = V režimu B hra končí, když jedna role celá vypadne; vyhrává nejbohatší místo té druhé.
rule-anti-end-mode_a_role = Role vypadla v režimu A
rule-anti-end-mode_a_role-text = V režimu A se po vypadnutí role hraje dál mezi místy té druhé.
rule-anti-end-wealth = Jmění
rule-anti-end-wealth-text = Jmění je hotovost a to, co by vynesly všechny nezastavené nemovitosti, kdyby na každou někdo jednou stoupl.
rule-anti-end-utilities = Služby v součtu
rule-anti-end-utilities-text = Za každou službu hází její majitel kostkami.
rule-anti-end-prison = Jmění z vězení
rule-anti-end-prison-text = Výnos monopolisty se do jmění počítá i ve vězení.
rule-anti-end-ties = Shoda na konci
rule-anti-end-ties-text = Místa, která jsou na čele na stejno, se o výhru dělí.

# --- the two-hour game
rule-anti-time-turn = Poslední tah
rule-anti-time-turn-text = Když vyprší dohodnutý čas, otevřený tah se dohraje.
rule-anti-time-adjust = Úprava majetku
rule-anti-time-adjust-text = { $adjusting ->
    [one] Potom má každý 1 minutu na to, aby vracel budovy, zastavoval a vykupoval, jen s bankou.
    [few] Potom má každý { $adjusting } minuty na to, aby vracel budovy, zastavoval a vykupoval, jen s bankou.
    [many] Potom má každý { $adjusting } minut na to, aby vracel budovy, zastavoval a vykupoval, jen s bankou.
   *[other] Potom má každý { $adjusting } minut na to, aby vracel budovy, zastavoval a vykupoval, jen s bankou.
}
rule-anti-time-build = Stavba na závěr
rule-anti-time-build-text = Během úprav smí stavět každé místo, i když není na tahu nikdo.
rule-anti-time-no_deals = Na závěr žádné obchody
rule-anti-time-no_deals-text = Během úprav místa mezi sebou neobchodují.
rule-anti-time-done = Hotovo s úpravami
rule-anti-time-done-text = Místo, které má hotovo, už nic nemění; když mají hotovo všichni, začne se počítat.
rule-anti-time-clock = Když minuty dojdou
rule-anti-time-clock-text = Když vyprší čas na úpravy, mají hotovo všichni.
rule-anti-time-keeps = Co si která role nechá
rule-anti-time-keeps-text = Konkurenti si nechají { $competitor_keeps }{"\u00A0"}% hotovosti, monopolisté { $monopolist_keeps }{"\u00A0"}%; zbytek dostane banka.
rule-anti-time-rounding = Zaokrouhlení ponechaného
rule-anti-time-rounding-text = Co si kdo nechá, se zaokrouhluje dolů.
rule-anti-time-walk = Banka obchází desku
rule-anti-time-walk-text = Banka jednou obejde desku, zastaví se u každé nemovitosti s majitelem a zaplatí mu obvyklé nájemné.
rule-anti-time-walk_mortgaged = Hypotéky při obchůzce
rule-anti-time-walk_mortgaged-text = Zastavená nemovitost při obchůzce majiteli nic nepřinese.
rule-anti-time-winner = Vyhrává největší hotovost
rule-anti-time-winner-text = Po obchůzce vyhrává místo s největší hotovostí.
rule-anti-time-ties = Stejná hotovost
rule-anti-time-ties-text = Místa se stejnou hotovostí se o výhru dělí.
rule-anti-time-role_out = Role vypadla během hry
rule-anti-time-role_out-text = Ve dvouhodinové hře nic nemění, když jedna role vypadne.
rule-anti-time-one_left = Zbylo jedno místo
rule-anti-time-one_left-text = Zbude-li jediné místo dřív, než čas vyprší, hra tím končí a to místo vyhrává.
rule-anti-time-only = Jen hodiny
rule-anti-time-only-text = Čas ohlašují jen hodiny, a jen ve dvouhodinové hře.
