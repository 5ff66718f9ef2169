"""Options that games share: bids, purchases, the throw and the fine, debts, open offers."""

from collections.abc import Collection
from functools import lru_cache

from bot.engine.actions import (
    AcceptTrade,
    Build,
    BuyDeed,
    Choose,
    ClaimRent,
    DeclareBankruptcy,
    DeclineDeed,
    EndTurn,
    Mortgage,
    PassAuction,
    Pay,
    Redeem,
    RejectTrade,
    Resign,
    RollDice,
    Sell,
    UseCard,
    WithdrawTrade,
)
from bot.engine.mechanics import auction, debt, purse, trade
from bot.engine.options import BidRange, Exact, MaximumRange, Option
from bot.engine.play import Game, Kinds, Play
from bot.engine.rules import Rules
from bot.engine.state import State

ROLL = Exact(RollDice())
BUY = Exact(BuyDeed())
DECLINE = Exact(DeclineDeed())
PASS = Exact(PassAuction())
PAY = Exact(Pay())
END = Exact(EndTurn())
CLAIM = Exact(ClaimRent())
BANKRUPT = Exact(DeclareBankruptcy())
RESIGN = Exact(Resign())


def before_throw(
    rules: Rules, state: State, seat: int, frees: Collection[str], *, may_roll: bool = True
) -> list[Option]:
    """The throw of the turn; in jail the fine and the cards that free from it too."""
    found: list[Option] = [ROLL] if may_roll else []
    it = state.seats[seat]
    if it.jailed:
        # an older debt comes first: with one waiting, `pay` is offered for that
        if not (state.debts and purse.debts_of(state, seat)) and debt.can_pay(rules, state, seat):
            found.append(PAY)
        found += [_use(card) for card in dict.fromkeys(it.cards) if card in frees]
    return found


@lru_cache(maxsize=64)
def _use(card: str) -> Exact:
    return Exact(UseCard(card))


def purchase(rules: Rules, state: State, seat: int, deed: str) -> list[Option]:
    """Buying the deed one stands on, or not."""
    return [BUY, DECLINE] if purse.free_cash(state, seat) >= rules.deeds[deed].price else [DECLINE]


def bids(rules: Rules, state: State, seat: int) -> list[Option]:
    """Bids, sealed maxima, and passing in the running auction."""
    running = state.auction
    if running is None:
        return []
    cash = state.seats[seat].cash
    if seat == running.leader:
        lowest = max(running.bid, state.secret.maxima.get(seat, 0)) + 1
        return [MaximumRange(lowest, cash)] if lowest <= cash else []
    found: list[Option] = []
    if auction.can_bid(rules, state, seat):
        lowest = auction.lowest_bid(rules, running)
        found += [BidRange(lowest, cash), MaximumRange(lowest, cash)]
    found.append(PASS)
    return found


def in_debt(rules: Rules, state: State, seat: int, game: Game) -> list[Option]:
    """Paying the front debt, or giving up before debts that can't be raised."""
    found: list[Option] = []
    if debt.can_pay(rules, state, seat):
        found.append(PAY)
    owed = debt.owed_in_all(state, seat)
    if purse.free_cash(state, seat) < owed and game.raisable(rules, state, seat) < owed:
        found.append(BANKRUPT)
    return found


def between_seats(play: Play, seat: int, kinds: Kinds) -> list[Option]:
    """Answering offers or taking one's own back, and claiming rent that is still open; of these kinds of actions only."""
    found: list[Option] = [it for it in _open_offers(play, seat) if type(it.action) in kinds]
    if ClaimRent in kinds and any(claim.owner == seat for claim in play.state.claims):
        found.append(CLAIM)
    return found


def _open_offers(play: Play, seat: int) -> list[Exact]:
    found: list[Exact] = []
    for offer in play.state.offers:
        if offer.maker == seat:
            found.append(Exact(WithdrawTrade(offer.to)))
        elif offer.to == seat:
            found.append(Exact(RejectTrade(offer.maker)))
            maker, to = offer.maker, offer.to
            if trade.fulfils(play, maker, offer.give, offer.want, to) and trade.fulfils(
                play, to, offer.want, offer.give, maker
            ):
                found.append(Exact(AcceptTrade(offer.maker)))
    return found


# --- the same options again and again


@lru_cache(maxsize=256)
def choice(option: str) -> Exact:
    """Answering a choice by a word or number."""
    return Exact(Choose(option=option))


@lru_cache(maxsize=256)
def build(deed: str) -> Exact:
    """One more building on a street."""
    return Exact(Build(deed))


@lru_cache(maxsize=512)
def sell(deed: str, *, group: bool) -> Exact:
    """One building of a street back to the bank, or all of its group."""
    return Exact(Sell(deed, group=group))


@lru_cache(maxsize=256)
def mortgage(deed: str) -> Exact:
    """Mortgaging a deed."""
    return Exact(Mortgage(deed))


@lru_cache(maxsize=256)
def redeem(deed: str) -> Exact:
    """Redeeming a deed."""
    return Exact(Redeem(deed))
