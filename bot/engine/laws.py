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


def broken(rules: Rules, state: State, box: Chips | None = None) -> list[str]:
    """The laws that do not hold, each in a few words; empty when all is well.

    Args:
        rules: what the table plays by.
        state: the position to check.
        box: how many pieces of a kind there are, where a position says otherwise than the rules.
    """
    found = _money(state) + _deeds(rules, state) + _cards(rules, state) + _decisions(state)
    return found + GAMES[rules.game].broken(rules, state, box or {})


def _money(state: State) -> list[str]:
    found = [f"seat {seat} has {it.cash}" for seat, it in enumerate(state.seats) if it.cash < 0]
    in_purses = sum(it.cash for it in state.seats)
    if in_purses != state.issued:
        found.append(f"purses hold {in_purses}, the bank issued {state.issued}")
    return found + [f"a debt of {debt.amount}" for debt in state.debts if debt.amount <= 0]


def _deeds(rules: Rules, state: State) -> list[str]:
    found = [f"unknown deed {deed}" for deed in state.owners if deed not in rules.deeds]
    found += [
        f"{deed} belongs to {owner}"
        for deed, owner in state.owners.items()
        if not 0 <= owner < len(state.seats) or state.seats[owner].bankrupt
    ]
    return found + [f"{deed} is mortgaged without an owner" for deed in state.mortgaged if deed not in state.owners]


def _cards(rules: Rules, state: State) -> list[str]:
    found = []
    held = Counter(card for it in state.seats for card in it.cards)
    for deck in rules.decks.values():
        there = Counter(state.secret.piles[deck.id])
        for card in deck.cards:
            if card.keep:
                there[card.id] += held.pop(card.id, 0)
        if there != Counter(full_pile(rules, deck.id)):
            found.append(f"the cards of {deck.id} are not complete")
    return found + [f"nobody can hold {card}" for card in held]


def _decisions(state: State) -> list[str]:
    numbers = [decision.number for decision in state.waiting]
    numbers += [claim.number for claim in state.claims] + [offer.number for offer in state.offers]
    found = [] if len(set(numbers)) == len(numbers) else ["two decisions share a number"]
    if state.ending and (state.waiting or state.agenda):
        found.append("the game is over and something still waits")
    if not state.ending and not state.waiting:
        found.append("the game goes on and nothing waits")
    debtors = {debt.debtor for debt in state.debts}
    waiting = {decision.seats[0] for decision in state.waiting if type(decision) is AwaitDebt}
    if debtors != waiting:
        found.append("debts and debtors differ")
    return found + [
        f"a seat that is out is awaited: {decision}"
        for decision in state.waiting
        if not all(0 <= seat < len(state.seats) and not state.seats[seat].bankrupt for seat in decision.seats)
    ]
