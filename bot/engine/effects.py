"""What cards do: the closed vocabulary that data/README.md documents, one frozen value an effect."""

from msgspec import Struct


class MoveToSpace(Struct, frozen=True, tag="move_to"):
    """Move on to a space by its id, taking the GO money on the way."""

    space: str


class MoveToNext(Struct, frozen=True, tag="move_to_next"):
    """Move on to the next space of a kind.

    Attributes:
        unowned: keep to deeds of the bank (none left: stay).
        terms: the rent that is due there, where it is not the usual one (`double`, `tenfold`).
    """

    kind: str
    unowned: bool = False
    terms: str = ""


class MoveBack(Struct, frozen=True, tag="move_back"):
    """Move back by so many spaces; the space acts."""

    count: int


class GoToJail(Struct, frozen=True, tag="go_to_jail"):
    """Go to jail; the turn ends."""


class Receive(Struct, frozen=True, tag="receive"):
    """The bank pays this sum."""

    amount: int


class PayBank(Struct, frozen=True, tag="pay"):
    """Pay the bank this sum."""

    amount: int


class PayPerFloor(Struct, frozen=True, tag="pay_per_floor"):
    """Pay the bank this sum for each own floor."""

    amount: int


class PayEach(Struct, frozen=True, tag="pay_each"):
    """Pay every other seat this sum."""

    amount: int


class ReceiveFromEach(Struct, frozen=True, tag="receive_from_each"):
    """Every other seat pays this sum."""

    amount: int


class Repairs(Struct, frozen=True, tag="repairs"):
    """Pay the bank these sums for each own house and hotel."""

    house: int
    hotel: int


class ReceiveFromRole(Struct, frozen=True, tag="receive_from_role"):
    """Every other seat of a role pays this sum."""

    role: str
    amount: int


class RoleReceives(Struct, frozen=True, tag="role_receives"):
    """The bank pays this sum to every seat of a role."""

    role: str
    amount: int


class ThrowForMoney(Struct, frozen=True, tag="throw_for_money"):
    """Throw two dice: for a total of at least `least` the bank pays this sum."""

    least: int
    amount: int


class TakeAny(Struct, frozen=True, tag="take_any"):
    """Take so many chips of any colours from the bank."""

    count: int


class TakeEach(Struct, frozen=True, tag="take_each"):
    """Take so many chips of every colour from the bank."""

    count: int


class GiftFromEach(Struct, frozen=True, tag="gift_from_each"):
    """Every other seat gives one chip of its choice."""


class StealOne(Struct, frozen=True, tag="steal"):
    """Take one chip from a seat of one's choice."""


class AllReturnOne(Struct, frozen=True, tag="all_return"):
    """Every seat with chips returns one of its choice to the bank."""


class SwapAnyWithBank(Struct, frozen=True, tag="swap_any"):
    """Swap any number of chips with the bank, one for one."""


Effect = (
    MoveToSpace
    | MoveToNext
    | GoToJail
    | Receive
    | PayBank
    | PayPerFloor
    | TakeAny
    | TakeEach
    | GiftFromEach
    | StealOne
    | AllReturnOne
    | SwapAnyWithBank
    | MoveBack
    | PayEach
    | ReceiveFromEach
    | Repairs
    | ReceiveFromRole
    | RoleReceives
    | ThrowForMoney
)
