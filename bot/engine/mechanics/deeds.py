"""Title deeds: buying, rent, mortgage and redemption."""

from bot.engine.actions import Mortgage, Redeem
from bot.engine.decisions import AwaitPurchase
from bot.engine.events import (
    DeedBought,
    DeedDeclined,
    DeedMortgaged,
    DeedRedeemed,
    NoRent,
    PurchaseOffered,
    RentClaimed,
    RentLapsed,
    RentOpen,
)
from bot.engine.mechanics import purse
from bot.engine.mechanics.ownership import acquire
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.state import BANK, Claim


def land(play: Play, seat: int, name: str, terms: str = "") -> None:
    """A token stands on a deed's space: purchase, rent (on these terms) or nothing."""
    state = play.state
    deed = play.rules.deeds[name]
    owner = state.owners.get(name, BANK)
    if owner == BANK:
        play.say(PurchaseOffered(seat, name, deed.price))
        play.open(AwaitPurchase(0, (seat,), name))
    elif owner == seat:
        play.say(NoRent(seat, name, "own"))
    elif name in state.mortgaged:
        play.say(NoRent(seat, name, "mortgaged"))
    elif why := play.game.exempt(play, deed):
        play.say(NoRent(seat, name, why))
    elif play.rules.rent == "claim":
        amount = play.game.rent(play, deed, terms)
        state.claims.append(Claim(play.next_number(), owner, seat, name, amount))
        play.say(RentOpen(seat, owner, name, amount))
    else:
        purse.charge(play, seat, owner, play.game.rent(play, deed, terms), "rent", name)


def buy(play: Play, seat: int, _action: object) -> None:
    """Buy the deed one stands on at its price."""
    decision = play.need(AwaitPurchase, seat)
    deed = play.rules.deeds[decision.deed]
    have = purse.free_cash(play.state, seat)
    if have < deed.price:
        raise Refused("short_of_cash", need=deed.price, have=have)
    play.close(decision)
    purse.to_bank(play, seat, deed.price)
    play.say(DeedBought(seat, deed.id, deed.price))
    acquire(play, seat, deed.id)


def decline(play: Play, seat: int, _action: object) -> None:
    """Don't buy the deed."""
    decision = play.need(AwaitPurchase, seat)
    play.close(decision)
    play.say(DeedDeclined(seat, decision.deed))
    play.game.auction_off(play, decision.deed, seat)


def claim(play: Play, seat: int, _action: object) -> None:
    """Claim the oldest rent that is still open to this seat."""
    play.need_living(seat)
    open_claims = [it for it in play.state.claims if it.owner == seat]
    if not open_claims:
        raise Refused("wrong_moment")
    it = open_claims[0]
    play.state.claims.remove(it)
    play.say(RentClaimed(it.payer, seat, it.deed, it.amount))
    purse.charge(play, it.payer, seat, it.amount, "rent", it.deed)


def lapse_claims(play: Play, roller: int) -> None:
    """Another seat rolls: rent that nobody claimed in time is no longer owed."""
    state = play.state
    for it in [it for it in state.claims if it.payer != roller]:
        state.claims.remove(it)
        play.say(RentLapsed(it.payer, it.owner, it.deed, it.amount))


def mortgage(play: Play, seat: int, action: Mortgage) -> None:
    """Turn a deed over for its mortgage value; allowed at any time."""
    deed = play.deed(action.deed)
    play.need_living(seat)
    if play.state.owners.get(deed.id, BANK) != seat:
        raise Refused("not_owner", name=deed.id)
    play.game.check_mortgage(play, deed)
    if deed.id in play.state.mortgaged:
        raise Refused("already_mortgaged", name=deed.id)
    play.state.mortgaged.add(deed.id)
    purse.from_bank(play, seat, deed.mortgage)
    play.say(DeedMortgaged(seat, deed.id, deed.mortgage))


def redeem(play: Play, seat: int, action: Redeem) -> None:
    """Turn a mortgaged deed back for its redemption value; allowed at any time."""
    deed = play.deed(action.deed)
    play.need_living(seat)
    if play.state.owners.get(deed.id, BANK) != seat:
        raise Refused("not_owner", name=deed.id)
    if deed.id not in play.state.mortgaged:
        raise Refused("not_mortgaged", name=deed.id)
    have = purse.free_cash(play.state, seat)
    if have < deed.redeem:
        raise Refused("short_of_cash", need=deed.redeem, have=have)
    play.state.mortgaged.remove(deed.id)
    purse.to_bank(play, seat, deed.redeem)
    play.say(DeedRedeemed(seat, deed.id, deed.redeem))
