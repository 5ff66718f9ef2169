# What only classic Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $deed, $place: a name on the board.

# --- dice, deals and moves
event-dice_rolled-utility = { $name } rolled { $dice } for the utility.
dice-speed = { $first } + { $second }, speed die { $third }
dice-speed-bus = { $first } + { $second } and a bus
dice-speed-on = { $first } + { $second } and “move on”
event-token_moved-back = { $name } went back to { $place }.
event-move_chosen-bus = { $count ->
    [one] { $name } took the bus for 1 space.
   *[other] { $name } took the bus for { $count } spaces.
}
event-move_chosen-anywhere = Three alike! { $name } chose { $place }.
event-deed_dealt = { $name } was dealt { $deed } for { $amount }.
event-deed_declined-plain = { $name } didn’t buy { $deed }.

# --- money
event-no_rent-jailed = The owner of { $deed } is in jail; { $name } pays no rent.
event-money_paid-tax = { $name } paid { $amount }: { $place }.
event-money_paid-fee = { $name } paid the bank { $amount } for taking over mortgaged deeds.
event-money_paid-deal = { $name } paid { $amount } for the deeds dealt.
event-money_received-parking = { $name } took the pot of { $amount } on Free Parking.
event-money_received-estate = The bank paid { $name } the { $amount } that a bankrupt seat owed.
event-debt_arose-tax = { $name } owes { $amount } ({ $place }) and is short of cash.
event-debt_arose-fee = { $name } owes the bank { $amount } for taking over mortgaged deeds and is short of cash.
event-tax_chosen-sum = { $name } chose to pay the fixed { $amount }: { $place }.
event-tax_chosen-percent = { $name } chose to pay a share of the worth, { $amount }: { $place }.

# --- buildings
event-building_built = { $name } built on { $deed }: { $level } for { $amount }.
event-building_built-free = { $name } put the building won on { $deed }: { $level }.
event-buildings_sold = { $name } sold buildings on { $deed } for { $amount }; { $level } left.
event-buildings_sold-bare = { $name } sold the last buildings on { $deed } for { $amount }.
event-group_cleared = { $name } sold all buildings of the { $group } set for { $amount }.
event-shortage_opened = The bank has only { $stock }, and others could build too. They may say what they want.
event-buildings_wanted = { $name } wants { $what } for { $deed }.
event-buildings_waived = { $name } wants no { $what }.
event-place_lost = { $name } has no place for the { $what } any more; it stays with the bank.

# --- the end
event-time_called = Time is up! { $name }’s turn is the last one.
event-game_ended-bankruptcies = That was the bankruptcy that ends the game: { $winners }
event-game_ended-time = The agreed time is over: { $winners }
event-game_ended-rounds = The last round is over: { $winners }

# --- several at once
tale-built-streets = { $name } built { $streets } for { $amount }.
tale-built-streets-free = { $name } placed { $streets }.
tale-built-street = { $level } on { $deed }
tale-sold-streets = { $name } sold buildings on { $deeds } for { $amount }.
tale-dealt = { $name } was dealt { $deeds } for { $amount }.

# --- what is waited for
await-buy-plain = Waiting for { $names }: buy { $deed } for { $amount }, or don’t.
await-choose-tax = Waiting for { $names } to choose how to pay the tax.
await-choose-bus = Waiting for { $names } to choose how far the bus goes.
await-choose-anywhere = Waiting for { $names } to choose where to go.
await-transfer = Waiting for { $names } to redeem { $deeds } at once, or pay the fee of { $amount }.
await-window-house = Waiting for { $names } to say how many houses they want, or pass.
await-window-hotel = Waiting for { $names } to say how many hotels they want, or pass.
await-place-house = Waiting for { $names } to place the house.
await-place-hotel = Waiting for { $names } to place the hotel.

# --- options
option-decline-plain = Don’t buy
option-build-house = Build on { $deed } for { $amount }
option-build-hotel = Hotel on { $deed } for { $amount }
option-build-place = Place it on { $deed }
option-sell = Sell on { $deed } for { $amount }
option-sell-group = Sell all { $group } for { $amount }
option-tax-sum = Pay { $amount }
option-tax-percent = Pay { $percent }% of your worth
option-bus = { $count } to { $place }
option-go = Go to { $place }
option-skip-fee = Pay the fee of { $amount }
option-pass-buildings = No, thanks
verb-decline-plain = leave the deed with the bank
verb-sell = sell buildings
verb-time = call the time

# --- why something was not done
refusal-not_your_turn-classic = It’s { $name }’s move just now. You can still look after your deeds.
refusal-not_your_turn-classic-plain = It’s somebody else’s move just now. You can still look after your deeds.
refusal-not_your_turn-build = This table builds before the first roll of your own turn. Wait for it, and save up meanwhile.
refusal-not_your_turn-sell = This table sells buildings in your own turn or when you are in debt. Wait for your turn.
refusal-not_your_turn-offer = This table trades before the roll of your own turn. Wait for it, then open `/trade`.
refusal-wrong_moment-build = This table builds before the first roll of your turn. Your next turn is the time for it.
refusal-wrong_moment-offer = This table trades before the roll of your turn. Your next turn is the time for it.
refusal-wrong_moment-shortage = Houses or hotels are short and being shared out. Wait a moment, then go on.
refusal-wrong_moment-transfer = First say what becomes of the mortgaged deeds: redeem them, or pay the fee.
refusal-wrong_moment-card = A jail card is played in jail, before the roll. Keep it until then.
refusal-wrong_moment-fine = The fine is paid in jail, before the roll, and debts when they arise. You owe nothing just now, so carry on.
refusal-wrong_moment-debt-classic = A debt comes first. Sell buildings, mortgage or trade if you need to, then pay it.
refusal-not_allowed-bankrupt-self-classic = You are bankrupt, so there is nothing more to do. You are welcome to watch: `/score` shows where things stand.
refusal-not_allowed-no_street = Nothing can be built on { $thing }. Choose a coloured street.
refusal-not_allowed-built_this_turn = { $count ->
    [one] A set gets 1 building a turn at this table. Build elsewhere, or wait for your next turn.
   *[other] A set gets { $count } buildings a turn at this table. Build elsewhere, or wait for your next turn.
}
refusal-not_allowed-other_building = The bank shares out another kind of building just now. Choose a street that takes it, or pass.
refusal-not_allowed-mortgaged = { $thing } is mortgaged, and this table doesn’t trade mortgaged deeds. Redeem it first.
refusal-not_allowed-debt = That trade would leave a debt unpaid. Make one that settles it in full, or trade with the creditor.
refusal-not_allowed-debt-other = { $name } is in debt, and that trade would not settle it. Offer enough to pay it in full.
refusal-not_allowed-debt-closed = { $name } is in debt and doesn’t trade until it is paid. Offer again afterwards.
refusal-not_allowed-debt-closed-self = This table doesn’t trade while you are in debt. Sell buildings or mortgage, then pay.
refusal-not_allowed-passed-classic = You are not in this auction, or not any more. The next one may be yours to bid in.
refusal-not_allowed-nothing-classic = An offer needs something on at least one side. Add a deed, a card or money.
refusal-unknown_name-space = { $thing } has no deed. Choose a street, a railroad or a utility.
refusal-not_allowed-clock = Only the clock calls the time. Play on until it does.
refusal-bad_amount-count = That number doesn’t work. Choose how many, 1 or more.
refusal-bad_amount-one = Just one building is placed here. Choose its street.
refusal-bad_amount-choice = That isn’t one of the choices. Pick one that is shown.
refusal-group_incomplete-group = That takes the whole { $group } set. Get the missing deeds first, perhaps by a trade.
refusal-group_mortgaged-deed = { $thing } is mortgaged, so nothing is built in its set. Redeem it first.
refusal-has_buildings-street = { $thing } has buildings. Sell them first.
refusal-has_buildings-group = There are buildings in the { $group } set. Sell them first.
refusal-height_limit-hotel = { $name } can’t get any higher: nothing stands above a hotel. Choose another street.
refusal-height_limit-hotel-count = { $name } has no room for that many. Choose fewer, or another street.
refusal-height_limit-bare = { $name } has no such buildings to sell. Choose a street that has.
refusal-uneven-build = A set is built up evenly. Build on its lowest street first, before { $name }.
refusal-uneven-sell = A set goes down evenly. Sell on its highest street first, before { $name }.
refusal-no_stock-none = The bank has no { $what } left. Wait until some come back, or build something else.
refusal-no_stock-few = The bank has only { $stock } left. Ask for fewer, or wait until some come back.
refusal-no_stock-break = A hotel turns back into houses, and the bank hasn’t enough. Sell all buildings of the set at once instead.
refusal-short_of_cash-classic = That takes { $need }, and you have { $have } free. Sell buildings, mortgage a deed or trade for the rest.
refusal-short_of_cash-build = That takes { $need }, and you have { $have } free. Build less, or mortgage or trade for the rest.
refusal-short_of_cash-buy-plain = { $need } is more than the { $have } you have free. Mortgage or sell something first, or don’t buy.
refusal-can_still_raise-classic = You can still raise { $amount } by selling buildings and mortgaging, enough for the { $owed } you owe. Do that, then pay.

# --- who has what
worth-line = { $sign } { $name } · { $cash } · { $deeds ->
    [0] no deeds
    [one] 1 deed
   *[other] { $deeds } deeds
} · { $buildings } · worth { $worth }
worth-line-bare = { $sign } { $name } · { $cash } · { $deeds ->
    [0] no deeds
    [one] 1 deed
   *[other] { $deeds } deeds
} · worth { $worth }
worth-detail = { $name }: cash { $cash }, deeds { $deeds }, buildings { $buildings }; { $total } in all
worth-detail-bankrupt = { $name }: bankrupt
