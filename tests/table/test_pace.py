import pytest

from bot.errors import DataError
from bot.table import pace
from bot.table.model import TableRefused


async def test_a_lobby_begins_with_the_usual_time(hall):
    lobby = await hall.lobby()
    assert lobby.clock == pace.usual_clock()
    assert (lobby.clock.pace, lobby.clock.policy) == ("daily", "stand-in")


async def test_the_host_chooses_and_a_restart_keeps_it(hall):
    lobby = await hall.lobby(pace="live")
    lobby = await hall.tables.configure(
        lobby.game_id, lobby.host, {"policy": "skip", "away_days": "3", "rent": "claim"}
    )
    assert (lobby.clock.pace, lobby.clock.policy, lobby.clock.away_days) == ("live", "skip", 3)
    assert lobby.settings == {"rent": "claim"}, "what is not of the rules is not among them"
    assert (await hall.restart().tables.lobby(lobby.game_id)).clock == lobby.clock
    table = (await hall.tables.start(lobby.game_id, lobby.host)).table
    assert (table.clock.pace, table.clock.policy, table.clock.begun) == ("live", "skip", hall.now)
    assert "pace" not in table.rules.settings


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("pace", "fast"),
        ("policy", "bankrupt"),
        ("policy", ""),
        ("away_days", "61"),
        ("away_days", "-1"),
        ("away_days", "٣"),
    ],
)
async def test_what_can_not_be_chosen(hall, key, value):
    lobby = await hall.lobby()
    with pytest.raises(TableRefused) as caught:
        await hall.tables.configure(lobby.game_id, lobby.host, {key: value})
    assert (caught.value.code, caught.value.params) == ("bad_setting", {"key": key, "value": value})
    assert (await hall.tables.lobby(lobby.game_id)).clock == lobby.clock


async def test_only_the_online_profile_knows_bankruptcy_by_time(hall):
    assert pace.policies("classic", "online") == ("stand-in", "skip", "vote", "bankrupt")
    assert "bankrupt" not in pace.policies("classic", "official")
    lobby = await hall.lobby(game="classic", profile="online", policy="bankrupt")
    assert lobby.clock.policy == "bankrupt"


def test_the_paces_are_as_promised():
    assert {it.id: it.decision for it in pace.clock_file().paces} == {
        "live": 90, "evening": 600, "daily": 86400, "relaxed": 259200, "none": 0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('pace = "daily"', 'pace = "hasty"'),
        ("near = 20", "near = 60"),
        ('"skip", "vote"]', '"skip", "shoot"]'),
        ("usual = 14", "usual = 99"),
        ("lobby = 86400", "lobby = 0"),
        ("near = 20", "nearly = 20"),
    ],
)
def test_broken_data_are_refused(old, new, tmp_path, monkeypatch):
    text = (pace.files("data") / pace.FILE).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / pace.FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.setattr(pace, "files", lambda _package: tmp_path)
    with pytest.raises(DataError, match=r"clock\.toml"):
        pace.clock_file.__wrapped__()
