# What only Anti-Monopoly has to tell, wait for and refuse: events and lines of a turn, decisions and options, refusals, the score.
# $name, $other: seats, already safe to show. $amount: a sum with its currency. $corner: the price war or prison. $deed: a name on the board.

# --- roles
event-role_chosen = { $name } plays as a { $role }.
event-role_chosen-left = { $name } takes the role that is left: { $role }.
event-swap_wished = { $name } would swap roles with { $other }.
event-roles_swapped = { $name } and { $other } swapped roles.
event-seat_ready-roles = { $name } keeps the role for good.
event-seat_ready-adjust = { $name } has finished adjusting.

# --- dice
dice-one = { $first }
event-dice_rolled-foundation = { $name } rolled { $dice } at the foundation.
event-dice_rolled-card = { $name } rolled { $dice } for the card.
event-dice_rolled-jail-corner = { $name } rolled { $dice } in { $corner }.
event-throw_failed-foundation = The foundation has no grant for { $name } this time.
event-throw_failed-card = That throw wins { $name } nothing.

# --- the corner
event-sent_to_jail-corner = { $name } was sent to { $corner }.
event-jail_throw_failed-corner = { $left ->
    [one] No doubles; { $name } stays in { $corner }, and pays to leave on the next turn.
   *[other] No doubles; { $name } stays in { $corner }.
}
event-left_jail-corner = { $name } left { $corner }.
event-money_paid-fine-corner = { $name } paid { $amount } to get out of { $corner }.
event-no_rent-prison = The owner of { $deed } is in prison and collects nothing; { $name } pays no rent.

# --- money, cities and buildings
event-money_paid-foundation = { $name } paid the foundation { $amount }.
event-money_received-foundation = The foundation granted { $amount } to { $name }.
event-debt_arose-foundation = { $name } owes the foundation { $amount } and is short of cash.
event-group_completed-city = { $name } now has a monopoly in { $group }!
event-group_cleared-city = { $name } returned all buildings in { $group } for { $amount }.

# --- the end
event-adjusting_opened = { $minutes ->
    [one] The game is being closed. Everybody has 1 minute to adjust their holdings with the bank.
   *[other] The game is being closed. Everybody has { $minutes } minutes to adjust their holdings with the bank.
}
event-cash_kept = { $name } keeps { $percent }% of the cash, { $kept }; { $paid } goes to the bank.
event-income_counted = { $deed } brings { $amount } to { $name }.
event-game_ended-role_out = One role is out and the game is over: { $winners }

# --- several at once
tale-rolled-out-corner = { $name } rolled { $dice }, walked out of { $corner } and moved to { $place }.
tale-rolled-jail-corner = { $left ->
    [one] { $name } rolled { $dice }, stays in { $corner }, and pays to leave on the next turn.
   *[other] { $name } rolled { $dice } and stays in { $corner }.
}
tale-throw-won = { $name } rolled { $dice } and won { $amount }.
tale-throw-lost = { $name } rolled { $dice } and won nothing.
tale-cash-kept = Cash kept: { $deeds }.
tale-cash-kept-seat = { $name } ({ $amount }, { $percent }%)
tale-income = { $name } takes in { $amount }: { $deeds }.
tale-income-deed = { $deed } { $amount }
tale-income-thrown = { $deed } { $amount } (rolled { $dice })

# --- what is waited for
await-choose-role = Waiting for { $names } to choose a role.
await-roles = Waiting for { $names } to keep or swap roles.
await-adjust = Waiting for { $names } to adjust holdings with the bank, or be done.
await-roll-jail-corner = Waiting for { $names }, in { $corner }: roll for doubles, or pay { $amount } and roll.
await-roll-jail-corner-last = Waiting for { $names }, in { $corner } for the last time: rolling costs { $amount } and moves on.
await-manage-jail-corner = Waiting for { $names }, in { $corner }, to build, trade or end the turn.

# --- options
option-build-apartment = Apartment on { $deed } for { $amount }
option-sell-group-city = Return all in { $group } for { $amount }
option-role = Be a { $role }
option-swap-roles = Swap roles with { $name }
option-tax-shares = Pay { $cash }% of cash, { $deeds }% of deeds, { $buildings }% of buildings
option-done-roles = Keep my role
option-done-adjust = I’m done
verb-done = say “done”

# --- why something was not done
refusal-unknown_name-space-city = { $thing } has no deed. Choose a street, a transport company or a utility.
refusal-not_your_turn-build-own = Building is for your own turn. Wait for it, and save up meanwhile.
refusal-wrong_moment-adjusting = The game is being closed: only the bank deals now, no seat with another. Adjust your holdings, then be done.
refusal-wrong_moment-closed = Your holdings are closed, so nothing is built, returned, mortgaged or redeemed any more. Wait for the others.
refusal-wrong_moment-roles = The first turn hasn’t begun. Settle the roles first.
refusal-wrong_moment-fine-corner = The { $amount } to leave are paid in prison or a price war, before the roll, and debts when they arise. Carry on with your turn.
refusal-not_allowed-no_auctions = There are no auctions here: what isn’t bought stays with the bank. Land on it to buy it.
refusal-not_allowed-no_seat_asked-plain = No seat is asked for here. Pick one of the choices that are shown.
refusal-not_allowed-split = Too many would have that role; the two differ by one seat at most. Take the other role.
refusal-not_allowed-no_swap = You can’t swap roles with { $name } now: it takes a seat of the other role that isn’t ready yet. Choose another, or keep your role.
refusal-group_incomplete-group-city = A monopolist builds only in a city with two own streets, and { $group } isn’t one yet. Get another street there first.
refusal-group_mortgaged-deed-city = { $thing } is mortgaged, and that stands in the way of building there. Redeem it first.
refusal-has_buildings-group-city = { $thing } holds up a monopoly with buildings in { $group }. Return those buildings first.
refusal-height_limit-apartment = { $name } can’t get any higher: nothing stands above an apartment. Choose another street.

# --- who has what
score-line-jail-corner = { $line } · in { $corner }
worth-detail-income = { $name }: cash { $cash }, income { $income }; { $total } in all
