"""Whose turn is next, and where a round ends."""

from bot.engine.state import State


def following(state: State) -> tuple[int, bool]:
    """The next living seat clockwise, and whether a round ends on the way: it does at the seat that began the game."""
    count = len(state.seats)
    seat = (state.turn + 1) % count
    round_over = seat == state.first
    while state.seats[seat].bankrupt and seat != state.turn:
        seat = (seat + 1) % count
        round_over = round_over or seat == state.first
    return seat, round_over


def hand_on(state: State, seat: int, *, round_over: bool) -> None:
    """The turn goes to this seat; doubles are forgotten."""
    if round_over:
        state.round += 1
    state.turn = seat
    state.doubles = 0
    state.again = False
