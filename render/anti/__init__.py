"""Pictures of Anti-Monopoly: what it has of its own on a street board.

Its seats are competitors (a green circle with a C) or monopolists (a blue square with an M), and so are their tokens, deeds and
buildings.
"""
