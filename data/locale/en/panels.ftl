# The stage of a turn, its buttons, the private panels, modals and empty states. Buttons: at most 80 characters, better 25.

# --- the stage
stage-turn = { $name }’s turn · round { $round }
stage-turn-again = { $name } goes again · round { $round }
stage-over = The game is over
stage-mention = { $mention }, it’s your move.
stage-superseded = Told to its end; the game goes on below.
stage-nothing-yet = Nothing has happened yet this turn.
stage-standin = { $name } is played by a stand-in.
stage-verify = Chance is settled beforehand: SHA-256 of the seed { $commitment }
stage-seed = The seed was { $seed }; anyone can check every throw with it.

# --- buttons of the stage
button-roll = Roll
button-roll-again = Roll again
button-buy = Buy for { $amount }
button-decline = Auction it
button-build = Build…
button-bank = Trade with the bank…
button-force = Forced trade…
button-mortgage = Mortgage…
button-redeem = Redeem…
button-manage-deeds = Mortgage and redeem…
button-offer = Trade…
button-pay-fine = Pay { $amount } fine
button-pay-debt = Pay { $amount }
button-pay = Pay
button-use = Use { $card }
button-use-card = Use a card…
button-claim = Claim { $amount } rent
button-claim-rent = Claim rent
button-bankrupt = Declare bankruptcy…
button-bankrupt-confirm = Yes, declare bankruptcy
button-end = End turn
button-discard = Discard { $count }…
button-choose = Choose…
button-choose-chip = { $chip }
button-choose-from = { $chip } from { $name }
button-swap = Swap on Free Parking…
button-skip = Skip
button-bid = Bid { $amount }
button-bid-other = Bid…
button-upto = Up to…
button-pass = Pass
button-accept = Accept
button-accept-from = Accept { $name }’s offer
button-reject = Reject
button-reject-from = Reject { $name }’s offer
button-counter = Counter…
button-withdraw = Withdraw
button-withdraw-to = Withdraw offer to { $name }
button-resign = Resign…
button-resign-confirm = Yes, resign for good
button-more = More…
button-board = Show board
button-island = Show island
button-hand = My hand
button-log = Log
button-why = Why?
button-back = Back
button-next = Next
button-previous = Previous
button-confirm = Confirm
button-cancel = Never mind
button-clear = Start over
button-send = Send offer
button-return = I’m back
button-new-game = Play again
button-stop-confirm = Yes, end the game

# --- the build panel
build-heading = Build
build-intro = Pick a place and a floor. A building of four floors can carry the penthouse.
build-place = Where to build
build-place-free = { $cell }: a first floor
build-place-own = { $cell }: floor { $height }
build-place-penthouse = { $cell }: the penthouse
build-cost = Costs { $cost }.
build-worth = This building is then worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
build-pay = Pay with
build-pay-with = { $chips }
build-blocks = { $count ->
    [0] You have no blocks left.
    [one] You have 1 block left.
   *[other] You have { $count } blocks left.
}
build-warning-penthouse = The penthouse ends the game at once.
build-nothing = You can’t pay for a floor just now. Chips come with every roll, and the bank gives one for four.
build-done = Built.

# --- mortgage and redeem
mortgage-heading = Mortgage and redeem
mortgage-intro = A mortgaged deed brings no rent and no chips until you redeem it.
mortgage-select = Mortgage a deed
mortgage-entry = { $deed } · you get { $amount }
redeem-select = Redeem a deed
redeem-entry = { $deed } · you pay { $amount }
mortgage-nothing = You have no deed to mortgage or redeem.

# --- trading with the bank, Free Parking, Forced Trade, discarding, choosing
bank-heading = Trade with the bank
bank-intro = { $count } of one colour for 1 of another, as often as you like.
bank-give = Give { $count } of
bank-take = Take 1 of
bank-nothing = You need { $count } chips of one colour for that.
parking-heading = Free Parking
parking-intro = Any { $count } chips for 1 of a colour you don’t pay in, once.
parking-give = Give
parking-take = Take
force-heading = Forced trade
force-intro = Choose a seat, the colour you take and the colour you give. It can’t be refused.
force-seat = Trade with
force-take = Take
force-give = Give
discard-heading = Discard
discard-intro = { $count ->
    [one] You hold one chip too many. Which one do you leave here?
   *[other] You hold { $count } chips too many. Which do you leave here?
}
discard-lies = They stay on your space for the next token that comes by.
choose-heading = Your choice
choose-take = { $count ->
    [one] Take 1 chip of any colour from the bank.
   *[other] Take { $count } chips of any colours from the bank.
}
choose-steal = Take 1 chip from another seat.
choose-gift = Give 1 chip to { $name }.
choose-return = Return 1 chip to the bank.
choose-swap = Swap as many chips with the bank as you like, one for one.
choose-colour = Colour
choose-seat = Seat
choose-chips = Chips
choose-give = Give
choose-picked = Picked so far: { $chips }
choose-picked-none = Nothing picked yet.
choose-left = { $count ->
    [0] Complete.
    [one] 1 more to pick.
   *[other] { $count } more to pick.
}

# --- auction
auction-heading = Auction: { $deed }
auction-leader = { $name } leads with { $amount }.
auction-no-bid = No bid yet; it starts at { $amount }.
auction-next = Next bid: { $amount } or more.
auction-passed = Passed: { $names }
auction-your-maximum = The bank bids for you up to { $amount }. Nobody else can see that.
auction-maximum-set = Done: the bank bids for you up to { $amount }.

# --- trade composer
trade-heading = Trade with { $name }
trade-intro = Put anything on either side; it goes out when you press Send.
trade-with = Trade with
trade-you-give = You give
trade-you-get = You get
trade-money = Money…
trade-deeds-give = Deeds you give
trade-deeds-want = Deeds you want
trade-cards-give = Cards you give
trade-cards-want = Cards you want
trade-chips-give = Chips you give
trade-chips-want = Chips you want
trade-offer = { $maker } offers { $to }: { $give } for { $want }.
trade-sent = Your offer to { $name } is on the table.
trade-after = Afterwards { $name } would own { $goods }.
trade-nobody = There is nobody to trade with.
trade-deed-mortgaged = { $deed } (mortgaged)

# --- modals
modal-bid-title = Your bid
modal-bid-label = Amount
modal-bid-hint = { $low } or more, up to { $high }
modal-upto-title = Bid for me up to
modal-upto-label = Highest amount
modal-upto-hint = Only you can see it. { $low } or more, up to { $high }
modal-money-title = Money in this trade
modal-money-give = You give
modal-money-want = You want
modal-money-hint = A whole number, such as { $example }
modal-chips-title = Chips
modal-chips-label = { $colour }
modal-chips-hint = 0 to { $max }
modal-rules-title = Look up a rule
modal-rules-label = A word or two

# --- hand, board, log, score
hand-heading = Your hand
hand-cash = { $amount } in hand
hand-deed = { $deed } · { $group } · rent { $rent } · on { $total } gives { $colour }
hand-deed-mortgaged = { $deed } · { $group } · mortgaged; { $amount } redeems it
hand-no-deeds = No deeds yet.
hand-chips = Chips: { $chips }
hand-no-chips = No chips.
hand-cards = Cards: { $cards }
hand-can = You can: { $verbs }
hand-can-nothing = Nothing to do for you just now.
board-heading = The board · round { $round }
score-heading = Who has what
score-final-heading = Final score
score-winner = { $name } wins!
score-winners = { $names } share the win!

# --- rules
rules-heading = Rules
rules-none = No rule found for “{ $query }”. Try a single word such as rent, jail or floor.
rules-why-heading = Why that?

# --- game commands
leave-done = A stand-in plays { $name }’s seat now. Press “I’m back” any time to take it back.
return-done = Welcome back, { $name }! The seat is yours again.
stop-question = End this game for everybody? There will be no winner.
stop-done = { $name } ended the game.
resign-question = Resign for good? Your deeds and chips go to the bank, or to whom you owe, and your seat will not be ranked.
resign-done = { $name } resigned.
bankrupt-question = Declare bankruptcy? You take no more turns, but your buildings stay and you can still win.

# --- panels: what several share
panel-done = Done.
panel-closed = That is no longer open.
button-raise = Raise money…
button-choose-of = Choose ({ $name })…
button-mortgage-deed = Mortgage { $deed }
button-redeem-deed = Redeem { $deed }
build-floor = Which floor
build-floor-number = Floor { $height }
choose-take-colour = Take
choose-too-many = { $count ->
    [one] That is 1 too many.
   *[other] That is { $count } too many.
}
discard-leave = Leave
debt-owed = You owe { $amount } to { $name }.
debt-raisable = By mortgaging everything you could have { $amount } in hand.
auction-mention = { $mention }, your bids are welcome.
board-shown = Here it is, fresh at the end of the channel.
modal-money-range = A whole number up to { $high }
trade-draft-gone = That trade is no longer being composed. Open “Trade…” once more.
button-build-go = Build
trade-mention = { $mention }, this offer is for you.

# --- houses and hotels
button-streets = Build…
button-sell = Sell buildings…
button-build-for = Build { $level } for { $amount }
button-want-ask = How many I want…
button-want = { $count ->
    [one] I want 1
   *[other] I want { $count }
}
button-place-ask = Place the building…
button-place = Put it here
button-sell-for = { $count ->
    [one] Sell 1 for { $amount }
   *[other] Sell { $count } for { $amount }
}
button-sell-group = Sell all of { $group } for { $amount }
level-houses = { $count ->
    [0] no building
    [one] 1 house
   *[other] { $count } houses
}
level-hotel = a hotel
street-line = { $deed }: { $level }, rent { $rent }
streets-heading = Build
streets-intro = Buildings stand on streets whose whole group is yours. They raise its rent.
streets-intro-window = The bank is short of buildings: say where you want one, and how many, or pass.
streets-intro-place = The building is paid for; choose where it stands.
streets-stock = { $houses ->
    [one] The bank has 1 house
   *[other] The bank has { $houses } houses
} and { $hotels ->
    [one] 1 hotel.
   *[other] { $hotels } hotels.
}
streets-choose = Street
streets-entry = { $level } for { $amount }, rent then { $rent }
streets-count = How many
streets-count-entry = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
streets-nothing = You can’t build just now: it takes a whole group of streets, unmortgaged, an even place, and the cash.
sell-heading = Sell buildings
sell-intro = They go back to the bank. A group can also be cleared at once.
sell-choose = Street
sell-entry = { $amount } for a building
sell-count = How many
sell-count-entry = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
sell-nothing = You have no buildings that can be sold just now.

# --- mortgaged deeds that changed hands, choices among words and numbers
transfer-heading = Mortgaged deeds
transfer-intro = Redeem them now, or pay the bank’s fee and leave them mortgaged.
transfer-line = { $deed }: { $redeem } redeems it, the fee is { $fee }
button-transfer = Redeem now…
button-skip-fee = Pay only { $amount }
choose-one = Choose
choose-tax = How do you pay?
choose-bus = How far does the bus take you?
choose-anywhere = Go to any space you like.
answer-tax = Pay { $amount }
answer-tax-percent = Pay { $percent }% of all you own
answer-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}

# --- sums and debts where there are houses
modal-scaled-hint = { $short } stands for { $full }.
debt-raisable-buildings = You can still have { $amount } by selling buildings and mortgaging.
bankrupt-question-streets = Declare bankruptcy? All you have goes to whom you owe, or to the bank, and you are out of the game.
resign-question-streets = Resign for good? All you have goes to whom you owe, or to the bank, and you are out of the game.
lot-house = a house
lot-hotel = a hotel
hand-street = { $deed } · { $group } · { $level } · rent { $rent }
hand-plain = { $deed } · { $group } · rent { $rent }
hand-times = { $deed } · { $group } · rent { $count } × the throw
hand-ladder = rents { $rents }
mortgage-intro-streets = A mortgaged deed brings no rent until you redeem it.
stage-time = The agreed time is up { $when }; the turn that is open then is the last.
