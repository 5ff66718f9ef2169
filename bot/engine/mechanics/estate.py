"""What becomes of a seat that goes bankrupt or resigns.

Inherited by a seat: everything passes to it as it stands. By the bank: deeds return unmortgaged, kept cards go under their piles,
money and whatever else the game has go back to the bank. Who inherits, and what follows, is the game's to say.
"""

from msgspec.structs import replace

from bot.engine.actions import Resign
from bot.engine.decisions import AwaitAuction, AwaitChoice, AwaitDebt
from bot.engine.events import SeatBankrupt
from bot.engine.mechanics import auction, decks, purse
from bot.engine.mechanics.ownership import acquire, of_seat
from bot.engine.play import Play
from bot.engine.state import BANK, State
from bot.engine.steps import PASS


def resign(play: Play, seat: int, _action: Resign) -> None:
    """Leave the game: bankruptcy to the front creditor, or to the bank."""
    play.need_living(seat)
    owed = purse.debts_of(play.state, seat)
    wind_up(play, seat, owed[0].creditor if owed else BANK, resigned=True)


def wind_up(play: Play, seat: int, creditor: int, *, resigned: bool) -> None:
    """Take a seat out of the game; its other debts and all claims on and by it lapse."""
    it = play.state.seats[seat]
    owed = purse.debts_of(play.state, seat)
    it.bankrupt = True
    it.resigned = resigned
    play.say(SeatBankrupt(seat, creditor, resigned))
    _void(play, seat)
    heir = play.game.heir(play, creditor, owed[0].amount if owed else 0)
    play.game.clear_site(play, seat, heir)
    purse.transfer(play, seat, heir, it.cash)
    deeds = of_seat(play.state, seat)
    if heir == BANK:
        _to_bank(play, seat)
    else:
        _to_seat(play, seat, heir)
    it.jailed = 0
    if seat == play.state.turn:
        _end_turn(play.state)
    play.game.seat_out(play, seat, heir, deeds)


def _void(play: Play, seat: int) -> None:
    """Nothing is owed by or to this seat any more, and nothing is asked of it."""
    state = play.state
    state.debts[:] = [debt for debt in state.debts if seat not in {debt.debtor, debt.creditor}]
    state.claims[:] = [claim for claim in state.claims if seat not in {claim.owner, claim.payer}]
    state.offers[:] = [offer for offer in state.offers if seat not in {offer.maker, offer.to}]
    debtors = {debt.debtor for debt in state.debts}
    auction.seat_out(play, seat)
    for at, decision in enumerate(state.waiting):
        if seat in decision.seats and len(decision.seats) > 1:
            state.waiting[at] = replace(decision, seats=tuple([it for it in decision.seats if it != seat]))
    state.waiting[:] = [
        decision
        for decision in state.waiting
        if not (
            (type(decision) is not AwaitAuction and decision.seats == (seat,))
            or (type(decision) is AwaitDebt and decision.seats[0] not in debtors)
            or (type(decision) is AwaitChoice and decision.to == seat)
        )
    ]


def _to_seat(play: Play, seat: int, creditor: int) -> None:
    state = play.state
    state.seats[creditor].cards.extend(state.seats[seat].cards)
    state.seats[seat].cards.clear()
    goods = play.game.goods(play.rules, state, seat)
    play.game.hand_over(play, seat, creditor, goods)
    for deed in goods.deeds:
        acquire(play, creditor, deed)


def _to_bank(play: Play, seat: int) -> None:
    state = play.state
    for card in state.seats[seat].cards.copy():
        decks.put_back(play, seat, card)
    for deed in of_seat(state, seat):
        del state.owners[deed]
        state.mortgaged.discard(deed)
    play.game.return_to_bank(play, seat)


def _end_turn(state: State) -> None:
    """The turn's seat is out: what its turn still had to do is dropped; an auction under way is finished first."""
    state.agenda[:] = [PASS]
