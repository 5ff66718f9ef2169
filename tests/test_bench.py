"""`python -m bot bench`: every figure under its name, and honest about what it can't measure. Nothing gates on time."""

import json
from pathlib import Path

import msgspec
import pytest

import bot
from bot.__main__ import main
from bot.bench import commits, figures, idle, load, pictures, play, presses, scrape
from bot.bench import run as bench
from bot.bench.figures import Figures, budgets, report
from bot.bench.loaded import Loaded
from bot.bench.pictures import Measured
from bot.bench.wire import loopback
from bot.engine.kernel import apply
from bot.gallery.kinds import KINDS
from bot.i18n.plain import english
from bot.rulesets import load as rules_of

KEYS = {
    "action_us", "turns_per_s", "board_ms", "board_kb", "island_ms", "island_kb", "commits_per_s", "press_cpu_ms",
    "press_p50_ms", "press_p99_ms", "rss_mb", "start_s", "idle_cpu_s", "crowd_mb",
}  # fmt: skip
OVER_SOCKETS = {"press_cpu_ms", "press_p50_ms", "press_p99_ms", "rss_mb", "start_s", "idle_cpu_s", "crowd_mb"}
RULES = rules_of("builder")
SAMPLE = Figures(
    action_us=12.34, turns_per_s=25_000, board_ms=1.0, board_kb=170.0, island_ms=1.0, island_kb=90.0, commits_per_s=2500,
    press_cpu_ms=None, press_p50_ms=None, press_p99_ms=None, rss_mb=None,
    start_s=None, idle_cpu_s=None, crowd_mb=None,
)  # fmt: skip
LOADED = Loaded(
    presses=100, rate=50.0, games=20, held_back=0, failed=0, faults=0, complaints=(), late=0, refused={"not_your_seat": 3},
    shown_ms=(9.0, 20.0, 30.0), answered_ms=(9.0, 20.0, 30.0), lag_ms=5.0, cpu_ms=4.0, picture_ms=2.0, memory_mb=(100.0, 101.0),
)  # fmt: skip


def test_every_figure_has_a_line_and_every_line_a_figure():
    assert {budget.key for budget in budgets(isal=True)} == KEYS == set(Figures.__struct_fields__)


def test_the_report_says_what_is_kept_missed_and_not_measured():
    lines = {line[:34].strip(): line[34:] for line in report(english, SAMPLE, isal=True).splitlines()}
    assert lines["one action, µs of CPU"].endswith("kept")
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
        assert play.turns_per_s(rules_of(game), 2, 1) > 0


def test_every_kind_of_picture_that_a_game_has_is_measured():
    found = pictures.of_kinds(RULES)
    assert {it.kind for it in found} == set(KINDS)
    assert all(0 < it.kb < 256 and it.ms > 0 for it in found)


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
    monkeypatch.setattr(
        bench, "kinds_of_pictures", lambda game: [Measured("hand", 2.5, 33.3 if game == "anti" else 200)]
    )
    monkeypatch.setattr(bench, "street_turns_per_s", lambda game, *, quick: 34_567 + 10 * (game == "anti") + quick)
    assert main(["bench", *words]) == 0
    said = capsys.readouterr().out
    assert "MISSED" in said
    for game, turns in [("classic", 34_567), ("anti", 34_577)]:
        line = next(line for line in said.splitlines() if line.startswith(f"{game} self-play, turns a second"))
        assert f"{turns + (size is bench.QUICK):,}" in line
    verdicts = {line[:34].strip(): line.split()[-1] for line in said.splitlines()}
    assert (verdicts["anti hand, KB"], verdicts["builder hand, KB"]) == ("kept", "MISSED")
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


@pytest.mark.slow
@pytest.mark.wire
def test_a_short_load_is_answered_to_the_last_press(capsys):
    if loopback() is None:
        pytest.skip("needs the loopback Discord of a checkout")
    assert main(["bench", "--load", "--seconds", "5", "--rate", "8", "--games", "20", "--json"]) == 0, (
        capsys.readouterr()
    )
    found = json.loads(capsys.readouterr().out)
    assert (found["failed"], found["faults"], found["complaints"]) == (0, 0, [])
    assert found["presses"] > 10
    assert found["games"] >= 20


def test_without_the_loopback_there_is_no_load(monkeypatch, tmp_path):
    monkeypatch.setattr(bot, "__file__", str(tmp_path / "bot" / "__init__.py"))
    assert main(["bench", "--load"]) == 2


@pytest.mark.parametrize(
    ("amiss", "code"), [({}, 0), ({"failed": 1}, 1), ({"faults": 1}, 1), ({"presses": 0}, 1), ({"cpu_ms": 99.0}, 0)]
)
def test_a_load_ends_with_1_for_what_is_counted_never_for_what_is_timed(monkeypatch, capsys, amiss, code):
    figures_found = msgspec.structs.replace(LOADED, **amiss)
    monkeypatch.setattr(load, "measure", lambda plan, tell: figures_found)
    assert main(["bench", "--load"]) == code
    said = capsys.readouterr().out
    assert ("MISSED" in said) == bool(amiss.keys() & {"failed", "faults", "cpu_ms"})
    assert "not_your_seat 3" in said


def test_the_page_of_metrics_is_read_as_sums_and_quantiles():
    le = [("0.1", 90.0), ("0.5", 99.0), ("+Inf", 100.0)]
    samples = {("lag_bucket", (("le", end),)): count for end, count in le}
    samples |= {("refusals", (("code", "a"),)): 2.0, ("refusals", (("code", "b"),)): 0.0}
    page = scrape.Page(samples)
    assert [page.quantile("lag", share) for share in (0.5, 0.95, 0.999)] == [0.1, 0.5, float("inf")]
    assert page.quantile("none", 0.5) is None
    assert page.by("refusals", "code") == {"a": 2}
    assert page.since(page).total("refusals") == 0
