"""Classic Monopoly's data: one board geometry, several boards of names, profiles and settings; and how they become rules."""

from importlib.resources.abc import Traversable

from bot.engine.rules import (
    AuctionRules,
    Card,
    ClassicRules,
    Deck,
    Deed,
    Group,
    JailRules,
    Rules,
    Space,
    Tax,
    Token,
)
from bot.rulesets.classic_files import (
    KINDS,
    BoardFile,
    BoardsFile,
    CardEntry,
    ClassicProfile,
    DecksFile,
    GameFile,
    ProfilesFile,
    SpaceEntry,
)
from bot.rulesets.entries import NamesEntry, SettingsFile
from bot.rulesets.profiled import Profiled
from bot.rulesets.reading import read_toml

KEYS = frozenset({
    "rent", "tax_era", "double_rent_when_mortgaged", "double_rent_when_built", "utility_roll", "bankrupt_buildings",
    "mortgage_clears", "auctions", "auction_start", "auction_step", "decliner_bids", "even_building", "houses_per_turn",
    "hotel_after", "houses", "hotels", "resale", "redeem_from", "trade_mortgaged", "trade_when", "estate",
    "bankrupt_to_seat", "opening_deal", "ends_at_bankruptcy", "turn_limit", "time_limit", "start_cash", "go", "double_go",
    "parking_pot", "rent_in_jail", "speed_die",
})  # fmt: skip
"""The settings that the code below knows what to do with."""


class ClassicSource(Profiled[ClassicProfile, NamesEntry]):
    """The game's folder of data files, read and checked once; `rules` makes the rules of a table from it."""

    def __init__(self, folder: Traversable) -> None:
        self.game = read_toml(folder / "game.toml", GameFile)
        self.board = read_toml(folder / "board.toml", BoardFile)
        self.decks = read_toml(folder / "decks.toml", DecksFile)
        boards = read_toml(folder / "boards.toml", BoardsFile)
        settings = read_toml(folder / "settings.toml", SettingsFile)
        profiles = read_toml(folder / "profiles.toml", ProfilesFile)
        self.game.check()
        self.board.check({deck.id for deck in self.decks.deck})
        self.decks.check(self.board)
        boards.check({space.id for space in self.board.space})
        settings.check(KEYS)
        super().__init__(self.game.profile, profiles.profile, boards.board, settings.setting)
        profiles.check()

    def rules(self, profile: str | None = None, board: str | None = None, **options: str) -> Rules:
        """The rules of a table: a profile (`official` for None), its usual board or another, and single settings.

        Raises:
            DataError: an unknown profile, board or setting, or a value out of range.
        """
        chosen, place, settings = self.settle(profile, board, options)
        game = self.game
        deeds = {
            space.id: _deed(pos, space, settings["redeem_from"])
            for pos, space in enumerate(self.board.space)
            if KINDS[space.kind]
        }
        salary = int(settings["go"])
        return Rules(
            game=game.game,
            profile=chosen.id,
            board=place,
            version=game.version,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            start_cash=int(settings["start_cash"]),
            go=salary,
            go_landing=salary * 2 if settings["double_go"] == "true" else salary,
            doubles_to_jail=game.doubles_to_jail,
            spaces=tuple(
                Space(pos, s.id, s.kind, s.id if KINDS[s.kind] else None, None, s.deck)
                for pos, s in enumerate(self.board.space)
            ),
            deeds=deeds,
            groups={
                g.id: Group(g.id, g.letter, tuple(d.id for d in deeds.values() if d.group == g.id))
                for g in self.board.group
            },
            decks={
                deck.id: Deck(deck.id, tuple(_card(card, settings["tax_era"]) for card in deck.card))
                for deck in self.decks.deck
            },
            auction=AuctionRules(int(settings["auction_start"]), int(settings["auction_step"])),
            jail=JailRules(self._position("jail"), game.jail.fine, game.jail.throws),
            rent=settings["rent"],
            settings=settings,
            own=self._classic(chosen, place, settings),
        )

    def _position(self, kind: str) -> int:
        return next(pos for pos, space in enumerate(self.board.space) if space.kind == kind)

    def _classic(self, profile: ClassicProfile, board: str, settings: dict[str, str]) -> ClassicRules:
        taxes = {space.id: space.tax[settings["tax_era"]] for space in self.board.space if space.tax}
        return ClassicRules(
            scale=profile.scale,
            currency=self.boards[board].currency,
            names=self.boards[board].names,
            tokens=tuple(Token(token.id, token.colour) for token in self.game.token),
            taxes={space: Tax(tax.amount, tax.percent) for space, tax in taxes.items()},
            build_when=profile.build_when,
            sell_when=profile.sell_when,
            double_rent_when_mortgaged=_is_on(settings, "double_rent_when_mortgaged"),
            double_rent_when_built=_is_on(settings, "double_rent_when_built"),
            utility_roll=settings["utility_roll"],
            bankrupt_buildings=settings["bankrupt_buildings"],
            mortgage_clears=settings["mortgage_clears"],
            auctions=_is_on(settings, "auctions"),
            decliner_bids=_is_on(settings, "decliner_bids"),
            even_building=_is_on(settings, "even_building"),
            houses_per_turn=int(settings["houses_per_turn"]),
            hotel_after=int(settings["hotel_after"]),
            houses=int(settings["houses"]),
            hotels=int(settings["hotels"]),
            resale=settings["resale"],
            trade_mortgaged=_is_on(settings, "trade_mortgaged"),
            trade_when=settings["trade_when"],
            estate=settings["estate"],
            bankrupt_to_seat=settings["bankrupt_to_seat"],
            opening_deal=int(settings["opening_deal"]),
            ends_at_bankruptcy=int(settings["ends_at_bankruptcy"]),
            turn_limit=int(settings["turn_limit"]),
            time_limit=int(settings["time_limit"]),
            parking_pot=_is_on(settings, "parking_pot"),
            rent_in_jail=_is_on(settings, "rent_in_jail"),
            speed_die=_is_on(settings, "speed_die"),
        )


def _is_on(settings: dict[str, str], key: str) -> bool:
    return settings[key] == "true"


def _with_interest(amount: int) -> int:
    """110 %, rounded up to whole money."""
    return amount + -(-amount // 10)


def _deed(pos: int, space: SpaceEntry, redeem_from: str) -> Deed:
    return Deed(
        id=space.id,
        pos=pos,
        group=space.group,
        price=space.price,
        mortgage=space.mortgage,
        redeem=_with_interest(space.price if redeem_from == "price" else space.mortgage),
        rent=tuple(space.rent),
        kind=space.kind,
        house=space.house,
        fee=_with_interest(space.mortgage) - space.mortgage,
    )


def _card(card: CardEntry, era: str) -> Card:
    effects = card.effects_1935 if era == "1935" and card.effects_1935 else card.effects
    return Card(card.id, card.copies, card.keep, tuple(effects))
