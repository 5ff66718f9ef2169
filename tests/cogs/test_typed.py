"""Everything that people can type: no field without a limit, and nothing typed that gets more than one plain private sentence.

All options of all commands and all fields of all forms are listed by what Discord is told of them, so that a new one is noticed.
"""

import ast
import re
from pathlib import Path

import pytest

import cogs
from bot.engine.decisions import AwaitAuction
from bot.engine.state import Auction
from bot.engine.steps import OpenManage
from cogs._forms import TYPED

TEXT, NUMBER, USER = 3, 4, 6
LONGEST = 100
SENTENCE, RULES = 400, 2000

OPTIONS = {
    ("play", "game"),
    ("play", "profile"),
    ("play", "board"),
    ("hand", "seat"),
    ("log", "page"),
    ("log", "seat"),
    ("rules", "about"),
    ("game kick", "seat"),
    ("game replace", "seat"),
    ("game follow", "seat"),
    ("me away", "days"),
    ("me away", "until"),
    ("server standings", "profile"),
}
"""What can be typed into commands; each is sent everything hostile below."""

REFUSED = {("me away", "days")}
"""Numbers of which Discord lets any be typed, as our sentence says more than its own would."""

FORMS = {
    ("cogs/auction.py", "amount"),
    ("cogs/trade.py", "amount"),
    ("cogs/lobby.py", "value"),
    ("cogs/notify.py", "offset"),
    ("cogs/notify.py", "start"),
    ("cogs/notify.py", "end"),
}
"""The fields of all forms, by the module that opens them."""

HOSTILE = (
    "@everyone",
    "<@&1> <@1> <#2>",
    "**x__ ||y|| `z`",
    "[a](http://x.y)",
    "# big\n> quote",
    "\u202eevil\u2066",
    "שלום",
    "\u200b\u2060",
    "漢字",
    "1_000",
    "\uff11\uff12",
    "\u0663",
    "-5",
    "9" * 40,
    "1e9",
    "'; DROP TABLE games; --",
    "x" * 40,
    "\0",
)


def options(commands, path=""):
    for command in commands:
        for option in command.get("options", []):
            name = f"{path}{command['name']}"
            if option["type"] in {1, 2}:
                yield from options([{"name": f"{name} {option['name']}", "options": option.get("options", [])}])
            else:
                yield name, option


def typed_options(world):
    tree = world.env.bot.tree
    found = options([command.to_dict(tree) for command in tree.get_commands()])
    return {(name, it["name"]): it for name, it in found if it["type"] in {TEXT, NUMBER} and not it.get("choices")}


def test_every_option_that_can_be_typed_is_listed_and_has_a_limit(world):
    found = typed_options(world)
    assert set(found) == {it for it in OPTIONS if it != ("play", "game")}
    for name, it in found.items():
        if it["type"] == TEXT:
            assert 1 <= it.get("max_length", 10**6) <= LONGEST, name
        elif name not in REFUSED:
            assert "min_value" in it, name
            assert it.get("max_value", 10**12) <= 10**6, name


def fields():
    """The first argument of every `Field(…)` in the cogs."""
    folder = Path(next(iter(cogs.__path__)))
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Field":
                yield f"cogs/{file.name}", ast.literal_eval(node.args[0])


def test_every_field_of_a_form_is_listed():
    assert set(fields()) == FORMS


def test_forms_are_made_in_one_place_and_bounded_there():
    folder = Path(next(iter(cogs.__path__)))
    makers = {it.name for it in folder.glob("*.py") if re.search(r"\bTextInput\b|\bui\.Modal\(", it.read_text("utf-8"))}
    assert makers == {"_forms.py"}
    assert TYPED <= LONGEST


def is_plain(text, most=SENTENCE):
    assert 0 < len(text) <= most, text
    assert "Something went wrong" not in text
    bare = re.sub(r"\\.", "", text)
    assert not re.search(r"@(everyone|here)|<[@#]|\]\(|https?://|\|\||__", bare), text
    assert "\u202e" not in text


def answered(world, shown):
    """What somebody was told privately."""
    message = shown.response
    assert message is not None
    assert message.ephemeral
    return world.texts(message._message)


async def bystander(world):
    await world.game("Ann", "Ben")
    table = await world.table()
    return table.serial


@pytest.mark.parametrize("typed", HOSTILE, ids=ascii)
@pytest.mark.parametrize(
    ("command", "option"), sorted(OPTIONS - {("play", "game"), ("log", "page"), ("me away", "days")})
)
async def test_whatever_is_typed_into_a_command_gets_one_plain_sentence(world, command, option, typed):
    serial = await bystander(world)
    shown = await world.slash("Ann", command, **{option: typed[:LONGEST]})
    is_plain(answered(world, shown), RULES if command == "rules" else SENTENCE)
    assert (await world.table()).serial == serial


@pytest.mark.parametrize(
    ("command", "option", "typed"),
    [
        ("log", "page", 10**6),
        ("me away", "days", 2**53 - 1),
        ("me away", "days", 1 - 2**53),
        ("me away", "days", 0),
    ],
)
async def test_large_numbers_are_numbers(world, command, option, typed):
    await bystander(world)
    shown = await world.slash("Ann", command, **{option: typed})
    assert "Something went wrong" not in answered(world, shown)


async def open_auction(world):
    await world.game("Ann", "Ben")

    def begin(state):
        state.agenda[:] = [OpenManage()]
        state.waiting.clear()
        state.auction = Auction("oriental")
        state.number += 1
        state.waiting.append(AwaitAuction(state.number, (0, 1), "oriental"))

    await world.put(begin)


async def bid(world):
    await open_auction(world)
    return await world.press("Ann", "bid_ask"), ("amount",)


async def upto(world):
    await open_auction(world)
    return await world.press("Ann", "upto_ask"), ("amount",)


async def trade(world):
    await world.game("Ann", "Ben")
    await world.slash("Ann", "trade")
    await world.choose("Ann", "trade_with", "1")
    return await world.press("Ann", "trade_money"), ("amount",)


async def setting(world):
    await world.lobby("Ann", "Ben")
    await world.press("Ann", "lobby_settings")
    for _ in range(9):
        if world.find("Ann", "lobby_ask") is not None:
            break
        panel = world.last("Ann").id
        turning = [it for it in world.controls("Ann", panel) if it.ref.verb == "lobby_settings"]
        await world.use("Ann", turning[-1])
    return await world.press("Ann", "lobby_ask"), ("value",)


async def zone(world):
    await world.slash("Ann", "me notify")
    return await world.press("Ann", "wish_zone"), ("offset",)


async def quiet(world):
    await world.slash("Ann", "me notify")
    return await world.press("Ann", "wish_quiet"), ("start", "end")


OPENED = {
    "cogs/auction.py": (bid, upto),
    "cogs/trade.py": (trade,),
    "cogs/lobby.py": (setting,),
    "cogs/notify.py": (zone, quiet),
}


def test_every_form_is_opened_below():
    assert set(OPENED) == {module for module, _ in FORMS}


@pytest.mark.parametrize("typed", HOSTILE, ids=ascii)
@pytest.mark.parametrize("opened", [it for some in OPENED.values() for it in some], ids=lambda it: it.__name__)
async def test_whatever_is_typed_into_a_form_gets_one_plain_sentence(world, opened, typed):
    form, names = await opened(world)
    assert form.modal is not None
    limits = re.findall(r"'max_length': (\d+)", str(form.modal))
    assert len(limits) == len(names)
    assert all(int(it) <= LONGEST for it in limits)
    before = len(world.messages("Ann"))
    done = await world.fill("Ann", form, **dict.fromkeys(names, typed))
    is_plain(answered(world, done))
    assert len(world.messages("Ben")) <= before


@pytest.mark.parametrize("typed", [*HOSTILE, "", " " * 32, "x" * 100], ids=ascii)
@pytest.mark.parametrize(
    ("command", "option"),
    [("play", "profile"), ("play", "board"), ("hand", "seat"), ("rules", "about"), ("game follow", "seat")],
)
async def test_suggestions_are_bounded_whatever_is_typed(world, command, option, typed):
    await bystander(world)
    found = await world.people["Ann"].autocomplete(world.channel, command, option, typed)
    assert len(found) <= 25
    assert all(1 <= len(it["name"]) <= 100 and 1 <= len(str(it["value"])) <= 100 for it in found)
