"""The command line: each command helps, works, and says plainly what is wrong with a call; exit codes are honest."""

import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.__main__ import COMMANDS, main
from bot.commands import preview
from bot.gallery.kinds import KINDS

RECORDED = ["simulate", "--game", "builder", "--seats", "3", "--games", "1", "--seed", "7"]


@pytest.fixture
def record(tmp_path, capsys):
    """A recorded game of three stand-ins."""
    assert main([*RECORDED, "--record", str(tmp_path / "records")]) == 0
    capsys.readouterr()
    (file,) = (tmp_path / "records").iterdir()
    return file


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command, capsys):
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"banker {command}" in capsys.readouterr().out


@pytest.mark.parametrize("argv", [[], ["bake"], ["cases"], ["preview"], ["simulate", "--seats", "many"]])
def test_a_wrong_call_is_a_usage_error(argv, capsys):
    with pytest.raises(SystemExit) as left:
        main(argv)
    assert left.value.code == 2
    assert "usage: banker" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["simulate", "--game", "chess"], "unknown game"),
        (["simulate", "--seats", "9"], "2 to 4"),
        (["cases", "nowhere.toml"], "no such file"),
        (["preview", "nowhere.jsonl", "out.png"], "nowhere.jsonl"),
    ],
)
def test_what_is_wrong_with_the_input_is_said_in_a_line(argv, said, capsys):
    assert main(argv) == 2
    err = capsys.readouterr().err
    assert said in err
    assert "Traceback" not in err


def test_backup_and_restore(tmp_path, capsys):
    file, copy = tmp_path / "a.db", tmp_path / "b.db"
    assert main(["migrate", str(file)]) == 0
    assert main(["backup", str(copy), "--db", str(file)]) == 0
    assert "0 games, 0 of them running; checked" in capsys.readouterr().out
    assert main(["backup", str(copy), "--db", str(file)]) == 2
    assert "there already" in capsys.readouterr().err
    assert main(["restore", str(copy), "--db", str(file)]) == 0
    assert "what was there is kept as" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "no.db"), "--db", str(file)]) == 2
    assert "no such file" in capsys.readouterr().err


def test_the_doctor_has_an_honest_exit_code(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("bot.i18n.completeness.check_all", list)  # takes long, and has tests of its own
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("BANKER_DB", str(tmp_path / "a.db"))
    assert main(["doctor"]) == 0
    assert "nothing to mend" in capsys.readouterr().out
    (tmp_path / "a.db").write_text("mine")
    assert main(["doctor"]) == 1
    assert "to mend: 1" in capsys.readouterr().out


def test_the_sandbox_says_where_its_page_is_and_whom_one_can_be(capsys, monkeypatch):
    sandbox = pytest.importorskip("bot.sandbox")

    async def serve(*, port, database, ready):
        await ready(None, SimpleNamespace(url=f"http://127.0.0.1:{port}/{database}"))
        return 0

    monkeypatch.setattr(sandbox, "serve_sandbox", serve)
    assert main(["sandbox", "--port", "8123", "--db", "mine.db"]) == 0
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8123/mine.db" in said
    assert all(name in said for name in sandbox.MEMBERS)


def test_all_data_are_well(capsys):
    assert main(["check-data"]) == 0, capsys.readouterr().out
    assert "all well" in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["board", "island", "hand", "final", "cover"])
@pytest.mark.parametrize("move", ["0", "40", None])
def test_any_picture_of_a_record_can_be_written(record, tmp_path, capsys, kind, move):
    out = tmp_path / "out.png"
    assert main(["preview", str(record), str(out), "--kind", kind, *(["--move", move] if move else [])]) == 0
    assert out.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--move", "99999"], "there is no move 99999"),
        (["--kind", "auction", "--move", "0"], "there is no auction"),
        (["--kind", "trade"], "there is no trade"),
        (["--kind", "hand", "--seat", "7"], "there is no seat 7"),
        (["--theme", "neon"], "unknown theme"),
        (["--language", "xx"], "xx"),
    ],
)
def test_a_picture_that_is_not_there_is_refused(record, tmp_path, capsys, words, said):
    assert main(["preview", str(record), str(tmp_path / "out.png"), *words]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_all_kinds_of_pictures_are_written_with_a_contact_sheet_and_always_the_same(tmp_path, capsys):
    call = ["preview", "--game", "classic", "--theme", "dark", "--all"]
    for folder in ("one", "two"):
        assert main([*call, str(tmp_path / folder)]) == 0
    assert "dark-classic-en.webp" in capsys.readouterr().out
    one, two = (
        {file.relative_to(tmp_path / folder): file.read_bytes() for file in (tmp_path / folder).rglob("*.*")}
        for folder in ("one", "two")
    )
    assert one == two
    shown = {file.stem.partition("-")[0] for file in one if file.suffix == ".png"}
    assert shown == set(KINDS) - {"island", "build"}
    for moment in ("empty", "middle", "crowded", "crowded-long-names"):
        assert Path("dark", "classic", "en", f"board-{moment}.png") in one


def test_the_gallery_can_draw_what_can_be_asked_for():
    assert set(preview.KINDS) == set(KINDS)


@pytest.mark.parametrize(
    ("words", "said"),
    [(["--game", "chess"], "unknown game"), (["--theme", "neon"], "unknown theme"), (["--language", "xx"], "xx")],
)
def test_a_gallery_of_what_there_is_not_is_refused(tmp_path, capsys, words, said):
    assert main(["preview", "--all", str(tmp_path / "out"), *words]) == 2
    assert said in capsys.readouterr().err


def test_a_broken_record_is_told_by_its_line(record, tmp_path, capsys):
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[3] = lines[3][:-5]
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join(lines), encoding="utf-8")
    assert main(["preview", str(broken), str(tmp_path / "out.png")]) == 2
    assert "line 4" in capsys.readouterr().err


def test_migrating_makes_a_database_and_then_has_nothing_to_do(tmp_path, capsys):
    file = tmp_path / "banker.db"
    assert main(["migrate", str(file)]) == 0
    assert main(["migrate", str(file)]) == 0
    said = capsys.readouterr().out
    assert "nothing to do" in said
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()


def test_a_foreign_file_is_never_migrated(tmp_path, capsys):
    file = tmp_path / "notes.db"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE notes (text)")
    db.close()
    before = file.read_bytes()
    assert main(["migrate", str(file)]) == 2
    assert "notes.db" in capsys.readouterr().err
    assert file.read_bytes() == before
