"""Banker: the banker, the board, the dice and the clock for property-trading board games on Discord."""
