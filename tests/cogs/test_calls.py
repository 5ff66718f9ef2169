"""Whole games of people with hostile names: every message calls whom it is meant to call, each once, and nobody else.

Whatever is sent is looked at as it leaves the bot: the words, and the mentions that Discord is allowed to make of them.
"""

import re
import unicodedata

import pytest
from crew import Crew, Player
from policy import Policy
from simcord.components import walk_components

from bot.engine.decisions import AwaitAuction
from cogs._shown import awaited_users

ODD = (
    "@everyone",
    "<@&1> <@1>",
    "\u202eevil\u2067\u05e9\u05dc\u05d5\u05dd",
    "**x__ ||y|| `z`",
    "[a](http://x.y) <t:0:R>",
    "# 漢字\n> 🎲",
)
"""Names, and so are the keys by which the tests know these people."""
NEW, FORM = 4, 9
MENTION = re.compile(r"<@!?(\d+)>")
OURS = re.compile(r"<@\d+>|<t:\d{6,}:[Rf]>|`[0-9a-f]{64}`|`/[a-z ]+`")
"""What the bot itself marks up in ways that a name must not."""
MARKED = re.compile(r"@(everyone|here)|<[@#:t/]|\]\(|https?://|\|\||`|__")
ESCAPED = re.compile(r"\\[\\`*_~|<>\[\]#/+-]")


def seat(world, count):
    """So many people with such names."""
    for at, name in enumerate(ODD[:count]):
        world.people[name] = world.guild.add_member(world.env.create_user(f"odd{at}", global_name=name))
    return ODD[:count]


class Sent:
    """One request that shows something: what it says, and whom it may call."""

    def __init__(self, request):
        kind = request.json.get("type") if "data" in request.json else None
        self.new = kind == NEW or (request.method == "POST" and request.path.startswith("/channels/"))
        body = request.json.get("data") or request.json
        self.path = request.path
        parts = list(walk_components(body.get("components") or []))
        self.texts = [it["content"] for it in parts if it.get("type") == 10]
        self.labels = [it.get(key) or "" for it in parts for key in ("label", "placeholder")]
        options = [option for it in parts for option in it.get("options") or []]
        self.labels += [option.get(key) or "" for option in options for key in ("label", "description")]
        self.allowed = body.get("allowed_mentions")
        self.words = "\n".join(self.texts)

    def check(self, people):
        """Nobody is called but by id, each once, and only by a new message."""
        ids = [int(it) for it in MENTION.findall(self.words)]
        assert len(set(ids)) == len(ids), self.words
        assert set(ids) <= people
        assert self.allowed is not None, self.path
        assert self.allowed.get("parse", []) == []
        assert not self.allowed.get("roles")
        assert not self.allowed.get("replied_user")
        called = [int(it) for it in self.allowed.get("users") or ()]
        assert sorted(called) == sorted(ids) if self.new else not called, (self.path, self.words)
        for text in self.texts:
            assert not MARKED.search(OURS.sub("", ESCAPED.sub("", text))), text
        for text in (*self.texts, *self.labels):
            assert not [
                it for it in text if unicodedata.bidirectional(it) in {"LRE", "RLE", "LRO", "RLO", "LRI", "RLI"}
            ]
            assert text.count("\u2068") == text.count("\u2069"), text
        return called


def shows(body):
    """Whether a request's body is a message; forms call nobody."""
    return isinstance(body, dict) and body.get("type") != FORM and bool((body.get("data") or body).get("components"))


class Called:
    """Mixed into what plays: looks at what every step sends."""

    since = turns = alone = 0

    def listen(self):
        sent = self.world.env.http_requests[self.since :]
        self.since += len(sent)
        shown = [Sent(it) for it in sent if shows(it.json)]
        people = {it.id for it in self.world.people.values()}
        return [user for it in shown for user in it.check(people)]

    async def step(self, table):
        self.listen()
        await super().step(table)
        after = await self.world.table()
        called = self.listen()
        if after.status != "running":
            assert not called
        elif after.state.turn != table.state.turn and not any(
            isinstance(it, AwaitAuction) for it in after.state.waiting
        ):
            user = after.members[after.state.turn].user
            assert user in called
            assert sorted(called) == sorted(awaited_users(after)), "the turn passed: one mention of each who is awaited"
            self.alone += called == [user]
            self.turns += 1
        else:
            assert len(set(called)) == len(called)


class CalledPolicy(Called, Policy):
    pass


class CalledPlayer(Called, Player):
    pass


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "settings", "options"),
    [
        ("builder", 3, {}, {}),
        ("classic", 6, {"turn_limit": "6"}, {}),
        ("anti", 4, {}, {"profile": "two_hours"}),
    ],
)
async def test_every_message_of_a_game_calls_whom_it_should_and_nobody_else(world, game, seats, settings, options):
    crew = Crew(world, game)
    names = seat(world, seats)
    await crew.game(*names, settings=settings, **options)
    player = CalledPolicy(world) if game == "builder" else CalledPlayer(crew, trades=0.1)
    if game == "anti":
        for _ in range(90):
            await player.step(await world.table())
        now = world.tables.now()
        world.tables._clock = lambda: now + 2 * 60 * 60
    table = await player.play()
    assert table.status == "over"
    assert player.turns > 3 * seats
    assert player.alone > 0.9 * player.turns, "as a rule that is whose turn it is, and nobody else"
