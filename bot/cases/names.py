"""Names in case files: seats, deeds with their aliases, and amounts."""

import re

from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.errors import BankerError
from bot.rulesets import source

_WHOLE = re.compile(r"-?[0-9]+")


class CaseFault(BankerError):  # noqa: N818 - the case is at fault, not the code
    """The case itself is wrong: a line that does not parse, an illegal position, an unknown expectation."""


class Names:
    """The names of one case."""

    def __init__(self, rules: Rules, seats: list[str]) -> None:
        self.rules = rules
        self.seats = seats
        self._aliases = source(rules.game).aliases

    def seat(self, name: str) -> int:
        """The seat of this name.

        Raises:
            Refused: `unknown_name`.
        """
        if name not in self.seats:
            raise Refused("unknown_name", name=name)
        return self.seats.index(name)

    def seat_name(self, seat: int) -> str:
        """The name of a seat; the bank is `bank`."""
        return self.seats[seat] if seat >= 0 else "bank"

    def deed(self, name: str) -> str:
        """The id of a deed by any of its names; an unknown name stays as it is, for the engine to refuse."""
        return self._aliases.get(name, name)

    def card_ids(self, name: str) -> list[str]:
        """The ids of the kept cards that a name may mean, in the order of the decks; a deck's name may stand at an id's end."""
        return [
            card.id
            for deck in self.rules.decks.values()
            for card in deck.cards
            if card.keep and card.id in {name, f"{name}_{deck.id}"}
        ]

    def card_name(self, card: str) -> str:
        """The name of a kept card, without the deck that may stand at its id's end."""
        for deck in self.rules.decks.values():
            if card.endswith(f"_{deck.id}") and card in self.card_ids(card.removesuffix(f"_{deck.id}")):
                return card.removesuffix(f"_{deck.id}")
        return card

    def space(self, value: object) -> int:
        """A position, given as a number or as a deed's name.

        Raises:
            CaseFault: there is no such space.
        """
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.rules.spaces):
            return value
        if isinstance(value, str):
            if value.isdigit() and int(value) < len(self.rules.spaces):
                return int(value)
            deed = self.rules.deeds.get(self.deed(value))
            if deed is not None:
                return deed.pos
        raise CaseFault("case-no-space", value=repr(value))


def whole(text: str) -> int:
    """An amount in ASCII digits.

    Raises:
        Refused: `bad_amount` for anything else.
    """
    if not _WHOLE.fullmatch(text):
        raise Refused("bad_amount", amount=text)
    return int(text)


def is_whole(text: str) -> bool:
    """Whether this reads as an amount."""
    return bool(_WHOLE.fullmatch(text))
