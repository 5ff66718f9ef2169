"""Trades: monopolists ask for what makes or grows a monopoly, competitors sell it to them dearly.

A seat never gives a deed away, and takes an offer only where its own reckoning says it gains.
"""

from collections.abc import Iterator

from bot.engine.actions import Action, Bundle, ProposeTrade
from bot.engine.decisions import AwaitRoll
from bot.engine.games.anti.cities import NEEDED
from bot.engine.games.anti.owned import own_state
from bot.engine.games.anti.roles import MONOPOLIST, role_of
from bot.engine.options import OfferTrade, Option
from bot.engine.state import State
from bot.engine.view import View
from bot.standins import bargains
from bot.standins.anti.lore import Lore
from bot.standins.anti.worth import prospect
from bot.standins.deals import Deal, Outlook, as_deal

Parts = dict[int, dict[str, list[str]]]
"""The deeds of each seat by group."""


def may_offer(view: View | State, lore: Lore, seat: int, decision: AwaitRoll) -> bool:
    """Whether a seat about to throw is to think of an offer: at its time, if it has one to take back or something to deal in."""
    if not bargains.is_time(view, seat, decision):
        return False
    if any(offer.maker == seat for offer in view.offers):
        return True
    parts = _parts(view, lore)
    return any(_wanted(view, lore, parts, taker, giver) for taker, giver in _pairs(view, seat))


def _pairs(view: View | State, seat: int) -> list[tuple[int, int]]:
    """Who might take from whom in an offer of this seat: it from all others if it is a monopolist, else monopolists from it."""
    others = [other for other, it in enumerate(view.seats) if other != seat and not it.bankrupt]
    if role_of(view, seat) == MONOPOLIST:
        return [(seat, other) for other in others]
    return [(other, seat) for other in others if role_of(view, other) == MONOPOLIST]


def _parts(view: View | State, lore: Lore) -> Parts:
    found: Parts = {seat: {} for seat in range(len(view.seats))}
    group_of = lore.group
    for deed, owner in view.owners.items():
        of_owner, group = found[owner], group_of[deed]
        if group in of_owner:
            of_owner[group].append(deed)
        else:
            of_owner[group] = [deed]
    return found


def _wanted(view: View | State, lore: Lore, parts: Parts, taker: int, giver: int) -> list[str]:
    """The deeds of a giver that a monopolist makes a monopoly with, or that grow what it has of companies."""
    built = own_state(view).buildings
    mine, theirs = parts[taker], parts[giver]
    return [
        names[0]
        for group, names in theirs.items()
        if group in mine
        and (not lore.street[group] or len(mine[group]) < NEEDED)
        and not any(name in built for name in names)
    ]


def answer(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Accept the first offer that brings a gain, else reject one, where that can be done."""
    return bargains.answer(
        view, seat, options, lambda it: as_deal(prospect(view, lore), it.maker, it.to, it.give, it.want)
    )


def offer(view: View, lore: Lore, seat: int, options: list[Option]) -> ProposeTrade | None:
    """The best offer that both sides gain by, or None."""
    if all(type(it) is not OfferTrade for it in options):
        return None
    return bargains.best(view, _deals(view, lore, seat))


def _deals(view: View, lore: Lore, seat: int) -> Iterator[Deal]:
    """Trades worth a thought: what a monopolist wants, for cash alone, for what the other wants, or for a spare deed."""
    outlook, parts = prospect(view, lore), _parts(view, lore)
    for taker, giver in _pairs(view, seat):
        for name in _wanted(view, lore, parts, taker, giver):
            for back in _returns(view, lore, parts, taker, giver, lore.group[name]):
                yield _deal(outlook, seat, taker, giver, Bundle(deeds=(name,)), back)


def _deal(outlook: Outlook, seat: int, taker: int, giver: int, taken: Bundle, back: Bundle) -> Deal:
    """The same trade, seen from the seat that offers it."""
    if seat == taker:
        return as_deal(outlook, taker, giver, back, taken)
    return as_deal(outlook, giver, taker, taken, back)


def _returns(view: View, lore: Lore, parts: Parts, taker: int, giver: int, group: str) -> Iterator[Bundle]:
    """What a monopolist may give back beside cash: nothing, what the giver has use for, the cheapest spare deed."""
    yield bargains.NOTHING
    prices = lore.rules.deeds
    if role_of(view, giver) == MONOPOLIST:
        for name in _wanted(view, lore, parts, giver, taker):
            if lore.group[name] != group and len(parts[taker][lore.group[name]]) < NEEDED:
                yield Bundle(deeds=(name,))
    spare = [names[0] for other, names in parts[taker].items() if other != group and len(names) == 1]
    if spare:
        yield Bundle(deeds=(min(spare, key=lambda name: prices[name].price),))
