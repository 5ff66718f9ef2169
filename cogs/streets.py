"""The panels of buildings on streets: building, naming a street in a shortage, placing what was won, and selling.

Owns the panels only; where may be built or sold is read from the engine's options. A form carries the height that its street had, so
that a second press of the same button is void.
"""

from collections.abc import Callable, Iterable, Sequence

from bot.engine import kernel
from bot.engine.actions import Action, Build, Sell
from bot.engine.decisions import AwaitBuildings, AwaitPlacing
from bot.engine.options import Exact
from bot.engine.refusal import Refused
from bot.engine.rules import Deed
from bot.table.model import Table
from bot.table.voice import Voice
from cogs._accents import accent_of
from cogs._controls import offered
from cogs._ids import Ref, parse_number
from cogs._layout import Block, Button, Entry, Page, Row, Text
from cogs._moves import Moves, back_to_adjusting, open_decision
from cogs._panel import Form, do, pick_one, read
from cogs._press import Press
from cogs._said import Said
from cogs._sites import level_now, sites_of

FIELDS = ("deed", "count", "height")
MOST = 20


class StreetsCog:
    """Opens the panels, builds and sells."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("streets", self.streets),
            ("streets_go", self.build),
            ("sell", self.sales),
            ("sell_go", self.sell),
            ("sell_group", self.sell_group),
        ):
            moves.desk.router.on(verb, handler)

    async def streets(self, press: Press) -> None:
        """Open the panel of building, or show it with what was chosen."""
        table, seat = await self._moves.seated(press)
        await self._moves.open(press, self._streets(table, seat, _read(press, "streets")))

    async def build(self, press: Press) -> None:
        """Build what was chosen, and offer to go on."""
        form = await self._meant(press, "streets")

        async def after(table: Table, seat: int) -> Page:
            fresh = Form(form.game, 0, "streets", dict.fromkeys(FIELDS, "")).put(deed=form.fields["deed"])
            return self._streets(table, seat, fresh, self._moves.voice(table).words("panel-done"))

        await self._moves.on_panel(
            press, Build(form.fields["deed"], _count(form)), after, free=True, still=_as_shown(form)
        )

    async def sales(self, press: Press) -> None:
        """Open the panel of selling, or show it with what was chosen."""
        table, seat = await self._moves.seated(press)
        await self._moves.open(press, self._sales(table, seat, _read(press, "sell")))

    async def sell(self, press: Press) -> None:
        """Sell so many buildings of the chosen street."""
        form = await self._meant(press, "sell")
        await self._sold(press, form, Sell(form.fields["deed"], _count(form)))

    async def sell_group(self, press: Press) -> None:
        """Sell all buildings of the chosen street's group."""
        form = await self._meant(press, "sell")
        await self._sold(press, form, Sell(form.fields["deed"], group=True))

    async def _sold(self, press: Press, form: Form, action: Action) -> None:
        async def after(table: Table, seat: int) -> Page:
            fresh = Form(form.game, 0, "sell", dict.fromkeys(FIELDS, "")).put(deed=form.fields["deed"])
            return self._sales(table, seat, fresh, self._moves.voice(table).words("panel-done"))

        await self._moves.on_panel(press, action, after, free=True, still=_as_shown(form))

    async def _meant(self, press: Press, verb: str) -> Form:
        """The form of a press that names a street.

        Raises:
            Said: there is no such street.
            TableRefused: as `Moves.seated`.
        """
        form = _read(press, verb)
        table, _ = await self._moves.seated(press)
        if form.fields["deed"] not in table.rules.deeds:
            raise Said("error-unknown-choice")
        return form

    # --- building

    def _streets(self, table: Table, seat: int, form: Form, said: str = "") -> Page:
        voice = self._moves.voice(table)
        words = voice.words
        deeds = _streets_of(offered(table, seat), Build, table)
        if not deeds:
            text = sites_of(table).nothing(table, seat, voice)
            return Page((Text(f"{said}\n{text}" if said else text), *_others(table, seat, "sell", voice)))
        form = _settled(form, table, deeds)
        heading = f"## {words('streets-heading')}\n{said or _intro(table, seat, voice)}"
        blocks: list[Block] = [Text(heading), *_overview(table, seat, deeds, voice)]
        entries = [Entry(it.id, voice.place(it.id), _offer(table, it, voice)) for it in deeds]
        blocks += pick_one(form, "deed", words("streets-choose"), entries)
        chosen = form.fields["deed"]
        if chosen:
            most = _most(table, seat, lambda count: Build(chosen, count))
            form = _counted(form, most)
            offers = [_offer(table, table.rules.deeds[chosen], voice, count) for count in range(1, most + 1)]
            blocks += _counts(form, "streets-count", offers, voice)
            label = _build_label(table, seat, table.rules.deeds[chosen], _count(form), voice)
            blocks.append(Row((do(form, "streets_go", label, ready=True),)))
        return Page((*blocks, *_others(table, seat, "sell", voice)), accent_of(table, seat))

    # --- selling

    def _sales(self, table: Table, seat: int, form: Form, said: str = "") -> Page:
        voice = self._moves.voice(table)
        words = voice.words
        deeds = _streets_of(offered(table, seat), Sell, table)
        if not deeds:
            text = words("sell-nothing")
            return Page((Text(f"{said}\n{text}" if said else text), *_others(table, seat, "streets", voice)))
        form = _settled(form, table, deeds)
        cash = words("hand-cash", amount=voice.money(table.state.seats[seat].cash))
        blocks: list[Block] = [Text(f"## {words('sell-heading')}\n{said or words('sell-intro')}\n{cash}")]
        blocks += _overview(table, seat, deeds, voice)
        sites = sites_of(table)
        entries = [
            Entry(it.id, voice.place(it.id), words("sell-entry", amount=voice.money(sites.resale(table, it.id, 1))))
            for it in deeds
        ]
        blocks += pick_one(form, "deed", words("sell-choose"), entries)
        chosen = form.fields["deed"]
        if chosen:
            most = _most(table, seat, lambda count: Sell(chosen, count))
            if most:
                form = _counted(form, most)
                amounts = [voice.money(sites.resale(table, chosen, count)) for count in range(1, most + 1)]
                blocks += _counts(form, "sell-count", amounts, voice)
            blocks.append(Row(tuple(_sale_buttons(table, form, most, voice))))
        return Page((*blocks, *_others(table, seat, "streets", voice)), accent_of(table, seat))


def _read(press: Press, verb: str) -> Form:
    return read(press, verb, FIELDS)


def _as_shown(form: Form) -> Callable[[Table], bool]:
    """Whether the street of a form has the height that the form showed."""
    deed, height = form.fields["deed"], form.fields["height"]
    return lambda table: str(sites_of(table).height(table, deed)) == height


def _count(form: Form) -> int:
    return parse_number(form.fields["count"], MOST) or 1


def _settled(form: Form, table: Table, deeds: Sequence[Deed]) -> Form:
    """The form with a street that is there, and with that street's present height."""
    chosen = form.fields["deed"]
    if chosen not in {it.id for it in deeds}:
        chosen = deeds[0].id if len(deeds) == 1 else ""
    return form.put(deed=chosen, height=str(sites_of(table).height(table, chosen)) if chosen else "")


def _counted(form: Form, most: int) -> Form:
    return form.put(count=str(min(_count(form), max(most, 1))))


def _streets_of(options: Iterable[object], kind: type[Build] | type[Sell], table: Table) -> list[Deed]:
    """The streets that the options name, in board order."""
    named = set()
    for option in options:
        match option:
            case Exact(action=Build(place=place)) if kind is Build:
                named.add(place)
            case Exact(action=Sell(deed=deed)) if kind is Sell:
                named.add(deed)
    return [deed for deed in table.rules.deeds.values() if deed.id in named]


def _most(table: Table, seat: int, made: Callable[[int], Action]) -> int:
    """How many buildings at once the rules allow."""
    most = 0
    for count in range(1, MOST):
        try:
            kernel.apply(table.rules, table.state, seat, made(count))
        except Refused:
            break
        most = count
    return most


def _counts(form: Form, key: str, abouts: Sequence[str], voice: Voice) -> list[Block]:
    """How many buildings at once, each number with what it comes to; nothing where it can be one only."""
    if len(abouts) < 2:
        return []
    entries = [
        Entry(str(count), voice.words(f"{key}-entry", count=count), about) for count, about in enumerate(abouts, 1)
    ]
    return [*pick_one(form, "count", voice.words(key), entries)]


def _overview(table: Table, seat: int, deeds: Sequence[Deed], voice: Voice) -> list[Text]:
    """The groups of these streets: what stands on each street, and what it charges."""
    sites, groups = sites_of(table), []
    for group in dict.fromkeys(it.group for it in deeds):
        lines = [f"**{voice.group(group)}**"]
        for name in sites.streets(table, group, seat):
            params = {"deed": voice.place(name), "level": level_now(table, name, voice)}
            if name in table.state.mortgaged:
                lines.append(f"- {voice.words('street-line-mortgaged', **params)}")
            else:
                rent = voice.money(sites.rent_now(table, table.rules.deeds[name]))
                lines.append(f"- {voice.words('street-line', **params, rent=rent)}")
        groups.append(Text("\n".join(lines)))
    return groups


def _offer(table: Table, deed: Deed, voice: Voice, count: int = 1) -> str:
    """What so many more buildings on a street cost and bring."""
    sites = sites_of(table)
    height = sites.height(table, deed.id) + count
    rent = voice.money(sites.rent(table, deed, height))
    level = sites.level(table, deed.id, height, voice)
    return voice.words("streets-entry", level=level, amount=voice.money(deed.house * count), rent=rent)


def _intro(table: Table, seat: int, voice: Voice) -> str:
    words, sites = voice.words, sites_of(table)
    cash = words("hand-cash", amount=voice.money(table.state.seats[seat].cash))
    if open_decision(table, seat, AwaitBuildings):
        said = words("streets-intro-window")
    elif open_decision(table, seat, AwaitPlacing):
        said = words("streets-intro-place")
    else:
        said = sites.intro(table, seat, voice)
    stock = sites.stock(table, voice)
    return f"{said}\n{cash} · {stock}" if stock else f"{said}\n{cash}"


def _build_label(table: Table, seat: int, deed: Deed, count: int, voice: Voice) -> str:
    words = voice.words
    if open_decision(table, seat, AwaitPlacing):
        return words("button-place")
    if open_decision(table, seat, AwaitBuildings):
        return words("button-want", count=count)
    sites = sites_of(table)
    level = sites.level(table, deed.id, sites.height(table, deed.id) + count, voice)
    return words("button-build-for", level=level, amount=voice.money(deed.house * count))


def _sale_buttons(table: Table, form: Form, most: int, voice: Voice) -> Iterable[Button]:
    sites = sites_of(table)
    deed, count = table.rules.deeds[form.fields["deed"]], _count(form)
    if most:
        amount = voice.money(sites.resale(table, deed.id, count))
        yield do(form, "sell_go", voice.words("button-sell-for", count=count, amount=amount), ready=True)
    names = sites.streets(table, deed.group, table.state.owners[deed.id])
    whole = sum(sites.resale(table, it, sites.height(table, it)) for it in names)
    label = voice.words("button-sell-group", group=voice.group(deed.group), amount=voice.money(whole))
    yield do(form, "sell_group", label, ready=True, style="red")


def _others(table: Table, seat: int, verb: str, voice: Voice) -> tuple[Row, ...]:
    """A way to the other panel, where it has something to offer; and back to the closing of holdings."""
    kind: type[Build | Sell] = Sell if verb == "sell" else Build
    buttons = back_to_adjusting(table, seat, voice)
    if _streets_of(offered(table, seat), kind, table):
        buttons.insert(0, Button(Ref(table.game_id, 0, verb), voice.words(f"button-{verb}")))
    return (Row(tuple(buttons)),) if buttons else ()
