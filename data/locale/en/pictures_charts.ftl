# Words on the charts of a game’s course and of its dice, and these pictures and drawn cards in words. Seats have letters on charts, A for the first. Where a board is crowded, its description has short forms.

picture-course-worth = Worth over time
picture-course-points = Points over time
picture-round = round
picture-out = out
picture-turning-bankrupt = bankrupt
picture-turning-resigned = resigned
picture-turning-auction = { $count ->
    [one] auction won
   *[other] { $count } auctions won
}
picture-turning-penthouse = penthouse
picture-throws = { $count ->
    [0] No throw of two dice yet
    [one] 1 throw of two dice
   *[other] { $count } throws of two dice
}
picture-thrown = thrown
picture-expected = expected

# --- descriptions
describe-course = { $title }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
describe-course-seat = { $name }: { $first } at the start, { $middle } half way, { $last } in the end.
describe-course-out = { $name }: out in round { $round }, at most { $most }.
describe-turning-bankrupt = Round { $round }: { $name } goes bankrupt.
describe-turning-resigned = Round { $round }: { $name } resigns.
describe-turning-auction = Round { $round }: { $name } wins an auction.
describe-turning-penthouse = Round { $round }: { $name } builds a penthouse.
describe-throws = { $throws }. By sum: { $sums }.
describe-sum = { $total } { $count ->
    [one] once
   *[other] { $count } times
}
describe-throws-seat = { $name }: { $count ->
    [one] 1 throw
   *[other] { $count } throws
}, { $average } on average.
describe-tenths = { $whole }.{ $tenth }
describe-card = { $name } drew { $title }: { $text }

# --- a crowded board: seats by letter, buildings in brackets
describe-brief-who = { $letter } { $name }
describe-brief-role = { $name } { $role }
describe-brief-competitor = comp.
describe-brief-monopolist = mon.
describe-brief-on = { $name }: { $has }, { $place }.
describe-brief-held = { $name }: { $has }, held.
describe-brief-out = { $name }: out.
describe-brief-marks = In brackets houses, H hotel, M mortgaged.
describe-brief-mortgaged = M
describe-brief-hotel = H
describe-brief-owns = { $name }: { $deeds }.
