# The whole board as text, by `/board text:true`. Each line is heard by itself; parts are joined by commas.

command-board-text = text
command-board-text-description = The whole board as text, for you alone; good for screen readers
reading-heading = The board in words
reading-page = Page { $page } of { $pages }
reading-line = { $head }: { $parts }.
reading-who = { $letter } { $name }
reading-won = The game is over. Won by { $names }.
reading-stopped = The game was stopped.
reading-turn = Round { $round }, the turn of { $name }.
reading-dice = Last throw: { $dice }.
reading-cash = { $amount } in hand
reading-worth = { $amount } in all
reading-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
reading-chips = chips { $chips }
reading-blocks = { $count ->
    [one] 1 block left
   *[other] { $count } blocks left
}
reading-cards = keeps { $cards }
reading-on = on { $place }
reading-jailed = in jail
reading-jailed-corner = held in { $corner }
reading-bankrupt = bankrupt
reading-resigned = resigned
reading-debt = { $name } owes { $amount } to { $other }.
reading-leads = { $name } leads the auction of { $deed } with { $amount }.
reading-offer = { $name } offers { $give } to { $other } for { $want }.
reading-space = { $number } { $place }
reading-free = free for { $amount }
reading-owner = owned by { $name }
reading-mortgaged = mortgaged
reading-pays = { $colour } on { $total }
reading-lying = { $chips } lying here
reading-pot = { $amount } waiting here
reading-here = here { $names }
reading-inside = in jail { $name }
reading-inside-corner = held in { $corner } { $name }
reading-tower = { $cell }, { $height ->
    [one] 1 floor
   *[other] { $height } floors
} of { $name }.
reading-penthouse = { $cell }, the penthouse of { $name }.
reading-no-towers = Nothing is built on the island.
reading-bank-chips = The bank’s chips: { $chips }.
reading-bank-buildings = The bank has { $houses ->
    [one] 1 house
   *[other] { $houses } houses
} and { $hotels ->
    [one] 1 hotel
   *[other] { $hotels } hotels
}.
