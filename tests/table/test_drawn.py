"""Which card has just come up, and what it did."""

from bot.engine import events as e
from bot.engine import kernel
from bot.engine.view import look
from bot.i18n import catalog
from bot.rulesets import load
from bot.table.drawn import just_drawn
from bot.table.model import Entry

RULES = load("classic")
CARD = e.CardDrawn(0, "chest", "bank_error")


def drawn(*events):
    state, _ = kernel.start(RULES, 2, bytes(32))
    words = catalog("en", strict=True).for_rules(RULES)
    card = next(card.id for card in RULES.decks["chest"].cards if not card.keep)
    named = [e.CardDrawn(it.seat, it.deck, card) if isinstance(it, e.CardDrawn) else it for it in events]
    entries = [Entry(number, 0, None, (event,)) for number, event in enumerate(named)]
    return just_drawn(entries, ("Ann", "Ben"), words, look(RULES, state, None))


def test_a_card_is_told_with_what_it_did():
    found = drawn(
        e.DiceRolled(0, (3, 4)), CARD, e.MoneyReceived(0, 50, "x"), e.TurnEnded(0), e.MoneyPaid(1, 0, 9, "rent")
    )
    assert (found.seat, found.deck) == (0, "chest")
    assert found.title
    assert found.text
    assert len(found.done) == 1
    assert "Ann" in found.done[0]
    assert "$50" in found.done[0]


def test_the_next_throw_puts_it_away_and_one_that_it_asks_for_does_not():
    assert drawn(CARD, e.DiceRolled(1, (1, 2))) is None
    assert drawn(CARD, e.DiceRolled(0, (1, 2), "utility")) is not None
    assert drawn(e.DiceRolled(0, (1, 2))) is None


def test_of_two_cards_the_last_is_shown():
    assert drawn(CARD, e.DiceRolled(1, (1, 2)), e.CardDrawn(1, "chest", "x")).seat == 1
