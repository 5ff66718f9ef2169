"""Trades: asking for the deeds that complete or grow a group, and judging what others offer.

A seat never gives a deed away, and takes an offer only where its own reckoning says it gains.
"""

from collections.abc import Iterator

from bot.engine.actions import Action, Bundle, ProposeTrade
from bot.engine.decisions import AwaitRoll
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.options import OfferTrade, Option
from bot.engine.state import State
from bot.engine.view import View
from bot.standins import bargains
from bot.standins.classic.lore import Lore
from bot.standins.classic.worth import prospect
from bot.standins.deals import Deal, Outlook, Touch, as_deal


def may_offer(view: View | State, lore: Lore, seat: int, decision: AwaitRoll) -> bool:
    """Whether a seat about to throw is to think of an offer: at its time, if it has one to take back or a partner for one."""
    if not bargains.is_time(view, seat, decision):
        return False
    return bool(_partners(view, lore, seat)) or any(offer.maker == seat for offer in view.offers)


def _partners(view: View | State, lore: Lore, seat: int) -> dict[str, int]:
    """By group of which a seat has a part, the one seat that holds all the rest; groups without such a seat are left out."""
    found: dict[str, int] = {}
    owner_of = view.owners.get
    for group, deeds in lore.members:
        holders = {*map(owner_of, deeds)}
        if len(holders) == 2 and seat in holders:
            (other,) = holders - {seat}
            if other is not None:
                found[group] = other
    return found


def answer(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Accept the first offer that brings a gain, else reject one, where that can be done."""
    return bargains.answer(
        view, seat, options, lambda it: as_deal(prospect(view, lore), it.maker, it.to, it.give, it.want)
    )


def offer(view: View, lore: Lore, seat: int, options: list[Option]) -> ProposeTrade | None:
    """The best offer that both sides gain by, or None."""
    partners = _partners(view, lore, seat)
    if not partners:
        return None
    for option in options:
        if type(option) is OfferTrade:
            return bargains.best(view, _thoughts(view, lore, seat, partners, option.seats))
    return None


def _thoughts(view: View, lore: Lore, seat: int, partners: dict[str, int], others: tuple[int, ...]) -> Iterator[Deal]:
    outlook = prospect(view, lore)
    mine = _parts(view, lore, seat)
    for other in others:
        wanted = [group for group, partner in partners.items() if partner == other]
        if wanted:
            yield from _deals(outlook, lore, seat, mine, other, wanted)


def _deals(
    outlook: Outlook, lore: Lore, seat: int, mine: dict[str, tuple[str, ...]], other: int, wanted: list[str]
) -> Iterator[Deal]:
    """Trades worth a thought: what completes a group, for cash alone, a part of a group of both, or a spare deed."""
    given: dict[str, tuple[Bundle, Touch]] = {}
    for group in wanted:
        names = _part(outlook.view, lore, other, group)
        if not names:
            continue
        want, gain = Bundle(deeds=names), Touch(outlook, group, seat, other, (), names)
        yield Deal(outlook, seat, other, bargains.NOTHING, want, (gain,))
        for back, own in mine.items():
            if back != group and len(own) < lore.sizes[back]:
                if back not in given:
                    names = own if _part(outlook.view, lore, other, back) else (_cheapest(lore, own),)
                    given[back] = Bundle(deeds=names), Touch(outlook, back, seat, other, names, ())
                give, loss = given[back]
                yield Deal(outlook, seat, other, give, want, (gain, loss))


def _cheapest(lore: Lore, names: tuple[str, ...]) -> str:
    return names[0] if len(names) == 1 else min(names, key=lambda name: lore.rules.deeds[name].price)


def _part(view: View, lore: Lore, seat: int, group: str) -> tuple[str, ...]:
    """The deeds of a group that a seat has and that may change hands, in the order in which it got them."""
    owner_of, held = view.owners.get, own_state(view).buildings
    deeds = lore.deeds[group]
    if held and not held.keys().isdisjoint(deeds):
        return ()
    fixed = () if own_rules(lore.rules).trade_mortgaged else view.mortgaged
    names = [name for name in deeds if owner_of(name) == seat and name not in fixed]
    return tuple(names) if len(names) < 2 else tuple([name for name in view.owners if name in names])


def _parts(view: View, lore: Lore, seat: int) -> dict[str, tuple[str, ...]]:
    """The deeds of a seat that may change hands, by group."""
    group_of, mortgaged = lore.group_of, view.mortgaged
    moves = own_rules(lore.rules).trade_mortgaged or not mortgaged
    held = own_state(view).buildings
    built = set(map(group_of.__getitem__, held)) if held else held
    found: dict[str, tuple[str, ...]] = {}
    for name in [name for name, owner in view.owners.items() if owner == seat]:
        group = group_of[name]
        if group not in built and (moves or name not in mortgaged):
            found[group] = (*found[group], name) if group in found else (name,)
    return found
