"""Why something was not done in a game of streets, houses and hotels: the sentences that only it has.

Owns: which variant of a refusal's words fits such a game. What it leaves alone (an empty answer) is told as in every game.
"""

from collections.abc import Callable
from typing import Final

from bot.engine.games.classic.levels import HOTELS, HOUSE
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.state import HOTEL
from bot.engine.view import View
from bot.table.reasons import Params, Told, asked_turn, number, other, thing
from bot.table.voice import Voice

_BEFORE_ROLL: Final = "before_roll"

Streets = Callable[[Voice, View, Params, str], Told | None]


def reason(voice: Voice, view: View, code: str, params: Params, verb: str) -> Told | None:
    """The variant of the words and their parameters, or None where the words of every game will do."""
    tell = _TELLERS.get(code)
    return tell(voice, view, params, verb) if tell is not None else None


def _unknown_name(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del view, verb
    name = params.get("name")
    known = any(space.id == name for space in voice.rules.spaces)
    return (voice.of_group("-space"), {"thing": thing(voice, name)}) if known else None


def _not_your_turn(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    if verb in {"build", "sell", "offer"}:
        return f"-{verb}", {}
    turn = asked_turn(view, params)
    return ("-classic-plain", {}) if turn is None else ("-classic", {"name": voice.seat(turn)})


def _wrong_moment(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    own, why = own_rules(voice.rules), str(params.get("why", ""))
    if why == "debt":
        return "-debt-classic", {}
    if why in {"shortage", "transfer"}:
        return f"-{why}", {}
    if verb == "build" and own.build_when == _BEFORE_ROLL:
        return "-build", {}
    if verb == "offer" and own.trade_when == _BEFORE_ROLL:
        return "-offer", {}
    if verb == "use":
        return "-card", {}
    if verb == "pay" and not any(debt.debtor == view.seat for debt in view.debts):
        return "-fine", {}
    return None


def _not_allowed(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del verb
    why, seat = str(params.get("why", "")), number(params, "seat")
    match why:
        case "bankrupt" if seat == view.seat:
            return "-bankrupt-self-classic", {}
        case "passed" if _barred(voice, view):
            return "-passed-classic", {}
        case "nothing":
            return "-nothing-classic", {}
        case "debt":
            return _debt(voice, view, params)
        case "no_street" | "mortgaged":
            return f"-{why}", {"thing": thing(voice, params.get("name"))}
        case "built_this_turn":
            return f"-{why}", {"count": number(params, "limit") or own_rules(voice.rules).houses_per_turn}
        case _:
            return None


def _barred(voice: Voice, view: View) -> bool:
    """Whether a seat may be out of the auction without having passed: it left the deed, or wanted none of the buildings."""
    lot = view.auction.deed if view.auction is not None else ""
    return lot in {HOUSE, HOTELS} or not own_rules(voice.rules).decliner_bids


def _debt(voice: Voice, view: View, params: Params) -> Told:
    closed = own_rules(voice.rules).trade_when == _BEFORE_ROLL
    seat = other(view, params)
    if seat is None:
        return ("-debt-closed-self" if closed else "-debt"), {}
    return ("-debt-closed" if closed else "-debt-other"), {"name": voice.seat(seat)}


def _bad_amount(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del voice, view
    if verb == "choose":
        return "-choice", {}
    if verb in {"build", "sell"}:
        return ("-one" if "need" in params else "-count"), {}
    return None


def _group_incomplete(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del view, verb
    group = params.get("group")
    return (voice.of_group("-group"), {"group": voice.group(str(group))}) if group in voice.rules.groups else None


def _group_mortgaged(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del view, verb
    return (voice.of_group("-deed"), {"thing": thing(voice, params["name"])}) if params.get("name") else None


def _has_buildings(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del view, verb
    group = params.get("group")
    if group in voice.rules.groups:
        key = voice.of_group("-group")
        return key, {"group": voice.group(str(group)), "thing": thing(voice, params.get("name"))}
    return ("-street", {"thing": thing(voice, params["name"])}) if params.get("name") else None


def _height_limit(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    name = str(params.get("name", ""))
    if name not in voice.rules.deeds:
        return None
    if verb == "sell":
        return "-bare", {"name": voice.place(name)}
    full = own_state(view).buildings.get(name) == HOTEL
    return ("-hotel" if full else "-hotel-count"), {"name": voice.place(name)}


def _uneven(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del view
    name = str(params.get("name", ""))
    if name not in voice.rules.deeds:
        return None
    return ("-sell" if verb == "sell" else "-build"), {"name": voice.place(name)}


def _no_stock(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del view
    what, have = str(params.get("what", "")), number(params, "have")
    if not what or have is None:
        return None
    if verb == "sell":
        return "-break", {}
    return ("-few", {"stock": voice.buildings(what, have)}) if have else ("-none", {"what": voice.building(what)})


def _short_of_cash(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    need, have = number(params, "need"), number(params, "have")
    if need is None or have is None or other(view, params) is not None:
        return None
    sums: dict[str, object] = {"need": voice.money(need), "have": voice.money(have)}
    if verb == "build":
        return "-build", sums
    if verb == "buy":
        return None if voice.auctions else ("-buy-plain", sums)
    return "-classic", sums


def _can_still_raise(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    del view, verb
    amount, owed = number(params, "amount"), number(params, "owed")
    if amount is None or owed is None:
        return None
    return "-classic", {"amount": voice.money(amount), "owed": voice.money(owed)}


COMMON: Final[dict[str, Streets]] = {
    "unknown_name": _unknown_name,
    "bad_amount": _bad_amount,
    "group_incomplete": _group_incomplete,
    "group_mortgaged": _group_mortgaged,
    "has_buildings": _has_buildings,
    "short_of_cash": _short_of_cash,
    "can_still_raise": _can_still_raise,
}
"""What is told alike in every game of streets and houses."""

_TELLERS: Final[dict[str, Streets]] = {
    **COMMON,
    "not_your_turn": _not_your_turn,
    "wrong_moment": _wrong_moment,
    "not_allowed": _not_allowed,
    "height_limit": _height_limit,
    "uneven": _uneven,
    "no_stock": _no_stock,
}
