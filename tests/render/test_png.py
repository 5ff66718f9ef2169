from io import BytesIO

import pytest
from PIL import Image

from render import png
from render.palette import of


@pytest.fixture
def frame():
    picture = Image.new("P", (61, 40), 0)
    for y in range(40):
        for x in range(1, 61):
            picture.putpixel((x, y), (x * 7 + y * 13) % 250)
    return picture


def test_the_file_says_what_the_frame_shows(frame):
    palette = of("light").written
    opened = Image.open(BytesIO(png.encode(frame, palette)))
    opened.load()
    assert opened.format == "PNG"
    assert opened.mode == "P"
    assert opened.size == (60, 40)
    assert opened.tobytes() == frame.crop((1, 0, 61, 40)).tobytes()
    assert bytes(opened.getpalette()) == palette


def test_every_chunk_has_its_checksum(frame):
    data = png.encode(frame, of("light").written)
    Image.open(BytesIO(data)).verify()
    broken = bytearray(data)
    broken[60] ^= 1
    with pytest.raises(SyntaxError):
        Image.open(BytesIO(bytes(broken))).verify()
