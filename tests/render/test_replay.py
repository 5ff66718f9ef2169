"""Replays: what is packed comes out again, limits are kept, and nothing secret is drawn."""

import gzip
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import render
from bot.i18n import catalog
from bot.table import records
from bot.table.history import moments_of
from bot.table.replaying import rules_of
from render.webp import Animation

REPLAYS = Path(__file__).parent.parent / "replays"
PALETTE = bytes(value for number in range(256) for value in (number, 255 - number, number // 2))


def frame(width, height, *boxes):
    """A picture in palette colours with a column more on its left."""
    made = Image.new("P", (width + 1, height), 3)
    for left, top, right, low, colour in boxes:
        made.paste(colour, (left + 1, top, right + 1, low))
    return made


def shown(data):
    """Each frame as RGB, and how long it is shown."""
    image = Image.open(BytesIO(data))
    found = []
    for number in range(image.n_frames):
        image.seek(number)
        found.append((image.convert("RGB"), image.info["duration"]))
    return found


def coloured(made):
    picture = made.crop((1, 0, made.width, made.height))
    picture.putpalette(PALETTE)
    return picture.convert("RGB")


def test_frames_come_out_as_they_went_in():
    frames = [
        frame(61, 40),
        frame(61, 40, (5, 7, 20, 21, 90)),
        frame(61, 40, (5, 7, 20, 21, 90), (60, 39, 61, 40, 200), (0, 0, 1, 1, 0)),
        frame(61, 40, (33, 3, 34, 4, 7)),
    ]
    animation = Animation(61, 40, PALETTE)
    for number, made in enumerate(frames):
        animation.add(made, 100 + number)
    found = shown(animation.finished())
    assert [duration for _, duration in found] == [100, 101, 102, 103]
    for (image, _), made in zip(found, frames, strict=True):
        assert image.tobytes() == coloured(made).tobytes()


def test_what_shows_nothing_new_lasts_longer():
    animation = Animation(20, 20, PALETTE)
    for _ in range(3):
        animation.add(frame(20, 20), 100)
    animation.add(frame(20, 20, (1, 1, 3, 3, 9)), 50)
    assert [duration for _, duration in shown(animation.finished())] == [300, 50]


def game(name):
    record = records.read(gzip.decompress((REPLAYS / f"{name}.jsonl.gz").read_bytes()))
    rules = rules_of(record.header)
    return record, rules, catalog("en", strict=True).for_rules(rules)


def make(name, limits, most=12, tell=lambda event, view, names: type(event).__name__, progress=lambda *_: None):
    record, rules, words = game(name)
    frames = render.chosen(rules, record.entries, most)
    return render.replay(moments_of(record, rules), record.header.seats, words, frames, tell, limits, progress)


def test_a_replay_is_told_and_ends_with_its_poster():
    steps = []
    made = make("classic-cards-last_standing", render.Limits(2**23), progress=lambda *it: steps.append(it))
    frames = shown(made.data)
    assert len(frames) == made.frames == 12
    assert sum(duration for _, duration in frames) == made.duration
    poster = Image.open(BytesIO(made.poster.data)).convert("RGB")
    assert frames[-1][0].tobytes() == poster.tobytes()
    assert poster.size == (1200, 1326)
    assert steps == [(number, 12) for number in range(1, 13)]
    assert "GameEnded" in made.description
    assert len(made.description) <= 1024


def test_little_room_leaves_frames_out_and_keeps_the_limit():
    made = make("classic-cards-last_standing", render.Limits(150_000), most=40)
    assert len(made.data) <= 150_000
    assert 1 < made.frames < 40


def test_little_time_leaves_all_but_the_end_out():
    made = make("classic-cards-last_standing", render.Limits(2**23, lambda: 1.0))
    assert made.frames == 1
    assert Image.open(BytesIO(made.poster.data)).size == (1200, 1326)


def test_names_and_boards_alone_are_drawn_no_secret():
    seen = []
    make(
        "classic-cards-last_standing", render.Limits(2**23), most=5, tell=lambda _e, view, _n: seen.append(view) or "x"
    )
    assert seen
    for view in seen[:-1]:
        assert view.seat is None
        assert view.maximum == 0
        assert not hasattr(view, "secret")
        assert not view.seed or view.ending


def test_frames_beyond_the_end_are_a_fault():
    record, rules, words = game("classic-cards-last_standing")
    frames = [render.Frame(0, 100), render.Frame(10**6, 100)]
    with pytest.raises(ValueError, match="shorter"):
        render.replay(
            moments_of(record, rules), record.header.seats, words, frames, lambda *_: "", render.Limits(2**23)
        )
