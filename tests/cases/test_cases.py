"""Every case file of the project, one test a case; and how `banker cases` tells of faults."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cases import play, read
from bot.errors import DataError
from bot.i18n.plain import english

FOLDER = Path(__file__).parent
CASES = read([FOLDER])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{Path(case.file).stem}: {case.name}")
def test_case(case):
    assert not play(case)


def test_names_tell_the_cases_of_a_file_apart():
    names = [(case.file, case.name) for case in CASES]
    assert len(set(names)) == len(names)


# --- failing and broken cases

HEAD = """
[[case]]
name  = "the case in question"
rule  = "builder.turn.own: shown wrongly"
game  = "builder"
seats = ["Ann", "Ben"]
given.dice = [[3, 5]]
"""

WRONG = [
    ('play = ["Ben roll"]', "step 1 'Ben roll': refused: not_your_turn"),
    ('play = ["!Ann roll -> not_your_turn"]', "step 1 '!Ann roll -> not_your_turn': accepted, not refused"),
    ('play = ["!Ben roll -> in_jail"]', "refused as not_your_turn, not in_jail"),
    ('play = ["!Ben roll -> tired"]', "a known code"),
    ('play = ["Ann roll -> not_your_turn"]', "a refusal is written"),
    ('play = ["Ann dance"]', "'Ann dance' does not parse"),
    ('play = ["Ann build"]', "'Ann build' does not parse"),
    ('play = ["Ann bid 10 20"]', "'Ann bid 10 20' does not parse"),
    ('play = ["Ann offer Ben 10 for nothing"]', "does not parse"),
    ('play = ["Ann offer Ben: 10"]', "does not parse"),
    ('play = ["Ann"]', "a line is `SEAT VERB"),
    ('play = ["Zed roll"]', "no seat is called 'Zed'"),
    ('play = ["Ann roll", "Ann end", "Ben roll"]', "step 3 'Ben roll': the script gives no further dice"),
    ('given.dice = [[4]]\nplay = ["Ann roll"]', "the script gives no further throw of 2 dice"),
    ('then = { "Ann.deeds" = [["oriental"]] }', "Ann.deeds is [], not [['oriental']]"),
    ('play = ["Ann roll"]\nthen = { "Ann.at" = 9 }', "Ann.at is 8, not 9"),
    ('then = { "Ann.at" = true }', "Ann.at is 0, not True"),
    ('then = { "over" = 0 }', "over is False, not 0"),
    ('then = { "turn" = "Ben" }', "turn is 'Ann', not 'Ben'"),
    ('then = { "Ann.chips" = { red = 3 } }', "Ann.chips is {'red': 4}, not {'red': 3}"),
    ('then = { "Ann.may" = ["roll"] }', "Ann.may is ['offer', 'resign', 'roll'], not ['roll']"),
    ('then = { "Ann.luck" = 1 }', "no such figure: 'Ann.luck'"),
    ('then = { "z9.height" = 1 }', "no such figure: 'z9.height'"),
    ('then = { "luck" = 1 }', "no such figure: 'luck'"),
    ("given.Zed = { cash = 1 }", "unknown key 'Zed'"),
    ("given.Ann = { coins = 1 }", "given.Ann: unknown key 'coins'"),
    ("given.Ann = { cash = -1 }", "given.Ann.cash: a whole number from 0"),
    ("given.Ann = { jailed = 4 }", "given.Ann.jailed: at most 3"),
    ("given.Ann = { at = 32 }", "no such space: 32"),
    ('given.Ann = { deeds = ["nowhere"] }', "unknown deed 'nowhere'"),
    ('given.Ann = { deeds = ["oriental"] }\ngiven.Ben = { mortgaged = ["oriental"] }', "oriental has two owners"),
    ('given.Ann = { cards = ["pay_50"] }', "nobody can hold pay_50"),
    ('given.Ann = { cards = ["joker"] }', "no pile has a card 'joker' left"),
    ("given.Ann = { chips = { red = 21 } }", "there are only 20 red chips"),
    ("given.Ann = { chips = { blue = 1 } }", "unknown colour 'blue'"),
    ("given.Ann = { towers = { c3 = 1 } }", "no tower of 1 floors can stand on c3"),
    ("given.Ann = { towers = { b3 = 4, b4 = 4, b5 = 4, e5 = 1 } }", "only 12 blocks"),
    ('given.Ann = { token = "cat" }\ngiven.Ben = { token = "cat" }', "tokens must be different"),
    ("given.bank = { red = 21 }", "there are only 20 red chips"),
    ('given.chance = ["joker"]', "unknown card 'joker'"),
    ("given.Ann = 5", "given.Ann: a table is needed"),
    ('turn = "Zed"', "turn: no seat is called 'Zed'"),
    ('options = { rent = "never" }', "'never' is none of auto, claim"),
    ('options = { luck = "good" }', "unknown setting"),
    ('profile = "tournament"', "unknown profile"),
    ('board = "moon"', "unknown board"),
]


@pytest.fixture
def write(tmp_path):
    def write_(text, name="file.toml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write_


@pytest.mark.parametrize(("lines", "wrong"), WRONG, ids=[lines for lines, _ in WRONG])
def test_a_wrong_case_is_told_by_file_name_and_fault(lines, wrong, write, capsys):
    path = write(
        HEAD.replace("given.dice = [[3, 5]]\n", "" if "given.dice" in lines else "given.dice = [[3, 5]]\n") + lines
    )
    assert main(["cases", str(path)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{path}: the case in question: ")
    assert wrong in first
    assert last == "0 passed, 1 failed"


@pytest.mark.parametrize("seats", ['["Ann"]', '["Ann", "Ann"]', '["Ann", "Ben", "Cy", "Di", "Eve"]'])
def test_seats_must_fit_the_game(seats, write):
    path = write(HEAD.replace('["Ann", "Ben"]', seats))
    assert "takes 2 to 4 seats with names that differ" in play(read([path])[0]).told(english)


def test_an_unknown_game_fails_its_case(write):
    assert "unknown game" in play(read([write(HEAD.replace('"builder"', '"chess"'))])[0]).told(english)


def test_passing_cases_are_counted_last(write, capsys):
    path = write(HEAD + 'play = ["Ann roll"]\n' + HEAD + 'play = ["!Ben roll"]\n' + HEAD + 'then = { "Ann.at" = 1 }')
    assert main(["cases", str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 1 failed"


def test_the_projects_own_cases_pass_on_the_command_line(capsys):
    assert main(["cases", str(FOLDER)]) == 0
    assert capsys.readouterr().out == f"{len(CASES)} passed, 0 failed\n"


BROKEN = [
    ("[[case]\n", "not valid TOML"),
    ("", "a case file holds [[case]] tables and nothing else"),
    ('luck = "good"\n' + HEAD, "a case file holds [[case]] tables and nothing else"),
    (HEAD + 'plays = ["Ann roll"]', "case 'the case in question': Object contains unknown field `plays`"),
    (HEAD + 'play = "Ann roll"', "case 'the case in question': Expected `array`, got `str`"),
    ('[[case]]\ngame = "builder"\nseats = ["Ann", "Ben"]', "case 0: Object missing required field `name`"),
]


@pytest.mark.parametrize(("text", "wrong"), BROKEN, ids=[wrong for _, wrong in BROKEN])
def test_a_broken_file_is_told_with_its_name(text, wrong, write, capsys):
    path = write(text)
    assert main(["cases", str(path)]) == 2
    error = capsys.readouterr().err
    assert str(path) in error
    assert wrong in error


def test_a_path_without_cases_is_told(tmp_path):
    with pytest.raises(DataError, match="no such file or folder"):
        read([tmp_path / "nowhere"])
    with pytest.raises(DataError, match="no case file below"):
        read([tmp_path])


def test_folders_are_walked(write, tmp_path):
    (tmp_path / "deeper").mkdir()
    write(HEAD, "b.toml")
    write(HEAD, "deeper/a.toml")
    write("no case", "notes.txt")
    assert [Path(case.file).name for case in read([tmp_path])] == ["b.toml", "a.toml"]


# --- the notation

ANTI = """
[[case]]
name  = "the case in question"
rule  = "anti.roles.split: shown wrongly"
game  = "anti"
seats = ["Ann", "Ben", "Cy", "Di"]
"""

WRONG_ROLES = [
    ('given.Ann = { role = "banker" }', "given.Ann.role: one of competitor, monopolist is needed, not 'banker'"),
    ("given.Ann = { role = 1 }", "given.Ann.role: one of competitor, monopolist is needed, not 1"),
    (
        "\n".join(f'given.{name} = {{ role = "monopolist" }}' for name in ("Ann", "Ben", "Cy")),
        "given: the roles may differ by one seat at most",
    ),
    ('given.Ann = { deeds = ["wall_st"], houses = { wall_st = 6 } }', "given.Ann.houses: no 6 can stand on wall_st"),
    (
        'given.Ben = { deeds = ["fifth_ave", "wall_st"], houses = { wall_st = 5 } }',
        "given.Ben.houses: no 5 can stand on wall_st",
    ),
    ("given.Ann = { houses = { wall_st = 1 } }", "given.Ann.houses: no 1 can stand on wall_st"),
    ('given.Ben = { deeds = ["wall_st"], houses = { wall_st = 1 } }', "wall_st is built on without a monopoly"),
    ('given.Ann = { mortgaged = ["wall_st"], houses = { wall_st = 1 } }', "wall_st is mortgaged and built on"),
    ('given.Ann = { deeds = ["us_railroad"], houses = { us_railroad = 1 } }', "nothing can stand on us_railroad"),
    ("given.bank = { houses = 1 }", "unknown key 'bank'"),
    ('given.competitor = ["throw_8"]', "given.competitor: unknown card 'throw_8'"),
    ('then = { "Ann.role" = "monopolist" }', "Ann.role is 'competitor', not 'monopolist'"),
    ('then = { "us_railroad.height" = 1 }', "no such figure: 'us_railroad.height'"),
    ('options = { mode = "C" }', "unknown profile 'C'"),
    ('options = { foundation_fee = "16" }', "none of 160, 10"),
]


@pytest.mark.parametrize(("lines", "wrong"), WRONG_ROLES, ids=[lines for lines, _ in WRONG_ROLES])
def test_a_wrong_case_of_anti_monopoly_is_told(lines, wrong, write):
    assert wrong in play(read([write(ANTI + lines)])[0]).told(english)


@pytest.mark.parametrize(
    ("given", "roles"),
    [
        ({}, "CMCM"),
        ({"Ann": "M"}, "MCCM"),
        ({"Ann": "M", "Ben": "C"}, "MCCM"),
        ({"Ben": "C", "Di": "C"}, "MCMC"),
    ],
)
def test_roles_are_dealt_in_turn_but_where_a_case_says_otherwise(given, roles, write):
    names = {"C": "competitor", "M": "monopolist"}
    lines = [f'given.{seat} = {{ role = "{names[role]}" }}' for seat, role in given.items()]
    lines += [
        f'then.{seat}.role = "{names[role]}"' for seat, role in zip(("Ann", "Ben", "Cy", "Di"), roles, strict=True)
    ]
    assert not play(read([write(ANTI + "\n".join(lines))])[0])


def test_a_choice_that_made_itself_may_be_spelled_out(write):
    text = HEAD.replace("[[3, 5]]", "[[1, 3]]") + 'given.chance = ["gift_from_each"]\n'
    spelled = text + 'play = ["Ann roll", "Ben choose purple"]\nthen = { "Ann.chips" = { purple = 1 } }'
    assert not play(read([write(spelled)])[0])
    twice = text + 'play = ["Ann roll", "Ben choose purple", "Ben choose purple"]'
    assert "step 3" in play(read([write(twice)])[0]).told(english)
    other = text + 'play = ["Ann roll", "Ben choose red"]'
    assert "step 2" in play(read([write(other)])[0]).told(english)


def test_keys_may_be_dotted_or_quoted(write):
    dotted = HEAD + "then.Ann.chips = { red = 4 }\nthen.Ann.cash = 900\nthen.bank.green = 20\nthen.b3.height = 0\n"
    assert not play(read([write(dotted)])[0])
    assert "bank.green is 20, not 19" in play(read([write(dotted.replace("= 20", "= 19"))])[0]).told(english)


def test_deeds_and_spaces_go_by_any_of_their_names(write):
    text = HEAD + 'given.Ann = { deeds = ["oriental_avenue"], at = "st_charles_place" }\n'
    then = 'then = { "oriental.owner" = "Ann", "oriental_avenue.owner" = "Ann", "Ann.at" = "st_charles", "Ann.deeds" = ["oriental_avenue"] }'
    assert not play(read([write(text + then)])[0])
