import struct
import zlib
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


def chunks(data):
    at = 8
    while at < len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        yield kind, data[at + 8 : at + 8 + size], struct.unpack_from(">I", data, at + 8 + size)[0]
        at += 12 + size


def test_there_are_four_chunks_each_with_its_checksum(frame):
    found = list(chunks(png.encode(frame, of("light").written)))
    assert [kind for kind, _, _ in found] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    for kind, body, checksum in found:
        assert zlib.crc32(kind + body) == checksum


def test_rows_begin_with_filter_0_and_hold_the_pixels(frame):
    body = next(body for kind, body, _ in chunks(png.encode(frame, of("light").written)) if kind == b"IDAT")
    raw = zlib.decompress(body)
    assert len(raw) == 61 * 40
    assert set(raw[::61]) == {0}
