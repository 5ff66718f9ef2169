"""What holds after every action of classic Monopoly: buildings are conserved and stand only where they may."""

from bot.engine.actions import Chips
from bot.engine.decisions import AwaitBuildings, AwaitPlacing, AwaitTransfer
from bot.engine.games.classic import levels
from bot.engine.games.classic.owned import own_rules, own_state
from bot.engine.mechanics.ownership import owns_group
from bot.engine.rules import Rules
from bot.engine.state import BANK, HOTEL, State
from bot.message import Message

HOUSES, HOTELS = "houses", "hotels"
"""How the box's pieces are called."""


def broken(rules: Rules, state: State, box: Chips) -> list[Message]:
    """The laws of this game that do not hold; `box` says how many buildings there are where a position differs."""
    return _stock(rules, state, box) + _streets(rules, state) + _waiting(state)


def buildings_about(state: State) -> tuple[int, int]:
    """How many houses and hotels there are, those of the bank included."""
    held = own_state(state)
    on_board = list(held.buildings.values())
    hotels = on_board.count(HOTEL)
    return held.houses + sum(on_board) - HOTEL * hotels, held.hotels + hotels


def _stock(rules: Rules, state: State, box: Chips) -> list[Message]:
    own, held = own_rules(rules), own_state(state)
    found: list[Message] = []
    if held.houses < 0 or held.hotels < 0 or held.pot < 0:
        found.append(Message("law-bank", houses=held.houses, hotels=held.hotels, pot=held.pot))
    about = buildings_about(state)
    wanted = box.get(HOUSES, own.houses), box.get(HOTELS, own.hotels)
    if about != wanted:
        found.append(
            Message("law-buildings", houses=about[0], hotels=about[1], box_houses=wanted[0], box_hotels=wanted[1])
        )
    return found


def _streets(rules: Rules, state: State) -> list[Message]:
    own, held = own_rules(rules), own_state(state)
    found = [Message("law-no-building", deed=deed) for deed in held.buildings if not rules.deeds[deed].house]
    found += [
        Message("law-level", level=level, deed=deed)
        for deed, level in held.buildings.items()
        if level != HOTEL and not 1 <= level <= own.hotel_after
    ]
    for group in rules.street_groups:
        if not levels.built_up(rules, held, group.id):
            continue
        owner = state.owners.get(group.deeds[0], BANK)
        if owner == BANK or not owns_group(rules, state.owners, group.id, owner):
            found.append(Message("law-group", group=group.id))
        clear = [deed for deed in group.deeds if own.mortgage_clears == "group" or deed in held.buildings]
        found += [Message("law-mortgaged-built", deed=deed) for deed in clear if deed in state.mortgaged]
        heights = levels.group_heights(rules, own, held, group.id)
        if own.even_building and max(heights) - min(heights) > 1:
            found.append(Message("law-uneven", group=group.id))
    return found


def _waiting(state: State) -> list[Message]:
    held = own_state(state)
    asked = [decision for decision in state.waiting if type(decision) in {AwaitBuildings, AwaitPlacing}]
    found = [] if held.window is not None or not asked else [Message("law-no-shortage")]
    if not state.ending and held.estate and state.auction is None and held.window is None:
        found.append(Message("law-estate"))
    return found + [
        Message("law-transfer", decision=decision)
        for decision in state.waiting
        if type(decision) is AwaitTransfer and not decision.deeds
    ]
