# The nouns of classic Monopoly: profiles, boards and their money, settings, tokens, sets and cards. Card texts are our own wording.
# What Monopoly Builder has too (colours of sets, some cards, who collects rent) stands with the words of that game and of the lobby.

# Reads as in English.
game-classic = Monopoly
game-classic-blurb = Cumpără străzi, ridică case și hoteluri și rămâi pe picioare mai mult decât toți ceilalți.

profile-classic-official = Reguli oficiale
profile-classic-official-description = Regulile tipărite: licitații de la 10, construcție uniformă, la final rămâne un singur loc
profile-classic-russian = Clasic rusesc
profile-classic-russian-description = Bani în mii de ruble; licitații de la orice sumă; o ipotecă oprește chiria dublă
# Reads as in English.
profile-classic-online = Online
profile-classic-online-description = O casă pe grup și tură, înainte de aruncare; clădirile se vând la preț întreg
profile-classic-short = Joc scurt
profile-classic-short-description = Două proprietăți la start, hotel după 3 case, gata la al doilea faliment
profile-classic-timed = Joc pe timp
profile-classic-timed-description = Două proprietăți la start; când trece timpul stabilit, câștigă locul cel mai bogat
profile-classic-cards = Carduri bancare
profile-classic-cards-description = Regulile oficiale cu sume în milioane: 15M la început, 2M la START

board-us = Americană (SUA)
board-ru = Moscova (rusească)
board-cs = Cehă
board-sk = Slovacă
board-ro = Românească

# --- money of a board; with a scale of a profile, in thousands or millions
money-us = { $amount } $
money-us-1000 = { $amount } mii $
# Reads as in English.
money-us-10000 = { $amount }M
# Reads as in English.
money-ru = { $amount } ₽
money-ru-1000 = { $amount } mii ₽
# Reads as in English.
money-ru-10000 = { $amount }M
# Reads as in English.
money-cs = { $amount } Kč
money-cs-1000 = { $amount } mii Kč
# Reads as in English.
money-cs-10000 = { $amount }M
# Reads as in English.
money-sk = { $amount } €
money-sk-1000 = { $amount } mii €
# Reads as in English.
money-sk-10000 = { $amount }M
money-ro = { $amount ->
    [one] { $amount } leu
    [few] { $amount } lei
   *[other] { $amount } lei
}
# Reads as in English.
money-ro-1000 = { $amount } mii lei
# Reads as in English.
money-ro-10000 = { $amount }M

# --- settings: what each is, what the rule texts say about it, and its choices
setting-tax_era = Impozite
setting-tax_era-rule = Edițiile mai vechi te lăsau să plătești ca impozit pe venit 10{"\u00A0"}% din avere și aveau alte sume pe unele carduri.
setting-tax_era-2008 = Sume fixe
setting-tax_era-2008-description = Impozit pe venit 200, taxă de lux 100, orice ai avea
setting-tax_era-1935 = Ca pe vremuri
setting-tax_era-1935-description = Impozit pe venit 200 sau 10{"\u00A0"}% din avere, ales înainte de socoteală; taxă de lux 75
setting-double_rent_when_mortgaged = Chirie dublă lângă o ipotecă
setting-double_rent_when_mortgaged-rule = Textul oficial dublează chiria unui grup neconstruit fără să pomenească ipotecile; cel rusesc și cel online opresc dublarea.
setting-double_rent_when_mortgaged-true = Tot dublă
setting-double_rent_when_mortgaged-true-description = Un grup întreg dublează chiria chiar dacă o stradă a lui e ipotecată
setting-double_rent_when_mortgaged-false = Nu se dublează
setting-double_rent_when_mortgaged-false-description = O stradă ipotecată oprește chiria dublă a grupului
setting-double_rent_when_built = Chirie dublă lângă o clădire
setting-double_rent_when_built-rule = Textul oficial și cel rusesc dublează chiria oricărei străzi goale dintr-un grup întreg; cel online doar dacă nu e construit nimic.
setting-double_rent_when_built-true = Tot dublă
setting-double_rent_when_built-true-description = Străzile goale rămân cu chirie dublă și când altele din grup au case
setting-double_rent_when_built-false = Nu se dublează
setting-double_rent_when_built-false-description = Prima casă din grup încheie chiria dublă a celorlalte străzi
setting-utility_roll = Aruncarea pentru servicii publice
setting-utility_roll-rule = Textul oficial și cel rusesc folosesc aruncarea cu care ai ajuns acolo; cel online cere mereu una nouă.
setting-utility_roll-moved = Aruncarea mutării
setting-utility_roll-moved-description = Chiria serviciului se socotește după aruncarea care a adus pionul acolo
setting-utility_roll-fresh = O aruncare nouă
setting-utility_roll-fresh-description = Zarurile se aruncă din nou ca să se afle chiria
setting-bankrupt_buildings = Clădirile unui loc falit
setting-bankrupt_buildings-rule = După textele regulilor, ele se vând întâi băncii; în jocul scurt se predau așa cum stau.
setting-bankrupt_buildings-sold = Se vând băncii
setting-bankrupt_buildings-sold-description = Banca le cumpără, iar banii merg la creditor
setting-bankrupt_buildings-pass = Rămân în picioare
setting-bankrupt_buildings-pass-description = Creditorul le preia odată cu străzile
setting-mortgage_clears = Înainte de o ipotecă
setting-mortgage_clears-rule = Textul oficial și cel online cer tot grupul fără clădiri; cel rusesc doar strada însăși.
setting-mortgage_clears-group = Tot grupul fără clădiri
setting-mortgage_clears-group-description = Nicio stradă a grupului nu poate avea clădiri
setting-mortgage_clears-street = Doar strada fără clădiri
setting-mortgage_clears-street-description = Fără clădiri trebuie să fie numai strada care se ipotechează
setting-auctions = Licitații
setting-auctions-rule = Orice text scoate la licitație o proprietate necumpărată; multe familii sar peste asta.
setting-auctions-true = Cu licitații
setting-auctions-true-description = O proprietate necumpărată merge pe loc la cea mai mare ofertă
setting-auctions-false = Fără licitații
setting-auctions-false-description = O proprietate necumpărată rămâne la bancă
setting-auction_start = Prima ofertă
setting-auction_start-rule = Textul oficial pornește de la 10; cel rusesc primește orice ofertă.
setting-auction_step = Pasul minim
setting-auction_step-rule = Textul oficial cere cel puțin 1 în plus; celelalte nu spun nimic.
setting-decliner_bids = Cine n-a cumpărat poate licita?
setting-decliner_bids-rule = Textul oficial și cel rusesc te lasă să licitezi pentru ce n-ai cumpărat; cel online nu.
setting-decliner_bids-true = Da
setting-decliner_bids-true-description = Cine n-a cumpărat licitează cu ceilalți
setting-decliner_bids-false = Nu
setting-decliner_bids-false-description = Licitația e numai între celelalte locuri
setting-even_building = Construcție uniformă
setting-even_building-rule = Textul oficial și cel rusesc ridică și vând uniform clădirile unui grup; cel online nu cere asta.
setting-even_building-true = Uniform
setting-even_building-true-description = Între străzile unui grup e o diferență de cel mult o clădire
setting-even_building-false = După plac
setting-even_building-false-description = Fiecare stradă a grupului se construiește separat
setting-houses_per_turn = Clădiri pe grup și tură
setting-houses_per_turn-rule = Textul online îngăduie o casă pe grup în fiecare tură; celelalte nu au limită. 0 înseamnă fără limită.
setting-hotel_after = Case înainte de un hotel
setting-hotel_after-rule = Un hotel ia locul a 4 case; în jocul scurt, a 3 case.
setting-hotel_after-4 = 4 case
setting-hotel_after-4-description = Un hotel înlocuiește patru case
setting-hotel_after-3 = 3 case
setting-hotel_after-3-description = Un hotel înlocuiește trei case
setting-houses = Case la bancă
setting-houses-rule = În cutie sunt 32 de case; textul online nu pune nicio limită.
setting-hotels = Hoteluri la bancă
setting-hotels-rule = În cutie sunt 12 hoteluri; textul online nu pune nicio limită.
setting-resale = Vânzarea clădirilor
setting-resale-rule = Banca plătește jumătate din preț; în textul online, tot prețul.
setting-resale-half = La jumătate de preț
setting-resale-half-description = Banca plătește jumătate din cât a costat clădirea
setting-resale-full = La preț întreg
setting-resale-full-description = Banca plătește cât a costat clădirea
setting-redeem_from = Răscumpărarea unei ipoteci
setting-redeem_from-rule = Ipoteca și încă 10{"\u00A0"}%; în textul online, prețul proprietății și încă 10{"\u00A0"}%.
setting-redeem_from-mortgage = De la ipotecă
setting-redeem_from-mortgage-description = Răscumpărarea costă ipoteca și 10{"\u00A0"}% din ea
setting-redeem_from-price = De la preț
setting-redeem_from-price-description = Răscumpărarea costă prețul proprietății și 10{"\u00A0"}% din el
setting-trade_mortgaged = Schimburi cu proprietăți ipotecate
setting-trade_mortgaged-rule = Textul rusesc le îngăduie, cu o taxă de 10{"\u00A0"}%; cel online nu; cel oficial tace.
setting-trade_mortgaged-true = Îngăduite
setting-trade_mortgaged-true-description = Noul proprietar răscumpără proprietatea sau plătește băncii 10{"\u00A0"}%
setting-trade_mortgaged-false = Neîngăduite
setting-trade_mortgaged-false-description = O proprietate se răscumpără înainte să fie dată la schimb
setting-trade_when = Când se fac schimburi
setting-trade_when-rule = Textul oficial îngăduie schimburi oricând; cel online doar înaintea propriei aruncări.
setting-trade_when-any = Oricând
setting-trade_when-any-description = În tura oricui
setting-trade_when-before_roll = Înainte să arunci
setting-trade_when-before_roll-description = Ofertele se fac în propria tură, înainte de aruncare
setting-estate = Proprietăți ajunse la bancă
setting-estate-rule = Textul oficial și cel rusesc scot la licitație proprietățile unui loc falit; cel online le pune din nou în vânzare.
setting-estate-auction = La licitație
setting-estate-auction-description = Una câte una, fără ipoteci
setting-estate-free = Din nou de vânzare
setting-estate-free-description = Le poate cumpăra cine ajunge acolo
setting-bankrupt_to_seat = Faliment față de alt loc
setting-bankrupt_to_seat-rule = Tot ce rămâne îi revine creditorului; în textul online îi revine băncii, care îl plătește pe creditor.
setting-bankrupt_to_seat-inherit = Preia creditorul
setting-bankrupt_to_seat-inherit-description = Numerarul, proprietățile și cardurile trec la creditor
setting-bankrupt_to_seat-bank_pays = Plătește banca
setting-bankrupt_to_seat-bank_pays-description = Totul trece la bancă, iar ea îi plătește creditorului datoria
setting-opening_deal = Proprietăți împărțite la început
setting-opening_deal-rule = Jocul scurt și cel pe timp împart fiecărui loc două proprietăți, plătite pe loc; celelalte niciuna.
setting-ends_at_bankruptcy = Falimentul care încheie jocul
setting-ends_at_bankruptcy-rule = Jocul scurt se încheie la al doilea; celelalte când rămâne un singur loc. 0 înseamnă asta din urmă.
setting-turn_limit = Runde
setting-turn_limit-rule = Niciun text nu limitează rundele. După ultima câștigă locul cel mai bogat; 0 înseamnă fără limită.
setting-time_limit = Minute
setting-time_limit-rule = Jocul pe timp se încheie la o oră stabilită dinainte și câștigă locul cel mai bogat. 0 înseamnă fără limită.
setting-start_cash = Bani la început
setting-start_cash-rule = În orice text se începe cu 1500, oricum s-ar scrie banii.
setting-go = Bani la START
setting-go-rule = După orice text primești 200 când treci de START sau te oprești acolo.
setting-double_go = Oprire pe START
setting-double_go-rule = Niciun text nu dă mai mult pentru oprire decât pentru trecere; multe familii da.
setting-double_go-false = Plătește o dată
setting-double_go-false-description = Oprirea aduce cât trecerea
setting-double_go-true = Plătește dublu
setting-double_go-true-description = Cine se oprește exact pe START primește dublu
setting-parking_pot = Parcare gratuită
setting-parking_pot-rule = În niciun text nu se întâmplă nimic acolo; multe familii strâng taxele într-un pot.
setting-parking_pot-false = Doar odihnă
setting-parking_pot-false-description = Nu se plătește și nu se câștigă nimic
setting-parking_pot-true = Cu pot
setting-parking_pot-true-description = Taxele și plățile de pe carduri îl așteaptă pe cel care ajunge acolo
setting-rent_in_jail = Chirie pentru cei din închisoare
setting-rent_in_jail-rule = După orice text, un proprietar aflat în închisoare încasează chirie; unele familii joacă altfel.
setting-rent_in_jail-true = Se ia
setting-rent_in_jail-true-description = Un proprietar aflat în închisoare încasează chiria ca de obicei
setting-rent_in_jail-false = Nu se ia
setting-rent_in_jail-false-description = Cine e în închisoare nu primește chirie
setting-speed_die = Zarul rapid
setting-speed_die-rule = Un al treilea zar din cutiile mai noi; regulile obișnuite nu-l au.
setting-speed_die-false = Fără
setting-speed_die-false-description = Două zaruri, ca de obicei
setting-speed_die-true = Cu zarul rapid
setting-speed_die-true-description = După prima trecere de START, un al treilea zar grăbește lucrurile

# --- tokens; the sign stands before a name
token-rocket = rachetă
token-sailboat = velier
token-frog = broască
token-bicycle = bicicletă
token-ghost = fantomă
token-horse = cal
token-crow = cioară
# Reads as in English.
token-rocket-sign = 🚀
# Reads as in English.
token-sailboat-sign = ⛵
# Reads as in English.
token-frog-sign = 🐸
# Reads as in English.
token-bicycle-sign = 🚲
# Reads as in English.
token-ghost-sign = 👻
# Reads as in English.
token-horse-sign = 🐴
# Reads as in English.
token-crow-sign = 🐦‍⬛

# --- sets that are no colours
group-railroad = gări
group-utility = servicii publice

# --- buildings
building-house = casă
# Reads as in English.
building-hotel = hotel
buildings-house = { $count ->
    [one] 1 casă
    [few] { $count } case
   *[other] { $count } de case
}
buildings-hotel = { $count ->
    [one] 1 hotel
    [few] { $count } hoteluri
   *[other] { $count } de hoteluri
}

# --- the Chance deck
card-advance_to_illinois_avenue = O plimbare pe bulevard
card-advance_to_illinois_avenue-text = Mergi până la { $place }. Dacă START e pe drum, ia banii de acolo.
card-advance_to_st_charles_place = O întâlnire
card-advance_to_st_charles_place-text = Mergi până la { $place }. Dacă START e pe drum, ia banii de acolo.
card-nearest_utility = Citește contorul
card-nearest_utility-text = Mergi până la următorul serviciu public. Liber: e de vânzare. Ocupat: arunci și plătești de zece ori suma zarurilor.
card-nearest_railroad = Prinde trenul
card-nearest_railroad-text = Mergi până la gara următoare. Liberă: e de vânzare. Ocupată: plătești de două ori chiria obișnuită.
card-dividend_50 = Acțiunile merg bine
card-dividend_50-text = Primești de la bancă { $amount }.
card-back_3 = Drum greșit
card-back_3-text = Mergi înapoi 3 căsuțe.
card-repairs_25_100 = Acoperișuri sparte
card-repairs_25_100-text = Plătești băncii { $house } pentru fiecare casă și { $hotel } pentru fiecare hotel pe care îl ai.
card-poor_tax_15 = O mică taxă
card-poor_tax_15-text = Plătești băncii { $amount }.
card-advance_to_reading_railroad = Poftiți în vagoane
card-advance_to_reading_railroad-text = Mergi până la { $place }. Dacă START e pe drum, ia banii de acolo.
card-advance_to_boardwalk = La plimbare
card-advance_to_boardwalk-text = Mergi până la { $place }.
card-pay_each_50 = Mulțumiri tuturor
card-pay_each_50-text = Plătești fiecărui alt loc { $amount }.
card-loan_150 = Economii la scadență
card-loan_150-text = Primești de la bancă { $amount }.

# --- the Community Chest deck
deck-chest = Cufărul comunității
card-bank_error_200 = Contul greșit
card-bank_error_200-text = Banca ți-a trecut în cont { $amount } în plus. Rămân ai tăi.
card-doctor_50 = Un control medical
card-doctor_50-text = Plătești băncii { $amount }.
card-stock_sale = Vânzare la timp
card-stock_sale-text = Acțiunile tale aduc { $amount }.
card-get_out_of_jail_free_chest = Ieșire din închisoare
card-get_out_of_jail_free_chest-text = Păstrează-l. Îți deschide o dată ușa închisorii, înainte de aruncare.
card-from_each = Un rând pentru tine
card-from_each-text = Fiecare alt loc îți plătește { $amount }.
card-holiday_fund_100 = Bani albi pentru vară
card-holiday_fund_100-text = Primești de la bancă { $amount }.
card-tax_refund_20 = Bani înapoi
card-tax_refund_20-text = Fiscul îți dă înapoi { $amount }.
card-insurance_100 = Asigurarea plătește
card-insurance_100-text = Primești de la bancă { $amount }.
card-hospital_100 = Câteva zile la pat
card-hospital_100-text = Plătești băncii { $amount }.
card-school_fees = Manuale noi
card-school_fees-text = Plătești băncii { $amount }.
card-services_25 = Un sfat bun
card-services_25-text = Primești pentru el { $amount }.
card-repairs_40_115 = Trotuare noi
card-repairs_40_115-text = Plătești băncii { $house } pentru fiecare casă și { $hotel } pentru fiecare hotel pe care îl ai.
card-beauty_10 = Locul al doilea
card-beauty_10-text = Premiul al doilea îți aduce { $amount }.
card-inheritance_100 = O mătușă îndepărtată
card-inheritance_100-text = Îți lasă moștenire { $amount }.
