"""What a game waits for: tagged values with a number and the seats that may answer.

Buttons, reminders, deadlines, stand-ins and "whose turn" all read these. A decision that stays open after an action gets a
new number, so that a press meant for the old position is told so; an auction keeps its number, so that bidders do not
refuse each other.
"""

from msgspec import Struct


class AwaitRoll(Struct, frozen=True, tag="roll"):
    """The throw of the turn; in jail also the fine or a card."""

    number: int
    seats: tuple[int, ...]


class AwaitDiscard(Struct, frozen=True, tag="discard"):
    """Surplus chips to drop before the throw."""

    number: int
    seats: tuple[int, ...]
    count: int


class AwaitPurchase(Struct, frozen=True, tag="buy"):
    """Buy the deed or leave it to an auction."""

    number: int
    seats: tuple[int, ...]
    deed: str


class AwaitAuction(Struct, frozen=True, tag="auction"):
    """Bids; `seats` are those that have not passed."""

    number: int
    seats: tuple[int, ...]
    deed: str


class AwaitDebt(Struct, frozen=True, tag="debt"):
    """A debt that cash did not cover when it arose."""

    number: int
    seats: tuple[int, ...]


class AwaitChoice(Struct, frozen=True, tag="choose"):
    """A choice that a space or card asks for.

    Attributes:
        what: `take` (`count` chips from the bank), `steal` (a chip of another seat), `gift` (a chip for seat `to`), `return`
            (a chip for the bank), `swap` (any chips, one for one), `tax` (the sum or a part of one's worth), `bus` (how far to
            move), `anywhere` (where to), `role` (competitor or monopolist).
        why: the card or space kind that asks.
    """

    number: int
    seats: tuple[int, ...]
    what: str
    why: str
    count: int = 1
    to: int = -1


class AwaitParking(Struct, frozen=True, tag="parking"):
    """The swap on Free Parking, which may be skipped."""

    number: int
    seats: tuple[int, ...]


class AwaitManage(Struct, frozen=True, tag="manage"):
    """Trading with the bank and building, until the turn ends or the further throw is made."""

    number: int
    seats: tuple[int, ...]


class AwaitTransfer(Struct, frozen=True, tag="transfer"):
    """Mortgaged deeds that changed hands: redeem them at once, or skip and pay the fee only."""

    number: int
    seats: tuple[int, ...]
    deeds: tuple[str, ...]


class AwaitBuildings(Struct, frozen=True, tag="window"):
    """The bank is short of `what` (`house`, `hotel`): `seats` have yet to say how many they want."""

    number: int
    seats: tuple[int, ...]
    what: str


class AwaitPlacing(Struct, frozen=True, tag="place"):
    """A building (`house`, `hotel`) won in an auction is to be placed."""

    number: int
    seats: tuple[int, ...]
    what: str


class AwaitRoles(Struct, frozen=True, tag="roles"):
    """Before the first turn: `seats` may still swap roles, and have yet to say that they are ready."""

    number: int
    seats: tuple[int, ...]


class AwaitAdjusting(Struct, frozen=True, tag="adjust"):
    """The agreed time is up: `seats` may still build, return, mortgage and redeem, and have yet to say that they are done."""

    number: int
    seats: tuple[int, ...]


Decision = (
    AwaitRoll
    | AwaitDiscard
    | AwaitPurchase
    | AwaitAuction
    | AwaitDebt
    | AwaitChoice
    | AwaitParking
    | AwaitManage
    | AwaitTransfer
    | AwaitBuildings
    | AwaitPlacing
    | AwaitRoles
    | AwaitAdjusting
)
