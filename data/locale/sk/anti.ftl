# The nouns of Anti-Monopoly: modes, boards and their money, settings, roles, decks and cards. Card texts are our own wording.
# Places and cities are called what the board's own data say (data/anti/boards.toml), in the board's language.
# Tokens, colours of seats and some settings stand with the words of the other games.

# Reads as in English.
game-anti = Anti-Monopoly
game-anti-blurb = Konkurenti proti monopolistom na jednej ploche, každý podľa vlastných pravidiel. Vyber si stranu.

# --- the modes
profile-anti-A = Režim A: kto zostane posledný
profile-anti-A-description = Hrá sa, kým bez bankrotu nezostane jediný hráč, nech má ktorúkoľvek rolu
profile-anti-B = Režim B: rola proti role
profile-anti-B-description = Keď jedna rola vypadne, vyhráva najbohatší hráč tej druhej
profile-anti-two_hours = Dvojhodinová hra
profile-anti-two_hours-description = V dohodnutý čas banka obíde plochu a všetkým vyplatí; vyhráva, kto má najviac hotovosti

board-de = Nemecká

# --- money, by its currency
money-USD = { $amount } $
money-EUR = { $amount } €

# --- roles, and where each is held
role-competitor = konkurent
role-monopolist = monopolista
corner-price_war = cenová vojna
corner-prison = väzenie
seat-role = { $name } · { $role }

# --- settings that only this game has, and what its rule text says about each of them
setting-foundation_fee = Čo monopolista platí nadácii
setting-foundation_fee-160 = 160
setting-foundation_fee-160-description = Ako je na plochách a vo väčšine opisov
setting-foundation_fee-10 = 10
setting-foundation_fee-10-description = Podľa jedného textu pravidiel, asi tam chýba číslica
setting-adjust_limit = Minúty na úpravy
setting-anti-rent-rule = Kto stúpi na nehnuteľnosť, zaplatí vlastníkovi, čo je na jej karte; o tom, že by si to mal vypýtať, sa nepíše.
setting-anti-foundation_fee-rule = V našom texte pravidiel je pri monopolistoch 10; v piatich ďalších zdrojoch 160.
setting-anti-start_cash-rule = Podľa pravidiel má každý 1500; varujú, že iné sumy narušia rovnováhu rolí.
setting-anti-time_limit-rule = Dĺžka dvojhodinovej hry sa dohodne vopred: dve hodiny, ak nikto nechce inak.
setting-anti-adjust_limit-rule = Keď čas vyprší, majetok možno upraviť s bankou. Ako dlho to môže trvať, pravidlá nehovoria.

# --- buildings
buildings-apartment = { $count ->
    [one] 1 činžiak
    [few] { $count } činžiaky
    [many] { $count } činžiaka
   *[other] { $count } činžiakov
}

# --- the decks
deck-competitor = Konkurent
deck-monopolist = Monopolista
card-receive_25 = Malé prekvapenie
card-receive_25-text = Banka ti vyplatí { $amount }.
card-receive_50 = Plný dom
card-receive_50-text = Všetky izby sú prenajaté. Banka ti vyplatí { $amount }.
card-receive_75 = Súd ti dal za pravdu
card-receive_75-text = Vyhrávaš spor a banka ti vyplatí { $amount }.
card-nothing = Potľapkanie po pleci
card-nothing-text = Výborne! Nič to nemení, ale poteší to.
card-to_us_electric_company = Rozsvietiť
card-to_us_electric_company-text = Choď na políčko { $place }. Ak cestou prejdeš cez ŠTART, vezmi si peniaze.
card-to_french_quarter = Víkend na cestách
card-to_french_quarter-text = Choď na políčko { $place }. Ak cestou prejdeš cez ŠTART, vezmi si peniaze.
card-to_pennsylvania_ave = Rokovanie v hlavnom meste
card-to_pennsylvania_ave-text = Choď na políčko { $place }. Ak cestou prejdeš cez ŠTART, vezmi si peniaze.
card-to_us_railroad = Lístky, prosím
card-to_us_railroad-text = Choď na políčko { $place }. Ak cestou prejdeš cez ŠTART, vezmi si peniaze.
card-to_start = Ešte raz od začiatku
card-to_start-text = Choď na políčko { $place } a vezmi si peniaze, ktoré tam čakajú.
card-detained = Do kúta
card-detained-text = Konkurenti do cenovej vojny, monopolisti do väzenia: choď rovno, bez peňazí za ŠTART.
card-pay_25 = Kolky a formuláre
card-pay_25-text = Zaplať banke { $amount }.
card-pay_75 = Právnici
card-pay_75-text = Zaplať banke { $amount }.

# --- for competitors
card-from_monopolists_25 = Spravodlivý diel
card-from_monopolists_25-text = Každý monopolista ti zaplatí { $amount }.
card-throw_10 = Odvážne odvolanie
card-throw_10-text = Hoď dvoma kockami. Od { $least } vyššie ti banka vyplatí { $amount }; pri menšom súčte sa nič nestane.

# --- for monopolists
card-from_competitors_25 = Slovko s tými malými
card-from_competitors_25-text = Každý konkurent ti zaplatí { $amount }.
card-all_monopolists_25 = Prípitok na nás
card-all_monopolists_25-text = Banka vyplatí každému monopolistovi { $amount }.
card-throw_8 = Priatelia na úrade
card-throw_8-text = Hoď dvoma kockami. Od { $least } vyššie ti banka vyplatí { $amount }; pri menšom súčte sa nič nestane.
