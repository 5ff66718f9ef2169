"""Anti-Monopoly: competitors against monopolists, by different rules on one board.

`ANTI` answers what the kernel and the shared mechanics ask of a game; the rest of the package is one module a job: `flow` (what
happens by itself), `roles`, `turns`, `cities` and `rents`, `levels` and `buildings`, `taxes`, `cards`, `trading` (when one deals),
`closing` (how it ends), `offered` (options), `worth`.
"""

from collections.abc import Mapping
from typing import Final

from bot.engine import actions
from bot.engine.actions import Action, Bundle, Chips
from bot.engine.effects import Effect
from bot.engine.games.anti import (
    buildings,
    cards,
    choices,
    cities,
    closing,
    flow,
    laws,
    offered,
    rents,
    roles,
    trading,
    turns,
    worth,
)
from bot.engine.games.anti.owned import own_rules
from bot.engine.mechanics import bargaining, debt, decks, deeds, estate, purse, trade
from bot.engine.mechanics import turns as course
from bot.engine.mechanics.answering import FORCED
from bot.engine.mechanics.ownership import of_seat
from bot.engine.options import Option
from bot.engine.play import Game, Handler, Kinds, Play
from bot.engine.rules import Deed, Rules
from bot.engine.state import AntiState, Scripted, Seat, Secret, State
from bot.message import Message

HANDLERS: Final[Mapping[type[Action], Handler]] = {
    actions.RollDice: turns.roll,
    actions.BuyDeed: deeds.buy,
    actions.DeclineDeed: deeds.decline,
    actions.Pay: debt.pay,
    actions.ClaimRent: deeds.claim,
    actions.Build: buildings.build,
    actions.Sell: buildings.sell,
    actions.Mortgage: deeds.mortgage,
    actions.Redeem: deeds.redeem,
    actions.ProposeTrade: trade.propose,
    actions.AcceptTrade: trade.accept,
    actions.RejectTrade: trade.reject,
    actions.WithdrawTrade: trade.withdraw,
    actions.Choose: choices.choose,
    actions.Finish: choices.finish,
    actions.EndTurn: course.end_turn,
    actions.DeclareBankruptcy: debt.declare_bankruptcy,
    actions.Resign: estate.resign,
    actions.TimeUp: closing.time_up,
}


class Anti(Game):
    """The game as `bot.engine.play.Game` describes one. Declined deeds stay with the bank: there are no auctions."""

    handlers = HANDLERS
    answers = offered.ANSWERS
    forced = FORCED
    endings = (closing.LAST_STANDING, closing.ROLE_OUT, worth.TIME)

    def seat_up(self, rules: Rules, seats: int) -> State:
        """Everybody has the start money and no role, the bank all else."""
        own = own_rules(rules)
        return State(
            seats=[Seat(rules.start_cash) for _ in range(seats)],
            own=AntiState([token.id for token in own.tokens[:seats]], [""] * seats),
            secret=Secret(Scripted(), {deck: decks.full_pile(rules, deck) for deck in rules.decks}),
            commitment="",
            issued=rules.start_cash * seats,
        )

    def open(self, play: Play) -> None:
        """Roles are chosen first."""
        roles.before_first_turn(play)

    def always(self, rules: Rules, state: State, seat: int, kinds: Kinds) -> list[Option]:
        """What a seat may do whatever waits, of these kinds."""
        return offered.always(rules, state, seat, self, kinds)

    proceed = staticmethod(flow.proceed)

    def rent(self, play: Play, deed: Deed, terms: str) -> int:
        """By the owner's role; who landed on a utility throws for it."""
        del terms
        return rents.rent(play, deed, play.state.turn)

    def exempt(self, play: Play, deed: Deed) -> str:
        """A monopolist in prison collects nothing."""
        return rents.exempt(play.rules, play.state, deed)

    def obey(self, play: Play, effect: Effect, card: str) -> None:
        """Carry out a card's effect."""
        cards.obey(play, effect, card)

    def completes(self, rules: Rules, state: State, group: str, seat: int) -> bool:
        """Two streets of a city are a monopolist's monopoly."""
        return cities.completes(rules, state, seat, group)

    def goods(self, rules: Rules, state: State, seat: int) -> Bundle:
        """All that a seat could put into a trade."""
        del rules
        return Bundle(purse.free_cash(state, seat), tuple(of_seat(state, seat)))

    def hand_over(self, play: Play, giver: int, taker: int, bundle: Bundle) -> None:
        """There is nothing but money and deeds."""

    def return_to_bank(self, play: Play, seat: int) -> None:
        """There is nothing but money and deeds."""

    def clear_site(self, play: Play, seat: int, heir: int) -> None:
        """Buildings are returned for half their price."""
        del heir
        buildings.clear_all(play, seat)

    def seat_out(self, play: Play, seat: int, heir: int, deeds: list[str]) -> None:
        """See whether the game ends; before the first turn the others go on choosing roles."""
        del seat, heir, deeds
        closing.seat_out(play)
        if not play.state.ending and not play.state.round:
            roles.seat_out(play)

    def check_bank(self, play: Play, seat: int) -> None:
        """At any time, but not after having closed one's holdings."""
        trading.check_bank(play, seat)

    def check_mortgage(self, play: Play, deed: Deed) -> None:
        """Buildings must be returned first."""
        owner = play.state.owners[deed.id]
        wrong = buildings.loss_fault(play.rules, play.state, owner, deed)
        if wrong is not None:
            raise wrong

    def raisable(self, rules: Rules, state: State, seat: int) -> int:
        """Cash, buildings and mortgages."""
        return worth.raisable(rules, state, seat)

    def check_trading(self, play: Play) -> None:
        """Not before the first turn, nor while holdings are closed."""
        trading.check_trading(play)

    def check_terms(self, play: Play, seat: int, gives: Bundle, gets: Bundle, other: int) -> None:
        """Debts."""
        bargaining.check_debtor(play, seat, gives, gets, other)

    def check_deeds(self, play: Play, deeds: tuple[str, ...]) -> None:
        """No built-up street changes hands, and none whose loss breaks a built-up monopoly."""
        for name in deeds:
            owner = play.state.owners[name]
            wrong = buildings.loss_fault(play.rules, play.state, owner, play.rules.deeds[name], deeds)
            if wrong is not None:
                raise wrong

    def chip_kinds(self, rules: Rules) -> tuple[str, ...]:
        """There are no chips."""
        del rules
        return ()

    def worth(self, rules: Rules, state: State, seat: int) -> int:
        """Cash and income."""
        return worth.final(rules, state, seat)

    def broken(self, rules: Rules, state: State, box: Chips) -> list[Message]:
        """The laws of this game that do not hold."""
        del box
        return laws.broken(rules, state)

    def winners(self, rules: Rules, state: State) -> tuple[int, ...]:
        """The wealthiest of the living seats."""
        return worth.winners(rules, state)


ANTI: Final = Anti()
