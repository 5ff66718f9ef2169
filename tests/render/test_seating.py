import pytest

from render.seating import looks, shown_name


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Ирина", "Ирина"),
        ("Ann 🎉", "Ann"),
        ("漢字", "cat"),
        ("漢字太郎 T", "cat"),
        ("", "cat"),
        ("🎉", "cat"),
        ("!?", "cat"),
        ("  x  y ", "x y"),
        ("\u202eAnn\u202c", "Ann"),
        ("A" * 60, "A" * 32),
    ],
)
def test_a_name_never_shows_a_box(words, name, shown):
    assert shown_name(name, "cat", words) == shown


def test_seats_look_like_their_tokens(fresh, seen, words):
    state = fresh(3)
    state.own.tokens = ["duck", "cat", "penguin"]
    assert [(it.token, it.colour) for it in looks(seen(state), ("A", "B", "C"), words)] == [
        ("duck", "yellow"),
        ("cat", "purple"),
        ("penguin", "red"),
    ]
