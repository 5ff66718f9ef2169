"""Pictures of classic Monopoly in words, from the same views, at most 1,024 characters each."""

from collections.abc import Iterator, Sequence

from bot.engine.view import View
from render.captions import goods
from render.classic.auction import next_bid
from render.classic.facts import BANK, held, ladder, ranking, worth_of
from render.describe import bids, shortened
from render.sprites.lots import HOTEL
from render.street.telling import BETWEEN, StreetTeller
from render.words import Words, fixed, said


class ClassicTeller(StreetTeller):
    """The words about one view of classic Monopoly."""

    def deed(self, deed: str) -> str:
        """A deed, whether it is mortgaged, and its buildings."""
        level = held(self.view).buildings.get(deed, 0)
        if not level:
            return super().deed(deed)
        if level == HOTEL:
            return said(self.words, "describe-deed-hotel", deed=self.place(deed))
        return said(self.words, "describe-deed-houses", deed=self.place(deed), count=level)

    def standing(self) -> Iterator[str]:
        """What each seat has and where its token is."""
        for number, seat in enumerate(self.view.seats):
            token = fixed(self.words, f"token-{self.view.own.tokens[number]}")
            about: dict[str, str | int] = {"name": self.names[number], "token": token}
            if seat.bankrupt:
                yield said(self.words, "describe-seat-out", **about)
                continue
            about |= {"cash": self.money(seat.cash), "worth": self.money(worth_of(self.view, number))}
            if seat.jailed:
                yield said(self.words, "describe-seat-prison", **about)
            else:
                yield said(self.words, "describe-seat-plain", place=self.place(self.rules.spaces[seat.at].id), **about)

    def business(self) -> Iterator[str]:
        """Debts and the auction."""
        yield from self.debts()
        auction = self.view.auction
        if auction is not None and auction.leader != BANK:
            yield said(self.words, "describe-leads", name=self.names[auction.leader], amount=self.money(auction.bid))

    def leftovers(self) -> Iterator[str]:
        """Jail cards, what the bank has, and what lies on Free Parking."""
        for name, seat in zip(self.names, self.view.seats, strict=True):
            if seat.cards:
                yield said(self.words, "describe-jail-cards", name=name, count=len(seat.cards))
        own = held(self.view)
        yield said(self.words, "describe-stock", houses=own.houses, hotels=own.hotels)
        if own.pot:
            yield said(self.words, "describe-pot", amount=self.money(own.pot))

    def built(self, deed: str) -> int:
        """Houses, or a hotel."""
        return held(self.view).buildings.get(deed, 0)

    def purse(self, seat: int) -> Iterator[str]:
        """Cash, worth and jail cards."""
        cash, worth = self.money(self.view.seats[seat].cash), self.money(worth_of(self.view, seat))
        yield said(self.words, "describe-hand-cash", name=self.names[seat], cash=cash, worth=worth)
        cards = len(self.view.seats[seat].cards)
        if cards:
            yield said(self.words, "describe-jail-cards", name=self.names[seat], count=cards)

    def ladder(self, deed: str, seat: int) -> str:
        """A deed and its rents, which are the same for all."""
        del seat
        it = self.rules.deeds[deed]
        steps = ladder(self.view, it)
        if it.kind == "utility":
            times = BETWEEN.join(said(self.words, "describe-times", count=step.amount) for step in steps)
            return said(self.words, "describe-ladder-dice", deed=self.deed(deed), rents=times)
        rents = BETWEEN.join(self.money(step.amount) for step in steps)
        return said(self.words, "describe-ladder", deed=self.deed(deed), rents=rents)

    def ranks(self) -> Iterator[str]:
        """Worth, and what it is made of."""
        for row in ranking(self.view):
            name = self.names[row.seat]
            if not row.rank:
                left = self.view.seats[row.seat].resigned
                yield said(self.words, "describe-rank-left" if left else "describe-rank-out", name=name)
                continue
            parts = {"cash": row.cash, "deeds": row.deeds, "buildings": row.buildings, "worth": row.worth}
            sums = {key: self.money(amount) for key, amount in parts.items()}
            yield said(self.words, "describe-rank", rank=row.rank, name=name, **sums)


def auction(view: View, names: Sequence[str], words: Words) -> str:
    """The running auction in words; empty if there is none."""
    running = view.auction
    if running is None:
        return ""
    tell = ClassicTeller(view, names, words)
    what = goods(words, view.rules, running.deed)
    deed = view.rules.deeds.get(running.deed)
    if deed is None:
        sentences = [said(words, "describe-lot-sold", deed=what)]
    else:
        sentences = [said(words, "describe-auction", deed=what, price=tell.money(deed.price))]
    return shortened([*sentences, *bids(tell, next_bid(view, running))])
