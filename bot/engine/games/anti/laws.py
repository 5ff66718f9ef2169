"""What holds after every action of Anti-Monopoly: roles are known, and buildings stand only where they may."""

from bot.engine.games.anti import cities, levels, moments
from bot.engine.games.anti.owned import own_state
from bot.engine.games.anti.roles import MONOPOLIST, ROLES, role_of
from bot.engine.rules import Rules
from bot.engine.state import BANK, State
from bot.message import Message


def broken(rules: Rules, state: State) -> list[Message]:
    """The laws of this game that do not hold."""
    return _roles(state) + _streets(rules, state) + _closing(state)


def _roles(state: State) -> list[Message]:
    """A seat that left before the first turn may have had none."""
    return [
        Message("law-role", seat=str(seat), role=role)
        for seat, role in enumerate(own_state(state).roles)
        if role not in ROLES and state.round and not state.seats[seat].bankrupt
    ]


def _streets(rules: Rules, state: State) -> list[Message]:
    found: list[Message] = []
    for name, level in own_state(state).buildings.items():
        deed, owner = rules.deeds[name], state.owners.get(name, BANK)
        if not deed.house or owner == BANK:
            found.append(Message("law-no-building", deed=name))
            continue
        if not 1 <= level <= levels.apartment(rules, state, owner):
            found.append(Message("law-level", level=level, deed=name))
        if name in state.mortgaged:
            found.append(Message("law-mortgaged-built", deed=name))
        if role_of(state, owner) == MONOPOLIST and not cities.monopolised(rules, state, owner, deed.group):
            found.append(Message("law-no-monopoly", deed=name))
    return found


def _closing(state: State) -> list[Message]:
    if moments.adjusting(state) and not own_state(state).time_up:
        return [Message("law-adjusting")]
    return []
