"""A stand-in's chips: which to drop, take, steal, give and swap.

A chip's worth depends on the next floor of the seat's highest tower (`Lore.units`), and on how many of its colour are held.
"""

from bot.engine.actions import Action, Chips, Choose, Discard, ForceTrade, Skip, SwapBank, SwapParking
from bot.engine.decisions import AwaitChoice, AwaitParking
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.games.builder.towers import affordable
from bot.engine.options import BankSwap, DropChips, Exact, Option, ParkingSwap, SwapChips, TakeChips
from bot.engine.view import View
from bot.standins.builder.lore import Lore, Units

HARM = 0.4
"""How much another's loss counts beside one's own gain."""

COMPLETE = 1.5
"""What it is worth to pay for the next floor now rather than later."""

WORTHWHILE = 0.35
"""The least a swap must win to be made: chips of many colours keep more floors open."""


def next_floor(view: View, lore: Lore, seat: int) -> int:
    """The height that the seat's highest tower would grow to; `top + 1` where nothing can be built any more."""
    own = own_state(view)
    best, heights = 0, own.heights
    for cell, owner in own.builders.items():
        if owner == seat and heights[cell] > best:
            best = heights[cell]
    return best + 1 if own.blocks[seat] or best == lore.top - 1 else lore.top + 1


def cheapest(held: Chips, units: Units, count: int) -> tuple[Chips, float]:
    """The `count` chips of a hand that are missed least, and their worth."""
    left = dict(held)
    found: Chips = {}
    lost = 0.0
    for _ in range(count):
        pick, least = "", 99.0
        for colour, number in left.items():
            if number and units[colour][number - 1] < least:
                pick, least = colour, units[colour][number - 1]
        left[pick] -= 1
        found[pick] = found.get(pick, 0) + 1
        lost += least
    return found, lost


def dearest(held: Chips, stock: Chips, units: Units, count: int) -> Chips:
    """The `count` chips of the bank's stock that a hand wants most."""
    have = dict(held)
    left = dict(stock)
    found: Chips = {}
    for _ in range(count):
        pick = max((colour for colour, number in left.items() if number), key=lambda it: units[it][have[it]])
        left[pick] -= 1
        have[pick] += 1
        found[pick] = found.get(pick, 0) + 1
    return found


def drop(option: DropChips, units: Units) -> Discard:
    """Drop what is missed least."""
    return Discard(cheapest(option.chips, units, option.count)[0])


def answer(view: View, lore: Lore, seat: int, decision: AwaitChoice, options: list[Option]) -> Action | None:
    """Answer the choice that a space or card asks for."""
    held = own_state(view).chips[seat]
    units = lore.units[next_floor(view, lore, seat)]
    if decision.what == "steal":
        return _steal(view, lore, seat, options)
    best: Choose | None = None
    least = 99.0
    for option in options:
        if type(option) is TakeChips:
            return Choose(chips=dearest(held, option.stock, units, option.count))
        if type(option) is SwapChips:
            return _swap(option, held, units)
        if type(option) is Exact and type(option.action) is Choose:
            colour = next(iter(option.action.chips))
            loss = units[colour][held[colour] - 1]
            if loss < least:
                best, least = option.action, loss
    return best


def _steal(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """The chip that helps most, all the better if its owner misses it."""
    hands = own_state(view).chips
    wanted = [lore.units[next_floor(view, lore, other)] for other in range(len(hands))]
    best: Action | None = None
    most = -99.0
    for option in options:
        if type(option) is Exact and type(option.action) is Choose and option.action.seat is not None:
            victim = option.action.seat
            colour = next(iter(option.action.chips))
            gain = wanted[seat][colour][hands[seat][colour]]
            gain += HARM * wanted[victim][colour][hands[victim][colour] - 1]
            if gain > most:
                best, most = option.action, gain
    return best


def _swap(option: SwapChips, held: Chips, units: Units) -> Choose | Skip:
    """Swap chips one for one as long as each swap is worthwhile; no colour both comes and goes."""
    have = dict(held)
    stock = dict(option.stock)
    give: Chips = {}
    take: Chips = {}
    while True:
        gains = [(units[c][have[c]], c) for c, n in stock.items() if n and c not in give]
        losses = [(units[c][n - 1], c) for c, n in have.items() if n and c not in take]
        pairs = [(gain - loss, come, go) for gain, come in gains for loss, go in losses if come != go]
        best = max(pairs, default=None)
        if best is None or best[0] < WORTHWHILE:
            return Choose(chips=take, give=give) if take else Skip()
        _, come, go = best
        have[come] += 1
        stock[come] -= 1
        have[go] -= 1
        take[come] = take.get(come, 0) + 1
        give[go] = give.get(go, 0) + 1


def park(view: View, lore: Lore, seat: int, _decision: AwaitParking, options: list[Option]) -> Action | None:
    """Swap on Free Parking where what comes is worth more than what goes."""
    held = own_state(view).chips[seat]
    units = lore.units[next_floor(view, lore, seat)]
    for option in options:
        if type(option) is ParkingSwap:
            best: Action = Skip()
            most = 0.0
            for take in option.colours:
                usable = {colour: number for colour, number in held.items() if number and colour != take}
                if sum(usable.values()) >= option.count:
                    give, loss = cheapest(usable, units, option.count)
                    gain = units[take][held[take]] - loss
                    if gain > most:
                        best, most = SwapParking(give, take), gain
            return best
    return None


def swap_bank(option: BankSwap, held: Chips, lore: Lore, height: int) -> SwapBank | None:
    """Trade with the bank where the one chip that comes is worth more than those that go, or completes the next floor."""
    units = lore.units[height]
    best: SwapBank | None = None
    most = 0.0
    for give in option.give:
        number = held[give]
        loss = sum(units[give][number - option.count : number])
        for take in option.take:
            if take != give:
                gain = units[take][held[take]] - loss
                gain += COMPLETE * completes({give: option.count}, take, held, lore, height)
                if gain > most:
                    best, most = SwapBank({give: option.count}, take), gain
    return best


def completes(give: Chips, take: str, held: Chips, lore: Lore, height: int) -> bool:
    """Whether an exchange makes it possible to pay for a floor of this height that the hand can't pay for yet."""
    if held[take] >= lore.named[height].get(take, 0):
        return False
    cost = own_rules(lore.rules).floors[height - 1]
    after = {colour: number - give.get(colour, 0) for colour, number in held.items()}
    after[take] += 1
    return affordable(after, cost)


def force(trades: list[ForceTrade], held: Chips, lore: Lore, height: int) -> ForceTrade | None:
    """Play a Forced Trade card where it brings a chip that the next floors need."""
    units = lore.units[height]
    best: ForceTrade | None = None
    most = WORTHWHILE
    for trade in trades:
        gain = units[trade.take][held[trade.take]] - units[trade.give][held[trade.give] - 1]
        gain += COMPLETE * completes({trade.give: 1}, trade.take, held, lore, height)
        if gain > most:
            best, most = trade, gain
    return best
