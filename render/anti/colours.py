"""The colours that pictures of Anti-Monopoly need, the most needed first: those of its marks, then what all street boards need."""

from collections.abc import Iterator

from render.street.colours import wanted as street
from render.theme import RGB, Theme, blend


def wanted(theme: Theme) -> Iterator[RGB]:
    """Marks, their pale boxes, and the ground of card spaces; then those of the street."""
    yield from (
        theme.rgb(f"mark.{mark}{mixed}") for mark in theme.marks for mixed in ("", ".words", "*60card", "*88card")
    )
    yield from (theme.rgb(name) for name in ("steal", "steal_tint"))
    yield from (
        blend(theme.rgb(f"mark.{mark}"), theme.rgb("white"), share) for mark in theme.marks for share in (0.5, 0.25)
    )
    yield from street(theme)
