"""The commands of `python -m bot`, one module each.

A command module has `configure(parser, words)` and `run(args) -> exit code`; its help is `cli-<command>` and `cli-<command>-about`
in the catalogs, and `args.words` says what else it tells. Heavy imports stay inside `run`, so that `--help` is quick.
"""
