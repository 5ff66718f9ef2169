"""Case files: positions, scripts and expectations in TOML, played on the engine.

The notation is a public, stable interface, described in `tests/cases/README.md`. `read` finds the cases of files and folders,
`play` plays one and says what differs, `watch` keeps what happened and what was refused besides.
"""

from bot.cases.files import Case, read, read_file
from bot.cases.names import Names
from bot.cases.runner import Played, Step, flat, play, watch

__all__ = ["Case", "Names", "Played", "Step", "flat", "play", "read", "read_file", "watch"]
