"""Scenes become pictures: the back is drawn once and kept, sprites are drawn once and kept, a frame only pastes them.

Owns the caches and the colours: everything is mapped to the theme's palette when it is first drawn, so a frame costs one copy,
its pastes and the compression.
"""

from functools import cache
from threading import Lock
from typing import Any, Final

from msgspec import Struct
from PIL import Image

from render import palette, png
from render.scene import Back, Cluster, Placed, Scene, Sprite
from render.shelf import Shelf
from render.sprites import Drawn, draw
from render.theme import Theme, load

TILE_BYTES: Final = 36_000_000
CLUSTER_BYTES: Final = 8_000_000
BACK_BYTES: Final = 18_000_000
DRAWN_BYTES: Final = 18_000_000
_SEEN: Final = 10  # coverage, of 255, from which a pixel of a sprite counts


class _Tile(Struct, frozen=True, eq=False):
    """A sprite in palette colours, ready to paste, its corner as seen from its anchor; without a mask it is a whole rectangle."""

    image: Image.Image
    mask: Image.Image | None
    left: int
    top: int

    def at(self, x: int, y: int) -> tuple[Any, ...]:
        """What the core of a frame takes to paste it with the anchor at that place of the picture."""
        left, top = x + self.left + 1, y + self.top
        box = (left, top, left + self.image.width, top + self.image.height)
        return (self.image.im, box) if self.mask is None else (self.image.im, box, self.mask.im)


class _Base(Struct, frozen=True, eq=False):
    """A drawn back. The picture has one column more on its left, which stays 0: see `render.png`."""

    image: Image.Image
    number: int


class Shelves:
    """What was drawn, for painters of all themes and games together: however many there are, no more is held."""

    def __init__(self) -> None:
        self.drawn: Shelf[Drawn] = Shelf(DRAWN_BYTES)
        self.tiles: Shelf[_Tile] = Shelf(TILE_BYTES)
        self.clusters: Shelf[_Tile] = Shelf(CLUSTER_BYTES)
        self.bases: Shelf[_Base] = Shelf(BACK_BYTES)


class Painter:
    """Draws scenes in one theme; its keys on the shelves begin with what tells it from other painters."""

    def __init__(self, theme: Theme, wanted: palette.Wanted | None, shelves: Shelves) -> None:
        self.theme = theme
        self._palette = palette.of(theme.name, wanted)
        self._own = theme.name, wanted
        self._drawn, self._tiles = shelves.drawn, shelves.tiles
        self._clusters, self._bases = shelves.clusters, shelves.bases
        self._numbers = 0
        self._drawing = Lock()

    @property
    def written(self) -> bytes:
        """The palette as files hold it, 3 bytes a colour."""
        return self._palette.written

    def encoded(self, scene: Scene) -> bytes:
        """The scene as a PNG file."""
        return png.encode(self.frame(scene), self._palette.written)

    def frame(self, scene: Scene) -> Image.Image:
        """The scene in palette colours, one column wider than the picture on the left."""
        base = self.base(scene.back)
        frame = base.image.copy()
        paste = frame.im.paste  # the core's own: what Pillow checks before each costs several times the paste itself
        for part in scene.front:
            if isinstance(part, Cluster):
                tile = self._clusters.get((self._own, part, base.number), lambda it=part: self._cluster(it, base))  # type: ignore[misc]
            elif part.ground or not scene.back.parts:
                tile = self._on_flat(part, scene.back.page)
                paste(*tile.at(part.x, part.y))
                continue
            else:
                tile = self._tiles.get((self._own, part, base.number), lambda it=part: self._blended(it, base))  # type: ignore[misc]
            paste(*tile.at(0, 0))
        return frame

    def base(self, back: Back) -> _Base:
        """The drawn back; one thread at a time draws one that is not held."""
        return self._bases.get((self._own, back), lambda: self._draw_back(back))

    def _draw_back(self, back: Back) -> tuple[_Base, int]:
        with self._drawing:
            picture = Image.new("RGB", (back.width, back.height), self.theme.rgb(back.page))
            for part in back.parts:  # needed only here, so not kept
                _lay(picture, part, draw(part.sprite, self.theme))
            image = Image.new("P", (back.width + 1, back.height), 0)
            mapped = self._palette.map(picture)
            image.putpalette(mapped.getpalette() or [])
            image.paste(mapped, (1, 0))
            self._numbers += 1
            return _Base(image, self._numbers), image.width * image.height

    def drawn(self, sprite: Sprite) -> Drawn:
        """The sprite in full colour."""
        return self._drawn.get((self._own, sprite), lambda: self._draw(sprite))

    def _draw(self, sprite: Sprite) -> tuple[Drawn, int]:
        made = draw(sprite, self.theme)
        return made, 4 * made.image.width * made.image.height

    def _on_flat(self, part: Placed, page: str) -> _Tile:
        """The sprite on one flat colour, wherever it stands: on its ground, or on an empty page, then cut out by a mask."""
        cut = not part.ground
        ground = part.ground or page
        return self._tiles.get((self._own, part.sprite, ground, cut), lambda: self._flat(part.sprite, ground, cut=cut))

    def _flat(self, sprite: Sprite, ground: str, *, cut: bool) -> tuple[_Tile, int]:
        made = draw(sprite, self.theme)  # as a tile it is kept; in full colour it is seldom needed again
        picture = Image.new("RGB", made.image.size, self.theme.rgb(ground))
        picture.paste(made.image, (0, 0), made.image)
        image = self._palette.map(picture)
        return _Tile(image, _cover(made) if cut else None, -made.left, -made.top), image.width * image.height * (
            1 + cut
        )

    def _blended(self, part: Placed, base: _Base) -> tuple[_Tile, int]:
        """The sprite blended with the back at its place; pixels that it does not touch are masked."""
        made = self.drawn(part.sprite)
        left, top = part.x - made.left, part.y - made.top
        picture = base.image.crop((left + 1, top, left + 1 + made.image.width, top + made.image.height)).convert("RGB")
        picture.paste(made.image, (0, 0), made.image)
        image = self._palette.map(picture)
        return _Tile(image, _cover(made), left, top), image.width * image.height * 2

    def _cluster(self, part: Cluster, base: _Base) -> tuple[_Tile, int]:
        box = (part.x + 1, part.y, part.x + 1 + part.width, part.y + part.height)
        picture = base.image.crop(box).convert("RGB")
        for it in part.parts:
            _lay(picture, it, self.drawn(it.sprite), part.x, part.y)
        image = self._palette.map(picture)
        return _Tile(image, None, part.x, part.y), image.width * image.height


def _cover(made: Drawn) -> Image.Image:
    """Which pixels a sprite touches."""
    return made.image.getchannel("A").point(lambda value: 255 * (value > _SEEN)).convert("1")


def _lay(picture: Image.Image, part: Placed, made: Drawn, dx: int = 0, dy: int = 0) -> None:
    """Blend a drawn sprite into a picture whose upper left corner is at `dx`, `dy`."""
    picture.paste(made.image, (part.x - made.left - dx, part.y - made.top - dy), made.image)


@cache
def painter(theme: str, wanted: palette.Wanted | None = None) -> Painter:
    """The painter of a theme, with the palette of the colours that are wanted.

    Raises:
        DataError: there is no such theme.
    """
    return Painter(load(theme), wanted, _shelves())


@cache
def _shelves() -> Shelves:
    return Shelves()
