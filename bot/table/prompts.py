"""What a table waits for, and what its options are called.

Owns: the sentence that says whose move it is, and the short labels of options with what they cost.
"""

from collections.abc import Sequence
from typing import assert_never

from bot.engine import actions as a
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
from bot.engine.games.builder.owned import own_rules
from bot.engine.options import (
    BankSwap,
    BidRange,
    BuildFloor,
    DropChips,
    Exact,
    MaximumRange,
    OfferTrade,
    Option,
    ParkingSwap,
    SwapChips,
    TakeChips,
)
from bot.engine.rules import AntiRules
from bot.engine.view import View
from bot.i18n import Words
from bot.table import prompts_roles, prompts_streets
from bot.table.voice import Voice


def awaited(view: View, names: Sequence[str], words: Words) -> str:
    """Whose move it is and what is waited for; one sentence, or a few where several things wait for different seats."""
    voice = Voice.of(view, names, words)
    if view.ending:
        return words("await-over")
    if not view.waiting:
        return words("await-nothing")
    asked: dict[tuple[str, tuple[tuple[str, object], ...]], list[int]] = {}
    for decision in view.waiting:
        key, params = _awaits(voice, view, decision)
        asked.setdefault((key, tuple(params.items())), []).extend(decision.seats)
    return " ".join(words(key, names=voice.seats(seats), **dict(params)) for (key, params), seats in asked.items())


def _awaits(voice: Voice, view: View, decision: Decision) -> tuple[str, dict[str, object]]:
    """The key of what waits and its parameters, but for the seats' names."""
    match decision:
        case AwaitRoll(seats=seats):
            return _awaits_roll(voice, view, seats[0])
        case AwaitDiscard(count=count):
            return "await-discard", {"count": count}
        case AwaitPurchase(deed=deed):
            price = voice.money(voice.rules.deeds[deed].price)
            return "await-buy" if voice.auctions else "await-buy-plain", {"deed": voice.place(deed), "amount": price}
        case AwaitAuction(deed=deed):
            return "await-auction", {"deed": voice.lot(deed)}
        case AwaitDebt(seats=seats):
            owed = [debt for debt in view.debts if debt.debtor in seats]
            amount = voice.money(sum(debt.amount for debt in owed))
            creditors = dict.fromkeys(debt.creditor for debt in owed)
            return "await-debt", {"amount": amount, "other": voice.seats(creditors)}
        case AwaitChoice(what=what, to=to):
            return f"await-choose-{what}", {"other": voice.seat(to)}
        case AwaitParking():
            return "await-parking", {}
        case AwaitManage(seats=seats):
            if view.again:
                return "await-manage-again", {}
            if not view.seats[seats[0]].jailed:
                return "await-manage", {}
            key, where = voice.held("await-manage-jail", seats[0])
            return key, dict(where)
        case AwaitTransfer():
            return "await-transfer", {
                "deeds": voice.several([voice.place(it) for it in decision.deeds]),
                "amount": _fee(voice, decision),
            }
        case AwaitBuildings(what=what):
            return f"await-window-{what}", {}
        case AwaitPlacing(what=what):
            return f"await-place-{what}", {}
        case AwaitRoles():
            return "await-roles", {}
        case AwaitAdjusting():
            return "await-adjust", {}
        case _:
            assert_never(decision)


def _awaits_roll(voice: Voice, view: View, seat: int) -> tuple[str, dict[str, object]]:
    jailed = view.seats[seat].jailed
    if not jailed:
        return "await-roll", {}
    key, where = voice.held("await-roll-jail", seat)
    if where and jailed >= voice.rules.jail.throws:
        key = f"{key}-last"
    return key, {"amount": voice.money(voice.rules.jail.fine), **where}


def _fee(voice: Voice, decision: AwaitTransfer) -> str:
    return voice.money(sum(voice.rules.deeds[deed].fee for deed in decision.deeds))


def option_label(option: Option, view: View, names: Sequence[str], words: Words) -> str:
    """What an option is called on a button, with its sum where it has one.

    Args:
        option: one of the options of the seat that looks (`view.seat`), or of the seat whose turn it is.
        view: the view of that seat.
        names: each seat's name, fit for a button: cleaned, but without markdown.
        words: the catalog of the reader's language.
    """
    voice = Voice.of(view, names, words)
    match option:
        case Exact(action=action):
            return _action_label(voice, view, action)
        case BidRange(low=low):
            return words("option-bid", amount=voice.money(low))
        case MaximumRange():
            return words("option-upto")
        case DropChips(count=count):
            return words("option-discard", count=count)
        case TakeChips(count=count):
            return words("option-choose-take", count=count)
        case SwapChips():
            return words("option-choose-swap")
        case ParkingSwap(count=count):
            return words("option-swap", count=count)
        case BankSwap(count=count):
            return words("option-bank", count=count)
        case BuildFloor(height=height, cells=cells):
            return _build_label(voice, height, cells)
        case OfferTrade():
            return words("option-offer")
        case _:
            assert_never(option)


def _build_label(voice: Voice, height: int, cells: tuple[str, ...]) -> str:
    if height == len(own_rules(voice.rules).floors):
        return voice.words("option-build-penthouse")
    if height == 1:
        return voice.words("option-build-first")
    cell = voice.cell(cells[0]) if cells else ""
    return voice.words("option-build", count=len(cells), height=height, cell=cell)


def _action_label(voice: Voice, view: View, action: a.Action) -> str:
    words = voice.words
    seat = view.turn if view.seat is None else view.seat
    match action:
        case a.RollDice():
            return words("option-roll-again" if view.again and seat == view.turn else "option-roll")
        case a.BuyDeed():
            return words("option-buy", amount=voice.money(_price(voice, view)))
        case a.Pay():
            return _pay_label(voice, view, seat)
        case a.ClaimRent():
            claim = next((it for it in view.claims if it.owner == seat), None)
            return words("option-claim", amount=voice.money(claim.amount)) if claim else words("option-claim-plain")
        case a.UseCard(card=card):
            return words("option-use", card=voice.card(card))
        case a.Mortgage(deed=deed):
            return words(
                "option-mortgage", deed=voice.place(deed), amount=voice.money(voice.rules.deeds[deed].mortgage)
            )
        case a.Redeem(deed=deed):
            return words("option-redeem", deed=voice.place(deed), amount=voice.money(voice.rules.deeds[deed].redeem))
        case a.AcceptTrade(seat=other) | a.RejectTrade(seat=other) | a.WithdrawTrade(seat=other):
            return words(f"option-{a.verb_of(action)}", name=voice.seat(other))
        case a.Choose(seat=other, chips=chips, option=option):
            if label := _own_label(voice, view, seat, action):
                return label
            if option:
                return prompts_streets.choice_label(voice, view, seat, option)
            if other is None:
                return words("option-choose-chip", chips=voice.chips(chips))
            return words("option-choose-from", chips=voice.chips(chips), name=voice.seat(other))
        case a.ForceTrade(seat=other, take=take, give=give):
            sides = {"take": voice.chips({take: 1}), "give": voice.chips({give: 1})}
            return words("option-force", name=voice.seat(other), **sides)
        case _:
            return _own_label(voice, view, seat, action) or _plain_label(voice, action)


def _own_label(voice: Voice, view: View, seat: int, action: a.Action) -> str:
    """The label of an action that a kind of game has words of its own for, or nothing."""
    label = prompts_roles.label if isinstance(voice.rules.own, AntiRules) else prompts_streets.street_label
    return label(voice, view, seat, action)


def _plain_label(voice: Voice, action: a.Action) -> str:
    """Actions that need nothing of the position; those that come as ranges are named by what they hold."""
    match action:
        case a.PlaceBid(amount=amount):
            return voice.words("option-bid", amount=voice.money(amount))
        case a.Discard(chips=chips):
            return voice.words("option-discard", count=sum(chips.values()))
        case a.SwapParking(give=give):
            return voice.words("option-swap", count=sum(give.values()))
        case a.SwapBank(give=give):
            return voice.words("option-bank", count=sum(give.values()))
        case a.Build():
            return voice.words("verb-build")
        case _:
            return voice.words(f"option-{a.verb_of(action)}")


def _price(voice: Voice, view: View) -> int:
    deed = next((it.deed for it in view.waiting if isinstance(it, AwaitPurchase)), None)
    return voice.rules.deeds[deed].price if deed else 0


def _pay_label(voice: Voice, view: View, seat: int) -> str:
    front = next((debt for debt in view.debts if debt.debtor == seat), None)
    if front is not None:
        return voice.words("option-pay", amount=voice.money(front.amount))
    if view.seats[seat].jailed:
        return voice.words("option-pay-fine", amount=voice.money(voice.rules.jail.fine))
    return voice.words("option-pay-plain")
