"""What a case expects: one figure a key, read from the state."""

from collections import Counter
from typing import Any

from bot.cases.names import CaseFault, Names
from bot.cases.part import only
from bot.cases.position import PARTS
from bot.engine.games import GAMES
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
        deed = self.names.deed(subject)
        try:
            if not what:
                return self._whole_game(key, wanted)
            if subject in self.names.seats:
                return self._seat(key, what, wanted)
            if deed in self.rules.deeds:
                return self._deed(deed, key, what, wanted)
            return self._own(key, wanted)
        except LookupError:
            raise CaseFault("case-no-figure", key=key) from None

    def _own(self, key: str, wanted: Any) -> Any:
        return PARTS[self.rules.game].figure(self.rules, self.names, self.state, key, wanted)

    def _whole_game(self, key: str, wanted: Any) -> Any:
        state, name = self.state, self.names.seat_name
        match key:
            case "turn":
                return name(state.turn)
            case "over":
                return state.ending if isinstance(wanted, str) else bool(state.ending)
            case "winners":
                return [name(seat) for seat in state.winners]
            case "debts":
                return [[name(debt.debtor), name(debt.creditor), debt.amount] for debt in state.debts]
            case "auction":
                return self._auction(wanted)
        raise LookupError(key)

    def _auction(self, wanted: Any) -> Any:
        auction = self.state.auction
        if auction is None:
            return False
        if not isinstance(wanted, dict):
            return True
        leader = self.names.seat_name(auction.leader) if auction.leader != BANK else ""
        said = wanted.get("deed", "")
        deed = said if isinstance(said, str) and self.names.deed(said) == auction.deed else auction.deed
        return only({"deed": deed, "leader": leader, "bid": auction.bid}, wanted)

    def may(self, seat: int) -> list[str]:
        """The verbs that a seat has now, sorted."""
        return sorted({verb(option) for option in options(self.rules, self.state, seat)})

    def _seat(self, key: str, what: str, wanted: Any) -> Any:
        seat = self.names.seat(key.partition(".")[0])
        it = self.state.seats[seat]
        own = of_seat(self.state, seat)
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
                return [self.names.card_name(card) for card in it.cards]
            case "worth":
                return GAMES[self.rules.game].worth(self.rules, self.state, seat)
            case "may":
                return self.may(seat)
        return what[4:] in self.may(seat) if what.startswith("may.") else self._own(key, wanted)

    def _deed(self, deed: str, key: str, what: str, wanted: Any) -> Any:
        if what == "owner":
            owner = self.state.owners.get(deed, BANK)
            return self.names.seat_name(owner) if owner != BANK else ""
        if what == "mortgaged":
            return deed in self.state.mortgaged
        return self._own(key, wanted)

    def same(self, key: str, wanted: Any, found: Any) -> bool:
        """Whether a figure is as expected: lists as multisets, but for `winners` and `debts`."""
        if type(wanted) is bool or type(found) is bool:
            return wanted is found
        if isinstance(wanted, list) and isinstance(found, list) and key not in {"winners", "debts"}:
            return all(isinstance(it, str) for it in wanted) and Counter(map(self.names.deed, wanted)) == Counter(found)
        return bool(wanted == found)
