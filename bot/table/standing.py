"""Who has what, in one line a seat.

Owns: the order and the marks of those lines. Points come from the engine's scoring.
"""

from collections.abc import Sequence

from bot.engine.games.builder.owned import own_state
from bot.engine.games.builder.scoring import Score, scores
from bot.engine.view import View
from bot.i18n import Words
from bot.table.voice import Voice


def score_lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """One line a seat, in seat order: token sign, name, cash, chips, towers and points as the position stands."""
    voice = Voice.of(view, names, words)
    return [_line(voice, view, score) for score in scores(view.rules, view)]


def _line(voice: Voice, view: View, score: Score) -> str:
    words, seat = voice.words, score.seat
    it = view.seats[seat]
    sign = words(f"token-{view.own.tokens[seat]}-sign")
    if it.resigned:
        return words("score-line-resigned", sign=sign, name=voice.seat(seat))
    chips = own_state(view).chips[seat]
    text = words(
        "score-line",
        sign=sign,
        name=voice.seat(seat),
        cash=voice.money(it.cash),
        chips=voice.chips(chips) if any(chips.values()) else words("score-chips-none"),
        towers=sum(owner == seat for owner in own_state(view).builders.values()),
        points=score.total,
    )
    if it.bankrupt:
        return words("score-line-bankrupt", line=text)
    if it.jailed:
        text = words("score-line-jail", line=text)
    return words("score-line-turn", line=text) if seat == view.turn and not view.ending else text


def score_details(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Where each seat's points come from, the winner's line first, then by points and cash."""
    voice = Voice.of(view, names, words)
    found = sorted(scores(view.rules, view), key=lambda it: (it.ranked, it.total, it.cash), reverse=True)
    return [_detail(voice, score) for score in found]


def _detail(voice: Voice, score: Score) -> str:
    if not score.ranked:
        return voice.words("score-detail-resigned", name=voice.seat(score.seat))
    return voice.words(
        "score-detail",
        name=voice.seat(score.seat),
        buildings=score.buildings,
        sets=score.sets,
        bonus=score.billionaire + score.community,
        total=score.total,
        cash=voice.money(score.cash),
    )
