# Words inside the pictures of classic Monopoly, the pictures' descriptions in words, and the places of its boards. Places are called
# what stands on the board, in its own language.

# --- what is waited for
picture-await-choose-tax = Choose the tax
picture-await-choose-bus = Choose how far
picture-await-choose-anywhere = Choose where to
picture-await-transfer = Redeem or pay the fee
picture-await-window = { $what }: how many?
picture-await-place = Place a { $what }
picture-building-house = House
picture-building-hotel = Hotel
picture-noun-house = house
picture-noun-hotel = hotel

# --- the centre
picture-worth = net worth
picture-no-bids = no bid

# --- an offer
picture-jail-cards = { $count ->
    [one] 1 jail card
   *[other] { $count } jail cards
}

# --- the final sheet of classic Monopoly
picture-estates = deeds
picture-houses = buildings
picture-ranking = Final ranking
picture-bankrupt = bankrupt

# --- descriptions
describe-seat-plain = { $name } ({ $token }): { $cash }, worth { $worth }, on { $place }.
describe-seat-prison = { $name } ({ $token }): { $cash }, worth { $worth }, in jail.
describe-jail-cards = { $name } keeps { $count ->
    [one] 1 jail card
   *[other] { $count } jail cards
}.
describe-stock = The bank has { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} and { $hotels ->
    [one] 1 hotel
   *[other] { $hotels } hotels
}.
describe-pot = { $amount } on Free Parking.
describe-deed-hotel = { $deed } (hotel)
describe-deed-houses = { $deed } ({ $count ->
    [one] 1 house
   *[other] { $count } houses
})
describe-owes = { $name } owes { $amount } to { $other }.
describe-owes-bank = { $name } owes the bank { $amount }.
describe-lot-sold = Auction of { $deed }.
describe-hand-cash = The hand of { $name }: { $cash }, worth { $worth }.
describe-ladder = { $deed }: rents { $rents }.
describe-ladder-dice = { $deed }: the dice { $rents }.
describe-times = times { $count }
describe-rank = { $rank }. { $name }: { $worth } (cash { $cash }, deeds { $deeds }, buildings { $buildings }).
describe-rank-out = { $name } is bankrupt.
describe-rank-left = { $name } resigned.
describe-street = A street of the board, and the seats taken so far: { $names }.
describe-street-empty = A street of the board. No seat is taken yet.

# --- the us board: full names

place-us-go = GO
place-us-mediterranean_avenue = Mediterranean Avenue
place-us-chest_1 = Community Chest
place-us-baltic_avenue = Baltic Avenue
place-us-income_tax = Income Tax
place-us-reading_railroad = Reading Railroad
place-us-oriental_avenue = Oriental Avenue
place-us-chance_1 = Chance
place-us-vermont_avenue = Vermont Avenue
place-us-connecticut_avenue = Connecticut Avenue
place-us-jail = Jail / Just Visiting
place-us-st_charles_place = St. Charles Place
place-us-electric_company = Electric Company
place-us-states_avenue = States Avenue
place-us-virginia_avenue = Virginia Avenue
place-us-pennsylvania_railroad = Pennsylvania Railroad
place-us-st_james_place = St. James Place
place-us-chest_2 = Community Chest
place-us-tennessee_avenue = Tennessee Avenue
place-us-new_york_avenue = New York Avenue
place-us-free_parking = Free Parking
place-us-kentucky_avenue = Kentucky Avenue
place-us-chance_2 = Chance
place-us-indiana_avenue = Indiana Avenue
place-us-illinois_avenue = Illinois Avenue
place-us-b_and_o_railroad = B. & O. Railroad
place-us-atlantic_avenue = Atlantic Avenue
place-us-ventnor_avenue = Ventnor Avenue
place-us-water_works = Water Works
place-us-marvin_gardens = Marvin Gardens
place-us-go_to_jail = Go To Jail
place-us-pacific_avenue = Pacific Avenue
place-us-north_carolina_avenue = North Carolina Avenue
place-us-chest_3 = Community Chest
place-us-pennsylvania_avenue = Pennsylvania Avenue
place-us-short_line = Short Line
place-us-chance_3 = Chance
place-us-park_place = Park Place
place-us-luxury_tax = Luxury Tax
place-us-boardwalk = Boardwalk

# --- the us board: names on its picture, generic words shortened, and the dictionary that parts them

picture-hyphens-us = en_US
picture-place-us-go = GO
picture-place-us-mediterranean_avenue = Mediterranean
picture-place-us-chest_1 = Chest
picture-place-us-baltic_avenue = Baltic
picture-place-us-income_tax = Income tax
picture-place-us-reading_railroad = Reading R.R.
picture-place-us-oriental_avenue = Oriental
picture-place-us-chance_1 = Chance
picture-place-us-vermont_avenue = Vermont
picture-place-us-connecticut_avenue = Connecticut
picture-place-us-jail = Just visiting
picture-place-us-st_charles_place = St. Charles
picture-place-us-electric_company = Electric Company
picture-place-us-states_avenue = States
picture-place-us-virginia_avenue = Virginia
picture-place-us-pennsylvania_railroad = Pennsylvania R.R.
picture-place-us-st_james_place = St. James
picture-place-us-chest_2 = Chest
picture-place-us-tennessee_avenue = Tennessee
picture-place-us-new_york_avenue = New York
picture-place-us-free_parking = Free Parking
picture-place-us-kentucky_avenue = Kentucky
picture-place-us-chance_2 = Chance
picture-place-us-indiana_avenue = Indiana
picture-place-us-illinois_avenue = Illinois
picture-place-us-b_and_o_railroad = B.{"\u00A0"}&{"\u00A0"}O. R.R.
picture-place-us-atlantic_avenue = Atlantic
picture-place-us-ventnor_avenue = Ventnor
picture-place-us-water_works = Water Works
picture-place-us-marvin_gardens = Marvin Gardens
picture-place-us-go_to_jail = Go to jail
picture-place-us-pacific_avenue = Pacific
picture-place-us-north_carolina_avenue = North Carolina
picture-place-us-chest_3 = Chest
picture-place-us-pennsylvania_avenue = Pennsylvania
picture-place-us-short_line = Short Line
picture-place-us-chance_3 = Chance
picture-place-us-park_place = Park Place
picture-place-us-luxury_tax = Luxury tax
picture-place-us-boardwalk = Boardwalk

# --- the ru board: full names

place-ru-go = ВПЕРЁД
place-ru-mediterranean_avenue = улица Житная
place-ru-chest_1 = Общественная казна
place-ru-baltic_avenue = улица Нагатинская
place-ru-income_tax = Подоходный налог
place-ru-reading_railroad = Рижская железная дорога
place-ru-oriental_avenue = Варшавское шоссе
place-ru-chance_1 = Шанс
place-ru-vermont_avenue = улица Огарева
place-ru-connecticut_avenue = Первая Парковая улица
place-ru-jail = Тюрьма / Просто посетили
place-ru-st_charles_place = улица Полянка
place-ru-electric_company = Электростанция
place-ru-states_avenue = улица Сретенка
place-ru-virginia_avenue = Ростовская набережная
place-ru-pennsylvania_railroad = Курская железная дорога
place-ru-st_james_place = Рязанский проспект
place-ru-chest_2 = Общественная казна
place-ru-tennessee_avenue = улица Вавилова
place-ru-new_york_avenue = Рублевское шоссе
place-ru-free_parking = Бесплатная стоянка
place-ru-kentucky_avenue = улица Тверская
place-ru-chance_2 = Шанс
place-ru-indiana_avenue = Пушкинская улица
place-ru-illinois_avenue = площадь Маяковского
place-ru-b_and_o_railroad = Казанская железная дорога
place-ru-atlantic_avenue = улица Грузинский Вал
place-ru-ventnor_avenue = улица Чайковского
place-ru-water_works = Водопровод
place-ru-marvin_gardens = Смоленская площадь
place-ru-go_to_jail = Отправляйтесь в тюрьму
place-ru-pacific_avenue = улица Щусева
place-ru-north_carolina_avenue = Гоголевский бульвар
place-ru-chest_3 = Общественная казна
place-ru-pennsylvania_avenue = Кутузовский проспект
place-ru-short_line = Ленинградская железная дорога
place-ru-chance_3 = Шанс
place-ru-park_place = улица Малая Бронная
place-ru-luxury_tax = Сверхналог
place-ru-boardwalk = улица Арбат

# --- the ru board: names on its picture, generic words shortened, and the dictionary that parts them

picture-hyphens-ru = ru_RU
picture-place-ru-go = ВПЕРЁД
picture-place-ru-mediterranean_avenue = ул. Житная
picture-place-ru-chest_1 = Казна
picture-place-ru-baltic_avenue = ул. Нагатинская
picture-place-ru-income_tax = Подоходный налог
picture-place-ru-reading_railroad = Рижская ж/д
picture-place-ru-oriental_avenue = Варшавское ш.
picture-place-ru-chance_1 = Шанс
picture-place-ru-vermont_avenue = ул. Огарева
picture-place-ru-connecticut_avenue = Первая Парковая
picture-place-ru-jail = Просто посетили
picture-place-ru-st_charles_place = ул. Полянка
picture-place-ru-electric_company = Электростанция
picture-place-ru-states_avenue = ул. Сретенка
picture-place-ru-virginia_avenue = Ростовская наб.
picture-place-ru-pennsylvania_railroad = Курская ж/д
picture-place-ru-st_james_place = Рязанский пр-т
picture-place-ru-chest_2 = Казна
picture-place-ru-tennessee_avenue = ул. Вавилова
picture-place-ru-new_york_avenue = Рублевское ш.
picture-place-ru-free_parking = Бесплатная стоянка
picture-place-ru-kentucky_avenue = ул. Тверская
picture-place-ru-chance_2 = Шанс
picture-place-ru-indiana_avenue = Пушкинская ул.
picture-place-ru-illinois_avenue = пл. Маяковского
picture-place-ru-b_and_o_railroad = Казанская ж/д
picture-place-ru-atlantic_avenue = ул. Грузинский Вал
picture-place-ru-ventnor_avenue = ул. Чайковского
picture-place-ru-water_works = Водопровод
picture-place-ru-marvin_gardens = Смоленская пл.
picture-place-ru-go_to_jail = В тюрьму
picture-place-ru-pacific_avenue = ул. Щусева
picture-place-ru-north_carolina_avenue = Гоголевский б-р
picture-place-ru-chest_3 = Казна
picture-place-ru-pennsylvania_avenue = Кутузовский пр-т
picture-place-ru-short_line = Ленинградская ж/д
picture-place-ru-chance_3 = Шанс
picture-place-ru-park_place = ул. Малая Бронная
picture-place-ru-luxury_tax = Сверхналог
picture-place-ru-boardwalk = ул. Арбат

# --- the cs board: full names

place-cs-go = Start
place-cs-mediterranean_avenue = Klimentská ulice
place-cs-chest_1 = Pokladna
place-cs-baltic_avenue = Revoluční ulice
place-cs-income_tax = Daň z příjmu
place-cs-reading_railroad = Wilsonovo nádraží
place-cs-oriental_avenue = Panská ulice
place-cs-chance_1 = Šance
place-cs-vermont_avenue = Jindřišská ulice
place-cs-connecticut_avenue = Vinohradská ulice
place-cs-jail = Vězení
place-cs-st_charles_place = Rašínovo nábřeží
place-cs-electric_company = Energetické závody
place-cs-states_avenue = Masarykovo nábřeží
place-cs-virginia_avenue = Smetanovo nábřeží
place-cs-pennsylvania_railroad = Smíchovské nádraží
place-cs-st_james_place = Národní třída
place-cs-chest_2 = Pokladna
place-cs-tennessee_avenue = Jungmannova ulice
place-cs-new_york_avenue = Vodičkova ulice
place-cs-free_parking = Parkování
place-cs-kentucky_avenue = Rytířská ulice
place-cs-chance_2 = Šance
place-cs-indiana_avenue = Ovocný trh
place-cs-illinois_avenue = Na příkopě
place-cs-b_and_o_railroad = Nádraží Holešovice
place-cs-atlantic_avenue = Pařížská ulice
place-cs-ventnor_avenue = Celetná ulice
place-cs-water_works = Vodárna
place-cs-marvin_gardens = Náměstí Republiky
place-cs-go_to_jail = Jdi do vězení
place-cs-pacific_avenue = Malostranské náměstí
place-cs-north_carolina_avenue = Kampa
place-cs-chest_3 = Pokladna
place-cs-pennsylvania_avenue = Karlova ulice
place-cs-short_line = Masarykovo nádraží
place-cs-chance_3 = Šance
place-cs-park_place = Staroměstské náměstí
place-cs-luxury_tax = Daň
place-cs-boardwalk = Václavské náměstí

# --- the cs board: names on its picture, generic words shortened, and the dictionary that parts them

picture-hyphens-cs = cs_CZ
picture-place-cs-go = Start
picture-place-cs-mediterranean_avenue = Klimentská
picture-place-cs-chest_1 = Pokladna
picture-place-cs-baltic_avenue = Revoluční
picture-place-cs-income_tax = Daň z příjmu
picture-place-cs-reading_railroad = Wilsonovo nádr.
picture-place-cs-oriental_avenue = Panská
picture-place-cs-chance_1 = Šance
picture-place-cs-vermont_avenue = Jindřišská
picture-place-cs-connecticut_avenue = Vinohradská
picture-place-cs-jail = Vězení
picture-place-cs-st_charles_place = Rašínovo nábř.
picture-place-cs-electric_company = Energet. závody
picture-place-cs-states_avenue = Masarykovo nábř.
picture-place-cs-virginia_avenue = Smetanovo nábř.
picture-place-cs-pennsylvania_railroad = Smíchovské nádr.
picture-place-cs-st_james_place = Národní třída
picture-place-cs-chest_2 = Pokladna
picture-place-cs-tennessee_avenue = Jungmannova
picture-place-cs-new_york_avenue = Vodičkova
picture-place-cs-free_parking = Parkování
picture-place-cs-kentucky_avenue = Rytířská
picture-place-cs-chance_2 = Šance
picture-place-cs-indiana_avenue = Ovocný trh
picture-place-cs-illinois_avenue = Na příkopě
picture-place-cs-b_and_o_railroad = Nádr. Holešovice
picture-place-cs-atlantic_avenue = Pařížská
picture-place-cs-ventnor_avenue = Celetná
picture-place-cs-water_works = Vodárna
picture-place-cs-marvin_gardens = Nám. Republiky
picture-place-cs-go_to_jail = Jdi do vězení
picture-place-cs-pacific_avenue = Malostranské nám.
picture-place-cs-north_carolina_avenue = Kampa
picture-place-cs-chest_3 = Pokladna
picture-place-cs-pennsylvania_avenue = Karlova
picture-place-cs-short_line = Masarykovo nádr.
picture-place-cs-chance_3 = Šance
picture-place-cs-park_place = Staroměstské nám.
picture-place-cs-luxury_tax = Daň
picture-place-cs-boardwalk = Václavské nám.

# --- the sk board: full names

place-sk-go = Štart
place-sk-mediterranean_avenue = Zochova ulica
place-sk-chest_1 = Pokladňa
place-sk-baltic_avenue = Panská ulica
place-sk-income_tax = Daň z príjmov
place-sk-reading_railroad = Železnice SR Vinohrady
place-sk-oriental_avenue = Dunajská ulica
place-sk-chance_1 = Šanca
place-sk-vermont_avenue = Karadžičova ulica
place-sk-connecticut_avenue = Záhradnícka ulica
place-sk-jail = Vo väzení / Len na návšteve
place-sk-st_charles_place = Špitálska ulica
place-sk-electric_company = Energetické závody
place-sk-states_avenue = Rázusovo nábrežie
place-sk-virginia_avenue = Vajanského nábrežie
place-sk-pennsylvania_railroad = Železnice SR Hlavná stanica
place-sk-st_james_place = Dostojevského rad
place-sk-chest_2 = Pokladňa
place-sk-tennessee_avenue = Štúrova ulica
place-sk-new_york_avenue = Štefánikova ulica
place-sk-free_parking = Bezplatné parkovanie
place-sk-kentucky_avenue = Šancová ulica
place-sk-chance_2 = Šanca
place-sk-indiana_avenue = Vajnorská ulica
place-sk-illinois_avenue = Palisády
place-sk-b_and_o_railroad = Železnice SR Nové Mesto
place-sk-atlantic_avenue = Račianska ulica
place-sk-ventnor_avenue = Košická ulica
place-sk-water_works = Vodárne
place-sk-marvin_gardens = Floriánske námestie
place-sk-go_to_jail = Choď do väzenia
place-sk-pacific_avenue = Americké námestie
place-sk-north_carolina_avenue = Mlynské nivy
place-sk-chest_3 = Pokladňa
place-sk-pennsylvania_avenue = Einsteinova ulica
place-sk-short_line = Železnice SR Petržalka
place-sk-chance_3 = Šanca
place-sk-park_place = Obchodná ulica
place-sk-luxury_tax = Jednorazová daň
place-sk-boardwalk = Hlavné námestie

# --- the sk board: names on its picture, generic words shortened, and the dictionary that parts them

picture-hyphens-sk = sk_SK
picture-place-sk-go = Štart
picture-place-sk-mediterranean_avenue = Zochova
picture-place-sk-chest_1 = Pokladňa
picture-place-sk-baltic_avenue = Panská
picture-place-sk-income_tax = Daň z príjmov
picture-place-sk-reading_railroad = ŽSR Vinohrady
picture-place-sk-oriental_avenue = Dunajská
picture-place-sk-chance_1 = Šanca
picture-place-sk-vermont_avenue = Karadžičova
picture-place-sk-connecticut_avenue = Záhradnícka
picture-place-sk-jail = Len na návšteve
picture-place-sk-st_charles_place = Špitálska
picture-place-sk-electric_company = Energet. závody
picture-place-sk-states_avenue = Rázusovo nábr.
picture-place-sk-virginia_avenue = Vajanského nábr.
picture-place-sk-pennsylvania_railroad = ŽSR Hlavná stanica
picture-place-sk-st_james_place = Dostojevského rad
picture-place-sk-chest_2 = Pokladňa
picture-place-sk-tennessee_avenue = Štúrova
picture-place-sk-new_york_avenue = Štefánikova
picture-place-sk-free_parking = Bezplatné parkovanie
picture-place-sk-kentucky_avenue = Šancová
picture-place-sk-chance_2 = Šanca
picture-place-sk-indiana_avenue = Vajnorská
picture-place-sk-illinois_avenue = Palisády
picture-place-sk-b_and_o_railroad = ŽSR Nové Mesto
picture-place-sk-atlantic_avenue = Račianska
picture-place-sk-ventnor_avenue = Košická
picture-place-sk-water_works = Vodárne
picture-place-sk-marvin_gardens = Floriánske nám.
picture-place-sk-go_to_jail = Choď do väzenia
picture-place-sk-pacific_avenue = Americké nám.
picture-place-sk-north_carolina_avenue = Mlynské nivy
picture-place-sk-chest_3 = Pokladňa
picture-place-sk-pennsylvania_avenue = Einsteinova
picture-place-sk-short_line = ŽSR Petržalka
picture-place-sk-chance_3 = Šanca
picture-place-sk-park_place = Obchodná
picture-place-sk-luxury_tax = Jednoraz. daň
picture-place-sk-boardwalk = Hlavné nám.

# --- the ro board: full names

place-ro-go = Start
place-ro-mediterranean_avenue = Rahova
place-ro-chest_1 = Cutia Comunității
place-ro-baltic_avenue = Giulești
place-ro-income_tax = Impozit pe venit
place-ro-reading_railroad = Gara Progresul
place-ro-oriental_avenue = Balta Albă
place-ro-chance_1 = Șansa
place-ro-vermont_avenue = Pantelimon
place-ro-connecticut_avenue = Berceni
place-ro-jail = Închisoare
place-ro-st_charles_place = Titan
place-ro-electric_company = Uzina Electrică
place-ro-states_avenue = Colentina
place-ro-virginia_avenue = Tei
place-ro-pennsylvania_railroad = Gara de Est
place-ro-st_james_place = Bd. Timișoara
place-ro-chest_2 = Cutia Comunității
place-ro-tennessee_avenue = Bd. Brașov
place-ro-new_york_avenue = Drumul Taberei
place-ro-free_parking = Parcare gratis
place-ro-kentucky_avenue = Bd. Carol
place-ro-chance_2 = Șansa
place-ro-indiana_avenue = Bd. Kogălniceanu
place-ro-illinois_avenue = Bd. Eroilor
place-ro-b_and_o_railroad = Gara Basarab
place-ro-atlantic_avenue = Bd. Titulescu
place-ro-ventnor_avenue = Bd. 1 Mai
place-ro-water_works = Uzina de Apă
place-ro-marvin_gardens = Calea Dorobanți
place-ro-go_to_jail = Du-te la Închisoare
place-ro-pacific_avenue = Piața Unirii
place-ro-north_carolina_avenue = Cotroceni
place-ro-chest_3 = Cutia Comunității
place-ro-pennsylvania_avenue = Calea Victoriei
place-ro-short_line = Gara de Nord
place-ro-chance_3 = Șansa
place-ro-park_place = Bd. Magheru
place-ro-luxury_tax = Taxa de lux
place-ro-boardwalk = Bd. Primăverii

# --- the ro board: names on its picture, generic words shortened, and the dictionary that parts them

picture-hyphens-ro = ro_RO
picture-place-ro-go = Start
picture-place-ro-mediterranean_avenue = Rahova
picture-place-ro-chest_1 = Cutia
picture-place-ro-baltic_avenue = Giulești
picture-place-ro-income_tax = Impozit pe venit
picture-place-ro-reading_railroad = Gara Progresul
picture-place-ro-oriental_avenue = Balta Albă
picture-place-ro-chance_1 = Șansa
picture-place-ro-vermont_avenue = Pantelimon
picture-place-ro-connecticut_avenue = Berceni
picture-place-ro-jail = Închisoare
picture-place-ro-st_charles_place = Titan
picture-place-ro-electric_company = Uzina Electrică
picture-place-ro-states_avenue = Colentina
picture-place-ro-virginia_avenue = Tei
picture-place-ro-pennsylvania_railroad = Gara de Est
picture-place-ro-st_james_place = Bd. Timișoara
picture-place-ro-chest_2 = Cutia
picture-place-ro-tennessee_avenue = Bd. Brașov
picture-place-ro-new_york_avenue = Drumul Taberei
picture-place-ro-free_parking = Parcare gratis
picture-place-ro-kentucky_avenue = Bd. Carol
picture-place-ro-chance_2 = Șansa
picture-place-ro-indiana_avenue = Bd. Kogălniceanu
picture-place-ro-illinois_avenue = Bd. Eroilor
picture-place-ro-b_and_o_railroad = Gara Basarab
picture-place-ro-atlantic_avenue = Bd. Titulescu
picture-place-ro-ventnor_avenue = Bd. 1 Mai
picture-place-ro-water_works = Uzina de Apă
picture-place-ro-marvin_gardens = Calea Dorobanți
picture-place-ro-go_to_jail = La închisoare
picture-place-ro-pacific_avenue = Piața Unirii
picture-place-ro-north_carolina_avenue = Cotroceni
picture-place-ro-chest_3 = Cutia
picture-place-ro-pennsylvania_avenue = Calea Victoriei
picture-place-ro-short_line = Gara de Nord
picture-place-ro-chance_3 = Șansa
picture-place-ro-park_place = Bd. Magheru
picture-place-ro-luxury_tax = Taxa de lux
picture-place-ro-boardwalk = Bd. Primăverii
