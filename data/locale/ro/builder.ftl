# The nouns of Monopoly Builder: tokens, colours, sets, chips and cards. Card texts are our own wording.

# --- tokens; the sign stands before a name
token-penguin = pinguin
token-cat = pisică
token-dinosaur = dinozaur
token-duck = rață
# Reads as in English.
token-penguin-sign = 🐧
# Reads as in English.
token-cat-sign = 🐱
# Reads as in English.
token-dinosaur-sign = 🦖
# Reads as in English.
token-duck-sign = 🦆

# --- chip colours
colour-red = roșu
colour-purple = mov
colour-green = verde
colour-yellow = galben
chips-red = { $count ->
    [one] 1 roșie
    [few] { $count } roșii
   *[other] { $count } de roșii
}
chips-purple = { $count ->
    [one] 1 mov
    [few] { $count } mov
   *[other] { $count } de mov
}
chips-green = { $count ->
    [one] 1 verde
    [few] { $count } verzi
   *[other] { $count } de verzi
}
chips-yellow = { $count ->
    [one] 1 galbenă
    [few] { $count } galbene
   *[other] { $count } de galbene
}

# --- sets
group-brown = maro
group-light_blue = albastru-deschis
group-pink = roz
group-orange = portocaliu
group-red = roșu
group-yellow = galben
group-green = verde
group-dark_blue = albastru-închis

# --- the bonus cards
bonus-billionaire = Constructor miliardar
bonus-community = Constructor al comunității

# --- the Chance deck
deck-chance = Șansă
card-get_out_of_jail_free = Ieșire din închisoare
card-get_out_of_jail_free-text = Păstrează-l. Îți deschide o dată ușa închisorii, înainte de aruncare.
card-forced_trade = Schimb forțat
card-forced_trade-text = Păstrează-l. O dată, după aruncare, schimbi o resursă cu un loc care nu poate refuza.
card-advance_to_go = Spre START
card-advance_to_go-text = Mergi până la START și ia banii care te așteaptă acolo.
card-go_to_jail = Direct la închisoare
card-go_to_jail-text = Drum bun, dar fără bani și fără resurse.
card-take_any_2 = Servește-te
card-take_any_2-text = Ia din bancă 2 resurse la alegere.
card-take_one_of_each = Câte puțin din toate
card-take_one_of_each-text = Ia din bancă 1 resursă de fiecare culoare.
card-receive_100 = O lună bună
card-receive_100-text = Primești de la bancă { $amount }.
card-pay_50 = Hârțogărie
card-pay_50-text = Plătești băncii { $amount }.
card-pay_20_per_floor = Întreținere
card-pay_20_per_floor-text = Plătești băncii { $amount } pentru fiecare etaj construit de tine.
card-gift_from_each = Casă nouă
card-gift_from_each-text = Fiecare alt loc îți dă 1 resursă, la alegerea sa.
card-steal_1 = Degete iuți
card-steal_1-text = Ia 1 resursă de la un loc ales de tine.
card-all_return_1 = Curățenie de primăvară
card-all_return_1-text = Cine are resurse dă înapoi băncii 1, la alegere.
card-next_unowned = O nișă pe piață
card-next_unowned-text = Mergi până la următoarea proprietate liberă; cumpăr-o sau merge la licitație.
card-next_collect = Ziua livrărilor
card-next_collect-text = Mergi până la următoarea căsuță care împarte resurse.
card-swap_any = Zi de piață
card-swap_any-text = Schimbă cu banca oricâte dintre resursele tale, una la una.
