"""A crowded board in few words: seats by letter, deeds by their short names, what is on them in brackets.

Owns: the form that a description takes where the full one has no room for everything. It leaves out worths and what the bank has, so
that turn, tokens, owners, buildings and money are always told.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.engine.games.anti.roles import role_of
from bot.engine.games.builder.owned import own_state
from bot.engine.rules import AntiRules, BuilderRules
from bot.engine.view import View
from bot.names import label_name, picture_name
from render.captions import awaited, awaited_seats, money, within
from render.sprites.lots import HOTEL
from render.street.names import short
from render.words import Words, fixed, said

LETTERS: Final = "ABCDEFGH"
_NAME: Final = 8
_BETWEEN: Final = ", "

Built = Callable[[str], int]
"""The houses on a deed, or `HOTEL`."""


def board(view: View, names: Sequence[str], words: Words, built: Built) -> Iterator[str]:
    """The sentences about a board."""
    yield said(words, "describe-board", round=view.round)
    yield from _turn(view, words)
    for seat, name in enumerate(names):
        yield _seat(view, seat, _cut(name), words)
    yield from _owners(view, words, built)
    if isinstance(view.rules.own, BuilderRules):
        yield from _towers(view, words)
        yield from _lying(view, words)
    for debt in view.debts:
        about = {"name": LETTERS[debt.debtor], "amount": money(words, view.rules.board, debt.amount)}
        if debt.creditor < 0:
            yield said(words, "describe-owes-bank", **about)
        else:
            yield said(words, "describe-owes", other=LETTERS[debt.creditor], **about)


def _cut(name: str) -> str:
    """The name, or its beginning; what parts it from a sentence that runs the other way is put round that again."""
    whole = picture_name(name)
    return name if len(whole) <= _NAME else label_name(whole[: _NAME - 1] + "…")


def _letters(seats: Sequence[int]) -> str:
    return _BETWEEN.join(LETTERS[seat] for seat in seats)


def _turn(view: View, words: Words) -> Iterator[str]:
    if view.ending:
        if view.winners:
            yield said(words, "describe-over", names=_letters(view.winners))
        else:
            yield fixed(words, "describe-stopped")
        return
    yield said(words, "describe-turn", name=LETTERS[view.turn])
    what = awaited(view, words)
    if what:
        yield said(words, "describe-waits", names=_letters(awaited_seats(view)), what=within(what))
    if view.throw:
        yield said(words, "describe-dice", dice=_BETWEEN.join(map(str, view.throw)), total=sum(view.throw))


def _seat(view: View, seat: int, name: str, words: Words) -> str:
    it = view.seats[seat]
    who = said(words, "describe-brief-who", letter=LETTERS[seat], name=name)
    if isinstance(view.rules.own, AntiRules) and role_of(view, seat):
        who = said(words, "describe-brief-role", name=who, role=fixed(words, f"describe-brief-{role_of(view, seat)}"))
    if it.bankrupt:
        return said(words, "describe-brief-out", name=who)
    has = money(words, view.rules.board, it.cash)
    if isinstance(view.rules.own, BuilderRules):
        chips = own_state(view).chips[seat]
        held = [said(words, f"chips-{colour}", count=count) for colour, count in chips.items() if count]
        has = _BETWEEN.join([has, *held])
    if it.jailed:
        return said(words, "describe-brief-held", name=who, has=has)
    place = short(words, view.rules.board, view.rules.spaces[it.at].id)
    return said(words, "describe-brief-on", name=who, has=has, place=place)


def _owners(view: View, words: Words, built: Built) -> Iterator[str]:
    if any(_mark(view, deed, words, built) for deed in view.owners):
        yield fixed(words, "describe-brief-marks")
    for seat in range(len(view.seats)):
        yield from _owned(view, seat, words, built)


def _owned(view: View, seat: int, words: Words, built: Built) -> Iterator[str]:
    held = sorted((it for it, owner in view.owners.items() if owner == seat), key=lambda it: view.rules.deeds[it].pos)
    if held:
        deeds = _BETWEEN.join(short(words, view.rules.board, it) + _mark(view, it, words, built) for it in held)
        yield said(words, "describe-brief-owns", name=LETTERS[seat], deeds=deeds)


def hand(view: View, seat: int, words: Words, built: Built) -> Iterator[str]:
    """The deeds of a seat without their rents."""
    yield fixed(words, "describe-brief-marks")
    yield from _owned(view, seat, words, built)


def _mark(view: View, deed: str, words: Words, built: Built) -> str:
    """What stands in brackets behind a deed, a space before it; empty for nothing."""
    level = built(deed)
    if deed in view.mortgaged:
        mark = fixed(words, "describe-brief-mortgaged")
    elif level == HOTEL:
        mark = fixed(words, "describe-brief-hotel")
    else:
        mark = str(level) if level else ""
    return f" ({mark})" if mark else ""


def _towers(view: View, words: Words) -> Iterator[str]:
    own = own_state(view)
    for seat in range(len(own.tokens)):
        mine = [f"{cell} {own.heights[cell]}" for cell in sorted(own.heights) if own.builders[cell] == seat]
        if mine:
            yield said(words, "describe-towers", name=LETTERS[seat], towers=_BETWEEN.join(mine))


def _lying(view: View, words: Words) -> Iterator[str]:
    for position, chips in sorted(own_state(view).lying.items()):
        held = [said(words, f"chips-{colour}", count=count) for colour, count in chips.items() if count]
        if held:
            place = short(words, view.rules.board, view.rules.spaces[position].id)
            yield said(words, "describe-lying", place=place, chips=_BETWEEN.join(held))
