"""`python -m bot simulate`: the same games for the same seed, honest figures, records that play again, clear faults."""

import json
import subprocess
import sys

import pytest

from bot.__main__ import main
from bot.engine.kernel import start
from bot.i18n.plain import english
from bot.rulesets import load
from bot.standins import arena, selfplay, watching
from bot.standins.selfplay import Played, play, seed_of, tally
from bot.table import records
from bot.table.replaying import replay

KEYS = {"games", "endings", "turns_median", "turns_per_second", "wins_by_seat", "score_spread"}
RULES = load("builder")


@pytest.fixture
def simulate(capsys):
    """Runs the command and gives its exit code, and what it printed."""

    def run(*words):
        try:
            code = main(["simulate", *words])
        except SystemExit as left:
            code = left.code
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def figures(out):
    found = json.loads(out)
    del found["turns_per_second"]
    return found


def test_json_has_exactly_the_figures_and_they_add_up(simulate):
    code, out, err = simulate("--seats", "4", "--games", "30", "--seed", "7", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert set(found) == KEYS
    assert found["games"] == 30 == sum(found["endings"].values())
    assert len(found["wins_by_seat"]) == 4
    assert sum(found["wins_by_seat"]) == pytest.approx(30 - found["endings"].get("limit", 0), abs=0.01)
    assert found["turns_median"] > 4
    assert found["turns_per_second"] > 0
    assert found["score_spread"] > 0


def test_the_same_seed_plays_the_same_games_in_any_number_of_processes(simulate):
    words = ("--seats", "2", "--games", "60", "--json")
    one = figures(simulate(*words, "--seed", "a")[1])
    assert figures(simulate(*words, "--seed", "a", "--jobs", "2")[1]) == one
    assert figures(simulate(*words, "--seed", "b")[1]) != one


def test_the_table_names_every_seat(simulate):
    code, out, _ = simulate("--seats", "3", "--games", "4")
    assert code == 0
    assert out.startswith("builder, 3 seats, seed 0: 4 games\n")
    assert [line.split()[0] for line in out.splitlines()[-3:]] == ["0", "1", "2"]


def test_a_game_without_an_end_is_stopped_and_counted_as_limit(simulate):
    _, out, _ = simulate("--seats", "2", "--games", "3", "--max-turns", "5", "--json")
    found = json.loads(out)
    assert found["endings"] == {"limit": 3}
    assert found["wins_by_seat"] == [0, 0]
    assert found["turns_median"] == 5


def test_settings_are_played_and_laws_checked(simulate):
    words = ("--seats", "3", "--games", "20", "--check", "--json")
    code, other, _ = simulate(*words, "--option", "rent=claim", "--option", "bonus_ties=none", "--profile", "official")
    assert code == 0
    assert figures(other) != figures(simulate(*words)[1])


def test_a_mode_is_a_profile_by_another_name(simulate):
    words = ("--game", "classic", "--seats", "2", "--games", "1", "--max-turns", "9", "--json")
    modes = [
        figures(simulate(*words, option, profile)[1])
        for option in ("--mode", "--profile")
        for profile in ("short", "online")
    ]
    assert modes[:2] == modes[2:]
    assert simulate(*words, "--mode", "wild")[0] == 2


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--seats", "1"), "2 to 4 seats"),
        (("--seats", "5"), "2 to 4 seats"),
        (("--seats", "0"), "2 to 4 seats"),
        (("--seats", "two"), "--seats"),
        (("--games", "0"), "--games"),
        (("--games", "-3"), "--games"),
        (("--jobs", "0"), "--jobs"),
        (("--max-turns", "0"), "--max-turns"),
        (("--game", "chess"), "chess"),
        (("--profile", "wild"), "wild"),
        (("--board", "moon"), "moon"),
        (("--option", "rent"), "KEY=VALUE"),
        (("--option", "rent=never"), "never"),
        (("--option", "colour=red"), "colour"),
        (("--record", "/dev/null/x"), "/dev/null/x"),
        (("--nonsense",), "--nonsense"),
    ],
)
def test_a_wrong_call_is_2_and_says_what_is_wrong(simulate, words, named):
    code, out, err = simulate("--games", "1", *words)
    assert (code, out) == (2, "")
    assert named in err.splitlines()[-1]


def test_a_broken_law_is_1_and_says_which(simulate, monkeypatch):
    monkeypatch.setattr(watching, "broken", lambda _rules, _state: ["money grows on trees"])
    code, out, err = simulate("--games", "2", "--check")
    assert (code, out) == (1, "")
    assert "money grows on trees" in err


@pytest.mark.parametrize("limit", [2000, 6])
def test_records_play_again_and_tell_the_same(tmp_path, simulate, limit):
    folder = tmp_path / "kept" / "here"
    code, _, _ = simulate("--seats", "3", "--games", "3", "--record", str(folder), "--max-turns", str(limit))
    files = sorted(folder.iterdir())
    assert code == 0
    assert len(files) == 3
    for number, file in enumerate(files):
        record = records.read(file.read_bytes())
        *_, last = replay(record)
        played = play(RULES, 3, seed_of("0", number), limit)
        assert last.ending == ("stopped" if played.ending == "limit" else played.ending)
        assert last.winners == played.winners


def test_a_record_that_can_not_be_written_is_said(tmp_path, simulate):
    (tmp_path / "builder-00000.jsonl").mkdir()
    code, _, err = simulate("--games", "1", "--record", str(tmp_path))
    assert code == 2
    assert "builder-00000.jsonl" in err


def test_a_recorder_that_saw_nothing_writes_nothing(tmp_path):
    with pytest.raises(watching.RecordError):
        watching.Recorder(RULES, 2).write(tmp_path / "x.jsonl")


def test_watches_see_the_start_and_every_action():
    seen = []
    played = play(RULES, 2, seed_of("w", 1), 9, lambda state, seat, action, events: seen.append((seat, action, events)))
    assert seen[0][:2] == (None, None)
    assert seen[0][2] == start(RULES, 2, seed_of("w", 1))[1]
    assert all(action is not None and events for _, action, events in seen[1:])
    assert played.turns == 9


def test_a_game_that_stays_in_one_turn_is_stopped_too(monkeypatch):
    monkeypatch.setattr(selfplay, "ACTIONS", 1)
    assert play(RULES, 2, seed_of("w", 1), 3).ending == "limit"


def test_shared_wins_count_as_fractions():
    games = [
        Played("penthouse", 10, (0, 1), (9, 9, 3)),
        Played("penthouse", 20, (2,), (1, 2, 5)),
        Played("limit", 30, (), (1, 1, 1)),
    ]
    found = tally(3, games)
    assert found.wins == (0.5, 0.5, 1)
    assert found.endings == {"penthouse": 2, "limit": 1}
    assert (found.turns, found.turns_median, found.turns_most) == (60, 20, 30)
    assert found.spread == pytest.approx((6 + 4 + 0) / 3)


def test_turns_are_counted_as_they_are_passed():
    passed = []

    def watch(_state, _seat, _action, events):
        passed.extend(event for event in events if type(event).__name__ == "TurnStarted" and not event.again)

    played = play(RULES, 4, seed_of("t", 0), 2000, watch)
    assert played.turns == len(passed)


def test_progress_is_shown_only_now_and_then(monkeypatch, capsys):
    from bot.commands import simulate as command  # noqa: PLC0415 - only here

    now = iter([0.0, 1.0, 6.0, 6.5])
    monkeypatch.setattr(command, "monotonic", lambda: next(now))
    progress = command.Progress(english, 50)
    progress.show(10)
    progress.show(20)
    progress.clear()
    assert capsys.readouterr().err == "20 of 50 games\n"


def test_many_games_come_with_their_numbers():
    spec = arena.Spec("builder", None, {}, 2, "n", 50)
    assert dict(arena.play_all(spec, 30, 2)) == dict(arena.play_all(spec, 30, 1))


@pytest.mark.parametrize("profile", ["official", "russian", "online", "short", "timed", "cards"])
def test_every_profile_of_classic_is_played_under_its_laws(simulate, profile):
    words = ("--game", "classic", "--profile", profile, "--seats", "4", "--games", "3", "--seed", "c")
    code, out, err = simulate(*words, "--max-turns", "1200", "--check", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert set(found) == KEYS
    assert sum(found["endings"].values()) == 3
    assert set(found["endings"]) <= {"last_standing", "bankruptcies", "time", "limit"}


def test_classic_ends_in_each_of_its_ways(simulate):
    words = ("--game", "classic", "--seats", "3", "--games", "2", "--json")
    for option, ending in [
        ("turn_limit=5", "rounds"),
        ("time_limit=10", "time"),
        ("ends_at_bankruptcy=1", "bankruptcies"),
    ]:
        assert json.loads(simulate(*words, "--option", option)[1])["endings"] == {ending: 2}
    assert json.loads(simulate(*words, "--max-turns", "9")[1])["endings"] == {"limit": 2}


@pytest.mark.parametrize(("mode", "endings"), [("A", {"last_standing"}), ("B", {"role_out"})])
@pytest.mark.parametrize("seats", ["3", "6"])
def test_anti_monopoly_is_played_under_its_laws_and_tells_the_wins_by_role(simulate, mode, endings, seats):
    words = ("--game", "anti", "--mode", mode, "--seats", seats, "--games", "3", "--seed", "c", "--max-turns", "6000")
    code, out, err = simulate(*words, "--check", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert set(found) == KEYS | {"wins_by_role"}
    assert set(found["endings"]) == endings
    assert set(found["wins_by_role"]) == {"competitor", "monopolist"}
    assert sum(found["wins_by_role"].values()) == pytest.approx(sum(found["wins_by_seat"]), abs=0.01)


def test_the_two_hour_game_is_closed_by_the_clock(simulate):
    words = ("--game", "anti", "--mode", "two_hours", "--seats", "4", "--games", "3", "--check")
    _, out, _ = simulate(*words, "--option", "time_limit=20")
    assert "time 3 (100.0%)" in out
    assert "turns a game   median 40, most 40" in out
    assert next(line for line in out.splitlines() if line.startswith("wins by role   competitor "))
    assert json.loads(simulate(*words, "--max-turns", "9", "--json")[1])["endings"] == {"limit": 3}


def test_a_game_that_is_stopped_while_roles_are_chosen_has_no_roles_to_count():
    found = tally(2, [Played("limit", 1, (), (1500, 1500), 0, ("", ""))])
    assert found.role_wins == {}


def test_shared_wins_count_as_fractions_for_each_role():
    roles = ("competitor", "monopolist", "competitor")
    games = [Played("time", 9, (0, 1), (5, 5, 1), 3, roles), Played("time", 9, (2,), (1, 1, 2), 3, roles)]
    assert tally(3, games).role_wins == {"competitor": 1.5, "monopolist": 0.5}


def test_the_board_is_recorded_and_changes_no_game(simulate, tmp_path):
    words = ("--game", "classic", "--seats", "2", "--games", "1", "--max-turns", "30", "--json")
    told = [simulate(*words, "--board", board, "--record", str(tmp_path / board))[1] for board in ("us", "cs")]
    assert figures(told[0]) == figures(told[1])
    record = records.read((tmp_path / "cs" / "classic-00000.jsonl").read_bytes())
    assert record.header.board == "cs"


@pytest.mark.slow
def test_nine_of_ten_official_games_of_four_seats_end_within_300_rounds(simulate):
    words = ("--game", "classic", "--profile", "official", "--seats", "4", "--games", "300", "--max-turns", "1200")
    found = json.loads(simulate(*words, "--jobs", "2", "--json")[1])
    assert found["endings"].get("limit", 0) <= 30
    assert max(found["wins_by_seat"]) <= 0.35 * 300


@pytest.mark.slow
def test_nine_of_ten_games_of_anti_monopoly_end_within_400_rounds_and_no_place_at_the_table_is_favoured():
    rounds, wins, games = [], [0.0] * 4, 400
    for _, game in arena.play_all(arena.Spec("anti", "A", {}, 4, "balance", 4000), games, 2):
        rounds.append(game.rounds if game.ending == "last_standing" else 401)
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)
    assert sum(ended <= 400 for ended in rounds) >= 0.9 * games
    assert max(wins) <= 0.33 * games


@pytest.mark.slow
def test_four_seats_are_in_balance(simulate):
    _, out, _ = simulate("--seats", "4", "--games", "2000", "--seed", "balance", "--jobs", "2", "--json")
    found = json.loads(out)
    assert found["endings"]["penthouse"] >= 0.95 * 2000
    assert max(found["wins_by_seat"]) <= 0.32 * 2000
    assert found["turns_median"] <= 150


def test_it_is_a_command_of_the_module():
    done = subprocess.run(
        [sys.executable, "-m", "bot", "simulate", "--games", "1"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
