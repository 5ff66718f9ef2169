"""What a fault has to withstand first, quickly and in one process: the case files, then games of random legal moves.

Run in a copy of the tree: `python tests/mutation/trial.py`. Exits with 0 if nothing was noticed, with 1 and a line that says what
was noticed otherwise; a crash is noticed as well.
"""

import sys
from pathlib import Path
from random import Random

from bot.cases import play, read
from bot.engine.kernel import apply, options, start
from bot.engine.laws import broken
from bot.engine.options import pick_from, verb
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.rulesets import load

GAMES = 12
ACTIONS = 250
SETTINGS = (
    {},
    {"rent": "claim"},
    {"jail_third_roll": "reroll", "bonus_ties": "none"},
)


def cases(folder: Path) -> str:
    """The first case that fails, or an empty text."""
    for case in read([folder]):
        wrong = play(case)
        if wrong:
            return f"cases: {case.name}: {wrong}"
    return ""


def random_play() -> str:
    """Games of random moves: the laws hold after each, and every option that is tried is accepted."""
    for game in range(GAMES):
        chance = Random(game)
        rules = load("builder", **SETTINGS[game % len(SETTINGS)])
        seats = 2 + game % 3
        state, _ = start(rules, seats, game.to_bytes(32, "big"))
        for _ in range(ACTIONS):
            if state.ending:
                break
            state = _move(rules, state, chance)
            wrong = broken(rules, state)
            if wrong:
                return f"play: {wrong[0]}"
    return ""


def _move(rules: Rules, state: State, chance: Random) -> State:
    asked = sorted({seat for decision in state.waiting for seat in decision.seats})
    seat = chance.choice(asked)
    usable = [it for it in options(rules, state, seat) if verb(it) != "resign" or chance.random() < 0.02]
    after, _ = apply(rules, state, seat, pick_from(chance.choice(usable), chance.randrange))
    return after


if __name__ == "__main__":
    noticed = cases(Path("tests/cases")) or random_play()
    if noticed:
        print(noticed)  # noqa: T201 - this is what it is run for
    sys.exit(bool(noticed))
