"""Which buttons a stage shows: what `options` offers to who is awaited, the likely one first and green.

Owns: the order, the colours and the ids of the buttons. What the engine does not offer has no button; what needs parameters opens
a private panel. Words come from the catalogs, the rest of the message from `cogs._stage`.
"""

from collections.abc import Iterable
from typing import Final

from bot.engine import options
from bot.engine.actions import Build, ClaimRent, DeclareBankruptcy, Pay, Skip, UseCard, verb_of
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
from bot.engine.options import DropChips, Exact, Option, verb
from bot.i18n import Words
from bot.table.model import Table
from bot.table.voice import Voice
from cogs._choices import answer_name, answers_of
from cogs._desk import button_names
from cogs._ids import Ref
from cogs._layout import Button, Row, rows

DIRECT: Final = frozenset({"roll", "buy", "decline", "pay", "use", "claim", "skip", "end"})
"""Verbs that are carried out by the press itself; all others open a panel."""

_ORDER: Final[dict[type[Decision], tuple[str, ...]]] = {
    AwaitRoll: ("roll", "pay", "use"),
    AwaitDiscard: ("discard",),
    AwaitPurchase: ("buy", "decline"),
    AwaitDebt: ("pay", "deeds", "sell", "bankrupt"),
    AwaitChoice: ("choose", "skip"),
    AwaitParking: ("swap", "skip"),
    AwaitManage: ("discard", "roll", "build", "end", "bank", "force"),
    AwaitTransfer: ("transfer", "skip"),
    AwaitBuildings: ("streets", "pass"),
    AwaitPlacing: ("streets",),
}
_SHARED: Final[dict[type[Decision], dict[str, str]]] = {
    AwaitRoles: {"done": "button-done-roles", "roles": "button-roles"},
    AwaitAdjusting: {"adjust": "button-adjust", "done": "button-done-adjust"},
}
"""Decisions that wait for many seats at once, each with its own: their buttons stand there once, for whoever presses."""
_UNDO: Final = "undo"
_FREE: Final = {
    "streets": "button-streets",
    "sell": "button-sell",
    "trade": "button-offer",
    "deeds": "button-manage-deeds",
    "hand": "button-hand",
    _UNDO: "button-undo",
}
_FREE_VERBS: Final = {
    "streets": {"build"},
    "sell": {"sell"},
    "deeds": {"mortgage", "redeem"},
    "trade": {"offer"},
}
"""What the free panels are for; a panel that is not named here only shows something."""
_FEW: Final = 4
"""So many answers of a choice are buttons; more of them are a panel."""
_MOST: Final = 10


def stage_rows(table: Table, words: Words) -> tuple[Row, ...]:
    """The buttons of a stage, at most two rows; none when the game is over or an auction stands in front."""
    state = table.state
    if table.status != "running" or state.ending:
        return ()
    acting = [button for kind in dict.fromkeys(map(type, state.waiting)) for button in _for_all(table, kind, words)]
    acting += [button for decision in state.waiting for button in _for_decision(table, decision, words)]
    acting += [_claim(table, claim.number, claim.amount, words) for claim in state.claims]
    acting = list(_once(acting))
    shown = {button.ref.verb for button in acting}
    free = [_free(table, name, words) for name in _free_names(table) if name not in shown]
    acting = acting[: _MOST - len(free)]
    if len(acting) <= 5:
        return (*rows(acting), *rows(free))
    return rows([*acting, *free])


def _once(buttons: Iterable[Button]) -> Iterable[Button]:
    """The buttons without those that open the same panel again: where several seats owe, it is that of whoever presses."""
    seen = set()
    for button in buttons:
        if button.ref.verb not in seen or button.ref.verb not in _FREE:
            yield button
        seen.add(button.ref.verb)


def awaited(table: Table) -> tuple[Decision, ...]:
    """The open decisions that the stage shows: all but an auction, which has a message of its own."""
    return tuple(decision for decision in table.state.waiting if not isinstance(decision, AwaitAuction))


def offered(table: Table, seat: int) -> list[Option]:
    """What that seat may do now."""
    if table.status != "running":
        return []
    return options(table.rules, table.state, seat)


def _for_all(table: Table, kind: type[Decision], words: Words) -> Iterable[Button]:
    """The buttons of a decision that several seats have to make, each by itself; it takes two to swap."""
    alone = sum(type(decision) is kind for decision in table.state.waiting) < 2
    for at, (name, key) in enumerate(_SHARED.get(kind, {}).items()):
        if alone and name == "roles":
            continue
        yield Button(Ref(table.game_id, 0, name, (tag_of(kind),)), words(key), "grey" if at else "green")


def tag_of(kind: type[Decision]) -> str:
    """The word of a kind of decision in custom ids."""
    return str(kind.__struct_config__.tag)


def _for_decision(table: Table, decision: Decision, words: Words) -> Iterable[Button]:
    if isinstance(decision, AwaitAuction) or type(decision) in _SHARED or not decision.seats:
        return ()
    found = offered(table, decision.seats[0])
    if isinstance(decision, AwaitChoice) and answers_of(found):
        return _answers(table, decision, answers_of(found), words)
    by_verb = {_panel_of(option): option for option in found}
    if isinstance(decision, AwaitDebt):
        by_verb["deeds"] = Exact(Pay())
    if isinstance(decision, AwaitTransfer):
        by_verb["transfer"] = Exact(Skip())
    names = [name for name in _ORDER[type(decision)] if name in by_verb]
    return [_button(table, decision, name, by_verb[name], words, first=at == 0) for at, name in enumerate(names)]


def _panel_of(option: Option) -> str:
    """The verb of an option's button: houses and hotels have a panel of their own."""
    return "streets" if isinstance(option, Exact) and isinstance(option.action, Build) else verb(option)


def _answers(table: Table, decision: AwaitChoice, answers: list[str], words: Words) -> Iterable[Button]:
    """A button for each answer of a choice, or one for the panel where they are many."""
    if len(answers) > _FEW:
        return (Button(Ref(table.game_id, decision.number, "answers"), words("button-choose"), "green"),)
    voice = _voice(table, words)
    return tuple(
        Button(Ref(table.game_id, decision.number, "answer", (it,)), answer_name(table, decision, it, voice), "blue")
        for it in answers
    )


def _voice(table: Table, words: Words) -> Voice:
    return Voice(words, button_names(table, words), table.rules)


def transfer_fee(table: Table, decision: AwaitTransfer) -> int:
    """What the bank takes for the mortgaged deeds of a transfer, if none is redeemed."""
    return sum(table.rules.deeds[deed].fee for deed in decision.deeds)


def _free_names(table: Table) -> list[str]:
    """The panels that are open to everybody, each where it has something to do for anybody."""
    seats = range(len(table.members))
    verbs = {verb(option) for seat in seats for option in offered(table, seat)}
    if not table.rules.street_groups:
        verbs.discard("build")  # where nothing is built on streets, building has a button of its own
    elif "build" in verbs:
        verbs.discard("sell")  # whoever can't build finds the way to selling there
    names = [name for name in _FREE if _FREE_VERBS.get(name, verbs) & verbs]
    return names if undo_button(table, "") else [name for name in names if name != _UNDO]


def undo_button(table: Table, label: str) -> Button | None:
    """The button of the last move, where its seat may take it back without asking; None where nobody may."""
    last = table.takeback
    if last is None or last.seat not in table.present():
        return None
    return Button(Ref(table.game_id, 0, _UNDO, (str(last.since),)), label)


def _button(table: Table, decision: Decision, name: str, option: Option, words: Words, *, first: bool) -> Button:
    args: tuple[str, ...] = ()
    if isinstance(option, Exact) and isinstance(option.action, UseCard):
        args = (option.action.card,)
    style = "green" if first else "grey"
    if name == verb_of(DeclareBankruptcy):
        style = "red"
    count = option.count if isinstance(option, DropChips) else 0
    label = _label(table, decision, name, args, count, words)
    return Button(Ref(table.game_id, decision.number, name, args), label, style)


def _label(table: Table, decision: Decision, name: str, args: tuple[str, ...], count: int, words: Words) -> str:
    rules, state = table.rules, table.state
    match decision, name:
        case AwaitPurchase(deed=deed), "buy":
            return words("button-buy", amount=words.money(rules.deeds[deed].price))
        case AwaitPurchase(), "decline" if not _voice(table, words).auctions:
            return words("button-decline-plain")
        case AwaitRoll(), "pay":
            return words("button-pay-fine", amount=words.money(rules.jail.fine))
        case AwaitDebt(seats=seats), "pay":
            front = next(debt for debt in state.debts if debt.debtor in seats)
            return words("button-pay-debt", amount=words.money(front.amount))
        case AwaitTransfer(), "skip":
            return words("button-skip-fee", amount=words.money(transfer_fee(table, decision)))
        case AwaitPlacing(), "streets":
            return words("button-place-ask")
        case AwaitBuildings(), "streets":
            return words("button-want-ask")
        case AwaitDebt(), "deeds":
            return words("button-raise")
        case AwaitManage(), "roll":
            return words("button-roll-again")
        case AwaitChoice(seats=seats), "choose" if sum(isinstance(it, AwaitChoice) for it in state.waiting) > 1:
            return words("button-choose-of", name=button_names(table, words)[seats[0]])
        case _, "discard":
            return words("button-discard", count=count)
        case _, "use":
            return words("button-use", card=words.card(args[0]))
        case _:
            return words(f"button-{name}")


def _claim(table: Table, number: int, amount: int, words: Words) -> Button:
    ref = Ref(table.game_id, number, verb_of(ClaimRent))
    return Button(ref, words("button-claim", amount=words.money(amount)), "blue")


def _free(table: Table, name: str, words: Words) -> Button:
    back = undo_button(table, words(_FREE[_UNDO])) if name == _UNDO else None
    return back or Button(Ref(table.game_id, 0, name), words(_FREE[name]))
