"""How long words may be where Discord shows them, by the keys of the catalogs.

Owns the numbers and Discord's rule for the names of commands. What is longer all the same is cut off when it is sent.
"""

import re
from typing import Final

NAME: Final = re.compile(r"[-_'\w]{1,32}")
"""A name of a command or an option: letters and digits of any script, all lower case."""

WITHOUT_COMMANDS: Final = frozenset({"sk"})
"""Languages that Discord does not have: whoever reads them sees commands by the names of another, so theirs may be the English ones."""

_LONGEST: Final = tuple(
    (re.compile(pattern), most)
    for pattern, most in (
        (r"command-.*-description", 100),
        (r"modal-.*-title", 45),
        (r"modal-.*", 100),
        (r"setting-.*-rule", 200),
        (r"setting-.*-description", 100),
        (r"setting-.*", 45),
        (r"profile-.*-description", 100),
        (r"(profile|board)-[a-z0-9]+(-\w+)?|game-[a-z]+", 100),
        (r"server-stop-.*|.*-choose|settings-choose|language-(name|auto.*)|seat-suggested.*", 100),
        (r"notify-(zone|quiet)", 45),
        (r"(notify-zone-label|notify-quiet-(from|to)|settings-typed)", 45),
        (r"(notify-zone|notify-quiet)-hint|settings-range", 100),
        (r"lobby-(join|leave|add-standin|remove-standin|settings|start|cancel)", 80),
        (r"(button|vote-(yes|no|withdraw)|offer-(take|close|refuse)|host-take|kick-(now|vote)|replace-(anybody|good))(-.*)?", 80),
    )
)  # fmt: skip


def is_name(key: str) -> bool:
    """Whether this key has the name of a command or of an option."""
    return key.startswith("command-") and not key.endswith("-description")


def good_name(text: str) -> bool:
    """Whether Discord takes this as the name of a command or an option."""
    return NAME.fullmatch(text) is not None and text == text.lower()


def longest(key: str) -> int | None:
    """How many letters the words of a key may have; None where nothing short is filled with them."""
    return next((most for pattern, most in _LONGEST if pattern.fullmatch(key)), None)


def siblings(key: str) -> str:
    """The key of the command or group within which this name of a command or an option must differ from all others."""
    return key.rpartition("-")[0]
