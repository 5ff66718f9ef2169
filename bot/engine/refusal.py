"""Why an action was not taken.

A refusal is a code and parameters; the words belong to the locale catalogs. Where several reasons hold at once,
the one that stands first in `CODES` is given.
"""

from typing import Final

CODES: Final = (
    "game_over",
    "unknown_name",
    "bad_amount",
    "not_your_turn",
    "wrong_moment",
    "in_jail",
    "not_allowed",
    "own_offer",
    "void_offer",
    "not_owner",
    "not_a_foundation",
    "occupied",
    "group_incomplete",
    "group_mortgaged",
    "has_buildings",
    "already_mortgaged",
    "not_mortgaged",
    "height_limit",
    "uneven",
    "no_blocks",
    "no_stock",
    "bid_too_low",
    "above_cash",
    "short_of_chips",
    "short_of_cash",
    "can_still_raise",
)


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """An action that the rules do not allow now.

    Attributes:
        code: one of `CODES`.
        params: what the sentence needs: names, amounts, seats.
    """

    def __init__(self, code: str, **params: object) -> None:
        if code not in CODES:
            raise ValueError(f"unknown refusal code {code!r}")
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        if not self.params:
            return self.code
        return f"{self.code} ({', '.join(f'{key}={value!r}' for key, value in self.params.items())})"
