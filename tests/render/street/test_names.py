import pytest

from bot.rulesets import load
from render.fit import SOFT
from render.fonts import has, width
from render.street.layout import track
from render.street.names import ROOM, corner_name, deed_name, short, stop_name

CLASSIC = [("classic", "official", board) for board in ("us", "ru", "cs", "sk", "ro")]
ANTI = [("anti", "A", board) for board in ("us", "ro", "de")]


@pytest.fixture(params=CLASSIC + ANTI, ids="-".join)
def board(request):
    return load(*request.param)


def wide(fitted):
    return max(width(line, "Bold", fitted.size) * fitted.squeeze for line in fitted.lines)


def plain(text):
    return text.replace(" ", "").replace("-", "")


def test_every_name_of_every_board_fits_and_is_whole(board, bound):
    words = bound(board)
    for space in board.spaces:
        if track().slots[space.pos].side == "corner":
            continue
        fitted = (deed_name if space.deed else stop_name)(words, board.board, space.id)
        text = short(words, board.board, space.id)
        assert plain("".join(fitted.lines)) == plain(text)
        assert not any(line.endswith("--") or line.startswith("-") for line in fitted.lines)
        assert SOFT not in "".join(fitted.lines)
        assert wide(fitted) <= ROOM + 0.5
        assert fitted.size >= 15
        assert fitted.squeeze >= 0.72
        assert fitted.pitch * len(fitted.lines) <= 68
        assert has(text)


def test_corners_fit(board, bound):
    words = bound(board)
    for space in board.spaces:
        if track().slots[space.pos].side == "corner":
            assert wide(corner_name(words, board.board, space.id, 138, 24, 2)) <= 138.5


@pytest.mark.parametrize("chosen", ANTI, ids="-".join)
def test_the_parts_of_a_corner_fit(chosen, bound):
    board = load(*chosen)
    words = bound(board)
    for part in ("price_war", "prison"):
        name = corner_name(words, board.board, part, 64, 18, 2)
        assert wide(name) <= 64.5
        assert name.pitch * len(name.lines) <= 42


def test_full_names_are_those_of_the_boards_and_short_ones_are_no_longer(board, bound):
    words = bound(board)
    for space in board.spaces:
        assert words.place(space.id) == board.own.names[space.id]
        assert len(short(words, board.board, space.id)) <= len(words.place(space.id))


def test_no_two_deeds_of_a_board_share_a_short_name(board, bound):
    words = bound(board)
    names = [short(words, board.board, deed) for deed in board.deeds]
    assert len(set(names)) == len(names)
