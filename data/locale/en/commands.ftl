# Names and descriptions of commands and their options. Names: lower case, at most 32 characters; descriptions at most 100.

command-play = play
command-play-description = Open a table in this channel: others join, then the game begins
command-play-game = game
command-play-game-description = Which game to play
command-play-profile = profile
command-play-profile-description = A ready set of rules for this game
command-play-board = board
command-play-board-description = Which board to play on

command-board = board
command-board-description = Show the board as it stands

command-hand = hand
command-hand-description = Your deeds, chips and cards, for your eyes only

command-log = log
command-log-description = What has happened in this game, newest first
command-log-page = page
command-log-page-description = Which page to open; 1 is the newest

command-score = score
command-score-description = Who has what, and how many points it makes

command-rules = rules
command-rules-description = Look up a rule
command-rules-about = about
command-rules-about-description = A word or two: rent, doubles, penthouse…

command-trade = trade
command-trade-description = Put together a trade with another seat
command-trade-with = with
command-trade-with-description = Whom to trade with

command-game = game
command-game-description = Look after the game in this channel
command-game-leave = leave
command-game-leave-description = Hand your seat to a stand-in until you are back
command-game-stop = stop
command-game-stop-description = End this game for everybody, without a winner
command-game-resign = resign
command-game-resign-description = Give up your seat for good; it will not be ranked
command-game-replace = replace
command-game-replace-description = Hand a seat to somebody else, or to a stand-in for good
command-game-replace-seat = seat
command-game-replace-seat-description = The seat to hand over
command-game-replace-by = by
command-game-replace-by-description = Who is to take the seat; leave it out to choose
