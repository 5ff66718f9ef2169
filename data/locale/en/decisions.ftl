# What the game waits for (`await-…`), and what options are called on buttons and in lists (`option-…`, `verb-…`).

await-roll = Waiting for { $names } to roll.
await-roll-jail = Waiting for { $names }, in jail: roll for doubles, pay { $amount } or use a card.
await-discard = { $count ->
    [one] Waiting for { $names } to discard 1 chip before the roll.
   *[other] Waiting for { $names } to discard { $count } chips before the roll.
}
await-buy = Waiting for { $names }: buy { $deed } for { $amount }, or leave it to an auction.
await-auction = Waiting for { $names } to bid for { $deed } or pass.
await-debt = Waiting for { $names } to raise { $amount } for { $other }.
await-choose-take = Waiting for { $names } to take chips from the bank.
await-choose-steal = Waiting for { $names } to take a chip from another seat.
await-choose-gift = Waiting for { $names } to give { $other } a chip.
await-choose-return = Waiting for { $names } to return a chip to the bank.
await-choose-swap = Waiting for { $names } to swap chips with the bank.
await-parking = Waiting for { $names } to swap chips on Free Parking, or skip it.
await-manage = Waiting for { $names } to build, trade or end the turn.
await-manage-again = Waiting for { $names } to build or trade, then roll again.
await-manage-jail = Waiting for { $names }, in jail, to trade or end the turn.
await-over = The game is over.
await-nothing = Nothing is waited for just now.

# --- options with what they cost or do
option-roll = Roll
option-roll-again = Roll again
option-buy = Buy for { $amount }
option-decline = Auction it
option-bid = Bid { $amount }
option-upto = Up to…
option-pass = Pass
option-pay = Pay { $amount }
option-pay-fine = Pay { $amount } fine
option-pay-plain = Pay
option-use = Use { $card }
option-claim = Claim { $amount } rent
option-claim-plain = Claim rent
option-build = { $count ->
    [one] Build floor { $height } at { $cell }
   *[other] Build floor { $height }
}
option-build-first = Start a building
option-build-penthouse = Build the penthouse
option-mortgage = Mortgage { $deed } for { $amount }
option-redeem = Redeem { $deed } for { $amount }
option-offer = Trade…
option-accept = Accept { $name }’s offer
option-reject = Reject { $name }’s offer
option-withdraw = Withdraw offer to { $name }
option-discard = { $count ->
    [one] Discard 1 chip…
   *[other] Discard { $count } chips…
}
option-choose = Choose…
option-choose-take = { $count ->
    [one] Take 1 chip…
   *[other] Take { $count } chips…
}
option-choose-swap = Swap with the bank…
option-choose-chip = { $chips }
option-choose-from = { $chips } from { $name }
option-swap = Swap { $count } for 1…
option-bank = Trade { $count } for 1…
option-force = { $take } from { $name } for { $give }
option-skip = Skip
option-end = End turn
option-bankrupt = Declare bankruptcy
option-resign = Resign

# --- verbs, for “you can: …”
verb-roll = roll
verb-buy = buy the deed
verb-decline = leave it to an auction
verb-bid = bid
verb-upto = set a sealed maximum
verb-pass = pass
verb-pay = pay
verb-use = use a card
verb-claim = claim rent
verb-build = build
verb-mortgage = mortgage a deed
verb-redeem = redeem a deed
verb-offer = offer a trade
verb-accept = accept an offer
verb-reject = reject an offer
verb-withdraw = withdraw an offer
verb-discard = discard
verb-choose = choose
verb-swap = swap on Free Parking
verb-bank = trade with the bank
verb-force = force a trade
verb-skip = skip
verb-end = end the turn
verb-bankrupt = declare bankruptcy
verb-resign = resign
