"""The games: each folder holds one, as a module per job and one object that answers `bot.engine.play.Game`."""

from typing import Final

from bot.engine.games.anti import ANTI
from bot.engine.games.builder import BUILDER
from bot.engine.games.classic import CLASSIC
from bot.engine.play import Game

GAMES: Final[dict[str, Game]] = {"builder": BUILDER, "classic": CLASSIC, "anti": ANTI}
