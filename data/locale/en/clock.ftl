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
notice-vote = { $name }’s time was up. How should it go on? More than half of you decide, at the latest { $when }; without a clear vote a stand-in plays. This vote is about the waiting alone: { $name } ends it, and has the seat back, by pressing anything. `/game kick` is the vote on who keeps a seat for good.
notice-bankrupt = { $name }’s time was up. This table plays that as bankruptcy.
notice-removed = The table has voted: { $name } is out of the game.
notice-quiet = Nobody has come for a while, so this table goes quiet: no more reminders. Any press wakes it, today or in a month.

# --- the vote on how it goes on with somebody whose time was up; the vote on who keeps a seat is in seats.ftl
button-vote-replace = A stand-in plays
button-vote-remove = Out of the game
button-vote-wait = Wait once more
vote-cast = Noted: { $choice }. You can still change your mind while the vote is open.
vote-done = That decides it: { $choice }.
table-no_vote = Nothing is being decided about that seat that you could vote on. `/board` shows how things stand.

# --- pausing and going on
rest-pause-heading = Pause this table?
rest-resume-heading = Go on with this table?
rest-count = { $count } of { $wanted } agree: { $names }.
rest-mention = { $mention }, what do you say?
rest-pause-next = Once everybody who plays in person agrees, no time runs and nobody is reminded. Who likes may move all the same.
rest-pause-back = Until then time runs on. Who has changed their mind says `/game resume`.
rest-resume-next = Once half of those who play in person agree, time runs again, and every decision has its whole time.
rest-resume-back = Until then the table stays paused. Who has changed their mind says `/game pause`.
rest-pause-agree = Agree to pause
rest-resume-agree = Agree to go on
rest-pause-done = **This table is paused.** No time runs and nobody is reminded; moves count all the same. `/game resume` asks whether to go on: half of those who play in person are enough.
rest-resume-done = **This table goes on.** Every decision has its whole time again.
rest-resume-mention = { $mention }, it is your move.
rest-pause-settled = The question whether to pause is settled.
rest-resume-settled = The question whether to go on is settled.
rest-pause-already = This table is paused; you want it to stay so. `/game resume` asks whether to go on.
rest-resume-already = This table is not paused; you want it to stay so. `/game pause` asks for a pause.
rest-pause-alone = Pause this table now, because you manage this server? No time runs then and nobody is reminded; moves count all the same. `/game resume` ends it.
rest-resume-alone = Let this table go on now, because you manage this server? Every decision has its whole time again.
rest-pause-now = Pause it now
rest-resume-now = Let it go on now
rest-ask = Ask the table
rest-told = The channel knows.
table-question_over = That question is settled by now. `/board` shows whether the table is paused; `/game pause` and `/game resume` ask anew.

# --- /me notify
notify-heading = When you are reminded
notify-intro = This counts at all your tables, at once, and only you see it.
notify-zone-now = Your clock: { $zone }, where it is { $time } now.
notify-quiet-now = Quiet hours: from { $start } to { $end }. What falls into them waits until they are over.
notify-quiet-off = Quiet hours: none. You are reminded at any time of day.
notify-direct-now = Reminders come as direct messages; where you take none from me, in the table’s channel.
notify-here-now = Reminders come in the table’s channel.
notify-zone = Your time zone
notify-zone-set = Time zone…
notify-zone-label = Hours ahead of UTC
notify-zone-hint = +2, -3:30, +5:45
notify-quiet = Quiet hours
notify-quiet-set = Quiet hours…
notify-quiet-from = Quiet from
notify-quiet-to = Quiet until
notify-quiet-hint = A time of day on your clock, such as 22:30
notify-quiet-none = No quiet hours
notify-direct = By direct message
notify-here = In the channel
error-no-zone = “{ $text }” is no time zone I can read. Type how far your clock is ahead of UTC, such as +2, -3:30 or +5:45.
error-no-time = “{ $text }” is no time of day I can read. Type one such as 22:30 or 7.
error-quiet-empty = Quiet hours that begin and end at the same time are none. Type two times, or press “No quiet hours”.

# --- /me away
away-heading = Being away
away-none = You are not away. `/me away` with a number of days, or with a date, stops your clock at your tables for that long.
away-now = You are away until { $when }.
away-no-tables = You play in no game now. What you join until then knows of it.
away-table = { $where } · { $game } · your clock stands still until { $when }
away-table-capped = { $where } · { $game } · your clock stands still until { $when }: this table waits at most { $days ->
    [one] one day
   *[other] { $days } days
}
away-table-none = { $where } · { $game } · your clock runs: this table waits for nobody who is away
away-table-free = { $where } · { $game } · nobody is hurried there
away-table-standin = { $where } · { $game } · a stand-in plays for you there
away-more = { $count ->
    [one] - and one more table
   *[other] - and { $count } more tables
}
away-next = Nobody reminds you meanwhile. Auctions do not wait. You can move at any time all the same; `/me away` again changes this.
away-back = I’m back
away-ended = Welcome back. Your clock runs again at all your tables, and what waits for you leaves you a decision’s whole time, unless less was left anyway.
error-away-both = Give a number of days or a date, not both.
error-no-date = “{ $text }” is no date I can read. Type it as year, month and day, such as 2031-07-15.
error-away-past = That is over already on your clock ({ $zone }). Choose a later day; `/me notify` sets your time zone.
error-away-long = That is longer than { $days } days. Choose an earlier day; a stand-in can play for you with `/game leave`.

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
