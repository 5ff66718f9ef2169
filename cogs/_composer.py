"""The composer's panel: both sides of a trade in words, and selects for the side that is shown.

Owns the layout only; what a press does to the draft is in `cogs.trade`.
"""

from bot.engine.actions import Bundle
from bot.table.model import Table
from bot.table.voice import Voice
from cogs._accents import accent_of
from cogs._desk import button_names
from cogs._draft import GIVE, WANT, Draft, goods
from cogs._ids import Ref
from cogs._layout import PER_SELECT, Block, Button, Entry, Line, Page, Row, Select, Text
from cogs._panel import MOST_CHIPS


def partners(table: Table, seat: int, voice: Voice) -> Page:
    """The first step: with whom."""
    words = voice.words
    names = button_names(table, words)
    others = [it for it, state in enumerate(table.state.seats) if it != seat and not state.bankrupt]
    if not others or table.state.seats[seat].bankrupt:
        return Page((Text(words("trade-nobody")),))
    entries = tuple(Entry(str(it), names[it], voice.bundle(goods(table, it))) for it in others)
    select = Select(Ref(table.game_id, 0, "trade_with"), words("trade-with"), entries)
    return Page((Text(f"## {words('trade-with')}"), select), accent_of(table, seat))


def composer(table: Table, seat: int, draft: Draft, voice: Voice) -> Page:
    """The panel with both sides."""
    words = voice.words
    owner = seat if draft.side == GIVE else draft.to
    have = goods(table, owner)
    heading = f"## {words('trade-heading', name=voice.seat(draft.to))}\n{words('trade-intro')}"
    sides = f"**{words('trade-you-give')}**: {voice.bundle(draft.give)}\n**{words('trade-you-get')}**: {voice.bundle(draft.want)}"
    blocks: list[Block] = [Text(heading), Text(sides), _tabs(table, draft, voice), Line()]
    blocks += _deeds(table, owner, draft, voice)
    blocks += _cards(table, have, draft, voice)
    blocks += _chips(table, have, draft, voice)
    blocks.append(_actions(table, have, draft, voice))
    return Page(tuple(blocks), accent_of(table, seat))


def deed_parts(table: Table, seat: int) -> list[tuple[str, ...]]:
    """A seat's deeds in board order, as many a part as a select holds."""
    deeds = sorted(goods(table, seat).deeds, key=lambda deed: table.rules.deeds[deed].pos)
    return [tuple(deeds[at : at + PER_SELECT]) for at in range(0, len(deeds), PER_SELECT)]


def _tabs(table: Table, draft: Draft, voice: Voice) -> Row:
    def tab(side: str, key: str) -> Button:
        style = "blue" if draft.side == side else "grey"
        return Button(Ref(table.game_id, 0, "trade_side", (side,)), voice.words(key), style)

    return Row((tab(GIVE, "trade-you-give"), tab(WANT, "trade-you-get")))


def _deeds(table: Table, owner: int, draft: Draft, voice: Voice) -> list[Block]:
    hint = voice.words(f"trade-deeds-{draft.side}")
    parts = deed_parts(table, owner)
    found: list[Block] = []
    for at, part in enumerate(parts):
        entries = tuple(
            Entry(
                deed, _deed(table, deed, voice), voice.group(table.rules.deeds[deed].group), deed in draft.shown.deeds
            )
            for deed in part
        )
        label = hint if len(parts) == 1 else f"{hint} ({at + 1}/{len(parts)})"
        found.append(Select(Ref(table.game_id, 0, "trade_deeds", (str(at),)), label, entries, 0, len(entries)))
    return found


def _deed(table: Table, deed: str, voice: Voice) -> str:
    name = voice.place(deed)
    return voice.words("trade-deed-mortgaged", deed=name) if deed in table.state.mortgaged else name


def _cards(table: Table, have: Bundle, draft: Draft, voice: Voice) -> list[Block]:
    if not have.cards:
        return []
    left = list(draft.shown.cards)
    entries = []
    for at, card in enumerate(have.cards):
        chosen = card in left
        if chosen:
            left.remove(card)
        entries.append(Entry(f"{card}.{at}", voice.card(card), chosen=chosen))
    hint = voice.words(f"trade-cards-{draft.side}")
    return [Select(Ref(table.game_id, 0, "trade_cards"), hint, tuple(entries[:PER_SELECT]), 0, len(entries))]


def _chips(table: Table, have: Bundle, draft: Draft, voice: Voice) -> list[Block]:
    words = voice.words
    hint = words(f"trade-chips-{draft.side}")
    return [
        Select(
            Ref(table.game_id, 0, "trade_chips", (colour,)),
            f"{hint}: {words(f'colour-{colour}')}",
            tuple(
                Entry(
                    str(count),
                    f"{hint}: {words(f'chips-{colour}', count=count)}",
                    chosen=count == draft.shown.chips.get(colour),
                )
                for count in range(min(most, MOST_CHIPS) + 1)
            ),
        )
        for colour, most in have.chips.items()
        if most
    ]


def _actions(table: Table, have: Bundle, draft: Draft, voice: Voice) -> Row:
    words = voice.words

    def button(verb: str, label: str, style: str = "grey", *, off: bool = False) -> Button:
        return Button(Ref(table.game_id, 0, verb), label, style, off=off)

    empty = draft.give.empty and draft.want.empty
    return Row(
        (
            button("trade_send", words("button-send"), "green", off=empty),
            button("trade_money", words("trade-money"), off=not have.cash),
            button("trade_clear", words("button-clear")),
        )
    )
