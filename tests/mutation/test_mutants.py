"""The faults are what they should be: one line, where rules are, and nothing else."""

import ast
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import bot

_SPEC = spec_from_file_location("mutants", Path(__file__).with_name("mutants.py"))
mutants = module_from_spec(_SPEC)
_SPEC.loader.exec_module(mutants)
ROOT = Path(bot.__file__).parent.parent


def faults(source):
    """The lines of a small module with each of its faults."""
    made = mutants.in_python(Path("m.py"), source.encode())
    return [mutant.applied(source.encode()).decode() for mutant in made]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a < 5 <= b", ["x = a <= 5 <= b", "x = a < 5 < b", "x = a < 6 <= b", "x = a < 4 <= b"]),
        ("x = a and b and c", ["x = a or b and c", "x = a and b or c"]),
        ("x = a + b", ["x = a - b"]),
        ("x = not a", ["x = a"]),
        ("x = True", ["x = False"]),
        ("x = a[0]", ["x = a[1]"]),
        ("if a:\n    f(b)", ["if (not (a)):\n    f(b)", "if a:\n    pass"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if (not (a))]"]),
        ("a.b = c", ["pass"]),
        ("a.b += c", ["pass"]),
        ("del a[b]", ["pass"]),
        ("raise Refused(a)", ["pass"]),
        ("x = (é, a == b)", ["x = (é, a != b)"]),
    ],
)
def test_faults_of_code(source, expected):
    assert faults(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""Words: 1 and 2."""',
        "x: Literal[1]",
        "class A(B, frozen=True):\n    x: int = 1",
        "@cache(maxsize=5)\ndef f(x: int) -> int: ...",
        "x = AwaitRoll(0, seats)",
        "x = zip(a, b, strict=True)",
        "del seat",
        "raise TypeError(1)",
        "return_ = None",
    ],
)
def test_what_carries_no_rule_stays_as_it_is(source):
    assert faults(source) == []


def test_faults_of_data():
    text = b'version = 1\nkept = 6 # not 7\nid = "a1"\n2 = "red"\nrent = [30, 60]\nfloors = [\n    { any = 2 },\n]\n'
    made = [mutant.applied(text).decode() for mutant in mutants.in_data(Path("d.toml"), text)]
    plain = text.decode()
    changes = [
        ("= 6", "= 7"),
        ("= 6", "= 5"),
        ("30", "31"),
        ("30", "29"),
        ("60", "61"),
        ("60", "59"),
        ("any = 2", "any = 3"),
        ("any = 2", "any = 1"),
    ]
    assert made == [plain.replace(old, new) for old, new in changes]


def test_every_fault_of_the_engine_still_parses():
    found = mutants.all_mutants(ROOT)
    assert len(found) > 1_000
    for mutant in found:
        source = (ROOT / mutant.file).read_bytes()
        changed = mutant.applied(source)
        assert changed != source
        if mutant.file.suffix == ".py":
            ast.parse(changed)
