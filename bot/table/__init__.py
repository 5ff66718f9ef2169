"""The tables: lobbies, seats, presses and stand-ins on top of engine and store. No Discord, no words, no pictures."""
