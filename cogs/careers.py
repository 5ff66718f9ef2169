"""`/me stats` and `/server standings`: what is counted of finished games.

Owns these commands, their pages, and who is counted. What is counted, and how strength is reckoned, is in `bot.table`.
"""

from typing import Final

import discord
from discord import app_commands

from bot import rulesets
from bot.engine.rules import BuilderRules
from bot.i18n import Words
from bot.names import plain_name
from bot.store.results import Rival, Standing
from bot.table.careers import MEAN, Career, Favourite, Luck, Played, career
from bot.table.counting import Counting
from bot.table.house import Houses
from bot.table.model import TableRefused
from bot.table.ratings import NEWCOMER
from cogs._accents import GOLD
from cogs._desk import Desk
from cogs._ids import Ref
from cogs._layout import Block, Button, Gallery, Page, Row, Text
from cogs._press import Press
from cogs._readers import of_server
from cogs._reply import Interaction
from cogs._said import Said
from cogs._slash import Command, Typed, slash, worded
from cogs._suggest import suggesting

RIVALS: Final = 5
LISTED: Final = 25
LUCKY: Final = 1.0
"""From so many standard deviations on the dice are said to be good or bad."""


class CareersCog:
    """Tells people how their games went."""

    def __init__(self, desk: Desk, counting: Counting, houses: Houses) -> None:
        self._desk = desk
        self._counting = counting
        self._houses = houses
        desk.router.on("stats_count", self.count)

    # --- one's own

    async def stats(self, interaction: Interaction, against: discord.abc.User | None) -> None:
        """One's own figures, privately, or how two people fare against each other."""
        await self._counting.catch_up()
        user = interaction.user.id
        page = await self._own(user, interaction.guild_id) if against is None else await self._against(user, against.id)
        await self._desk.mail.answer(interaction, page)

    async def count(self, press: Press) -> None:
        """Be counted, or no longer."""
        await self._counting.results.set_counted(press.user, counted=press.ref.arg(0) == "yes")
        page = await self._own(press.user, press.interaction.guild_id)
        if press.on_panel:
            await self._desk.mail.redraw(press.interaction, page)
        else:
            await self._desk.mail.answer(press.interaction, page)

    async def _own(self, user: int, guild: int | None) -> Page:
        words = self._desk.private()
        results = self._counting.results
        found = career(await results.of(user))
        blocks: list[Block] = [Text(f"## {words('stats-heading')}")]
        if found.played:
            ratings = await results.ratings_of(user)
            blocks += [Text("\n".join(_lines(found, ratings, words))), Text(f"-# {words('stats-rating-meaning')}")]
            blocks += await self._charts(found, guild, words)
            blocks += _rivals(await results.rivals(user, RIVALS), words)
        else:
            blocks.append(Text(words("stats-none")))
        counted = await results.is_counted(user)
        said, label, to = (
            ("stats-counted", "button-stats-leave", "no")
            if counted
            else ("stats-uncounted", "button-stats-return", "yes")
        )
        button = Button(Ref(0, 0, "stats_count", (to,)), words(label))
        return Page((*blocks, Text(f"-# {words(said)}"), Row((button,))), GOLD)

    async def _charts(self, found: Career, guild: int | None, words: Words) -> list[Gallery]:
        """The dice and the strength as pictures, in the look of the server where they were asked for."""
        pictures = self._desk.pictures
        drawn = [await pictures.luck(guild, found.luck.counts, words)] if found.luck.throws else []
        if found.curve:
            curves = {game: (NEWCOMER[0], *points) for game, points in found.curve.items()}
            drawn.append(await pictures.ratings(guild, curves, words))
        return [Gallery((it,)) for it in drawn if it is not None]

    async def _against(self, user: int, other: int) -> Page:
        words, results = self._desk.private(), self._counting.results
        shown = f"<@{other}>"
        heading = Text(f"## {words('stats-heading-against', user=shown)}")
        if not await results.is_counted(other):
            return Page((heading, Text(words("stats-against-uncounted", user=shown))))
        met = await results.rivals(user, 1, other)
        said = _rival(met[0], words) if met else words("stats-against-none", user=shown)
        return Page((heading, Text(said)), GOLD)

    # --- a server's

    async def standings(self, interaction: Interaction, game: str | None, profile: str | None) -> None:
        """Who plays a game best on this server, for everybody."""
        guild = interaction.guild_id
        if guild is None:
            raise Said("error-no-server")
        await self._counting.catch_up()
        game, profile = await self._asked(interaction, game, profile)
        house = await self._houses.of(guild)
        words = self._desk.words_in(house.language or of_server(interaction), None)
        found = await self._counting.results.standings(guild, game, profile, LISTED)
        told = {"game": words(f"game-{game}")}
        key = "standings-heading"
        if profile is not None:
            key, told["profile"] = "standings-heading-profile", words(f"profile-{game}-{profile}")
        lines = [_standing(place, it, words) for place, it in enumerate(found, 1)]
        blocks = [Text(f"## {words(key, **told)}"), Text("\n".join(lines) or words("standings-none"))]
        if lines:
            blocks.append(Text(f"-# {words('standings-meaning')}"))
        await self._desk.mail.answer(interaction, Page(tuple(blocks), GOLD), private=False)

    async def _asked(self, interaction: Interaction, game: str | None, profile: str | None) -> tuple[str, str | None]:
        """The game and profile that are asked for; without a game, the one of this channel, or the first there is."""
        games = rulesets.games()
        if game is None:
            try:
                game = (await self._desk.tables.latest_in(interaction.channel_id or 0)).rules.game
            except TableRefused:
                game = games[0]
        if game not in games:
            raise TableRefused("unknown_game")
        if profile is not None and profile not in rulesets.source(game).profile_ids:
            raise Said("error-no-profile", game=self._desk.private()(f"game-{game}"), text=plain_name(profile[:40]))
        return game, profile


def _lines(found: Career, ratings: dict[str, tuple[float, float]], words: Words) -> list[str]:
    """One's own figures, a line each."""
    lines = [_played(it, words) for it in found.played]
    for game, (mean, deviation) in ratings.items():
        lines.append(words("stats-rating", game=words(f"game-{game}"), rating=round(mean, 1), off=round(deviation, 1)))
    if found.luck.throws:
        lines.append(_dice(found.luck, words))
    if found.favourites:
        deeds = ", ".join(words("stats-deed", deed=_deed(it, words), times=it.times) for it in found.favourites)
        lines.append(words("stats-deeds", deeds=deeds))
    if found.pace:
        lines.append(words("stats-pace", time=_time(found.pace, words)))
    return [f"- {line}" for line in lines]


def _played(it: Played, words: Words) -> str:
    rules = rulesets.load(it.game, it.profile)
    points = isinstance(rules.own, BuilderRules)
    best = words("stats-best-points", points=it.best) if points else words.for_rules(rules).money(it.best)
    return words(
        "stats-played",
        game=words(f"game-{it.game}"),
        profile=words(f"profile-{it.game}-{it.profile}"),
        games=it.games,
        wins=it.wins,
        place=round(it.place, 1),
        seats=round(it.seats, 1),
        best=best,
    )


def _dice(it: Luck, words: Words) -> str:
    luck = "good" if it.off >= LUCKY else "bad" if it.off <= -LUCKY else "even"
    return words("stats-dice", mean=round(it.mean, 1), throws=it.throws, expected=round(MEAN), luck=luck)


def _deed(it: Favourite, words: Words) -> str:
    return words.for_rules(rulesets.load(it.game, it.profile, it.board)).place(it.deed)


def _time(seconds: float, words: Words) -> str:
    """A time in its largest fitting unit, rounded."""
    for unit, length in (("hours", 3600), ("minutes", 60)):
        if seconds >= 1.5 * length:
            return words(f"stats-pace-{unit}", count=round(seconds / length))
    return words("stats-pace-seconds", count=max(1, round(seconds)))


def _rivals(met: tuple[Rival, ...], words: Words) -> list[Block]:
    if not met:
        return []
    lines = "\n".join(f"- {_rival(it, words)}" for it in met)
    return [Text(f"### {words('stats-rivals-heading')}\n{lines}")]


def _rival(it: Rival, words: Words) -> str:
    return words("stats-rival", user=f"<@{it.user}>", games=it.games, ahead=it.ahead, behind=it.behind)


def _standing(place: int, it: Standing, words: Words) -> str:
    return words(
        "standings-line",
        place=place,
        user=f"<@{it.user}>",
        rating=round(it.mu, 1),
        off=round(it.sigma, 1),
        games=it.games,
        wins=it.wins,
    )


def own_commands(cog: CareersCog, desk: Desk) -> list[Command]:
    """The command of this cog for the `/me` group."""

    async def stats(interaction: Interaction, against: discord.User | None = None) -> None:
        await desk.router.run(interaction, cog.stats(interaction, against))

    return [slash(desk.speech, "me-stats", stats)]


def server_commands(cog: CareersCog, desk: Desk) -> list[Command]:
    """The command of this cog for the `/server` group."""
    words, games = desk.speech, rulesets.games()

    async def standings(interaction: Interaction, game: str | None = None, profile: Typed | None = None) -> None:
        await desk.router.run(interaction, cog.standings(interaction, game, profile), private=False)

    choices = {"game": [app_commands.Choice(name=worded(words, f"game-{game}"), value=game) for game in games]}
    return [slash(words, "server-standings", standings, choices, {"profile": suggesting(desk, "profile")})]
