# The nouns of Anti-Monopoly: modes, boards and their money, settings, roles, decks and cards. Card texts are our own wording.
# Places and cities are called what the board's own data say (data/anti/boards.toml), in the board's language.
# Tokens, colours of seats and some settings stand with the words of the other games.

# reads as in English
game-anti = Anti-Monopoly
game-anti-blurb = Konkurenti proti monopolistům na jedné desce, každý podle vlastních pravidel. Vyber si stranu.

# --- the modes
profile-anti-A = Režim A: kdo zůstane poslední
profile-anti-A-description = Hraje se, dokud bez bankrotu nezbude jediné místo, ať má kteroukoli roli
profile-anti-B = Režim B: role proti roli
profile-anti-B-description = Když jedna role vypadne, vyhrává nejbohatší místo té druhé
profile-anti-two_hours = Dvouhodinová hra
profile-anti-two_hours-description = V dohodnutý čas banka obejde desku a všem zaplatí; vyhrává největší hotovost

board-de = Německá

# --- money, by its currency
money-USD = { $amount } $
money-EUR = { $amount } €

# --- roles, and where each is held
role-competitor = konkurent
role-monopolist = monopolista
corner-price_war = cenová válka
corner-prison = vězení
seat-role = { $name } · { $role }

# --- settings that only this game has, and what its rule text says about each of them
setting-foundation_fee = Co monopolista platí nadaci
setting-foundation_fee-160 = 160
setting-foundation_fee-160-description = Jak je na deskách a ve většině popisů
setting-foundation_fee-10 = 10
setting-foundation_fee-10-description = Podle jednoho textu pravidel, asi tam chybí číslice
setting-adjust_limit = Minuty na úpravy
setting-anti-rent-rule = Kdo stoupne na nemovitost, zaplatí majiteli, co uvádí její karta; o tom, že by si o to musel říct, se nepíše.
setting-anti-foundation_fee-rule = Náš text pravidel říká u monopolistů 10; pět dalších zdrojů říká 160.
setting-anti-start_cash-rule = Pravidla dávají každému 1500 a varují, že jiné částky naruší rovnováhu rolí.
setting-anti-time_limit-rule = Délka dvouhodinové hry se dohodne předem: dvě hodiny, pokud nikdo nechce jinak.
setting-anti-adjust_limit-rule = Když čas vyprší, smí se majetek upravit s bankou. Jak dlouho to smí trvat, pravidla neříkají.

# --- buildings
buildings-apartment = { $count ->
    [one] 1 činžák
    [few] { $count } činžáky
    [many] { $count } činžáku
   *[other] { $count } činžáků
}

# --- the decks
deck-competitor = Konkurent
deck-monopolist = Monopolista
card-receive_25 = Malé překvapení
card-receive_25-text = Banka ti vyplatí { $amount }.
card-receive_50 = Plný dům
card-receive_50-text = Všechny pokoje jsou pronajaté. Banka ti vyplatí { $amount }.
card-receive_75 = Soud ti dal za pravdu
card-receive_75-text = Vyhráváš spor a banka ti vyplatí { $amount }.
card-nothing = Poplácání po rameni
card-nothing-text = Výborně! Nic to nemění, ale potěší to.
card-to_us_electric_company = Rozsvítit
card-to_us_electric_company-text = Jdi na políčko { $place }. Když cestou projdeš STARTem, vezmi si peníze.
card-to_french_quarter = Víkend na cestách
card-to_french_quarter-text = Jdi na políčko { $place }. Když cestou projdeš STARTem, vezmi si peníze.
card-to_pennsylvania_ave = Jednání v hlavním městě
card-to_pennsylvania_ave-text = Jdi na políčko { $place }. Když cestou projdeš STARTem, vezmi si peníze.
card-to_us_railroad = Jízdenky, prosím
card-to_us_railroad-text = Jdi na políčko { $place }. Když cestou projdeš STARTem, vezmi si peníze.
card-to_start = Ještě jednou od začátku
card-to_start-text = Jdi na políčko { $place } a vezmi si peníze, které tam čekají.
card-detained = Do kouta
card-detained-text = Konkurenti do cenové války, monopolisté do vězení: jdi rovnou, peníze cestou nejsou.
card-pay_25 = Kolky a formuláře
card-pay_25-text = Zaplať bance { $amount }.
card-pay_75 = Právníci
card-pay_75-text = Zaplať bance { $amount }.

# --- for competitors
card-from_monopolists_25 = Spravedlivý díl
card-from_monopolists_25-text = Každý monopolista ti zaplatí { $amount }.
card-throw_10 = Odvážné odvolání
card-throw_10-text = Hoď dvěma kostkami. Od { $least } výš ti banka vyplatí { $amount }; při méně se nic nestane.

# --- for monopolists
card-from_competitors_25 = Slovo s těmi malými
card-from_competitors_25-text = Každý konkurent ti zaplatí { $amount }.
card-all_monopolists_25 = Přípitek na nás
card-all_monopolists_25-text = Banka vyplatí každému monopolistovi { $amount }.
card-throw_8 = Přátelé na úřadě
card-throw_8-text = Hoď dvěma kostkami. Od { $least } výš ti banka vyplatí { $amount }; při méně se nic nestane.
