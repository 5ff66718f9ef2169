# The replay of a game: captions over its boards, and what is said around it.

picture-replay-turn = Round { $round } · { $name }’s turn
picture-replay-before = Before the first turn
picture-replay-end = Round { $round } · the end
describe-replay = A replay of the game up to round { $rounds }, { $count ->
    [one] 1 picture
   *[other] { $count } pictures
} of the board.

# --- the command, and the buttons below a score
command-game-replay = replay
command-game-replay-description = Post an animated replay of this game, or of the last one played here
button-chart = Chart
button-dice = Dice
replay-begun = Making the replay…
replay-progress = Making the replay… { $done } of { $count } pictures
replay-heading = Replay · { $round ->
    [one] 1 round
   *[other] { $round } rounds
}
replay-names = With { $names }.
replay-poster = If nothing moves above, this is how it stands:
replay-busy = A replay is being made on this server already. Try again in half a minute.
replay-impossible = This game can’t be played again: the rules have changed since it began. `/log` tells it in words.
