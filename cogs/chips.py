"""The panels of chips: what is discarded, and every choice that a card or a space asks for.

Owns the panels only; what may be chosen is read from the engine's options.
"""

from dataclasses import dataclass

from bot.engine.actions import Action, Chips, Choose, Discard
from bot.engine.decisions import AwaitChoice
from bot.engine.games.builder.owned import own_rules
from bot.engine.options import DropChips, Exact, SwapChips, TakeChips
from bot.table.model import Table, TableRefused
from bot.table.voice import Voice
from cogs._accents import accent_of
from cogs._controls import offered
from cogs._desk import button_names, names_of
from cogs._ids import parse_number
from cogs._layout import Block, Entry, Page, Row, Text
from cogs._moves import Moves, done, find
from cogs._panel import Form, counters, do, narrowed, pick_one, read, taken
from cogs._press import Press

DISCARD = ("chips",)
CHOOSE = ("seat", "colour", "chips", "give")


@dataclass(frozen=True, slots=True)
class _Single:
    """A choice of one chip: of whom, and which."""

    seat: str
    colour: str


class ChipsCog:
    """Opens the panels, and carries out what was chosen."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        for verb, handler in (
            ("discard", self.discard),
            ("discard_go", self.discard_go),
            ("choose", self.choose),
            ("choose_go", self.choose_go),
        ):
            moves.desk.router.on(verb, handler)

    # --- discarding

    async def discard(self, press: Press) -> None:
        """Open the panel of surplus chips, or show it with what was chosen."""
        table, seat = await self._moves.deciding(press)
        form = read(press, "discard", DISCARD, own_rules(table.rules).colours)
        option = next(iter(find(table, seat, DropChips)), None)
        if option is None:
            raise TableRefused("already_decided")
        voice = self._moves.voice(table)
        words, chips = voice.words, form.chips("chips", own_rules(table.rules).colours)
        intro = f"{words('discard-intro', count=option.count)}\n-# {words('discard-lies')}"
        blocks: list[Block] = [
            Text(f"## {words('discard-heading')}\n{intro}"),
            Text(picked(voice, chips, option.count)),
            *counters(form, "chips", option.chips, words("discard-leave"), words),
            Row((do(form, "discard_go", words("button-confirm"), ready=taken(chips) == option.count),)),
        ]
        await self._moves.open(press, Page(tuple(blocks), accent_of(table, seat)))

    async def discard_go(self, press: Press) -> None:
        """Drop the chips that were chosen."""
        table, _ = await self._moves.deciding(press)
        colours = own_rules(table.rules).colours
        form = read(press, "discard", DISCARD, colours)
        await self._moves.on_panel(press, Discard(form.chips("chips", colours)), self._done)

    # --- choices

    async def choose(self, press: Press) -> None:
        """Open the panel of a choice, or show it with what was chosen."""
        table, seat = await self._moves.deciding(press)
        form = read(press, "choose", CHOOSE, own_rules(table.rules).colours)
        decision = next((it for it in table.state.waiting if it.number == form.number), None)
        if not isinstance(decision, AwaitChoice):
            raise TableRefused("already_decided")
        voice = self._moves.voice(table)
        match decision.what:
            case "take":
                blocks = self._take(table, seat, form, voice)
            case "swap":
                blocks = self._swap(table, seat, form, voice)
            case _:
                blocks = self._single(table, seat, form, voice)
        heading = Text(f"## {voice.words('choose-heading')}\n{_question(decision, table, seat, voice)}")
        await self._moves.open(press, Page((heading, *blocks), accent_of(table, seat)))

    async def choose_go(self, press: Press) -> None:
        """Carry the choice out."""
        table, _ = await self._moves.deciding(press)
        colours = own_rules(table.rules).colours
        form = read(press, "choose", CHOOSE, colours)
        await self._moves.on_panel(press, _choice(form, colours), self._done)

    def _take(self, table: Table, seat: int, form: Form, voice: Voice) -> list[Block]:
        option = next(iter(find(table, seat, TakeChips)), None)
        if option is None:
            raise TableRefused("already_decided")
        chips = form.chips("chips", own_rules(table.rules).colours)
        limits = {colour: min(number, option.count) for colour, number in option.stock.items()}
        return [
            Text(picked(voice, chips, option.count)),
            *counters(form, "chips", limits, voice.words("choose-take-colour"), voice.words),
            _go(form, voice, ready=taken(chips) == option.count),
        ]

    def _swap(self, table: Table, seat: int, form: Form, voice: Voice) -> list[Block]:
        option = next(iter(find(table, seat, SwapChips)), None)
        if option is None:
            raise TableRefused("already_decided")
        words, colours = voice.words, own_rules(table.rules).colours
        give, take = form.chips("give", colours), form.chips("chips", colours)
        state = f"{words('trade-you-give')}: {voice.chips(give)}\n{words('trade-you-get')}: {voice.chips(take)}"
        stock = {colour: number for colour, number in option.stock.items() if colour not in give}
        return [
            Text(state),
            *counters(form, "give", option.chips, words("choose-give"), words),
            *(counters(form, "chips", stock, words("choose-take-colour"), words) if give else ()),
            _go(form, voice, ready=0 < taken(give) == taken(take) and not set(give) & set(take)),
        ]

    def _single(self, table: Table, seat: int, form: Form, voice: Voice) -> list[Block]:
        words = voice.words
        forms = [
            _Single("" if it.action.seat is None else str(it.action.seat), colour)
            for it in offered(table, seat)
            if isinstance(it, Exact) and isinstance(it.action, Choose)
            for colour in it.action.chips
        ]
        form, values = narrowed(form, forms, ("seat", "colour"))
        names = button_names(table, words)
        seats = [Entry(value, names[int(value)]) for value in values["seat"] if value]
        colours = [Entry(value, words(f"chips-{value}", count=1)) for value in values["colour"]]
        found: list[Block] = [*pick_one(form, "seat", words("choose-seat"), seats)]
        found += pick_one(form, "colour", words("choose-colour"), colours)
        ready = bool(form.fields["colour"]) and (not seats or bool(form.fields["seat"]))
        return [*found, _go(form, voice, ready=ready)]

    async def _done(self, table: Table, seat: int) -> Page:
        del seat
        return done(self._moves.voice(table).words("panel-done"))


def picked(voice: Voice, chips: Chips, need: int) -> str:
    """What was picked so far, and how many are lacking."""
    words = voice.words
    said = words("choose-picked", chips=voice.chips(chips)) if taken(chips) else words("choose-picked-none")
    left = need - taken(chips)
    return f"{said} {words('choose-left', count=left) if left >= 0 else words('choose-too-many', count=-left)}"


def _choice(form: Form, colours: tuple[str, ...]) -> Action:
    seat = parse_number(form.fields["seat"], 99) if form.fields["seat"] else None
    if form.fields["colour"]:
        return Choose(seat=seat, chips={form.fields["colour"]: 1})
    return Choose(seat=seat, chips=form.chips("chips", colours), give=form.chips("give", colours))


def _question(decision: AwaitChoice, table: Table, seat: int, voice: Voice) -> str:
    words = voice.words
    match decision.what:
        case "take":
            option = next(iter(find(table, seat, TakeChips)), None)
            return words("choose-take", count=option.count if option else decision.count)
        case "gift":
            return words("choose-gift", name=names_of(table, words)[decision.to])
        case what:
            return words(f"choose-{what}")


def _go(form: Form, voice: Voice, *, ready: bool) -> Row:
    return Row((do(form, "choose_go", voice.words("button-confirm"), ready=ready),))
