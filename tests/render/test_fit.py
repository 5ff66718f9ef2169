from hypothesis import given
from hypothesis import strategies as st

from render.fit import fit
from render.fonts import width

TEXTS = st.text("abcdefghij klmnoABCŘЖщ.-’", min_size=1, max_size=40)  # noqa: RUF001 - as it is written


@given(TEXTS, st.integers(40, 400), st.integers(1, 3))
def test_words_never_leave_their_room_and_none_is_lost(text, room, lines):
    fitted = fit(text, "Bold", room, 30, 15, lines, 0.8)
    assert len(fitted.lines) <= lines
    assert " ".join(fitted.lines).split() == text.split()
    for line in fitted.lines:
        assert width(line, "Bold", fitted.size) * fitted.squeeze <= room + 0.01


def test_short_words_stay_large_and_wide():
    fitted = fit("Baltic", "Bold", 105, 24, 18, 2)
    assert (fitted.lines, fitted.size, fitted.squeeze) == (("Baltic",), 24, 1.0)


def test_long_words_are_parted_only_with_a_dictionary():
    parted = fit("Pennsylvania", "Bold", 105, 24, 18, 2, 0.84, "en_US")
    assert parted.lines == ("Pennsyl-", "vania")
    whole = fit("Pennsylvania", "Bold", 105, 24, 18, 2, 0.84)
    assert whole.lines == ("Pennsylvania",)
    assert whole.size * whole.squeeze < parted.size


def test_a_language_without_a_dictionary_is_parted_nowhere_and_one_of_its_kin_helps():
    assert fit("Pennsylvania", "Bold", 105, 24, 18, 2, 0.84, "xx_YY").lines == ("Pennsylvania",)
    kin = [fit("Universitätsbibliothek", "Bold", 130, 24, 18, 2, 0.84, it).lines for it in ("de_LU", "de")]
    assert kin[0] == kin[1] != ("Universitätsbibliothek",)


def test_a_no_break_space_ends_no_line():
    assert fit("1\u00a0500\u00a0Kč", "Bold", 40, 24, 12, 2).lines == ("1\u00a0500\u00a0Kč",)
    assert fit("1 500 Kč", "Bold", 40, 24, 12, 2).lines != ("1 500 Kč",)


def test_a_second_line_is_used_where_it_makes_words_larger():
    assert fit("Marvin Gardens", "Bold", 105, 24, 18, 2).lines == ("Marvin", "Gardens")
    assert fit("Marvin Gardens", "Bold", 300, 24, 18, 2).lines == ("Marvin Gardens",)


def test_a_word_with_a_hyphen_is_parted_there_and_nowhere_else():
    assert fit("Champs-Élysées", "Bold", 80, 24, 12, 2, 0.84, "de_DE").lines == ("Champs-", "Élysées")
    assert fit("Champs-Élysées", "Bold", 400, 24, 12, 2, 0.84, "de_DE").lines == ("Champs-Élysées",)


def test_a_soft_hyphen_says_where_a_word_is_parted():
    assert fit("Leidse\u00adstraat", "Bold", 80, 24, 12, 2, 0.84, "ro_RO").lines == ("Leidse-", "straat")
    assert fit("Leidse\u00adstraat", "Bold", 400, 24, 12, 2, 0.84, "ro_RO").lines == ("Leidsestraat",)
    assert fit("Leidse\u00adstraat", "Bold", 60, 24, 12, 1).lines == ("Leidsestraat",)
