"""Why something was not done, in a sentence that says what can be done instead.

Owns: how a refusal's code and parameters become words. A parameter that is missing gives a plainer sentence, never a fault.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.engine.actions import Action, verb_of
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.refusal import Refused
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.i18n import Words
from bot.names import plain_name
from bot.table.model import TableRefused
from bot.table.prompts import awaited
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
)

_Params = Mapping[str, object]
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
    teller = _TELLERS.get(refused.code, _plain)
    key, params = teller(voice, view, refused.params, verb)
    return words(f"refusal-{refused.code}{key}", **params)


def table_refusal(refused: TableRefused, words: Words) -> str:
    """One or two short sentences about the table and what can be done instead. Names in it are made safe here."""
    params = dict(refused.params)
    if refused.code == "not_your_seat":
        raw = params.get("names")
        safe = [plain_name(str(name)) for name in raw] if isinstance(raw, (tuple, list)) else []
        safe = [name for name in safe if name]
        if not safe:
            return words("table-not_your_seat-plain")
        return words("table-not_your_seat", names=several(words, safe))
    if refused.code == "too_few_seats":
        return words("table-too_few_seats", least=params.get("least", 2))
    return words(f"table-{refused.code}" if refused.code in TABLE_CODES else "table-unknown")


# --- one function a kind of refusal: the variant of the key, and its parameters

_Told = tuple[str, dict[str, object]]
_Teller = Callable[[Voice, View, _Params, str], _Told]


def _plain(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    del voice, view, params, verb
    return "", {}


def _number(params: _Params, key: str) -> int | None:
    value = params.get(key)
    return value if isinstance(value, int) else None


def _thing(voice: Voice, name: object) -> str:
    """What a name means on this board: a deed, a space, a foundation, a colour, a card; else the name made safe."""
    text = str(name) if name is not None else ""
    rules = voice.rules
    if any(space.id == text for space in rules.spaces):
        return voice.place(text)
    if text in own_rules(rules).colours:
        return voice.colour(text)
    if _is_card(rules, text):
        return voice.card(text)
    if len(text) == 2 and text[0].isalpha() and text[1].isdigit():
        return voice.cell(text)
    return plain_name(text)


def _is_card(rules: Rules, name: str) -> bool:
    return any(card.id == name for deck in rules.decks.values() for card in deck.cards)


def _other(view: View, params: _Params) -> int | None:
    """The seat that the refusal is about, if it is not the one that tried."""
    seat = _number(params, "seat")
    return seat if seat is not None and seat != view.seat and 0 <= seat < len(view.seats) else None


def _named(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    del view, verb
    thing = _thing(voice, params.get("name"))
    return ("", {"name": thing, "thing": thing}) if thing else ("-plain", {})


def _not_owner(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    other = _other(view, params)
    if other is None:
        return _named(voice, view, params, verb)
    return "-other", {"name": voice.seat(other), "thing": _thing(voice, params.get("name"))}


def _not_your_turn(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    del verb
    asked = [seat for decision in view.waiting for seat in decision.seats if seat != view.seat]
    turn = _number(params, "turn")
    if turn is None or turn == view.seat or not 0 <= turn < len(view.seats):
        turn = asked[0] if asked else None
    return ("-plain", {}) if turn is None else ("", {"name": voice.seat(turn)})


def _wrong_moment(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    why = str(params.get("why", ""))
    owes = any(debt.debtor == view.seat for debt in view.debts)
    if why == "debt" or (why == "discard_first" and owes):
        return "-debt", {}
    if why in {"roll_again", "discard_first"}:
        return f"-{why}", {"kept": own_rules(voice.rules).chips_kept}
    if verb in {"bankrupt", "claim"}:
        return f"-{verb}", {}
    if verb in _AUCTION_VERBS:
        return "-auction", {}
    return "", {"awaited": awaited(view, voice.names, voice.words)}


def _not_allowed(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    del verb
    why = str(params.get("why", ""))
    if why == "bankrupt" and _number(params, "seat") == view.seat:
        return "-bankrupt-self", {}
    if why and voice.words.has(f"refusal-not_allowed-{why}"):
        card = params.get("name")
        return f"-{why}", {"card": _thing(voice, card)} if card else {}
    return "", {"awaited": awaited(view, voice.names, voice.words)}


def _bad_amount(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    del view
    floor, need, amount = (_number(params, key) for key in ("floor", "need", "amount"))
    if floor is not None and 1 <= floor <= len(own_rules(voice.rules).floors):
        key = "-choose_chips" if params.get("why") == "choose_chips" else "-floor"
        return key, {"floor": floor, "cost": voice.cost(floor)}
    if verb == "build" and need is not None:
        return "-build", {}
    if need is not None and amount is not None:
        return "-need", {"need": need, "amount": amount}
    return "", {}


def _void_offer(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    del view, verb
    why, seat = str(params.get("why", "")), _number(params, "seat")
    if why == "gone":
        return "-gone", {}
    if why in {"not_owner", "short_of_chips", "short_of_cash"} and seat is not None:
        return f"-{why}", {"name": voice.seat(seat), "thing": _thing(voice, params.get("name"))}
    return "", {}


def _short_of_chips(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    del verb
    floor, need = _number(params, "floor"), _number(params, "need")
    colour, other = str(params.get("colour", "")), _other(view, params)
    if floor is not None and 1 <= floor <= len(own_rules(voice.rules).floors):
        return "-floor", {"floor": floor, "cost": voice.cost(floor)}
    if need is None or colour not in own_rules(voice.rules).colours:
        return "-plain", {}
    chips = voice.chips({colour: need})
    if other is not None:
        return "-other", {"name": voice.seat(other), "chips": chips}
    have = _number(params, "have")
    if have is None and view.seat is not None:
        have = own_state(view).chips[view.seat].get(colour, 0)
    return ("-plain", {}) if have is None else ("", {"chips": chips, "have": have})


def _short_of_cash(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    need, have, other = _number(params, "need"), _number(params, "have"), _other(view, params)
    if need is None:
        return "-plain", {}
    if other is not None:
        return "-other", {"name": voice.seat(other), "need": voice.money(need)}
    if have is None:
        return "-plain", {}
    return "-buy" if verb == "buy" else "", {"need": voice.money(need), "have": voice.money(have)}


def _sums(*keys: str) -> _Teller:
    """A teller that needs these sums, and is plainer where one is missing."""

    def tell(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
        del view, verb
        found = {key: number for key in keys if (number := _number(params, key)) is not None}
        if len(found) < len(keys):
            return "-plain", {}
        return "", {key: voice.money(number) for key, number in found.items()}

    return tell


def _no_stock(voice: Voice, view: View, params: _Params, verb: str) -> _Told:
    del view, verb
    colour = str(params.get("colour", ""))
    return ("", {"colour": voice.colour(colour)}) if colour in own_rules(voice.rules).colours else ("-plain", {})


_TELLERS: Final[dict[str, _Teller]] = {
    "unknown_name": _named,
    "bad_amount": _bad_amount,
    "not_your_turn": _not_your_turn,
    "wrong_moment": _wrong_moment,
    "not_allowed": _not_allowed,
    "void_offer": _void_offer,
    "not_owner": _not_owner,
    "not_a_foundation": _named,
    "occupied": _named,
    "already_mortgaged": _named,
    "not_mortgaged": _named,
    "height_limit": _named,
    "no_stock": _no_stock,
    "bid_too_low": _sums("low"),
    "above_cash": _sums("have"),
    "short_of_chips": _short_of_chips,
    "short_of_cash": _short_of_cash,
    "can_still_raise": _sums("amount", "owed"),
}
