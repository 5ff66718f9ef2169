"""What options are called that only a game of streets, houses, taxes and a speed die has.

Owns: those labels. `bot.table.prompts` asks for them.
"""

from bot.engine import actions as a
from bot.engine.decisions import AwaitBuildings, AwaitChoice, AwaitPlacing, AwaitPurchase, AwaitTransfer, Decision
from bot.engine.games.classic.levels import group_heights, height_of, kind, resale_of
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.games.classic.speed_die import CHOOSE_BUS, CHOOSE_PLACE
from bot.engine.games.classic.taxes import PERCENT
from bot.engine.rules import ClassicRules
from bot.engine.view import View
from bot.table.voice import Voice


def street_label(voice: Voice, view: View, seat: int, action: a.Action) -> str:
    """The label of an action, or nothing where the words of every game will do."""
    if not isinstance(voice.rules.own, ClassicRules):
        return ""
    match action:
        case a.Build(place=deed, count=count):
            return _build(voice, view, seat, deed, count)
        case a.Sell():
            return _sell(voice, view, action)
        case a.DeclineDeed() if not voice.auctions and _waits(view, seat, AwaitPurchase):
            return voice.words("option-decline-plain")
        case a.PassAuction() if _waits(view, seat, AwaitBuildings):
            return voice.words("option-pass-buildings")
        case a.Skip() if decision := _transfer(view, seat):
            fee = sum(voice.rules.deeds[deed].fee for deed in decision.deeds)
            return voice.words("option-skip-fee", amount=voice.money(fee))
        case _:
            return ""


def _waits(view: View, seat: int, kind_of: type[Decision]) -> bool:
    return any(isinstance(it, kind_of) and seat in it.seats for it in view.waiting)


def _transfer(view: View, seat: int) -> AwaitTransfer | None:
    return next((it for it in view.waiting if isinstance(it, AwaitTransfer) and seat in it.seats), None)


def _build(voice: Voice, view: View, seat: int, deed: str, count: int) -> str:
    own = own_rules(voice.rules)
    if _waits(view, seat, AwaitPlacing):
        return voice.words("option-build-place", deed=voice.place(deed))
    return build_label(voice, deed, count, kind(own, height_of(own, own_state(view), deed) + count - 1))


def build_label(voice: Voice, deed: str, count: int, last: str) -> str:
    """The label of so many buildings for a street, of which the last is named."""
    amount = voice.money(voice.rules.deeds[deed].house * count)
    return voice.words(f"option-build-{last}", deed=voice.place(deed), amount=amount)


def _sell(voice: Voice, view: View, action: a.Sell) -> str:
    rules, own = voice.rules, own_rules(voice.rules)
    deed = rules.deeds[action.deed]
    if not action.group:
        return sell_label(voice, deed.id, resale_of(rules, own, deed.id, action.count))
    steps = group_heights(rules, own, own_state(view), deed.group)
    amount = sum(
        resale_of(rules, own, it, count) for it, count in zip(rules.groups[deed.group].deeds, steps, strict=True)
    )
    return sell_group_label(voice, deed.group, amount)


def sell_label(voice: Voice, deed: str, amount: int) -> str:
    """The label of selling on a street."""
    return voice.words("option-sell", deed=voice.place(deed), amount=voice.money(amount))


def sell_group_label(voice: Voice, group: str, amount: int) -> str:
    """The label of selling all buildings of a set or a city."""
    key = voice.of_group("option-sell-group")
    return voice.words(key, group=voice.group(group), amount=voice.money(amount))


def choice_label(voice: Voice, view: View, seat: int, option: str) -> str:
    """The label of a choice by word or number: a way to pay a tax, or where to move."""
    decision = next((it for it in view.waiting if isinstance(it, AwaitChoice) and seat in it.seats), None)
    what = decision.what if decision is not None else ""
    if option == PERCENT and decision is not None:
        return voice.words("option-tax-percent", percent=own_rules(voice.rules).taxes[decision.why].percent)
    if not option.isdigit():
        return voice.words("verb-choose")
    number = int(option)
    if what == CHOOSE_PLACE:
        return voice.words("option-go", place=voice.at(number))
    if what == CHOOSE_BUS:
        to = (view.seats[seat].at + number) % len(voice.rules.spaces)
        return voice.words("option-bus", count=number, place=voice.at(to))
    return voice.words("option-tax-sum", amount=voice.money(number))
