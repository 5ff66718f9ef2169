"""Who owns which deed."""

from bot.engine.events import GroupCompleted
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Deed, Rules
from bot.engine.state import BANK, State


def owns_group(rules: Rules, owners: dict[str, int], group: str, seat: int) -> bool:
    """Whether a seat owns every deed of the group, mortgaged ones included."""
    for deed in rules.groups[group].deeds:  # noqa: SIM110 - asked for every rent and purchase; a generator would double its time
        if owners.get(deed, BANK) != seat:
            return False
    return True


def need_street(play: Play, seat: int, deed: Deed) -> None:
    """Refuse to build on, or take down from, what is no street or belongs to somebody else."""
    play.need_living(seat)
    if not deed.house:
        raise Refused("not_allowed", why="no_street", name=deed.id)
    if play.state.owners.get(deed.id, BANK) != seat:
        raise Refused("not_owner", name=deed.id)


def of_seat(state: State, seat: int) -> list[str]:
    """The deeds of a seat, in the order it got them."""
    return [deed for deed, owner in state.owners.items() if owner == seat]


def acquire(play: Play, seat: int, deed: str) -> None:
    """A deed gets an owner; a group that is whole now is told."""
    play.state.owners.pop(deed, None)
    play.state.owners[deed] = seat
    group = play.rules.deeds[deed].group
    if play.game.completes(play.rules, play.state, group, seat):
        play.say(GroupCompleted(seat, group))
