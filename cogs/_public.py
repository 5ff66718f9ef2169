"""The public messages beside the stage: an auction and a trade on offer, and what is left of each when it is over.

Owns what these messages say, and their buttons. It sends nothing.
"""

from collections.abc import Iterable, Sequence

from bot.engine.actions import Bundle, WithdrawTrade
from bot.engine.decisions import AwaitAuction
from bot.engine.events import AuctionUnsold, AuctionWon, Event, MovesUndone, OfferRejected, OfferWithdrawn, TradeMade
from bot.engine.games import GAMES
from bot.engine.mechanics.auction import lowest_bid
from bot.engine.state import BANK, Offer
from bot.table.dues import AUCTION, OFFER
from bot.table.model import Entry, Table
from bot.table.narrate import line
from bot.table.voice import Voice
from cogs._accents import GOLD, QUIET, accent_of
from cogs._controls import undo_button
from cogs._desk import Desk, names_of
from cogs._draft import chip_kinds
from cogs._ids import Ref
from cogs._layout import Block, Button, Gallery, Page, Row, Text
from cogs._times import end_of, moment

BIG_STEPS = 5
_CLOSING = AuctionWon | AuctionUnsold | MovesUndone


def _voice(desk: Desk, table: Table) -> Voice:
    words = desk.words(table)
    return Voice.of(table.view(None), names_of(table, words), words)


# --- auctions


def lot_name(voice: Voice, lot: str) -> str:
    """What is up for auction: a deed, or a building of the bank."""
    return voice.place(lot) if lot in voice.rules.deeds else voice.words(f"lot-{lot}")


async def auction(desk: Desk, table: Table, calls: Iterable[int]) -> Page:
    """The running auction; `calls` are the users that a new message mentions."""
    voice = _voice(desk, table)
    words, running = voice.words, table.state.auction
    decision = next((it for it in table.state.waiting if isinstance(it, AwaitAuction)), None)
    if running is None or decision is None:
        return Page((Text(words("await-nothing")),))
    called = sorted(calls)
    blocks: list[Block] = [Text(f"## {words('auction-heading', deed=lot_name(voice, running.deed))}")]
    picture = await desk.pictures.auction(table, words)
    if picture is not None:
        blocks.append(Gallery((picture,)))
    blocks.append(Text(_state(table, voice)))
    end = end_of(table, AUCTION, decision.number)
    if end is not None:
        blocks.append(Text(words("time-auction", when=moment(end))))
    if called:
        blocks.append(Text(words("auction-mention", mention=" ".join(f"<@{user}>" for user in called))))
    accent = GOLD if running.leader == BANK else accent_of(table, running.leader)
    return Page((*blocks, *_bids(table, decision.number, voice)), accent, tuple(called))


def _state(table: Table, voice: Voice) -> str:
    words, running = voice.words, table.state.auction
    if running is None:
        return ""
    low = voice.money(lowest_bid(table.rules, running))
    if running.leader == BANK:
        lines = [words("auction-no-bid", amount=low)]
    else:
        lines = [
            words("auction-leader", name=f"**{voice.seat(running.leader)}**", amount=f"**{voice.money(running.bid)}**")
        ]
        lines.append(words("auction-next", amount=low))
    if running.passed:
        lines.append(f"-# {words('auction-passed', names=voice.seats(running.passed))}")
    return "\n".join(lines)


def _bids(table: Table, number: int, voice: Voice) -> tuple[Row, ...]:
    words, running = voice.words, table.state.auction
    if running is None:
        return ()
    low = lowest_bid(table.rules, running)
    big = low + BIG_STEPS * table.rules.auction.step

    def button(verb: str, label: str, style: str = "grey", *args: str) -> Button:
        return Button(Ref(table.game_id, number, verb, args), label, style)

    def bid(amount: int, style: str) -> Button:
        return button("bid", words("button-bid", amount=voice.money(amount)), style, str(amount))

    return (
        Row(
            (
                bid(low, "green"),
                bid(big, "grey"),
                button("bid_ask", words("button-bid-other")),
                button("upto_ask", words("button-upto")),
                button("pass", words("button-pass"), "red"),
            )
        ),
        Row(
            (
                Button(Ref(table.game_id, 0, "deeds"), words("button-manage-deeds")),
                Button(Ref(table.game_id, 0, "hand"), words("button-hand")),
                *((back,) if (back := undo_button(table, words("button-undo"))) else ()),
            )
        ),
    )


def auction_result(desk: Desk, table: Table, entries: Sequence[Entry]) -> Page:
    """What is left of an auction: how it closed."""
    closing = [event for entry in entries for event in entry.events if isinstance(event, _CLOSING)]
    return _left(desk, table, closing[-1:])


def moved(desk: Desk, table: Table) -> Page:
    """What is left of a message that goes on as a new one below."""
    return Page((Text(f"-# {desk.words(table)('stage-superseded')}"),), QUIET)


# --- offers


async def offer(desk: Desk, table: Table, it: Offer) -> Page:
    """A trade on offer, with what each side would have afterwards."""
    voice = _voice(desk, table)
    words = voice.words
    user = table.members[it.to].user
    called = () if user is None or table.members[it.to].standin else (user,)
    maker, to = f"**{voice.seat(it.maker)}**", f"**{voice.seat(it.to)}**"
    said = words("trade-offer", maker=maker, to=to, give=voice.bundle(it.give), want=voice.bundle(it.want))
    after = [_after(table, voice, it.maker, it.give, it.want), _after(table, voice, it.to, it.want, it.give)]
    picture = await desk.pictures.trade(table, it, words)
    blocks: list[Block] = [Text(said)]
    if picture is not None:
        blocks.append(Gallery((picture,)))
    blocks.append(Text("\n".join(f"-# {text}" for text in after)))
    end = end_of(table, OFFER, it.number)
    if end is not None:
        blocks.append(Text(f"-# {words('time-offer', when=moment(end))}"))
    if called:
        blocks.append(Text(words("trade-mention", mention=f"<@{called[0]}>")))

    def button(verb: str, seat: int, style: str = "grey") -> Button:
        return Button(Ref(table.game_id, it.number, verb, (str(seat),)), words(f"button-{verb}"), style)

    blocks.append(
        Row(
            (
                button("accept", it.maker, "green"),
                button("reject", it.maker, "red"),
                button("counter", it.maker),
                button("withdraw", it.to),
            )
        )
    )
    return Page(tuple(blocks), accent_of(table, it.maker), called)


def _after(table: Table, voice: Voice, seat: int, gives: Bundle, gets: Bundle) -> str:
    """What a seat would own after the trade."""
    have = GAMES[table.rules.game].goods(table.rules, table.state, seat)
    cards = list(have.cards)
    for card in gives.cards:
        if card in cards:
            cards.remove(card)
    colours = chip_kinds(table)
    chips = {it: have.chips.get(it, 0) - gives.chips.get(it, 0) + gets.chips.get(it, 0) for it in colours}
    owned = Bundle(
        have.cash - gives.cash + gets.cash,
        (*(deed for deed in have.deeds if deed not in gives.deeds), *gets.deeds),
        (*cards, *gets.cards),
        {colour: count for colour, count in chips.items() if count > 0},
    )
    return voice.words("trade-after", name=voice.seat(seat), goods=voice.bundle(owned))


def offer_result(desk: Desk, table: Table, it: Offer, news: Sequence[Entry]) -> Page:
    """What is left of an offer: what became of it."""
    if any(_lapses(table, it, entry) for entry in news):
        voice = _voice(desk, table)
        maker, to = (f"**{voice.seat(seat)}**" for seat in (it.maker, it.to))
        return Page((Text(voice.words("trade-lapsed", maker=maker, to=to)),))
    ended = [
        event
        for entry in news
        for event in entry.events
        if isinstance(event, MovesUndone)
        or (
            isinstance(event, TradeMade | OfferRejected | OfferWithdrawn)
            and (event.maker, event.to) == (it.maker, it.to)
        )
    ]
    return _left(desk, table, ended[-1:])


def _lapses(table: Table, it: Offer, entry: Entry) -> bool:
    """Whether the clock took the offer back: nobody else does so for a person."""
    withdrawn = isinstance(entry.action, WithdrawTrade) and (entry.seat, entry.action.seat) == (it.maker, it.to)
    return withdrawn and entry.standin and not table.members[it.maker].standin


def _left(desk: Desk, table: Table, events: Sequence[Event]) -> Page:
    words = desk.words(table)
    names = tuple(f"**{name}**" for name in names_of(table, words))
    said = [line(event, names, words, table.view(None)) for event in events] or [words("refusal-void_offer-gone")]
    return Page((Text("\n".join(said)),))
