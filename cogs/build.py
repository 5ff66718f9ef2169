"""The build panel: a floor, a place, and which chips to pay, with the island beside it.

Owns the panel only; what may be built, and for what, is read from the engine's options.
"""

from bot.engine.actions import Build, Chips
from bot.engine.decisions import AwaitManage
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.options import BuildFloor, payments
from bot.table.model import Table
from bot.table.voice import Voice
from cogs._accents import accent_of
from cogs._ids import parse_chips, parse_number, write_chips
from cogs._layout import Block, Entry, Gallery, Page, Row, Text
from cogs._moves import Moves, done, find, open_decision
from cogs._panel import Form, do, pick_one, read
from cogs._press import Press

FIELDS = ("height", "cell", "pay")


class BuildCog:
    """Opens the panel, and builds."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        moves.desk.router.on("build", self.panel)
        moves.desk.router.on("build_go", self.build)

    async def panel(self, press: Press) -> None:
        """Open the panel, or show it with what was chosen."""
        press, table, seat = await self._moves.opening(press, AwaitManage)
        await self._moves.open(press, await self._page(table, seat, read(press, "build", FIELDS)))

    async def build(self, press: Press) -> None:
        """Build what was chosen, and offer to go on."""
        form = read(press, "build", FIELDS)
        table, _ = await self._moves.deciding(press)
        pay = parse_chips(form.fields["pay"], own_rules(table.rules).colours)

        async def after(table: Table, seat: int) -> Page:
            decision = open_decision(table, seat, AwaitManage)
            said = self._moves.voice(table).words("build-done")
            if decision is None or not find(table, seat, BuildFloor):
                return done(said)
            return await self._page(table, seat, form.numbered(decision.number), said)

        await self._moves.on_panel(press, Build(form.fields["cell"], pay=pay), after)

    async def _page(self, table: Table, seat: int, form: Form, said: str = "") -> Page:
        voice = self._moves.voice(table)
        options = find(table, seat, BuildFloor)
        if not options:
            return done(voice.words("build-nothing"))
        option = _chosen(options, form)
        form = _settled(form, option)
        island = await self._moves.desk.pictures.island(table, voice.words, option.cells)
        heading = Text(f"## {voice.words('build-heading')}\n{said or voice.words('build-intro')}")
        blocks: list[Block] = [heading]
        if island is not None:
            blocks.append(Gallery((island,)))
        blocks += [
            Text(_about(voice, option, own_state(table.state).blocks[seat])),
            *_choices(voice, options, option, form),
        ]
        ready = form.fields["cell"] in option.cells and bool(form.fields["pay"])
        blocks.append(Row((do(form, "build_go", voice.words("button-build-go"), ready=ready),)))
        return Page(tuple(blocks), accent_of(table, seat))


def _chosen(options: list[BuildFloor], form: Form) -> BuildFloor:
    height = parse_number(form.fields["height"], 99)
    return next((option for option in options if option.height == height), options[0])


def _settled(form: Form, option: BuildFloor) -> Form:
    """The form with what follows from the floor: a place and chips that don't belong to it are forgotten."""
    ways = [write_chips(way) for way in payments(option)]
    cell = form.fields["cell"] if form.fields["cell"] in option.cells else ""
    if len(option.cells) == 1:
        cell = option.cells[0]
    pay = form.fields["pay"] if form.fields["pay"] in ways else write_chips(_plentiful(option))
    return form.put(height=str(option.height), cell=cell, pay=pay)


def _plentiful(option: BuildFloor) -> Chips:
    """The way to pay that leaves the most even hand."""
    return min(payments(option), key=lambda way: sum((n - way.get(c, 0)) ** 2 for c, n in option.chips.items()))


def _about(voice: Voice, option: BuildFloor, blocks: int) -> str:
    words = voice.words
    points = own_rules(voice.rules).floors[option.height - 1].points
    lines = [
        f"{words('build-cost', cost=voice.cost(option.height))} {words('build-worth', points=points)}",
        f"-# {words('hand-chips', chips=voice.chips(option.chips))} · {words('build-blocks', count=blocks)}",
    ]
    if option.height == len(own_rules(voice.rules).floors):
        lines.append(f"**{words('build-warning-penthouse')}**")
    return "\n".join(lines)


def _choices(voice: Voice, options: list[BuildFloor], option: BuildFloor, form: Form) -> list[Block]:
    words = voice.words
    top = len(own_rules(voice.rules).floors)
    found: list[Block] = []
    if len(options) > 1:
        floors = [Entry(str(it.height), _floor(voice, it.height, top), voice.cost(it.height)) for it in options]
        found += pick_one(form, "height", words("build-floor"), floors)
    cells = [Entry(cell, _place(voice, cell, option.height, top)) for cell in sorted(option.cells)]
    found += pick_one(form, "cell", words("build-place"), cells)
    ways = payments(option)
    if len(ways) > 1:
        entries = [Entry(write_chips(way), words("build-pay-with", chips=voice.chips(way))) for way in ways]
        found += pick_one(form, "pay", words("build-pay"), entries)
    return found


def _floor(voice: Voice, height: int, top: int) -> str:
    if height == top:
        return voice.words("option-build-penthouse")
    return voice.words("option-build-first") if height == 1 else voice.words("build-floor-number", height=height)


def _place(voice: Voice, cell: str, height: int, top: int) -> str:
    name = voice.cell(cell)
    if height == top:
        return voice.words("build-place-penthouse", cell=name)
    if height == 1:
        return voice.words("build-place-free", cell=name)
    return voice.words("build-place-own", cell=name, height=height)
