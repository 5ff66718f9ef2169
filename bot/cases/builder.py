"""Monopoly Builder's part of the notation: tokens, chips, towers, and the bank's stock."""

from typing import Any

from bot.cases.given import Given, table, whole, wrong
from bot.cases.names import Names
from bot.cases.part import only
from bot.engine.actions import Chips
from bot.engine.games.builder.laws import chips_about
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.games.builder.scoring import scores
from bot.engine.rules import Rules
from bot.engine.state import State


class BuilderPart:
    """The part as `bot.cases.part.Part` describes one."""

    seat_keys = ("token", "chips", "towers")
    table_keys = ("bank", "chips")

    def set_up(self, rules: Rules, names: Names, state: State, seats: list[Given], given: Given) -> None:
        """Tokens, hands, towers, chips lying about, and the stock that is left."""
        _deal_tokens(rules, state, [seat.get("token") for seat in seats])
        for seat, own in enumerate(seats):
            name = names.seats[seat]
            if "chips" in own:
                hand = _chips(rules, own["chips"], f"{name}.chips")
                own_state(state).chips[seat] = {**dict.fromkeys(own_rules(rules).colours, 0), **hand}
            for cell, height in table(own.get("towers", {}), f"{name}.towers").items():
                _give_tower(rules, state, seat, cell, whole(height, f"{name}.towers.{cell}", 1))
        for place, chips in table(given.get("chips", {}), "chips").items():
            own_state(state).lying[names.space(place)] = _chips(rules, chips, f"chips.{place}")
        _stock(rules, state, _chips(rules, given.get("bank", {}), "bank"))

    def box(self, rules: Rules, state: State) -> Chips:
        """How many chips of each colour there are."""
        return {colour: sum(chips_about(state, colour)) for colour in own_rules(rules).colours}

    def figure(self, rules: Rules, names: Names, state: State, key: str, wanted: Any) -> Any:
        """`X.chips X.score bank.red chips.7 b3.owner b3.height`."""
        subject, _, what = key.partition(".")
        own = own_state(state)
        match subject, what:
            case ("bank", colour) if colour in own.bank:
                return own.bank[colour]
            case ("chips", place) if place:
                return only(own.lying.get(names.space(place), {}), wanted)
            case (seat, "chips") if seat in names.seats:
                return only(own.chips[names.seat(seat)], wanted)
            case (seat, "score") if seat in names.seats:
                return scores(rules, state)[names.seat(seat)].total
            case (cell, "height") if cell in own_rules(rules).neighbours:
                return own.heights.get(cell, 0)
            case (cell, "owner") if cell in own_rules(rules).neighbours:
                return names.seat_name(own.builders[cell]) if cell in own.builders else ""
            case _:
                raise LookupError(key)


def _chips(rules: Rules, value: object, where: str) -> Chips:
    chips = table(value, where)
    for colour in chips:
        if colour not in own_rules(rules).colours:
            raise wrong(where, "data-unknown", what="colour", name=colour)
    return {colour: whole(number, f"{where}.{colour}") for colour, number in chips.items()}


def _deal_tokens(rules: Rules, state: State, wished: list[str | None]) -> None:
    """Tokens go out in seat order, those asked for first; each brings its own chips."""
    known = [token.id for token in own_rules(rules).tokens]
    asked = [token for token in wished if token is not None]
    if not set(asked) <= set(known) or len(set(asked)) != len(asked):
        raise wrong("", "case-tokens", known=known)
    left = [token for token in known if token not in asked]
    own_state(state).tokens = [token if token is not None else left.pop(0) for token in wished]
    colours = {token.id: token.colour for token in own_rules(rules).tokens}
    for seat, token in enumerate(own_state(state).tokens):
        hand = dict.fromkeys(own_rules(rules).colours, 0)
        hand[colours[token]] = own_rules(rules).chips_at_start
        own_state(state).chips[seat] = hand


def _give_tower(rules: Rules, state: State, seat: int, cell: str, height: int) -> None:
    own = own_state(state)
    top = len(own_rules(rules).floors)
    if cell not in own_rules(rules).neighbours or cell in own.builders or height > top:
        raise wrong("", "case-tower", height=height, cell=cell)
    own.builders[cell] = seat
    own.heights[cell] = height
    own.blocks[seat] -= min(height, top - 1)
    if own.blocks[seat] < 0:
        raise wrong("", "case-blocks", count=own_rules(rules).blocks)


def _stock(rules: Rules, state: State, stock: Chips) -> None:
    """The bank holds the box less what seats hold and what lies about, unless the case says otherwise."""
    own = own_state(state)
    each = own_rules(rules).chips_each
    for colour in own_rules(rules).colours:
        out = sum(chips_about(state, colour)) - own.bank[colour]
        own.bank[colour] = stock.get(colour, each - out)
        if not 0 <= own.bank[colour] <= each:
            raise wrong("", "case-chips", count=each, colour=colour)


BUILDER = BuilderPart()
