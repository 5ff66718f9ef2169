"""Pictures of classic Monopoly: a board of 40 spaces, hands with rent ladders, auctions, offers, ranking and cover.

Shared with the other games are the sprites, the paint and the words; where things stand is said here.
"""
