"""The colours that pictures of street boards need, the most needed first; they make up their palette."""

from collections.abc import Iterator
from typing import Final

from render.theme import RGB, Theme, blend

_ELSEWHERE: Final = frozenset({"water", "water_deep", "ring", "ring_near", "sand", "cliff", "cliff_dark", "turf", "plot", "plot_edge", "axis", "gold_dark", "glass", "glass_dark", "steal", "steal_tint"})  # fmt: skip
_TINTED: Final = (("go", "go_tint"), ("to_jail", "to_jail_tint"), ("chance", "chance_tint"), ("chest", "chest_tint"), ("tax", "tax_tint"), ("jail_ink", "jail_tint"), ("parking", "space"))  # fmt: skip
_MET: Final = (("ink", "card"), ("ink2", "card"), ("ink", "centre"), ("ink3", "card"), ("slate", "white"), ("house", "white"), ("hotel", "white"), ("house", "card"), ("bar", "cell"), ("jail", "jail_tint"))  # fmt: skip


def wanted(theme: Theme) -> Iterator[RGB]:
    """Flat colours, mixes that whole areas are filled with, then what edges blend to."""
    seats = [f"chip.{seat}" for seat in theme.seats]
    yield from (theme.rgb(name) for name in theme.names() if name not in _ELSEWHERE and not _of_chip(name, theme))
    for seat in seats:
        yield theme.rgb(f"{seat}*42white")
    for ground in ("page", "centre", "card"):
        yield from (theme.rgb(f"{ground}*{share}shadow") for share in (3, 6, 9, 12, 16))
    pairs = [*((seat, "white") for seat in seats), *_MET, *_TINTED, *((f"set.{group}", "card") for group in theme.sets)]
    for share in (0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625):
        yield from (blend(theme.rgb(first), theme.rgb(second), share) for first, second in pairs)


def _of_chip(name: str, theme: Theme) -> bool:
    """Whether a colour belongs to a chip that is no seat's here."""
    return name.startswith("chip.") and name.split(".")[1] in theme.chips
