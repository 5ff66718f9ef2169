"""Pictures of classic Monopoly in words, from the same views, at most 1,024 characters each."""

from collections.abc import Iterator, Sequence

from bot.engine.rules import Rules
from bot.engine.view import View
from render.captions import goods, money
from render.classic.auction import next_bid
from render.classic.facts import BANK, held, ladder, ranking, worth_of
from render.describe import Teller, bids, shortened
from render.picture import Offered
from render.seating import said_name
from render.sprites.lots import HOTEL
from render.words import Words, fixed, said

_BETWEEN = ", "


class ClassicTeller(Teller):
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
        """Debts, the auction, jail cards, and what the bank has."""
        view = self.view
        for debt in view.debts:
            about: dict[str, str | int] = {"name": self.names[debt.debtor], "amount": self.money(debt.amount)}
            if debt.creditor == BANK:
                yield said(self.words, "describe-owes-bank", **about)
            else:
                yield said(self.words, "describe-owes", other=self.names[debt.creditor], **about)
        if view.auction is not None and view.auction.leader != BANK:
            leader = self.names[view.auction.leader]
            yield said(self.words, "describe-leads", name=leader, amount=self.money(view.auction.bid))

    def leftovers(self) -> Iterator[str]:
        """Jail cards, what the bank has, and what lies on Free Parking."""
        for name, seat in zip(self.names, self.view.seats, strict=True):
            if seat.cards:
                yield said(self.words, "describe-jail-cards", name=name, count=len(seat.cards))
        own = held(self.view)
        yield said(self.words, "describe-stock", houses=own.houses, hotels=own.hotels)
        if own.pot:
            yield said(self.words, "describe-pot", amount=self.money(own.pot))

    def ladder(self, deed: str) -> str:
        """A deed and its rents."""
        it = self.rules.deeds[deed]
        steps = ladder(self.view, it)
        if it.kind == "utility":
            times = _BETWEEN.join(said(self.words, "describe-times", count=step.amount) for step in steps)
            return said(self.words, "describe-ladder-dice", deed=self.deed(deed), rents=times)
        rents = _BETWEEN.join(self.money(step.amount) for step in steps)
        return said(self.words, "describe-ladder", deed=self.deed(deed), rents=rents)


def board(view: View, names: Sequence[str], words: Words) -> str:
    """The board in words."""
    tell = ClassicTeller(view, names, words)
    head = said(words, "describe-board", round=view.round)
    return shortened([head, *tell.turn(), *tell.business(), *tell.standing(), *tell.leftovers(), *tell.owners()])


def hand(view: View, seat: int, names: Sequence[str], words: Words) -> str:
    """A hand in words."""
    tell = ClassicTeller(view, names, words)
    cash, worth = tell.money(view.seats[seat].cash), tell.money(worth_of(view, seat))
    sentences = [said(words, "describe-hand-cash", name=tell.names[seat], cash=cash, worth=worth)]
    cards = len(view.seats[seat].cards)
    if cards:
        sentences.append(said(words, "describe-jail-cards", name=tell.names[seat], count=cards))
    held_here = [deed for deed in view.rules.deeds if view.owners.get(deed) == seat]
    sentences += [tell.ladder(deed) for deed in held_here] or [fixed(words, "picture-no-deeds")]
    return shortened(sentences)


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


def trade(view: View, offer: Offered, names: Sequence[str], words: Words) -> str:
    """An offer in words."""
    tell = ClassicTeller(view, names, words)
    give, want = tell.bundle(offer.give), tell.bundle(offer.want)
    maker, other = tell.names[offer.maker], tell.names[offer.to]
    return shortened([said(words, "describe-offer", name=maker, other=other, give=give, want=want)])


def final(view: View, names: Sequence[str], words: Words) -> str:
    """The final sheet in words."""
    tell = ClassicTeller(view, names, words)
    sentences = [fixed(words, "describe-final")]
    for row in ranking(view):
        name = tell.names[row.seat]
        if not row.rank:
            left = view.seats[row.seat].resigned
            sentences.append(said(words, "describe-rank-left" if left else "describe-rank-out", name=name))
            continue
        parts = {"cash": row.cash, "deeds": row.deeds, "buildings": row.buildings, "worth": row.worth}
        sums = {key: money(words, view.rules.board, amount) for key, amount in parts.items()}
        sentences.append(said(words, "describe-rank", rank=row.rank, name=name, **sums))
    return shortened(sentences)


def cover(rules: Rules, names: Sequence[str], words: Words) -> str:
    """The lobby's cover in words."""
    taken = [said_name(name, rules.own.tokens[seat].id, words) for seat, name in enumerate(names)]
    if not taken:
        return fixed(words, "describe-street-empty")
    return shortened([said(words, "describe-street", names=_BETWEEN.join(taken))])
