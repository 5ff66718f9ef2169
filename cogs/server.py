"""`/server defaults`: what who manages a server settles for its games.

Owns the private panel. What can be settled, and what it means, is in `bot.table.house`.
"""

import re
from typing import Final

import discord

from bot import rulesets
from bot.i18n import Words
from bot.looks import USUAL, looks
from bot.table.house import House, Houses
from bot.table.model import TableRefused
from bot.table.pace import all_policies, clock_file, usual_clock, value
from bot.table.seats import STOPPERS
from bot.table.speech import AUTOMATIC, chosen, language_name, values
from bot.table.speech import value as value_of
from cogs._desk import Desk
from cogs._ids import Ref
from cogs._layout import PER_SELECT, Block, Button, Entry, Page, Pick, Row, Select, Text
from cogs._press import Press
from cogs._reply import Interaction
from cogs._rights import may_manage
from cogs._said import Said
from cogs._slash import Command, slash

_ID: Final = re.compile(r"[1-9][0-9]{0,18}")
LARGEST_ID: Final = 2**63 - 1
NONE: Final = "none"


class ServerCog:
    """Lets managers of servers settle things."""

    def __init__(self, desk: Desk, houses: Houses) -> None:
        self._desk = desk
        self._houses = houses
        for verb, handler in (
            ("server_channels", self.channels),
            ("server_starters", self.starters),
            ("server_stop", self.stop),
            ("server_game", self.game),
            ("server_board", self.board),
            ("server_pace", self.pace),
            ("server_policy", self.policy),
            ("server_language", self.language),
            ("server_theme", self.theme),
            ("server_reset", self.reset),
        ):
            desk.router.on(verb, handler)

    async def defaults(self, interaction: Interaction) -> None:
        """Open the panel."""
        guild = _managed(interaction)
        page = panel(await self._houses.of(guild), self._desk.private(), interaction.guild)
        await self._desk.mail.answer(interaction, page)

    async def channels(self, press: Press) -> None:
        """Where games may start."""
        await self._settle(press, channels=_ids(press))

    async def starters(self, press: Press) -> None:
        """Which roles may start them."""
        await self._settle(press, starters=_ids(press))

    async def stop(self, press: Press) -> None:
        """Who may stop them."""
        await self._settle(press, stop=_value(press))

    async def game(self, press: Press) -> None:
        """What `/play` opens by itself: a game and a profile, on that profile's usual board."""
        if _value(press) == NONE:
            await self._settle(press, game="", profile="", board="")
            return
        game, _, profile = _value(press).partition(".")
        await self._settle(press, game=game, profile=profile, board="")

    async def board(self, press: Press) -> None:
        """On which board."""
        await self._settle(press, board=_value(press))

    async def pace(self, press: Press) -> None:
        """How long decisions may take at new tables."""
        await self._settle(press, pace=_value(press))

    async def policy(self, press: Press) -> None:
        """What happens at new tables when somebody's time is up."""
        await self._settle(press, policy=_value(press))

    async def language(self, press: Press) -> None:
        """What new tables speak."""
        await self._settle(press, language=chosen(_value(press)))

    async def theme(self, press: Press) -> None:
        """How pictures look, at once and at all tables."""
        await self._settle(press, theme=_value(press))

    async def reset(self, press: Press) -> None:
        """Back to the usual."""
        house = await self._houses.reset(_managed(press.interaction))
        await self._desk.mail.redraw(press.interaction, panel(house, self._desk.private(), press.interaction.guild))

    async def _settle(self, press: Press, **changes: object) -> None:
        house = await self._houses.settle(_managed(press.interaction), **changes)
        await self._desk.mail.redraw(press.interaction, panel(house, self._desk.private(), press.interaction.guild))


def _managed(interaction: Interaction) -> int:
    """The server that this person manages, where they ask.

    Raises:
        Said: in direct messages.
        TableRefused: `not_manager_here`.
    """
    if interaction.guild_id is None:
        raise Said("error-dm")
    if not may_manage(interaction, interaction.guild_id):
        raise TableRefused("not_manager_here")
    return interaction.guild_id


def _value(press: Press) -> str:
    return press.values[0] if press.values else ""


def _ids(press: Press) -> tuple[int, ...]:
    """The channels or roles that were chosen."""
    if not all(_ID.fullmatch(value) and int(value) <= LARGEST_ID for value in press.values):
        raise Said("error-unknown-choice")
    return tuple(dict.fromkeys(map(int, press.values)))


def panel(house: House, words: Words, guild: discord.Guild | None) -> Page:
    """What is settled, and the menus to change it; `guild` tells which channels and roles there still are."""

    def ref(verb: str) -> Ref:
        return Ref(0, 0, f"server_{verb}")

    channels = tuple(it for it in house.channels if guild is not None and guild.get_channel(it) is not None)
    starters = tuple(it for it in house.starters if guild is not None and guild.get_role(it) is not None)
    places = " ".join(f"<#{it}>" for it in house.channels)
    roles = " ".join(f"<@&{it}>" for it in house.starters)
    stops = tuple(
        Entry(it, words(f"server-stop-{it}"), words(f"server-stop-{it}-description"), chosen=it == house.stop)
        for it in STOPPERS
    )
    blocks: list[Block] = [
        Text(f"## {words('server-heading')}\n{words('server-intro')}"),
        Text(words("server-channels", places=places) if places else words("server-channels-any")),
        Pick(ref("channels"), words("server-channels-choose"), "channel", channels),
        Text(words("server-starters", roles=roles) if roles else words("server-starters-any")),
        Pick(ref("starters"), words("server-starters-choose"), "role", starters),
        Text(words("server-stop", who=words(f"server-stop-{house.stop}"))),
        Select(ref("stop"), words("server-stop-choose"), stops),
        Text(_game_line(house, words)),
        Select(ref("game"), words("server-game-choose"), _games(house, words)),
    ]
    boards = _boards(house, words)
    if len(boards) > 1:
        blocks.append(Select(ref("board"), words("server-board-choose"), boards))
    blocks += _time(house, words)
    blocks += _language(house, words)
    blocks += _theme(house, words)
    reset = Button(ref("reset"), words("server-reset"), off=house == House())
    return Page((*blocks, Text(f"-# {words('server-always')}"), Row((reset,))))


def _game_line(house: House, words: Words) -> str:
    if not house.game:
        return words("server-game-any")
    rules = rulesets.load(house.game, house.profile or None, house.board or None)
    names = {
        "game": words(f"game-{rules.game}"),
        "profile": words(f"profile-{rules.game}-{rules.profile}"),
        "board": words(f"board-{rules.board}"),
    }
    return words("server-game", **names)


def _time(house: House, words: Words) -> list[Block]:
    """How the time of new tables runs, and the menus to change it."""
    usual = usual_clock()
    offered = {"pace": tuple(it.id for it in clock_file().paces), "policy": all_policies()}
    now = {key: getattr(house, key) or value(usual, key) for key in offered}
    said = words("server-time", **{key: words(f"setting-{key}-{it}") for key, it in now.items()})
    blocks: list[Block] = [Text(said)]
    for key, choices in offered.items():
        entries = tuple(
            Entry(it, words(f"setting-{key}-{it}"), words(f"setting-{key}-{it}-description"), chosen=it == now[key])
            for it in choices
        )
        blocks.append(Select(Ref(0, 0, f"server_{key}"), words(f"setting-{key}"), entries))
    return blocks


def _language(house: House, words: Words) -> list[Block]:
    """What new tables speak, and the menu to change it."""
    now = value_of(house.language)
    names = {it: words("server-language-auto") if it == AUTOMATIC else language_name(it, words) for it in values()}
    entries = tuple(Entry(it, name, chosen=it == now) for it, name in names.items())
    said = words("server-language", language=names[now])
    return [Text(said), Select(Ref(0, 0, "server_language"), words("server-language-choose"), entries)]


def _theme(house: House, words: Words) -> list[Block]:
    """How pictures look, and the menu to change it."""
    now = house.theme or USUAL
    entries = tuple(
        Entry(it, words(f"theme-{it}"), words(f"theme-{it}-description"), chosen=it == now) for it in looks()
    )
    said = words("server-theme", theme=words(f"theme-{now}"))
    return [Text(said), Select(Ref(0, 0, "server_theme"), words("server-theme-choose"), entries)]


def _games(house: House, words: Words) -> tuple[Entry, ...]:
    """All games with their profiles, as far as one menu holds them."""
    entries = [Entry(NONE, words("server-game-none"), chosen=not house.game)]
    for game in rulesets.games():
        for profile in rulesets.source(game).profile_ids:
            chosen = (house.game, house.profile) == (game, profile)
            label = f"{words(f'game-{game}')}: {words(f'profile-{game}-{profile}')}"
            entries.append(Entry(f"{game}.{profile}", label, chosen=chosen))
    return tuple(entries[:PER_SELECT])


def _boards(house: House, words: Words) -> tuple[Entry, ...]:
    if not house.game:
        return ()
    now = rulesets.load(house.game, house.profile or None, house.board or None).board
    found = rulesets.source(house.game).board_ids
    return tuple(Entry(it, words(f"board-{it}"), chosen=it == now) for it in found)


def commands(cog: ServerCog, desk: Desk) -> list[Command]:
    """The commands of the `/server` group."""

    async def defaults(interaction: Interaction) -> None:
        await desk.router.run(interaction, cog.defaults(interaction))

    return [slash(desk.speech, "server-defaults", defaults)]
