"""The one grammar of custom ids: what a button, a select or a modal of ours says when it is used.

Owns: how a `Ref` becomes a custom id and back. Ids come back from strangers' clients, so reading is strict: anything that
`write` could not have written is None. What a verb means is decided elsewhere.

    id       = "bk" ":" game ":" number ":" verb { ":" argument }
    game     = the game's id           number = of the decision, offer or claim that is answered, 0 for none
    verb     = a small word            argument = letters, digits and _ . = + - (may be empty)
"""

import re
from dataclasses import dataclass
from typing import Final

from bot.engine.actions import Chips

LONGEST: Final = 100
_NUMBER: Final = r"(?:0|[1-9][0-9]{0,17})"
_SHAPE: Final = re.compile(rf"bk:({_NUMBER}):({_NUMBER}):([a-z][a-z_]{{0,19}})((?::[A-Za-z0-9_.=+-]*){{0,8}})")
_ARGUMENT: Final = re.compile(r"[A-Za-z0-9_.=+-]*")
_COUNT: Final = re.compile(r"([a-z][a-z_]{0,19})=([1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class Ref:
    """What a control refers to.

    Attributes:
        game: the game's id.
        number: the number of the decision, offer or claim that the control answers; 0 where it answers none.
        verb: what it does.
        args: further words of the verb, as text.
    """

    game: int
    number: int
    verb: str
    args: tuple[str, ...] = ()

    def arg(self, index: int) -> str:
        """The argument at that place, or an empty text."""
        return self.args[index] if index < len(self.args) else ""

    def put(self, index: int, value: str) -> "Ref":
        """The same with another argument at that place."""
        args = [*self.args, *[""] * (index + 1 - len(self.args))]
        args[index] = value
        return Ref(self.game, self.number, self.verb, tuple(args))


def write(ref: Ref) -> str:
    """The custom id of a control.

    Raises:
        ValueError: the grammar has no such id, or it would be longer than Discord allows.
    """
    text = ":".join(("bk", str(ref.game), str(ref.number), ref.verb, *ref.args))
    if any(not fits(arg) for arg in ref.args) or parse(text) != ref:
        raise ValueError(f"no custom id: {text!r}")
    return text


def parse(text: object) -> Ref | None:
    """What a custom id refers to, or None where it is none of ours."""
    if not isinstance(text, str) or len(text) > LONGEST:
        return None
    found = _SHAPE.fullmatch(text)
    if found is None:
        return None
    game, number, verb, rest = found.groups()
    return Ref(int(game), int(number), verb, tuple(rest.split(":")[1:]))


def fits(text: str) -> bool:
    """Whether a text may be an argument."""
    return _ARGUMENT.fullmatch(text) is not None


def write_chips(chips: Chips) -> str:
    """Chips as one argument: `red=2+green=1`; no chips are an empty text."""
    return "+".join(f"{colour}={count}" for colour, count in sorted(chips.items()) if count)


def parse_chips(text: str, colours: tuple[str, ...]) -> Chips | None:
    """The chips of an argument, or None where it is not one of these colours, each at most once."""
    chips: Chips = {}
    for part in text.split("+") if text else ():
        found = _COUNT.fullmatch(part)
        if found is None or found[1] in chips or found[1] not in colours:
            return None
        chips[found[1]] = int(found[2])
    return chips


def parse_number(text: str, highest: int) -> int | None:
    """A plain number from 0 to `highest`, or None."""
    if not re.fullmatch(_NUMBER, text) or int(text) > highest:
        return None
    return int(text)
