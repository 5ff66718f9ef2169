"""Reading a sum that somebody typed: plain digits, nothing clever.

Owns: what counts as a sum. `int` alone would take `1_000`, `+7`, other scripts' digits and surrounding spaces of any kind.
"""

import re
from typing import Final

LARGEST: Final = 1_000_000_000
_DIGITS: Final = re.compile(r"[0-9]{1,10}")


def parse_amount(text: str, suffix: str = "") -> int | None:
    """The sum, or None where the text is not one.

    Args:
        text: what was typed; spaces around it are let pass.
        suffix: the board's scale letter, which people also type (`120M`).
    """
    bare = text.strip(" ")
    if suffix and bare.upper().endswith(suffix.upper()):
        bare = bare[: -len(suffix)].rstrip(" ")
    if not _DIGITS.fullmatch(bare):
        return None
    amount = int(bare)
    return amount if amount <= LARGEST else None
