"""Records are proved true, and whatever is changed in them is found."""

import gzip
import random
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.engine import actions as a
from bot.engine import events as e
from bot.errors import RecordError
from bot.i18n.plain import english
from bot.rulesets import load, source
from bot.standins.selfplay import play, seed_of
from bot.standins.watching import Recorder
from bot.table import proof, records
from bot.table.replaying import rules_of

FOLDER = Path(__file__).parents[1] / "replays"
PLAYED = [
    ("builder", None, 4),
    *(("classic", profile, 3) for profile in source("classic").profiles),
    *(("anti", profile, 4) for profile in source("anti").profiles),
]
TURNS = 120
GAMES = 6
"""So many games of each table are written and checked by command here; hundreds take minutes, and are checked by the same two commands."""


@cache
def record(game, profile, seats, number=0):
    """The record of a self-played game, as it is written and read."""
    rules = load(game, profile)
    recorder = Recorder(rules, seats)
    play(rules, seats, seed_of("proof", number), TURNS, recorder)
    return records.read(records.write(recorder.record()))


@pytest.mark.parametrize(("game", "profile", "seats"), PLAYED)
def test_a_game_that_was_played_is_valid(game, profile, seats):
    it = record(game, profile, seats)
    assert proof.judge(it, it.header.commitment, it.final) == proof.Verdict(proof.VALID)
    for given in ((None, None), (it.header.commitment, None), (None, it.final)):
        assert proof.judge(it, *given) == proof.Verdict(proof.CONSISTENT)


def test_what_was_posted_has_to_fit():
    it = record("builder", None, 4)
    for given, said in ((("0" * 64, it.final), "commitment"), ((it.header.commitment, "0" * 64), "final hash")):
        verdict = proof.judge(it, *given)
        assert not verdict.good
        assert said in verdict.why.told(english)


def test_a_law_that_does_not_hold_is_said(monkeypatch):
    monkeypatch.setattr(proof, "broken", lambda _rules, _state: ["money grows on trees"])
    assert proof.judge(record("builder", None, 4)).why.told(english) == "move 0: money grows on trees"


def test_a_record_of_other_rules_is_refused_with_both_versions():
    it = record("builder", None, 4)
    for header in (replace(it.header, digest="0" * 64), replace(it.header, version=99, digest="0" * 64)):
        with pytest.raises(
            RecordError, match=rf"version {header.version} \(0+\) of builder, and this program has version 1"
        ):
            proof.judge(records.chained(header, it.entries, it.end))


def test_kept_records_are_valid_or_were_played_by_other_rules():
    for file in sorted(FOLDER.glob("*-time*.gz")):
        it = records.read(gzip.decompress(file.read_bytes()))
        header = replace(it.header, digest=records.rules_digest(rules_of(it.header)))
        assert proof.judge(records.chained(header, it.entries, it.end)).word == proof.CONSISTENT


# --- mutations


class Mutant:
    """One record with one thing changed, by chance that can be had again."""

    def __init__(self, it, rng):
        self.it, self.rng = it, rng

    def _put(self, at, /, **fields):
        entries = list(self.it.entries)
        entries[at] = replace(entries[at], **fields)
        return records.chained(self.it.header, tuple(entries), self.it.end)

    def _event(self, fits, alter):
        """Another event in place of one that `fits`."""
        found = [
            (at, place)
            for at, move in enumerate(self.it.entries)
            for place, event in enumerate(move.events)
            if fits(event)
        ]
        if not found:
            return None
        at, place = self.rng.choice(found)
        events = list(self.it.entries[at].events)
        events[place] = alter(events[place])
        return self._put(at, events=tuple(events))

    def die(self):
        def alter(event):
            dice = list(event.dice)
            at = self.rng.randrange(len(dice))
            dice[at] = dice[at] % 6 + 1
            return replace(event, dice=tuple(dice))

        return self._event(lambda it: isinstance(it, e.DiceRolled | e.StartThrown), alter)

    def card(self):
        def alter(event):
            deck = next(it for it in rules_of(self.it.header).decks.values() if it.id == event.deck)
            return replace(event, card=self.rng.choice([card.id for card in deck.cards if card.id != event.card]))

        return self._event(lambda it: isinstance(it, e.CardDrawn), alter)

    def amount(self):
        return self._event(
            lambda it: hasattr(it, "amount") or hasattr(it, "price"),
            lambda it: replace(
                it, **{("amount" if hasattr(it, "amount") else "price"): self.rng.randrange(10**6, 10**7)}
            ),
        )

    def bid(self):
        found = [at for at, it in enumerate(self.it.entries) if isinstance(it.action, a.PlaceBid)]
        return self._put(self.rng.choice(found), action=a.PlaceBid(self.rng.randrange(10**6))) if found else None

    def order(self):
        entries = list(self.it.entries)
        at = self.rng.randrange(1, len(entries) - 1)
        first, second = entries[at], entries[at + 1]
        entries[at], entries[at + 1] = replace(second, serial=at), replace(first, serial=at + 1)
        return records.chained(self.it.header, tuple(entries), self.it.end)

    def dropped(self):
        entries = list(self.it.entries)
        at = self.rng.randrange(len(entries) - 1)
        del entries[at]
        return self._counted(entries)

    def doubled(self):
        entries = list(self.it.entries)
        at = self.rng.randrange(len(entries))
        entries.insert(at, entries[at])
        return self._counted(entries)

    def _counted(self, entries):
        numbered = tuple(replace(it, serial=serial) for serial, it in enumerate(entries))
        return records.chained(self.it.header, numbered, replace(self.it.end, moves=len(numbered)))

    def seat(self):
        at = self.rng.choice([at for at, it in enumerate(self.it.entries) if it.seat is not None and it.seat >= 0])
        seats = len(self.it.header.seats)
        return self._put(at, seat=(self.it.entries[at].seat + self.rng.randrange(1, seats)) % seats)

    def time(self):
        at = self.rng.randrange(1, len(self.it.entries))
        return self._put(at, at=self.it.entries[at - 1].at - self.rng.uniform(0.001, 1000.0))

    def chance(self):
        at = self.rng.randrange(len(self.it.entries))
        return self._put(at, chance=self.it.entries[at].chance + self.rng.choice((-1, 1)))

    def seed(self):
        seed = bytearray.fromhex(self.it.end.seed)
        seed[self.rng.randrange(32)] ^= 1 << self.rng.randrange(8)
        return records.chained(self.it.header, self.it.entries, replace(self.it.end, seed=seed.hex()))

    def winner(self):
        end = replace(self.it.end, winners=(*self.it.end.winners, 7))
        return records.chained(self.it.header, self.it.entries, end)

    # what only the posted hashes can find

    def name(self):
        seats = (*self.it.header.seats[:-1], "Mallory")
        return records.chained(replace(self.it.header, seats=seats), self.it.entries, self.it.end)

    def standin(self):
        found = [at for at, it in enumerate(self.it.entries) if it.made == "standin"]
        return self._put(self.rng.choice(found), made="person")

    def later(self):
        at = len(self.it.entries) - 1
        return self._put(at, at=self.it.entries[at].at + self.rng.uniform(0.001, 1000.0))


PLAYED_OUT = ("die", "card", "amount", "bid", "order", "seat", "time", "chance", "seed", "winner")
"""What playing again finds by itself."""
HASHED = (*PLAYED_OUT, "dropped", "doubled", "name", "standin", "later")
"""What the posted hashes find besides: a game without some harmless move is another game that could have been."""


def mutants(count, word):
    """So many records that differ from one that was written, each with that one and what was changed."""
    rng = random.Random(word)
    made = 0
    while made < count:
        it = record(*rng.choice(PLAYED), number=rng.randrange(2))
        kind = rng.choice(HASHED)
        changed = getattr(Mutant(it, rng), kind)()
        if changed is not None:
            made += 1
            yield it, changed, kind


def found_in_text(it, changed):
    """Whether the chain finds a change that was typed into the file."""
    honest, other = records.write(it).splitlines(), records.write(changed).splitlines()
    at = next((at for at, (old, new) in enumerate(zip(honest, other, strict=False)) if old != new), -1)
    hashed = honest[at][honest[at].rindex(b',"hash"') :]
    typed = [*honest[:at], other[at][: other[at].rindex(b',"hash"')] + hashed, *honest[at + 1 :]]
    try:
        records.read(b"\n".join(typed))
    except records.ChainBrokenError as error:
        return f"line {at + 1}:" in str(error)
    return False


def refused(it, commitment=None, final=None):
    try:
        return not proof.judge(records.read(records.write(it)), commitment, final).good
    except RecordError:
        return True


def missed(count, word):
    """The kinds of changes that were not found, though they should have been."""
    found = []
    for it, changed, kind in mutants(count, word):
        if not found_in_text(it, changed):
            found.append(f"{kind} typed")
        if not refused(changed, it.header.commitment, it.final):
            found.append(f"{kind} with the chain made anew")
        if kind in PLAYED_OUT and not refused(changed):
            found.append(f"{kind} without hashes")
    return found


def test_a_hundred_changes_are_found():
    assert missed(100, "short") == []


@pytest.mark.slow
def test_a_thousand_changes_are_found():
    assert missed(1000, "long") == []


@pytest.mark.parametrize(("game", "profile", "seats"), PLAYED)
def test_a_folder_of_games_is_valid(game, profile, seats, tmp_path, capsys):
    words = [
        "simulate",
        "--game",
        game,
        "--seats",
        str(seats),
        "--games",
        str(GAMES),
        "--seed",
        "proof",
        "--record",
        str(tmp_path),
    ]
    assert main([*words, *(["--profile", profile] if profile else []), "--max-turns", str(TURNS)]) == 0
    capsys.readouterr()
    assert main(["replay", str(tmp_path)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == f"{GAMES} records"
    assert {line.split(": ", 1)[1] for line in said[:-1]} == {proof.CONSISTENT}


# --- the command


@pytest.fixture
def replay(capsys):
    def run(*words):
        try:
            code = main(["replay", *map(str, words)])
        except SystemExit as left:
            code = left.code
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def test_the_command_says_the_word(tmp_path, replay):
    it, file = record("anti", "A", 4), tmp_path / "a.jsonl"
    file.write_bytes(records.write(it))
    posted = ("--commitment", it.header.commitment, "--final", it.final)
    assert replay(file, *posted) == (0, "valid\n", "")
    assert replay(file) == replay(file, *posted[:2]) == (0, "consistent, unproven\n", "")
    assert replay(file, "--final", it.header.commitment)[0] == 1
    assert replay(tmp_path) == (0, f"{file}: consistent, unproven\n1 record\n", "")


def test_the_command_names_the_first_move_that_is_not_valid(tmp_path, replay):
    it, file = record("classic", "official", 3), tmp_path / "a.jsonl"
    at = next(at for at, move in enumerate(it.entries) if any(isinstance(event, e.DiceRolled) for event in move.events))
    rolled = next(event for event in it.entries[at].events if isinstance(event, e.DiceRolled))
    body = records.write(it)
    dice = msgspec.json.encode(rolled.dice)
    other = msgspec.json.encode((rolled.dice[0] % 6 + 1, rolled.dice[1]))
    lines = body.splitlines()
    lines[at + 1] = lines[at + 1].replace(b'"dice":' + dice, b'"dice":' + other, 1)
    file.write_bytes(b"\n".join(lines))
    assert replay(file) == (
        1,
        f"not valid: line {at + 2}: its hash does not follow from what stands here and before\n",
        "",
    )
    events = [
        replace(event, dice=msgspec.json.decode(other, type=tuple[int, ...])) if event is rolled else event
        for event in it.entries[at].events
    ]
    entries = (*it.entries[:at], replace(it.entries[at], events=tuple(events)), *it.entries[at + 1 :])
    file.write_bytes(records.write(records.chained(it.header, entries, it.end)))
    code, said, _ = replay(file)
    assert (code, said.split(":")[:2]) == (1, ["not valid", f" move {at}"])
    assert str(rolled.dice) in said


def test_a_bad_file_is_2_and_said(tmp_path, replay):
    file = tmp_path / "a.jsonl"
    for body, said in ((b"", "empty"), (b"\xff\xfe\x00", "line 1"), (b'{"format":1}', "format 1 is not known")):
        file.write_bytes(body)
        code, out, err = replay(file)
        assert (code, out) == (2, "")
        assert said in err
        assert str(file) in err
    for path, said in ((tmp_path / "none.jsonl", "No such file"), (tmp_path / "empty", "no record")):
        (tmp_path / "empty").mkdir(exist_ok=True)
        code, _, err = replay(path)
        assert code == 2
        assert said in err
    assert replay(tmp_path, "--final", "0" * 64)[0] == 2
