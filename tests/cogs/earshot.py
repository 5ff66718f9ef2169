"""Hears all that leaves the bot, and has each text read by somebody who knows the language of its receiver only.

People press and ask their way through all there is to look at meanwhile, so that there is much to hear.
"""

import re

from monoglot import Monoglot
from msgspec import Struct
from wiretap import Told, receiver

from bot.i18n import catalog, languages
from bot.i18n.bundles import bundle

SHOWN = ("content", "label", "placeholder", "description", "title", "name")
"""What people see of a request's body."""
TYPED_IN = 4
DRAWN = {"text", "price", "figure"}
DRAWN_LINES = "lines"
"""What people see of a picture's parts: the rest are ids of tokens, colours and icons."""
EXAMPLES = {"Cy", "Di"}
"""Who is told of in examples of rules, beside Ann and Ben."""
PICTURE = re.compile(r"attachment://(\S+?\.png)")


def texts_in(body):
    """Whatever a request's body shows, wherever it stands."""
    if isinstance(body, list):
        for it in body:
            yield from texts_in(it)
    elif isinstance(body, dict):
        yield from (body[key] for key in SHOWN if isinstance(body.get(key), str))
        if body.get("type") == TYPED_IN and isinstance(body.get("value"), str):
            yield body["value"]
        for it in body.values():
            yield from texts_in(it)


def drawn_in(value):
    """Whatever a picture shows, wherever it stands."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            part = getattr(value, name)
            if isinstance(part, str):
                yield from [part] * (name in DRAWN)
            elif name == DRAWN_LINES and all(isinstance(it, str) for it in part):
                yield "\n".join(part)
            else:
                yield from drawn_in(part)
    elif isinstance(value, tuple | list):
        for it in value:
            yield from drawn_in(it)


class Captions(Told):
    """Pictures told instead of drawn: the texts in each, under the name with which it is sent."""

    def __init__(self, dot):
        super().__init__(dot)
        self.named = {}

    def read(self, scene):
        return drawn_in(scene)

    async def _themed(self, kind, guild, draw):
        before = len(self.texts)
        made = await super()._themed(kind, guild, draw)
        if made is not None:
            self.named[made.name] = self.texts[before:]
        return made


class Earshot:
    """All that is heard in a world.

    Attributes:
        of: the languages of people by their ids.
        table: the language of the channel.
        read: what is wrong with each text: by its language, itself, and whether it was drawn.
    """

    def __init__(self, world, pictures):
        self.world, self.pictures = world, pictures
        self.of, self.table = {}, "en"
        self.names = {*world.people, *EXAMPLES, *(catalog(it)("language-name") for it in languages())}
        self.heard = 0
        self.read, self._readers = {}, {}

    def board(self, rules):
        """From now on the names on this board may be heard, as every language has them."""
        for language in languages():
            words = catalog(language).for_rules(rules)
            for it in rules.spaces:
                self.names.add(words.place(it.id))
            short = f"picture-place-{rules.board}-"
            self.names |= {words(key) for key in bundle(language).keys if key.startswith(short)}
        self.names |= {*words.nouns.groups.values(), *words.nouns.spaces.values()}
        self._readers.clear()

    def forget(self):
        """Whatever was sent until now is not listened to."""
        self.heard = len(self.world.env.http_requests)

    def listen(self):
        """Have read what was sent since it was last asked."""
        sent = self.world.env.http_requests[self.heard :]
        self.forget()
        for request in sent:
            if isinstance(request.json, dict):
                to = receiver(self.world, request)
                language = self.table if to is None else self.of[to]
                for text in texts_in(request.json):
                    self._hear(language, text)
                for name in PICTURE.findall(str(request.json)):
                    for text in self.pictures.named[name]:
                        self._hear(language, text, drawn=True)

    def _hear(self, language, text, *, drawn=False):
        if (language, text, drawn) not in self.read:
            reader = self._readers.get(language)
            if reader is None:
                reader = self._readers[language] = Monoglot(language, self.names)
            self.read[language, text, drawn] = [*reader.strange(text), *reader.slips(text, drawn=drawn)]

    @property
    def stumbles(self):
        """Whatever a reader stumbles over, with the text that it is in."""
        return [f"{it[0]}: {', '.join(wrong)} in {it[1]!r}" for it, wrong in self.read.items() if wrong]


LOOKS = (
    ("board", {"text": True}),
    ("log", {}),
    ("hand", {}),
    ("hand", {"seat": "3"}),
    ("score", {}),
    ("trade", {}),
    ("rules", {}),
    ("rules", {"about": "x"}),
    ("game export", {}),
    ("game replace", {"seat": "1"}),
    ("game replace", {"seat": "99"}),
    ("game resign", {}),
    ("game stop", {}),
    ("game undo", {}),
    ("game host", {}),
    ("game follow", {}),
    ("me games", {}),
    ("me notify", {}),
    ("me away", {}),
    ("me language", {}),
    ("me stats", {}),
    ("me forget", {}),
    ("server standings", {}),
)
"""Commands that change nothing."""
TYPED = (("hand", "seat"), ("log", "seat"), ("rules", "about"), ("play", "profile"), ("play", "board"))
OPENS = {
    *("hand", "deeds", "streets", "sell", "trade", "build", "bank", "roles", "adjust"),
    *("bid_ask", "upto_ask", "why", "why_move", "why_event", "why_log"),
    *("read", "chart", "dice", "log", "log_board", "log_kind", "log_seat", "stats_count"),
    *("trade_with", "trade_side", "trade_money", "trade_deeds", "trade_cards", "trade_chips"),
    *("wish_zone", "wish_quiet", "wish_loud", "lobby_settings", "lobby_ask"),
}
"""What opens a panel, a form or another page, or composes what is not sent."""
FORMS = {"bid_ask", "upto_ask", "trade_money"}
OTHERS = ("roll", "buy", "end", "done", "pass", "pay")
"""What somebody presses whose turn it is not."""


class Curious:
    """Looks at all there is to look at every now and then, and is heard; mixed into what plays.

    Attributes:
        opened: what was opened so far.
    """

    earshot = None
    every = 40
    steps = 0

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.opened = set()

    async def step(self, table):
        await super().step(table)
        if self.steps % self.every == 0:
            after = await self.world.table()
            people = [it.name for it in after.members if it.user]
            await self.look(people[self.steps // self.every % len(people)], after)
        self.steps += 1
        self.earshot.listen()

    async def look(self, who, table):
        """Somebody asks for all there is, and opens what can be opened, each kind once a game."""
        await self.open(who, table.message)
        await self.misplaced(who, table)
        for command, options in LOOKS:
            shown = await self.world.slash(who, command, **options)
            if shown.response is not None:
                await self.open(who, shown.response.id)
        for command, option in TYPED:
            await self.world.people[who].autocomplete(self.world.channel, command, option, "")

    async def open(self, who, message):
        """Press and choose in a message whatever was not yet."""
        found = [it for it in self.world.controls(who, message) if it.ref.verb in OPENS - self.opened]
        for control in found:
            verb = control.ref.verb
            if verb in self.opened or self.world.find(who, verb, message=message) is None:
                continue
            self.opened.add(verb)
            now = self.world.find(who, verb, message=message)
            shown = await self.world.use(who, now, *([self.world.rng.choice(now.values)] if now.is_select else ()))
            if verb in FORMS:
                await self.world.fill(who, shown, amount="x")
            elif shown.response is not None:
                await self.open(who, shown.response.id)

    async def misplaced(self, who, table):
        """Somebody presses what is another's to press."""
        seats = {seat for it in table.state.waiting for seat in it.seats}
        if (
            table.status == "running"
            and table.members.index(next(it for it in table.members if it.name == who)) not in seats
        ):
            for control in [it for it in self.world.controls(who, table.message) if it.ref.verb in OTHERS][:1]:
                shown = await self.world.use(who, control)
                await self.open(who, shown.response.id)
