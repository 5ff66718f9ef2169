"""What a seat may do now, as values that buttons, panels and stand-ins choose among.

Every option has at least one accepted form. An option is either one exact action (`Exact`) or a small family with bounds, from
which `pick_from` makes a concrete action.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from bot.engine.actions import (
    Action,
    Build,
    Chips,
    Choose,
    Discard,
    PlaceBid,
    ProposeTrade,
    SetMaximum,
    SwapBank,
    SwapParking,
    verb_of,
)


class Exact(Struct, frozen=True):
    """Just this action."""

    action: Action


class BidRange(Struct, frozen=True):
    """An open bid from `low` to `high`."""

    low: int
    high: int


class MaximumRange(Struct, frozen=True):
    """A sealed maximum from `low` to `high`."""

    low: int
    high: int


class DropChips(Struct, frozen=True):
    """Drop exactly `count` of these chips."""

    count: int
    chips: Chips


class TakeChips(Struct, frozen=True):
    """Take exactly `count` chips out of the bank's `stock`."""

    count: int
    stock: Chips


class SwapChips(Struct, frozen=True):
    """Swap any number of one's `chips` for as many of other colours out of the bank's `stock`."""

    chips: Chips
    stock: Chips


class ParkingSwap(Struct, frozen=True):
    """Swap `count` of one's `chips` for one of another colour in `colours`."""

    count: int
    chips: Chips
    colours: tuple[str, ...]


class BankSwap(Struct, frozen=True):
    """Trade `count` chips of one of `give` for one of another colour in `take`."""

    count: int
    give: tuple[str, ...]
    take: tuple[str, ...]


class BuildFloor(Struct, frozen=True):
    """Build on one of `cells`, each of which would grow to `height`; `fixed` and `any` chips are to be paid."""

    height: int
    cells: tuple[str, ...]
    fixed: Chips
    any: int
    chips: Chips


class OfferTrade(Struct, frozen=True):
    """Offer a trade to one of `seats`; `example` is one accepted offer, all others are composed from the view."""

    seats: tuple[int, ...]
    example: ProposeTrade


Option = (
    Exact
    | BidRange
    | MaximumRange
    | DropChips
    | TakeChips
    | SwapChips
    | ParkingSwap
    | BankSwap
    | BuildFloor
    | OfferTrade
)

_VERBS: Final = {
    BidRange: "bid",
    MaximumRange: "upto",
    DropChips: "discard",
    TakeChips: "choose",
    SwapChips: "choose",
    ParkingSwap: "swap",
    BankSwap: "bank",
    BuildFloor: "build",
    OfferTrade: "offer",
}

Pick = Callable[[int], int]
"""`pick(n)` gives a number from 0 to n-1."""


def verb(option: Option) -> str:
    """The option's word in case files and control ids."""
    return verb_of(option.action) if isinstance(option, Exact) else _VERBS[type(option)]


def draw(chips: Chips, count: int, pick: Pick) -> Chips:
    """`count` chips picked out of `chips`."""
    pool = [colour for colour, number in chips.items() for _ in range(number)]
    out: Chips = {}
    for _ in range(count):
        colour = pool.pop(pick(len(pool)))
        out[colour] = out.get(colour, 0) + 1
    return out


def payments(option: BuildFloor) -> list[Chips]:
    """Every way to pay for the floor: the fixed chips and each mix of further ones."""
    spare = {colour: number - option.fixed.get(colour, 0) for colour, number in option.chips.items()}
    colours = list(spare)
    found: list[Chips] = []

    def extend(index: int, left: int, mix: Chips) -> None:
        if index == len(colours):
            if not left:
                total = {c: option.fixed.get(c, 0) + mix.get(c, 0) for c in colours}
                found.append({c: n for c, n in total.items() if n})
            return
        colour = colours[index]
        for number in range(min(left, spare[colour]) + 1):
            extend(index + 1, left - number, {**mix, colour: number})

    extend(0, option.any, {})
    return found


def pick_from(option: Option, pick: Pick) -> Action:
    """A concrete action out of the option; every form but of `OfferTrade` and `SwapChips` can come out."""
    match option:
        case Exact(action):
            return action
        case BidRange(low, high):
            return PlaceBid(low + pick(high - low + 1))
        case MaximumRange(low, high):
            return SetMaximum(low + pick(high - low + 1))
        case DropChips(count, chips):
            return Discard(draw(chips, count, pick))
        case TakeChips(count, stock):
            return Choose(chips=draw(stock, count, pick))
        case SwapChips():
            return _pick_swap(option, pick)
        case ParkingSwap(count, chips, colours):
            return _pick_parking(count, chips, colours, pick)
        case BankSwap(count, give, take):
            paid = give[pick(len(give))]
            others = [colour for colour in take if colour != paid]
            return SwapBank({paid: count}, others[pick(len(others))])
        case BuildFloor(_, cells, _, _, _):
            ways = payments(option)
            return Build(cells[pick(len(cells))], pay=ways[pick(len(ways))])
        case OfferTrade(example=example):
            return example


def _pick_swap(option: SwapChips, pick: Pick) -> Choose:
    own = [colour for colour, number in option.chips.items() if number and _others(option.stock, colour)]
    colour = own[pick(len(own))]
    others = _others(option.stock, colour)
    wanted = others[pick(len(others))]
    count = 1 + pick(min(option.chips[colour], option.stock[wanted]))
    return Choose(chips={wanted: count}, give={colour: count})


def _others(stock: Chips, colour: str) -> list[str]:
    return [other for other, number in stock.items() if number and other != colour]


def _pick_parking(count: int, chips: Chips, colours: tuple[str, ...], pick: Pick) -> SwapParking:
    take = colours[pick(len(colours))]
    usable = {colour: number for colour, number in chips.items() if colour != take}
    if sum(usable.values()) < count:
        take = next(c for c in colours if sum(n for o, n in chips.items() if o != c) >= count)
        usable = {colour: number for colour, number in chips.items() if colour != take}
    return SwapParking(draw(usable, count, pick), take)
