"""Monopoly Builder: towers on an island, chips, and a penthouse that ends the game.

`BUILDER` answers what the kernel and the shared mechanics ask of a game; the rest of the package is one module a job: `flow`
(the order of a turn), `chips`, `towers`, `choices`, `offered` (options), `scoring`.
"""

from collections.abc import Collection, Mapping
from typing import Final

from bot.engine import actions
from bot.engine.actions import Action, Bundle, Chips
from bot.engine.effects import Effect
from bot.engine.games.builder import chips, choices, flow, laws, offered, scoring, towers
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.mechanics import auction, debt, decks, deeds, estate, trade
from bot.engine.mechanics.ownership import acquire, of_seat, owns_group
from bot.engine.options import Option
from bot.engine.play import Game, Handler, Kinds, Play
from bot.engine.rules import Deed, Rules
from bot.engine.state import Auction, BuilderState, Scripted, Seat, Secret, State
from bot.message import Message

HANDLERS: Final[Mapping[type[Action], Handler]] = {
    actions.RollDice: flow.roll,
    actions.BuyDeed: deeds.buy,
    actions.DeclineDeed: deeds.decline,
    actions.PlaceBid: auction.bid,
    actions.SetMaximum: auction.set_maximum,
    actions.PassAuction: auction.pass_auction,
    actions.Pay: debt.pay,
    actions.UseCard: flow.use,
    actions.ClaimRent: deeds.claim,
    actions.Build: towers.build,
    actions.Mortgage: deeds.mortgage,
    actions.Redeem: deeds.redeem,
    actions.ProposeTrade: trade.propose,
    actions.AcceptTrade: trade.accept,
    actions.RejectTrade: trade.reject,
    actions.WithdrawTrade: trade.withdraw,
    actions.Discard: chips.discard,
    actions.Choose: choices.choose,
    actions.SwapParking: chips.swap_parking,
    actions.SwapBank: chips.swap_bank,
    actions.ForceTrade: chips.force_trade,
    actions.Skip: choices.skip,
    actions.EndTurn: flow.end_turn,
    actions.DeclareBankruptcy: debt.declare_bankruptcy,
    actions.Resign: estate.resign,
}


class Builder(Game):
    """The game as `bot.engine.play.Game` describes one."""

    handlers = HANDLERS
    answers = offered.ANSWERS
    forced = offered.FORCED
    endings = (towers.PENTHOUSE, flow.LAST_STANDING, flow.STUCK)

    def seat_up(self, rules: Rules, seats: int) -> State:
        """Money, chips and blocks dealt; all deeds and cards with the bank."""
        own = own_rules(rules)
        bank = dict.fromkeys(own.colours, own.chips_each)
        hands = []
        for token in own.tokens[:seats]:
            hands.append({colour: own.chips_at_start if colour == token.colour else 0 for colour in own.colours})
            bank[token.colour] -= own.chips_at_start
        return State(
            seats=[Seat(rules.start_cash) for _ in range(seats)],
            own=BuilderState(
                tokens=[token.id for token in own.tokens[:seats]],
                chips=hands,
                bank=bank,
                blocks=[own.blocks] * seats,
            ),
            secret=Secret(Scripted(), {deck: decks.full_pile(rules, deck) for deck in rules.decks}),
            commitment="",
            issued=rules.start_cash * seats,
        )

    def always(self, rules: Rules, state: State, seat: int, kinds: Kinds) -> list[Option]:
        """What a seat may do whatever waits, of these kinds."""
        return offered.always(rules, state, seat, self, kinds)

    def proceed(self, play: Play) -> None:
        """Go on until a seat is awaited, and end the game when no penthouse is possible any more."""
        if play.state.ending:
            return
        flow.end_if_stuck(play)
        flow.proceed(play)

    def rent(self, play: Play, deed: Deed, terms: str) -> int:
        """The printed rent, doubled with the whole set even if the other deed is mortgaged."""
        del terms
        owner = play.state.owners[deed.id]
        return deed.rent[owns_group(play.rules, play.state.owners, deed.group, owner)]

    def obey(self, play: Play, effect: Effect, card: str) -> None:
        """Carry out a card's effect."""
        flow.obey(play, effect, card)

    def heeds(self, play: Play) -> Collection[int]:
        """Where chips lie."""
        return own_state(play.state).lying

    def arrive(self, play: Play, pos: int) -> None:
        """A token takes the chips that lie on its way."""
        if pos in own_state(play.state).lying:
            chips.pick_up(play, play.state.turn, pos)

    def goods(self, rules: Rules, state: State, seat: int) -> Bundle:
        """All that a seat could put into a trade."""
        return offered.goods(rules, state, seat)

    def hand_over(self, play: Play, giver: int, taker: int, bundle: Bundle) -> None:
        """Chips change hands."""
        hands = own_state(play.state).chips
        chips.move(hands[giver], hands[taker], bundle.chips)

    def return_to_bank(self, play: Play, seat: int) -> None:
        """A seat's chips go back to the stock; its buildings stay."""
        own = own_state(play.state)
        chips.move(own.chips[seat], own.bank, own.chips[seat].copy())

    def seat_out(self, play: Play, seat: int, heir: int, deeds: list[str]) -> None:
        """See whether the game ends without this seat; deeds of the bank are for sale again."""
        del heir, deeds
        flow.seat_out(play, seat)

    def auction_off(self, play: Play, deed: str, decliner: int) -> None:
        """Everybody may bid, the decliner too."""
        del decliner
        auction.start(play, deed)

    def knock_down(self, play: Play, auction: Auction) -> None:
        """Only deeds are auctioned."""
        acquire(play, auction.leader, auction.deed)

    def completes(self, rules: Rules, state: State, group: str, seat: int) -> bool:
        """Every deed of the group makes it whole."""
        return owns_group(rules, state.owners, group, seat)

    def raisable(self, rules: Rules, state: State, seat: int) -> int:
        """Cash and what mortgages bring."""
        return debt.raisable(rules, state, seat)

    def worth(self, rules: Rules, state: State, seat: int) -> int:
        """Cash and the prices of unmortgaged deeds."""
        unmortgaged = (rules.deeds[deed] for deed in of_seat(state, seat) if deed not in state.mortgaged)
        return state.seats[seat].cash + sum(deed.price for deed in unmortgaged)

    def chip_kinds(self, rules: Rules) -> tuple[str, ...]:
        """The chip colours."""
        return own_rules(rules).colours

    def broken(self, rules: Rules, state: State, box: Chips) -> list[Message]:
        """The laws of this game that do not hold."""
        return laws.broken(rules, state, box)

    def winners(self, rules: Rules, state: State) -> tuple[int, ...]:
        """Most points, then most cash."""
        return scoring.winners(rules, state)


BUILDER: Final = Builder()
