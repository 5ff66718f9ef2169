"""What the table layer hands out: lobbies, tables and turns as plain frozen values.

A *lobby* is a game that has not started; a *table* is a channel's game with its seats' people; a *turn* is what one accepted
action led to. None of them can be changed; nothing here does any work.
"""

from msgspec import Struct

from bot.engine.actions import Action
from bot.engine.events import Event, GameEnded, TurnStarted
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.view import View, look


class Member(Struct, frozen=True):
    """Who holds a seat.

    Attributes:
        user: the Discord user id; None for a seat that a stand-in has held from the start.
        name: the display name when last seen, raw: escape it before it is shown.
        standin: whether a stand-in plays the seat now.
        token: the token id of the seat ("" while the lobby has not settled it).
    """

    user: int | None
    name: str
    standin: bool = False
    token: str = ""


class Lobby(Struct, frozen=True):
    """A game that waits for its seats; `settings` are those that differ from the profile."""

    game_id: int
    channel: int
    guild: int | None
    host: int
    game: str
    profile: str
    board: str
    settings: dict[str, str]
    members: tuple[Member, ...]
    message: int | None = None


class Entry(Struct, frozen=True):
    """One accepted action with what it led to. `seat` None: the start of the game, or with a later serial its being stopped."""

    serial: int
    seat: int | None
    action: Action | None
    events: tuple[Event, ...]
    at: float = 0.0
    by: int | None = None
    standin: bool = False

    @property
    def passes(self) -> bool:
        """Whether the turn passed with this entry, or the game ended."""
        return any(
            isinstance(event, GameEnded) or (isinstance(event, TurnStarted) and not event.again)
            for event in self.events
        )


class Table(Struct, frozen=True):
    """A running or finished game as it is after its last committed action.

    Attributes:
        serial: the number of actions so far; it grows by one with each.
        status: `running`, `over` or `stopped`.
        message: the id of the stage message, a cache only.
        told: the serial of the last action that the channel was told of by a message of its own, -1 for none.
    """

    game_id: int
    channel: int
    guild: int | None
    host: int
    members: tuple[Member, ...]
    rules: Rules
    state: State
    serial: int
    status: str = "running"
    message: int | None = None
    told: int = -1

    def view(self, seat: int | None = None) -> View:
        """What that seat, or a spectator, may know."""
        return look(self.rules, self.state, seat)

    def seat_of(self, user: int) -> int | None:
        """The seat that this user holds, or None."""
        return next((seat for seat, member in enumerate(self.members) if member.user == user), None)


class Turn(Struct, frozen=True):
    """What one call led to: the table after it, and the entries it added (stand-ins' moves included), oldest first."""

    table: Table
    entries: tuple[Entry, ...]


class TableRefused(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """Something about the table, not the rules, is in the way.

    Codes: `no_game`, `game_running`, `lobby_full`, `already_seated`, `not_seated`, `not_host`, `too_few_seats`, `not_lobby`,
    `unknown_setting`, `bad_setting`, `already_decided`, `not_your_seat`, `game_stopped`, `wrong_version`, `not_yours`, `unknown_game`;
    of seats `no_seat`, `own_seat`, `not_your_own`, `seat_out`, `seat_empty`, `seat_held`, `seat_back`, `not_voter`, `too_few_voters`,
    `not_asker`, `not_invited`, `taker_seated`, `barred`, `already_host`, `chair_taken`; of servers `not_manager`, `not_manager_here`, `not_here`,
    `not_starter`; of followers `unknown_point`, `too_many_followers`.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
