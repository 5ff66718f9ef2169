"""One action under way: the rules, the state that is being changed, and the events so far.

Owns: how decisions are opened, answered and renumbered, and the surface that shared mechanics ask of a game (`Game`). The rules
of a single mechanic stay in `bot.engine.mechanics`, those of a single game in `bot.engine.games`.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, Protocol, TypeVar

from msgspec.structs import replace

from bot.engine.actions import VERBS, Action, Bundle, Chips
from bot.engine.decisions import Decision
from bot.engine.effects import Effect
from bot.engine.events import Event, GameEnded, TurnStarted
from bot.engine.options import Option
from bot.engine.refusal import Refused
from bot.engine.rules import Deed, Rules
from bot.engine.state import Auction, Seat, Seeded, State
from bot.engine.steps import BEGIN, Step
from bot.message import Message

D = TypeVar("D", bound=Decision)

Handler = Callable[["Play", int, Any], None]

Answers = Mapping[type, Callable[[Rules, State, int, Any, "Game"], list[Option]]]

Forced = Mapping[type, Callable[[State, int], Action | None]]

Kinds = Collection[type[Action]]
"""Kinds of actions that are looked for among the options."""

NO_KINDS: Final[Kinds] = frozenset()
ALL_KINDS: Final[Kinds] = frozenset(VERBS.values())


class Game(Protocol):
    """What shared mechanics ask of a game; a game that is plain in a point leaves that to the answer given here."""

    handlers: Mapping[type[Action], Handler]
    answers: Answers
    """What lists a seat's answers to each decision that the game opens."""
    forced: Forced
    """What tells the one answer to a decision that waits alone; None where there are several."""
    endings: tuple[str, ...]
    """The tags of all ways in which it can end."""

    def seat_up(self, rules: Rules, seats: int) -> State:
        """A state with everything in its place before the first throw."""

    def asked(self, rules: Rules, state: State, seat: int, also: Kinds) -> list[Option]:
        """What a living seat may answer to the decisions that wait for it, then what is always open for actions of these kinds."""
        found: list[Option] = []
        for decision in state.waiting:
            if seat in decision.seats:
                listed = self.answers[type(decision)](rules, state, seat, decision, self)
                found = found + listed if found else listed
        return found + self.always(rules, state, seat, also) if also else found

    def always(self, rules: Rules, state: State, seat: int, kinds: Kinds) -> list[Option]:
        """What a living seat may do whatever waits, for actions of these kinds."""

    def proceed(self, play: "Play") -> None:
        """Go on until something waits for a seat, or the game is over."""

    def rent(self, play: "Play", deed: Deed, terms: str) -> int:
        """The rent due on a deed that is owned and not mortgaged; `terms` as in `ActOnSpace`."""

    def exempt(self, play: "Play", deed: Deed) -> str:
        """Why no rent is due on a deed that is owned and not mortgaged, empty where it is due."""
        del play, deed
        return ""

    def deal(self, play: "Play") -> None:
        """Deal what chance deals before the first turn."""
        del play

    def open(self, play: "Play") -> None:
        """Begin the first turn, or what seats decide before it."""
        play.begin_turn()

    def owes(self, state: State, seat: int) -> str:
        """What a seat has to settle before its turn goes on, by its name; empty where there is nothing."""
        for debt in state.debts:
            if debt.debtor == seat:
                return "debt"
        return ""

    def paid(self, play: "Play", creditor: int, amount: int, why: str) -> None:
        """A forced payment was made."""
        del play, creditor, amount, why

    def obey(self, play: "Play", effect: Effect, card: str) -> None:
        """Carry out a card effect that shared mechanics do not know."""

    def heeds(self, play: "Play") -> Collection[int]:
        """The positions beside GO at which it matters now that a token passes over or lands on them."""
        del play
        return ()

    def arrive(self, play: "Play", pos: int) -> None:
        """The token passes over or lands on GO, or a space that the game heeds."""
        del play, pos

    def goods(self, rules: Rules, state: State, seat: int) -> Bundle:
        """All that a seat could put into a trade."""

    def hand_over(self, play: "Play", giver: int, taker: int, bundle: Bundle) -> None:
        """Move what only this game has (chips) from seat to seat."""

    def return_to_bank(self, play: "Play", seat: int) -> None:
        """Give what only this game has (chips) back to the bank."""

    def seat_out(self, play: "Play", seat: int, heir: int, deeds: list[str]) -> None:
        """A seat has left the game and its deeds went to `heir`: see whether the game ends, and what becomes of the deeds."""

    def heir(self, play: "Play", creditor: int, owed: int) -> int:
        """Who takes what a seat leaves that goes bankrupt owing `owed` to `creditor`: a seat or the bank."""
        del play, owed
        return creditor

    def clear_site(self, play: "Play", seat: int, heir: int) -> None:
        """Do with the buildings of a seat that leaves the game what must be done before its money and deeds pass."""
        del play, seat, heir

    # --- auctions

    def auction_off(self, play: "Play", deed: str, decliner: int) -> None:
        """A seat declined a deed; without auctions it stays with the bank."""
        del play, deed, decliner

    def knock_down(self, play: "Play", auction: Auction) -> None:
        """The leader of an auction has paid: hand over what it bought."""
        raise TypeError(f"{play.rules.game} does not sell {auction.deed} by auction")

    # --- raising money and trading

    def completes(self, rules: Rules, state: State, group: str, seat: int) -> bool:
        """Whether a seat that has just got a deed of this group now has what makes the group whole for it."""

    def check_bank(self, play: "Play", seat: int) -> None:
        """Raise `Refused` where this is no moment for this seat to mortgage and redeem."""
        del play, seat

    def check_mortgage(self, play: "Play", deed: Deed) -> None:
        """Raise `Refused` where an own deed may not be mortgaged as it stands."""
        del play, deed

    def raisable(self, rules: Rules, state: State, seat: int) -> int:
        """The cash a seat could have by turning all it can into money."""

    def check_trading(self, play: "Play") -> None:
        """Raise `Refused` where nobody trades now."""
        del play

    def check_trader(self, play: "Play", seat: int) -> None:
        """Raise `Refused` where this is no moment for this seat to offer a trade."""
        del play, seat

    def check_terms(self, play: "Play", seat: int, gives: Bundle, gets: Bundle, other: int) -> None:
        """Raise `Refused` where a seat may not make such a trade at all."""
        del play, seat, gives, gets, other

    def check_deeds(self, play: "Play", deeds: tuple[str, ...]) -> None:
        """Raise `Refused` where deeds can't change hands as they stand."""
        del play, deeds

    def cost_of(self, rules: Rules, state: State, gets: Bundle) -> int:
        """The cash that taking over this costs at once."""
        del rules, state, gets
        return 0

    def took_over(self, play: "Play", seat: int, deeds: tuple[str, ...]) -> None:
        """Deeds of another seat have come to this one."""
        del play, seat, deeds

    def worth(self, rules: Rules, state: State, seat: int) -> int:
        """All that a seat is worth."""

    def chip_kinds(self, rules: Rules) -> tuple[str, ...]:
        """The kinds of chips that can be traded; none where a game has none."""

    def broken(self, rules: Rules, state: State, box: Chips) -> list[Message]:
        """The laws of this game that do not hold; `box` as in `bot.engine.laws.broken`."""

    def winners(self, rules: Rules, state: State) -> tuple[int, ...]:
        """The winning seats, in seat order."""


class Play:
    """An action under way; `say` notes what happened."""

    __slots__ = ("events", "game", "rules", "say", "state")

    def __init__(self, rules: Rules, state: State, game: Game) -> None:
        self.rules = rules
        self.state = state
        self.game = game
        self.events: list[Event] = []
        self.say: Callable[[Event], None] = self.events.append

    # --- seats

    def living(self) -> list[int]:
        """The seats that are not bankrupt, in seat order."""
        return [seat for seat, it in enumerate(self.state.seats) if not it.bankrupt]

    def clockwise(self, first: int) -> list[int]:
        """The living seats clockwise, beginning with `first`."""
        count = len(self.state.seats)
        order = [(first + step) % count for step in range(count)]
        return [seat for seat in order if not self.state.seats[seat].bankrupt]

    def seat(self, seat: int) -> Seat:
        """The seat's state.

        Raises:
            Refused: there is no such seat.
        """
        if not 0 <= seat < len(self.state.seats):
            raise Refused("unknown_name", name=seat)
        return self.state.seats[seat]

    def need_living(self, seat: int) -> Seat:
        """The seat's state, if it is still in the game.

        Raises:
            Refused: `not_allowed` for a bankrupt seat.
        """
        it = self.seat(seat)
        if it.bankrupt:
            raise Refused("not_allowed", why="bankrupt", seat=seat)
        return it

    def deed(self, name: str) -> Deed:
        """The deed of this id.

        Raises:
            Refused: there is no such deed.
        """
        deed = self.rules.deeds.get(name)
        if deed is None:
            raise Refused("unknown_name", name=name)
        return deed

    # --- decisions

    def next_number(self) -> int:
        """A number that no decision, offer or claim of this game has had."""
        self.state.number += 1
        return self.state.number

    def open(self, decision: Decision) -> None:
        """Let the game wait for this; it gets its number here."""
        state = self.state
        state.number = number = state.number + 1
        state.waiting.append(replace(decision, number=number))

    def close(self, decision: Decision) -> None:
        """Something no longer waits."""
        self.state.waiting.remove(decision)

    def renumber(self, decision: Decision) -> None:
        """The position of an open decision changed: presses meant for the old one are void."""
        at = self.state.waiting.index(decision)
        self.state.waiting[at] = replace(decision, number=self.next_number())

    def outdate(self, seat: int) -> None:
        """What a seat's own open decision was shown with has changed: a second press of the same button is void."""
        for decision in self.state.waiting:
            if decision.seats == (seat,):
                self.renumber(decision)
                return

    def waits(self, kind: type[D], seat: int) -> D | None:
        """The open decision of this kind that this seat may answer."""
        for decision in self.state.waiting:
            if type(decision) is kind and seat in decision.seats:
                return decision
        return None

    def need(self, kind: type[D], seat: int) -> D:
        """The open decision of this kind that this seat may answer.

        Raises:
            Refused: `not_your_turn` where it is for somebody else, `wrong_moment` where nothing of the kind waits.
        """
        decision = self.waits(kind, seat)
        if decision is None:
            raise self.not_now(kind, seat)
        return decision

    def not_now(self, kind: type[D], seat: int) -> Refused:
        """Why this seat can't answer a decision of this kind: the `Refused` to raise."""
        for_others = any(type(decision) is kind for decision in self.state.waiting)
        if for_others or seat != self.state.turn:
            return Refused("not_your_turn", turn=self.state.turn)
        return Refused("wrong_moment")

    def begin_turn(self) -> None:
        """The turn of the seat whose turn it is begins."""
        state = self.state
        self.say(TurnStarted(state.turn, state.round))
        state.agenda.append(BEGIN)

    def then(self, *steps: Step) -> None:
        """What comes next in this turn, in this order, before what was to come already."""
        self.state.agenda += steps[::-1]

    # --- the end

    def end(self, ending: str) -> None:
        """End the game: nothing waits any more, and the seed is told."""
        state = self.state
        state.ending = ending
        state.waiting.clear()
        state.agenda.clear()
        state.debts.clear()
        state.claims.clear()
        state.offers.clear()
        state.auction = None
        state.secret.maxima.clear()
        state.winners = self.game.winners(self.rules, state)
        chance = state.secret.chance
        self.say(GameEnded(ending, state.winners, chance.seed.hex() if isinstance(chance, Seeded) else ""))
