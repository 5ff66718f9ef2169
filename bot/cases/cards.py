"""Kept cards in scripts: a name may mean a card of several decks; meant is the first of these that its seat holds."""

from msgspec.structs import replace

from bot.cases.names import Names
from bot.engine.actions import Action, Bundle, ProposeTrade, UseCard
from bot.engine.state import BANK, State


def meant(action: Action, names: Names, state: State, seat: int) -> Action:
    """The action with the cards that its seats hold in place of the names of cards."""
    if isinstance(action, UseCard):
        return UseCard(_held([action.card], names, state, seat)[0])
    if isinstance(action, ProposeTrade):
        return replace(
            action,
            give=_bundle(action.give, names, state, seat),
            want=_bundle(action.want, names, state, action.to),
        )
    return action


def _bundle(bundle: Bundle, names: Names, state: State, seat: int) -> Bundle:
    return replace(bundle, cards=tuple(_held(list(bundle.cards), names, state, seat))) if bundle.cards else bundle


def _held(words: list[str], names: Names, state: State, seat: int) -> list[str]:
    """For each name a card that is held and not yet taken by an earlier one; else the first that it may mean."""
    left = [] if seat == BANK else list(state.seats[seat].cards)
    found = []
    for word in words:
        ids = names.card_ids(word) or [word]
        card = next((card for card in ids if card in left), ids[0])
        if card in left:
            left.remove(card)
        found.append(card)
    return found
