"""Tables of classic Monopoly."""

import pytest
from crew import Crew, Player


@pytest.fixture
def classic(world):
    return Crew(world, "classic")


@pytest.fixture
def player(classic):
    return Player(classic)
