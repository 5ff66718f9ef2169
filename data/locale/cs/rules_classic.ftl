# The rulebook of classic Monopoly in our own words: titles and texts as in rules.ftl.
# Numbers come from the table's rules: $start, $go, $fine, $first_bid, $step and the taxes are sums, the others plain counts.

# --- parts of the rule text that only this game has
rules-article-taxes = daně
rules-article-selling = prodej budov
rules-article-shortage = nedostatek budov
rules-article-speed_die = rychlá kostka

# --- setting up
rule-classic-start-cash_setting = Jiné peníze na začátku
rule-classic-start-cash_setting-text = Stůl smí začít s jinou částkou, než je obvyklá; tady má každé místo na začátku { $start }.
rule-classic-start-money = Peníze na začátku
rule-classic-start-money-text = Každé místo začíná s { $start }.
rule-classic-start-seats = Kolik míst hraje
rule-classic-start-seats-text = U stolu je { $min_seats } až { $max_seats } míst.
rule-classic-profile-scale = Jak se píší částky
rule-classic-profile-scale-text = Některé profily píší všechny částky v tisících nebo milionech. Mění se tím jen vzhled peněz, nikdy poměr cen.
rule-classic-board-names = Desky a jejich jména
rule-classic-board-names-text = Každá deska má vlastní jména a na stejných místech stejné ceny a nájemné. Jméno, které na ní není, tu nic neznamená.
rule-classic-start-first = Kdo začíná
rule-classic-start-first-text = Začíná, kdo hodí dvěma kostkami nejvíc; při shodě v čele se hází znovu.
rule-classic-start-deal = Nemovitosti rozdané na začátku
rule-classic-start-deal-text = Kde se nemovitosti rozdávají, zamíchají se, rozdají po jedné od prvního místa a hned se za ně zaplatí jejich cena.

# --- a turn
rule-classic-turn-end = Konec tahu
rule-classic-turn-end-text = Až je hod dohraný a není už co vyřídit, tah ukončíš.
rule-classic-turn-order = Kdo je další na tahu
rule-classic-turn-order-text = Tah přechází na další místo, které je ještě ve hře.
rule-classic-turn-own = Hod ve vlastním tahu
rule-classic-turn-own-text = Hází jen místo, které je na tahu, a musí hodit, než tah ukončí.
rule-classic-move-throw = Pohyb figurky
rule-classic-move-throw-text = Hoď dvěma kostkami a posuň figurku o jejich součet; co dál, řekne políčko, kam dojdeš.
rule-classic-doubles-again = Další hod
rule-classic-doubles-again-text = Po dvojici dohraj hod do konce a pak před koncem tahu hoď ještě jednou.
rule-classic-doubles-third = Tři dvojice po sobě
rule-classic-doubles-third-text = Třetí dvojice v tahu se nehraje: jdeš rovnou do vězení.

# --- GO
rule-classic-go-double = Za zastavení na STARTu dvojnásob
rule-classic-go-double-text = Kde se to tak hraje, je za zastavení přímo na STARTu dvojnásob. Za průchod pořád jen jednou.
rule-classic-go-pays = Peníze za START
rule-classic-go-pays-text = Za zastavení na STARTu i za průchod dostaneš { $go }.
rule-classic-go-setting = Jiné peníze za START
rule-classic-go-setting-text = Stůl smí za START platit víc, méně, nebo nic; tady je to { $go }.
rule-classic-go-twice = START dvakrát v tahu
rule-classic-go-twice-text = Vede-li přes START v jednom tahu hod i karta, dostaneš peníze dvakrát.

# --- jail
rule-classic-jail-business = Ve vězení se hospodaří dál
rule-classic-jail-business-text = Ve vězení smíš stavět, prodávat, zastavovat, vykupovat i obchodovat jako všichni.
rule-classic-jail-buy_card = Koupě karty z vězení
rule-classic-jail-buy_card-text = Kartu z vězení smíš koupit od jiného místa a použít ji ve vlastním tahu.
rule-classic-jail-card = Ven s kartou
rule-classic-jail-card-text = Před hodem smíš místo placení použít kartu z vězení. Ta jde naspod balíčku a ty házíš jako jindy.
rule-classic-jail-doubles = Ven díky dvojici
rule-classic-jail-doubles-text = Dvojice tě osvobodí a jdeš podle ní. Další hod nepřináší.
rule-classic-jail-failed = Ve vězení bez dvojice
rule-classic-jail-failed-text = Bez dvojice zůstáváš a v tomto tahu už neházíš. Hodů máš celkem { $throws }.
rule-classic-jail-no_rent = Ve vězení bez nájemného
rule-classic-jail-no_rent-text = Kde se to tak hraje, majitel ve vězení nájemné nevybírá.
rule-classic-jail-paid_doubles = Dvojice po zaplacení
rule-classic-jail-paid_doubles-text = Když nejdřív zaplatíš nebo použiješ kartu, dvojice platí jako jindy a přináší další hod.
rule-classic-jail-pay = Zaplatit cestu ven
rule-classic-jail-pay-text = Před hodem smíš zaplatit { $fine } v hotovosti; pak hodíš a jdeš jako jindy.
rule-classic-jail-rent = Nájemné z vězení
rule-classic-jail-rent-text = Majitel ve vězení vybírá nájemné jako jindy.
rule-classic-jail-sent_ends = Cestou do vězení tah končí
rule-classic-jail-sent_ends-text = Ať padlo cokoli, cestou do vězení tah končí.
rule-classic-jail-space = Jdi do vězení
rule-classic-jail-space-text = Kdo tam stoupne, jde rovnou do vězení, bez peněz za START.
rule-classic-jail-third = Poslední nezdařený hod
rule-classic-jail-third-text = { $throws ->
    [one] Po 1 hodu bez dvojice zaplatíš { $fine } a jdeš podle posledního.
    [few] Po { $throws } hodech bez dvojice zaplatíš { $fine } a jdeš podle posledního.
    [many] Po { $throws } hodech bez dvojice zaplatíš { $fine } a jdeš podle posledního.
   *[other] Po { $throws } hodech bez dvojice zaplatíš { $fine } a jdeš podle posledního.
}
rule-classic-jail-third_card = Na kartu už je pozdě
rule-classic-jail-third_card-text = Když se nezdaří poslední hod, pokuta { $fine } se platí, ať máš jakékoli karty.
rule-classic-jail-third_debt = Poslední hod bez hotovosti
rule-classic-jail-third_debt-text = Chybí-li ti { $fine }, nejdřív je seženeš a pak jde figurka dál. Když je nesženeš, bankrotuješ.
rule-classic-jail-two_cards = Dvě karty z vězení
rule-classic-jail-two_cards-text = Máš-li kartu z obou balíčků, použije se nejdřív ta ze Šance.
rule-classic-jail-visiting = Jen na návštěvě
rule-classic-jail-visiting-text = Kdo se na políčku vězení jen zastaví, je na návštěvě: nic se neděje.
rule-classic-jail-ways = Tři cesty ven
rule-classic-jail-ways-text = Ve vězení před každým hodem volíš: zkusit dvojici, zaplatit { $fine }, nebo použít kartu.

# --- free parking
rule-classic-parking-pot = Bank na parkovišti
rule-classic-parking-pot-text = Kde se hraje s bankem, čekají daně a platby z karet na Parkování zdarma. Kdo tam stoupne, bere všechno.
rule-classic-parking-rest = Parkování zdarma
rule-classic-parking-rest-text = Zastavení na Parkování zdarma nic nepřináší a nic nestojí.

# --- taxes
rule-classic-tax-choice = Volba daně z příjmu
rule-classic-tax-choice-text = Se staršími daněmi volíš mezi pevnou částkou a 10{"\u00A0"}% majetku, a to dřív, než se cokoli spočítá.
rule-classic-tax-debt = Daně a hotovost
rule-classic-tax-debt-text = Daň, na kterou hotovost nestačí, je dluh: sežeň ji a pak zaplať.
rule-classic-tax-flat = Pevné daně
rule-classic-tax-flat-text = Tady je daň z příjmu { $income_tax } a daň z luxusu { $luxury_tax }, pokud starší daně nedávají na vybranou.
rule-classic-tax-worth = Co se do majetku pro daň počítá
rule-classic-tax-worth-text = Hotovost, plná cena každé nemovitosti, i zastavené, a co stály budovy. Desetina se zaokrouhluje nahoru.
rule-classic-era-newer = Novější částky
rule-classic-era-newer-text = S pevnými daněmi má Pokladna částky novějších vydání.
rule-classic-era-older = Starší částky
rule-classic-era-older-text = Se staršími daněmi má daň z luxusu a některé karty Pokladny částky starších vydání.

# --- cards
rule-classic-card-decks = Dva balíčky
rule-classic-card-decks-text = Šance i Pokladna mají po 16 kartách. Tažená karta platí hned a jde naspod balíčku.
rule-classic-card-advance = Karty, které vedou na políčko
rule-classic-card-advance-text = Jdi na políčko z karty. Cestou přes START dostaneš { $go }; tam kup nebo plať jako po hodu.
rule-classic-card-advance_to_go = Karta: na START
rule-classic-card-advance_to_go-text = Jdi na START a vezmi si { $go }.
rule-classic-card-back_3 = Karta: o 3 políčka zpět
rule-classic-card-back_3-text = Vrať se o 3 políčka; platí, co tam stojí. Cestou zpět START nic nepřináší.
rule-classic-card-from_each = Karta: všichni ti platí
rule-classic-card-from_each-text = Každé další místo ti zaplatí částku z karty. Kdo hotovost nemá, dluží ti ji.
rule-classic-card-go_to_jail = Karta: do vězení
rule-classic-card-go_to_jail-text = Jdi rovnou do vězení, bez peněz za START. Tvůj tah končí.
rule-classic-card-keep = Ponechané karty
rule-classic-card-keep-text = Kartu z vězení si necháváš, než ji použiješ, a smíš ji vyměnit. Potom jde naspod svého balíčku.
rule-classic-card-nearest_railroad = Karta: nejbližší železnice
rule-classic-card-nearest_railroad-text = Jdi na nejbližší železnici. Je-li volná, smíš ji koupit; jinak platíš dvojnásobné nájemné. Zastavená je zadarmo.
rule-classic-card-nearest_utility = Karta: nejbližší služba
rule-classic-card-nearest_utility-text = Jdi na nejbližší službu. Je-li volná, smíš ji koupit; jinak hoď znovu a zaplať desetinásobek hodu. Zastavená je zadarmo.
rule-classic-card-pay = Karty, které něco stojí
rule-classic-card-pay-text = Zaplať bance částku z karty.
rule-classic-card-pay_each = Karta: platíš všem
rule-classic-card-pay_each-text = Zaplať postupně každému dalšímu místu částku z karty. Co nejde zaplatit hned, dlužíš, jeden dluh po druhém.
rule-classic-card-receive = Karty, které něco nesou
rule-classic-card-receive-text = Banka ti vyplatí částku z karty.
rule-classic-card-repairs = Karty s opravami
rule-classic-card-repairs-text = Zaplať bance za každý svůj dům a hotel. Bez budov to nic nestojí.

# --- buying
rule-classic-buy-must = Koupit, nebo ne
rule-classic-buy-must-text = Na volné nemovitosti se rozhodneš, než se stane cokoli dalšího: koupit, nebo nechat být.
rule-classic-buy-price = Koupě nemovitosti
rule-classic-buy-price-text = Kdo stoupne na volnou ulici, železnici nebo službu, smí ji koupit za její cenu.
rule-classic-buy-raise = Jak sehnat peníze
rule-classic-buy-raise-text = Chybí-li hotovost, smíš nejdřív prodat budovy, zastavit nemovitosti nebo obchodovat a pak koupit.

# --- auctions
rule-classic-auction-amount = Co je nabídka
rule-classic-auction-amount-text = Nabídka je celá částka větší než nic.
rule-classic-auction-any_price = Začít nízko
rule-classic-auction-any_price-text = Ruský a online text berou jakoukoli první nabídku; tady je to { $first_bid } nebo víc.
rule-classic-auction-auto_pass = Kdo už přihodit nemůže
rule-classic-auction-auto_pass-text = Kdo nemá na další nabídku hotovost, v aukci bez ptaní končí.
rule-classic-auction-business = Během aukce se hospodaří dál
rule-classic-auction-business-text = Dokud aukce běží, smějí všichni stavět, prodávat, zastavovat a obchodovat.
rule-classic-auction-cash = Nabídky a hotovost
rule-classic-auction-cash-text = Nikdo nesmí nabídnout víc, než má v hotovosti.
rule-classic-auction-covered = Nejvyšší nabídka je odložená
rule-classic-auction-covered-text = Dokud vedeš, nesmíš hotovost na svou nabídku utratit za nic jiného.
rule-classic-auction-decliner = Bez koupě začíná aukce
rule-classic-auction-decliner-text = Nekoupená nemovitost se hned draží. Kdo ji nechal, smí přihazovat také, pokud stůl nehraje jinak.
rule-classic-auction-doubles_after = Dvojice a aukce
rule-classic-auction-doubles_after-text = I po aukci tě pořád čeká další hod za dvojici.
rule-classic-auction-jail = Přihazování z vězení
rule-classic-auction-jail-text = Místo ve vězení přihazovat smí.
rule-classic-auction-leader = Kdo vede, čeká
rule-classic-auction-leader-text = Kdo vede, nemůže zvýšit vlastní nabídku ani se vzdát, jen čekat.
rule-classic-auction-leader_out = Kdo vede, odchází ze hry
rule-classic-auction-leader_out-text = Platí nejvyšší nabídka místa, které zůstalo; když žádná není, aukce začíná znovu.
rule-classic-auction-no_decliner = Draží jen ostatní
rule-classic-auction-no_decliner-text = Podle online textu nesmí přihazovat, kdo nemovitost nechal; draží jen ostatní.
rule-classic-auction-none = Stůl bez aukcí
rule-classic-auction-none-text = Kde se hraje bez aukcí, zůstává nekoupená nemovitost bance.
rule-classic-auction-order = Nabídky v jakémkoli pořadí
rule-classic-auction-order-text = Přihazuje, kdo chce a kdy chce; pořadí není dané.
rule-classic-auction-pass = Zpátky do aukce už nelze
rule-classic-auction-pass-text = Kdo se vzdá, v této aukci končí.
rule-classic-auction-settings = První nabídka a příhoz
rule-classic-auction-settings-text = Stůl smí určit první nabídku a nejmenší příhoz: tady { $first_bid } a { $step }.
rule-classic-auction-start = První nabídka
rule-classic-auction-start-text = První nabídka je { $first_bid } nebo víc.
rule-classic-auction-step = Příhoz
rule-classic-auction-step-text = Každá další nabídka je aspoň o { $step } vyšší.
rule-classic-auction-unsold = Bez nabídek
rule-classic-auction-unsold-text = Bez nabídky zůstává nemovitost bance.
rule-classic-auction-upto = Tajné maximum
rule-classic-auction-upto-text = Urči maximum a banka přihazuje za tebe, jen kolik je třeba. Ze stejných maxim vede to dřívější; zvýšit ho lze, snížit nikdy.
rule-classic-auction-waits = Tah čeká
rule-classic-auction-waits-text = Dokud není koupě nebo aukce vyřízená, tah nekončí.

# --- rent
rule-classic-rent-counts_mortgaged = Počítají se i zastavené
rule-classic-rent-counts_mortgaged-text = I zastavené železnice a služby se počítají, když jde o to, kolik jich majitel má.
rule-classic-rent-debt = Nájemné a hotovost
rule-classic-rent-debt-text = Nájemné, na které hotovost nestačí, je dluh majiteli: sežeň ho a pak zaplať.
rule-classic-rent-group = Nájemné celé skupiny
rule-classic-rent-group-text = Kdo má všechny ulice jedné barvy, vybírá na těch bez budov dvojnásobné nájemné.
rule-classic-rent-group_mortgaged = Hypotéka ve skupině
rule-classic-rent-group_mortgaged-text = Podle oficiálních pravidel je nájemné z ostatních ulic dvojnásobné dál. Ruský a online text to ruší; stůl si smí vybrat.
rule-classic-rent-houses = Nájemné s budovami
rule-classic-rent-houses-text = Domy a hotely zvyšují nájemné na částku, kterou pro ně uvádí karta.
rule-classic-rent-mortgaged = Nájemné ze zastavené nemovitosti
rule-classic-rent-mortgaged-text = Zastavená nemovitost nevynáší nic.
rule-classic-rent-own = Doma
rule-classic-rent-own-text = Na vlastní nemovitosti nic neplatíš.
rule-classic-rent-partly_built = Zčásti zastavěná skupina
rule-classic-rent-partly_built-text = Nájemné z ulic bez budov je dvojnásobné, i když jinde ve skupině nějaké stojí. Podle online textu už ne.
rule-classic-rent-railroad = Železnice
rule-classic-rent-railroad-text = Nájemné závisí na tom, kolik železnic majitel má, a s každou další se zdvojuje.
rule-classic-rent-street = Nájemné za ulici
rule-classic-rent-street-text = Kdo stoupne na cizí ulici, platí nájemné z její karty.
rule-classic-rent-utility = Služby
rule-classic-rent-utility-text = Za jednu službu se platí čtyřnásobek hodu, za obě desetinásobek.
rule-classic-rent-utility_fresh = Nový hod na služby
rule-classic-rent-utility_fresh-text = Podle online textu se na nájemné za služby vždy hází znovu.

# --- claiming rent
rule-classic-claim-debt = Vyžádané nájemné je dluh
rule-classic-claim-debt-text = Od vyžádání je nájemné dluh jako každý jiný.
rule-classic-claim-doubles = Vyžádání a dvojice
rule-classic-claim-doubles-text = Když ten, kdo platí, po dvojici hází znovu, lhůta k vyžádání tím nekončí.
rule-classic-claim-lapses = Nevyžádané nájemné
rule-classic-claim-lapses-text = Nájemné, o které si nikdo neřekne, než hodí další místo, se už nedluží.
rule-classic-claim-open = Nájemné na vyžádání
rule-classic-claim-open-text = Kde se nájemné vyžaduje, řekne si majitel, než hodí další místo; jinak se neplatí nic.
rule-classic-claim-own_roll = Majitelův vlastní hod
rule-classic-claim-own_roll-text = Hází-li jako další sám majitel, končí lhůta i jeho hodem.
rule-classic-claim-owner = Kdo si smí říct o nájemné
rule-classic-claim-owner-text = O nájemné si smí říct jen majitel nemovitosti.

# --- building
rule-classic-build-amount = Kolik stavět
rule-classic-build-amount-text = Stav jednu budovu nebo víc najednou, nikdy méně.
rule-classic-build-any_time = Kdy stavět
rule-classic-build-any_time-text = Stavět smíš kdykoli, i v cizím tahu, pokud se u stolu nestaví jen před hodem.
rule-classic-build-before_roll = Stavba před hodem
rule-classic-build-before_roll-text = Podle online textu se staví ve vlastním tahu, před hodem.
rule-classic-build-cash = Placení budov
rule-classic-build-cash-text = Budovy se platí hotově a hned.
rule-classic-build-debt = Stavba s dluhem
rule-classic-build-debt-text = Dokud na tebe čeká dluh, nestaví se.
rule-classic-build-even = Rovnoměrná stavba
rule-classic-build-even-text = Skupina se staví rovnoměrně: druhý dům nikde, dokud nemá každá ulice první.
rule-classic-build-group = Kde stavět
rule-classic-build-group-text = Na ulici se staví, když máš celou její skupinu.
rule-classic-build-hotel = Hotely
rule-classic-build-hotel-text = { $hotel_after ->
    [one] Po 1 domu přijde hotel za cenu dalšího domu; domy se vracejí bance. Tak daleko musí být každá ulice skupiny.
    [few] Po { $hotel_after } domech přijde hotel za cenu dalšího domu; domy se vracejí bance. Tak daleko musí být každá ulice skupiny.
    [many] Po { $hotel_after } domech přijde hotel za cenu dalšího domu; domy se vracejí bance. Tak daleko musí být každá ulice skupiny.
   *[other] Po { $hotel_after } domech přijde hotel za cenu dalšího domu; domy se vracejí bance. Tak daleko musí být každá ulice skupiny.
}
rule-classic-build-hotel_after = Hotely v krátké hře
rule-classic-build-hotel_after-text = V krátké hře přijde hotel po třech domech.
rule-classic-build-incomplete = Neúplná skupina
rule-classic-build-incomplete-text = Dokud ti ve skupině chybí ulice, nestaví se.
rule-classic-build-mortgaged = Stavba a hypotéky
rule-classic-build-mortgaged-text = Ve skupině se zastavenou ulicí se nestaví. Nejdřív ji vykup.
rule-classic-build-own = Jen na svém
rule-classic-build-own-text = Staví se na vlastních ulicích.
rule-classic-build-per_turn = Budovy za tah
rule-classic-build-per_turn-text = Online text dovoluje každé skupině jednu novou budovu za tah. Stůl si smí určit vlastní počet.
rule-classic-build-price = Co budova stojí
rule-classic-build-price-text = Cenu domu uvádí karta; hotel stojí ještě jednou tolik.
rule-classic-build-stock = Co má banka
rule-classic-build-stock-text = Banka prodává jen, co má. Když domy dojdou, čeká se, až se nějaké vrátí; hotely se počítají zvlášť.
rule-classic-build-stock_setting = Budovy v bance
rule-classic-build-stock_setting-text = Tato banka má na začátku { $houses ->
    [one] 1 dům
    [few] { $houses } domy
    [many] { $houses } domů
   *[other] { $houses } domů
} a { $hotels ->
    [one] 1 hotel
    [few] { $hotels } hotely
    [many] { $hotels } hotelů
   *[other] { $hotels } hotelů
}; stůl smí zvolit jiné počty.
rule-classic-build-streets_only = Na železnicích a službách nic
rule-classic-build-streets_only-text = Budovy stojí jen na barevných ulicích.
rule-classic-build-top = Nejvýš
rule-classic-build-top-text = Nad hotel už nic není a ulice má nejvýš jeden.
rule-classic-build-uneven = Stavba, jak kdo chce
rule-classic-build-uneven-text = Podle online textu se ulice nemusí stavět rovnoměrně; hotel nahradí domy jen na své ulici.

# --- selling buildings
rule-classic-sell-any_time = Kdy prodávat
rule-classic-sell-any_time-text = Budovy smíš prodat kdykoli, pokud se u stolu neprodává jen ve vlastním tahu.
rule-classic-sell-even = Rovnoměrný prodej
rule-classic-sell-even-text = I dolů jde skupina rovnoměrně: nejdřív se prodává na její nejzastavěnější ulici.
rule-classic-sell-full = Prodej za plnou cenu
rule-classic-sell-full-text = Podle online textu banka platí, co budova stála.
rule-classic-sell-group = Prodej celé skupiny
rule-classic-sell-group-text = Všechny budovy skupiny lze prodat najednou; na její hotely pak není třeba domů.
rule-classic-sell-half = Prodej za polovinu
rule-classic-sell-half-text = Banka platí polovinu toho, co budova stála.
rule-classic-sell-hotel = Prodej hotelu
rule-classic-sell-hotel-text = { $hotel_after ->
    [one] Prodaný hotel se mění zpět na 1 dům.
    [few] Prodaný hotel se mění zpět na { $hotel_after } domy.
    [many] Prodaný hotel se mění zpět na { $hotel_after } domů.
   *[other] Prodaný hotel se mění zpět na { $hotel_after } domů.
}
rule-classic-sell-no_houses = Na rozměnění hotelu chybí domy
rule-classic-sell-no_houses-text = Hotel se mění zpět, jen když banka domy má. Když ne, prodej víc stupňů najednou, nebo všechny budovy skupiny.
rule-classic-sell-nothing = Není co prodat
rule-classic-sell-nothing-text = Nelze prodat víc budov, než tam stojí.
rule-classic-sell-own_turn = Prodej ve vlastním tahu
rule-classic-sell-own_turn-text = Podle online textu se prodává ve vlastním tahu, nebo při dluhu.

# --- shortage
rule-classic-shortage-auction = Poslední budovy se draží
rule-classic-shortage-auction-text = Chtějí-li místa víc, než banka má, draží se budova po budově od nejvyšší ceny na jejich ulicích. Kdo nedostane, smí počkat.
rule-classic-shortage-hotel = Nedostatek hotelů
rule-classic-shortage-hotel-text = Poslední hotely se dělí jako poslední domy, každý druh zvlášť.
rule-classic-shortage-leaver = Odchod při nedostatku
rule-classic-shortage-leaver-text = Na místo, které odejde ze hry, se nečeká.
rule-classic-shortage-list_price = Na přání to stačí
rule-classic-shortage-list_price-text = Nechtějí-li víc, než je, platí všichni cenu ze svých karet.
rule-classic-shortage-one_by_one = Po jedné
rule-classic-shortage-one_by_one-text = Každá budova se draží zvlášť, dokud nedojdou, nebo je nikdo nechce.
rule-classic-shortage-place = Umístění vydražené budovy
rule-classic-shortage-place-text = Výherce řekne, na kterou ulici přijde, rovnoměrně jako vždy.
rule-classic-shortage-served = Dost pro všechny
rule-classic-shortage-served-text = Má-li banka dost pro všechny, kdo by také mohli stavět, nikdo se neptá a stavíš hned.
rule-classic-shortage-unsold = Budova bez nabídek
rule-classic-shortage-unsold-text = Bez nabídky zůstává bance.
rule-classic-shortage-waits = Tah čeká na budovy
rule-classic-shortage-waits-text = Dokud se nedostatek rozděluje, tah nepokračuje a nic jiného se nestaví.
rule-classic-shortage-who = Koho se banka ptá
rule-classic-shortage-who-text = Ptá se jen míst, která mají takovou budovu kam dát a mají na ni hotovost.
rule-classic-shortage-window = Nedostatek budov
rule-classic-shortage-window-text = Když by bance budovy nemusely stačit, zeptá se všech, kdo by také mohli stavět, dřív, než kdo co dostane.

# --- mortgages
rule-classic-mortgage-any_time = Kdy zastavit nemovitost
rule-classic-mortgage-any_time-text = Zastavit i vykoupit smíš kdykoli, i v tahu jiných.
rule-classic-mortgage-from_price = Výkup z ceny
rule-classic-mortgage-from_price-text = Podle online textu stojí výkup plnou cenu nemovitosti a 10{"\u00A0"}% navíc.
rule-classic-mortgage-group_clear = Nejdřív vyklidit skupinu
rule-classic-mortgage-group_clear-text = Než se ulice zastaví, prodají se všechny budovy její skupiny.
rule-classic-mortgage-own = Vlastní nemovitosti
rule-classic-mortgage-own-text = Zastavit a vykoupit smíš vlastní nemovitosti.
rule-classic-mortgage-redeem = Výkup
rule-classic-mortgage-redeem-text = Hypotéku zrušíš, když bance hotově zaplatíš její hodnotu a 10{"\u00A0"}% navíc.
rule-classic-mortgage-round_up = Necelé částky
rule-classic-mortgage-round_up-text = Cena výkupu se zaokrouhluje nahoru na celou částku.
rule-classic-mortgage-street_clear = Nejdřív vyklidit ulici
rule-classic-mortgage-street_clear-text = Podle ruského textu musí být bez budov jen samotná ulice.
rule-classic-mortgage-value = Co hypotéka přinese
rule-classic-mortgage-value-text = Banka půjčí polovinu ceny nemovitosti. Každá smí mít jen jednu hypotéku najednou.

# --- debts
rule-classic-debt-can_raise = Ještě lze zaplatit
rule-classic-debt-can_raise-text = Nikdo nebankrotuje, dokud by hotovost, budovy a hypotéky daly dohromady všechno, co dluží.
rule-classic-debt-no_end = Dluhy před koncem tahu
rule-classic-debt-no_end-text = Tah nekončí, dokud jeho místo něco dluží.
rule-classic-debt-no_trade = S dluhem se neobchoduje
rule-classic-debt-no_trade-text = Kde se obchoduje jen před hodem, místo s dluhem neobchoduje.
rule-classic-debt-none = Bez dluhu není bankrot
rule-classic-debt-none-text = Kdo nic nedluží, bankrotovat nemůže. Hru nadobro opustí, kdo se vzdá.
rule-classic-debt-offer_later = Nabídky z doby před dluhem
rule-classic-debt-offer_later-text = Nabídka z doby před dluhem platí dál, když ji po jeho zaplacení lze splnit.
rule-classic-debt-others = Dluhy jiných
rule-classic-debt-others-text = Dluh jiného místa nezdržuje místo, které je na tahu.
rule-classic-debt-own_turn = Tah dlužníka
rule-classic-debt-own_turn-text = Místo s dluhem ho srovná, než začne jeho vlastní tah.
rule-classic-debt-pay = Placení dluhu
rule-classic-debt-pay-text = Sežeň hotovost a pak zaplať celou částku najednou.
rule-classic-debt-queue = Více dluhů
rule-classic-debt-queue-text = Dluhy se platí v pořadí, jak vznikly, každý zvlášť.
rule-classic-debt-real_money = Co věřitel dostane
rule-classic-debt-real_money-text = Věřitel dostane, co se opravdu zaplatí, víc ne.
rule-classic-debt-trade = Obchod kvůli zaplacení
rule-classic-debt-trade-text = S dluhem smíš uzavřít obchod, který pokryje všechno, co dlužíš.
rule-classic-debt-trade_creditor = Obchod s věřitelem
rule-classic-debt-trade_creditor-text = S tím, komu dlužíš, je možný každý obchod: část dluhu lze zaplatit nemovitostmi.

# --- trades
rule-classic-trade-all_cash = Všechna hotovost
rule-classic-trade-all_cash-text = Obchod smí vzít i všechnu hotovost místa.
rule-classic-trade-answer = Odpověď na nabídku
rule-classic-trade-answer-text = Nabídku lze přijmout i odmítnout, a předtím vzít zpět.
rule-classic-trade-any_time = Kdy obchodovat
rule-classic-trade-any_time-text = Místa obchodují kdykoli, v tahu kohokoli, pokud se u stolu neobchoduje jen před hodem.
rule-classic-trade-before_roll = Obchod před hodem
rule-classic-trade-before_roll-text = Podle online textu se nabízí ve vlastním tahu před hodem; tvým hodem otevřené nabídky končí.
rule-classic-trade-buildings = Zastavěné skupiny zůstávají
rule-classic-trade-buildings-text = Ulice nemůže změnit majitele, dokud na její skupině stojí budovy. Nejdřív je prodej.
rule-classic-trade-checked_again = Kontrola při přijetí
rule-classic-trade-checked_again-text = Při přijetí se nabídka zkontroluje znovu. Když ji některá strana už splnit nemůže, padá.
rule-classic-trade-checked_at_offer = Kontrola při nabídce
rule-classic-trade-checked_at_offer-text = Co by některá strana právě teď dát nemohla, nelze nabídnout ani chtít.
rule-classic-trade-complete = Skupina z obchodu
rule-classic-trade-complete-text = Na skupině doplněné obchodem lze stavět hned.
rule-classic-trade-contents = S čím se obchoduje
rule-classic-trade-contents-text = Peníze, nemovitosti a karty z vězení, na obou stranách v jakékoli kombinaci.
rule-classic-trade-gift = Dary
rule-classic-trade-gift-text = Jedna strana smí dát něco za nic.
rule-classic-trade-jail = Obchod ve vězení
rule-classic-trade-jail-text = Místo ve vězení obchodovat smí.
rule-classic-trade-newest = Nejnovější nabídka
rule-classic-trade-newest-text = Nová nabídka témuž místu nahradí tu starší.
rule-classic-trade-no_mortgaged = Zastavené nemovitosti zůstávají
rule-classic-trade-no_mortgaged-text = Podle online textu se se zastavenou nemovitostí neobchoduje. Nejdřív ji vykup.
rule-classic-trade-nothing = Nic za nic
rule-classic-trade-nothing-text = Aspoň jedna strana obchodu něco dává.
rule-classic-trade-one_way_money = Peníze jedním směrem
rule-classic-trade-one_way_money-text = Peníze dává v obchodu jen jedna strana: rozdíl.
rule-classic-trade-out = Po bankrotu se neobchoduje
rule-classic-trade-out-text = Místo, které je ze hry venku, neobchoduje s nikým.
rule-classic-trade-own = Co je tvoje
rule-classic-trade-own-text = Každá strana nabízí, co má, a chce, co má ta druhá.
rule-classic-trade-self = Někdo jiný
rule-classic-trade-self-text = Nabídka patří jinému místu.
rule-classic-fee-again = Poplatek a hypotéka
rule-classic-fee-again-text = Kdo zaplatí jen poplatek, zaplatí při pozdějším výkupu ještě hypotéku a 10{"\u00A0"}%.
rule-classic-fee-first = Rozhodnutí o zastavených nemovitostech
rule-classic-fee-first-text = Tah nekončí, dokud není rozhodnuto, co bude s převzatými zastavenými nemovitostmi.
rule-classic-fee-forced = Jen poplatek
rule-classic-fee-forced-text = Kdo na výkup nemá hotovost, zaplatí poplatek.
rule-classic-fee-redeem = Hned vykoupit
rule-classic-fee-redeem-text = Kdo převezme zastavené nemovitosti, smí je hned vykoupit, všechny nebo některé.
rule-classic-fee-round_up = Zaokrouhlení poplatků
rule-classic-fee-round_up-text = Poplatek za každou nemovitost se zaokrouhluje nahoru; poplatky jednoho převodu se platí jednou částkou.
rule-classic-fee-skip = Poplatek za zastavené nemovitosti
rule-classic-fee-skip-text = Kdo převezme zastavenou nemovitost a nevykoupí ji, zaplatí bance 10{"\u00A0"}% hypotéky.
rule-classic-fee-validated = Kdo na poplatek nemá
rule-classic-fee-validated-text = Obchod, po kterém by některá strana na poplatky neměla, nelze přijmout. Peníze z téhož obchodu se počítají.

# --- bankruptcy
rule-classic-bankrupt-auctions_first = Aukce toho, co zbylo
rule-classic-bankrupt-auctions_first-text = Nemovitosti, které připadly bance, se vydraží, než hodí další místo.
rule-classic-bankrupt-bank_pays = Banka přebírá a platí
rule-classic-bankrupt-bank_pays-text = Podle online textu dostane všechno banka, nemovitosti jsou zase na prodej a věřiteli platí banka.
rule-classic-bankrupt-buildings_pass = Budovy zůstanou stát
rule-classic-bankrupt-buildings_pass-text = V krátké hře přebírá věřitel budovy i s ulicemi.
rule-classic-bankrupt-buildings_sold = Budovy při bankrotu
rule-classic-bankrupt-buildings_sold-text = Nejdřív banka vykoupí všechny budovy místa v bankrotu, za kolik je vykupuje.
rule-classic-bankrupt-cards = Karty při bankrotu
rule-classic-bankrupt-cards-text = Při bankrotu kvůli bance jdou karty z vězení naspod balíčků.
rule-classic-bankrupt-fee = Zděděné hypotéky
rule-classic-bankrupt-fee-text = Zastavené nemovitosti převzaté z bankrotu věřitel vykoupí, nebo za ně zaplatí poplatek.
rule-classic-bankrupt-fee_debt = Dědictví bez hotovosti
rule-classic-bankrupt-fee_debt-text = Když věřitel poplatky zaplatit nemůže, jsou dluhem bance.
rule-classic-bankrupt-free = Nemovitosti znovu na prodej
rule-classic-bankrupt-free-text = Kde se to tak hraje, smí nemovitosti, které připadly bance, koupit, kdo tam stoupne.
rule-classic-bankrupt-front = Více věřitelů
rule-classic-bankrupt-front-text = Přebírá věřitel prvního dluhu; ostatní pohledávky zanikají.
rule-classic-bankrupt-holds_up = Hra pak jde dál
rule-classic-bankrupt-holds_up-text = Na co se čekalo před bankrotem, na to se čeká zase, až jsou jeho nemovitosti vyřízené.
rule-classic-bankrupt-in_auction = Bankrot v aukci
rule-classic-bankrupt-in_auction-text = Nabídky místa v bankrotu padají; ostatní draží dál.
rule-classic-bankrupt-last = Zbyli dva
rule-classic-bankrupt-last-text = Když jeden z posledních dvou zbankrotuje, druhý hned vyhrává.
rule-classic-bankrupt-out = Ze hry venku
rule-classic-bankrupt-out-text = Místo v bankrotu už nemá tahy ani slovo.
rule-classic-bankrupt-out_of_turn = Bankrot v cizím tahu
rule-classic-bankrupt-out_of_turn-text = Dlužník smí zbankrotovat v kterémkoli tahu; tah zůstává, kde je.
rule-classic-bankrupt-to_bank = Bankrot kvůli bance
rule-classic-bankrupt-to_bank-text = Dlužíš-li bance, vrátí se jí tvoje nemovitosti bez hypoték a draží se jedna po druhé v pořadí na desce.
rule-classic-bankrupt-to_seat = Bankrot kvůli jinému místu
rule-classic-bankrupt-to_seat-text = Dlužíš-li jinému místu, dostane tvou hotovost, nemovitosti s hypotékami a karty z vězení.
rule-classic-resign-bank = Vzdát se
rule-classic-resign-bank-text = Vzdát se je jako bankrot kvůli bance.
rule-classic-resign-debt = Vzdát se s dluhem
rule-classic-resign-debt-text = Kdo se vzdá s dluhem, bankrotuje kvůli věřiteli.
rule-classic-resign-other_turn = Vzdát se v cizím tahu
rule-classic-resign-other_turn-text = Vzdát se smíš kdykoli; tah jde dál, až je vyřízené, co po tobě zbylo.

# --- the end
rule-classic-end-last = Kdo zbude poslední
rule-classic-end-last-text = Hra končí, když zbude jediné místo, a to vyhrává.
rule-classic-end-over = Po konci
rule-classic-end-over-text = Když hra skončí, už nelze nic dělat.
rule-classic-end-rounds = Poslední kolo
rule-classic-end-rounds-text = Je-li určen počet kol, hra končí, když mají všichni, kdo zbyli, poslední tah za sebou; vyhrává nejbohatší místo.
rule-classic-end-second = Bankrot, kterým to končí
rule-classic-end-second-text = Krátká hra končí druhým bankrotem a vyhrává nejbohatší místo. Stůl smí zvolit jiný počet.
rule-classic-end-tie = Stejně bohatí
rule-classic-end-tie-text = Místa, která jsou na konci stejně bohatá, se o výhru dělí.
rule-classic-end-time = Čas vypršel
rule-classic-end-time-text = Když vyprší dohodnutý čas, běžící tah se dohraje; potom vyhrává nejbohatší místo. Ohlašují ho jen hodiny.
rule-classic-worth-final = Jak se počítá majetek
rule-classic-worth-final-text = Hotovost, cena každé nemovitosti, u zastavené polovina, a co stály budovy; hotel se počítá i s domy, které nahradil.

# --- the speed die
rule-classic-speed-after_go = Kdy přichází rychlá kostka
rule-classic-speed-after_go-text = Rychlou kostkou házíš, jakmile projdeš STARTem, a ve vězení nikdy.
rule-classic-speed-bus = Autobus
rule-classic-speed-bus-text = S autobusem jdeš podle kterékoli z obou kostek, nebo podle obou dohromady.
rule-classic-speed-doubles = Dvojice s rychlou kostkou
rule-classic-speed-doubles-text = Dvojice se počítá jen na dvou obyčejných kostkách.
rule-classic-speed-move_on = Jdi dál
rule-classic-speed-move_on-text = Po pohybu jdeš ještě na nejbližší volnou nemovitost; když žádná není, na nejbližší, kde platíš nájemné.
rule-classic-speed-number = Číslo na rychlé kostce
rule-classic-speed-number-text = 1, 2 nebo 3 se přičte k hodu.
rule-classic-speed-triples = Trojice
rule-classic-speed-triples-text = Se třemi stejnými kostkami jdeš na políčko, které si vybereš.
