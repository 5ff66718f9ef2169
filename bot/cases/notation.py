"""Lines of a case's script: `Ann build b3 with red=1 green=1`, `!Ben roll -> not_your_turn`.

A line is parsed into an action; names and amounts that don't exist are refused as the engine would refuse them, a line of no known
form is a fault of the case.
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from bot.cases.names import CaseFault, Names, is_whole, whole
from bot.engine import actions
from bot.engine.actions import Action, Bundle, Chips
from bot.engine.refusal import CODES

Words = list[str]

PLAIN: Final[dict[str, Action]] = {
    "roll": actions.RollDice(),
    "buy": actions.BuyDeed(),
    "decline": actions.DeclineDeed(),
    "pass": actions.PassAuction(),
    "pay": actions.Pay(),
    "claim": actions.ClaimRent(),
    "skip": actions.Skip(),
    "end": actions.EndTurn(),
    "bankrupt": actions.DeclareBankruptcy(),
    "resign": actions.Resign(),
    "done": actions.Finish(),
}

CLOCK: Final = "time"
"""The line that no seat speaks: the agreed time is up."""


class Line(Struct, frozen=True):
    """One line of a script, taken apart but not yet parsed into an action; the clock's line has no speaker."""

    text: str
    speaker: str
    verb: str
    rest: Words
    refused: bool
    code: str


def split_line(text: str) -> Line:
    """Take a line apart.

    Raises:
        CaseFault: it has no seat and verb, or names a refusal code that does not exist.
    """
    body, arrow, code = text.partition("->")
    body, code = body.strip(), code.strip()
    refused = body.startswith("!")
    words = body.lstrip("!").split()
    if arrow and (not refused or code not in CODES):
        raise CaseFault("case-no-code", line=text)
    if words == [CLOCK]:
        return Line(text, "", CLOCK, [], refused, code)
    if len(words) < 2:
        raise CaseFault("case-no-verb", line=text)
    return Line(text, words[0], words[1], words[2:], refused, code)


def parse(line: Line, names: Names) -> Action:
    """The action of a line.

    Raises:
        Refused: an unknown seat, or an amount that is none.
        CaseFault: the line has no known form.
    """
    if not line.speaker:
        return actions.TimeUp()
    if line.verb in PLAIN and not line.rest:
        return PLAIN[line.verb]
    form = FORMS.get(line.verb)
    if form is None or not line.rest:
        raise CaseFault("case-no-form", line=line.text)
    try:
        return form(line.rest, names)
    except (IndexError, ValueError):
        raise CaseFault("case-no-form", line=line.text) from None


def chips(words: Words) -> Chips:
    """`red=2 green=1` as counts; a colour named twice adds up."""
    found: Chips = {}
    for word in words:
        colour, equals, number = word.partition("=")
        if not equals:
            raise ValueError(word)
        found[colour] = found.get(colour, 0) + whole(number)
    return found


def _split(words: Words, at: str) -> tuple[Words, Words]:
    """The words before and after a separating word."""
    place = words.index(at)
    return words[:place], words[place + 1 :]


def _one(words: Words) -> str:
    (word,) = words
    return word


def bundle(words: Words, names: Names) -> Bundle:
    """One side of a trade: money, deeds, cards and chips in any order, or `nothing`."""
    if words == ["nothing"]:
        return Bundle()
    if not words:
        raise ValueError("an empty side is written `nothing`")
    cards = {word for word in words if names.card_ids(word)}
    cash = [whole(word) for word in words if is_whole(word)]
    if len(cash) > 1:
        raise ValueError("money is named once a side")
    others = [word for word in words if not is_whole(word) and "=" not in word]
    return Bundle(
        cash=sum(cash),
        deeds=tuple(names.deed(word) for word in others if word not in cards),
        cards=tuple(word for word in others if word in cards),
        chips=chips([word for word in words if "=" in word]),
    )


def _offer(words: Words, names: Names) -> Action:
    if not words[0].endswith(":"):
        raise ValueError("an offer is `offer SEAT: … for …`")
    give, want = _split(words[1:], "for")
    return actions.ProposeTrade(names.seat(words[0][:-1]), bundle(give, names), bundle(want, names))


def _build(words: Words, names: Names) -> Action:
    place, *rest = words
    pay = None
    if "with" in rest:
        rest, paid = _split(rest, "with")
        pay = chips(paid)
    count = whole(_one(rest)) if rest else 1
    return actions.Build(names.deed(place), count, pay)


def _sell(words: Words, names: Names) -> Action:
    deed, *rest = words
    if rest == ["all"]:
        return actions.Sell(names.deed(deed), group=True)
    return actions.Sell(names.deed(deed), whole(_one(rest)) if rest else 1)


def _choose(words: Words, names: Names) -> Action:
    if len(words) == 1 and (words[0].isdigit() or words[0] == "percent"):
        return actions.Choose(option=words[0])
    if len(words) == 1 and words[0] in names.seats:
        return actions.Choose(seat=names.seat(words[0]))
    if len(words) == 1 and names.deed(words[0]) in names.rules.deeds:  # a space by its deed's name
        return actions.Choose(option=str(names.space(words[0])))
    if "for" in words:
        give, take = _split(words, "for")
        return actions.Choose(chips=chips(take), give=chips(give))
    if len(words) == 2 and "=" not in words[0]:
        return actions.Choose(seat=names.seat(words[0]), chips=_chosen(words[1:]))
    return actions.Choose(chips=_chosen(words))


def _chosen(words: Words) -> Chips:
    """`red` is one red chip."""
    return {words[0]: 1} if len(words) == 1 and "=" not in words[0] else chips(words)


def _exchange(kind: Callable[[Chips, str], Action]) -> "Form":
    def form(words: Words, names: Names) -> Action:
        del names
        give, take = _split(words, "for")
        return kind(chips(give), _one(take))

    return form


def _force(words: Words, names: Names) -> Action:
    take, give = _split(words[1:], "for")
    return actions.ForceTrade(names.seat(words[0]), _one(take), _one(give))


Form = Callable[[Words, Names], Action]

FORMS: Final[dict[str, Form]] = {
    "bid": lambda words, _: actions.PlaceBid(whole(_one(words))),
    "upto": lambda words, _: actions.SetMaximum(whole(_one(words))),
    "use": lambda words, _: actions.UseCard(_one(words)),
    "build": _build,
    "sell": _sell,
    "mortgage": lambda words, names: actions.Mortgage(names.deed(_one(words))),
    "redeem": lambda words, names: actions.Redeem(names.deed(_one(words))),
    "offer": _offer,
    "accept": lambda words, names: actions.AcceptTrade(names.seat(_one(words))),
    "reject": lambda words, names: actions.RejectTrade(names.seat(_one(words))),
    "withdraw": lambda words, names: actions.WithdrawTrade(names.seat(_one(words))),
    "discard": lambda words, _: actions.Discard(chips(words)),
    "choose": _choose,
    "swap": _exchange(actions.SwapParking),
    "bank": _exchange(actions.SwapBank),
    "force": _force,
}
