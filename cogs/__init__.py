"""What Discord sees: commands, buttons, panels and messages.

`install` puts all of it together for one client. Modules with an underscore serve the others; the rest is one job each.
"""

from cogs._cast import Cast, install

__all__ = ["Cast", "install"]
