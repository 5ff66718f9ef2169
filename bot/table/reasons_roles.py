"""Why something was not done in a game of two roles: the sentences that only it has.

Owns: which variant of a refusal's words fits such a game. What it leaves alone (an empty answer) is told as in every game.
"""

from typing import Final

from bot.engine.games.anti import levels
from bot.engine.games.anti.roles import MONOPOLIST, role_of
from bot.engine.view import View
from bot.table.reasons import Params, Told, asked_turn, number, other, thing
from bot.table.reasons_streets import COMMON, Streets
from bot.table.voice import Voice

_CLOSING: Final = frozenset({"adjusting", "closed", "roles"})
"""Moments in which seats do not deal as usual."""
_AUCTION: Final = frozenset({"bid", "upto", "pass"})


def reason(voice: Voice, view: View, code: str, params: Params, verb: str) -> Told | None:
    """The variant of the words and their parameters, or None where the words of every game will do."""
    tell = _TELLERS.get(code)
    return tell(voice, view, params, verb) if tell is not None else None


def _not_your_turn(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    if verb == "build":
        return "-build-own", {}
    turn = asked_turn(view, params)
    return ("-classic-plain", {}) if turn is None else ("-classic", {"name": voice.seat(turn)})


def _wrong_moment(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    why = str(params.get("why", ""))
    if why == "debt":
        return "-debt-classic", {}
    if why in _CLOSING:
        return f"-{why if view.round else 'roles'}", {}
    if verb == "pay" and not any(debt.debtor == view.seat for debt in view.debts):
        fine = voice.money(voice.rules.jail.fine)
        return "-fine-corner", {"amount": fine}
    return None


def _not_allowed(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    why, seat = str(params.get("why", "")), other(view, params)
    if verb in _AUCTION:
        return "-no_auctions", {}
    match why:
        case "bankrupt" if number(params, "seat") == view.seat:
            return "-bankrupt-self-classic", {}
        case "nothing":
            return "-nothing-classic", {}
        case "no_seat_asked":
            return "-no_seat_asked-plain", {}
        case "no_street":
            return "-no_street", {"thing": thing(voice, params.get("name"))}
        case "debt":
            return ("-debt", {}) if seat is None else ("-debt-other", {"name": voice.seat(seat)})
        case "no_swap" if seat is not None:
            return "-no_swap", {"name": voice.seat(seat)}
        case _:
            return None


def _height_limit(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    name = str(params.get("name", ""))
    if name not in voice.rules.deeds or view.seat is None:
        return None
    if verb == "sell":
        return "-bare", {"name": voice.place(name)}
    full = levels.level_of(view, name) == levels.apartment(voice.rules, view, view.seat)
    return ("-apartment" if full else "-hotel-count"), {"name": voice.place(name)}


def _has_buildings(voice: Voice, view: View, params: Params, verb: str) -> Told | None:
    """A competitor's street is in the way by itself; a monopolist's city falls together."""
    told = COMMON["has_buildings"](voice, view, params, verb)
    owner = view.owners.get(str(params.get("name", "")))
    if told is None or owner is None or role_of(view, owner) == MONOPOLIST:
        return told
    return "-street", {"thing": thing(voice, params["name"])}


_TELLERS: Final[dict[str, Streets]] = {
    **COMMON,
    "not_your_turn": _not_your_turn,
    "wrong_moment": _wrong_moment,
    "not_allowed": _not_allowed,
    "height_limit": _height_limit,
    "has_buildings": _has_buildings,
}
