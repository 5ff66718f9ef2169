"""What a seat can do: one frozen value an action, named in the imperative.

The verb of an action is its word in case files and control ids. Chips are counts by colour (`{"red": 2}`), money
is whole units of the board's currency, seats are 0…n-1, deeds and foundations go by their ids.
"""

from typing import Final

from msgspec import Struct

Chips = dict[str, int]


class Bundle(Struct, frozen=True, omit_defaults=True):
    """One side of a trade; everything may be left out."""

    cash: int = 0
    deeds: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    chips: Chips = {}

    @property
    def empty(self) -> bool:
        """Whether this side gives nothing at all."""
        return not (self.cash or self.deeds or self.cards or any(self.chips.values()))


class RollDice(Struct, frozen=True, tag="roll"):
    """Throw the dice of the turn."""


class BuyDeed(Struct, frozen=True, tag="buy"):
    """Buy the unowned deed one stands on."""


class DeclineDeed(Struct, frozen=True, tag="decline"):
    """Leave the unowned deed to an auction."""


class PlaceBid(Struct, frozen=True, tag="bid"):
    """Bid openly in the running auction."""

    amount: int


class SetMaximum(Struct, frozen=True, tag="upto"):
    """Set a sealed maximum up to which the bank bids for this seat."""

    amount: int


class PassAuction(Struct, frozen=True, tag="pass"):
    """Leave the running auction for good."""


class Pay(Struct, frozen=True, tag="pay"):
    """Pay the front debt, or else the jail fine."""


class UseCard(Struct, frozen=True, tag="use"):
    """Play a kept card that needs no further choice."""

    card: str


class ClaimRent(Struct, frozen=True, tag="claim"):
    """Claim the rent that is still open."""


class Build(Struct, frozen=True, tag="build", omit_defaults=True):
    """Build on a place; `pay` says which chips are paid where the game is paid in chips."""

    place: str
    count: int = 1
    pay: Chips | None = None


class Sell(Struct, frozen=True, tag="sell", omit_defaults=True):
    """Sell buildings of a street to the bank: `count` of them, or with `group` those of its whole group at once."""

    deed: str
    count: int = 1
    group: bool = False


class Mortgage(Struct, frozen=True, tag="mortgage"):
    """Mortgage a deed to the bank."""

    deed: str


class Redeem(Struct, frozen=True, tag="redeem"):
    """Redeem a mortgaged deed."""

    deed: str


class ProposeTrade(Struct, frozen=True, tag="offer", omit_defaults=True):
    """Offer a trade to another seat: `give` comes from the speaker, `want` from the other."""

    to: int
    give: Bundle = Bundle()
    want: Bundle = Bundle()


class AcceptTrade(Struct, frozen=True, tag="accept"):
    """Accept the newest offer of that seat."""

    seat: int


class RejectTrade(Struct, frozen=True, tag="reject"):
    """Reject the newest offer of that seat."""

    seat: int


class WithdrawTrade(Struct, frozen=True, tag="withdraw"):
    """Take back one's own offer to that seat."""

    seat: int


class Discard(Struct, frozen=True, tag="discard"):
    """Drop surplus chips at the start of a turn."""

    chips: Chips


class Choose(Struct, frozen=True, tag="choose", omit_defaults=True):
    """Answer a choice: a seat and chips, chips alone, or chips given for chips taken.

    Attributes:
        seat: the seat that is chosen, where the choice is among seats.
        chips: the chips chosen (taken, given away or returned).
        give: the chips given, where the choice is an exchange.
        option: the word or number chosen, where the choice is among such (`200`, `percent`, `7`).
    """

    seat: int | None = None
    chips: Chips = {}
    give: Chips = {}
    option: str = ""


class SwapParking(Struct, frozen=True, tag="swap"):
    """Swap chips for one of another colour on Free Parking."""

    give: Chips
    take: str


class SwapBank(Struct, frozen=True, tag="bank"):
    """Trade chips of one colour with the bank for one of another."""

    give: Chips
    take: str


class ForceTrade(Struct, frozen=True, tag="force"):
    """Play a Forced Trade card: that seat's `take` comes, one's own `give` goes."""

    seat: int
    take: str
    give: str


class Skip(Struct, frozen=True, tag="skip"):
    """Leave out a step that is optional."""


class EndTurn(Struct, frozen=True, tag="end"):
    """End one's turn."""


class Finish(Struct, frozen=True, tag="done"):
    """Say that one is ready: no more swapping of roles, or no more adjusting of holdings."""


class DeclareBankruptcy(Struct, frozen=True, tag="bankrupt"):
    """Give up before a debt that cannot be raised."""


class Resign(Struct, frozen=True, tag="resign"):
    """Leave the game for good."""


class TimeUp(Struct, frozen=True, tag="time"):
    """The agreed time is up: told by the clock, never by a seat."""


Action = (
    RollDice
    | BuyDeed
    | DeclineDeed
    | PlaceBid
    | SetMaximum
    | PassAuction
    | Pay
    | UseCard
    | ClaimRent
    | Build
    | Sell
    | Mortgage
    | Redeem
    | ProposeTrade
    | AcceptTrade
    | RejectTrade
    | WithdrawTrade
    | Discard
    | Choose
    | SwapParking
    | SwapBank
    | ForceTrade
    | Skip
    | EndTurn
    | Finish
    | DeclareBankruptcy
    | Resign
    | TimeUp
)


def verb_of(action: Action | type[Action]) -> str:
    """The action's word in case files and control ids."""
    return str(action.__struct_config__.tag)


VERBS: Final = {verb_of(kind): kind for kind in Action.__args__}
