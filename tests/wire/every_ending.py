"""The real bot, started again and again in one process: for tests of what ends it. Its exit codes are printed, one a line."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from dotted_bot import Dots

import bot.app
from bot.__main__ import main

COMMAND = (sys.executable, __file__)

if __name__ == "__main__":
    bot.app.Drawing = Dots
    for _ in range(int(sys.argv[1])):
        sys.stdout.write(f"exit code {main(['run'])}\n")
        sys.stdout.flush()
