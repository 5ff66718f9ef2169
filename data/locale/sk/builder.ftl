# The nouns of Monopoly Builder: tokens, colours, sets, chips and cards. Card texts are our own wording.

# --- tokens; the sign stands before a name
token-penguin = tučniak
token-cat = mačka
token-dinosaur = dinosaurus
token-duck = kačica
token-penguin-sign = 🐧
token-cat-sign = 🐱
token-dinosaur-sign = 🦖
token-duck-sign = 🦆

# --- chip colours
colour-red = červená
colour-purple = fialová
colour-green = zelená
colour-yellow = žltá
chips-red = { $count ->
    [one] 1 červená
    [few] { $count } červené
    [many] { $count } červenej
   *[other] { $count } červených
}
chips-purple = { $count ->
    [one] 1 fialová
    [few] { $count } fialové
    [many] { $count } fialovej
   *[other] { $count } fialových
}
chips-green = { $count ->
    [one] 1 zelená
    [few] { $count } zelené
    [many] { $count } zelenej
   *[other] { $count } zelených
}
chips-yellow = { $count ->
    [one] 1 žltá
    [few] { $count } žlté
    [many] { $count } žltej
   *[other] { $count } žltých
}

# --- sets
group-brown = hnedá
group-light_blue = svetlomodrá
group-pink = ružová
group-orange = oranžová
group-red = červená
group-yellow = žltá
group-green = zelená
group-dark_blue = tmavomodrá

# --- the bonus cards
bonus-billionaire = Staviteľ miliardár
bonus-community = Staviteľ obce

# --- the Chance deck
deck-chance = Šanca
card-get_out_of_jail_free = Oslobodenie z väzenia
card-get_out_of_jail_free-text = Nechaj si ju. Raz ti pred hodom otvorí dvere väzenia.
card-forced_trade = Vynútená výmena
card-forced_trade-text = Nechaj si ju. Raz po svojom hode vymeníš surovinu s hráčom, ktorý nesmie odmietnuť.
card-advance_to_go = Na ŠTART
card-advance_to_go-text = Choď na ŠTART a vezmi si peniaze, ktoré tam čakajú.
card-go_to_jail = Rovno do väzenia
card-go_to_jail-text = Ideš bez peňazí aj bez surovín po ceste.
card-take_any_2 = Ber, čo chceš
card-take_any_2-text = Vezmi si z banky 2 ľubovoľné suroviny.
card-take_one_of_each = Z každého trochu
card-take_one_of_each-text = Vezmi si z banky po jednej surovine každej farby.
card-receive_100 = Dobrý mesiac
card-receive_100-text = Banka ti vyplatí { $amount }.
card-pay_50 = Papierovačky
card-pay_50-text = Zaplať banke { $amount }.
card-pay_20_per_floor = Údržba
card-pay_20_per_floor-text = Zaplať banke { $amount } za každé svoje poschodie.
card-gift_from_each = Dar do nového
card-gift_from_each-text = Každý ďalší hráč ti dá 1 surovinu podľa svojho výberu.
card-steal_1 = Dlhé prsty
card-steal_1-text = Vezmi 1 surovinu hráčovi, ktorého si vyberieš.
card-all_return_1 = Jarné upratovanie
card-all_return_1-text = Kto má suroviny, vráti banke 1 podľa vlastného výberu.
card-next_unowned = Medzera na trhu
card-next_unowned-text = Choď na najbližšiu voľnú nehnuteľnosť; kúp ju, inak ide do aukcie.
card-next_collect = Deň dodávky
card-next_collect-text = Choď na najbližšie políčko, kde sa rozdávajú suroviny.
card-swap_any = Trh
card-swap_any-text = Vymeň s bankou, koľko surovín chceš, jednu za jednu.
