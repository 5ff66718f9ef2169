"""What a seat of Monopoly Builder may do now: the options behind buttons, panels and stand-ins."""

from functools import lru_cache
from typing import Final

from bot.engine.actions import (
    Bundle,
    ForceTrade,
    Mortgage,
    ProposeTrade,
    Redeem,
    Resign,
)
from bot.engine.decisions import (
    AwaitChoice,
    AwaitDiscard,
    AwaitManage,
    AwaitParking,
    AwaitRoll,
)
from bot.engine.games.builder.chips import FORCED_TRADE, surplus
from bot.engine.games.builder.choices import choice_options, parking_options
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.games.builder.towers import build_options
from bot.engine.mechanics import detention, offering, purse
from bot.engine.mechanics.answering import COMMON, free_throw
from bot.engine.mechanics.ownership import of_seat
from bot.engine.options import BankSwap, DropChips, Exact, OfferTrade, Option
from bot.engine.play import Answers, Forced, Game, Kinds, Play
from bot.engine.rules import Rules
from bot.engine.state import State

FREES = (detention.JAIL_CARD,)


# --- what answers a decision


def _throw(rules: Rules, state: State, seat: int, _decision: AwaitRoll, _game: Game) -> list[Option]:
    return offering.before_throw(rules, state, seat, FREES)


def _drop(_rules: Rules, state: State, seat: int, decision: AwaitDiscard, _game: Game) -> list[Option]:
    return [DropChips(decision.count, own_state(state).chips[seat])]


def _choose(rules: Rules, state: State, seat: int, decision: AwaitChoice, _game: Game) -> list[Option]:
    return choice_options(rules, state, decision, seat)


def _park(rules: Rules, state: State, seat: int, _decision: AwaitParking, _game: Game) -> list[Option]:
    return parking_options(rules, state, seat)


def _manage(rules: Rules, state: State, seat: int, _decision: AwaitManage, _game: Game) -> list[Option]:
    found: list[Option] = []
    it = state.seats[seat]
    owes = any(debt.debtor == seat for debt in state.debts) if state.debts else False
    if not it.jailed:
        found += build_options(rules, state, seat)
    found += _bank_swaps(rules, state, seat)
    if FORCED_TRADE in it.cards:
        found += _forced_trades(state, seat)
    if state.again:
        extra = surplus(rules, state, seat)
        if extra > 0:
            found.append(DropChips(extra, own_state(state).chips[seat]))
        elif not owes:
            found.append(offering.ROLL)
    elif not owes:
        found.append(offering.END)
    return found


def _bank_swaps(rules: Rules, state: State, seat: int) -> list[Option]:
    rate = own_rules(rules).bank_rate
    own = own_state(state)
    held = own.chips[seat]
    if max(held.values()) < rate:
        return []
    take = tuple([colour for colour, number in own.bank.items() if number])
    usable = tuple([colour for colour, number in held.items() if number >= rate and take not in {(), (colour,)}])
    return [BankSwap(rate, usable, take)] if usable else []


@lru_cache(maxsize=256)
def _force(other: int, take: str, give: str) -> Exact:
    return Exact(ForceTrade(other, take, give))


def _forced_trades(state: State, seat: int) -> list[Option]:
    mine = [colour for colour, number in own_state(state).chips[seat].items() if number]
    return [
        _force(other, take, give)
        for other, chips in enumerate(own_state(state).chips)
        if other != seat and not state.seats[other].bankrupt
        for take, number in chips.items()
        if number
        for give in mine
        if give != take
    ]


ANSWERS: Final[Answers] = {
    **COMMON,
    AwaitRoll: _throw,
    AwaitManage: _manage,
    AwaitDiscard: _drop,
    AwaitChoice: _choose,
    AwaitParking: _park,
}
"""What a seat may answer to each decision that Builder opens."""

FORCED: Final[Forced] = {AwaitRoll: free_throw}
"""What is forced where nothing else waits."""


# --- what is always open


def always(rules: Rules, state: State, seat: int, game: Game, kinds: Kinds) -> list[Option]:
    """What a living seat may do whatever waits, for actions of these kinds."""
    found: list[Option] = []
    if Mortgage in kinds or Redeem in kinds:
        found += _deeds(rules, state, seat, kinds)
    if state.offers or state.claims:
        found += offering.between_seats(Play(rules, state, game), seat, kinds)
    trade = _trade(state, seat) if ProposeTrade in kinds else None
    if trade is not None:
        found.append(trade)
    if Resign in kinds:
        found.append(offering.RESIGN)
    return found


def _deeds(rules: Rules, state: State, seat: int, kinds: Kinds) -> list[Option]:
    """Mortgaging, and redeeming what can be paid."""
    found: list[Option] = []
    cash = purse.free_cash(state, seat) if Redeem in kinds else 0
    for name, owner in state.owners.items():
        if owner == seat:
            if name not in state.mortgaged:
                if Mortgage in kinds:
                    found.append(offering.mortgage(name))
            elif rules.deeds[name].redeem <= cash:
                found.append(offering.redeem(name))
    return found


def goods(rules: Rules, state: State, seat: int) -> Bundle:
    """All that a seat could put into a trade."""
    del rules
    return Bundle(
        purse.free_cash(state, seat),
        tuple(of_seat(state, seat)),
        tuple(state.seats[seat].cards),
        {colour: number for colour, number in own_state(state).chips[seat].items() if number},
    )


def _trade(state: State, seat: int) -> OfferTrade | None:
    """An offer has a form if anybody concerned has anything at all."""
    others = tuple([other for other, it in enumerate(state.seats) if other != seat and not it.bankrupt])
    if not others:
        return None
    piece = _piece(state, seat)
    if piece is COIN:
        return _coin_offer(others)
    if piece is not None:
        return OfferTrade(others, ProposeTrade(others[0], give=piece))
    for other in others:
        piece = _piece(state, other)
        if piece is not None:
            return OfferTrade(others, ProposeTrade(other, want=piece))
    return None


COIN = Bundle(cash=1)


@lru_cache(maxsize=256)
def _coin_offer(others: tuple[int, ...]) -> OfferTrade:
    return OfferTrade(others, ProposeTrade(others[0], give=COIN))


def _piece(state: State, seat: int) -> Bundle | None:
    """The smallest thing a seat could put into a trade."""
    if purse.free_cash(state, seat) > 0:
        return COIN
    for colour, number in own_state(state).chips[seat].items():
        if number:
            return Bundle(chips={colour: 1})
    deeds = of_seat(state, seat)
    if deeds:
        return Bundle(deeds=(deeds[0],))
    cards = state.seats[seat].cards
    return Bundle(cards=(cards[0],)) if cards else None
