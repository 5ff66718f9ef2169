"""What happened: one frozen value an event, named in the past tense.

Events carry tags and numbers, never words. `why` tags and parameters are what narration and pictures need; everything here is
public. Seats are 0…n-1, `BANK` (-1) stands for the bank.
"""

from typing import Final

from msgspec import Struct

from bot.engine.actions import Bundle, Chips


class StartThrown(Struct, frozen=True, tag="start_thrown"):
    """A seat threw for the first turn."""

    seat: int
    dice: tuple[int, ...]


class GameStarted(Struct, frozen=True, tag="game_started"):
    """The game began; `commitment` is the SHA-256 of the seed."""

    first: int
    commitment: str


class TurnStarted(Struct, frozen=True, tag="turn_started"):
    """A seat's turn began; `again` for the further turn after doubles."""

    seat: int
    round: int
    again: bool = False


class DiceRolled(Struct, frozen=True, tag="dice_rolled"):
    """Dice were thrown; a third die is the speed die. `why`: `move`, `jail`, `resources`, `utility`."""

    seat: int
    dice: tuple[int, ...]
    why: str = "move"


class ChipsGained(Struct, frozen=True, tag="chips_gained"):
    """Chips came from the bank. `why`: `deed`, `own_colour`, `collect`, `resources`, a card id."""

    seat: int
    chips: Chips
    why: str
    deed: str = ""


class ChipsShort(Struct, frozen=True, tag="chips_short"):
    """The bank could not give all chips of a gain."""

    seat: int
    colour: str
    missing: int


class ChipsDropped(Struct, frozen=True, tag="chips_dropped"):
    """Surplus chips were left on a space."""

    seat: int
    chips: Chips
    at: int


class ChipsPickedUp(Struct, frozen=True, tag="chips_picked_up"):
    """A token took chips lying on a space."""

    seat: int
    chips: Chips
    at: int


class ChipsSwapped(Struct, frozen=True, tag="chips_swapped"):
    """Chips were exchanged with the bank. `why`: `bank`, `parking`, a card id."""

    seat: int
    give: Chips
    take: Chips
    why: str


class ChipStolen(Struct, frozen=True, tag="chip_stolen"):
    """A seat took a chip of another."""

    seat: int
    victim: int
    colour: str


class ChipGiven(Struct, frozen=True, tag="chip_given"):
    """A seat gave a chip to another, or to the bank."""

    seat: int
    to: int
    colour: str


class NobodyToRob(Struct, frozen=True, tag="nobody_to_rob"):
    """Nobody else had a chip to take."""

    seat: int


class TradeForced(Struct, frozen=True, tag="trade_forced"):
    """A Forced Trade card: `take` came from `victim`, `give` went there."""

    seat: int
    victim: int
    take: str
    give: str


class TokenMoved(Struct, frozen=True, tag="token_moved"):
    """A token moved from `start` to `to`, forward unless `back`."""

    seat: int
    start: int
    to: int
    back: bool = False


class SalaryPaid(Struct, frozen=True, tag="salary_paid"):
    """GO paid for landing or passing."""

    seat: int
    amount: int


class ThirdDouble(Struct, frozen=True, tag="third_double"):
    """The third double in a row: the throw is not played."""

    seat: int


class SentToJail(Struct, frozen=True, tag="sent_to_jail"):
    """A token went to jail. `why`: `doubles`, `space`, `card`."""

    seat: int
    why: str


class JailThrowFailed(Struct, frozen=True, tag="jail_throw_failed"):
    """No doubles in jail; `left` throws remain."""

    seat: int
    left: int


class LeftJail(Struct, frozen=True, tag="left_jail"):
    """A seat left jail. `how`: `fine`, `card`, `doubles`, `third_throw`."""

    seat: int
    how: str


class PurchaseOffered(Struct, frozen=True, tag="purchase_offered"):
    """A seat landed on an unowned deed."""

    seat: int
    deed: str
    price: int


class DeedBought(Struct, frozen=True, tag="deed_bought"):
    """A deed was bought from the bank at its price."""

    seat: int
    deed: str
    price: int


class DeedDeclined(Struct, frozen=True, tag="deed_declined"):
    """A seat left a deed to an auction."""

    seat: int
    deed: str


class AuctionOpened(Struct, frozen=True, tag="auction_opened"):
    """An auction began."""

    deed: str
    start: int


class BidPlaced(Struct, frozen=True, tag="bid_placed"):
    """A seat leads an auction with this bid."""

    seat: int
    deed: str
    amount: int


class MaximumSet(Struct, frozen=True, tag="maximum_set"):
    """A seat set a sealed maximum; the sum is not told."""

    seat: int


class AuctionPassed(Struct, frozen=True, tag="auction_passed"):
    """A seat left the auction."""

    seat: int


class AuctionRestarted(Struct, frozen=True, tag="auction_restarted"):
    """The leader left the game; the auction stands at `bid` of `leader`, or begins again."""

    leader: int
    bid: int


class AuctionWon(Struct, frozen=True, tag="auction_won"):
    """An auction closed with a sale."""

    seat: int
    deed: str
    price: int


class AuctionUnsold(Struct, frozen=True, tag="auction_unsold"):
    """An auction closed without a bid."""

    deed: str


class GroupCompleted(Struct, frozen=True, tag="group_completed"):
    """A seat now owns a whole group."""

    seat: int
    group: str


class RentOpen(Struct, frozen=True, tag="rent_open"):
    """Rent may be claimed until the next seat rolls."""

    payer: int
    owner: int
    deed: str
    amount: int


class RentClaimed(Struct, frozen=True, tag="rent_claimed"):
    """The owner claimed the rent."""

    payer: int
    owner: int
    deed: str
    amount: int


class RentLapsed(Struct, frozen=True, tag="rent_lapsed"):
    """Nobody claimed in time."""

    payer: int
    owner: int
    deed: str
    amount: int


class NoRent(Struct, frozen=True, tag="no_rent"):
    """No rent is due. `why`: `mortgaged`, `own`, `jailed` (its owner)."""

    seat: int
    deed: str
    why: str


class MoneyPaid(Struct, frozen=True, tag="money_paid"):
    """Money went to a seat or the bank.

    `why`: `rent`, `fine`, `tax`, `deal` (a deed dealt at the start), `fee` (mortgaged deeds changed hands), a card id; `about`: a
    deed or space.
    """

    payer: int
    to: int
    amount: int
    why: str
    about: str = ""


class MoneyReceived(Struct, frozen=True, tag="money_received"):
    """The bank paid a seat. `why`: a card id, `parking` (the pot), `estate` (what a bankrupt seat owed), `foundation`."""

    seat: int
    amount: int
    why: str


class DebtArose(Struct, frozen=True, tag="debt_arose"):
    """A sum that cash does not cover is owed."""

    debtor: int
    creditor: int
    amount: int
    why: str
    about: str = ""


class CardDrawn(Struct, frozen=True, tag="card_drawn"):
    """A card was drawn."""

    seat: int
    deck: str
    card: str


class CardKept(Struct, frozen=True, tag="card_kept"):
    """A card was kept."""

    seat: int
    card: str


class CardUsed(Struct, frozen=True, tag="card_used"):
    """A kept card was played and went under its deck."""

    seat: int
    card: str


class FloorBuilt(Struct, frozen=True, tag="floor_built"):
    """A building grew to `height`; the penthouse is the last height."""

    seat: int
    cell: str
    height: int
    pay: Chips


class BuildingBuilt(Struct, frozen=True, tag="building_built"):
    """A street was built on: `level` houses now, or a hotel; `price` was paid (0 where it was won in an auction)."""

    seat: int
    deed: str
    level: int
    price: int


class BuildingsSold(Struct, frozen=True, tag="buildings_sold"):
    """Buildings of a street went back to the bank; `level` is what is left."""

    seat: int
    deed: str
    level: int
    amount: int


class GroupCleared(Struct, frozen=True, tag="group_cleared"):
    """All buildings of a group went back to the bank."""

    seat: int
    group: str
    amount: int


class ShortageOpened(Struct, frozen=True, tag="shortage_opened"):
    """The bank has only `stock` of `what` (`house`, `hotel`), and others could build too: they may say what they want."""

    seat: int
    what: str
    stock: int


class BuildingsWanted(Struct, frozen=True, tag="buildings_wanted"):
    """A seat wants so many of the short buildings."""

    seat: int
    what: str
    deed: str
    count: int


class BuildingsWaived(Struct, frozen=True, tag="buildings_waived"):
    """A seat wants none of the short buildings, or can't build them any more."""

    seat: int
    what: str


class PlaceLost(Struct, frozen=True, tag="place_lost"):
    """A building was won that has no place any more; it stays with the bank."""

    seat: int
    what: str


class TaxChosen(Struct, frozen=True, tag="tax_chosen"):
    """A seat chose how to pay a tax. `how`: the sum, or `percent`."""

    seat: int
    space: str
    how: str
    amount: int


class MoveChosen(Struct, frozen=True, tag="move_chosen"):
    """A seat chose its move by the speed die. `what`: `bus` (so many spaces), `anywhere` (to that space)."""

    seat: int
    what: str
    number: int


class DeedDealt(Struct, frozen=True, tag="deed_dealt"):
    """A deed was dealt at the start, at its price."""

    seat: int
    deed: str
    price: int


class RoleChosen(Struct, frozen=True, tag="role_chosen"):
    """A seat took a role; `free`: it could have taken the other one too."""

    seat: int
    role: str
    free: bool


class SwapWished(Struct, frozen=True, tag="swap_wished"):
    """Before the first turn a seat would swap roles with another, if that one wants it too."""

    seat: int
    other: int


class RolesSwapped(Struct, frozen=True, tag="roles_swapped"):
    """Two seats swapped their roles by agreement."""

    seat: int
    other: int


class SeatReady(Struct, frozen=True, tag="seat_ready"):
    """A seat swaps no more, or adjusts no more. `what`: `roles` or `adjust`."""

    seat: int
    what: str


class ThrowFailed(Struct, frozen=True, tag="throw_failed"):
    """A throw for money brought nothing. `why`: `foundation` or a card id."""

    seat: int
    why: str


class AdjustingOpened(Struct, frozen=True, tag="adjusting_opened"):
    """The agreed time is up and the last turn over: seats may adjust their holdings with the bank for so many minutes."""

    minutes: int


class CashKept(Struct, frozen=True, tag="cash_kept"):
    """At the end of a two-hour game a seat keeps `percent` of its cash, `kept`, and gives the bank the rest, `paid`."""

    seat: int
    percent: int
    kept: int
    paid: int


class IncomeCounted(Struct, frozen=True, tag="income_counted"):
    """At the end a deed counts what it would bring if a token stood on it; in the two-hour game the bank pays it."""

    seat: int
    deed: str
    amount: int


class TimeCalled(Struct, frozen=True, tag="time_called"):
    """The agreed time is up; the turn of `seat` is the last."""

    seat: int


class DeedMortgaged(Struct, frozen=True, tag="deed_mortgaged"):
    """A deed was mortgaged."""

    seat: int
    deed: str
    amount: int


class DeedRedeemed(Struct, frozen=True, tag="deed_redeemed"):
    """A deed was redeemed."""

    seat: int
    deed: str
    amount: int


class OfferMade(Struct, frozen=True, tag="offer_made"):
    """A trade was offered; `number` names it."""

    number: int
    maker: int
    to: int
    give: Bundle
    want: Bundle


class OfferRejected(Struct, frozen=True, tag="offer_rejected"):
    """A trade was rejected."""

    maker: int
    to: int


class OfferWithdrawn(Struct, frozen=True, tag="offer_withdrawn"):
    """A trade was taken back, or replaced by a newer one."""

    maker: int
    to: int


class TradeMade(Struct, frozen=True, tag="trade_made"):
    """A trade was carried out."""

    maker: int
    to: int
    give: Bundle
    want: Bundle


class SeatBankrupt(Struct, frozen=True, tag="seat_bankrupt"):
    """A seat went bankrupt; what it had went to `creditor`, a seat or the bank."""

    seat: int
    creditor: int
    resigned: bool


class TurnEnded(Struct, frozen=True, tag="turn_ended"):
    """A turn ended."""

    seat: int


class MovesUndone(Struct, frozen=True, tag="moves_undone"):
    """A seat took back its move of the serial `since`, one of `count` undone; `turn`: whose turn it is again, or `BANK` if as before."""

    seat: int
    since: int
    count: int
    turn: int


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """The game ended. `ending`: the tag that self-play counts; `seed` as hex, for everybody to check."""

    ending: str
    winners: tuple[int, ...]
    seed: str


Event = (
    StartThrown
    | GameStarted
    | TurnStarted
    | DiceRolled
    | ChipsGained
    | ChipsShort
    | ChipsDropped
    | ChipsPickedUp
    | ChipsSwapped
    | ChipStolen
    | ChipGiven
    | NobodyToRob
    | TradeForced
    | TokenMoved
    | SalaryPaid
    | ThirdDouble
    | SentToJail
    | JailThrowFailed
    | LeftJail
    | PurchaseOffered
    | DeedBought
    | DeedDeclined
    | AuctionOpened
    | BidPlaced
    | MaximumSet
    | AuctionPassed
    | AuctionRestarted
    | AuctionWon
    | AuctionUnsold
    | GroupCompleted
    | RentOpen
    | RentClaimed
    | RentLapsed
    | NoRent
    | MoneyPaid
    | MoneyReceived
    | DebtArose
    | CardDrawn
    | CardKept
    | CardUsed
    | FloorBuilt
    | BuildingBuilt
    | BuildingsSold
    | GroupCleared
    | ShortageOpened
    | BuildingsWanted
    | BuildingsWaived
    | PlaceLost
    | TaxChosen
    | MoveChosen
    | DeedDealt
    | RoleChosen
    | SwapWished
    | RolesSwapped
    | SeatReady
    | ThrowFailed
    | AdjustingOpened
    | CashKept
    | IncomeCounted
    | TimeCalled
    | DeedMortgaged
    | DeedRedeemed
    | OfferMade
    | OfferRejected
    | OfferWithdrawn
    | TradeMade
    | SeatBankrupt
    | TurnEnded
    | MovesUndone
    | GameEnded
)

EVENTS: Final = {str(kind.__struct_config__.tag): kind for kind in Event.__args__}
