"""Writes the gallery: every picture of every kind as a file of its own, and a contact sheet for each game, theme and language."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot import rulesets
from bot.engine.rules import Rules
from bot.gallery import sheet
from bot.gallery.kinds import KINDS, Sight
from bot.gallery.moments import Moment, moments
from bot.i18n import Words, catalog
from render import Picture
from render.theme import load

USUAL: Final = ("Ann", "Boris", "Chloe", "Dmitri", "Mia", "Leo", "Zoe", "Tomas")
LONGEST: Final = (
    "Maximilian von Hohenstein-Schillingsfu",
    "Константин Константинопольский-Закавка",
    "Alexandra Featherstonehaugh-Cholmondel",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Donaudampfschifffahrtsgesellschaftskap",
    "漢字太郎",
    "Ștefania-Măriuca Brâncoveanu-Cantacuzi",
    "Příliš žluťoučký kůň úpěl ďábelské ódy",
)
"""Names as long as Discord allows them or as pictures show them, of wide letters, and one that the font lacks."""


class Asked(Struct, frozen=True):
    """What is wanted: games, themes and languages; a language is shown on its own board where a game has one."""

    games: tuple[str, ...]
    themes: tuple[str, ...]
    languages: tuple[str, ...]


class Written(Struct, frozen=True):
    """A file that was written: its size in bytes, and the description of a picture in words."""

    file: Path
    size: int
    words: str = ""


def write(folder: Path, asked: Asked) -> Iterator[Written]:
    """Write all of it, a file at a time.

    Raises:
        DataError: an unknown game, theme or language.
    """
    for game in asked.games:
        for language in asked.languages:
            rules = _rules(game, language)
            words = catalog(language).for_rules(rules)
            shown = list(_named(rules))
            for theme in asked.themes:
                yield from _sheet(folder, rules, shown, words, theme)


def _rules(game: str, language: str) -> Rules:
    board = language if language in rulesets.source(game).board_ids else None
    return rulesets.load(game, board=board)


def _named(rules: Rules) -> Iterator[tuple[str, Moment, Sequence[str]]]:
    """All moments with the usual names, and the last of them with the longest."""
    for moment in moments(rules):
        yield moment.name, moment, USUAL
    yield f"{moment.name} long names".replace(" ", "-"), moment, LONGEST


def _sheet(
    folder: Path, rules: Rules, shown: Sequence[tuple[str, Moment, Sequence[str]]], words: Words, theme: str
) -> Iterator[Written]:
    """One game in one theme and language: a row a kind, a column a moment."""
    place = folder / theme / rules.game / words.language
    place.mkdir(parents=True, exist_ok=True)
    rows = []
    for kind in KINDS:
        row = []
        for name, moment, names in shown:
            made = _drawn(kind, rules, moment, names, words, theme)
            if made is None:
                row.append(sheet.Thumb(None, ""))
                continue
            file = place / f"{kind}-{name}.png"
            file.write_bytes(made.data)
            row.append(sheet.thumb(made.data, f"{kind}, {name}, {len(made.data) / 1000:.0f} KB"))
            yield Written(file, len(made.data), made.description)
        if any(it.image is not None for it in row):
            rows.append(row)
    file = folder / f"{theme}-{rules.game}-{words.language}.webp"
    sheet.write(file, f"{rules.game}, {theme}, {words.language}", rows, load(theme))
    yield Written(file, file.stat().st_size)


def _drawn(kind: str, rules: Rules, moment: Moment, names: Sequence[str], words: Words, theme: str) -> Picture | None:
    """The picture, or None where the game has none of that kind at that moment."""
    state = moment.of(kind)
    sight = Sight(rules, state, names[: len(state.seats)], words, theme, moment.seat, moment.past(kind))
    try:
        return KINDS[kind](sight)
    except ValueError:
        return None
