"""The trade that somebody is composing, kept as bytes between any two presses.

Owns the shape of a draft, and how it is fitted to what both sides still have. It sends nothing and asks nobody.
"""

from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.engine.actions import Bundle, Chips
from bot.engine.games import GAMES
from bot.table.model import Table

GIVE: Final = "give"
WANT: Final = "want"


class Draft(Struct, frozen=True, omit_defaults=True):
    """A trade under way.

    Attributes:
        to: the seat it is for.
        give: what its maker gives.
        want: what its maker wants.
        side: which of both the panel shows.
        counter: the number of the offer that it answers, or 0.
    """

    to: int
    give: Bundle = Bundle()
    want: Bundle = Bundle()
    side: str = GIVE
    counter: int = 0

    @property
    def shown(self) -> Bundle:
        """The side that the panel shows."""
        return self.give if self.side == GIVE else self.want

    def put(self, bundle: Bundle) -> "Draft":
        """The draft with another bundle on the side that the panel shows; money goes one way only."""
        if self.side == GIVE:
            want = replace(self.want, cash=0) if bundle.cash else self.want
            return replace(self, give=bundle, want=want)
        give = replace(self.give, cash=0) if bundle.cash else self.give
        return replace(self, want=bundle, give=give)


def encode(draft: Draft) -> bytes:
    """The draft as bytes."""
    return msgspec.json.encode(draft)


def decode(body: bytes | None) -> Draft | None:
    """The draft in these bytes; None where there are none, or of another shape."""
    if body is None:
        return None
    try:
        return msgspec.json.decode(body, type=Draft)
    except msgspec.DecodeError:
        return None


def goods(table: Table, seat: int) -> Bundle:
    """All that a seat could put into a trade."""
    return GAMES[table.rules.game].goods(table.rules, table.state, seat)


def chip_kinds(table: Table) -> tuple[str, ...]:
    """The colours of chips that there are in this game."""
    return GAMES[table.rules.game].chip_kinds(table.rules)


def fitted(draft: Draft, table: Table, seat: int) -> Draft:
    """The draft without what either side no longer has."""
    return replace(
        draft, give=_within(draft.give, goods(table, seat)), want=_within(draft.want, goods(table, draft.to))
    )


def _within(bundle: Bundle, have: Bundle) -> Bundle:
    left = list(have.cards)
    cards = []
    for card in bundle.cards:
        if card in left:
            left.remove(card)
            cards.append(card)
    chips: Chips = {
        colour: min(count, have.chips.get(colour, 0))
        for colour, count in bundle.chips.items()
        if count and have.chips.get(colour)
    }
    deeds = tuple(deed for deed in bundle.deeds if deed in have.deeds)
    return Bundle(min(bundle.cash, have.cash), deeds, tuple(cards), chips)
