"""Who has what, in one line a seat.

Owns: the order and the marks of those lines. Points and worths come from the engine.
"""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.decisions import AwaitAdjusting
from bot.engine.games.anti import worth as wealth
from bot.engine.games.builder.scoring import Score, scores
from bot.engine.games.classic.levels import HOTELS, HOUSE, price_of
from bot.engine.games.classic.owned import own_rules
from bot.engine.games.classic.worth import final
from bot.engine.state import HOTEL, AntiState, BuilderState, ClassicState
from bot.engine.view import View
from bot.i18n import Words
from bot.table.voice import APARTMENT, Voice


def score_lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """One line a seat, in seat order: token sign, name, cash, and what else counts as the position stands."""
    voice = Voice.of(view, names, words)
    match view.own:
        case BuilderState() as own:
            texts = [_points(voice, view, own, score) for score in scores(view.rules, view)]
        case ClassicState() | AntiState() as own:
            texts = [_worth(voice, view, own, seat) for seat in range(len(view.seats))]
        case _:
            assert_never(view.own)
    return [_line(voice, view, seat, text) for seat, text in enumerate(texts)]


def _points(voice: Voice, view: View, own: BuilderState, score: Score) -> str:
    words, seat = voice.words, score.seat
    chips = own.chips[seat]
    return words(
        "score-line",
        sign=_sign(voice, view, seat),
        name=voice.seat(seat),
        cash=voice.money(view.seats[seat].cash),
        chips=voice.chips(chips) if any(chips.values()) else words("score-chips-none"),
        towers=sum(owner == seat for owner in own.builders.values()),
        points=score.total,
    )


def _worth(voice: Voice, view: View, own: ClassicState | AntiState, seat: int) -> str:
    words, role = voice.words, voice.asked_of(seat)
    top, tallest = (HOTEL, HOTELS) if role is None else (role.houses + 1, APARTMENT)
    levels = [level for deed, level in own.buildings.items() if view.owners[deed] == seat]
    houses = sum(level for level in levels if level != top)
    parts = [voice.buildings(what, count) for what, count in ((HOUSE, houses), (tallest, levels.count(top))) if count]
    params = {
        "sign": _sign(voice, view, seat),
        "name": _named(voice, seat),
        "cash": voice.money(view.seats[seat].cash),
        "deeds": sum(owner == seat for owner in view.owners.values()),
        "worth": voice.money(_total(view, seat)),
    }
    if not parts:
        return words("worth-line-bare", **params)
    return words("worth-line", **params, buildings=voice.several(parts))


def _total(view: View, seat: int) -> int:
    """What a seat's cash and property count for at the end."""
    counted = wealth.final if isinstance(view.own, AntiState) else final
    return counted(view.rules, view, seat)


def _named(voice: Voice, seat: int) -> str:
    """The seat's name, with its role where it has one."""
    role = voice.role(seat)
    return voice.words("seat-role", name=voice.seat(seat), role=role) if role else voice.seat(seat)


def _sign(voice: Voice, view: View, seat: int) -> str:
    return voice.words(f"token-{view.own.tokens[seat]}-sign")


def _line(voice: Voice, view: View, seat: int, text: str) -> str:
    """The line with what became of the seat."""
    words, it = voice.words, view.seats[seat]
    if it.resigned:
        return words("score-line-resigned", sign=_sign(voice, view, seat), name=_named(voice, seat))
    if it.bankrupt:
        return words("score-line-bankrupt", line=text)
    if it.jailed:
        key, where = voice.held("score-line-jail", seat)
        text = words(key, line=text, **where)
    return words("score-line-turn", line=text) if seat == view.turn and _has_turns(view) else text


def _has_turns(view: View) -> bool:
    """Whether it is anybody's turn: not before the first one, and not once the last is over."""
    closing = any(isinstance(decision, AwaitAdjusting) for decision in view.waiting)
    return bool(view.round) and not view.ending and not closing


def score_details(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Where what counts at the end comes from: the winner's line first, then the others from the top."""
    voice = Voice.of(view, names, words)
    match view.own:
        case BuilderState():
            found = sorted(scores(view.rules, view), key=lambda it: (it.ranked, it.total, it.cash), reverse=True)
            return [_points_detail(voice, score) for score in found]
        case ClassicState() | AntiState() as own:
            totals = {seat: _total(view, seat) for seat in range(len(view.seats))}
            order = sorted(totals, key=lambda seat: (seat in view.winners, not view.seats[seat].bankrupt, totals[seat]))
            return [_worth_detail(voice, view, own, seat, totals[seat]) for seat in reversed(order)]
        case _:
            assert_never(view.own)


def _points_detail(voice: Voice, score: Score) -> str:
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


def _worth_detail(voice: Voice, view: View, own: ClassicState | AntiState, seat: int, total: int) -> str:
    words, it, name = voice.words, view.seats[seat], _named(voice, seat)
    if it.resigned:
        return words("score-detail-resigned", name=name)
    if it.bankrupt:
        return words("worth-detail-bankrupt", name=name)
    if isinstance(own, AntiState):
        income = wealth.income(view.rules, view, seat)
        key, sums = "worth-detail-income", {"cash": total - income, "income": income, "total": total}
    else:
        rules = own_rules(view.rules)
        mine = [deed for deed in own.buildings if view.owners[deed] == seat]
        buildings = sum(price_of(view.rules, rules, own, deed) for deed in mine)
        key = "worth-detail"
        sums = {"cash": it.cash, "deeds": total - it.cash - buildings, "buildings": buildings, "total": total}
    return words(key, name=name, **{part: voice.money(amount) for part, amount in sums.items()})
