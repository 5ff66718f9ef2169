"""How strong people play, reckoned from where they came in.

Owns the model: Plackett and Luce's, as the library OpenSkill has it, for any number of seats with ties. Everybody begins at a mean of
25 with a deviation of 25/3. Stand-ins all play alike and learn nothing: their rating is anchored, so that people who mostly play
against them can be compared with each other.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from openskill.models import PlackettLuce

Rating = tuple[float, float]
"""Mean and deviation."""

NEWCOMER: Final[Rating] = (25.0, 25.0 / 3)
STANDIN: Final[Rating] = (25.0, 1.0)

_MODEL: Final = PlackettLuce()


def rated(before: Mapping[int, Rating], users: Sequence[int | None], places: Sequence[int]) -> dict[int, Rating]:
    """The ratings of people after a game.

    Args:
        before: the ratings of those who had one.
        users: who played each seat; None: a stand-in, or somebody who is not counted.
        places: the place of each seat, 1 for the best.

    Returns:
        the new rating of every person among `users`.
    """
    known = [STANDIN if user is None else before.get(user, NEWCOMER) for user in users]
    teams = [[_MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in known]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return {user: (team[0].mu, team[0].sigma) for user, team in zip(users, after, strict=True) if user is not None}
