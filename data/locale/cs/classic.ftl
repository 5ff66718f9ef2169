# The nouns of classic Monopoly: profiles, boards and their money, settings, tokens, sets and cards. Card texts are our own wording.
# What Monopoly Builder has too (colours of sets, some cards, who collects rent) stands with the words of that game and of the lobby.

# reads as in English
game-classic = Monopoly
game-classic-blurb = Kupuj ulice, stav domy a hotely a vydrž s penězi déle než všichni ostatní.

profile-classic-official = Oficiální pravidla
profile-classic-official-description = Tištěná pravidla: aukce od 10, rovnoměrná stavba, nakonec zbude jediné místo
profile-classic-russian = Ruská klasika
profile-classic-russian-description = Peníze v tisících rublů; aukce od jakékoli částky; hypotéka ruší dvojnásobné nájemné
# reads as in English
profile-classic-online = Online
profile-classic-online-description = Jeden dům na skupinu a tah, před hodem; budovy se prodávají za plnou cenu
profile-classic-short = Krátká hra
profile-classic-short-description = Rozdají se dvě nemovitosti, hotel po 3 domech, konec při druhém bankrotu
profile-classic-timed = Hra na čas
profile-classic-timed-description = Rozdají se dvě nemovitosti; v dohodnutý čas vyhrává nejbohatší místo
profile-classic-cards = Bankovní karty
profile-classic-cards-description = Oficiální pravidla s částkami v milionech: 15M na začátek, 2M za START

board-us = Americká (US)
board-ru = Moskva (ruská)
board-cs = Česká
board-sk = Slovenská
board-ro = Rumunská

# --- money of a board; with a scale of a profile, in thousands or millions
money-us = { $amount } $
money-us-1000 = { $amount } tis. $
money-us-10000 = { $amount }M
money-ru = { $amount } ₽
money-ru-1000 = { $amount } tis. ₽
money-ru-10000 = { $amount }M
money-cs = { $amount } Kč
money-cs-1000 = { $amount } tis. Kč
money-cs-10000 = { $amount }M
money-sk = { $amount } €
money-sk-1000 = { $amount } tis. €
money-sk-10000 = { $amount }M
money-ro = { $amount ->
    [one] { $amount } leu
    [few] { $amount } lei
    [many] { $amount } lei
   *[other] { $amount } lei
}
money-ro-1000 = { $amount } tis. lei
money-ro-10000 = { $amount }M

# --- settings: what each is, what the rule texts say about it, and its choices
setting-tax_era = Daně
setting-tax_era-rule = Starší vydání dovolovala zaplatit jako daň z příjmu 10{"\u00A0"}% majetku a na některých kartách měla jiné částky.
setting-tax_era-2008 = Pevné částky
setting-tax_era-2008-description = Daň z příjmu 200, daň z luxusu 100, ať máš cokoli
setting-tax_era-1935 = Postaru
setting-tax_era-1935-description = Daň z příjmu 200, nebo 10{"\u00A0"}% majetku (volí se předem); daň z luxusu 75
setting-double_rent_when_mortgaged = Dvojnásobné nájemné vedle hypotéky
setting-double_rent_when_mortgaged-rule = Oficiální text zdvojnásobuje nájemné nezastavěné skupiny a o hypotékách mlčí; ruský a online text to ruší.
setting-double_rent_when_mortgaged-true = Zůstává dvojnásobné
setting-double_rent_when_mortgaged-true-description = Nájemné celé skupiny je dvojnásobné, i když má jedna její ulice hypotéku
setting-double_rent_when_mortgaged-false = Není dvojnásobné
setting-double_rent_when_mortgaged-false-description = Jedna zastavená ulice ruší dvojnásobné nájemné celé skupiny
setting-double_rent_when_built = Dvojnásobné nájemné vedle budovy
setting-double_rent_when_built-rule = Oficiální a ruský text zdvojnásobují nájemné každé nezastavěné ulice celé skupiny; online text jen tam, kde ještě nic nestojí.
setting-double_rent_when_built-true = Zůstává dvojnásobné
setting-double_rent_when_built-true-description = Nezastavěné ulice mají dvojnásobné nájemné, i když jinde ve skupině stojí domy
setting-double_rent_when_built-false = Není dvojnásobné
setting-double_rent_when_built-false-description = První dům ve skupině ruší dvojnásobné nájemné jejích ostatních ulic
setting-utility_roll = Hod na služby
setting-utility_roll-rule = Oficiální a ruský text počítají hod, který tam figurku přivedl; online text bere vždy nový.
setting-utility_roll-moved = Hod, kterým se šlo
setting-utility_roll-moved-description = Nájemné za služby se počítá z hodu, který tam figurku přivedl
setting-utility_roll-fresh = Nový hod
setting-utility_roll-fresh-description = Na nájemné se hází znovu
setting-bankrupt_buildings = Budovy při bankrotu
setting-bankrupt_buildings-rule = Podle textů se nejdřív prodají bance; v krátké hře se předají, jak stojí.
setting-bankrupt_buildings-sold = Prodají se bance
setting-bankrupt_buildings-sold-description = Banka je vykoupí a peníze dostane věřitel
setting-bankrupt_buildings-pass = Zůstanou stát
setting-bankrupt_buildings-pass-description = Věřitel je převezme i s ulicemi
setting-mortgage_clears = Před zastavením
setting-mortgage_clears-rule = Podle oficiálního a online textu se vyklidí budovy celé skupiny; podle ruského jen samotná ulice.
setting-mortgage_clears-group = Vyklidit celou skupinu
setting-mortgage_clears-group-description = Žádná ulice skupiny nesmí mít budovu
setting-mortgage_clears-street = Vyklidit ulici
setting-mortgage_clears-street-description = Bez budov musí být jen ulice, která se zastavuje
setting-auctions = Aukce
setting-auctions-rule = Podle každého textu se nekoupená nemovitost draží; v mnoha rodinách se to vynechává.
setting-auctions-true = S aukcemi
setting-auctions-true-description = Nekoupená nemovitost jde hned tomu, kdo nabídne nejvíc
setting-auctions-false = Bez aukcí
setting-auctions-false-description = Nekoupená nemovitost zůstává bance
setting-auction_start = První nabídka
setting-auction_start-rule = Oficiální text začíná na 10; ruský bere jakoukoli částku.
setting-auction_step = Nejmenší příhoz
setting-auction_step-rule = Oficiální text chce aspoň o 1 víc; ostatní o tom mlčí.
setting-decliner_bids = Smí přihazovat, kdo nekoupil?
setting-decliner_bids-rule = Oficiální a ruský text dovolují dražit i tomu, kdo nekoupil; online text ne.
setting-decliner_bids-true = Ano
setting-decliner_bids-true-description = Kdo nekoupil, smí přihazovat s ostatními
setting-decliner_bids-false = Ne
setting-decliner_bids-false-description = Draží jen ostatní místa
setting-even_building = Rovnoměrná stavba
setting-even_building-rule = Podle oficiálního a ruského textu se skupina staví i prodává rovnoměrně; online text to nechce.
setting-even_building-true = Rovnoměrně
setting-even_building-true-description = Ulice skupiny se liší nejvýš o jednu budovu
setting-even_building-false = Jak kdo chce
setting-even_building-false-description = Každá ulice skupiny se staví zvlášť
setting-houses_per_turn = Budovy na skupinu a tah
setting-houses_per_turn-rule = Online text dovoluje v každém tahu jeden dům na skupinu; ostatní omezení neznají. 0 znamená bez omezení.
setting-hotel_after = Domy před hotelem
setting-hotel_after-rule = Hotel nahradí 4 domy; v krátké hře 3.
setting-hotel_after-4 = 4 domy
setting-hotel_after-4-description = Hotel nahradí čtyři domy
setting-hotel_after-3 = 3 domy
setting-hotel_after-3-description = Hotel nahradí tři domy
setting-houses = Domy v bance
setting-houses-rule = V krabici je 32 domů; online text počet neuvádí.
setting-hotels = Hotely v bance
setting-hotels-rule = V krabici je 12 hotelů; online text počet neuvádí.
setting-resale = Prodej budov
setting-resale-rule = Banka platí polovinu ceny; podle online textu celou.
setting-resale-half = Za polovinu
setting-resale-half-description = Banka zaplatí polovinu toho, co budova stála
setting-resale-full = Za plnou cenu
setting-resale-full-description = Banka zaplatí všechno, co budova stála
setting-redeem_from = Výkup z hypotéky
setting-redeem_from-rule = Hypotéka a 10{"\u00A0"}% navíc; podle online textu cena nemovitosti a 10{"\u00A0"}% navíc.
setting-redeem_from-mortgage = Z hypotéky
setting-redeem_from-mortgage-description = Výkup stojí hypotéku a 10{"\u00A0"}% z ní
setting-redeem_from-price = Z ceny
setting-redeem_from-price-description = Výkup stojí cenu nemovitosti a 10{"\u00A0"}% z ní
setting-trade_mortgaged = Obchod se zastavenými nemovitostmi
setting-trade_mortgaged-rule = Ruský text ho dovoluje s poplatkem 10{"\u00A0"}%; online text ne; oficiální mlčí.
setting-trade_mortgaged-true = Dovolen
setting-trade_mortgaged-true-description = Nový majitel nemovitost vykoupí, nebo zaplatí bance 10{"\u00A0"}%
setting-trade_mortgaged-false = Nedovolen
setting-trade_mortgaged-false-description = Před obchodem se nemovitost musí vykoupit
setting-trade_when = Kdy obchodovat
setting-trade_when-rule = Podle oficiálního textu se obchoduje kdykoli; podle online textu jen před vlastním hodem.
setting-trade_when-any = Kdykoli
setting-trade_when-any-description = V tahu kohokoli
setting-trade_when-before_roll = Před svým hodem
setting-trade_when-before_roll-description = Nabízí se ve vlastním tahu, před hodem
setting-estate = Nemovitosti, které připadnou bance
setting-estate-rule = Oficiální a ruský text je po bankrotu draží; online text je dává znovu na prodej.
setting-estate-auction = Draží se
setting-estate-auction-description = Jedna po druhé, bez hypoték
setting-estate-free = Znovu na prodej
setting-estate-free-description = Koupit smí, kdo tam příště stoupne
setting-bankrupt_to_seat = Bankrot kvůli jinému místu
setting-bankrupt_to_seat-rule = Co zbylo, přebírá věřitel; podle online textu banka, a ta věřiteli zaplatí.
setting-bankrupt_to_seat-inherit = Přebírá věřitel
setting-bankrupt_to_seat-inherit-description = Hotovost, nemovitosti a karty dostane věřitel
setting-bankrupt_to_seat-bank_pays = Platí banka
setting-bankrupt_to_seat-bank_pays-description = Všechno dostane banka a zaplatí věřiteli dluh
setting-opening_deal = Nemovitosti rozdané na začátku
setting-opening_deal-rule = Krátká hra a hra na čas rozdají každému dvě nemovitosti, hned zaplacené; ostatní žádné.
setting-ends_at_bankruptcy = Bankrot, kterým hra končí
setting-ends_at_bankruptcy-rule = Krátká hra končí při druhém; ostatní, až zbude jediné místo. To znamená 0.
setting-turn_limit = Kola
setting-turn_limit-rule = Žádný text kola neomezuje. Po posledním vyhrává nejbohatší místo; 0 znamená bez omezení.
setting-time_limit = Minuty
setting-time_limit-rule = Hra na čas končí v předem dohodnutou dobu a vyhrává nejbohatší místo. 0 znamená bez omezení.
setting-start_cash = Peníze na začátku
setting-start_cash-rule = Podle každého textu se začíná s 1500, ať se peníze píšou jakkoli.
setting-go = Peníze za START
setting-go-rule = Podle každého textu je za průchod STARTem i za zastavení na něm 200.
setting-double_go = Zastavení na STARTu
setting-double_go-rule = Podle žádného textu není za zastavení víc než za průchod; v mnoha rodinách ano.
setting-double_go-false = Platí jednou
setting-double_go-false-description = Za zastavení se platí stejně jako za průchod
setting-double_go-true = Platí dvakrát
setting-double_go-true-description = Kdo se zastaví přímo na STARTu, dostane dvojnásobek
setting-parking_pot = Parkování zdarma
setting-parking_pot-rule = Podle žádného textu se tam nic neděje; v mnoha rodinách se tam sbírají daně.
setting-parking_pot-false = Jen odpočinek
setting-parking_pot-false-description = Nic se tam neplatí ani nevyhrává
setting-parking_pot-true = S bankem
setting-parking_pot-true-description = Daně a platby z karet tam čekají na toho, kdo tam stoupne
setting-rent_in_jail = Nájemné pro majitele ve vězení
setting-rent_in_jail-rule = Podle každého textu majitel ve vězení nájemné vybírá; v některých rodinách ne.
setting-rent_in_jail-true = Vybírá se
setting-rent_in_jail-true-description = Majitel ve vězení vybírá nájemné jako jindy
setting-rent_in_jail-false = Nevybírá se
setting-rent_in_jail-false-description = Kdo je ve vězení, nájemné nedostane
setting-speed_die = Rychlá kostka
setting-speed_die-rule = Třetí kostka z pozdějších krabic; běžná pravidla ji nemají.
setting-speed_die-false = Bez ní
setting-speed_die-false-description = Dvě kostky jako obvykle
setting-speed_die-true = S rychlou kostkou
setting-speed_die-true-description = Jakmile projdeš STARTem, třetí kostka věci popožene

# --- tokens; the sign stands before a name
token-rocket = raketa
token-sailboat = plachetnice
token-frog = žába
token-bicycle = kolo
token-ghost = duch
token-horse = kůň
token-crow = vrána
token-rocket-sign = 🚀
token-sailboat-sign = ⛵
token-frog-sign = 🐸
token-bicycle-sign = 🚲
token-ghost-sign = 👻
token-horse-sign = 🐴
token-crow-sign = 🐦‍⬛

# --- sets that are no colours
group-railroad = železnice
group-utility = služby

# --- buildings
building-house = dům
# reads as in English
building-hotel = hotel
buildings-house = { $count ->
    [one] 1 dům
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domů
}
buildings-hotel = { $count ->
    [one] 1 hotel
    [few] { $count } hotely
    [many] { $count } hotelu
   *[other] { $count } hotelů
}

# --- the Chance deck
card-advance_to_illinois_avenue = Procházka třídou
card-advance_to_illinois_avenue-text = Jdi na políčko { $place }. Když cestou projdeš STARTem, vezmi si peníze.
card-advance_to_st_charles_place = Schůzka
card-advance_to_st_charles_place-text = Jdi na políčko { $place }. Když cestou projdeš STARTem, vezmi si peníze.
card-nearest_utility = Odečet měřidel
card-nearest_utility-text = Jdi na nejbližší službu. Je volná: můžeš ji koupit. Má majitele: hoď a zaplať desetinásobek hodu.
card-nearest_railroad = Chyť vlak
card-nearest_railroad-text = Jdi na nejbližší železnici. Je volná: můžeš ji koupit. Má majitele: zaplať dvojnásobné nájemné.
card-dividend_50 = Akcie stoupají
card-dividend_50-text = Banka ti vyplatí { $amount }.
card-back_3 = Špatná odbočka
card-back_3-text = Vrať se o 3 políčka.
card-repairs_25_100 = Děravé střechy
card-repairs_25_100-text = Zaplať bance { $house } za každý svůj dům a { $hotel } za každý hotel.
card-poor_tax_15 = Malý poplatek
card-poor_tax_15-text = Zaplať bance { $amount }.
card-advance_to_reading_railroad = Nastupovat
card-advance_to_reading_railroad-text = Jdi na políčko { $place }. Když cestou projdeš STARTem, vezmi si peníze.
card-advance_to_boardwalk = Na promenádu
card-advance_to_boardwalk-text = Jdi na políčko { $place }.
card-pay_each_50 = Díky všem
card-pay_each_50-text = Zaplať každému dalšímu místu { $amount }.
card-loan_150 = Spoření dozrálo
card-loan_150-text = Banka ti vyplatí { $amount }.

# --- the Community Chest deck
deck-chest = Pokladna
card-bank_error_200 = Špatný účet
card-bank_error_200-text = Banka ti připsala o { $amount } víc. Jsou tvoje.
card-doctor_50 = Prohlídka
card-doctor_50-text = Zaplať bance { $amount }.
card-stock_sale = Prodáno včas
card-stock_sale-text = Tvoje akcie vynesou { $amount }.
card-get_out_of_jail_free_chest = Propuštění z vězení
card-get_out_of_jail_free_chest-text = Nech si ji. Jednou ti před hodem otevře dveře vězení.
card-from_each = Kolo na tvou počest
card-from_each-text = Každé další místo ti zaplatí { $amount }.
card-holiday_fund_100 = Našetřeno na léto
card-holiday_fund_100-text = Banka ti vyplatí { $amount }.
card-tax_refund_20 = Přeplatek
card-tax_refund_20-text = Finanční úřad vrací { $amount }.
card-insurance_100 = Pojistka platí
card-insurance_100-text = Banka ti vyplatí { $amount }.
card-hospital_100 = Pár dní v posteli
card-hospital_100-text = Zaplať bance { $amount }.
card-school_fees = Nové učebnice
card-school_fees-text = Zaplať bance { $amount }.
card-services_25 = Dobrá rada
card-services_25-text = Dostaneš za ni { $amount }.
card-repairs_40_115 = Nové chodníky
card-repairs_40_115-text = Zaplať bance { $house } za každý svůj dům a { $hotel } za každý hotel.
card-beauty_10 = Druhé místo
card-beauty_10-text = Druhá cena ti přinese { $amount }.
card-inheritance_100 = Vzdálená teta
card-inheritance_100-text = Odkazuje ti { $amount }.
