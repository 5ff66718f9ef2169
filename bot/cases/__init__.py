"""Case files: positions, scripts and expectations in TOML, played on the engine.

The notation is a public, stable interface, described in `tests/cases/README.md`. `read` finds the cases of files and folders,
`play` plays one and says what differs.
"""

from bot.cases.files import Case, read
from bot.cases.runner import play

__all__ = ["Case", "play", "read"]
