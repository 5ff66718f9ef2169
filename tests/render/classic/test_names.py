import pytest

from bot.rulesets import load
from render.fonts import has, width
from render.street.layout import track
from render.street.names import ROOM, corner_name, deed_name, short, stop_name

BOARDS = ("us", "ru", "cs", "sk", "ro")


@pytest.fixture(params=BOARDS)
def board(request):
    return load("classic", "official", request.param)


def wide(fitted):
    return max(width(line, "Bold", fitted.size) * fitted.squeeze for line in fitted.lines)


def test_every_name_of_every_board_fits_and_is_whole(board, bound):
    words = bound(board)
    for space in board.spaces:
        text = short(words, board.board, space.id)
        fit = deed_name if space.deed else stop_name
        fitted = fit(words, board.board, space.id)
        joined = "".join(line.removesuffix("-") if not text.count(line) else line for line in fitted.lines)
        assert joined.replace(" ", "").replace("-", "") == text.replace(" ", "").replace("-", "")
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


def test_full_names_are_those_of_the_boards_and_short_ones_keep_their_own_part(board, bound):
    words = bound(board)
    full = board.own.names
    for space in board.spaces:
        assert words.place(space.id) == full[space.id]
        assert len(short(words, board.board, space.id)) <= len(full[space.id])


def test_no_two_deeds_of_a_board_share_a_short_name(board, bound):
    words = bound(board)
    names = [short(words, board.board, deed) for deed in board.deeds]
    assert len(set(names)) == len(names)
