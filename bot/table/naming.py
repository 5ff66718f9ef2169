"""What seats are called: people by the name that they chose, stand-ins in the language of whoever reads.

Owns the words for stand-ins. A member keeps which stand-in it is beside a name, which is for records: those read the same for everybody.
"""

from collections.abc import Sequence

from bot.i18n import Words
from bot.names import LONGEST, picture_name
from bot.table.model import Lobby, Member, Table


def called(member: Member, words: Words) -> str:
    """The name of who has a seat, raw: escape it before it is shown. One from before stand-ins were told apart is as it was kept."""
    if member.user is None and member.number:
        return numbered(member.number, words)
    if member.user is None and member.after:
        return stands_for(member.after, words)
    return member.name


def all_called(it: Table | Lobby, words: Words) -> Sequence[str]:
    """The names of all seats, raw."""
    return [called(member, words) for member in it.members]


def numbered(number: int, words: Words) -> str:
    """The name of a stand-in that has been there from the start."""
    return words("lobby-standin-name", number=number)


def stands_for(name: str, words: Words) -> str:
    """The name of the stand-in that has a seat for good, after who left it; empty where nothing of their name can be shown."""
    shown = picture_name(name)[: LONGEST - len(words("seat-standin-for", name=""))]
    return words("seat-standin-for", name=shown) if shown else ""
