"""What a picture is made of: a list of sprites and where they stand. Frozen values, comparable and readable as text.

A scene has a back, which many frames share and which is drawn once, and a front, which is laid over it frame by frame. How a
sprite looks is the business of `render.sprites`; how a scene becomes bytes, of `render.paint`.
"""

from collections.abc import Iterator

from msgspec import Struct


class Sprite(Struct, frozen=True):
    """A thing that can be drawn; its fields say everything about its look but the theme."""


class Placed(Struct, frozen=True):
    """A sprite with its anchor on the picture, in px.

    Attributes:
        ground: the flat colour that the sprite stands on, if something in the front lies below it; it is then laid down as a
            whole rectangle of that colour. Empty: the sprite is blended with the back.
    """

    x: int
    y: int
    sprite: Sprite
    ground: str = ""


class Cluster(Struct, frozen=True):
    """Sprites that overlap each other with soft edges, within a box: blended together, back to front."""

    x: int
    y: int
    width: int
    height: int
    parts: tuple[Placed, ...]


class Back(Struct, frozen=True):
    """What frames share: a page colour and sprites on it."""

    width: int
    height: int
    page: str
    parts: tuple[Placed, ...]


class Scene(Struct, frozen=True):
    """A whole picture."""

    back: Back
    front: tuple[Placed | Cluster, ...]

    def lines(self) -> Iterator[str]:
        """The draw list as text, one sprite a line."""
        yield f"back {self.back.width}x{self.back.height} {self.back.page}"
        yield from (f"  {_line(part)}" for part in self.back.parts)
        yield "front"
        for part in self.front:
            if isinstance(part, Cluster):
                yield f"  cluster {part.x},{part.y} {part.width}x{part.height}"
                yield from (f"    {_line(it)}" for it in part.parts)
            else:
                yield f"  {_line(part)}"


def _line(placed: Placed) -> str:
    ground = f" on {placed.ground}" if placed.ground else ""
    return f"{placed.x},{placed.y} {placed.sprite!r}{ground}"
