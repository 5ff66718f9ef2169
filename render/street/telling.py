"""Pictures of games on a street board in words, from the same views, at most 1,024 characters each."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from render import brief
from render.describe import Teller, fitting, shortened
from render.picture import Offered
from render.seating import said_name
from render.words import Words, fixed, said

BANK = -1
BETWEEN = ", "


class StreetTeller(Teller):
    """The words about one view of such a game."""

    @abstractmethod
    def leftovers(self) -> Iterator[str]:
        """What is said after the seats: what the bank has, what is kept."""

    @abstractmethod
    def built(self, deed: str) -> int:
        """The houses on a deed, or `HOTEL` for the one large building."""

    @abstractmethod
    def purse(self, seat: int) -> Iterator[str]:
        """What a hand is besides its deeds."""

    @abstractmethod
    def ladder(self, deed: str, seat: int) -> str:
        """A deed and its rents, as a seat reads them."""

    @abstractmethod
    def ranks(self) -> Iterator[str]:
        """A sentence for each row of the final sheet."""

    def debts(self) -> Iterator[str]:
        """Who owes whom."""
        for debt in self.view.debts:
            about: dict[str, str | int] = {"name": self.names[debt.debtor], "amount": self.money(debt.amount)}
            if debt.creditor == BANK:
                yield said(self.words, "describe-owes-bank", **about)
            else:
                yield said(self.words, "describe-owes", other=self.names[debt.creditor], **about)

    def business(self) -> Iterator[str]:
        """What goes on besides the turn."""
        yield from self.debts()

    # --- pictures

    def board(self) -> str:
        """The board."""
        head = said(self.words, "describe-board", round=self.view.round)
        parts = (self.turn(), self.business(), self.standing(), self.leftovers(), self.owners())
        full = [head, *(sentence for part in parts for sentence in part)]
        return fitting(full, brief.board(self.view, self.names, self.words, self.built))

    def hand(self, seat: int) -> str:
        """A hand."""
        view = self.view
        held = [deed for deed in view.rules.deeds if view.owners.get(deed) == seat]
        deeds = [self.ladder(deed, seat) for deed in held] or [fixed(self.words, "picture-no-deeds")]
        purse = list(self.purse(seat))
        return fitting([*purse, *deeds], [*purse, *brief.hand(view, seat, self.words, self.built)])

    def trade(self, offer: Offered) -> str:
        """An offer."""
        give, want = self.bundle(offer.give), self.bundle(offer.want)
        maker, other = self.names[offer.maker], self.names[offer.to]
        return shortened([said(self.words, "describe-offer", name=maker, other=other, give=give, want=want)])

    def final(self) -> str:
        """The final sheet."""
        return shortened([fixed(self.words, "describe-final"), *self.ranks()])

    @staticmethod
    def cover(names: Sequence[str], words: Words) -> str:
        """The lobby's cover."""
        taken = [said_name(name, seat, words) for seat, name in enumerate(names)]
        if not taken:
            return fixed(words, "describe-street-empty")
        return shortened([said(words, "describe-street", names=BETWEEN.join(taken))])
