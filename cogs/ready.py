"""What all seats settle at once, each by itself: who swaps roles before the first turn, how holdings are adjusted at the end.

Owns the two private panels and the word that one is ready. The public buttons stand there once for all seats; whoever presses answers
the own decision of that seat.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.engine.actions import Build, Choose, Finish, Sell
from bot.engine.decisions import AwaitAdjusting, AwaitRoles, Decision
from bot.engine.games.anti import roles, worth
from bot.engine.games.anti.owned import own_state
from bot.engine.options import Exact
from bot.table.model import Table, TableRefused
from bot.table.voice import Voice
from cogs._accents import accent_of
from cogs._controls import offered, tag_of
from cogs._desk import button_names
from cogs._ids import Ref, parse_number
from cogs._layout import Block, Button, Page, Row, Text
from cogs._moves import Moves, done, open_decision
from cogs._press import Press
from cogs._said import Said

_KINDS: Final[dict[str, type[Decision]]] = {tag_of(kind): kind for kind in (AwaitRoles, AwaitAdjusting)}


class ReadyCog:
    """Opens the panels, swaps, and lets seats be ready."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("done", self.done),
            ("roles", self.roles),
            ("roles_swap", self.swap),
            ("adjust", self.adjust),
        ):
            moves.desk.router.on(verb, handler)

    async def done(self, press: Press) -> None:
        """Be ready: with one's role, or with one's holdings."""
        if await self._changed(press):
            return
        own = press if press.ref.number else (await self._own(press, _KINDS.get(press.ref.arg(0))))[0]
        if press.on_panel:
            await self._moves.on_panel(own, Finish(), self._after)
        else:
            await self._moves.on_stage(own, Finish())

    async def _after(self, table: Table, seat: int) -> Page:
        del seat
        return done(self._moves.voice(table).words("panel-ready"))

    async def _own(self, press: Press, kind: type[Decision] | None) -> tuple[Press, Table, int]:
        """The press as one on the presser's own decision of that kind.

        Raises:
            TableRefused: as `Moves.seated`; `already_decided` where no such decision waits for this seat, `unknown_control` where there is no
                such kind.
        """
        table, seat = await self._moves.seated(press)
        if kind is None:
            raise TableRefused("unknown_control")
        decision = open_decision(table, seat, kind)
        if decision is None:
            raise await self._moves.overtaken(press)
        ref = Ref(press.ref.game, decision.number, press.ref.verb, press.ref.args)
        return replace(press, ref=ref), table, seat

    async def _changed(self, press: Press) -> bool:
        """Show a panel anew that shows what is no longer so: somebody swapped, or this seat built by another panel."""
        table, seat = await self._moves.seated(press)
        for kind, page in ((AwaitRoles, self._roles), (AwaitAdjusting, self._adjusting)):
            decision = open_decision(table, seat, kind)
            if decision is not None and press.ref.number not in {0, decision.number}:
                await self._moves.open(press, page(table, seat, self._moves.voice(table).words("panel-changed")))
                return True
        return False

    # --- roles

    async def roles(self, press: Press) -> None:
        """Show who would swap roles with this seat, and with whom it could."""
        _, table, seat = await self._own(press, AwaitRoles)
        await self._moves.open(press, self._roles(table, seat))

    async def swap(self, press: Press) -> None:
        """Say with whom one would swap roles."""
        if await self._changed(press):
            return
        other = parse_number(press.ref.arg(0), 99)
        if other is None:
            raise Said("error-unknown-choice")
        await self._moves.on_panel(press, Choose(seat=other), self._again)

    async def _again(self, table: Table, seat: int) -> Page:
        return self._roles(table, seat)

    def _roles(self, table: Table, seat: int, said: str = "") -> Page:
        voice = self._moves.voice(table)
        words, held = voice.words, own_state(table.state)
        decision = open_decision(table, seat, AwaitRoles)
        if decision is None:
            return done(words("panel-ready"))
        role, houses = held.roles[seat], roles.rules_of(table.rules, table.state, seat).houses
        lines = [said or words("roles-intro"), words(f"roles-you-{role}", houses=houses)]
        lines += [words("roles-asked", name=voice.seat(it)) for it, to in held.wishes.items() if to == seat]
        if seat in held.wishes:
            lines.append(words("roles-asking", name=voice.seat(held.wishes[seat])))
        blocks: list[Block] = [Text(f"## {words('roles-heading')}\n" + "\n".join(lines))]
        swaps = tuple(_swaps(table, seat, decision.number, voice))
        if swaps:
            blocks.append(Row(swaps))
        ready = Ref(table.game_id, decision.number, "done", (tag_of(AwaitRoles),))
        blocks.append(Row((Button(ready, words("button-done-roles"), "grey" if swaps else "green"),)))
        return Page(tuple(blocks), accent_of(table, seat))

    # --- adjusting

    async def adjust(self, press: Press) -> None:
        """Show what the closing would leave this seat, and the ways to change that."""
        _, table, seat = await self._own(press, AwaitAdjusting)
        await self._moves.open(press, self._adjusting(table, seat))

    def _adjusting(self, table: Table, seat: int, said: str = "") -> Page:
        voice = self._moves.voice(table)
        words = voice.words
        decision = open_decision(table, seat, AwaitAdjusting)
        if decision is None:
            return done(words("panel-ready"))
        ref = Ref(table.game_id, decision.number, "done", (tag_of(AwaitAdjusting),))
        ready = Button(ref, words("button-done-adjust"), "green")
        lines = [said or words("adjust-intro"), *_forecast(table, seat, voice)]
        text = Text(f"## {words('adjust-heading')}\n" + "\n".join(lines))
        return Page((text, Row((*_ways(table, seat, voice), ready))), accent_of(table, seat))


def _swaps(table: Table, seat: int, number: int, voice: Voice) -> Iterable[Button]:
    """A button for each seat with which this one could swap; green for who asked for it."""
    wishes, names = own_state(table.state).wishes, button_names(table, voice.words)
    for option in offered(table, seat):
        match option:
            case Exact(action=Choose(seat=int(other))):
                style = "green" if wishes.get(other) == seat else "blue"
                ref = Ref(table.game_id, number, "roles_swap", (str(other),))
                yield Button(ref, voice.words("button-roles-swap", name=names[other]), style)


def _forecast(table: Table, seat: int, voice: Voice) -> list[str]:
    """What the closing would leave as things stand: a part of the cash, and one round of income."""
    cash = table.state.seats[seat].cash
    keeps = roles.rules_of(table.rules, table.state, seat).keeps
    kept, income = cash * keeps // 100, worth.income(table.rules, table.state, seat)
    words = voice.words
    return [
        words("adjust-cash", cash=voice.money(cash), percent=keeps, kept=voice.money(kept)),
        words("adjust-income", amount=voice.money(income)),
        words("adjust-total", amount=voice.money(kept + income)),
    ]


def _ways(table: Table, seat: int, voice: Voice) -> Iterable[Button]:
    """The panels in which this seat could change something."""
    kinds = {type(it.action) for it in offered(table, seat) if isinstance(it, Exact)}
    for kind, verb in ((Build, "streets"), (Sell, "sell")):
        if kind in kinds:
            yield Button(Ref(table.game_id, 0, verb), voice.words(f"button-{verb}"))
    yield Button(Ref(table.game_id, 0, "deeds"), voice.words("button-manage-deeds"))
