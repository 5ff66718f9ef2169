"""What the table layer hands out: lobbies, tables and turns as plain frozen values.

A *lobby* is a game that has not started; a *table* is a channel's game with its seats' people; a *turn* is what one accepted
action led to. None of them can be changed; nothing here does any work.
"""

from msgspec import Struct

from bot.engine.actions import Action
from bot.engine.events import AdjustingOpened, Event, GameEnded, GameStarted, MovesUndone, RoleChosen, TurnStarted
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.engine.view import View, look
from bot.store.dues import Due


class Member(Struct, frozen=True, omit_defaults=True):
    """Who holds a seat.

    Attributes:
        user: the Discord user id; None for a seat that a stand-in has held from the start.
        name: the display name when last seen, or that of the stand-in as records have it; `bot.table.naming` tells what to show.
        standin: whether a stand-in plays the seat now.
        token: the token id of the seat ("" while the lobby has not settled it).
        once: who held the seat until it was left to a stand-in for good, whose name still speaks of them.
        after: their name then.
        number: which stand-in of its table it is, from 1; 0 for who is none from the start.
    """

    user: int | None
    name: str
    standin: bool = False
    token: str = ""
    once: int | None = None
    after: str = ""
    number: int = 0


class Ballot(Struct, frozen=True):
    """A vote of the others on how it goes on with a seat whose time was up; whether somebody keeps a seat is `bot.table.votes`.

    Attributes:
        number: the decision that it kept waiting.
        since, until: when the vote began, and when it closes.
        votes: what each user chose so far: `replace`, `remove` or `wait`.
    """

    seat: int
    number: int
    since: float
    until: float
    votes: dict[int, str] = {}


class UndoAsk(Struct, frozen=True):
    """A question to all who play in person: whether a seat may take back its last move, and what came after it.

    Attributes:
        number: the number of the question; its buttons carry it.
        seat: whose move it is.
        since: the serial of that move.
        count: how many moves would be undone.
        asked, until: when it was asked, and when it lapses.
        agreed: the users who agree, who asked among them.
    """

    number: int
    seat: int
    since: int
    count: int
    asked: float
    until: float
    agreed: tuple[int, ...]


class Takeback(Struct, frozen=True):
    """The last move, where its seat may take it back without asking; `since`: its serial."""

    seat: int
    since: int


class TableClock(Struct, frozen=True, omit_defaults=True):
    """How a table's time runs, and what its clock remembers.

    Attributes:
        pace: the id of its pace.
        policy: what happens when somebody's time is up.
        away_days: so many days of somebody's absence stop the clock at most.
        begun: when the game began, in seconds since 1970.
        idle: the seconds since then that do not count, because the table was paused.
        paused: since when the table has been paused, or None.
        quiet: whether the table has gone quiet, because nobody came.
        missed: how often somebody's time was up since a person last acted.
        held: whether it is paused only because its place can't be written in.
        agreed: the users who want to pause, or while paused to go on.
        question: how often it was asked whether to pause or to go on.
        undo: the question whether a move may be taken back, while it is open.
        undos: how often that was asked.
        ballots: the votes that are open.
        adjusting: when seats were first asked to adjust their holdings at the end of the game, in seconds since 1970, less `idle` then.
    """

    pace: str
    policy: str
    away_days: int
    begun: float = 0.0
    idle: float = 0.0
    paused: float | None = None
    held: bool = False
    quiet: bool = False
    missed: int = 0
    agreed: tuple[int, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    adjusting: float = 0.0
    question: int = 0
    undo: UndoAsk | None = None
    undos: int = 0

    @property
    def at_rest(self) -> bool:
        """Whether people agreed on a pause that still lasts."""
        return self.paused is not None and not self.held


RESTING = TableClock("none", "stand-in", 0)
"""The clock of a game from before there was one: no time runs."""


class Lobby(Struct, frozen=True):
    """A game that waits for its seats; `settings` are those that differ from the profile.

    Attributes:
        clock: how its time will run.
        closes: when it closes by itself if it is left alone, in seconds since 1970.
        chosen: the language that its host chose; empty: `local`.
        local: the language of its server when it was opened; empty where nothing is known of it.
    """

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
    clock: TableClock = RESTING
    closes: float = 0.0
    chosen: str = ""
    local: str = ""

    @property
    def language(self) -> str:
        """The language of its messages and pictures; empty where nothing is known of it."""
        return self.chosen or self.local


class Entry(Struct, frozen=True):
    """One accepted action with what it led to.

    `seat` None: the start of the game, or with a later serial its being stopped. A seat without an action: it took moves back.
    `chance`: how many blocks of chance the game has used by then, None where that was not noted.
    """

    serial: int
    seat: int | None
    action: Action | None
    events: tuple[Event, ...]
    at: float = 0.0
    by: int | None = None
    standin: bool = False
    chance: int | None = None

    @property
    def undoes(self) -> int | None:
        """The serial of the first move that this entry undid, all after it included; None for any other entry."""
        return next((event.since for event in self.events if isinstance(event, MovesUndone)), None)

    @property
    def hands_on(self) -> bool:
        """Whether the move is with others from this entry on: the turn passed, a role was chosen, or all adjust their holdings."""
        return any(
            isinstance(event, GameStarted | RoleChosen | AdjustingOpened)
            or (isinstance(event, TurnStarted) and not event.again)
            or (isinstance(event, MovesUndone) and event.turn != BANK)
            for event in self.events
        )

    @property
    def passes(self) -> bool:
        """Whether the move is with others from this entry on, or the game ended: what a channel has to be told."""
        return self.hands_on or any(isinstance(event, GameEnded) for event in self.events)


class Table(Struct, frozen=True):
    """A running or finished game as it is after its last committed action.

    Attributes:
        serial: the number of actions so far; it grows by one with each.
        status: `running`, `over` or `stopped`.
        message: the id of the stage message, a cache only.
        told: the serial of the last action that the channel was told of by a message of its own, -1 for none.
        clock: how its time runs.
        dues: what is due, by decision and seat.
        language: the language of its messages and pictures; empty where nothing is known of it.
        takeback: the last move, where its seat may take it back without asking.
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
    clock: TableClock = RESTING
    dues: tuple[Due, ...] = ()
    language: str = ""
    takeback: Takeback | None = None

    def view(self, seat: int | None = None) -> View:
        """What that seat, or a spectator, may know."""
        return look(self.rules, self.state, seat)

    def seat_of(self, user: int) -> int | None:
        """The seat that this user holds, or None."""
        return next((seat for seat, member in enumerate(self.members) if member.user == user), None)

    @property
    def deserted(self) -> bool:
        """Whether every person is out of the game, so that nobody can come back to it."""
        seats = zip(self.members, self.state.seats, strict=True)
        return all(it.bankrupt for member, it in seats if member.user is not None)

    def present(self) -> tuple[int, ...]:
        """The seats that a person plays now and that are still in the game."""
        seats = enumerate(zip(self.members, self.state.seats, strict=True))
        return tuple(seat for seat, (member, it) in seats if not (member.standin or it.bankrupt))


class Turn(Struct, frozen=True):
    """What one call led to: the table after it, and the entries it added (stand-ins' moves included), oldest first."""

    table: Table
    entries: tuple[Entry, ...]


class TableRefused(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """Something about the table, not the rules, is in the way.

    Codes: `no_game`, `game_running`, `lobby_full`, `already_seated`, `not_seated`, `not_host`, `too_few_seats`, `not_lobby`,
    `unknown_setting`, `bad_setting`, `already_decided`, `not_your_seat`, `game_stopped`, `wrong_version`, `not_yours`, `unknown_game`, `no_vote`,
    `question_over`;
    of undoing `nothing_to_undo`, `undo_too_old`, `undo_asked`;
    of seats `no_seat`, `own_seat`, `not_your_own`, `seat_out`, `seat_empty`, `seat_held`, `seat_back`, `not_voter`, `too_few_voters`,
    `not_asker`, `not_invited`, `taker_seated`, `barred`, `already_host`, `chair_taken`; of servers `not_manager`, `not_manager_here`, `not_here`,
    `not_starter`; of followers `unknown_point`, `too_many_followers`.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
