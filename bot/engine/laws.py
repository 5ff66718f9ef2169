"""What holds after every action, whatever happened: money, deeds, cards and the stock of the box are conserved.

The checks are for tests, case files, replays and self-play with `--check`; they read a state and change nothing.
"""

from collections import Counter

from bot.engine.actions import Chips
from bot.engine.decisions import AwaitDebt
from bot.engine.games import GAMES
from bot.engine.mechanics.decks import full_pile
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.message import Message


def broken(rules: Rules, state: State, box: Chips | None = None) -> list[Message]:
    """The laws that do not hold; empty when all is well.

    Args:
        rules: what the table plays by.
        state: the position to check.
        box: how many pieces of a kind there are, where a position says otherwise than the rules.
    """
    found = _money(state) + _deeds(rules, state) + _cards(rules, state) + _decisions(state)
    return found + GAMES[rules.game].broken(rules, state, box or {})


def _money(state: State) -> list[Message]:
    found = [Message("law-cash", seat=str(seat), cash=it.cash) for seat, it in enumerate(state.seats) if it.cash < 0]
    in_purses = sum(it.cash for it in state.seats)
    if in_purses != state.issued:
        found.append(Message("law-issued", held=in_purses, issued=state.issued))
    return found + [Message("law-debt", amount=debt.amount) for debt in state.debts if debt.amount <= 0]


def _deeds(rules: Rules, state: State) -> list[Message]:
    found = [Message("data-unknown", what="deed", name=deed) for deed in state.owners if deed not in rules.deeds]
    found += [
        Message("law-owner", deed=deed, seat=str(owner))
        for deed, owner in state.owners.items()
        if not 0 <= owner < len(state.seats) or state.seats[owner].bankrupt
    ]
    return found + [Message("law-mortgaged", deed=deed) for deed in state.mortgaged if deed not in state.owners]


def _cards(rules: Rules, state: State) -> list[Message]:
    found: list[Message] = []
    held = Counter(card for it in state.seats for card in it.cards)
    for deck in rules.decks.values():
        there = Counter(state.secret.piles[deck.id])
        for card in deck.cards:
            if card.keep:
                there[card.id] += held.pop(card.id, 0)
        if there != Counter(full_pile(rules, deck.id)):
            found.append(Message("law-cards", deck=deck.id))
    return found + [Message("law-held", card=card) for card in held]


def _decisions(state: State) -> list[Message]:
    numbers = [decision.number for decision in state.waiting]
    numbers += [claim.number for claim in state.claims] + [offer.number for offer in state.offers]
    found = [] if len(set(numbers)) == len(numbers) else [Message("law-numbers")]
    if state.ending and (state.waiting or state.agenda):
        found.append(Message("law-over"))
    if not state.ending and not state.waiting:
        found.append(Message("law-still"))
    debtors = {debt.debtor for debt in state.debts}
    waiting = {decision.seats[0] for decision in state.waiting if type(decision) is AwaitDebt}
    if debtors != waiting:
        found.append(Message("law-debtors"))
    return found + [
        Message("law-awaited", decision=decision)
        for decision in state.waiting
        if not all(0 <= seat < len(state.seats) and not state.seats[seat].bankrupt for seat in decision.seats)
    ]
