"""How good are the tests? Makes one-line faults in the engine and its data, one at a time, and lists those that nothing notices.

`python tests/mutation/run.py [--count 300] [--seed S] [--jobs 2] [--only PART]`. Each fault is made in a copy of the tree in a
temporary folder and has to withstand the case files, random play under the laws, and then the tests of the engine. Exits with 1 if
fewer than 95 in 100 were noticed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random

from mutants import Mutant, all_mutants

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("bot", "data", "tests/cases", "tests/engine", "tests/mutation", "tests/test_rulesets.py", "pyproject.toml")
TRIAL = (sys.executable, "tests/mutation/trial.py")
TESTS = (
    sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--hypothesis-seed=0",
    "tests/engine", "tests/test_rulesets.py",
)  # fmt: skip
SECONDS = 120
ENOUGH = 95


def copy_tree(folder: Path) -> None:
    """What the trials need, without compiled files."""
    for part in PARTS:
        source, target = ROOT / part, folder / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


def notices(folder: Path, command: tuple[str, ...]) -> str:
    """What a command says of the tree in `folder`, empty if it is content."""
    # no compiled files: two faults of one length within a second would share them
    env = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=folder, env=env, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return "it went on for ever"
    if not done.returncode:
        return ""
    return (done.stdout.strip() or done.stderr.strip()).splitlines()[-1]


def try_out(mutant: Mutant, folder: Path) -> str:
    """Who noticed the fault: `cases`, `play`, `crash`, `tests`, or nobody (empty)."""
    file = folder / mutant.file
    sound = file.read_bytes()
    file.write_bytes(mutant.applied(sound))
    try:
        said = notices(folder, TRIAL)
        if said:
            return said.partition(":")[0] if said.startswith(("cases:", "play:")) else "crash"
        return "tests" if notices(folder, TESTS) else ""
    finally:
        file.write_bytes(sound)


def try_all(mutants: list[Mutant], jobs: int) -> Iterator[tuple[Mutant, str]]:
    """Each fault and who noticed it, in order."""
    with tempfile.TemporaryDirectory() as place:
        folders: SimpleQueue[Path] = SimpleQueue()
        for job in range(jobs):
            copy_tree(Path(place) / str(job))
            folders.put(Path(place) / str(job))
        wrong = notices(Path(place) / "0", TRIAL) or notices(Path(place) / "0", TESTS)
        if wrong:
            sys.exit(f"without any fault: {wrong}")

        def one(mutant: Mutant) -> tuple[Mutant, str]:
            folder = folders.get()
            try:
                return mutant, try_out(mutant, folder)
            finally:
                folders.put(folder)

        with ThreadPoolExecutor(jobs) as pool:
            yield from pool.map(one, mutants)


def main() -> int:
    """Try faults out and tell which ones nothing noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=300, help="how many faults, picked at random (default 300)")
    parser.add_argument("--seed", default="0", help="any word; the same word picks the same faults (default 0)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (default 2)")
    parser.add_argument("--only", default="", metavar="PART", help="only files with this in their path")
    args = parser.parse_args()
    every = [mutant for mutant in all_mutants(ROOT) if args.only in str(mutant.file)]
    picked = Random(args.seed).sample(every, min(args.count, len(every)))
    by: Counter[str] = Counter()
    for mutant, who in try_all(picked, args.jobs):
        by[who] += 1
        if not who:
            print(f"not noticed: {mutant}", flush=True)  # noqa: T201
    caught = len(picked) - by[""]
    share = 100 * caught / max(len(picked), 1)
    told = ", ".join(f"{who} {count}" for who, count in by.most_common() if who)
    print(f"{caught} of {len(picked)} faults noticed ({share:.1f} %), of {len(every)} in all; by {told}")  # noqa: T201
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
