"""Pictures of games on a board of 40 spaces with streets: what they share, whatever game it is.

What a game has of its own (its spaces, its buildings, its title cards, what its seats are) comes from its `Dress`.
"""
