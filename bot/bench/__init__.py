"""Measures the project against its own budgets: engine, self-play, pictures, commits, presses over real sockets, memory.

`figures` holds the figures and the budgets, every other module measures one kind. Nothing here is used by the running bot.
"""
