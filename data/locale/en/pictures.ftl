# Words inside pictures, and the pictures' descriptions in words. Captions have room for about 20 letters.

# the hyphenation dictionary, as pyphen names it
picture-hyphens = en_US

# --- places of the Builder board
place-builder-go = GO
place-builder-mediterranean = Mediterranean
place-builder-collect_red = Collect 2 red
place-builder-baltic = Baltic
place-builder-chance_1 = Chance
place-builder-oriental = Oriental
place-builder-roll_1 = Roll for 2
place-builder-connecticut = Connecticut
place-builder-jail = Jail
place-builder-st_charles = St. Charles
place-builder-collect_purple = Collect 2 purple
place-builder-virginia = Virginia
place-builder-chance_2 = Chance
place-builder-st_james = St. James
place-builder-steal_1 = Steal 1
place-builder-new_york = New York
place-builder-parking = Free Parking
place-builder-kentucky = Kentucky
place-builder-collect_green = Collect 2 green
place-builder-illinois = Illinois
place-builder-chance_3 = Chance
place-builder-atlantic = Atlantic
place-builder-roll_2 = Roll for 2
place-builder-marvin_gardens = Marvin Gardens
place-builder-go_to_jail = Go to jail
place-builder-pacific = Pacific
place-builder-collect_yellow = Collect 2 yellow
place-builder-pennsylvania = Pennsylvania
place-builder-chance_4 = Chance
place-builder-park_place = Park Place
place-builder-steal_2 = Steal 1
place-builder-boardwalk = Boardwalk

# --- what stands on spaces without a deed
picture-space-collect = Collect { $count }
picture-space-chance = Chance
picture-space-roll = Roll for { $count }
picture-space-steal = Steal 1
picture-space-go = GO
picture-space-go-money = +{ $amount }
picture-space-jail = Just visiting
picture-space-parking = Free Parking
picture-space-go_to_jail = Go to jail

# --- whose turn, and what is waited for
# stands for a name that the letters of pictures have too little of; it begins with a capital
picture-seat = { $colour } seat { $number }
picture-turn = { $name }’s turn
picture-wins = { $name } wins
picture-shared = Shared win
picture-stopped = Stopped
picture-await-roll = Roll the dice
picture-await-jail = In jail: roll or pay
picture-await-discard = { $count ->
    [one] Drop 1 chip
   *[other] Drop { $count } chips
}
picture-await-buy = Buy { $deed }?
picture-await-auction = Auction: { $deed }
picture-await-debt = Raise { $amount }
picture-await-choose-take = { $count ->
    [one] Take 1 chip
   *[other] Take { $count } chips
}
picture-await-choose-steal = Steal a chip
picture-await-choose-gift = Give a chip
picture-await-choose-return = Return a chip
picture-await-choose-swap = Swap with the bank
picture-await-parking = Swap 2 for 1?
picture-await-manage = Trade and build
picture-await-again = Build, then roll again

# --- the island
picture-builds = { $name } builds
picture-open = { $count ->
    [0] no place is open
    [one] 1 place is open
   *[other] { $count } places are open
}
picture-island = The island
picture-towers = { $count ->
    [0] nothing is built yet
    [one] 1 building
   *[other] { $count } buildings
}

# --- a hand
picture-deeds = { $count ->
    [0] no deeds
    [one] 1 deed
   *[other] { $count } deeds
}
picture-cash = cash
picture-blocks = { $count ->
    [one] 1 block left
   *[other] { $count } blocks left
}
picture-no-deeds = No deeds yet
picture-rent = Rent
picture-full-set = full set
picture-mortgaged = Mortgaged
picture-on-total = on { $total }

# --- an auction
picture-auction = Auction
picture-leads = { $name } leads
picture-first-bid = First bid
picture-next-from = next from
picture-no-bid = no bid yet
picture-passed = out

# --- an offer
picture-gives = gives
picture-nothing = nothing

# --- the final sheet
picture-final = Final score
picture-buildings = buildings
picture-sets = sets
picture-points = points
picture-not-ranked = resigned

# --- descriptions
describe-board = The board, round { $round }.
describe-turn = { $name }’s turn.
describe-waits = Waiting for { $names } ({ $what }).
describe-dice = Dice: { $dice }, { $total } in all.
describe-stopped = The game was stopped.
describe-over = The game is over. Winner: { $names }.
describe-seat = { $name } ({ $token }): { $cash }, chips { $chips }, on { $place }.
describe-seat-jailed = { $name } ({ $token }): { $cash }, chips { $chips }, in jail.
describe-seat-out = { $name } ({ $token }): bankrupt.
describe-owns = { $name } owns { $deeds }.
describe-mortgaged = { $deed } (mortgaged)
describe-towers = Towers of { $name } with their floors: { $towers }.
describe-tower = { $cell } { $height }
describe-penthouse = { $cell } with the penthouse
describe-lying = Lying on { $place }: { $chips }.
describe-island = The island.
describe-legal = Open places: { $cells }.
describe-hand = The hand of { $name }: { $cash }, chips { $chips }.
describe-hand-deed = { $deed }: rent { $rent }, { $set } with the set, gives { $chips } on { $total }.
describe-hand-cards = Kept cards: { $cards }.
describe-auction = Auction of { $deed }, price { $price }.
describe-leads = { $name } leads with { $amount }.
describe-no-bid = No bid yet; the first is { $amount } or more.
describe-bid = { $name } bid { $amount }.
describe-passed = Out: { $names }.
describe-offer = { $name } offers { $give } to { $other } for { $want }.
describe-nothing = nothing
describe-no-chips = none
describe-final = Final score.
describe-score = { $rank }. { $name }: { $total } points (buildings { $buildings }, sets { $sets }, most cash { $billionaire }, largest group { $community }), { $cash }.
describe-score-out = { $name } resigned and is not ranked.
describe-blocks = { $count ->
    [one] 1 block left.
   *[other] { $count } blocks left.
}
describe-cover = An island with towers, and the seats taken so far: { $names }.
describe-cover-empty = An island with towers. No seat is taken yet.
