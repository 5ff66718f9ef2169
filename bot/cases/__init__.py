"""Case files: positions, scripts and expectations in TOML, played on the engine.

The notation is a public, stable interface, described in `tests/cases/README.md`. `read` finds the cases of files and folders,
`play` plays one and says what differs, `watch` keeps what happened besides.
"""

from bot.cases.files import Case, read, read_file
from bot.cases.runner import Played, play, watch

__all__ = ["Case", "Played", "play", "read", "read_file", "watch"]
