# The nouns of Monopoly Builder: tokens, colours, sets, chips and cards. Card texts are our own wording.

# --- tokens; the sign stands before a name
token-penguin = penguin
token-cat = cat
token-dinosaur = dinosaur
token-duck = duck
token-penguin-sign = 🐧
token-cat-sign = 🐱
token-dinosaur-sign = 🦖
token-duck-sign = 🦆

# --- chip colours
colour-red = red
colour-purple = purple
colour-green = green
colour-yellow = yellow
chips-red = { $count } red
chips-purple = { $count } purple
chips-green = { $count } green
chips-yellow = { $count } yellow

# --- sets
group-brown = brown
group-light_blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark_blue = dark blue

# --- the bonus cards
bonus-billionaire = Billionaire Builder
bonus-community = Community Builder

# --- the Chance deck
deck-chance = Chance
card-get_out_of_jail_free = Get Out of Jail Free
card-get_out_of_jail_free-text = Keep this. It opens the jail door once, before you roll.
card-forced_trade = Forced Trade
card-forced_trade-text = Keep this. Once, after your roll, swap a chip with a seat that can’t say no.
card-advance_to_go = Off to GO
card-advance_to_go-text = Walk on to GO and take the money waiting there.
card-go_to_jail = Straight to jail
card-go_to_jail-text = Off you go, past no money and past no chips.
card-take_any_2 = Help yourself
card-take_any_2-text = Take any 2 chips from the bank.
card-take_one_of_each = A bit of everything
card-take_one_of_each-text = Take 1 chip of each colour from the bank.
card-receive_100 = A good month
card-receive_100-text = The bank pays you { $amount }.
card-pay_50 = Paperwork
card-pay_50-text = Pay the bank { $amount }.
card-pay_20_per_floor = Upkeep
card-pay_20_per_floor-text = Pay the bank { $amount } for each floor you have built.
card-gift_from_each = House-warming
card-gift_from_each-text = Every other seat gives you 1 chip of its choice.
card-steal_1 = Light fingers
card-steal_1-text = Take 1 chip from a seat of your choice.
card-all_return_1 = Spring clean
card-all_return_1-text = Everybody with chips returns 1 of their choice to the bank.
card-next_unowned = Gap in the market
card-next_unowned-text = Walk on to the next property nobody owns; buy it or see it auctioned.
card-next_collect = Delivery day
card-next_collect-text = Walk on to the next space that hands out chips.
card-swap_any = Market day
card-swap_any-text = Swap any number of your chips with the bank, one for one.
