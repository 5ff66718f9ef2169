"""`python -m bot bench`: every figure under its name, and honest about what it can't measure. Nothing gates on time."""

import json
from pathlib import Path

import pytest

import bot
from bot.__main__ import main
from bot.bench import commits, figures, idle, play, presses
from bot.bench import run as bench
from bot.bench.figures import Figures, budgets, report
from bot.engine.kernel import apply
from bot.rulesets import load

KEYS = {
    "action_us", "turns_per_s", "board_ms", "board_kb", "island_ms", "island_kb", "commits_per_s", "press_cpu_ms",
    "press_p50_ms", "press_p99_ms", "rss_mb", "start_s", "idle_cpu_s", "crowd_mb",
}  # fmt: skip
OVER_SOCKETS = {"press_cpu_ms", "press_p50_ms", "press_p99_ms", "rss_mb", "start_s", "idle_cpu_s", "crowd_mb"}
RULES = load("builder")
SAMPLE = Figures(
    action_us=12.34, turns_per_s=25_000, board_ms=1.0, board_kb=170.0, island_ms=1.0, island_kb=90.0, commits_per_s=2500,
    press_cpu_ms=None, press_p50_ms=None, press_p99_ms=None, rss_mb=None,
    start_s=None, idle_cpu_s=None, crowd_mb=None,
)  # fmt: skip


def test_every_figure_has_a_line_and_every_line_a_figure():
    assert {budget.key for budget in budgets(isal=True)} == KEYS == set(Figures.__struct_fields__)


def test_the_report_says_what_is_kept_missed_and_not_measured():
    lines = {line[:34].strip(): line[34:] for line in report(SAMPLE, isal=True).splitlines()}
    assert lines["one action, us of CPU"].endswith("kept")
    assert lines["board picture, KB"].endswith("MISSED")
    assert lines["press to answer, 99 of 100, ms"].endswith("not measured")
    assert "25,000" in lines["self-play, turns a second of CPU"]


def test_a_rate_is_kept_from_its_limit_up_and_all_else_up_to_it():
    by_key = {it.key: it for it in budgets(isal=True)}
    assert [by_key["turns_per_s"].kept(it) for it in (19_999, 20_000)] == [False, True]
    assert [by_key["action_us"].kept(it) for it in (30, 30.1)] == [True, False]
    assert by_key["rss_mb"].kept(1e9)


def test_drawing_may_take_longer_without_the_fast_compressor():
    limits = [{it.key: it.limit for it in budgets(isal=isal)}["board_ms"] for isal in (True, False)]
    assert limits == [figures.PICTURE_MS, figures.PICTURE_MS_WITHOUT_ISAL]


def test_positions_are_those_of_whole_games():
    taken = play.positions(RULES, 2, 2)
    assert len(taken) > 40
    state, seat, action = taken[-1]
    assert apply(RULES, state, seat, action)[0].ending
    assert play.action_us(RULES, taken[:20]) > 0
    assert play.turns_per_s(RULES, 2, 2) > 0
    for game in bench.STREETS:
        assert play.turns_per_s(load(game), 2, 1) > 0


def test_commits_are_counted_on_a_file_of_their_own():
    assert commits.commits_per_s(RULES, play.positions(RULES, 2, 1), 20) > 0


def test_without_the_loopback_nothing_is_measured_over_sockets(monkeypatch, tmp_path):
    monkeypatch.setattr(bot, "__file__", str(tmp_path / "bot" / "__init__.py"))
    assert presses.measure(10) == presses.Pressed()
    assert idle.measure(10, 1.0) == idle.Idle()


@pytest.mark.parametrize(("words", "size"), [((), bench.FULL), (("--quick",), bench.QUICK)])
def test_the_command_prints_the_figures(monkeypatch, capsys, words, size):
    asked = []

    def measure(*, quick, tell):
        asked.append(quick)
        tell("nothing")
        return SAMPLE

    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(bench, "street_turns_per_s", lambda game, *, quick: 34_567 + 10 * (game == "anti") + quick)
    assert main(["bench", *words]) == 0
    said = capsys.readouterr().out
    assert "MISSED" in said
    for game, turns in [("classic", 34_567), ("anti", 34_577)]:
        line = next(line for line in said.splitlines() if line.startswith(f"{game} self-play, turns a second"))
        assert f"{turns + (size is bench.QUICK):,}" in line
    assert main(["bench", "--json", *words]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == KEYS
    assert (found["action_us"], found["rss_mb"]) == (12.34, None)
    assert asked == [size is bench.QUICK] * 2


def test_a_wrong_call_is_2(capsys):
    with pytest.raises(SystemExit) as left:
        main(["bench", "--slowly"])
    assert left.value.code == 2
    assert "--slowly" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.wire
def test_a_quick_run_measures_everything(capsys):
    assert main(["bench", "--quick", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == KEYS
    checkout = (Path(bot.__file__).parents[1] / "tests" / "wire" / "loopback").is_dir()
    missing = {key for key, figure in found.items() if figure is None}
    assert missing == (set() if checkout else OVER_SOCKETS)
    resting = {"idle_cpu_s", "crowd_mb"}  # an idle minute may cost less than can be counted
    assert all(figure > 0 for key, figure in found.items() if figure is not None and key not in resting)
