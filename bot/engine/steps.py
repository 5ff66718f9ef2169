"""What is still to happen in a turn once the open decisions are answered: the steps on the agenda, one frozen value each."""

from msgspec import Struct


class BeginTurn(Struct, frozen=True, tag="begin_turn"):
    """The turn's seat starts: surplus chips, then the throw."""


class MoveOn(Struct, frozen=True, tag="move_on"):
    """The token moves on by so many spaces."""

    count: int


class ThrowAgain(Struct, frozen=True, tag="throw_again"):
    """A fresh throw moves the token (jail, where the table throws anew after the forced fine)."""


class MoveBackward(Struct, frozen=True, tag="move_backward"):
    """The token moves back by so many spaces."""

    count: int


class ActOnSpace(Struct, frozen=True, tag="act_on_space"):
    """The space under the token acts; `terms` name the rent that is due where it is not the usual one."""

    terms: str = ""


class SeekDeed(Struct, frozen=True, tag="seek_deed"):
    """The token moves on to the next deed of the bank, or with none left to the next that charges rent."""


class OpenRoll(Struct, frozen=True, tag="open_roll"):
    """The throw of the turn is waited for again."""


class OpenPurchase(Struct, frozen=True, tag="open_purchase"):
    """The purchase of a deed is waited for again."""

    deed: str


class OpenManage(Struct, frozen=True, tag="open_manage"):
    """The seat trades with the bank and builds until it ends the turn."""


class ChooseRole(Struct, frozen=True, tag="choose_role"):
    """The next seat without a role chooses one; when all have one, roles may be swapped, and then the first turn begins."""


class FirstTurn(Struct, frozen=True, tag="first_turn"):
    """Roles are fixed; the first turn begins."""


class CloseHoldings(Struct, frozen=True, tag="close_holdings"):
    """The agreed time is up: seats adjust their holdings, then the bank takes its part and walks the board."""


class PassTurn(Struct, frozen=True, tag="pass_turn"):
    """The turn passes to the next living seat."""


Step = (
    BeginTurn
    | MoveOn
    | ThrowAgain
    | ActOnSpace
    | OpenManage
    | PassTurn
    | MoveBackward
    | SeekDeed
    | OpenRoll
    | OpenPurchase
    | ChooseRole
    | FirstTurn
    | CloseHoldings
)

BEGIN, ACT, MANAGE, PASS = BeginTurn(), ActOnSpace(), OpenManage(), PassTurn()
"""The steps that nearly every turn has, which need not be made each time."""
