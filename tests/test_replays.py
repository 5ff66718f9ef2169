"""A recorded game for every way of ending of every profile of the street games: it plays again, under the laws, to the same end."""

import gzip
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.actions import Build, Finish, TimeUp
from bot.engine.laws import broken
from bot.engine.state import BANK
from bot.errors import RecordError
from bot.rulesets import source
from bot.table import records
from bot.table.replaying import replay, rules_of

FOLDER = Path(__file__).parent / "replays"
ENDINGS = ("last_standing", "bankruptcies", "rounds", "time", "stopped")
PROFILES = ("official", "russian", "online", "short", "timed", "cards")
ANTI = (
    ("A", "last_standing", "competitor"),
    ("A", "last_standing", "monopolist"),
    ("B", "role_out", "competitor"),
    ("B", "role_out", "monopolist"),
    ("two_hours", "time", "competitor"),
    ("two_hours", "time", "monopolist"),
    ("two_hours", "last_standing", "monopolist"),
)
"""The mode of each record of Anti-Monopoly, how it ended, and which role won."""
MOST_BYTES = 150_000


def recorded(*name):
    """A record and its rules as the data have them now: names and colours may change, what happens may not."""
    record = records.read(gzip.decompress((FOLDER / f"{'-'.join(name)}.jsonl.gz").read_bytes()))
    rules = rules_of(record.header)
    return replace(record, header=replace(record.header, digest=records.rules_digest(rules))), rules


def test_there_is_a_record_for_every_way_of_ending_of_every_profile():
    assert set(source("classic").profiles) == set(PROFILES)
    assert set(source("anti").profiles) == {mode for mode, _, _ in ANTI}
    wanted = {f"classic-{profile}-{ending}.jsonl.gz" for profile in PROFILES for ending in ENDINGS}
    wanted |= {f"anti-{'-'.join(name)}.jsonl.gz" for name in ANTI}
    found = {file.name: file.stat().st_size for file in FOLDER.glob("*.gz")}
    assert set(found) == wanted
    assert max(found.values()) <= MOST_BYTES


def replayed(*name):
    """A record, its rules, and its last state, after the laws held in all."""
    record, rules = recorded(*name)
    states = 0
    for state in replay(record, rules):
        assert broken(rules, state) == []
        states += 1
    assert states == len(record.entries) > 20
    return record, rules, state


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("profile", PROFILES)
def test_it_plays_again_under_the_laws_to_the_same_end(profile, ending):
    record, rules, state = replayed("classic", profile, ending)
    assert (record.header.profile, state.ending) == (profile, ending)
    assert (state.winners == ()) == (ending == "stopped")
    out = sum(it.bankrupt for it in state.seats)
    match ending:
        case "last_standing":
            assert out == len(state.seats) - 1
        case "bankruptcies":
            assert 0 < out == rules.own.ends_at_bankruptcy < len(state.seats) - 1
        case "rounds":
            assert state.round == rules.own.turn_limit
        case "time":
            assert [entry.seat for entry in record.entries if isinstance(entry.action, TimeUp)] == [BANK]


@pytest.mark.parametrize(("mode", "ending", "role"), ANTI)
def test_a_game_of_anti_monopoly_plays_again_to_the_same_end_and_the_same_role_wins(mode, ending, role):
    record, _, state = replayed("anti", mode, ending, role)
    assert (record.header.profile, state.ending) == (mode, ending)
    roles, living = state.own.roles, [seat for seat, it in enumerate(state.seats) if not it.bankrupt]
    assert {roles[seat] for seat in state.winners} == {role}
    assert any(isinstance(entry.action, Build) for entry in record.entries)
    match ending:
        case "last_standing":
            assert living == list(state.winners)
        case "role_out":
            assert {roles[seat] for seat in living} == {role} != set(roles)
        case "time":
            assert [entry.seat for entry in record.entries if isinstance(entry.action, TimeUp)] == [BANK]
            assert {roles[seat] for seat in living} == set(roles)
            assert sum(isinstance(entry.action, Finish) for entry in record.entries) == len(roles) + len(living)


def test_a_record_that_was_tampered_with_does_not_play_again():
    record, rules = recorded("classic", "official", "time")
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry.action, TimeUp))
    without = record.entries[:at] + record.entries[at + 1 :]
    with pytest.raises(RecordError):
        list(replay(replace(record, entries=without), rules))
