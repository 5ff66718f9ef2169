"""The lobby: `/play`, and the buttons with which a game gathers its seats.

Owns the lobby's message and its private settings panel. Who may do what is decided by the table layer, under its lock, so two who
press at once never take one seat or start two games.
"""

from discord import app_commands

from bot import rulesets
from bot.i18n import Words
from bot.table.model import Lobby, Member, Table, TableRefused
from cogs._accents import GOLD
from cogs._desk import Desk, names_of
from cogs._ids import Ref
from cogs._layout import Button, Entry, Gallery, Line, Page, Row, Select, Text
from cogs._press import Press
from cogs._reply import Interaction, Outcome
from cogs._rights import may_manage, need_room
from cogs._slash import Command, slash
from cogs._stage import Stages


class LobbyCog:
    """The lobby's command and buttons."""

    def __init__(self, desk: Desk, stages: Stages) -> None:
        self._desk = desk
        self._stages = stages
        for verb, handler in (
            ("lobby_join", self.join),
            ("lobby_leave", self.leave),
            ("lobby_add", self.add_standin),
            ("lobby_remove", self.remove_standin),
            ("lobby_settings", self.settings),
            ("lobby_set", self.set),
            ("lobby_reset", self.reset),
            ("lobby_start", self.start),
            ("lobby_cancel", self.cancel),
        ):
            desk.router.on(verb, handler)

    # --- the command

    async def play(self, interaction: Interaction, game: str, profile: str | None, board: str | None) -> None:
        """Open a lobby in this channel."""
        need_room(interaction)
        user = interaction.user
        channel = interaction.channel_id or 0
        lobby = await self._desk.tables.open_lobby(
            channel, interaction.guild_id, user.id, user.display_name, game, profile, board
        )
        page = await self._page(lobby)
        outcome = await self._desk.mail.answer(interaction, page, private=False)
        if outcome is not Outcome.DONE:
            await self._post(lobby)
            return
        message = await interaction.original_response()
        await self._desk.tables.set_message(lobby.game_id, message.id)

    async def show(self, interaction: Interaction) -> bool:
        """Show the channel's lobby anew in answer to a command; False where there is none."""
        try:
            lobby = await self._desk.tables.lobby_in(interaction.channel_id or 0)
        except TableRefused:
            return False
        await self._desk.mail.answer(interaction, await self._page(lobby), private=False)
        return True

    # --- the buttons

    async def join(self, press: Press) -> None:
        """Take a seat."""
        await self._redraw(press, await self._desk.tables.join(press.ref.game, press.user, press.name))

    async def leave(self, press: Press) -> None:
        """Give up one's seat."""
        before = await self._desk.tables.lobby(press.ref.game)
        left = await self._desk.tables.leave_lobby(press.ref.game, press.user)
        if left is None:
            await self._closed(press, before)
        else:
            await self._redraw(press, left)

    async def add_standin(self, press: Press) -> None:
        """Let a stand-in take a seat."""
        lobby = await self._desk.tables.lobby(press.ref.game)
        number = 1 + sum(member.user is None for member in lobby.members)
        name = self._desk.words(lobby)("lobby-standin-name", number=number)
        await self._redraw(press, await self._desk.tables.add_standin(press.ref.game, press.user, name))

    async def remove_standin(self, press: Press) -> None:
        """Send the last stand-in away."""
        await self._redraw(press, await self._desk.tables.remove_standin(press.ref.game, press.user))

    async def start(self, press: Press) -> None:
        """Begin the game: the lobby's message closes, the first stage appears."""
        turn = await self._desk.tables.start(press.ref.game, press.user)
        await self._desk.tables.set_message(press.ref.game, None)
        words = self._desk.words(turn.table)
        started = Page((Text(f"**{words('lobby-started')}**"), Text("\n".join(_seats(turn.table, words)))), GOLD)
        await self._desk.mail.redraw(press.interaction, started)
        await self._stages.show(turn, by=None)

    async def cancel(self, press: Press) -> None:
        """Close the lobby."""
        lobby = await self._desk.tables.cancel(press.ref.game, press.user, force=may_manage(press.interaction))
        await self._closed(press, lobby)

    # --- settings

    async def settings(self, press: Press) -> None:
        """Open the private panel with every setting in words."""
        lobby = await self._desk.tables.lobby(press.ref.game)
        await self._desk.mail.answer(press.interaction, _settings(lobby, self._desk.words(lobby), press.user))

    async def set(self, press: Press) -> None:
        """A setting was chosen in the panel."""
        key, value = press.ref.arg(0), press.values[0] if press.values else ""
        await self._configure(press, {key: value})

    async def reset(self, press: Press) -> None:
        """All settings back to those of the profile."""
        lobby = await self._desk.tables.lobby(press.ref.game)
        await self._configure(press, dict(rulesets.load(lobby.game, lobby.profile, lobby.board).settings))

    async def _configure(self, press: Press, settings: dict[str, str]) -> None:
        lobby = await self._desk.tables.configure(press.ref.game, press.user, settings)
        await self._desk.mail.redraw(press.interaction, _settings(lobby, self._desk.words(lobby), press.user))
        if lobby.message is not None:
            await self._desk.mail.edit(lobby.channel, lobby.message, await self._page(lobby))

    # --- showing

    async def _page(self, lobby: Lobby) -> Page:
        words = self._desk.words(lobby)
        cover = await self._desk.pictures.cover(lobby, words)
        return lobby_page(lobby, words, *([] if cover is None else [Gallery((cover,))]))

    async def _redraw(self, press: Press, lobby: Lobby) -> None:
        newest = await self._desk.tables.lobby(lobby.game_id)
        await self._desk.mail.redraw(press.interaction, await self._page(newest))

    async def _post(self, lobby: Lobby) -> None:
        posted = await self._desk.mail.post(lobby.channel, await self._page(lobby))
        await self._desk.tables.set_message(lobby.game_id, posted.message)

    async def _closed(self, press: Press, lobby: Lobby) -> None:
        words = self._desk.words(lobby)
        host = press.user == lobby.host
        name = names_of(lobby, words)[_host_seat(lobby)]
        said = words("lobby-cancelled", host=name) if host else words("lobby-cancelled-other")
        await self._desk.mail.redraw(press.interaction, Page((Text(said),)))


def _seats(table: Table, words: Words) -> list[str]:
    """The seats of a game that begins: tokens and names."""
    names = names_of(table, words)
    return [f"{words(f'token-{it.token}-sign')} {name}" for it, name in zip(table.members, names, strict=True)]


def _host_seat(lobby: Lobby) -> int:
    return next((seat for seat, member in enumerate(lobby.members) if member.user == lobby.host), 0)


def lobby_page(lobby: Lobby, words: Words, *cover: Gallery) -> Page:
    """The lobby's message."""
    rules = rulesets.load(lobby.game, lobby.profile, lobby.board)
    names = names_of(lobby, words)
    host = names[_host_seat(lobby)]
    title = Text(f"## {words('lobby-title', game=words(f'game-{lobby.game}'))}\n{words('lobby-host', host=host)}")
    colours = {token.id: token.colour for token in rules.own.tokens}
    seats = [_seat_line(lobby, member, name, colours, words) for member, name in zip(lobby.members, names, strict=True)]
    seats += [f"-# {words('lobby-seat-free')}"] * (rules.max_seats - len(seats))
    lacking = rules.min_seats - len(names)
    state = words("lobby-need", count=lacking) if lacking > 0 else words("lobby-ready", host=host)
    about = f"{_rules_line(lobby, words)}\n{state}"
    return Page(
        (title, *cover, Text("\n".join(seats)), Line(), Text(about), *_buttons(lobby, rules.max_seats, lacking, words)),
        GOLD,
    )


def _seat_line(lobby: Lobby, member: Member, name: str, colours: dict[str, str], words: Words) -> str:
    key = "lobby-seat"
    if member.standin:
        key = "lobby-seat-standin"
    elif member.user == lobby.host:
        key = "lobby-seat-host"
    return words(
        key,
        sign=words(f"token-{member.token}-sign"),
        name=f"**{name}**",
        token=words(f"token-{member.token}"),
        colour=words(f"colour-{colours[member.token]}"),
    )


def _rules_line(lobby: Lobby, words: Words) -> str:
    profile = words(f"profile-{lobby.game}-{lobby.profile}")
    changes = ", ".join(
        words("settings-now", setting=words(f"setting-{key}"), value=words(f"setting-{key}-{value}"))
        for key, value in sorted(lobby.settings.items())
    )
    if not changes:
        return words("lobby-rules", profile=profile)
    return words("lobby-rules-changed", profile=profile, changes=changes)


def _buttons(lobby: Lobby, most: int, lacking: int, words: Words) -> tuple[Row, ...]:
    full = len(lobby.members) >= most
    standins = any(member.user is None for member in lobby.members)

    def button(verb: str, key: str, style: str = "grey", *, off: bool = False) -> Button:
        return Button(Ref(lobby.game_id, 0, f"lobby_{verb}"), words(f"lobby-{key}"), style, off=off)

    return (
        Row(
            (
                button("join", "join", "blue" if lacking <= 0 else "green", off=full),
                button("leave", "leave"),
                button("add", "add-standin", off=full),
                button("remove", "remove-standin", off=not standins),
            )
        ),
        Row(
            (
                button("start", "start", "green", off=lacking > 0),
                button("settings", "settings"),
                button("cancel", "cancel", "red"),
            )
        ),
    )


def _settings(lobby: Lobby, words: Words, user: int) -> Page:
    """The settings panel: the host's with selects, everybody else's to read."""
    source = rulesets.source(lobby.game).choices
    host = user == lobby.host
    name = names_of(lobby, words)[_host_seat(lobby)]
    intro = words("settings-intro") if host else words("settings-only-host", host=name)
    blocks: list[Text | Select | Row] = [Text(f"## {words('settings-heading')}\n{intro}")]
    for key, values in source.items():
        now = lobby.settings.get(key, values[0])
        said = words("settings-now", setting=f"**{words(f'setting-{key}')}**", value=words(f"setting-{key}-{now}"))
        blocks.append(Text(f"{said}\n-# {words(f'setting-{key}-rule')}"))
        if host:
            blocks.append(_setting(lobby, key, values, now, words))
    if host:
        blocks.append(
            Row((Button(Ref(lobby.game_id, 0, "lobby_reset"), words("settings-reset"), off=not lobby.settings),))
        )
    return Page(tuple(blocks))


def _setting(lobby: Lobby, key: str, values: list[str], now: str, words: Words) -> Select:
    entries = tuple(
        Entry(value, words(f"setting-{key}-{value}"), words(f"setting-{key}-{value}-description"), chosen=value == now)
        for value in values
    )
    return Select(
        Ref(lobby.game_id, 0, "lobby_set", (key,)), words("settings-choose", setting=words(f"setting-{key}")), entries
    )


def commands(cog: LobbyCog, desk: Desk) -> list[Command]:
    """The `/play` command."""
    words = desk.speech
    games = rulesets.games()
    rules = {game: rulesets.load(game) for game in games}

    async def play(
        interaction: Interaction, game: str | None = None, profile: str | None = None, board: str | None = None
    ) -> None:
        await desk.router.run(interaction, cog.play(interaction, game or games[0], profile, board), private=False)

    def choice(key: str, value: str) -> app_commands.Choice[str]:
        return app_commands.Choice(name=words(key), value=value)

    choices = {
        "game": [choice(f"game-{game}", game) for game in games],
        "profile": [choice(f"profile-{game}-{it.profile}", it.profile) for game, it in rules.items()],
        "board": [choice(f"board-{it.board}", it.board) for it in rules.values()],
    }
    return [slash(words, "play", play, choices)]
