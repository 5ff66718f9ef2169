"""Forms in which people type: a title and a few fields.

Owns how a form becomes a Discord modal, and Discord's limits on one. What is typed comes back through the router.
"""

from dataclasses import dataclass
from typing import Any, Final

from discord import ui

from cogs._ids import Ref, write
from cogs._layout import clip

TITLE: Final = 45
LABEL: Final = 45
HINT: Final = 100
TYPED: Final = 40


@dataclass(frozen=True, slots=True)
class Field:
    """One line to type into."""

    name: str
    label: str
    hint: str = ""
    text: str = ""


def form(ref: Ref, title: str, *fields: Field) -> ui.Modal:
    """The modal of a form."""
    modal = ui.Modal(title=clip(title, TITLE), custom_id=write(ref), timeout=None)
    for field in fields:
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            placeholder=clip(field.hint, HINT) or None,
            default=field.text or None,
            required=True,
            max_length=TYPED,
        )
        modal.add_item(ui.Label(text=clip(field.label, LABEL), component=entry))
    return modal
