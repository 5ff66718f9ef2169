"""What a case expects: one figure a key, read from the state by `figure`."""

from collections import Counter
from typing import Any

from bot.cases.names import CaseFault, Names
from bot.engine.games.builder.scoring import scores
from bot.engine.kernel import options
from bot.engine.mechanics.ownership import of_seat
from bot.engine.options import verb
from bot.engine.rules import Rules
from bot.engine.state import BANK, State


class Figures:
    """The figures of one position, by the keys of the notation."""

    def __init__(self, rules: Rules, state: State, names: Names) -> None:
        self.rules = rules
        self.state = state
        self.names = names

    def figure(self, key: str, wanted: Any) -> Any:
        """The figure of this key, in the form in which the case writes it.

        Raises:
            CaseFault: there is no such figure.
        """
        subject, _, what = key.partition(".")
        if not what:
            return self._whole_game(key, wanted)
        if subject in self.names.seats:
            return self._seat(self.names.seat(subject), what, wanted)
        if subject == "bank":
            return self._bank(what)
        if subject == "chips":
            return _only(self.state.own.lying.get(self.names.space(what), {}), wanted)
        if subject in self.rules.own.neighbours:
            return self._cell(subject, what)
        deed = self.names.deed(subject)
        if deed in self.rules.deeds:
            return self._deed(deed, what)
        raise CaseFault(f"then: no such figure: {key!r}")

    def _whole_game(self, key: str, wanted: Any) -> Any:
        state = self.state
        match key:
            case "turn":
                return self.names.seat_name(state.turn)
            case "over":
                return state.ending if isinstance(wanted, str) else bool(state.ending)
            case "winners":
                return [self.names.seat_name(seat) for seat in state.winners]
            case "debts":
                name = self.names.seat_name
                return [[name(debt.debtor), name(debt.creditor), debt.amount] for debt in state.debts]
            case "auction":
                return self._auction(wanted)
        raise CaseFault(f"then: no such figure: {key!r}")

    def _auction(self, wanted: Any) -> Any:
        auction = self.state.auction
        if auction is None:
            return False
        if not isinstance(wanted, dict):
            return True
        leader = self.names.seat_name(auction.leader) if auction.leader != BANK else ""
        deed = wanted.get("deed")
        said = deed if isinstance(deed, str) and self.names.deed(deed) == auction.deed else auction.deed
        return _only({"deed": said, "leader": leader, "bid": auction.bid}, wanted)

    def may(self, seat: int) -> list[str]:
        """The verbs that a seat has now, sorted."""
        return sorted({verb(option) for option in options(self.rules, self.state, seat)})

    def _seat(self, seat: int, what: str, wanted: Any) -> Any:
        it = self.state.seats[seat]
        own = of_seat(self.state, seat)
        if what.startswith("may."):
            return what[4:] in self.may(seat)
        match what:
            case "cash" | "jailed" | "bankrupt":
                return getattr(it, what)
            case "at":
                return wanted if isinstance(wanted, str) and self.names.space(wanted) == it.at else it.at
            case "deeds":
                return own
            case "mortgaged":
                return [deed for deed in own if deed in self.state.mortgaged]
            case "cards":
                return list(it.cards)
            case "chips":
                return _only(self.state.own.chips[seat], wanted)
            case "score":
                return scores(self.rules, self.state)[seat].total
            case "worth":
                deeds = sum(self.rules.deeds[deed].price for deed in own if deed not in self.state.mortgaged)
                return it.cash + deeds
            case "may":
                return self.may(seat)
        raise CaseFault(f"then: no such figure of a seat: {what!r}")

    def _bank(self, what: str) -> int:
        if what not in self.state.own.bank:
            raise CaseFault(f"then: no such figure of the bank: {what!r}")
        return self.state.own.bank[what]

    def _cell(self, cell: str, what: str) -> Any:
        own = self.state.own
        if what == "height":
            return own.heights.get(cell, 0)
        if what == "owner":
            return self.names.seat_name(own.builders[cell]) if cell in own.builders else ""
        raise CaseFault(f"then: no such figure of a foundation: {what!r}")

    def _deed(self, deed: str, what: str) -> Any:
        if what == "owner":
            owner = self.state.owners.get(deed, BANK)
            return self.names.seat_name(owner) if owner != BANK else ""
        if what == "mortgaged":
            return deed in self.state.mortgaged
        raise CaseFault(f"then: no such figure of a deed: {what!r}")

    def same(self, key: str, wanted: Any, found: Any) -> bool:
        """Whether a figure is as expected: lists as multisets, but for `winners` and `debts`."""
        if type(wanted) is bool or type(found) is bool:
            return wanted is found
        if isinstance(wanted, list) and isinstance(found, list) and key not in {"winners", "debts"}:
            return Counter(self.names.deed(it) for it in wanted) == Counter(found)
        return bool(wanted == found)


def _only(found: dict[str, Any], wanted: Any) -> dict[str, Any]:
    """A table is compared on the keys given; a colour that is not there counts 0."""
    if not isinstance(wanted, dict):
        return found
    return {key: found.get(key, 0) for key in wanted}
