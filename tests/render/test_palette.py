import pytest
from PIL import Image

from render.palette import SIZE, cell, of
from render.theme import load, themes


@pytest.mark.parametrize("name", themes())
def test_flat_colours_come_out_exact(name):
    theme, palette = load(name), of(name)
    taken = {}
    for colour in theme.names():
        rgb = theme.rgb(colour)
        first = taken.setdefault(cell(rgb), rgb)
        index = palette.map(Image.new("RGB", (1, 1), rgb)).getpixel((0, 0))
        assert tuple(palette.written[3 * index : 3 * index + 3]) == first, colour


@pytest.mark.parametrize("name", themes())
def test_mapping_a_mapped_picture_changes_nothing(name):
    palette = of(name)
    noise = Image.merge("RGB", [Image.effect_noise((200, 200), 90) for _ in range(3)])
    once = palette.map(noise)
    assert palette.map(once.convert("RGB")).tobytes() == once.tobytes()


def test_the_palette_is_full_and_fits():
    palette = of("light")
    assert palette.used == SIZE
    assert len(palette.written) == 3 * SIZE
