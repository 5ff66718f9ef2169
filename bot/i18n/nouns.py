"""The nouns that a table's own data give: what its board calls spaces and groups of deeds, and the currency it counts in.

Owns: which rules bring such names with them. What they leave out is in the catalogs.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.engine.rules import AntiRules, Rules


@dataclass(frozen=True, slots=True)
class Nouns:
    """Names of one board, in the board's language whatever language a table reads.

    Attributes:
        currency: the code of its money; empty where the catalogs have the money of each board.
        spaces: names by space id.
        groups: names by group id.
    """

    currency: str = ""
    spaces: Mapping[str, str] = field(default_factory=dict)
    groups: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: Rules) -> "Nouns":
        """The nouns that these rules bring with them."""
        own = rules.own
        return cls(own.currency, own.names, own.cities) if isinstance(own, AntiRules) else NONE


NONE: Final = Nouns()
