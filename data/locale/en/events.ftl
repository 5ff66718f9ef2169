# What happened. `event-<tag>` and its variants are lines of the log; `tale-…` are lines that tell several events at once.
# $name, $other, $owner: seats, already safe to show. $amount: a sum with its currency. $chips, $give, $take: chips in words.

# --- pieces
the-bank = the bank
nothing = nothing
number = { $amount }
money-builder = { $amount }M
list-two = { $first } and { $second }
list-more = { $first }, { $rest }
seat-unnamed = Seat { $number }
cell = { $column }{ $row }
dice-plain = { $first } + { $second }
dice-double = double { $first }s

# --- the start
event-start_thrown = { $name } threw { $total } for the first turn.
event-game_started = { $name } goes first. Good luck, everyone!
event-turn_started = { $name }’s turn begins.
event-turn_started-again = Doubles! { $name } goes again.

# --- dice and chips
event-dice_rolled-move = { $name } rolled { $dice }.
event-dice_rolled-jail = { $name } rolled { $dice } in jail.
event-dice_rolled-resources = { $name } rolled { $dice } for resources.
event-chips_gained-deed = { $name } gathered { $chips } from { $deed }.
event-chips_gained-own_colour = { $name } gathered { $chips }, the token’s own colour.
event-chips_gained-collect = { $name } collected { $chips }.
event-chips_gained-resources = { $name } won { $chips }.
event-chips_gained-card = { $name } took { $chips } from the bank.
event-chips_short = The bank ran short of { $colour }; { $name } went without { $count }.
event-chips_dropped = { $name } left { $chips } at { $place }.
event-chips_picked_up = { $name } picked up { $chips } at { $place }.
event-chips_swapped-bank = { $name } traded { $give } for { $take } with the bank.
event-chips_swapped-parking = { $name } swapped { $give } for { $take } on Free Parking.
event-chips_swapped-card = { $name } swapped { $give } for { $take } with the bank.
event-chip_stolen = { $name } took { $chips } from { $other }.
event-chip_given-seat = { $name } gave { $chips } to { $other }.
event-chip_given-bank = { $name } returned { $chips } to the bank.
event-nobody_to_rob = Nobody else has a chip; { $name } goes away empty-handed.
event-trade_forced = { $name } forced a trade on { $other }: { $take } for { $give }.

# --- moving, jail
event-token_moved = { $name } moved to { $place }.
event-salary_paid = { $name } collected { $amount } at { $go }.
event-third_double = A third double in a row for { $name }; that throw is not played.
event-sent_to_jail-doubles = { $name } went straight to jail.
event-sent_to_jail-space = { $name } was sent to jail.
event-sent_to_jail-card = { $name } was sent to jail.
event-jail_throw_failed = { $left ->
    [0] No doubles for { $name }, and that was the last throw.
    [one] No doubles; { $name } stays in jail, with 1 throw left.
   *[other] No doubles; { $name } stays in jail, with { $left } throws left.
}
event-left_jail-fine = { $name } paid the way out of jail.
event-left_jail-card = { $name } left jail with a card.
event-left_jail-doubles = Doubles! { $name } walked out of jail.
event-left_jail-third_throw = { $name } left jail after the last throw.

# --- deeds and auctions
event-purchase_offered = { $deed } is for sale at { $amount }.
event-deed_bought = { $name } bought { $deed } for { $amount }.
event-deed_declined = { $name } left { $deed } to an auction.
event-auction_opened = { $deed } is up for auction from { $amount }.
event-bid_placed = { $name } bid { $amount } for { $deed }.
event-maximum_set = { $name } left a sealed maximum with the bank.
event-auction_passed = { $name } passed.
event-auction_restarted-leader = The auction stands at { $amount } from { $name } again.
event-auction_restarted-open = The auction starts afresh.
event-auction_won = { $name } won { $deed } at auction for { $amount }.
event-auction_unsold = Nobody bid for { $deed }; it stays with the bank.
event-group_completed = { $name } now owns the whole { $group } set!

# --- rent and money
event-rent_open = { $owner } may claim { $amount } rent from { $name } for { $deed }.
event-rent_claimed = { $owner } claimed { $amount } rent from { $name } for { $deed }.
event-rent_lapsed = The rent of { $amount } for { $deed } was not claimed in time; { $name } keeps it.
event-no_rent-own = { $name } is at home at { $deed }.
event-no_rent-mortgaged = { $deed } is mortgaged; { $name } pays no rent.
event-money_paid-rent = { $name } paid { $amount } rent to { $other } for { $deed }.
event-money_paid-fine = { $name } paid { $amount } to get out of jail.
event-money_paid-other = { $name } paid { $amount } to { $other }.
event-money_received = { $name } received { $amount } from the bank.
event-debt_arose-rent = { $name } owes { $amount } rent to { $other } for { $deed } and is short of cash.
event-debt_arose-fine = { $name } owes the bank the fine of { $amount } and is short of cash.
event-debt_arose-other = { $name } owes { $amount } to { $other } and is short of cash.
event-deed_mortgaged = { $name } mortgaged { $deed } for { $amount }.
event-deed_redeemed = { $name } redeemed { $deed } for { $amount }.

# --- cards
event-card_drawn = { $name } drew “{ $card }”: { $text }
event-card_kept = { $name } keeps the card.
event-card_used = { $name } played “{ $card }”.

# --- building
event-floor_built = { $name } built floor { $height } at { $cell }.
event-floor_built-first = { $name } started a building at { $cell }.
event-floor_built-penthouse = { $name } crowned { $cell } with the penthouse!

# --- trades
event-offer_made = { $name } offered { $other } a trade: { $give } for { $want }.
event-offer_rejected = { $other } turned down { $name }’s offer.
event-offer_withdrawn = { $name } took back the offer to { $other }.
event-trade_made = { $name } and { $other } traded: { $give } for { $want }.

# --- leaving and the end
event-seat_bankrupt-seat = { $name } is bankrupt; { $other } takes over what is left.
event-seat_bankrupt-bank = { $name } is bankrupt; what is left goes back to the bank.
event-seat_bankrupt-resigned = { $name } resigned.
event-turn_ended = { $name } ended the turn.
event-game_ended-penthouse = The penthouse stands and the game is over: { $winners }
event-game_ended-last_standing = Only one seat is still solvent and the game is over: { $winners }
event-game_ended-stuck = No penthouse can be built any more and the game is over: { $winners }
event-game_ended-stopped = The game was stopped; nobody wins.
event-winners = { $count ->
    [0] nobody wins.
    [one] { $names } wins!
   *[other] { $names } share the win!
}

# --- several at once
tale-rolled = { $name } rolled { $dice } and moved to { $place }.
tale-rolled-go = { $name } rolled { $dice }, collected { $amount } at { $go } and moved to { $place }.
tale-rolled-out = { $name } rolled { $dice }, walked out of jail and moved to { $place }.
tale-rolled-jail = { $left ->
    [one] { $name } rolled { $dice } and stays in jail, with 1 throw left.
   *[other] { $name } rolled { $dice } and stays in jail, with { $left } throws left.
}
tale-rolled-jail-last = { $name } rolled { $dice }, the last throw in jail.
tale-third-double = { $name } rolled { $dice }, the third double in a row, and went straight to jail.
tale-resources = { $name } rolled { $dice } for resources and won { $chips }.
tale-gathered = The { $total } brings chips: { $gains }.
tale-gain = { $name } ({ $chips })
tale-gain-more = { $first }; { $rest }
tale-short = The bank ran short of { $colours }.
tale-built = { $name } built { $floors }.
tale-built-first = a first floor at { $cell }
tale-built-floor = { $cell } up to floor { $height }
tale-mortgaged = { $name } mortgaged { $deeds } for { $amount }.
tale-leading = { $name } leads the auction of { $deed } with { $amount }.
tale-kept = { $name } drew “{ $card }” and keeps it.
tale-more = { $count ->
    [one] … and 1 thing more.
   *[other] … and { $count } things more.
}
