"""The position of a case in words: what it begins with, and what of its end the events do not tell.

Owns: which figures of a case are told, and in what order. How what happens is told is the business of `bot.table.story`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.cases import Case, Names, flat
from bot.engine import events as e
from bot.engine.actions import VERBS
from bot.engine.events import Event
from bot.engine.games import GAMES
from bot.engine.state import BANK
from bot.engine.view import View
from bot.i18n import Words
from bot.table.lines import told
from bot.table.prompts import awaited
from bot.table.voice import Voice

_FACT: Final = " · "
_SEAT: Final = "; "
_FEW: Final = 4
"""At a table of so many seats, everybody's role is told."""
_MANY: Final = 6
"""So many buildings of a seat are counted, not named."""
_ALWAYS: Final = frozenset({"cash", "chips", "score", "worth"})
"""Figures of a seat that are told even where something happened; `cash` only where it changed."""
_UNTOLD: Final = (
    (e.SeatBankrupt, frozenset({"deeds", "mortgaged", "cards", "owner"})),
    (e.BuildingsSold, frozenset({"houses"})),
)
"""Figures that such an event changes without a word about each."""
_STANDS: Final = frozenset({"at", "jailed"})
"""Figures that nothing changes where nothing happens: once said is enough."""
_PLAIN: Final = frozenset({"resign"})
"""What can be done at any time: nothing is said by it."""
_WAITED: Final = frozenset({"roll", "end"})
"""What the sentence about who is waited for says already."""
_DEEDS: Final = frozenset({"deeds", "mortgaged", "houses"})
_BUILDINGS: Final = frozenset({"houses", "hotels"})

Figures = dict[str, Any]


class Position:
    """Tells what a case says of its beginning and its end.

    Args:
        case: the case, which came out as it says.
        first: what a spectator saw before its first line.
        last: what one saw after its last.
        words: the catalog of the reader's language.
    """

    def __init__(self, case: Case, first: View, last: View, words: Words) -> None:
        self._case = case
        self._first = Voice.of(first, case.seats, words)
        self._last = Voice.of(last, case.seats, words)
        self._end = last
        self._names = Names(last.rules, case.seats)

    # --- the beginning

    def before(self) -> str:
        """Who has what and stands where, as far as the case says so, in a line; empty where it says nothing."""
        voice, given = self._first, self._case.given
        seats = {}
        for seat, name in enumerate(self._case.seats):
            own = given.get(name, {})
            if own or (voice.role(seat) and len(self._case.seats) <= _FEW):
                seats[seat] = [*filter(None, [voice.role(seat)]), *self._facts(voice, seat, own)]
        told_ = self._all(voice, seats, given.get("bank", {}), given.get("chips", {}))
        return voice.words("example-before", position=told_) if told_ else ""

    def _all(self, voice: Voice, seats: Mapping[int, list[str]], bank: Figures, lying: Figures) -> str:
        """Everybody's facts, then the bank's and what lies about."""
        said = [(voice.seat(seat), facts) for seat, facts in seats.items() if facts]
        said += [(voice.seat(BANK), [self._stock(voice, bank)])] if bank else []
        said += [(voice.at(self._names.space(place)), [self._chips(voice, chips)]) for place, chips in lying.items()]
        return _SEAT.join(voice.words("example-seat", name=name, facts=_FACT.join(facts)) for name, facts in said)

    def _facts(self, voice: Voice, seat: int, own: Figures) -> list[str]:
        """What a seat's figures say, those of the beginning or of the end."""
        words, facts = voice.words, []
        if "cash" in own:
            facts.append(voice.money(own["cash"]))
        if own.get("jailed"):
            key, where = voice.held("example-jailed", seat)
            facts.append(words(key, throws=own["jailed"] - 1, **where))
        elif "at" in own:
            facts.append(words("example-at", place=voice.at(self._names.space(own["at"]))))
        if _DEEDS & own.keys():
            deeds = self._deeds(voice, seat, own)
            facts.append(words("example-deeds", deeds=voice.several(deeds)))
        if towers := own.get("towers"):
            built = [words("example-tower", cell=voice.cell(it), height=height) for it, height in towers.items()]
            many = words("example-towers-many", count=len(built))
            facts.append(many if len(built) >= _MANY else words("example-towers", towers=voice.several(built)))
        if "cards" in own:
            cards = [voice.card(card) for name in own["cards"] for card in self._names.card_ids(name)[:1]]
            facts.append(words("example-cards", cards=voice.several(cards)))
        if "chips" in own:
            facts.append(self._chips(voice, own["chips"]))
        if "score" in own:
            facts.append(words("example-score", points=own["score"]))
        if "worth" in own:
            facts.append(words("example-worth", amount=voice.money(own["worth"])))
        return facts

    def _deeds(self, voice: Voice, seat: int, own: Figures) -> list[str]:
        """A seat's deeds with what stands on them."""
        mortgaged = [self._names.deed(it) for it in own.get("mortgaged", [])]
        built = {self._names.deed(it): level for it, level in own.get("houses", {}).items() if level}
        deeds = dict.fromkeys([*map(self._names.deed, own.get("deeds", [])), *built, *mortgaged])
        named = []
        for deed in deeds:
            shown = voice.place(deed)
            if deed in mortgaged:
                shown = voice.words("trade-deed-mortgaged", deed=shown)
            elif deed in built:
                shown = voice.words("example-street", deed=shown, level=voice.level(built[deed], seat))
            named.append(shown)
        return named

    def _stock(self, voice: Voice, stock: Figures) -> str:
        """What the bank has: buildings or chips."""
        buildings = [voice.buildings(what.removesuffix("s"), it) for what, it in stock.items() if what in _BUILDINGS]
        return voice.several(buildings) if buildings else self._chips(voice, stock)

    def _chips(self, voice: Voice, chips: Figures) -> str:
        """Chips by their colours; that there are none of some is said where there are none of any."""
        kinds = [it for it in GAMES[voice.rules.game].chip_kinds(voice.rules) if it in chips]
        there = [kind for kind in kinds if chips[kind]] or kinds
        heaps = [voice.words(f"chips-{kind}", count=chips[kind]) for kind in there]
        return voice.words("example-chips", chips=voice.several(heaps))

    # --- the end

    def after(self, events: Sequence[Event], *, quiet: bool) -> list[str]:
        """How it stands then and what may be done, a line each; empty where what was told says it all.

        Args:
            events: what happened.
            quiet: nothing was told of it, nor of a refusal.
        """
        voice, seats = self._last, dict[int, Figures]()
        bank, lying = Figures(), Figures()
        for key, value in flat(self._case.then):
            subject, _, what = key.partition(".")
            if subject == "bank":
                if quiet or "bank" in self._case.given:
                    bank[what] = value
            elif subject == "chips":
                lying[what] = value
            elif subject in self._case.seats:
                if self._tells(subject, what, value, events, quiet=quiet):
                    seats.setdefault(self._names.seat(subject), {})[what] = value
            elif (deed := self._names.deed(subject)) in voice.rules.deeds and (quiet or _untold(what, events)):
                self._deed_at_the_end(seats, deed)
        facts = {seat: [*self._role(seat, own), *self._facts(voice, seat, own)] for seat, own in seats.items()}
        lying = {place: chips for place, chips in lying.items() if any(chips.values())}
        told_ = self._all(voice, facts, bank, lying)
        lines = [voice.words("example-after", position=told_)] if told_ else []
        if self._end.ending and quiet:
            lines.append(told(voice, e.GameEnded(self._end.ending, self._end.winners, "")))
        return [*lines, *self._next()]

    def _tells(self, name: str, what: str, value: object, events: Sequence[Event], *, quiet: bool) -> bool:
        """Whether a seat's figure is told: not where what happened says it, nor a sum that is the same or was not told before."""
        given = self._case.given.get(name, {})
        if quiet:
            return not (_STANDS & given.keys() and what in _STANDS)
        if what == "cash":
            return bool(given.get(what, value) != value)
        return what in _ALWAYS or _untold(what, events)

    def _role(self, seat: int, own: Figures) -> list[str]:
        """A seat's role, where the case speaks of it and the beginning did not tell it."""
        told_ = len(self._case.seats) <= _FEW or self._case.seats[seat] in self._case.given
        return [self._last.role(seat)] if "role" in own and not told_ else []

    def _deed_at_the_end(self, seats: dict[int, Figures], deed: str) -> None:
        """Add a deed, as it is then, to what its owner is said to have."""
        owner = self._end.owners.get(deed, BANK)
        own = seats.setdefault(owner, {})
        own.setdefault("deeds", []).append(deed)
        if deed in self._end.mortgaged:
            own.setdefault("mortgaged", []).append(deed)
        if level := getattr(self._end.own, "buildings", {}).get(deed):
            own.setdefault("houses", {})[deed] = level

    def _next(self) -> Iterable[str]:
        """Who is waited for, and what seats may do and may not, where the case speaks of it."""
        voice, then = self._last, Figures(flat(self._case.then))
        waiting = "turn" in then and not self._end.ending
        if waiting:
            yield awaited(self._end, self._case.seats, voice.words)
        known = _PLAIN | _WAITED if waiting else _PLAIN
        for seat, name in enumerate(self._case.seats):
            can = set(then.get(f"{name}.may", ())) - _PLAIN
            can |= {verb for verb in VERBS if then.get(f"{name}.may.{verb}") is True} - known
            cannot = {verb for verb in VERBS if then.get(f"{name}.may.{verb}") is False}
            if can:
                yield voice.words("why-can", name=voice.seat(seat), verbs=self._verbs(can))
            if cannot:
                yield voice.words("example-cannot", name=voice.seat(seat), verbs=self._verbs(cannot))

    def _verbs(self, verbs: set[str]) -> str:
        return self._last.several([self._last.verb(verb) for verb in VERBS if verb in verbs])


def _untold(what: str, events: Sequence[Event]) -> bool:
    """Whether something happened that changes such a figure and does not tell it."""
    return any(what in figures for kind, figures in _UNTOLD for event in events if isinstance(event, kind))
