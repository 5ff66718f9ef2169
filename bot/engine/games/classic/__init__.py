"""Classic Monopoly with all its profiles: what differs between them is in the rules' data, never asked by name.

`CLASSIC` answers what the kernel and the shared mechanics ask of a game; the rest of the package is one module a job: `flow` (what
follows by itself) and `turns` (throws and turns), `cards`, `taxes`, `rents`, `speed_die`; `levels`, `sites`, `buildings`, `sales` and
`shortage` (houses and hotels); `fees`, `trading`, `estates`, `interruption`, `timing`, `worth`; `offered` (options), `start`, `laws`.
"""

from collections.abc import Mapping
from typing import Final

from bot.engine import actions
from bot.engine.actions import Action, Bundle, Chips, PassAuction
from bot.engine.decisions import AwaitBuildings
from bot.engine.effects import Effect
from bot.engine.games.classic import (
    buildings,
    cards,
    estates,
    fees,
    flow,
    laws,
    levels,
    offered,
    rents,
    sales,
    shortage,
    start,
    taxes,
    timing,
    trading,
    turns,
    worth,
)
from bot.engine.games.classic.owned import own_rules, own_state, parts
from bot.engine.mechanics import auction, debt, deeds, estate, purse, trade
from bot.engine.mechanics import turns as course
from bot.engine.mechanics.answering import FORCED
from bot.engine.mechanics.ownership import acquire, of_seat, owns_group
from bot.engine.options import Option
from bot.engine.play import Game, Handler, Kinds, Play
from bot.engine.rules import Deed, Rules
from bot.engine.state import Auction, State
from bot.message import Message


def pass_by(play: Play, seat: int, action: PassAuction) -> None:
    """Want none of the short buildings, or leave the running auction."""
    if play.waits(AwaitBuildings, seat) is not None:
        shortage.waive(play, seat)
    else:
        auction.pass_auction(play, seat, action)


HANDLERS: Final[Mapping[type[Action], Handler]] = {
    actions.RollDice: turns.roll,
    actions.BuyDeed: deeds.buy,
    actions.DeclineDeed: deeds.decline,
    actions.PlaceBid: auction.bid,
    actions.SetMaximum: auction.set_maximum,
    actions.PassAuction: pass_by,
    actions.Pay: debt.pay,
    actions.UseCard: turns.use,
    actions.ClaimRent: deeds.claim,
    actions.Build: buildings.build,
    actions.Sell: sales.sell,
    actions.Mortgage: deeds.mortgage,
    actions.Redeem: deeds.redeem,
    actions.ProposeTrade: trade.propose,
    actions.AcceptTrade: trade.accept,
    actions.RejectTrade: trade.reject,
    actions.WithdrawTrade: trade.withdraw,
    actions.Choose: taxes.choose,
    actions.Skip: fees.skip,
    actions.EndTurn: course.end_turn,
    actions.DeclareBankruptcy: debt.declare_bankruptcy,
    actions.Resign: estate.resign,
    actions.TimeUp: timing.time_up,
}


class Classic(Game):
    """The game as `bot.engine.play.Game` describes one."""

    handlers = HANDLERS
    answers = offered.ANSWERS
    forced = FORCED
    endings = (timing.LAST_STANDING, timing.BANKRUPTCIES, timing.TIME, timing.ROUNDS)

    def seat_up(self, rules: Rules, seats: int) -> State:
        """Everything in its place before the first throw."""
        return start.seat_up(rules, seats)

    def deal(self, play: Play) -> None:
        """The opening deal, where a table plays with one."""
        start.deal(play)

    def always(self, rules: Rules, state: State, seat: int, kinds: Kinds) -> list[Option]:
        """What a seat may do whatever waits, of these kinds."""
        return offered.always(rules, state, seat, self, kinds)

    proceed = staticmethod(flow.proceed)
    owes = staticmethod(turns.owes)
    raisable = staticmethod(worth.raisable)
    paid = staticmethod(taxes.into_pot)
    rent = staticmethod(rents.rent)

    def exempt(self, play: Play, deed: Deed) -> str:
        """An owner in jail collects nothing where the table plays it so."""
        jailed = play.state.seats[play.state.owners[deed.id]].jailed
        return "jailed" if jailed and not own_rules(play.rules).rent_in_jail else ""

    def obey(self, play: Play, effect: Effect, card: str) -> None:
        """Carry out a card's effect."""
        cards.obey(play, effect, card)

    def arrive(self, play: Play, pos: int) -> None:
        """Passing GO brings in the speed die."""
        del pos
        own_state(play.state).lapped[play.state.turn] = True

    def auction_off(self, play: Play, deed: str, decliner: int) -> None:
        """A declined deed is auctioned, to the decliner too, as the table plays it."""
        own, _ = parts(play)
        if own.auctions:
            auction.start(play, deed, () if own.decliner_bids else (decliner,))

    def knock_down(self, play: Play, auction: Auction) -> None:
        """A deed has its owner, a building waits for its place."""
        if auction.deed in {levels.HOUSE, levels.HOTELS}:
            shortage.knock_down(play, auction.leader)
        else:
            acquire(play, auction.leader, auction.deed)

    def goods(self, rules: Rules, state: State, seat: int) -> Bundle:
        """All that a seat could put into a trade."""
        del rules
        it = state.seats[seat]
        return Bundle(purse.free_cash(state, seat), tuple(of_seat(state, seat)), tuple(it.cards))

    def hand_over(self, play: Play, giver: int, taker: int, bundle: Bundle) -> None:
        """There is nothing but money, deeds and cards."""

    def return_to_bank(self, play: Play, seat: int) -> None:
        """There is nothing but money, deeds and cards."""

    def heir(self, play: Play, creditor: int, owed: int) -> int:
        """The creditor, or the bank in its place."""
        return estates.heir(play, creditor, owed)

    def clear_site(self, play: Play, seat: int, heir: int) -> None:
        """Buildings are sold, or pass standing."""
        estates.clear_site(play, seat, heir)

    def seat_out(self, play: Play, seat: int, heir: int, deeds: list[str]) -> None:
        """See whether the game ends, and what becomes of the deeds."""
        del seat
        estates.seat_out(play, heir, deeds)

    def check_mortgage(self, play: Play, deed: Deed) -> None:
        """Buildings must be sold first."""
        wrong = sales.mortgage_fault(play.rules, play.state, deed)
        if wrong is not None:
            raise wrong

    def completes(self, rules: Rules, state: State, group: str, seat: int) -> bool:
        """Every deed of the group makes it whole."""
        return owns_group(rules, state.owners, group, seat)

    def check_trader(self, play: Play, seat: int) -> None:
        """The time for trades."""
        trading.check_trader(play, seat)

    def check_terms(self, play: Play, seat: int, gives: Bundle, gets: Bundle, other: int) -> None:
        """Debts and mortgages."""
        trading.check_terms(play, seat, gives, gets, other)

    def check_deeds(self, play: Play, deeds: tuple[str, ...]) -> None:
        """No street of a built-up group changes hands."""
        for name in deeds:
            wrong = sales.sale_of_deed_fault(play.rules, play.state, play.rules.deeds[name])
            if wrong is not None:
                raise wrong

    def cost_of(self, rules: Rules, state: State, gets: Bundle) -> int:
        """The fees for mortgaged deeds."""
        return fees.cost_of(rules, state, gets)

    def took_over(self, play: Play, seat: int, deeds: tuple[str, ...]) -> None:
        """Redeem mortgaged deeds, or pay the fee."""
        fees.took_over(play, seat, deeds)

    def chip_kinds(self, rules: Rules) -> tuple[str, ...]:
        """There are no chips."""
        del rules
        return ()

    def worth(self, rules: Rules, state: State, seat: int) -> int:
        """Cash, deeds and buildings."""
        return worth.final(rules, state, seat)

    def broken(self, rules: Rules, state: State, box: Chips) -> list[Message]:
        """The laws of this game that do not hold."""
        return laws.broken(rules, state, box)

    def winners(self, rules: Rules, state: State) -> tuple[int, ...]:
        """The richest of the living seats."""
        return worth.winners(rules, state)


CLASSIC: Final = Classic()
