"""`/game follow` and `/game unfollow`: being called at the turning points of a game that one chose.

Owns the panel. Whom a new message calls besides is asked by `cogs._stage`; what there is to follow is in `bot.table.followers`.
"""

from bot.table.followers import points_of, seat_of, turn_of
from bot.table.model import Table
from cogs._desk import button_names, names_of
from cogs._ids import Ref
from cogs._layout import Entry, Page, Select, Text
from cogs._moves import Moves, done
from cogs._people import People, seat_named, seat_suggestions
from cogs._press import Press
from cogs._reply import Interaction
from cogs._slash import Command, Typed, slash


class FollowCog:
    """Lets people follow games."""

    def __init__(self, moves: Moves, people: People) -> None:
        self._moves = moves
        self._followers = people.followers
        moves.desk.router.on("follow", self.choose)

    async def follow(self, interaction: Interaction, text: str | None) -> None:
        """Follow a seat's turns, or see what can be followed."""
        table = await self._moves.desk.tables.table_in(interaction.channel_id or 0)
        user = interaction.user.id
        points = await self._followers.points(table.game_id, user) & set(points_of(table))
        if text is not None:
            points |= {turn_of(seat_named(table, text, self._moves.desk.private()))}
            await self._followers.follow(table.game_id, user, points)
        await self._moves.desk.mail.answer(interaction, self._panel(table, points))

    async def choose(self, press: Press) -> None:
        """What was chosen in the panel counts at once."""
        table = await self._followers.follow(press.ref.game, press.user, press.values)
        await self._moves.open(press, self._panel(table, frozenset(press.values)))

    async def unfollow(self, interaction: Interaction) -> None:
        """Be called no longer, also in a game that is over."""
        table = await self._moves.desk.tables.latest_in(interaction.channel_id or 0)
        await self._followers.follow(table.game_id, interaction.user.id, ())
        said = self._moves.voice(table).words("unfollow-done")
        await self._moves.desk.mail.answer(interaction, done(said))

    def _panel(self, table: Table, points: frozenset[str]) -> Page:
        words = self._moves.voice(table).words
        names = {point: self._name(table, point) for point in points_of(table)}
        chosen = [self._name(table, point, plain=True) for point in names if point in points]
        now = words("follow-now", points=", ".join(chosen)) if chosen else words("follow-nothing")
        entries = tuple(Entry(point, name, chosen=point in points) for point, name in names.items())
        select = Select(Ref(table.game_id, 0, "follow"), words("follow-choose"), entries, least=0, most=len(entries))
        heading = Text(f"## {words('follow-heading')}\n{words('follow-intro')}")
        return Page((heading, select, Text(f"-# {now}")))

    def _name(self, table: Table, point: str, *, plain: bool = False) -> str:
        """What a point is called, in a select or, `plain`, in Discord's markdown."""
        words, seat = self._moves.voice(table).words, seat_of(point)
        if seat is not None:
            names = names_of(table, words) if plain else button_names(table, words)
            return words("follow-turn", name=names[seat])
        return words(f"follow-{point}")


def commands(cog: FollowCog, moves: Moves) -> list[Command]:
    """The commands of this cog, for the `/game` group."""
    words, router = moves.desk.speech, moves.desk.router

    async def follow(interaction: Interaction, seat: Typed | None = None) -> None:
        await router.run(interaction, cog.follow(interaction, seat))

    async def unfollow(interaction: Interaction) -> None:
        await router.run(interaction, cog.unfollow(interaction))

    return [
        slash(words, "game-follow", follow, autocomplete={"seat": seat_suggestions(moves.desk)}),
        slash(words, "game-unfollow", unfollow),
    ]
