"""Plays the script of a case and compares, checking the laws after every step."""

import msgspec
from msgspec import Struct

from bot.cases.cards import meant
from bot.cases.expectations import Figures
from bot.cases.files import Case
from bot.cases.names import CaseFault, Names
from bot.cases.notation import Line, parse, split_line
from bot.cases.position import set_up
from bot.engine import Refused, apply, options, view
from bot.engine.actions import Action, Chips, Choose
from bot.engine.chance import ScriptExhausted
from bot.engine.events import ChipGiven, ChipsGained, ChipStolen, Event
from bot.engine.laws import broken
from bot.engine.options import pick_from, verb
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.engine.view import View
from bot.errors import DataError
from bot.message import Message
from bot.rulesets import load

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(State)


class Step(Struct, frozen=True):
    """A line of a script and what came of it.

    Attributes:
        action: what was done or tried; None where its words are no action at all.
        events: what happened.
        refused: the refusal, where there was one.
        view: what the seat that was refused saw then; the bank's is a spectator's.
    """

    line: Line
    seat: int
    action: Action | None
    events: tuple[Event, ...] = ()
    refused: Refused | None = None
    view: View | None = None


class Played(Struct, frozen=True):
    """What came of a case.

    Attributes:
        wrong: what differs first; None when all is as expected.
        steps: the lines of the script, in their order.
        first: what a spectator saw before the first line; None where the case could not be played.
        view: what one saw in the end.
    """

    wrong: Message | None
    steps: tuple[Step, ...] = ()
    first: View | None = None
    view: View | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def refusals(self) -> tuple[Refused, ...]:
        """What was refused, and why."""
        return tuple(step.refused for step in self.steps if step.refused is not None)


def play(case: Case) -> Message | None:
    """Play a case; what differs first, or None when all is as expected."""
    return watch(case).wrong


def watch(case: Case) -> Played:
    """Play a case, and keep what happened."""
    try:
        rules = load(case.game, case.profile, case.board, **case.settings)
        names = Names(rules, case.seats)
        script = _Script(case, rules, names)
        first = script.seen()
        for number, text in enumerate(case.play, 1):
            wrong = script.step(text)
            if wrong is not None:
                return Played(Message("case-step", number=number, line=text, why=wrong))
        return Played(script.compare(), tuple(script.steps), first, script.seen())
    except (CaseFault, DataError) as error:
        return Played(Message("fault-quoted", why=error))


class _Script:
    """A case under way."""

    def __init__(self, case: Case, rules: Rules, names: Names) -> None:
        self.case = case
        self.rules = rules
        self.names = names
        self.box: Chips
        self.state, self.box = set_up(case, rules, names)
        self.steps: list[Step] = []
        self.unasked: list[Event] = []
        """What happened and was not spelled out by a line of its own."""

    def step(self, text: str) -> Message | None:
        """Play one line; what is wrong with it, if anything."""
        line = split_line(text)
        if line.speaker and line.speaker not in self.names.seats:
            raise CaseFault("case-no-seat", where=text, name=line.speaker)
        seat = self.names.seat(line.speaker) if line.speaker else BANK
        action: Action | None = None
        try:
            action = self._meant(line, seat)
            self.state, events = self._act(line, seat, action)
        except Refused as refused:
            return self._refused(line, seat, action, refused)
        except ScriptExhausted as exhausted:
            return exhausted.message
        if line.refused:
            return Message("case-accepted-as", code=line.code) if line.code else Message("case-accepted")
        self.steps.append(Step(line, seat, action, tuple(events)))
        self.unasked += events
        return self._laws()

    def _refused(self, line: Line, seat: int, action: Action | None, refused: Refused) -> Message | None:
        """Note a refusal; what is wrong with it, if anything."""
        if not line.refused:
            return Message("fault-refused", refusal=refused)
        if line.code and line.code != refused.code:
            return Message("case-refused-as", code=refused.code, wanted=line.code)
        self.steps.append(Step(line, seat, action, (), refused, self.seen(seat)))
        return None

    def seen(self, seat: int = BANK) -> View:
        """What a seat sees now; the bank is a spectator."""
        return view(self.rules, self.state, None if seat == BANK else seat)

    def _meant(self, line: Line, seat: int) -> Action:
        try:
            return meant(parse(line, self.names), self.names, self.state, seat)
        except Refused:
            if self.state.ending:
                raise Refused("game_over") from None
            raise

    def _act(self, line: Line, seat: int, action: Action) -> tuple[State, list[Event]]:
        try:
            return apply(self.rules, self.state, seat, action)
        except Refused:
            if not line.refused and self._made_already(seat, action):
                return self.state, []
            raise

    def _made_already(self, seat: int, action: Action) -> bool:
        """Whether a script spells out a choice that had only one form and so was made by itself."""
        if not isinstance(action, Choose):
            return False
        for event in self.unasked:
            match event:
                case ChipStolen(thief, victim, colour):
                    same = (thief, victim, {colour: 1}) == (seat, action.seat, action.chips)
                case ChipGiven(giver, _, colour):
                    same = (giver, {colour: 1}) == (seat, action.chips)
                case ChipsGained(taker, chips, _, _):
                    same = (taker, chips) == (seat, action.chips)
                case _:
                    same = False
            if same:
                self.unasked.remove(event)
                return True
        return False

    def _laws(self) -> Message | None:
        wrong = broken(self.rules, self.state, self.box)
        if wrong:
            return Message("case-law", why=wrong)
        if _decoder.decode(_encoder.encode(self.state)) != self.state:
            return Message("case-law", why=Message("case-storage"))
        return self._offered()

    def _offered(self) -> Message | None:
        """Every verb that is offered must have an accepted form."""
        for seat in range(len(self.state.seats)):
            tried = set()
            for option in options(self.rules, self.state, seat):
                if verb(option) in tried:
                    continue
                tried.add(verb(option))
                try:
                    apply(self.rules, self.state, seat, pick_from(option, lambda _: 0))
                except ScriptExhausted:
                    continue  # the option is accepted, only the script has no throw or card for it
                except Refused as refused:
                    name = self.names.seat_name(seat)
                    offered = Message("case-offered", seat=name, verb=verb(option), refusal=refused)
                    return Message("case-law", why=offered)
        return None

    def compare(self) -> Message | None:
        """The first expectation that differs, with both values."""
        figures = Figures(self.rules, self.state, self.names)
        for key, wanted in flat(self.case.then):
            found = figures.figure(key, wanted)
            if not figures.same(key, wanted, found):
                return Message("case-differs", key=key, found=repr(found), wanted=repr(wanted))
        return None


def flat(then: dict[str, object]) -> list[tuple[str, object]]:
    """Keys may be quoted (`"Ann.cash"`) or dotted (`Ann.cash`): TOML makes tables of the latter."""
    found: list[tuple[str, object]] = []
    for key, value in then.items():
        nested = isinstance(value, dict) and "." not in key and key != "auction"
        found += (
            [(f"{key}.{sub}", it) for sub, it in value.items()]
            if nested and isinstance(value, dict)
            else [(key, value)]
        )
    return found
