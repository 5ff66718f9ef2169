"""The log of a game by turns, as people read it: chapters, and what of them is about a seat or of a kind.

Owns: where a chapter begins, of which kind every event is, whom it concerns, and which part of the log a page shows. Words are the
business of `bot.table.story` and `bot.table.lines`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from bot.engine import events as e
from bot.engine.events import Event
from bot.engine.state import BANK
from bot.table.model import Entry
from bot.table.undo import undone_by

KINDS: Final[dict[str, tuple[type, ...]]] = {
    "dice": (e.StartThrown, e.DiceRolled, e.ThirdDouble, e.JailThrowFailed, e.ThrowFailed, e.MoveChosen),
    "moves": (e.TokenMoved, e.SentToJail, e.LeftJail),
    "money": (
        e.SalaryPaid, e.RentOpen, e.RentClaimed, e.RentLapsed, e.NoRent, e.MoneyPaid, e.MoneyReceived, e.DebtArose, e.TaxChosen,
        e.CashKept, e.IncomeCounted, e.SeatBankrupt,
    ),
    "deeds": (
        e.PurchaseOffered, e.DeedBought, e.DeedDeclined, e.GroupCompleted, e.DeedMortgaged, e.DeedRedeemed, e.DeedDealt,
    ),
    "auctions": (
        e.AuctionOpened, e.BidPlaced, e.MaximumSet, e.AuctionPassed, e.AuctionRestarted, e.AuctionWon, e.AuctionUnsold,
    ),
    "buildings": (
        e.FloorBuilt, e.BuildingBuilt, e.BuildingsSold, e.GroupCleared, e.ShortageOpened, e.BuildingsWanted,
        e.BuildingsWaived, e.PlaceLost,
    ),
    "trades": (e.OfferMade, e.OfferRejected, e.OfferWithdrawn, e.TradeMade, e.TradeForced),
    "cards": (e.CardDrawn, e.CardKept, e.CardUsed),
    "chips": (
        e.ChipsGained, e.ChipsShort, e.ChipsDropped, e.ChipsPickedUp, e.ChipsSwapped, e.ChipStolen, e.ChipGiven, e.NobodyToRob,
    ),
    "course": (
        e.GameStarted, e.TurnStarted, e.TurnEnded, e.RoleChosen, e.SwapWished, e.RolesSwapped, e.SeatReady, e.TimeCalled,
        e.AdjustingOpened, e.MovesUndone, e.GameEnded,
    ),
}  # fmt: skip
"""The kinds of events that the log can be narrowed to."""

PER_PAGE: Final = 4
"""So many chapters stand on a page."""

_SEATS: Final = ("seat", "payer", "owner", "maker", "victim", "debtor", "creditor", "other", "leader", "first")
_TO_SEAT: Final = (e.MoneyPaid, e.OfferMade, e.OfferRejected, e.OfferWithdrawn, e.TradeMade, e.ChipGiven)


class Item(Struct, frozen=True):
    """One event with the serial of its entry; `undone`: it does not stand."""

    serial: int
    event: Event
    undone: bool


class Chapter(Struct, frozen=True):
    """One turn; `seat` is `BANK` for what comes before the first one."""

    seat: int
    round: int
    items: tuple[Item, ...]


class Leaf(Struct, frozen=True):
    """A page of the log, the newest chapter first; `page` counts from 1, which is the newest."""

    page: int
    pages: int
    chapters: tuple[Chapter, ...]


def leaf(entries: Sequence[Entry], page: int, seat: int | None, kind: str) -> Leaf:
    """A page of the log, narrowed to what concerns a seat and is of a kind.

    Args:
        entries: the whole log.
        page: which page; the nearest there is.
        seat: whom it is to be about; None: everybody.
        kind: one of `KINDS`; empty: all.
    """
    found = [it for chapter in chapters(entries) if (it := narrowed(chapter, seat, kind)).items]
    pages = max(1, -(-len(found) // PER_PAGE))
    page = min(max(page, 1), pages)
    newest = found[::-1]
    return Leaf(page, pages, tuple(newest[(page - 1) * PER_PAGE : page * PER_PAGE]))


def chapters(entries: Iterable[Entry]) -> Iterator[Chapter]:
    """The log turn by turn, oldest first. Moves that were undone stay in the turn in which they were made."""
    log = list(entries)
    undone = undone_by(log)
    seat, lap, items = BANK, 0, list[Item]()
    begun: dict[int, int] = {}
    for entry in log:
        for event in entry.events:
            opened = _opened(event, begun)
            if opened is not None:
                if items:
                    yield Chapter(seat, lap, tuple(items))
                seat, lap = opened
                begun[seat] = lap
                items = []
            items.append(Item(entry.serial, event, entry.serial in undone))
    if items:
        yield Chapter(seat, lap, tuple(items))


def _opened(event: Event, begun: dict[int, int]) -> tuple[int, int] | None:
    """Whose turn an event begins, and in which round; None where it begins none."""
    match event:
        case e.TurnStarted(seat=seat, round=lap, again=False):
            return seat, lap
        case e.MovesUndone(turn=turn) if turn != BANK:
            return turn, begun.get(turn, 0)
        case _:
            return None


def narrowed(chapter: Chapter, seat: int | None, kind: str) -> Chapter:
    """What of a chapter concerns this seat and is of this kind."""
    kinds = KINDS.get(kind)
    items = tuple(
        it
        for it in chapter.items
        if (kinds is None or isinstance(it.event, kinds)) and (seat is None or concerns(it.event, seat))
    )
    return chapter if len(items) == len(chapter.items) else Chapter(chapter.seat, chapter.round, items)


def concerns(event: Event, seat: int) -> bool:
    """Whether an event is about a seat: it acts, pays, gets, or has to."""
    names = (*_SEATS, "to") if isinstance(event, _TO_SEAT) else _SEATS
    return any(getattr(event, name, None) == seat for name in names)
