"""Draw piles: cards are drawn from the top, kept ones stay with their seat, all others go under the pile."""

from bot.engine.chance import draw
from bot.engine.events import CardDrawn, CardKept
from bot.engine.play import Play
from bot.engine.rules import Card, Rules


def full_pile(rules: Rules, deck: str) -> list[str]:
    """All cards of a deck, in the order of the data."""
    return [card.id for card in rules.decks[deck].cards for _ in range(card.copies)]


def find(rules: Rules, card: str) -> tuple[str, Card] | None:
    """The deck of a card and the card, or None where no deck has it."""
    for deck, cards in rules.cards.items():
        if card in cards:
            return deck, cards[card]
    return None


def draw_card(play: Play, seat: int, deck: str) -> None:
    """The top card: kept if it says so, else obeyed and put under the pile."""
    state = play.state
    pile = state.secret.piles[deck]
    name = draw(state.secret.chance, deck, pile)
    play.say(CardDrawn(seat, deck, name))
    card = play.rules.cards[deck][name]
    if card.keep:
        state.seats[seat].cards.append(name)
        play.say(CardKept(seat, name))
        return
    pile.append(name)
    for effect in card.effects:
        play.game.obey(play, effect, name)


def put_back(play: Play, seat: int, card: str) -> None:
    """A kept card leaves its seat and goes under its pile."""
    found = find(play.rules, card)
    if found is None:
        raise LookupError(f"no deck has the card {card!r}")
    play.state.seats[seat].cards.remove(card)
    play.state.secret.piles[found[0]].append(card)
