"""A turn as a story: events are heard one by one, and told in as few lines as they need.

Owns: what is merged (a throw with the way it led to, everybody's gains, floors of one seat), what is left out as noise, and
which lines give way when there are too many. The words of a single event are those of the log.
"""

from collections.abc import Mapping
from typing import Final

from bot.engine import events as e
from bot.engine.actions import Chips
from bot.engine.events import Event
from bot.engine.rules import BuilderRules, Rules
from bot.table.lines import told
from bot.table.voice import Voice

_NOISE: Final = (
    e.TurnStarted,
    e.TurnEnded,
    e.PurchaseOffered,
    e.AuctionPassed,
    e.MaximumSet,
    e.RentClaimed,
    e.CardUsed,
    e.CardKept,
    e.MoveChosen,
    e.SeatReady,
    e.SwapWished,
)
_SMALL: Final = (
    e.StartThrown,
    e.NoRent,
    e.RentLapsed,
    e.OfferRejected,
    e.OfferWithdrawn,
    e.ChipsPickedUp,
    e.RentOpen,
    e.BuildingsWanted,
    e.BuildingsWaived,
)
_BIG: Final = (
    e.GameEnded,
    e.SeatBankrupt,
    e.FloorBuilt,
    e.BuildingBuilt,
    e.TimeCalled,
    e.MovesUndone,
    e.AdjustingOpened,
    e.RoleChosen,
    e.RolesSwapped,
    e.DeedBought,
    e.AuctionWon,
    e.TradeMade,
    e.GroupCompleted,
    e.SentToJail,
    e.DebtArose,
    e.MoneyPaid,
)


_LIGHT, _PLAIN, _WAY, _HEAVY = 1, 2, 3, 4
"""How hard a line is to leave out: trifles and gains first, what changed the game last."""
_INCOME: Final = "tale-income"
_KEPT: Final = "tale-cash-kept"
_HEAVY_SUMS: Final = frozenset({"tale-built-streets", "tale-built-streets-free", _INCOME})
_LASTING: Final = frozenset({_INCOME, _KEPT})
"""Sums that go on beyond a throw: a closing is counted once, and owners throw for their utilities on the way."""
_ALL: Final = -1
"""In place of a seat: what all seats did stands in one line."""


def _weight(event: Event) -> int:
    if isinstance(event, _BIG):
        return _HEAVY
    return _LIGHT if isinstance(event, _SMALL) else _PLAIN


class _Throw:
    """A throw that is not told to its end yet, and what everybody gathered on it."""

    def __init__(self, rolled: e.DiceRolled) -> None:
        self.rolled = rolled
        self.out = False
        self.told = False
        self.to = -1  # where it led; -1 while it has led nowhere
        self.at = -1  # its line
        self.gains: dict[int, Chips] = {}

    @property
    def for_money(self) -> bool:
        """Whether it is thrown for money, and not told yet."""
        return not self.told and self.rolled.why in {"foundation", "card"}


class Story:
    """Lines in the making; each has a weight, by which it stays when there are too many."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._lines: list[tuple[int, str]] = []
        self._throw: _Throw | None = None
        self._card: e.CardDrawn | None = None
        self._bid: e.BidPlaced | None = None
        self._short: list[str] = []
        self._floors: dict[int, tuple[int, dict[str, int]]] = {}
        self._sums: dict[tuple[str, int], tuple[int, dict[str, str], int]] = {}

    # --- the result

    def lines(self, most: int) -> list[str]:
        """What is told, the lightest lines left out where there are more than `most`."""
        self._finish_throw()
        self._finish_card()
        if self._bid is not None:
            bid = self._bid
            params = {"name": self._voice.seat(bid.seat), "deed": self._voice.lot(bid.deed)}
            self._tell("tale-leading", _HEAVY, **params, amount=self._voice.money(bid.amount))
        left = len(self._lines) - most
        if left <= 0:
            return [text for _, text in self._lines]
        drop = sorted(range(len(self._lines)), key=lambda at: (self._lines[at][0], at))[: left + 1]
        kept = [text for at, (_, text) in enumerate(self._lines) if at not in drop]
        return [*kept, self._voice.words("tale-more", count=left + 1)]

    # --- the events

    def hear(self, event: Event) -> None:
        """Take one more event into the story."""
        if isinstance(event, e.MovesUndone):
            self._part()
        if not self._on_the_way(event):
            self._finish_card(kept=isinstance(event, e.CardKept))
            if not self._merged(event) and not isinstance(event, _NOISE):
                self._add(event)

    def _on_the_way(self, event: Event) -> bool:
        """Whether the event belongs to a throw under way."""
        match event:
            case e.DiceRolled():
                self._finish_throw()
                self._finish_card()
                self._floors.clear()
                self._sums = {it: summed for it, summed in self._sums.items() if it[0] in _LASTING}
                self._throw = _Throw(event)
            case e.ChipsGained(seat=seat, chips=chips, why="deed" | "own_colour") if self._throw:
                _add_up(self._throw.gains.setdefault(seat, {}), chips)
            case e.ChipsGained(chips=chips, why="resources") if self._resources():
                self._tell_throw("tale-resources", chips=self._voice.chips(chips))
            case e.ChipsShort(colour=colour):
                if colour not in self._short:
                    self._short.append(colour)
            case e.ThirdDouble() if self._throw:
                self._tell_throw("tale-third-double", _HEAVY)
            case e.JailThrowFailed(seat=seat, left=left) if self._throw:
                key, where = self._voice.held("tale-rolled-jail" if left else "tale-rolled-jail-last", seat)
                self._tell_throw(key, _WAY, left=left, **where)
            case e.MoneyReceived(amount=amount) if self._throw and self._throw.for_money:
                self._tell_throw("tale-throw-won", amount=self._voice.money(amount))
            case e.ThrowFailed() if self._throw and self._throw.for_money:
                self._tell_throw("tale-throw-lost")
            case e.LeftJail(how="doubles") if self._throw and not self._throw.told:
                self._throw.out = True
            case e.TokenMoved(seat=seat, to=to) if self._throw and not self._throw.told:
                self._throw.to = to
                key, where = self._voice.held("tale-rolled-out", seat) if self._throw.out else ("tale-rolled", {})
                self._tell_throw(key, _WAY, place=self._voice.at(to), **where)
            case e.SalaryPaid(amount=amount) if self._throw and self._throw.to > 0 and not self._throw.out:
                self._past_go(self._throw, amount)
            case _:
                return False
        return True

    def _merged(self, event: Event) -> bool:
        """Whether the event is told together with others, or by another one."""
        match event:
            case e.CardDrawn():
                self._card = event
            case e.BidPlaced():
                self._bid = event
            case e.FloorBuilt(height=height) if height < _top(self._voice.rules):
                self._build(event)
            case e.BuildingBuilt(seat=seat, deed=deed, level=level, price=price):
                voice = self._voice
                street = voice.words("tale-built-street", level=voice.level(level, seat), deed=voice.place(deed))
                self._sum_up("tale-built-streets" if price else "tale-built-streets-free", seat, deed, street, price)
            case e.BuildingsSold(seat=seat, deed=deed, amount=amount):
                self._sum_up("tale-sold-streets", seat, deed, self._voice.place(deed), amount)
            case e.DeedMortgaged(seat=seat, deed=deed, amount=amount):
                self._sum_up("tale-mortgaged", seat, deed, self._voice.place(deed), amount)
            case e.DeedDealt(seat=seat, deed=deed, price=price):
                self._sum_up("tale-dealt", seat, deed, self._voice.place(deed), price)
            case e.CashKept() | e.IncomeCounted():
                self._count(event)
            case e.MoneyPaid(why="deal"):
                pass  # the deal tells it
            case e.LeftJail(how="fine" | "third_throw"):
                pass  # the payment tells it
            case e.SentToJail(why="doubles"):
                pass  # the third double tells it
            case e.AuctionOpened():
                return True
            case e.AuctionWon() | e.AuctionUnsold() | e.AuctionRestarted():
                self._bid = None
                return False
            case _:
                return False
        return True

    # --- pieces

    def _part(self) -> None:
        """What comes now is told apart from all before it, which did not last."""
        self._finish_throw()
        self._finish_card()
        self._floors.clear()
        self._sums.clear()
        self._bid = None

    def _add(self, event: Event) -> None:
        self._finish_throw()
        self._lines.append((_weight(event), told(self._voice, event)))

    def _tell(self, key: str, weight: int = _PLAIN, **params: object) -> None:
        self._lines.append((weight, self._voice.words(key, **params)))

    def _tell_throw(self, key: str, weight: int = _WAY, **params: object) -> None:
        throw = self._throw
        if throw is None:
            raise LookupError("no throw is under way")
        throw.told = True
        throw.at = len(self._lines)
        rolled = throw.rolled
        self._tell(key, weight, name=self._voice.seat(rolled.seat), dice=self._voice.dice(rolled.dice), **params)
        self._tell_gains(throw)

    def _past_go(self, throw: _Throw, amount: int) -> None:
        """The money of GO is told with the throw that led past it."""
        rolled = throw.rolled
        params = {"name": self._voice.seat(rolled.seat), "dice": self._voice.dice(rolled.dice)}
        params |= {"amount": self._voice.money(amount), "place": self._voice.at(throw.to), "go": self._voice.at(0)}
        self._lines[throw.at] = (_WAY, self._voice.words("tale-rolled-go", **params))

    def _resources(self) -> bool:
        return self._throw is not None and self._throw.rolled.why == "resources"

    def _finish_throw(self) -> None:
        """Tell what a throw that led nowhere else still has to tell."""
        throw = self._throw
        if throw is not None:
            if not throw.told:
                self._lines.append((_WAY, told(self._voice, throw.rolled)))
            self._tell_gains(throw)
            self._throw = None
        if self._short:
            self._tell(
                "tale-short", _LIGHT, colours=self._voice.several([self._voice.colour(it) for it in self._short])
            )
            self._short.clear()

    def _tell_gains(self, throw: _Throw) -> None:
        gains = [
            self._voice.words("tale-gain", name=self._voice.seat(seat), chips=self._voice.chips(chips))
            for seat, chips in throw.gains.items()
        ]
        if gains:
            text = gains.pop()
            while gains:
                text = self._voice.words("tale-gain-more", first=gains.pop(), rest=text)
            self._tell("tale-gathered", _LIGHT, total=sum(throw.rolled.dice), gains=text)
            throw.gains.clear()

    def _finish_card(self, *, kept: bool = False) -> None:
        drawn, self._card = self._card, None
        if drawn is None:
            return
        self._finish_throw()
        if kept:
            self._tell("tale-kept", name=self._voice.seat(drawn.seat), card=self._voice.card(drawn.card))
        else:
            self._lines.append((_PLAIN, told(self._voice, drawn)))

    def _build(self, event: e.FloorBuilt) -> None:
        """All floors of a seat since the throw stand in one line."""
        self._finish_throw()
        at, cells = self._floors.setdefault(event.seat, (len(self._lines), {}))
        cells[event.cell] = event.height
        text = self._voice.words(
            "tale-built",
            name=self._voice.seat(event.seat),
            floors=self._voice.several([self._floor(cell, height) for cell, height in cells.items()]),
        )
        self._lines[at : at + 1] = [(_HEAVY, text)]

    def _floor(self, cell: str, height: int) -> str:
        key = "tale-built-first" if height == 1 else "tale-built-floor"
        return self._voice.words(key, cell=self._voice.cell(cell), height=height)

    def _count(self, event: e.CashKept | e.IncomeCounted) -> None:
        """The closing: what all keep in one line, then what each seat's deeds bring in one, deed by deed, with the throw for each."""
        voice = self._voice
        if isinstance(event, e.CashKept):
            params = {"name": voice.seat(event.seat), "percent": event.percent, "amount": voice.money(event.kept)}
            self._sum_up(_KEPT, _ALL, str(event.seat), voice.words("tale-cash-kept-seat", **params), event.kept)
            return
        amount, place, throw = voice.money(event.amount), voice.place(event.deed), self._throw
        said = voice.words("tale-income-deed", deed=place, amount=amount)
        if throw is not None and not throw.told:
            throw.told = True
            said = voice.words("tale-income-thrown", deed=place, amount=amount, dice=voice.dice(throw.rolled.dice))
        self._sum_up(_INCOME, event.seat, event.deed, said, event.amount)

    def _sum_up(self, key: str, seat: int, deed: str, said: str, amount: int) -> None:
        """What a seat did to several deeds since the throw, each as it was last said, stands in one line with one sum."""
        self._finish_throw()
        at, deeds, before = self._sums.get((key, seat), (len(self._lines), {}, 0))
        deeds[deed] = said
        self._sums[key, seat] = (at, deeds, before + amount)
        voice = self._voice
        several = voice.several(list(dict.fromkeys(deeds.values())))
        params = {"name": voice.seat(seat), "deeds": several, "streets": several}
        text = voice.words(key, **params, amount=voice.money(before + amount))
        self._lines[at : at + 1] = [(_HEAVY if key in _HEAVY_SUMS else _PLAIN, text)]


def _top(rules: Rules) -> int:
    """The height of the floor that is told on its own: the penthouse."""
    return len(rules.own.floors) if isinstance(rules.own, BuilderRules) else 0


def _add_up(held: Chips, chips: Mapping[str, int]) -> None:
    for colour, number in chips.items():
        held[colour] = held.get(colour, 0) + number
