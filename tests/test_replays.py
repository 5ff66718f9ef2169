"""A recorded game for every way of ending of every profile of classic: it plays again, under the laws, to the same end."""

import gzip
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.actions import TimeUp
from bot.engine.laws import broken
from bot.engine.state import BANK
from bot.errors import RecordError
from bot.rulesets import source
from bot.table import records

FOLDER = Path(__file__).parent / "replays"
ENDINGS = ("last_standing", "bankruptcies", "rounds", "time", "stopped")
PROFILES = ("official", "russian", "online", "short", "timed", "cards")
MOST_BYTES = 150_000


def recorded(profile, ending):
    """A record and its rules as the data have them now: names and colours may change, what happens may not."""
    record = records.read(gzip.decompress((FOLDER / f"classic-{profile}-{ending}.jsonl.gz").read_bytes()))
    rules = records.rules_of(record.header)
    return replace(record, header=replace(record.header, digest=records.rules_digest(rules))), rules


def test_there_is_a_record_for_every_way_of_ending_of_every_profile():
    assert set(source("classic").profiles) == set(PROFILES)
    wanted = {f"classic-{profile}-{ending}.jsonl.gz" for profile in PROFILES for ending in ENDINGS}
    found = {file.name: file.stat().st_size for file in FOLDER.glob("*.gz")}
    assert set(found) == wanted
    assert max(found.values()) <= MOST_BYTES


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("profile", PROFILES)
def test_it_plays_again_under_the_laws_to_the_same_end(profile, ending):
    record, rules = recorded(profile, ending)
    states = 0
    for state in records.replay(record, rules):
        assert broken(rules, state) == []
        states += 1
    assert states == len(record.entries) > 20
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


def test_a_record_that_was_tampered_with_does_not_play_again():
    record, rules = recorded("official", "time")
    at = next(at for at, entry in enumerate(record.entries) if isinstance(entry.action, TimeUp))
    without = record.entries[:at] + record.entries[at + 1 :]
    with pytest.raises(RecordError):
        list(records.replay(replace(record, entries=without), rules))
