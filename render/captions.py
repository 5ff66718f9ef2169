"""What a game waits for, in the few words that a picture has room for, and sums of money."""

from collections.abc import Iterable
from functools import lru_cache
from typing import assert_never

from bot.engine.decisions import (
    AwaitAdjusting,
    AwaitAuction,
    AwaitBuildings,
    AwaitChoice,
    AwaitDebt,
    AwaitDiscard,
    AwaitManage,
    AwaitParking,
    AwaitPlacing,
    AwaitPurchase,
    AwaitRoles,
    AwaitRoll,
    AwaitTransfer,
    Decision,
)
from bot.engine.games.anti import roles
from bot.engine.rules import AntiRules, Rules
from bot.engine.view import View
from render.words import Words, fixed, said


@lru_cache(maxsize=4096)
def money(words: Words, board: str, amount: int) -> str:
    """A sum in the board's currency and scale."""
    del board  # the words know it; here it parts what is remembered
    return words.money(amount)


def place(words: Words, rules: Rules, space: str) -> str:
    """The name of a space or deed."""
    del rules  # the words know the board
    return _placed(words, space)


@lru_cache(maxsize=4096)
def _placed(words: Words, space: str) -> str:
    return words.place(space)


def goods(words: Words, rules: Rules, sold: str) -> str:
    """What an auction sells: a deed, or a building."""
    return place(words, rules, sold) if sold in rules.deeds else fixed(words, f"picture-building-{sold}")


def awaited(view: View, words: Words) -> str:
    """What the game waits for; empty when it waits for nothing."""
    first = next(iter(view.waiting), None)
    return _caption(view, first, words) if first is not None else ""


def within(caption: str) -> str:
    """What the game waits for as a part of a sentence: it begins small."""
    return caption[:1].lower() + caption[1:]


def where_held(view: View, seat: int) -> str:
    """Where a seat that is held on the board is: `jail`, or what the corner is for its role."""
    match view.rules.own:
        case AntiRules():
            return roles.rules_of(view.rules, view, seat).corner
        case _:
            return "jail"


def awaited_seats(view: View) -> tuple[int, ...]:
    """The seats that may answer, each once."""
    asked: Iterable[int] = (seat for decision in view.waiting for seat in decision.seats)
    return tuple(dict.fromkeys(asked))


def _caption(view: View, decision: Decision, words: Words) -> str:
    match decision:
        case AwaitRoll(seats=seats):
            held = next((seat for seat in seats if view.seats[seat].jailed), None)
            return fixed(words, "picture-await-roll" if held is None else f"picture-await-{where_held(view, held)}")
        case AwaitDiscard(count=count):
            return said(words, "picture-await-discard", count=count)
        case AwaitPurchase(deed=deed):
            return said(words, "picture-await-buy", deed=place(words, view.rules, deed))
        case AwaitAuction(deed=deed):
            return said(words, "picture-await-auction", deed=goods(words, view.rules, deed))
        case AwaitDebt(seats=seats):
            owed = sum(debt.amount for debt in view.debts if debt.debtor in seats)
            return said(words, "picture-await-debt", amount=money(words, view.rules.board, owed))
        case AwaitChoice(what=what, count=count):
            return said(words, f"picture-await-choose-{what}", count=count)
        case AwaitParking():
            return fixed(words, "picture-await-parking")
        case AwaitTransfer():
            return fixed(words, "picture-await-transfer")
        case AwaitBuildings(what=what):
            return said(words, "picture-await-window", what=fixed(words, f"picture-building-{what}"))
        case AwaitPlacing(what=what):
            return said(words, "picture-await-place", what=fixed(words, f"picture-noun-{what}"))
        case AwaitRoles():
            return fixed(words, "picture-await-roles")
        case AwaitAdjusting():
            return fixed(words, "picture-await-adjusting")
        case AwaitManage():
            return fixed(words, "picture-await-again" if view.again else "picture-await-manage")
        case _:
            assert_never(decision)
