"""The engine's surface: `start`, `options`, `asked`, `forced`, `apply`, `step`, `view`.

`apply` is `step` on a copy, so a refused or uncommitted action leaves no trace. `step` changes a state that the caller owns
(self-play); a refused `step` leaves it as it was, since every handler checks before it changes anything. `carry_out` is `step` for
who plays on and on from one state.
"""

from bot.engine.actions import Action, TimeUp
from bot.engine.chance import commitment, shuffled, throw
from bot.engine.events import Event, GameStarted, StartThrown
from bot.engine.games import GAMES
from bot.engine.options import Option
from bot.engine.play import ALL_KINDS, NO_KINDS, Kinds, Play
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.state import Seeded, State
from bot.engine.view import look as view

__all__ = ["apply", "asked", "carry_out", "forced", "options", "play_on", "start", "step", "view"]


def start(rules: Rules, seats: int, seed: bytes) -> tuple[State, list[Event]]:
    """A new game: piles shuffled, the first turn thrown for (ties throw again among the tied), waiting for its first seat.

    Args:
        rules: what the table plays by.
        seats: how many seats.
        seed: 32 secret bytes.

    Raises:
        ValueError: too few or too many seats for this game, or a seed that is not 32 bytes long.
    """
    if not rules.min_seats <= seats <= rules.max_seats:
        raise ValueError(f"{rules.game} takes {rules.min_seats} to {rules.max_seats} seats, not {seats}")
    if len(seed) != 32:
        raise ValueError("a seed is 32 bytes long")
    game = GAMES[rules.game]
    state = game.seat_up(rules, seats)
    chance = Seeded(seed)
    state.secret.chance = chance
    state.commitment = commitment(seed)
    for deck, pile in state.secret.piles.items():
        state.secret.piles[deck] = shuffled(chance, pile)
    play = Play(rules, state, game)
    state.first = state.turn = _first(play, list(range(seats)))
    play.say(GameStarted(state.turn, state.commitment))
    game.deal(play)
    game.open(play)
    game.proceed(play)
    return state, play.events


def _first(play: Play, tied: list[int]) -> int:
    """The seat that throws the highest total of two dice."""
    while len(tied) > 1:
        totals = {}
        for seat in tied:
            dice = throw(play.state.secret.chance, 2)
            totals[seat] = sum(dice)
            play.say(StartThrown(seat, dice))
        best = max(totals.values())
        tied = [seat for seat in tied if totals[seat] == best]
    return tied[0]


def begin(play: Play) -> None:
    """Begin the turn of the seat whose turn it is, in a position that is otherwise complete."""
    play.begin_turn()
    play.game.proceed(play)


def options(rules: Rules, state: State, seat: int) -> list[Option]:
    """What this seat may do now; empty for a bankrupt seat and when the game is over."""
    if state.ending or state.seats[seat].bankrupt:
        return []
    return GAMES[rules.game].asked(rules, state, seat, ALL_KINDS)


def asked(rules: Rules, state: State, seat: int, also: Kinds = NO_KINDS) -> list[Option]:
    """This seat's `options` without what is always open (mortgage, trade, claim, resign), but for actions of the kinds in `also`."""
    if state.ending or state.seats[seat].bankrupt:
        return []
    return GAMES[rules.game].asked(rules, state, seat, also)


def forced(rules: Rules, state: State, seat: int) -> Action | None:
    """The one answer to the only decision that waits, which is what alone is `asked` of this seat; None where it may have a choice."""
    if len(state.waiting) != 1:
        return None
    (decision,) = state.waiting
    only = GAMES[rules.game].forced.get(type(decision))
    return None if only is None or seat not in decision.seats else only(state, seat)


def step(rules: Rules, state: State, seat: int, action: Action) -> list[Event]:
    """Carry out an action on a state that the caller owns; the clock's own action comes with `BANK` for a seat.

    Raises:
        Refused: the rules do not allow it now; the state is as it was.
    """
    return carry_out(play_on(rules, state), seat, action)


def play_on(rules: Rules, state: State) -> Play:
    """A play that goes on from this state, for `carry_out` to change."""
    return Play(rules, state, GAMES[rules.game])


def carry_out(play: Play, seat: int, action: Action) -> list[Event]:
    """`step` of a play that is kept from action to action; gives what happened by this one.

    Raises:
        Refused: as `step` does.
    """
    state, game = play.state, play.game
    if state.ending:
        raise Refused("game_over")
    if not 0 <= seat < len(state.seats) and type(action) is not TimeUp:
        raise Refused("unknown_name", name=seat)
    handler = game.handlers.get(type(action))
    if handler is None:
        raise Refused("not_allowed")
    events: list[Event] = []
    play.events, play.say = events, events.append
    handler(play, seat, action)
    game.proceed(play)
    return events


def apply(rules: Rules, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """The state after an action, and what happened; the state passed in is not changed.

    Raises:
        Refused: the rules do not allow it now.
    """
    after = state.copy()
    events = step(rules, after, seat, action)
    return after, events
