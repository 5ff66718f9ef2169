"""Why something was not done, in a sentence that says what can be done instead.

Owns: how a refusal's code and parameters become words. A parameter that is missing gives a plainer sentence, never a fault.
"""

from collections.abc import Sequence
from typing import Final

from bot.engine.actions import Action, verb_of
from bot.engine.games import GAMES
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.refusal import Refused
from bot.engine.rules import AntiRules, BuilderRules, ClassicRules, Rules
from bot.engine.view import View
from bot.i18n import Words
from bot.names import plain_name
from bot.table import reasons_roles, reasons_streets
from bot.table.model import TableRefused
from bot.table.prompts import awaited
from bot.table.reasons import Params, Teller, Told, asked_turn, named, number, other, plain, sums, thing
from bot.table.voice import Voice, several

TABLE_CODES: Final = (
    "no_game",
    "game_running",
    "lobby_full",
    "already_seated",
    "not_seated",
    "not_host",
    "too_few_seats",
    "not_lobby",
    "unknown_setting",
    "bad_setting",
    "already_decided",
    "not_your_seat",
    "game_stopped",
    "wrong_version",
    "not_yours",
    "unknown_game",
    "unknown_control",
    "no_vote",
    "question_over",
    "no_seat",
    "own_seat",
    "not_your_own",
    "seat_out",
    "seat_empty",
    "seat_held",
    "seat_back",
    "not_voter",
    "too_few_voters",
    "not_asker",
    "not_invited",
    "taker_seated",
    "barred",
    "already_host",
    "chair_taken",
    "not_manager",
    "not_manager_here",
    "not_here",
    "not_starter",
    "unknown_point",
    "too_many_followers",
    "nothing_to_undo",
    "undo_too_old",
    "undo_asked",
)
_WITH_NAMES: Final = frozenset({"not_your_seat", "seat_held", "chair_taken", "undo_asked"})
"""Codes whose sentence names people, or has a plain variant where none is known."""
_WITH_PLACES: Final = {"not_here": ("channels", "<#{}>"), "not_starter": ("roles", "<@&{}>")}
"""Codes whose sentence names channels or roles: the parameter that has their ids, and how Discord shows one."""
_MOST_PLACES: Final = 5

_AUCTION_VERBS: Final = frozenset({"bid", "upto", "pass"})


def refusal(refused: Refused, words: Words, names: Sequence[str], view: View, action: Action | None = None) -> str:
    """One or two short sentences: the rule, and what can be done instead.

    Args:
        refused: what the engine raised.
        words: the catalog of the presser's language.
        names: each seat's name, already safe to show.
        view: the view of the seat that tried; for a spectator that of nobody.
        action: what was tried, where it is known; it makes the sentence more precise.
    """
    voice = Voice.of(view, names, words)
    verb = verb_of(action) if action is not None else ""
    told = _of_game(voice, view, refused, verb)
    if told is None:
        told = _TELLERS.get(refused.code, plain)(voice, view, refused.params, verb)
    key, params = told
    return words(f"refusal-{refused.code}{key}", **params)


def _of_game(voice: Voice, view: View, refused: Refused, verb: str) -> Told | None:
    """What only a kind of game says, or None."""
    match voice.rules.own:
        case ClassicRules():
            return reasons_streets.reason(voice, view, refused.code, refused.params, verb)
        case AntiRules():
            return reasons_roles.reason(voice, view, refused.code, refused.params, verb)
        case _:
            return None


def table_refusal(refused: TableRefused, words: Words) -> str:
    """One or two short sentences about the table and what can be done instead. Names in it are made safe here."""
    params = dict(refused.params)
    if refused.code in _WITH_NAMES:
        safe = [name for name in map(plain_name, map(str, _listed(params.get("names")))) if name]
        return _named(refused.code, safe, words)
    if refused.code in _WITH_PLACES:
        name, shape = _WITH_PLACES[refused.code]
        return _named(refused.code, [shape.format(it) for it in _listed(params.get(name))[:_MOST_PLACES]], words)
    if refused.code == "too_few_seats":
        return words("table-too_few_seats", least=params.get("least", 2))
    return words(f"table-{refused.code}" if refused.code in TABLE_CODES else "table-unknown")


def _named(code: str, names: Sequence[str], words: Words) -> str:
    if not names:
        return words(f"table-{code}-plain")
    return words(f"table-{code}", names=several(words, names))


def _listed(value: object) -> Sequence[object]:
    return value if isinstance(value, (tuple, list)) else ()


# --- one function a kind of refusal: the variant of the key, and its parameters


def _not_owner(voice: Voice, view: View, params: Params, verb: str) -> Told:
    seat = other(view, params)
    if seat is None:
        return named(voice, view, params, verb)
    return "-other", {"name": voice.seat(seat), "thing": thing(voice, params.get("name"))}


def _not_your_turn(voice: Voice, view: View, params: Params, verb: str) -> Told:
    del verb
    turn = asked_turn(view, params)
    return ("-plain", {}) if turn is None else ("", {"name": voice.seat(turn)})


def _wrong_moment(voice: Voice, view: View, params: Params, verb: str) -> Told:
    why = str(params.get("why", ""))
    owes = any(debt.debtor == view.seat for debt in view.debts)
    if why == "debt" or (why == "discard_first" and owes):
        return "-debt", {}
    if why == "roll_again":
        return "-roll_again", {}
    if why == "discard_first":
        return "-discard_first", {"kept": own_rules(voice.rules).chips_kept}
    if verb in {"bankrupt", "claim"}:
        return f"-{verb}", {}
    if verb in _AUCTION_VERBS:
        return "-auction", {}
    return "", {"awaited": awaited(view, voice.names, voice.words)}


def _not_allowed(voice: Voice, view: View, params: Params, verb: str) -> Told:
    del verb
    why = str(params.get("why", ""))
    if why == "bankrupt" and number(params, "seat") == view.seat:
        return "-bankrupt-self", {}
    if why and voice.words.has(f"refusal-not_allowed-{why}"):
        card = params.get("name")
        return f"-{why}", {"card": thing(voice, card)} if card else {}
    return "", {"awaited": awaited(view, voice.names, voice.words)}


def _bad_amount(voice: Voice, view: View, params: Params, verb: str) -> Told:
    del view
    floor, need, amount = (number(params, key) for key in ("floor", "need", "amount"))
    if floor is not None and 1 <= floor <= _floors(voice.rules):
        key = "-choose_chips" if params.get("why") == "choose_chips" else "-floor"
        return key, {"floor": floor, "cost": voice.cost(floor)}
    if verb == "build" and need is not None:
        return "-build", {}
    if need is not None and amount is not None:
        return "-need", {"need": need, "amount": amount}
    return "", {}


def _floors(rules: Rules) -> int:
    return len(rules.own.floors) if isinstance(rules.own, BuilderRules) else 0


def _void_offer(voice: Voice, view: View, params: Params, verb: str) -> Told:
    del view, verb
    why, seat = str(params.get("why", "")), number(params, "seat")
    if why == "gone":
        return "-gone", {}
    if why in {"not_owner", "short_of_chips", "short_of_cash"} and seat is not None:
        return f"-{why}", {"name": voice.seat(seat), "thing": thing(voice, params.get("name"))}
    return "", {}


def _short_of_chips(voice: Voice, view: View, params: Params, verb: str) -> Told:
    del verb
    floor, need = number(params, "floor"), number(params, "need")
    colour, seat = str(params.get("colour", "")), other(view, params)
    if floor is not None and 1 <= floor <= len(own_rules(voice.rules).floors):
        return "-floor", {"floor": floor, "cost": voice.cost(floor)}
    if need is None or colour not in own_rules(voice.rules).colours:
        return "-plain", {}
    chips = voice.chips({colour: need})
    if seat is not None:
        return "-other", {"name": voice.seat(seat), "chips": chips}
    have = number(params, "have")
    if have is None and view.seat is not None:
        have = own_state(view).chips[view.seat].get(colour, 0)
    return ("-plain", {}) if have is None else ("", {"chips": chips, "have": have})


def _short_of_cash(voice: Voice, view: View, params: Params, verb: str) -> Told:
    need, have, seat = number(params, "need"), number(params, "have"), other(view, params)
    if need is None:
        return "-plain", {}
    if seat is not None:
        return "-other", {"name": voice.seat(seat), "need": voice.money(need)}
    if have is None:
        return "-plain", {}
    return "-buy" if verb == "buy" else "", {"need": voice.money(need), "have": voice.money(have)}


def _no_stock(voice: Voice, view: View, params: Params, verb: str) -> Told:
    del view, verb
    colour = str(params.get("colour", ""))
    return (
        ("", {"colour": voice.colour(colour)})
        if colour in GAMES[voice.rules.game].chip_kinds(voice.rules)
        else ("-plain", {})
    )


_TELLERS: Final[dict[str, Teller]] = {
    "unknown_name": named,
    "bad_amount": _bad_amount,
    "not_your_turn": _not_your_turn,
    "wrong_moment": _wrong_moment,
    "not_allowed": _not_allowed,
    "void_offer": _void_offer,
    "not_owner": _not_owner,
    "not_a_foundation": named,
    "occupied": named,
    "already_mortgaged": named,
    "not_mortgaged": named,
    "height_limit": named,
    "no_stock": _no_stock,
    "bid_too_low": sums("low"),
    "above_cash": sums("have"),
    "short_of_chips": _short_of_chips,
    "short_of_cash": _short_of_cash,
    "can_still_raise": sums("amount", "owed"),
}
