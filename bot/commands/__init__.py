"""The commands of `python -m bot`, one module each.

A command module has `HELP` (one line), `configure(parser)` and `run(args) -> exit code`. Heavy imports stay inside `run`, so that
`--help` is quick.
"""
