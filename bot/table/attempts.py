"""What somebody tried in vain, in a sentence about them: the move, what it was about, and the answer they got.

Owns: what of a move is named. The answer's own words are those of `bot.table.refusals`.
"""

from collections.abc import Sequence

from bot.cases import Step
from bot.engine import actions as a
from bot.engine.actions import Action
from bot.engine.state import BANK
from bot.names import plain_name
from bot.table.reasons import thing
from bot.table.refusals import refusal
from bot.table.voice import Voice


class Tries:
    """Moves that one seat tried one after the other, and that got the same answer."""

    def __init__(self, voice: Voice, names: Sequence[str]) -> None:
        self._voice = voice
        self._names = names
        self._said: dict[str, str] = {}
        self._tried: dict[str, None] = {}

    def take(self, step: Step) -> bool:
        """Take one more move in, if it belongs to those before."""
        if step.refused is None or step.view is None:
            return False
        name = self._voice.seat(step.seat)
        said = {
            "name": name[:1].upper() + name[1:] if step.seat == BANK else name,
            "answer": refusal(step.refused, self._voice.words, self._names, step.view, step.action),
        }
        if self._said not in ({}, said):
            return False
        self._said = said
        self._tried[_tried(self._voice, step)] = None
        return True

    @property
    def told(self) -> str:
        """Who tried what, and why it was refused."""
        return self._voice.words("example-try", **self._said, tried=self._voice.several(list(self._tried)))


def _tried(voice: Voice, step: Step) -> str:
    verb, rest = voice.verb(step.line.verb), step.line.rest
    if step.action is None or (step.refused is not None and step.refused.code == "unknown_name"):
        what = plain_name(rest[0]) if len(rest) == 1 else ""  # the answer says what nobody knows
    else:
        what = _what(voice, step.action)
    return voice.words("example-tried", verb=verb, what=what) if what else verb


def _what(voice: Voice, action: Action) -> str:
    """What a move is about; empty where its verb says it all."""
    match action:
        case a.PlaceBid(amount=amount) | a.SetMaximum(amount=amount):
            return voice.money(amount)
        case a.UseCard(card=name) | a.Mortgage(deed=name) | a.Redeem(deed=name):
            return thing(voice, name)
        case a.Build(place=name, pay=dict() as pay):
            return f"{thing(voice, name)} · {voice.chips(pay)}"
        case a.Build(place=name, count=count) | a.Sell(deed=name, count=count):
            shown = thing(voice, name)
            return shown if count == 1 else voice.words("example-several", thing=shown, count=count)
        case a.ProposeTrade(to=to, give=give, want=want):
            return _with(voice, to, voice.words("example-swap", give=voice.bundle(give), take=voice.bundle(want)))
        case a.AcceptTrade(seat=seat) | a.RejectTrade(seat=seat) | a.WithdrawTrade(seat=seat):
            return voice.seat(seat)
        case _:
            return _of_pieces(voice, action)


def _of_pieces(voice: Voice, action: Action) -> str:
    """The chips, and whose they are, that a move is about."""
    match action:
        case a.Discard(chips=chips):
            return voice.chips(chips)
        case a.SwapParking(give=give, take=take) | a.SwapBank(give=give, take=take):
            return voice.words("example-swap", give=voice.chips(give), take=voice.chips({take: 1}))
        case a.ForceTrade(seat=seat, take=take, give=give):
            swap = voice.words("example-swap", give=voice.chips({give: 1}), take=voice.chips({take: 1}))
            return _with(voice, seat, swap)
        case a.Choose():
            return _choice(voice, action)
        case _:
            return ""


def _choice(voice: Voice, action: a.Choose) -> str:
    if action.give:
        return voice.words("example-swap", give=voice.chips(action.give), take=voice.chips(action.chips))
    chips = voice.chips(action.chips) if action.chips else ""
    if action.seat is not None:
        return _with(voice, action.seat, chips)
    return chips or plain_name(action.option)


def _with(voice: Voice, seat: int, what: str) -> str:
    """What passes between two seats, and which the other one is."""
    return f"{what} · {voice.seat(seat)}" if what else voice.seat(seat)
