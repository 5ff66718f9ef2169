# Words inside the pictures of Anti-Monopoly, the pictures' descriptions in words, and short names of places, in the language of their
# board. A soft hyphen (\u00AD) says where a name may be parted; without one the dictionary of the board's language does.

# --- what is waited for
picture-await-choose-role = Vybrať rolu
picture-await-roles = Nechať či vymeniť rolu
picture-await-adjusting = Upraviť a skončiť
picture-await-price_war = Cenová vojna: hodiť či platiť
picture-await-prison = Väzenie: hodiť či platiť

# --- what goes on where it is nobody's turn
picture-phase-roles = Výber rolí
picture-phase-adjusting = Čas vypršal

# --- what a seat has
picture-wealth = majetok
picture-no-rents = vo väzení bez nájomného

# --- a title card
picture-alone = sama
picture-monopoly = monopol
picture-any-number = akýkoľvek počet

# --- the final sheet
picture-income = výnos
picture-cash-kept = hotovosť
picture-walk = obchôdzka

# --- descriptions
describe-role-on = { $name } ({ $token }, { $role }): { $cash }, majetok { $worth }, na políčku { $place }.
describe-role-price_war = { $name } ({ $token }, { $role }): { $cash }, majetok { $worth }, v cenovej vojne.
describe-role-prison = { $name } ({ $token }, { $role }): { $cash }, majetok { $worth }, vo väzení.
describe-role-open = zatiaľ bez roly
describe-role-out = { $name } ({ $token }, { $role }): bankrot.
describe-decks = Zostáva kariet: { $competitor } pre konkurentov, { $monopolist } pre monopolistov.
describe-deed-level = { $deed } ({ $count })
describe-deed-apartment = { $deed } (činžiak)
describe-houses-counted = Počet domov je v zátvorke.
describe-hand-wealth = Čo má { $name }, { $role }: { $cash }, majetok { $worth }.
describe-rank-income = { $rank }. { $name } ({ $role }): { $worth } (hotovosť { $cash }, výnos { $income }).
describe-rank-walk = { $rank }. { $name } ({ $role }): { $worth } (ponechaná hotovosť { $cash }, obchôdzka { $income }).
describe-incomes = Výnos ({ $name }): { $deeds }.
describe-income = { $deed } { $amount }

# --- the us board of Anti-Monopoly: names on its picture, where they are shorter than in full, and the two parts of its corner

picture-place-us-card_1 = Card
picture-place-us-card_2 = Card
picture-place-us-corner = Sightseeing
picture-place-us-us_electric_company = U.S. Electric Co.
picture-place-us-us_bus_company = U.S. Bus Co.
picture-place-us-card_3 = Card
picture-place-us-foundation = Foundation
picture-place-us-card_4 = Card
picture-place-us-harvard_square = Harvard Sq.
picture-place-us-us_gas_company = U.S. Gas Co.
picture-place-us-go_to_corner = Prison or price war
picture-place-us-union_square = Union Sq.
picture-place-us-card_5 = Card
picture-place-us-us_trucking_company = U.S. Trucking Co.
picture-place-us-card_6 = Card
picture-place-us-property_tax = Property tax
picture-place-us-price_war = Price war
picture-place-us-prison = Prison

# --- the ro board of Anti-Monopoly: names on its picture, where they are shorter than in full, and the two parts of its corner

picture-place-ro-card_1 = Carte
picture-place-ro-card_2 = Carte
picture-place-ro-wilshire_blvd = Bd. Magheru
picture-place-ro-hollywood_blvd = Șos. Kiseleff
picture-place-ro-corner = Vizită
picture-place-ro-us_electric_company = Comp. de electricitate
picture-place-ro-card_3 = Carte
picture-place-ro-chestnut_st = Kalver{ "\u00AD" }straat
picture-place-ro-walnut_st = Leidse{ "\u00AD" }straat
picture-place-ro-foundation = Fundația
picture-place-ro-card_4 = Carte
picture-place-ro-harvard_square = Av. des Champs-Élysées
picture-place-ro-beacon_st = Bd. Saint-Germain
picture-place-ro-us_gas_company = Comp. de gaz
picture-place-ro-pennsylvania_ave = Av. Louise
picture-place-ro-union_square = Regent St.
picture-place-ro-card_5 = Carte
picture-place-ro-nob_hill = Oxford St.
picture-place-ro-card_6 = Carte
picture-place-ro-price_war = Război al prețurilor
picture-place-ro-prison = Închisoare

# --- the de board of Anti-Monopoly: names on its picture, where they are shorter than in full, and the two parts of its corner; the dictionary that parts words

picture-hyphens-de = de_DE
picture-place-de-card_1 = Karte
picture-place-de-income_tax = Einkommen{ "\u00AD" }steuer
picture-place-de-sunset_blvd = Alexander{ "\u00AD" }pl.
picture-place-de-card_2 = Karte
picture-place-de-wilshire_blvd = Kurfürsten{ "\u00AD" }damm
picture-place-de-hollywood_blvd = Potsdamer Pl.
picture-place-de-corner = Besichtigung
picture-place-de-us_electric_company = Elektrizitäts{ "\u00AD" }werk
picture-place-de-us_bus_company = Straßen{ "\u00AD" }bahn
picture-place-de-card_3 = Karte
picture-place-de-chestnut_st = Leidse{ "\u00AD" }straat
picture-place-de-walnut_st = Kalver{ "\u00AD" }straat
picture-place-de-foundation = Stiftung
picture-place-de-card_4 = Karte
picture-place-de-go_to_corner = Gefängnis oder Preiskrieg
picture-place-de-card_5 = Karte
picture-place-de-nob_hill = Oxford St.
picture-place-de-us_trucking_company = Bus{ "\u00AD" }betriebe
picture-place-de-card_6 = Karte
picture-place-de-price_war = Preiskrieg
picture-place-de-prison = Gefängnis
