"""Many games among stand-ins, in this process or in several.

A game depends on the seed's word and its own number alone, so that however they are dealt out, the same games are played.
"""

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.engine.rules import Rules
from bot.rulesets import load
from bot.standins.selfplay import Played, Watch, play, seed_of
from bot.standins.watching import Recorder, both, law_checker

BATCH: Final = 25
"""How many games a process takes at once."""


class Spec(Struct, frozen=True):
    """What is played.

    Attributes:
        settings: the single settings that differ from the profile.
        seed: the word that all games' chance is made of.
        limit: the most turns a game may take.
        folder: where a record a game is written, if at all.
        check: whether the laws are checked after every action.
        board: the board, None for the profile's own.
    """

    game: str
    profile: str | None
    settings: dict[str, str]
    seats: int
    seed: str
    limit: int
    folder: str | None = None
    check: bool = False
    board: str | None = None


def rules_of(spec: Spec) -> Rules:
    """The rules that are played by.

    Raises:
        DataError: an unknown game, profile, board or setting.
    """
    return load(spec.game, spec.profile, spec.board, **spec.settings)


def play_all(spec: Spec, games: int, jobs: int) -> Iterator[tuple[int, Played]]:
    """Play games 0 to `games` - 1; each comes with its number as soon as it is over, in any order.

    Raises:
        DataError: an unknown game, profile, board or setting.
        LawBroken: a law did not hold.
        RecordError: a record can't be written.
    """
    if jobs == 1:
        rules = rules_of(spec)
        for number in range(games):
            yield number, _play_one(rules, spec, number)
        return
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    with ProcessPoolExecutor(min(jobs, len(batches)), mp_context=get_context("spawn")) as pool:
        waiting: list[Future[list[tuple[int, Played]]]] = [pool.submit(_play_batch, spec, batch) for batch in batches]
        try:
            for done in as_completed(waiting):
                yield from done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _play_batch(spec: Spec, batch: range) -> list[tuple[int, Played]]:
    rules = rules_of(spec)
    return [(number, _play_one(rules, spec, number)) for number in batch]


def _play_one(rules: Rules, spec: Spec, number: int) -> Played:
    recorder = Recorder(rules, spec.seats) if spec.folder is not None else None
    watch: Watch | None = recorder
    if spec.check:
        checker = law_checker(rules, spec.seed, number)
        watch = checker if recorder is None else both(recorder, checker)
    played = play(rules, spec.seats, seed_of(spec.seed, number), spec.limit, watch)
    if recorder is not None and spec.folder is not None:
        recorder.write(Path(spec.folder) / f"{spec.game}-{number:05}.jsonl")
    return played
