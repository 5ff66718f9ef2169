"""What Anti-Monopoly brings to the pictures of street boards."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from bot.engine.decisions import AwaitAdjusting
from bot.engine.games.anti import worth
from bot.engine.games.anti.owned import own_rules
from bot.engine.games.anti.roles import ROLES, role_of, rules_of
from bot.engine.rules import Deed, Rules, Space
from bot.engine.view import View
from render.anti import bank, spaces
from render.anti.facts import level
from render.anti.ladder import columns
from render.captions import where_held
from render.deed_card import Place
from render.ring import Slot
from render.scene import Placed, Sprite
from render.seating import Look
from render.sprites.lots import Lot
from render.street.dress import Dress, Phase
from render.street.layout import Seated
from render.words import Words, fixed

_HELD: Final = {"price_war": "tag", "prison": "handcuffs"}


class AntiDress(Dress):
    """Anti-Monopoly."""

    worth_key = "picture-wealth"
    order = False
    marks = ROLES
    card_height = 352

    def mark(self, view: View, seat: int) -> str:
        """The seat's role; empty until it has chosen one."""
        return role_of(view, seat)

    def worth(self, view: View, seat: int) -> int:
        """Cash and income."""
        return worth.final(view.rules, view, seat)

    def signs(self, view: View, seat: int) -> list[str]:
        """Where on the corner it is held."""
        return [_HELD[where_held(view, seat)]] if view.seats[seat].jailed else []

    def about(self, view: View, seat: int, words: Words) -> list[str]:
        """Its role, and whether it collects no rents now."""
        role = self.mark(view, seat)
        found = [fixed(words, f"role-{role}")] if role else []
        quiet = view.seats[seat].jailed and not rules_of(view.rules, view, seat).collects_detained
        return found + ([fixed(words, "picture-no-rents")] if quiet else [])

    def phase(self, view: View) -> Phase | None:
        """Roles come before the first turn, adjusting after the last."""
        kinds = {type(decision) for decision in view.waiting}
        if AwaitAdjusting in kinds:
            return Phase("clock", "picture-phase-adjusting")
        return None if view.round else Phase("shuffle", "picture-phase-roles")

    def icon(self, rules: Rules, deed: Deed) -> str:
        """Of transport and utilities, as they are on this board."""
        return spaces.deed_icon(rules, deed)

    def level(self, view: View, deed: str) -> int:
        """Its houses or its apartment, whatever its owner's role may build."""
        return level(view, deed)

    def lot(self, rules: Rules, deed: Deed, slot: Slot, words: Words) -> Lot:
        """With both building places."""
        return spaces.lot(rules, deed, slot, words)

    def ladder(self, view: View, deed: Deed, at: Place, mark: str, words: Words) -> Iterator[Placed]:
        """The columns of both roles."""
        return columns(view, deed, at, mark, words)

    def subtitle(self, rules: Rules, deed: Deed) -> str:
        """The city."""
        return own_rules(rules).cities[deed.group] if deed.house else ""

    def printed(self, rules: Rules) -> Hashable:
        """Currency and taxes."""
        return spaces.printed(rules)

    def space(self, rules: Rules, space: Space, slot: Slot, words: Words) -> Sprite:
        """Cards, taxes and corners."""
        return spaces.space(rules, space, slot, words)

    def peopled(self, view: View, space: Space, size: int, here: Seated, held: Seated, words: Words) -> Sprite | None:
        """Sightseers, and those in the price war and in prison."""
        return spaces.peopled(view.rules, space, size, here, held, words)

    def stock(self, view: View) -> Iterator[Placed]:
        """Both decks and the deeds."""
        return bank.stock(view)

    def going_on(self, view: View, seats: Sequence[Look], words: Words) -> Iterator[Placed]:
        """Debts, offers, the last turn."""
        return bank.going_on(view, seats, words)


DRESS: Final = AntiDress()
