"""The whole board as text: every space in order, and who has what, for those who read rather than look.

Owns: what is said of a position and in which order. Each line stands for itself; how many go on a page is the business of who shows
them. Seats have letters, A for the first, so that who owns what is quick to hear.
"""

from collections.abc import Iterator, Sequence
from typing import assert_never

from bot.engine.games.anti import worth as wealth
from bot.engine.games.builder.scoring import scores
from bot.engine.games.classic.worth import final
from bot.engine.rules import BuilderRules, Deed, Space
from bot.engine.state import BANK, AntiState, BuilderState, ClassicState
from bot.engine.view import View
from bot.i18n import Words
from bot.table.prompts import awaited
from bot.table.voice import Voice

BETWEEN = ", "


def letter(seat: int) -> str:
    """What a seat is called in short."""
    return chr(ord("A") + seat)


def read(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The position line by line: the turn, the seats, what is owed and offered, the spaces from GO on, and what stands beside them.

    Args:
        view: any view of the game.
        names: each seat's name, already safe to show.
        words: the catalog of the reader's language.
    """
    reader = _Reader(Voice.of(view, names, words), view)
    return [*reader.turn(), *reader.seats(), *reader.business(), *reader.spaces(), *reader.beside()]


class _Reader:
    """The lines about one view."""

    def __init__(self, voice: Voice, view: View) -> None:
        self._voice, self._view, self._words = voice, view, voice.words

    def _who(self, seat: int) -> str:
        """A seat with its letter."""
        return self._words("reading-who", letter=letter(seat), name=self._voice.seat(seat))

    def _line(self, head: str, parts: Sequence[str]) -> str:
        return self._words("reading-line", head=head, parts=BETWEEN.join(parts)) if parts else head

    # --- the turn and the seats

    def turn(self) -> Iterator[str]:
        """Whose turn it is, the dice, and what is waited for."""
        view, words = self._view, self._words
        if view.ending:
            won = [self._who(seat) for seat in view.winners]
            yield words("reading-won", names=BETWEEN.join(won)) if won else words("reading-stopped")
            return
        if view.round:
            yield words("reading-turn", round=view.round, name=self._who(view.turn))
        if view.throw:
            yield words("reading-dice", dice=self._voice.dice(view.throw))
        yield awaited(view, self._voice.names, words)

    def seats(self) -> Iterator[str]:
        """What each seat has, and where it is."""
        for seat in range(len(self._view.seats)):
            yield self._line(self._who(seat), list(self._seat(seat)))

    def _seat(self, seat: int) -> Iterator[str]:
        voice, words, it = self._voice, self._words, self._view.seats[seat]
        yield words(f"token-{self._view.own.tokens[seat]}")
        if voice.role(seat):
            yield voice.role(seat)
        if it.resigned or it.bankrupt:
            yield words("reading-resigned" if it.resigned else "reading-bankrupt")
        if it.resigned or (it.bankrupt and not isinstance(self._view.own, BuilderState)):
            return
        yield words("reading-cash", amount=voice.money(it.cash))
        yield from self._holds(seat)
        if it.cards:
            yield words("reading-cards", cards=voice.several([voice.card(card) for card in it.cards]))
        if it.jailed:
            key, where = voice.held("reading-jailed", seat)
            yield words(key, **where)
        elif not it.bankrupt:
            yield words("reading-on", place=voice.at(it.at))

    def _holds(self, seat: int) -> Iterator[str]:
        """What counts at the end, and what only some games have."""
        view, voice, words = self._view, self._voice, self._words
        match view.own:
            case BuilderState() as own:
                yield words("reading-chips", chips=voice.chips(own.chips[seat]))
                yield words("reading-blocks", count=own.blocks[seat])
                yield words("reading-points", count=scores(view.rules, view)[seat].total)
            case ClassicState():
                yield words("reading-worth", amount=voice.money(final(view.rules, view, seat)))
            case AntiState():
                yield words("reading-worth", amount=voice.money(wealth.final(view.rules, view, seat)))
            case _:
                assert_never(view.own)

    def business(self) -> Iterator[str]:
        """Debts, the auction, offers."""
        view, voice, words = self._view, self._voice, self._words
        for debt in view.debts:
            to = voice.seat(BANK) if debt.creditor == BANK else self._who(debt.creditor)
            yield words("reading-debt", name=self._who(debt.debtor), amount=voice.money(debt.amount), other=to)
        if view.auction is not None and view.auction.leader != BANK:
            lot, leader = voice.lot(view.auction.deed), self._who(view.auction.leader)
            yield words("reading-leads", deed=lot, name=leader, amount=voice.money(view.auction.bid))
        for offer in view.offers:
            give, want = voice.bundle(offer.give), voice.bundle(offer.want)
            about = {"name": self._who(offer.maker), "other": self._who(offer.to), "give": give, "want": want}
            yield words("reading-offer", **about)

    # --- the spaces

    def spaces(self) -> Iterator[str]:
        """Every space in order."""
        for space in self._view.rules.spaces:
            head = self._words("reading-space", number=space.pos + 1, place=self._voice.place(space.id))
            yield self._line(head, [*self._space(space), *self._here(space)])

    def _space(self, space: Space) -> Iterator[str]:
        view, voice, words = self._view, self._voice, self._words
        if space.deed is not None:
            yield from self._deed(view.rules.deeds[space.deed])
        match view.own:
            case BuilderState(lying=lying) if any(lying.get(space.pos, {}).values()):
                yield words("reading-lying", chips=voice.chips(lying[space.pos]))
            case ClassicState(pot=pot) if pot and space.kind == "parking":
                yield words("reading-pot", amount=voice.money(pot))
            case _:
                pass

    def _deed(self, deed: Deed) -> Iterator[str]:
        """Set, owner, buildings and mortgage of a deed."""
        view, voice, words = self._view, self._voice, self._words
        yield voice.group(deed.group)
        if isinstance(view.rules.own, BuilderRules):
            yield words("reading-pays", colour=voice.colour(deed.colour), total=deed.total)
        owner = view.owners.get(deed.id)
        if owner is None:
            yield words("reading-free", amount=voice.money(deed.price))
            return
        yield words("reading-owner", name=self._who(owner))
        level = 0 if isinstance(view.own, BuilderState) else view.own.buildings.get(deed.id, 0)
        if level:
            yield voice.level(level, owner)
        if deed.id in view.mortgaged:
            yield words("reading-mortgaged")

    def _here(self, space: Space) -> Iterator[str]:
        """Who stands on a space, and who is held there."""
        there = [(seat, it) for seat, it in enumerate(self._view.seats) if it.at == space.pos and not it.bankrupt]
        here = [self._who(seat) for seat, it in there if not it.jailed]
        if here:
            yield self._words("reading-here", names=BETWEEN.join(here))
        for seat, it in there:
            if it.jailed:
                key, where = self._voice.held("reading-inside", seat)
                yield self._words(key, name=self._who(seat), **where)

    # --- beside the track

    def beside(self) -> Iterator[str]:
        """The island, or what the bank has left."""
        view, voice, words = self._view, self._voice, self._words
        match view.own:
            case BuilderState() as own:
                top = len(view.rules.own.floors) if isinstance(view.rules.own, BuilderRules) else 0
                for cell in sorted(own.heights):
                    height, who = own.heights[cell], self._who(own.builders[cell])
                    key = "reading-penthouse" if height == top else "reading-tower"
                    yield words(key, cell=voice.cell(cell), height=height, name=who)
                if not own.heights:
                    yield words("reading-no-towers")
                yield words("reading-bank-chips", chips=voice.chips(own.bank))
            case ClassicState() as own:
                yield words("reading-bank-buildings", houses=own.houses, hotels=own.hotels)
            case AntiState():
                pass
            case _:
                assert_never(view.own)


def pages(lines: Sequence[str], room: int) -> list[str]:
    """The lines on as few pages as go, each of at most `room` characters; a line is never parted."""
    out: list[str] = []
    for line in lines:
        if out and len(out[-1]) + 1 + len(line) <= room:
            out[-1] += f"\n{line}"
        else:
            out.append(line)
    return out
