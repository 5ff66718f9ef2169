# A table's time: deadlines, reminders, and what happens when a time is up.

# --- deadlines on the stage, the auction and an offer
time-all = Time is up { $when }.
time-one = { $name }’s time is up { $when }.
time-auction = The hammer falls { $when }; a late bid moves that on a little.
time-offer = This offer stands until { $when }.
time-vote = The others vote on { $name }’s seat, at the latest until { $when }; any press of { $name }’s ends the vote.
time-paused = This table is paused: no time runs. `/game resume` goes on.
time-quiet = This table has gone quiet: no time runs until somebody presses anything.

trade-lapsed = { $maker }’s offer to { $to } lapsed without an answer.

# --- reminders: one message, each person once
notice-remind = { $mentions }: this table waits for you. Time is up { $when }.
notice-remind-auction = { $mentions }: you can still bid. The hammer falls { $when }.
notice-remind-offer = { $mentions }: a trade is on offer to you until { $when }.
notice-remind-where = The table is in { $channel }.
notice-next-stand-in = After that a stand-in plays on for you until you press anything.
notice-next-skip = After that you are passed over with the cheapest move there is.
notice-next-vote = After that the others decide how it goes on.
notice-next-bankrupt = After that the seat is bankrupt: this table plays it so.

# --- a time was up
notice-stand-in = { $name }’s time was up. A stand-in plays the seat now, carefully: it takes no trade and gives nothing away. { $name } has it back by pressing anything.
notice-skip = { $name }’s time was up, so the cheapest move was made. { $name } plays on from here.
notice-vote = { $name }’s time was up. How should it go on? More than half of you decide, at the latest { $when }; without a clear vote a stand-in plays.
notice-bankrupt = { $name }’s time was up. This table plays that as bankruptcy.
notice-removed = The table has voted: { $name } is out of the game.
notice-quiet = Nobody has come for a while, so this table goes quiet: no more reminders. Any press wakes it, today or in a month.

# --- the vote on a seat
button-vote-replace = A stand-in plays
button-vote-remove = Out of the game
button-vote-wait = Wait once more
vote-cast = Noted: { $choice }. You can still change your mind while the vote is open.
vote-done = That decides it: { $choice }.
table-no_vote = There is no vote on that seat that you could join. `/board` shows how things stand.

# --- how a table's time runs, in the lobby
lobby-time = Time for a decision: { $pace }. When it is up: { $policy }.
lobby-time-none = Nobody is hurried at this table.
setting-pace = Pace
setting-pace-rule = How long each decision may take. Everybody is reminded before the time is up.
setting-pace-daily = A day
setting-pace-daily-description = 24 hours a decision, for games between other things
setting-pace-live = Live
setting-pace-live-description = 90 seconds a decision, for everybody at the table now
setting-pace-evening = An evening
setting-pace-evening-description = 10 minutes a decision
setting-pace-relaxed = Relaxed
setting-pace-relaxed-description = 72 hours a decision
setting-pace-none = No time limit
setting-pace-none-description = Nobody is hurried and nobody is reminded; the table may stand still for ever

setting-policy = When somebody’s time is up
setting-policy-rule = What happens so that the others need not wait for ever. A trade is never accepted for anybody.
setting-policy-stand-in = A stand-in plays
setting-policy-stand-in-description = It plays the seat carefully until its owner presses anything
setting-policy-skip = Passed over
setting-policy-skip-description = The cheapest move that is allowed is made, once
setting-policy-vote = The others vote
setting-policy-vote-description = They choose between a stand-in, out of the game, and waiting once more
setting-policy-bankrupt = Bankrupt
setting-policy-bankrupt-description = The seat is out, as the online rules have it

setting-away_days = Days of absence
setting-away_days-rule = Who says that they are away stops their clock, for at most so many days; 0: not at all.
