# Seats in a running game: votes, seats on offer, the chair, who looks on, and what a server settles.


# --- why something about a seat was not done
table-no_seat = There is no such seat at this table. Pick one from the list.
table-own_seat = That is your own seat. `/game leave` hands it to a stand-in, `/game replace` to somebody else.
table-not_your_own = That is up to whoever holds the seat. `/game kick` asks the table to vote on it.
table-seat_out = That seat has nothing more to play in this game. Choose another one.
table-seat_empty = A stand-in has that seat for good already. `/game replace` offers it to somebody.
table-seat_held = { $names } plays that seat in person. `/game kick` asks the table to vote on it.
table-seat_held-plain = Somebody plays that seat in person. `/game kick` asks the table to vote on it.
table-seat_back = That seat is no longer free. `/board` shows who sits where.
table-not_voter = Only those vote who play in person, and not the one it is about. Watch with `/board` meanwhile.
table-too_few_voters = Two can’t outvote each other. `/game stop` ends the game, and who manages the server can free a seat with `/game kick`.
table-not_asker = That is up to whoever asked for it. Ask them, or somebody who manages the server.
table-not_invited = That seat is kept for somebody else. Ask the table to offer you one.
table-taker_seated = That person has a seat at this table already. Choose somebody who has none.
table-barred = The table voted on that person’s seat, so they can’t sit down at this game again. `/play` in another channel opens a new one.
table-already_host = You look after this table already. Just play on.
table-chair_taken = { $names } looks after this table. Once a stand-in plays their seat, anybody seated can take over.
table-chair_taken-plain = The host is at the table. Once a stand-in plays their seat, anybody seated can take over.
table-not_manager = On this server only those who manage it stop a game. Ask one of them, or hand your seat over with `/game leave`.
table-not_here = Games on this server start in { $names }. Use `/play` there.
table-not_here-plain = Games on this server start in other channels. Use `/play` there.
table-not_starter = Starting a game here is for { $names }. Join a table that is open, or ask one of them to open one.
table-not_starter-plain = Starting a game here is for certain roles. Join a table that is open, or ask somebody to open one.
table-unknown_point = That can’t be followed in this game any more. Open `/game follow` again and pick from the list.
table-too_many_followers = As many people follow this game as can be called at once. `/board` shows it at any time.
