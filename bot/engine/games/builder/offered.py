"""What a seat of Monopoly Builder may do now: the options behind buttons, panels and stand-ins."""

from functools import lru_cache

from bot.engine.actions import Bundle, ForceTrade, Mortgage, ProposeTrade, Redeem
from bot.engine.decisions import (
    AwaitAuction,
    AwaitChoice,
    AwaitDebt,
    AwaitDiscard,
    AwaitManage,
    AwaitParking,
    AwaitPurchase,
    AwaitRoll,
)
from bot.engine.games.builder.chips import FORCED_TRADE, surplus
from bot.engine.games.builder.choices import choice_options, parking_options
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.games.builder.towers import build_options
from bot.engine.mechanics import detention, offering, purse
from bot.engine.mechanics.ownership import of_seat
from bot.engine.options import BankSwap, DropChips, Exact, OfferTrade, Option
from bot.engine.play import Game, Play
from bot.engine.rules import Rules
from bot.engine.state import State

FREES = (detention.JAIL_CARD,)


def options(rules: Rules, state: State, seat: int, game: Game) -> list[Option]:
    """All options of a living seat: those of the decisions it may answer first, then what is always open."""
    return asked(rules, state, seat, game) + _always(rules, state, seat, game)


def asked(rules: Rules, state: State, seat: int, game: Game) -> list[Option]:
    """What a living seat may answer to the decisions that wait for it."""
    found: list[Option] = []
    for decision in state.waiting:
        if seat in decision.seats:
            match decision:
                case AwaitManage():
                    found += _managing(rules, state, seat)
                case AwaitRoll():
                    found += offering.before_throw(rules, state, seat, FREES)
                case AwaitDiscard(count=count):
                    found.append(DropChips(count, own_state(state).chips[seat]))
                case AwaitPurchase(deed=deed):
                    found += offering.purchase(rules, state, seat, deed)
                case AwaitAuction():
                    found += offering.bids(rules, state, seat)
                case AwaitDebt():
                    found += offering.in_debt(rules, state, seat, game)
                case AwaitChoice():
                    found += choice_options(rules, state, decision, seat)
                case AwaitParking():
                    found += parking_options(rules, state, seat)
    return found


def _managing(rules: Rules, state: State, seat: int) -> list[Option]:
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
    held = own_state(state).chips[seat]
    if max(held.values()) < rate:
        return []
    take = tuple([colour for colour, number in own_state(state).bank.items() if number])
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


@lru_cache(maxsize=256)
def _mortgage(name: str) -> Exact:
    return Exact(Mortgage(name))


@lru_cache(maxsize=256)
def _redeem(name: str) -> Exact:
    return Exact(Redeem(name))


def _always(rules: Rules, state: State, seat: int, game: Game) -> list[Option]:
    found: list[Option] = []
    for name, owner in state.owners.items():
        if owner == seat:
            if name not in state.mortgaged:
                found.append(_mortgage(name))
            elif rules.deeds[name].redeem <= purse.free_cash(state, seat):
                found.append(_redeem(name))
    if state.offers:
        found += offering.open_offers(Play(rules, state, game), seat)
    if state.claims:
        found += offering.claims(state, seat)
    trade = _trade(state, seat)
    if trade is not None:
        found.append(trade)
    found.append(offering.RESIGN)
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
