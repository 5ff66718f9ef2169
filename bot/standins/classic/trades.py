"""Trades: asking for the deeds that complete or grow a group, and judging what others offer.

A seat offers at most once a turn, and only every few rounds: whether it has offered is told by the numbers of the view. It never gives
a deed away, and takes an offer only where its own reckoning says it gains.
"""

from collections.abc import Iterator
from typing import Final

from bot.engine.actions import AcceptTrade, Action, Bundle, ProposeTrade, RejectTrade, WithdrawTrade
from bot.engine.decisions import AwaitRoll
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.options import Exact, OfferTrade, Option
from bot.engine.state import Offer, State
from bot.engine.view import View
from bot.standins.classic.bargain import Deal, Outlook, Touch, as_deal
from bot.standins.classic.lore import Lore

EVERY: Final = 3
"""A seat offers in one round out of so many."""

MARGIN: Final = 25
"""What a trade must bring before it is worth the bother."""

KEEP: Final = 60
"""Cash that an offer leaves to who pays it."""

NOTHING: Final = Bundle()

TENS: Final = 10

TRIES: Final = 4


def is_time(view: View | State, seat: int, decision: AwaitRoll) -> bool:
    """Whether a seat about to throw is to think of an offer: in its rounds, if it made none since the throw was due."""
    if view.number != decision.number or (view.round + seat) % EVERY:
        return False
    return not view.again and not view.debts and view.auction is None


def _partners(view: View, lore: Lore, seat: int) -> dict[str, int]:
    """By group of which a seat has a part, the one seat that holds all the rest; groups without such a seat are left out."""
    found: dict[str, int] = {}
    owner_of = view.owners.get
    for group, deeds in lore.members:
        holders = set(map(owner_of, deeds))
        if len(holders) == 2 and seat in holders:
            (other,) = holders - {seat}
            if other is not None:
                found[group] = other
    return found


def answer(view: View, lore: Lore, seat: int, options: list[Option]) -> Action | None:
    """Accept the first offer that brings a gain, else reject one, where that can be done."""
    refusal: Action | None = None
    for option in options:
        if type(option) is not Exact:
            continue
        action = option.action
        if type(action) is AcceptTrade:
            offer = next(it for it in view.offers if it.maker == action.seat and it.to == seat)
            if is_good(view, lore, offer):
                return action
        elif type(action) is RejectTrade:
            refusal = refusal or action
    return refusal


def is_good(view: View, lore: Lore, offer: Offer) -> bool:
    """Whether the seat that was made an offer gains by it."""
    give, want = offer.give, offer.want
    deal = as_deal(Outlook(view, lore), offer.maker, offer.to, give, want)
    return deal.gains(give.cash - want.cash)[1] >= MARGIN


def stale(view: View, seat: int, decision: AwaitRoll, options: list[Option]) -> WithdrawTrade | None:
    """Take back an own offer of an earlier turn; an absent person's stays."""
    if all(type(it) is not OfferTrade for it in options):
        return None
    for offer in view.offers:
        if offer.maker == seat and offer.number < decision.number:
            action = WithdrawTrade(offer.to)
            if Exact(action) in options:
                return action
    return None


def offer(view: View, lore: Lore, seat: int, options: list[Option]) -> ProposeTrade | None:
    """The best offer that both sides gain by, or None."""
    partners = _partners(view, lore, seat)
    if not partners:
        return None
    for option in options:
        if type(option) is OfferTrade:
            return _best(view, lore, seat, partners, option.seats)
    return None


def _best(view: View, lore: Lore, seat: int, partners: dict[str, int], others: tuple[int, ...]) -> ProposeTrade | None:
    best: tuple[float, ProposeTrade] | None = None
    outlook = Outlook(view, lore)
    mine = _parts(view, lore, seat)
    for other in others:
        wanted = [group for group, partner in partners.items() if partner == other]
        for deal in _deals(outlook, seat, mine, other, wanted) if wanted else ():
            found = _priced(view, deal)
            if found is not None and (best is None or found[0] > best[0]):
                best = found
    return None if best is None else best[1]


def _deals(
    outlook: Outlook, seat: int, mine: dict[str, tuple[str, ...]], other: int, wanted: list[str]
) -> Iterator[Deal]:
    """Trades worth a thought: what completes a group, for cash alone, a part of a group of both, or a spare deed."""
    lore = outlook.lore
    given: dict[str, tuple[Bundle, Touch]] = {}
    for group in wanted:
        names = _part(outlook.view, lore, other, group)
        if not names:
            continue
        want, gain = Bundle(deeds=names), Touch(outlook, group, seat, other, (), names)
        yield Deal(outlook, seat, other, NOTHING, want, (gain,))
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


def _priced(view: View, deal: Deal) -> tuple[float, ProposeTrade] | None:
    """The least sum that the other should agree to, if the maker still gains; with the gain."""
    cash, rich = view.seats[deal.maker].cash, view.seats[deal.to].cash
    if deal.hopeless(MARGIN, KEEP - rich, cash - KEEP):
        return None
    paid = 0
    mine, theirs = deal.gains(paid)
    for _ in range(TRIES):
        lack = MARGIN - theirs
        if -2 * TENS <= lack <= 0:
            break
        paid = max(paid + _tens(lack / (1 + deal.rivalry)), min(0, KEEP - rich))
        if paid > cash - KEEP:
            return None
        mine, theirs = deal.gains(paid)
    if theirs < MARGIN or mine < MARGIN or paid > cash - KEEP or -paid > rich - KEEP:
        return None
    give = Bundle(max(paid, 0), deal.give.deeds)
    want = Bundle(max(-paid, 0), deal.want.deeds)
    return mine, ProposeTrade(deal.to, give, want)


def _tens(amount: float) -> int:
    """Rounded away from nothing in the other's favour."""
    return int(-(-amount // TENS)) * TENS
