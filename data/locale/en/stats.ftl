# What is counted of finished games: one's own figures, a server's standings; and being forgotten.
# $user: a mention that calls nobody. $rating, $off, $mean, $seats: numbers with a fraction.

# --- /me stats
stats-heading = Your games
stats-heading-against = You and { $user }
stats-none = No finished game of yours has been counted yet. A game counts once it is over, for who made most of their own moves in it.
stats-against-none = You and { $user } have not finished a game together yet.
stats-against-uncounted = { $user } does not want to be counted.
stats-played = **{ $game }**, { $profile }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] { $wins } win
   *[other] { $wins } wins
}; on average place { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($seats, minimumFractionDigits: 1, maximumFractionDigits: 1) }; at best { $best }
stats-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-rating = Strength in { $game }: **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) }
stats-rating-meaning = Everybody begins at 25. Where you come in moves it; ± is how far off it may still be.
stats-dice = Dice: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average in { $throws ->
    [one] { $throws } throw
   *[other] { $throws } throws
}; { $expected } is to be expected. { $luck ->
    [good] The dice like you.
    [bad] The dice owe you something.
   *[even] That is as it should be.
}
stats-pace = Half of your decisions take { $time } at most.
stats-pace-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
stats-pace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
stats-pace-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
stats-deeds = Deeds you buy most: { $deeds }
stats-deed = { $deed } ({ $times }×)
stats-rivals-heading = Whom you meet most
stats-rival = { $user }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}; ahead of them in { $ahead }, behind in { $behind }
stats-counted = Your results are in the standings of your servers, and others see how they fared against you.
stats-uncounted = You are not counted: new games leave no results of yours, and nobody sees the older ones.
button-stats-leave = Don’t count me
button-stats-return = Count me again

# --- /server standings
standings-heading = Who plays { $game } best here
standings-heading-profile = Who plays { $game } best here: { $profile }
standings-none = Nobody here has finished a game of it yet. `/play` opens a table.
standings-line = { $place }. { $user } · **{ NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }** ± { NUMBER($off, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $wins ->
    [0] no win
    [one] { $wins } win
   *[other] { $wins } wins
}
standings-meaning = The order is by what somebody plays at least, almost certainly: the number less three times its ±. `/me stats` shows your own.
error-no-profile = { $game } has no profile called “{ $text }”. Pick one from the list that opens while you type.
error-no-server = This is about a server. Ask in one of its channels.

# --- /me forget
forget-heading = Forget you?
forget-what = - Lobbies you sit in lose you; running games give your seat to a stand-in, for good.
    - Your name and your id go from all games, running and over. The games stay, and count for the others.
    - Your wishes, drafts, results and ratings are deleted.
forget-not = It can’t be undone. Not covered: messages that were already posted, exported records, and copies of the database that whoever runs this bot has made. What you play afterwards is kept anew.
button-forget = Yes, forget me
forget-done = You are forgotten. It was good to have you.

# --- commands
command-me-stats = stats
command-me-stats-description = Your finished games: wins, dice, favourite deeds, and whom you meet
command-me-stats-against = against
command-me-stats-against-description = How you and this person fare against each other
command-me-forget = forget
command-me-forget-description = Have your name and id removed from all games and lists
command-server-standings = standings
command-server-standings-description = Who plays a game best on this server
command-server-standings-game = game
command-server-standings-game-description = Which game; the one in this channel if you leave it out
command-server-standings-profile = profile
command-server-standings-profile-description = Only games of this profile; all if you leave it out
