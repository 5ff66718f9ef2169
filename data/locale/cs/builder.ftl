# The nouns of Monopoly Builder: tokens, colours, sets, chips and cards. Card texts are our own wording.

# --- tokens; the sign stands before a name
token-penguin = tučňák
token-cat = kočka
token-dinosaur = dinosaurus
token-duck = kachna
token-penguin-sign = 🐧
token-cat-sign = 🐱
token-dinosaur-sign = 🦖
token-duck-sign = 🦆

# --- chip colours
colour-red = červená
colour-purple = fialová
colour-green = zelená
colour-yellow = žlutá
chips-red = { $count ->
    [one] 1 červená
    [few] { $count } červené
    [many] { $count } červené
   *[other] { $count } červených
}
chips-purple = { $count ->
    [one] 1 fialová
    [few] { $count } fialové
    [many] { $count } fialové
   *[other] { $count } fialových
}
chips-green = { $count ->
    [one] 1 zelená
    [few] { $count } zelené
    [many] { $count } zelené
   *[other] { $count } zelených
}
chips-yellow = { $count ->
    [one] 1 žlutá
    [few] { $count } žluté
    [many] { $count } žluté
   *[other] { $count } žlutých
}

# --- sets
group-brown = hnědá
group-light_blue = světle modrá
group-pink = růžová
group-orange = oranžová
group-red = červená
group-yellow = žlutá
group-green = zelená
group-dark_blue = tmavě modrá

# --- the bonus cards
bonus-billionaire = Stavitel miliardář
bonus-community = Stavitel obce

# --- the Chance deck
deck-chance = Šance
card-get_out_of_jail_free = Propuštění z vězení
card-get_out_of_jail_free-text = Nech si ji. Jednou ti před hodem otevře dveře vězení.
card-forced_trade = Vynucená výměna
card-forced_trade-text = Nech si ji. Jednou po svém hodu vyměníš surovinu s místem, které nesmí odmítnout.
card-advance_to_go = Na START
card-advance_to_go-text = Dojdi na START a vezmi si peníze, které tam čekají.
card-go_to_jail = Rovnou do vězení
card-go_to_jail-text = Jdeš bez peněz i bez surovin po cestě.
card-take_any_2 = Ber, co chceš
card-take_any_2-text = Vezmi si z banky 2 libovolné suroviny.
card-take_one_of_each = Od každého trochu
card-take_one_of_each-text = Vezmi si z banky po jedné surovině každé barvy.
card-receive_100 = Dobrý měsíc
card-receive_100-text = Banka ti vyplatí { $amount }.
card-pay_50 = Papírování
card-pay_50-text = Zaplať bance { $amount }.
card-pay_20_per_floor = Údržba
card-pay_20_per_floor-text = Zaplať bance { $amount } za každé své patro.
card-gift_from_each = Dar do nového
card-gift_from_each-text = Každé další místo ti dá 1 surovinu, kterou samo vybere.
card-steal_1 = Dlouhé prsty
card-steal_1-text = Vezmi 1 surovinu místu, které si vybereš.
card-all_return_1 = Jarní úklid
card-all_return_1-text = Kdo má suroviny, vrátí bance 1 podle vlastního výběru.
card-next_unowned = Mezera na trhu
card-next_unowned-text = Dojdi na nejbližší volnou nemovitost; kup ji, nebo jde do aukce.
card-next_collect = Den dodávky
card-next_collect-text = Dojdi na nejbližší políčko, kde se rozdávají suroviny.
card-swap_any = Trh
card-swap_any-text = Vyměň s bankou, kolik surovin chceš, jednu za jednu.
