"""The lobby: `/play`, and the buttons with which a game gathers its seats.

Owns the lobby's message and its private settings panel. Who may do what is decided by the table layer, under its lock, so two who
press at once never take one seat or start two games.
"""

from discord import app_commands

from bot import rulesets
from bot.i18n import Words
from bot.table.house import Houses, need_start, time_of
from bot.table.lobby import need_host
from bot.table.model import Lobby, Member, Table, TableRefused
from bot.table.naming import numbered
from bot.table.pace import pace_of
from bot.table.settings import Setting, setting_value, settings_of
from bot.table.speech import KEY
from cogs._accents import GOLD
from cogs._amounts import parse_amount
from cogs._desk import Desk, names_of
from cogs._forms import Field, form
from cogs._ids import Ref, parse_number
from cogs._layout import Button, Gallery, Line, Page, Row, Text
from cogs._press import Press
from cogs._readers import of_server
from cogs._reply import Interaction, Outcome
from cogs._rights import may_manage, need_room, places_of, roles_of
from cogs._said import Said
from cogs._settings import panel, range_of
from cogs._slash import Command, Typed, slash, worded
from cogs._stage import Stages
from cogs._suggest import parts, suggesting
from cogs._times import moment
from cogs.auction import as_typed, typing_hint


class LobbyCog:
    """The lobby's command and buttons."""

    def __init__(self, desk: Desk, stages: Stages, houses: Houses) -> None:
        self._desk = desk
        self._stages = stages
        self._houses = houses
        for verb, handler in (
            ("lobby_join", self.join),
            ("lobby_leave", self.leave),
            ("lobby_add", self.add_standin),
            ("lobby_remove", self.remove_standin),
            ("lobby_settings", self.settings),
            ("lobby_set", self.set),
            ("lobby_ask", self.ask),
            ("lobby_typed", self.typed),
            ("lobby_reset", self.reset),
            ("lobby_start", self.start),
            ("lobby_cancel", self.cancel),
        ):
            desk.router.on(verb, handler)

    # --- the command

    async def play(self, interaction: Interaction, game: str | None, profile: str | None, board: str | None) -> None:
        """Open a lobby in this channel, where the server lets this person."""
        need_room(interaction)
        user = interaction.user
        house = await self._houses.of(interaction.guild_id)
        if not may_manage(interaction, interaction.guild_id):
            need_start(house, places_of(interaction), roles_of(interaction))
        if house.game and game in {None, house.game} and profile is None and board is None:
            game, profile, board = house.game, house.profile or None, house.board or None
        game = game or _game_with(rulesets.games(), profile, board)
        channel = interaction.channel_id or 0
        time, local = time_of(house, game, profile, board), house.language or of_server(interaction)
        lobby = await self._desk.tables.open_lobby(
            channel, interaction.guild_id, user.id, user.display_name, game, profile, board, time, local
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
        name = numbered(number, self._desk.words(lobby))
        await self._redraw(press, await self._desk.tables.add_standin(press.ref.game, press.user, name, number))

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

    async def without(self, lobby: Lobby, user: int) -> Lobby | None:
        """Somebody is no longer there: their seat in a lobby is free again, and the chair passes on.

        Returns:
            the lobby as it is then; None where it closed.
        """
        try:
            left = await self._desk.tables.leave_lobby(lobby.game_id, user)
        except TableRefused:
            return None
        if lobby.message is not None:
            words = self._desk.words(lobby)
            page = Page((Text(words("lobby-cancelled-other")),)) if left is None else await self._page(left)
            await self._desk.mail.edit(lobby.channel, lobby.message, page)
        return left

    async def cancel(self, press: Press) -> None:
        """Close the lobby."""
        guild = (await self._desk.tables.lobby(press.ref.game)).guild
        force = may_manage(press.interaction, guild)
        lobby = await self._desk.tables.cancel(press.ref.game, press.user, force=force)
        await self._closed(press, lobby)

    # --- settings

    async def settings(self, press: Press) -> None:
        """Open the private panel with every setting in words, or turn its page."""
        lobby = await self._desk.tables.lobby(press.ref.game)
        page = self._settings(lobby, press.user, _page_of(press.ref.arg(0)))
        if press.on_panel:
            await self._desk.mail.redraw(press.interaction, page)
        else:
            await self._desk.mail.answer(press.interaction, page)

    async def set(self, press: Press) -> None:
        """A setting was chosen in the panel."""
        key, value = press.ref.arg(0), press.values[0] if press.values else ""
        await self._configure(press, {key: value}, _page_of(press.ref.arg(1)))

    async def ask(self, press: Press) -> None:
        """Open the form of a setting that is a number."""
        lobby, setting = await self._number(press)
        words = self._desk.private(lobby)
        low, high = range_of(setting, words)
        hint = words("settings-range", low=low, high=high)
        if setting.is_sum:
            hint = f"{hint} {typing_hint(words)}".strip()
        ref = Ref(press.ref.game, 0, "lobby_typed", press.ref.args)
        field = Field("value", words("settings-typed"), hint)
        await self._desk.mail.ask(press.interaction, form(ref, words(f"setting-{setting.key}"), field))

    async def typed(self, press: Press) -> None:
        """A number was typed for a setting."""
        lobby, setting = await self._number(press)
        words = self._desk.private(lobby)
        text = press.fields.get("value", "")
        number = as_typed(text, words) if setting.is_sum else parse_amount(text)
        low, high = range_of(setting, words)
        if number is None or not setting.fits(number):
            raise Said("error-amount-range", low=low, high=high)
        await self._configure(press, {setting.key: str(number)}, _page_of(press.ref.arg(1)))

    async def _number(self, press: Press) -> tuple[Lobby, Setting]:
        lobby = await self._desk.tables.lobby(press.ref.game)
        need_host(lobby, press.user)
        found = next((it for it in settings_of(lobby) if it.key == press.ref.arg(0) and not it.values), None)
        if found is None:
            raise TableRefused("unknown_setting", key=press.ref.arg(0))
        return lobby, found

    async def reset(self, press: Press) -> None:
        """All settings back to those of the profile."""
        lobby = await self._desk.tables.lobby(press.ref.game)
        usual = {it.key: it.usual for it in settings_of(lobby)}
        await self._configure(press, usual, _page_of(press.ref.arg(0)))

    async def _configure(self, press: Press, settings: dict[str, str], page: int) -> None:
        lobby = await self._desk.tables.configure(press.ref.game, press.user, settings)
        await self._desk.mail.redraw(press.interaction, self._settings(lobby, press.user, page))
        if lobby.message is not None:
            await self._desk.mail.edit(lobby.channel, lobby.message, await self._page(lobby))

    def _settings(self, lobby: Lobby, user: int, page: int) -> Page:
        words = self._desk.private(lobby)
        name = names_of(lobby, words)[_host_seat(lobby)]
        return panel(lobby, words, page, host=user == lobby.host, host_name=name)

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


_LIMITS = frozenset({"time_limit", "turn_limit", "adjust_limit"})
"""Settings that a lobby tells also where they are the usual ones: everybody agrees to them by sitting down."""

_TIME = frozenset({"pace", "policy"})
"""Settings that have a line of their own."""


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
    seats = [
        _seat_line(lobby, member, name, rules.token_colours, words)
        for member, name in zip(lobby.members, names, strict=True)
    ]
    seats += [f"-# {words('lobby-seat-free')}"] * (rules.max_seats - len(seats))
    lacking = rules.min_seats - len(names)
    state = words("lobby-need", count=lacking) if lacking > 0 else words("lobby-ready", host=host)
    closes = words("lobby-closes", when=moment(lobby.closes))
    about = f"{_rules_line(lobby, words)}\n{_time_line(lobby, words)}\n{state}\n-# {closes}"
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
        words("settings-now", setting=words(f"setting-{it.key}"), value=setting_value(it, it.now, words))
        for it in settings_of(lobby)
        if it.key not in {*_TIME, KEY} and (it.now != it.usual or (it.key in _LIMITS and it.now != "0"))
    )
    if not changes:
        return words("lobby-rules", profile=profile)
    return words("lobby-rules-changed", profile=profile, changes=changes)


def _time_line(lobby: Lobby, words: Words) -> str:
    chosen = {it.key: setting_value(it, it.now, words) for it in settings_of(lobby) if it.key in _TIME}
    return words("lobby-time" if pace_of(lobby.clock).decision else "lobby-time-none", **chosen)


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


def _page_of(text: str) -> int:
    return parse_number(text, 99) or 0


def commands(cog: LobbyCog, desk: Desk) -> list[Command]:
    """The `/play` command."""
    words = desk.speech
    games = rulesets.games()

    async def play(
        interaction: Interaction, game: str | None = None, profile: Typed | None = None, board: Typed | None = None
    ) -> None:
        await desk.router.run(interaction, cog.play(interaction, game, profile, board), private=False)

    choices = {"game": [app_commands.Choice(name=worded(words, f"game-{game}"), value=game) for game in games]}
    return [slash(words, "play", play, choices, {part: suggesting(desk, part) for part in ("profile", "board")})]


def _game_with(games: tuple[str, ...], profile: str | None, board: str | None) -> str:
    """The first game that has this profile and this board, else the first of all."""
    wanted = {"profile": profile, "board": board}
    fits = (it for it in games if all(name in {None, *parts(it)[part]} for part, name in wanted.items()))
    return next(fits, games[0])
