"""Pictures of Anti-Monopoly in words: with the role of every seat."""

from collections.abc import Iterator

from bot.engine.games.anti.owned import own_rules, own_state
from bot.engine.games.anti.roles import COMPETITOR, MONOPOLIST, ROLES
from render.anti.dress import DRESS
from render.anti.facts import UTILITY, closed, column, incomes, level, ranking
from render.anti.final import income_name
from render.captions import where_held
from render.sprites.lots import HOTEL
from render.street.names import short
from render.street.telling import BETWEEN, StreetTeller
from render.words import fixed, said


class AntiTeller(StreetTeller):
    """The words about one view of Anti-Monopoly."""

    def role(self, seat: int) -> str:
        """What a seat is; a seat that has not chosen yet is said to be open."""
        mark = DRESS.mark(self.view, seat)
        return fixed(self.words, f"role-{mark}" if mark else "describe-role-open")

    def deed(self, deed: str) -> str:
        """A deed by its short name, whether it is mortgaged, and its buildings."""
        name = short(self.words, self.rules.board, deed)
        if deed in self.view.mortgaged:
            return said(self.words, "describe-mortgaged", deed=name)
        built = level(self.view, deed)
        if built == HOTEL:
            return said(self.words, "describe-deed-apartment", deed=name)
        return said(self.words, "describe-deed-level", deed=name, count=built) if built else name

    def standing(self) -> Iterator[str]:
        """What each seat is and has, and where its token is."""
        for number, seat in enumerate(self.view.seats):
            token = fixed(self.words, f"token-{self.view.own.tokens[number]}")
            about: dict[str, str | int] = {"name": self.names[number], "token": token, "role": self.role(number)}
            if seat.bankrupt:
                yield said(self.words, "describe-role-out", **about)
                continue
            worth = self.money(DRESS.worth(self.view, number))
            about |= {"cash": self.money(seat.cash), "worth": worth}
            if seat.jailed:
                yield said(self.words, f"describe-role-{where_held(self.view, number)}", **about)
            else:
                place = short(self.words, self.rules.board, self.rules.spaces[seat.at].id)
                yield said(self.words, "describe-role-on", place=place, **about)

    def owners(self) -> Iterator[str]:
        """Which deeds each seat owns."""
        if any(level(self.view, deed) not in {0, HOTEL} for deed in own_state(self.view).buildings):
            yield fixed(self.words, "describe-houses-counted")
        yield from super().owners()

    def leftovers(self) -> Iterator[str]:
        """The decks."""
        own, left = own_rules(self.rules), self.view.cards_left
        counts = {role: left.get(own.roles[role].deck, 0) for role in ROLES}
        yield said(self.words, "describe-decks", **counts)

    def built(self, deed: str) -> int:
        """Houses, or an apartment."""
        return level(self.view, deed)

    def purse(self, seat: int) -> Iterator[str]:
        """Role, cash and wealth."""
        cash, worth = self.money(self.view.seats[seat].cash), self.money(DRESS.worth(self.view, seat))
        about = {"name": self.names[seat], "role": self.role(seat), "cash": cash, "worth": worth}
        yield said(self.words, "describe-hand-wealth", **about)

    def ladder(self, deed: str, seat: int) -> str:
        """A deed and the rents of the seat's own role."""
        it = self.rules.deeds[deed]
        role = MONOPOLIST if DRESS.mark(self.view, seat) == MONOPOLIST else COMPETITOR
        steps = column(self.view, it, role)
        if it.kind == UTILITY:
            times = BETWEEN.join(said(self.words, "describe-times", count=step.amount) for step in steps)
            return said(self.words, "describe-ladder-dice", deed=self.deed(deed), rents=times)
        rents = BETWEEN.join(self.money(step.amount) for step in steps)
        return said(self.words, "describe-ladder", deed=self.deed(deed), rents=rents)

    def ranks(self) -> Iterator[str]:
        """Cash and income; then what each deed brought."""
        rows = ranking(self.view)
        key = "describe-rank-walk" if closed(self.view) else "describe-rank-income"
        for row in rows:
            about: dict[str, str | int] = {"name": self.names[row.seat]}
            if not row.rank:
                left = self.view.seats[row.seat].resigned
                yield said(self.words, "describe-rank-left" if left else "describe-rank-out", **about)
                continue
            about |= {"rank": row.rank, "role": self.role(row.seat), "cash": self.money(row.cash)}
            about |= {"income": self.money(row.income), "worth": self.money(row.wealth)}
            yield said(self.words, key, **about)
        for row in rows:
            found = incomes(self.view, row.seat) if row.rank else []
            if found:
                deeds = BETWEEN.join(
                    said(
                        self.words,
                        "describe-income",
                        deed=income_name(self.view, it, self.words),
                        amount=self.money(it.amount),
                    )
                    for it in found
                )
                yield said(self.words, "describe-incomes", name=self.names[row.seat], deeds=deeds)
