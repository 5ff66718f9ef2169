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
from bot.standins.deals import Deal, Outlook, Touch, as_deal

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
        wanted = _wanted(view, lore, parts, taker, giver)
        use = _wanted(view, lore, parts, giver, taker) if wanted and role_of(view, giver) == MONOPOLIST else []
        other = giver if seat == taker else taker
        returned: dict[str, tuple[Bundle, Touch]] = {}
        for name in wanted:
            taken = Bundle(deeds=(name,)), _touch(outlook, lore, seat, other, name, gives=seat != taker)
            yield _deal(outlook, seat, other, taken, None, gives=seat != taker)
            for back in _returns(lore, parts[taker], use, lore.group[name]):
                if back not in returned:
                    touch = _touch(outlook, lore, seat, other, back, gives=seat == taker)
                    returned[back] = Bundle(deeds=(back,)), touch
                yield _deal(outlook, seat, other, taken, returned[back], gives=seat != taker)


def _touch(outlook: Outlook, lore: Lore, seat: int, other: int, deed: str, *, gives: bool) -> Touch:
    """What it does to a deed's group that a seat gives it to the other, or gets it."""
    return Touch(outlook, lore.group[deed], seat, other, (deed,) if gives else (), () if gives else (deed,))


def _deal(
    outlook: Outlook,
    seat: int,
    other: int,
    taken: tuple[Bundle, Touch],
    back: tuple[Bundle, Touch] | None,
    *,
    gives: bool,
) -> Deal:
    """A trade as the seat offers it that gives what is taken, or gets it."""
    bundle, touch = taken
    returned, touches = (bargains.NOTHING, (touch,)) if back is None else (back[0], (touch, back[1]))
    return Deal(outlook, seat, other, *((bundle, returned) if gives else (returned, bundle)), touches)


def _returns(lore: Lore, mine: dict[str, list[str]], use: list[str], group: str) -> Iterator[str]:
    """What a monopolist may give back beside cash: what the giver has use for, the cheapest spare deed."""
    for name in use:
        if lore.group[name] != group and len(mine[lore.group[name]]) < NEEDED:
            yield name
    spare = [names[0] for other, names in mine.items() if other != group and len(names) == 1]
    if spare:
        yield min(spare, key=lambda name: lore.rules.deeds[name].price)
