"""Trades: asking for the deeds that complete or grow a group, and judging what others offer.

A seat never gives a deed away, and takes an offer only where its own reckoning says it gains.
"""

from collections.abc import Iterator

from bot.engine.actions import Action, Bundle, ProposeTrade
from bot.engine.decisions import AwaitRoll
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.options import OfferTrade, Option
from bot.engine.state import BANK, State
from bot.engine.view import View
from bot.standins import bargains
from bot.standins.classic.lore import Lore
from bot.standins.classic.worth import prospect
from bot.standins.deals import Deal, Outlook


def may_offer(view: View | State, lore: Lore, seat: int, decision: AwaitRoll) -> bool:
    """Whether a seat about to throw is to think of an offer: at its time, if it has one to take back or a partner for one."""
    if not bargains.is_time(view, seat, decision):
        return False
    return any(offer.maker == seat for offer in view.offers) or bool(_partners(view, lore, seat))


def _partners(view: View | State, lore: Lore, seat: int) -> dict[str, int]:
    """By group of which a seat has a part, the one seat that holds all the rest; groups without such a seat are left out."""
    found: dict[str, int] = {}
    owner_of = view.owners.get
    for group, deeds in lore.members:
        rest, mine = BANK, False
        for deed in deeds:
            owner = owner_of(deed, BANK)
            if owner == seat:
                mine = True
            elif rest == BANK != owner:
                rest = owner
            elif owner != rest or owner == BANK:
                break
        else:
            if mine and rest != BANK:
                found[group] = rest
    return found


def answer(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Accept the first offer that brings a gain, else reject one, where that can be done."""
    return bargains.answer(
        view, seat, options, lambda it: Deal(prospect(view, lore), it.maker, it.to, it.give, it.want)
    )


def offer(view: View, lore: Lore, seat: int, options: list[Option]) -> ProposeTrade | None:
    """The best offer that both sides gain by, or None."""
    option = next((it for it in options if type(it) is OfferTrade), None)
    if option is None:
        return None
    partners = _partners(view, lore, seat)
    if not partners:
        return None
    outlook = prospect(view, lore)
    mine = _parts(view, lore, seat)
    wanted = {
        other: [group for group, partner in partners.items() if partner == other]
        for other in option.seats
        if other in partners.values()
    }
    return bargains.best(
        view, (deal for other, groups in wanted.items() for deal in _deals(lore, outlook, seat, mine, other, groups))
    )


def _deals(
    lore: Lore, outlook: Outlook, seat: int, mine: dict[str, tuple[str, ...]], other: int, wanted: list[str]
) -> Iterator[Deal]:
    """Trades worth a thought: what completes a group, for cash alone, a part of a group of both, or a spare deed."""
    deeds = lore.rules.deeds
    theirs = _parts(outlook.view, lore, other)
    for group in wanted:
        if group not in theirs:
            continue
        want = Bundle(deeds=theirs[group])
        yield Deal(outlook, seat, other, bargains.NOTHING, want)
        for back, names in mine.items():
            if back == group or len(names) == lore.sizes[back]:
                continue
            if back in theirs:
                yield Deal(outlook, seat, other, Bundle(deeds=names), want)
            else:
                cheapest = min(names, key=lambda name: deeds[name].price)
                yield Deal(outlook, seat, other, Bundle(deeds=(cheapest,)), want)


def _parts(view: View, lore: Lore, seat: int) -> dict[str, tuple[str, ...]]:
    """The deeds of a seat that may change hands, by group."""
    deeds, mortgaged = lore.rules.deeds, view.mortgaged
    moves = own_rules(lore.rules).trade_mortgaged
    built = {deeds[name].group for name in own_state(view).buildings}
    found: dict[str, tuple[str, ...]] = {}
    for name, owner in view.owners.items():
        if owner == seat and (moves or name not in mortgaged):
            group = deeds[name].group
            if group not in built:
                found[group] = (*found.get(group, ()), name)
    return found
