# The nouns of classic Monopoly: profiles, boards and their money, settings, tokens, sets and cards. Card texts are our own wording.
# What Monopoly Builder has too (colours of sets, some cards, who collects rent) stands with the words of that game and of the lobby.

# Reads as in English.
game-classic = Monopoly
game-classic-blurb = Kupuj ulice, stavaj domy a hotely a vydrž s peniazmi dlhšie než všetci ostatní.

profile-classic-official = Oficiálne pravidlá
profile-classic-official-description = Tlačené pravidlá: aukcie od 10, rovnomerná výstavba, nakoniec zostane jediný hráč
profile-classic-russian = Ruská klasika
profile-classic-russian-description = Peniaze v tisícoch rubľov; aukcie od akejkoľvek sumy; hypotéka ruší dvojité nájomné
# Reads as in English.
profile-classic-online = Online
profile-classic-online-description = Jeden dom na skupinu a ťah, pred hodom; budovy sa predávajú za plnú cenu
profile-classic-short = Krátka hra
profile-classic-short-description = Rozdajú sa dve nehnuteľnosti, hotel po 3 domoch, koniec pri druhom bankrote
profile-classic-timed = Hra na čas
profile-classic-timed-description = Rozdajú sa dve nehnuteľnosti; v dohodnutý čas vyhráva najbohatší
profile-classic-cards = Bankové karty
profile-classic-cards-description = Oficiálne pravidlá so sumami v miliónoch: 15M na začiatok, 2M za ŠTART

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
money-ro = { $amount } lei
money-ro-1000 = { $amount } tis. lei
money-ro-10000 = { $amount }M

# --- settings: what each is, what the rule texts say about it, and its choices
setting-tax_era = Dane
setting-tax_era-rule = Staršie vydania dovoľovali zaplatiť ako daň z príjmu 10{"\u00A0"}% majetku a na niektorých kartách mali iné sumy.
setting-tax_era-2008 = Pevné sumy
setting-tax_era-2008-description = Daň z príjmu 200, daň z luxusu 100, nech máš čokoľvek
setting-tax_era-1935 = Po starom
setting-tax_era-1935-description = Daň z príjmu 200, alebo 10{"\u00A0"}% majetku (volí sa vopred); daň z luxusu 75
setting-double_rent_when_mortgaged = Dvojité nájomné vedľa hypotéky
setting-double_rent_when_mortgaged-rule = Podľa oficiálneho textu je nájomné nezastavanej skupiny dvojnásobné, o hypotékach mlčí; ruský a online text to rušia.
setting-double_rent_when_mortgaged-true = Zostáva dvojité
setting-double_rent_when_mortgaged-true-description = Za celú skupinu sa platí dvojnásobok, aj keď má jedna jej ulica hypotéku
setting-double_rent_when_mortgaged-false = Nie je dvojité
setting-double_rent_when_mortgaged-false-description = Jedna založená ulica ruší dvojité nájomné celej skupiny
setting-double_rent_when_built = Dvojité nájomné vedľa budovy
setting-double_rent_when_built-rule = Podľa oficiálneho a ruského textu sa za nezastavané ulice celej skupiny platí dvojnásobok; podľa online textu len kým v nej nič nestojí.
setting-double_rent_when_built-true = Zostáva dvojité
setting-double_rent_when_built-true-description = Za nezastavané ulice sa platí dvojnásobok, aj keď inde v skupine stoja domy
setting-double_rent_when_built-false = Nie je dvojité
setting-double_rent_when_built-false-description = Prvý dom v skupine ruší dvojité nájomné jej ostatných ulíc
setting-utility_roll = Hod na služby
setting-utility_roll-rule = Podľa oficiálneho a ruského textu platí hod, ktorý tam figúrku priviedol; podľa online textu sa vždy hádže znova.
setting-utility_roll-moved = Hod, ktorým sa išlo
setting-utility_roll-moved-description = Nájomné za služby sa počíta z hodu, ktorý tam figúrku priviedol
setting-utility_roll-fresh = Nový hod
setting-utility_roll-fresh-description = Na nájomné sa hádže znova
setting-bankrupt_buildings = Budovy pri bankrote
setting-bankrupt_buildings-rule = Podľa textov sa najprv predajú banke; v krátkej hre prejdú na veriteľa tak, ako stoja.
setting-bankrupt_buildings-sold = Predajú sa banke
setting-bankrupt_buildings-sold-description = Banka ich odkúpi a peniaze dostane veriteľ
setting-bankrupt_buildings-pass = Zostanú stáť
setting-bankrupt_buildings-pass-description = Veriteľ ich prevezme aj s ulicami
setting-mortgage_clears = Pred založením
setting-mortgage_clears-rule = Podľa oficiálneho a online textu sa predajú budovy celej skupiny; podľa ruského len zo samotnej ulice.
setting-mortgage_clears-group = Celá skupina bez budov
setting-mortgage_clears-group-description = Žiadna ulica skupiny nesmie mať budovu
setting-mortgage_clears-street = Ulica bez budov
setting-mortgage_clears-street-description = Bez budov musí byť len ulica, ktorá sa zakladá
setting-auctions = Aukcie
setting-auctions-rule = Podľa každého textu sa nekúpená nehnuteľnosť draží; v mnohých rodinách sa to vynecháva.
setting-auctions-true = S aukciami
setting-auctions-true-description = Nekúpená nehnuteľnosť ide hneď tomu, kto ponúkne najviac
setting-auctions-false = Bez aukcií
setting-auctions-false-description = Nekúpená nehnuteľnosť zostáva banke
setting-auction_start = Prvá ponuka
setting-auction_start-rule = Podľa oficiálneho textu sa začína na 10; podľa ruského akoukoľvek sumou.
setting-auction_step = Najmenšie prihodenie
setting-auction_step-rule = Podľa oficiálneho textu sa prihadzuje aspoň o 1; ostatné o tom mlčia.
setting-decliner_bids = Môže prihadzovať, kto nekúpil?
setting-decliner_bids-rule = Oficiálny a ruský text dovoľujú dražiť aj tomu, kto nekúpil; online text nie.
setting-decliner_bids-true = Áno
setting-decliner_bids-true-description = Kto nekúpil, môže prihadzovať s ostatnými
setting-decliner_bids-false = Nie
setting-decliner_bids-false-description = Dražia len ostatní
setting-even_building = Rovnomerná výstavba
setting-even_building-rule = Podľa oficiálneho a ruského textu sa skupina stavia aj predáva rovnomerne; podľa online textu nemusí.
setting-even_building-true = Rovnomerne
setting-even_building-true-description = Ulice skupiny sa líšia najviac o jednu budovu
setting-even_building-false = Ako kto chce
setting-even_building-false-description = Každá ulica skupiny sa stavia zvlášť
setting-houses_per_turn = Budovy na skupinu a ťah
setting-houses_per_turn-rule = Online text dovoľuje v každom ťahu jeden dom na skupinu; ostatné obmedzenie nepoznajú. 0 znamená bez obmedzenia.
setting-hotel_after = Domy pred hotelom
setting-hotel_after-rule = Hotel nahradí 4 domy; v krátkej hre 3.
setting-hotel_after-4 = 4 domy
setting-hotel_after-4-description = Hotel nahradí štyri domy
setting-hotel_after-3 = 3 domy
setting-hotel_after-3-description = Hotel nahradí tri domy
setting-houses = Domy v banke
setting-houses-rule = V škatuli je 32 domov; online text počet neuvádza.
setting-hotels = Hotely v banke
setting-hotels-rule = V škatuli je 12 hotelov; online text počet neuvádza.
setting-resale = Predaj budov
setting-resale-rule = Banka platí polovicu ceny; podľa online textu celú.
setting-resale-half = Za polovicu
setting-resale-half-description = Banka zaplatí polovicu toho, čo budova stála
setting-resale-full = Za plnú cenu
setting-resale-full-description = Banka zaplatí všetko, čo budova stála
setting-redeem_from = Výkup z hypotéky
setting-redeem_from-rule = Hypotéka a 10{"\u00A0"}% navyše; podľa online textu cena nehnuteľnosti a 10{"\u00A0"}% navyše.
setting-redeem_from-mortgage = Z hypotéky
setting-redeem_from-mortgage-description = Výkup stojí hypotéku a 10{"\u00A0"}% z nej
setting-redeem_from-price = Z ceny
setting-redeem_from-price-description = Výkup stojí cenu nehnuteľnosti a 10{"\u00A0"}% z nej
setting-trade_mortgaged = Obchod so založenými
setting-trade_mortgaged-rule = Podľa ruského textu možno, s poplatkom 10{"\u00A0"}%; podľa online textu nie; oficiálny mlčí.
setting-trade_mortgaged-true = Dovolený
setting-trade_mortgaged-true-description = Nový vlastník nehnuteľnosť vykúpi, alebo zaplatí banke 10{"\u00A0"}%
setting-trade_mortgaged-false = Nedovolený
setting-trade_mortgaged-false-description = Pred obchodom sa nehnuteľnosť musí vykúpiť
setting-trade_when = Kedy obchodovať
setting-trade_when-rule = Podľa oficiálneho textu sa obchoduje kedykoľvek; podľa online textu len pred vlastným hodom.
setting-trade_when-any = Kedykoľvek
setting-trade_when-any-description = V ťahu kohokoľvek
setting-trade_when-before_roll = Pred svojím hodom
setting-trade_when-before_roll-description = Ponúka sa vo vlastnom ťahu, pred hodom
setting-estate = Nehnuteľnosti, ktoré pripadnú banke
setting-estate-rule = Podľa oficiálneho a ruského textu sa po bankrote dražia; podľa online textu sú znova na predaj.
setting-estate-auction = Dražia sa
setting-estate-auction-description = Jedna po druhej, bez hypoték
setting-estate-free = Znova na predaj
setting-estate-free-description = Kúpiť môže, kto tam nabudúce stúpi
setting-bankrupt_to_seat = Bankrot voči inému hráčovi
setting-bankrupt_to_seat-rule = Čo zostane, preberá veriteľ; podľa online textu banka, a tá veriteľovi zaplatí.
setting-bankrupt_to_seat-inherit = Preberá veriteľ
setting-bankrupt_to_seat-inherit-description = Hotovosť, nehnuteľnosti a karty dostane veriteľ
setting-bankrupt_to_seat-bank_pays = Platí banka
setting-bankrupt_to_seat-bank_pays-description = Všetko dostane banka a zaplatí veriteľovi dlh
setting-opening_deal = Nehnuteľnosti rozdané na začiatku
setting-opening_deal-rule = V krátkej hre a v hre na čas sa každému rozdajú dve nehnuteľnosti, hneď zaplatené; inak žiadne.
setting-ends_at_bankruptcy = Bankrot, ktorým sa hra končí
setting-ends_at_bankruptcy-rule = Krátka hra sa končí druhým bankrotom; inak sa hrá, kým nezostane jediný hráč. To znamená 0.
setting-turn_limit = Kolá
setting-turn_limit-rule = Počet kôl neobmedzuje žiadny text. Po poslednom vyhráva najbohatší; 0 znamená bez obmedzenia.
setting-time_limit = Minúty
setting-time_limit-rule = Hra na čas sa končí vo vopred dohodnutom čase a vyhráva najbohatší. 0 znamená bez obmedzenia.
setting-start_cash = Peniaze na začiatku
setting-start_cash-rule = Podľa každého textu sa začína s 1500, nech sú sumy napísané akokoľvek.
setting-go = Peniaze za ŠTART
setting-go-rule = Podľa každého textu sa za prejdenie cez ŠTART aj za zastavenie na ňom platí 200.
setting-double_go = Zastavenie na ŠTARTE
setting-double_go-rule = Podľa žiadneho textu sa za zastavenie neplatí viac než za prejdenie; v mnohých rodinách áno.
setting-double_go-false = Platí sa jednoducho
setting-double_go-false-description = Za zastavenie sa platí rovnako ako za prejdenie
setting-double_go-true = Platí sa dvojnásobok
setting-double_go-true-description = Kto zastane priamo na ŠTARTE, dostane dvojnásobok
setting-parking_pot = Bezplatné parkovisko
setting-parking_pot-rule = V každom texte sa tam nič nedeje; v mnohých rodinách sa tam zbierajú dane.
setting-parking_pot-false = Len oddych
setting-parking_pot-false-description = Nič sa tam neplatí ani nevyhráva
setting-parking_pot-true = So spoločnou kasou
setting-parking_pot-true-description = Dane a platby z kariet tam čakajú na toho, kto tam stúpi
setting-rent_in_jail = Nájomné pre vlastníka vo väzení
setting-rent_in_jail-rule = Podľa každého textu vlastník vo väzení nájomné vyberá; v niektorých rodinách nie.
setting-rent_in_jail-true = Vyberá sa
setting-rent_in_jail-true-description = Vlastník vo väzení vyberá nájomné ako inokedy
setting-rent_in_jail-false = Nevyberá sa
setting-rent_in_jail-false-description = Kto je vo väzení, nájomné nedostane
setting-speed_die = Rýchla kocka
setting-speed_die-rule = Tretia kocka z novších škatúľ; bežné pravidlá ju nemajú.
setting-speed_die-false = Bez nej
setting-speed_die-false-description = Dve kocky ako obvykle
setting-speed_die-true = S rýchlou kockou
setting-speed_die-true-description = Keď prejdeš cez ŠTART, tretia kocka hru popoženie

# --- tokens; the sign stands before a name
token-rocket = raketa
token-sailboat = plachetnica
token-frog = žaba
token-bicycle = bicykel
token-ghost = duch
token-horse = kôň
token-crow = vrana
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
building-house = dom
# Reads as in English.
building-hotel = hotel
buildings-house = { $count ->
    [one] 1 dom
    [few] { $count } domy
    [many] { $count } domu
   *[other] { $count } domov
}
buildings-hotel = { $count ->
    [one] 1 hotel
    [few] { $count } hotely
    [many] { $count } hotela
   *[other] { $count } hotelov
}

# --- the Chance deck
card-advance_to_illinois_avenue = Prechádzka po triede
card-advance_to_illinois_avenue-text = Choď na políčko { $place }. Ak cestou prejdeš cez ŠTART, vezmi si peniaze.
card-advance_to_st_charles_place = Stretnutie
card-advance_to_st_charles_place-text = Choď na políčko { $place }. Ak cestou prejdeš cez ŠTART, vezmi si peniaze.
card-nearest_utility = Odpočet meračov
card-nearest_utility-text = Choď na najbližšiu službu. Je voľná: môžeš ju kúpiť. Má vlastníka: hoď a zaplať desaťnásobok hodu.
card-nearest_railroad = Stihni vlak
card-nearest_railroad-text = Choď na najbližšiu železnicu. Je voľná: môžeš ju kúpiť. Má vlastníka: zaplať dvojnásobné nájomné.
card-dividend_50 = Akcie stúpajú
card-dividend_50-text = Banka ti vyplatí { $amount }.
card-back_3 = Zlá odbočka
card-back_3-text = Vráť sa o 3 políčka.
card-repairs_25_100 = Deravé strechy
card-repairs_25_100-text = Zaplať banke { $house } za každý svoj dom a { $hotel } za každý svoj hotel.
card-poor_tax_15 = Malý poplatok
card-poor_tax_15-text = Zaplať banke { $amount }.
card-advance_to_reading_railroad = Nastupovať
card-advance_to_reading_railroad-text = Choď na políčko { $place }. Ak cestou prejdeš cez ŠTART, vezmi si peniaze.
card-advance_to_boardwalk = Na promenádu
card-advance_to_boardwalk-text = Choď na políčko { $place }.
card-pay_each_50 = Vďaka všetkým
card-pay_each_50-text = Zaplať každému ďalšiemu hráčovi { $amount }.
card-loan_150 = Koniec sporenia
card-loan_150-text = Banka ti vyplatí { $amount }.

# --- the Community Chest deck
deck-chest = Pokladnica
card-bank_error_200 = Nesprávny účet
card-bank_error_200-text = Banka ti pripísala o { $amount } viac. Sú tvoje.
card-doctor_50 = Prehliadka
card-doctor_50-text = Zaplať banke { $amount }.
card-stock_sale = Predané včas
card-stock_sale-text = Tvoje akcie vynesú { $amount }.
card-get_out_of_jail_free_chest = Oslobodenie z väzenia
card-get_out_of_jail_free_chest-text = Nechaj si ju. Raz ti pred hodom otvorí dvere väzenia.
card-from_each = Runda na tvoju počesť
card-from_each-text = Každý ďalší hráč ti zaplatí { $amount }.
card-holiday_fund_100 = Našetrené na leto
card-holiday_fund_100-text = Banka ti vyplatí { $amount }.
card-tax_refund_20 = Preplatok
card-tax_refund_20-text = Daňový úrad vracia { $amount }.
card-insurance_100 = Poistka platí
card-insurance_100-text = Banka ti vyplatí { $amount }.
card-hospital_100 = Pár dní v posteli
card-hospital_100-text = Zaplať banke { $amount }.
card-school_fees = Nové učebnice
card-school_fees-text = Zaplať banke { $amount }.
card-services_25 = Dobrá rada
card-services_25-text = Dostaneš za ňu { $amount }.
card-repairs_40_115 = Nové chodníky
card-repairs_40_115-text = Zaplať banke { $house } za každý svoj dom a { $hotel } za každý svoj hotel.
card-beauty_10 = Druhé miesto
card-beauty_10-text = Cena za druhé miesto ti prinesie { $amount }.
card-inheritance_100 = Vzdialená teta
card-inheritance_100-text = Odkazuje ti { $amount }.
