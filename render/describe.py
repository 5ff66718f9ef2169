"""Pictures in words, for those who cannot see them: the same facts from the same views, at most 1,024 characters."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.engine.actions import Bundle, Chips
from bot.engine.games.builder.owned import own_rules, own_state
from bot.engine.rules import Deed
from bot.engine.view import View
from render import brief
from render.captions import awaited, awaited_seats, money, place, within
from render.picture import Offered, ScoreRow
from render.scene_auction import next_bid
from render.scene_final import ranking
from render.seating import said_name
from render.words import Words, fixed, said

LIMIT: Final = 1024
_MORE: Final = "…"
_BETWEEN: Final = ", "


def shortened(sentences: Sequence[str]) -> str:
    """The sentences in their order; those that no longer fit are left out, and an ellipsis says so."""
    kept: list[str] = []
    room = LIMIT - len(_MORE) - 1
    left_out = False
    for sentence in map(_ended, sentences):
        if sum(len(it) + 1 for it in kept) + len(sentence) <= room:
            kept.append(sentence)
        else:
            left_out = True
    if not kept and sentences:
        return sentences[0][: LIMIT - 1] + _MORE
    return " ".join([*kept, _MORE] if left_out else kept)


def fitting(full: Iterable[str], brief: Iterable[str]) -> str:
    """The full sentences if all of them fit, else the brief ones."""
    told = list(full)
    return shortened(told) if sum(len(_ended(it)) + 1 for it in told) < LIMIT - len(_MORE) else shortened(list(brief))


def _ended(sentence: str) -> str:
    """The sentence with one full stop, also where its last word has one of its own."""
    return sentence[:-1] if sentence.endswith("..") else sentence


class Teller:
    """The words about one view."""

    def __init__(self, view: View, names: Sequence[str], words: Words) -> None:
        self.view = view
        self.rules = view.rules
        self.words = words
        self.names = [said_name(name, seat, words) for seat, name in enumerate(names)]

    def seats(self, seats: Iterable[int]) -> str:
        """Names of seats."""
        return _BETWEEN.join(self.names[seat] for seat in seats)

    def money(self, amount: int) -> str:
        """A sum."""
        return money(self.words, self.rules.board, amount)

    def place(self, space: str) -> str:
        """A space or deed."""
        return place(self.words, self.rules, space)

    def deed(self, deed: str) -> str:
        """A deed, and whether it is mortgaged."""
        name = self.place(deed)
        return said(self.words, "describe-mortgaged", deed=name) if deed in self.view.mortgaged else name

    def printed(self, deed: Deed) -> str:
        """What stands on a deed."""
        return said(
            self.words,
            "describe-hand-deed",
            deed=self.deed(deed.id),
            rent=self.money(deed.rent[0]),
            set=self.money(deed.rent[-1]),
            chips=self.chips({deed.colour: own_rules(self.rules).yield_}),
            total=deed.total,
        )

    def chips(self, chips: Chips) -> str:
        """Chips by colour; those there are none of are left out."""
        shown = [said(self.words, f"chips-{colour}", count=number) for colour, number in chips.items() if number]
        return _BETWEEN.join(shown) or fixed(self.words, "describe-no-chips")

    def bundle(self, bundle: Bundle) -> str:
        """One side of a trade."""
        parts = [self.money(bundle.cash)] if bundle.cash else []
        parts += [self.deed(deed) for deed in bundle.deeds]
        parts += [fixed(self.words, f"card-{card}") for card in bundle.cards]
        parts += [self.chips(bundle.chips)] if any(bundle.chips.values()) else []
        return _BETWEEN.join(parts) or fixed(self.words, "describe-nothing")

    # --- sentences that several pictures share

    def turn(self) -> Iterator[str]:
        """Whose turn it is, what is waited for, and the dice."""
        view = self.view
        if view.ending:
            if view.winners:
                yield said(self.words, "describe-over", names=self.seats(view.winners))
            else:
                yield fixed(self.words, "describe-stopped")
            return
        yield said(self.words, "describe-turn", name=self.names[view.turn])
        what = awaited(view, self.words)
        if what:
            yield said(self.words, "describe-waits", names=self.seats(awaited_seats(view)), what=within(what))
        if view.throw:
            dice = _BETWEEN.join(map(str, view.throw))
            yield said(self.words, "describe-dice", dice=dice, total=sum(view.throw))

    def standing(self) -> Iterator[str]:
        """What each seat has and where its token is."""
        for number, seat in enumerate(self.view.seats):
            about = {
                "name": self.names[number],
                "token": fixed(self.words, f"token-{self.view.own.tokens[number]}"),
            }
            if seat.bankrupt:
                yield said(self.words, "describe-seat-out", **about)
                continue
            about |= {"cash": self.money(seat.cash), "chips": self.chips(own_state(self.view).chips[number])}
            if seat.jailed:
                yield said(self.words, "describe-seat-jailed", **about)
            else:
                yield said(self.words, "describe-seat", place=self.place(self.rules.spaces[seat.at].id), **about)

    def owners(self) -> Iterator[str]:
        """Which deeds each seat owns."""
        for number, name in enumerate(self.names):
            held = [deed for deed, owner in self.view.owners.items() if owner == number]
            if held:
                held.sort(key=lambda deed: self.rules.deeds[deed].pos)
                yield said(self.words, "describe-owns", name=name, deeds=_BETWEEN.join(map(self.deed, held)))

    def towers(self) -> Iterator[str]:
        """The towers of each seat with their floors."""
        own, top = own_state(self.view), len(own_rules(self.rules).floors)
        for number, name in enumerate(self.names):
            built = [
                said(self.words, "describe-penthouse", cell=cell)
                if own.heights[cell] == top
                else said(self.words, "describe-tower", cell=cell, height=own.heights[cell])
                for cell in sorted(own.heights)
                if own.builders[cell] == number
            ]
            if built:
                yield said(self.words, "describe-towers", name=name, towers=_BETWEEN.join(built))

    def lying(self) -> Iterator[str]:
        """Chips that lie about."""
        for position, chips in sorted(own_state(self.view).lying.items()):
            if any(chips.values()):
                where = self.place(self.rules.spaces[position].id)
                yield said(self.words, "describe-lying", place=where, chips=self.chips(chips))


def board(view: View, names: Sequence[str], words: Words) -> str:
    """The board in words."""
    tell = Teller(view, names, words)
    head = said(words, "describe-board", round=view.round)
    full = [head, *tell.turn(), *tell.standing(), *tell.owners(), *tell.towers(), *tell.lying()]
    return fitting(full, brief.board(view, tell.names, words, lambda _deed: 0))


def island(view: View, names: Sequence[str], words: Words, legal: Sequence[str]) -> str:
    """The island in words."""
    tell = Teller(view, names, words)
    places = [said(words, "describe-legal", cells=_BETWEEN.join(legal))] if legal else []
    built = list(tell.towers()) or [said(words, "picture-towers", count=0)]
    return shortened([fixed(words, "describe-island"), *built, *places])


def hand(view: View, seat: int, names: Sequence[str], words: Words) -> str:
    """A hand in words."""
    tell = Teller(view, names, words)
    own = view.seats[seat]
    chips = tell.chips(own_state(view).chips[seat])
    sentences = [
        said(words, "describe-hand", name=tell.names[seat], cash=tell.money(own.cash), chips=chips),
        said(words, "describe-blocks", count=own_state(view).blocks[seat]),
    ]
    if own.cards:
        cards = _BETWEEN.join(fixed(words, f"card-{card}") for card in own.cards)
        sentences.append(said(words, "describe-hand-cards", cards=cards))
    held = [deed for deed in view.rules.deeds.values() if view.owners.get(deed.id) == seat]
    deeds = [tell.printed(deed) for deed in held] or [fixed(words, "picture-no-deeds")]
    return fitting([*sentences, *deeds], [*sentences, *brief.hand(view, seat, words, lambda _deed: 0)])


def auction(view: View, names: Sequence[str], words: Words) -> str:
    """The running auction in words; empty if there is none."""
    running = view.auction
    if running is None:
        return ""
    tell = Teller(view, names, words)
    price = tell.money(view.rules.deeds[running.deed].price)
    sentences = [said(words, "describe-auction", deed=tell.place(running.deed), price=price)]
    return shortened([*sentences, *bids(tell, next_bid(view))])


def bids(tell: Teller, least: int) -> Iterator[str]:
    """How the running auction stands: who leads or what the first bid must be, the other bids, and who has passed."""
    running, words = tell.view.auction, tell.words
    if running is None:
        return
    if running.leader < 0:
        yield said(words, "describe-no-bid", amount=tell.money(least))
    else:
        yield said(words, "describe-leads", name=tell.names[running.leader], amount=tell.money(running.bid))
    for seat, bid in running.bids.items():
        if bid and seat != running.leader:
            yield said(words, "describe-bid", name=tell.names[seat], amount=tell.money(bid))
    if running.passed:
        yield said(words, "describe-passed", names=tell.seats(running.passed))


def trade(view: View, offer: Offered, names: Sequence[str], words: Words) -> str:
    """An offer in words."""
    tell = Teller(view, names, words)
    give, want = tell.bundle(offer.give), tell.bundle(offer.want)
    sentence = said(
        words, "describe-offer", name=tell.names[offer.maker], other=tell.names[offer.to], give=give, want=want
    )
    return shortened([sentence])


def final(view: View, names: Sequence[str], scores: Sequence[ScoreRow], words: Words) -> str:
    """The final sheet in words."""
    tell = Teller(view, names, words)
    sentences = [fixed(words, "describe-final")]
    for rank, row in ranking(scores):
        name = tell.names[row.seat]
        if not rank:
            sentences.append(said(words, "describe-score-out", name=name))
            continue
        sentences.append(
            said(
                words,
                "describe-score",
                rank=rank,
                name=name,
                total=row.total,
                buildings=row.buildings,
                sets=row.sets,
                billionaire=row.billionaire,
                community=row.community,
                cash=tell.money(row.cash),
            )
        )
    return shortened(sentences)


def cover(names: Sequence[str], words: Words) -> str:
    """The lobby's cover in words."""
    taken = [said_name(name, seat, words) for seat, name in enumerate(names)]
    if not taken:
        return fixed(words, "describe-cover-empty")
    return shortened([said(words, "describe-cover", names=_BETWEEN.join(taken))])
