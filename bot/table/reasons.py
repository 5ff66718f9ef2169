"""What a refusal's parameters are in words: the pieces that all games' refusals share.

Owns: how names, seats and numbers of a refusal are read. Which sentence a refusal gets is the business of `bot.table.refusals`.
"""

from collections.abc import Callable, Mapping

from bot.engine.games import GAMES
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.names import plain_name
from bot.table.voice import Voice

Params = Mapping[str, object]
Told = tuple[str, dict[str, object]]
"""The variant of the key, and the parameters of its words."""
Teller = Callable[[Voice, View, Params, str], Told]


def plain(voice: Voice, view: View, params: Params, verb: str) -> Told:
    """The sentence that needs nothing."""
    del voice, view, params, verb
    return "", {}


def number(params: Params, key: str) -> int | None:
    """A whole number among the parameters, or None."""
    value = params.get(key)
    return value if isinstance(value, int) else None


def thing(voice: Voice, name: object) -> str:
    """What a name means on this board: a deed, a space, a foundation, a colour, a card; else the name made safe."""
    text = str(name) if name is not None else ""
    rules = voice.rules
    if any(space.id == text for space in rules.spaces):
        return voice.place(text)
    kinds = GAMES[rules.game].chip_kinds(rules)
    if text in kinds:
        return voice.colour(text)
    if _is_card(rules, text):
        return voice.card(text)
    if kinds and len(text) == 2 and text[0].isalpha() and text[1].isdigit():
        return voice.cell(text)
    return plain_name(text)


def _is_card(rules: Rules, name: str) -> bool:
    return name in rules.card_ids


def other(view: View, params: Params) -> int | None:
    """The seat that the refusal is about, if it is not the one that tried."""
    seat = number(params, "seat")
    return seat if seat is not None and seat != view.seat and 0 <= seat < len(view.seats) else None


def named(voice: Voice, view: View, params: Params, verb: str) -> Told:
    """The sentence with what was named, plainer where nothing was."""
    del view, verb
    what = thing(voice, params.get("name"))
    return ("", {"name": what, "thing": what}) if what else ("-plain", {})


def asked_turn(view: View, params: Params) -> int | None:
    """The seat whose move it is instead, where one can be named."""
    asked = [seat for decision in view.waiting for seat in decision.seats if seat != view.seat]
    turn = number(params, "turn")
    if turn is None or turn == view.seat or not 0 <= turn < len(view.seats):
        return asked[0] if asked else None
    return turn


def sums(*keys: str) -> Teller:
    """A teller that needs these sums, and is plainer where one is missing."""

    def tell(voice: Voice, view: View, params: Params, verb: str) -> Told:
        del view, verb
        found = {key: value for key in keys if (value := number(params, key)) is not None}
        if len(found) < len(keys):
            return "-plain", {}
        return "", {key: voice.money(value) for key, value in found.items()}

    return tell
