# The nouns of Anti-Monopoly: modes, boards and their money, settings, roles, decks and cards. Card texts are our own wording.
# Places and cities are called what the board's own data say (data/anti/boards.toml), in the board's language.
# Tokens, colours of seats and some settings stand with the words of the other games.

# Reads as in English.
game-anti = Anti-Monopoly
game-anti-blurb = Concurenți contra monopoliști pe aceeași tablă, fiecare cu regulile lui. Alege-ți tabăra.

# --- the modes
profile-anti-A = Modul A: ultimul rămas
profile-anti-A-description = Se joacă până rămâne un singur loc nefalit, oricare i-ar fi rolul
profile-anti-B = Modul B: rol contra rol
profile-anti-B-description = Când un rol iese din joc, câștigă locul cel mai avut din celălalt
profile-anti-two_hours = Jocul de două ore
profile-anti-two_hours-description = La ora stabilită banca face turul tablei, plătește tuturor și câștigă cine are cel mai mult numerar

board-de = Germană

# --- money, by its currency
money-USD = { $amount } $
# Reads as in English.
money-EUR = { $amount } €

# --- roles, and where each is held
role-competitor = concurent
# Reads as in English.
role-monopolist = monopolist
corner-price_war = războiul prețurilor
corner-prison = închisoare
# Reads as in English.
seat-role = { $name } · { $role }

# --- settings that only this game has, and what its rule text says about each of them
setting-foundation_fee = Cât plătește un monopolist fundației
# Reads as in English.
setting-foundation_fee-160 = 160
setting-foundation_fee-160-description = Ca pe table și în cele mai multe descrieri
# Reads as in English.
setting-foundation_fee-10 = 10
setting-foundation_fee-10-description = Ca într-un text al regulilor, unde lipsește probabil o cifră
setting-adjust_limit = Minute pentru ajustări
setting-anti-rent-rule = Cine ajunge pe o proprietate îi plătește proprietarului cât scrie pe titlu; nu scrie că trebuie cerut.
setting-anti-foundation_fee-rule = Textul regulilor de la noi spune 10 pentru monopoliști; alte cinci surse spun 160.
setting-anti-start_cash-rule = Textul dă fiecărui loc 1500 și avertizează că alte sume strică echilibrul rolurilor.
setting-anti-time_limit-rule = Durata jocului de două ore se stabilește dinainte: două ore, dacă nu vrea nimeni altfel.
setting-anti-adjust_limit-rule = Când trece timpul, fiecare își poate ajusta averea cu banca. Textul nu spune cât poate dura.

# --- buildings
buildings-apartment = { $count ->
    [one] 1 apartament
    [few] { $count } apartamente
   *[other] { $count } de apartamente
}

# --- the decks
deck-competitor = Concurent
# Reads as in English.
deck-monopolist = Monopolist
card-receive_25 = O mică surpriză
card-receive_25-text = Primești de la bancă { $amount }.
card-receive_50 = Totul ocupat
card-receive_50-text = Toate camerele sunt închiriate. Primești de la bancă { $amount }.
card-receive_75 = Tribunalul îți dă dreptate
card-receive_75-text = Câștigi procesul și primești de la bancă { $amount }.
card-nothing = O bătaie pe umăr
card-nothing-text = Bravo! Nu schimbă nimic, dar face bine la suflet.
card-to_us_electric_company = Lumina aprinsă
card-to_us_electric_company-text = Mergi până la { $place }. Dacă startul e pe drum, ia banii de acolo.
card-to_french_quarter = Un sfârșit de săptămână
card-to_french_quarter-text = Mergi până la { $place }. Dacă startul e pe drum, ia banii de acolo.
card-to_pennsylvania_ave = O discuție în capitală
card-to_pennsylvania_ave-text = Mergi până la { $place }. Dacă startul e pe drum, ia banii de acolo.
card-to_us_railroad = Biletele la control
card-to_us_railroad-text = Mergi până la { $place }. Dacă startul e pe drum, ia banii de acolo.
card-to_start = Încă o dată de la start
card-to_start-text = Mergi până la { $place } și ia banii care te așteaptă acolo.
card-detained = La colț
card-detained-text = Război al prețurilor pentru concurenți, închisoare pentru monopoliști: drum bun, dar fără bani de la start.
card-pay_25 = Timbre și formulare
card-pay_25-text = Plătești băncii { $amount }.
card-pay_75 = Avocați
card-pay_75-text = Plătești băncii { $amount }.

# --- for competitors
card-from_monopolists_25 = Împărțeală dreaptă
card-from_monopolists_25-text = Fiecare monopolist îți plătește { $amount }.
card-throw_10 = Un recurs îndrăzneț
card-throw_10-text = Arunci două zaruri. De la { $least } în sus primești de la bancă { $amount }; cu mai puțin nu se întâmplă nimic.

# --- for monopolists
card-from_competitors_25 = O vorbă cu cei mici
card-from_competitors_25-text = Fiecare concurent îți plătește { $amount }.
card-all_monopolists_25 = În sănătatea noastră
card-all_monopolists_25-text = Banca plătește fiecărui monopolist { $amount }.
card-throw_8 = Prieteni sus-puși
card-throw_8-text = Arunci două zaruri. De la { $least } în sus primești de la bancă { $amount }; cu mai puțin nu se întâmplă nimic.
