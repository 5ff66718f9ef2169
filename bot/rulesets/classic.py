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
    DecksFile,
    GameFile,
    NamesEntry,
    ProfileEntry,
    ProfilesFile,
    SpaceEntry,
)
from bot.rulesets.entries import SettingEntry, SettingsFile, idle
from bot.rulesets.reading import need, read_toml

KEYS = frozenset({
    "rent", "tax_era", "double_rent_when_mortgaged", "double_rent_when_built", "utility_roll", "bankrupt_buildings",
    "mortgage_clears", "auctions", "auction_start", "auction_step", "decliner_bids", "even_building", "houses_per_turn",
    "hotel_after", "houses", "hotels", "resale", "redeem_from", "trade_mortgaged", "trade_when", "estate",
    "bankrupt_to_seat", "opening_deal", "ends_at_bankruptcy", "turn_limit", "time_limit", "start_cash", "go", "double_go",
    "parking_pot", "rent_in_jail", "speed_die",
})  # fmt: skip
"""The settings that the code below knows what to do with."""


class ClassicSource:
    """The game's folder of data files, read and checked once; `rules` makes the rules of a table from it."""

    def __init__(self, folder: Traversable) -> None:
        self.game = read_toml(folder / "game.toml", GameFile)
        self.board = read_toml(folder / "board.toml", BoardFile)
        self.decks = read_toml(folder / "decks.toml", DecksFile)
        self.boards = {board.id: board for board in self._boards(folder)}
        self.settings = {setting.key: setting for setting in self._settings(folder)}
        profiles = read_toml(folder / "profiles.toml", ProfilesFile)
        profiles.check(set(self.boards), self.settings)
        self.profiles = {profile.id: profile for profile in profiles.profile}
        self._check()

    def _boards(self, folder: Traversable) -> list[NamesEntry]:
        file = read_toml(folder / "boards.toml", BoardsFile)
        file.check({space.id for space in self.board.space})
        return file.board

    def _settings(self, folder: Traversable) -> list[SettingEntry]:
        file = read_toml(folder / "settings.toml", SettingsFile)
        file.check(KEYS)
        return file.setting

    def _check(self) -> None:
        self.game.check()
        self.board.check({deck.id for deck in self.decks.deck})
        self.decks.check(self.board)
        need(self.game.profile in self.profiles, "game.toml", "profile", f"unknown profile {self.game.profile!r}")

    @property
    def choices(self) -> dict[str, list[str]]:
        """The values of each setting, the usual one first; of a number the usual one and the ends of its range."""
        return {key: setting.choices for key, setting in self.settings.items()}

    @property
    def profile_ids(self) -> tuple[str, ...]:
        """The profiles, the usual one first."""
        return tuple(self.profiles)

    @property
    def board_ids(self) -> tuple[str, ...]:
        """The boards."""
        return tuple(self.boards)

    @property
    def ranges(self) -> dict[str, tuple[int, int]]:
        """The ends of each setting that is a number."""
        return {key: (it.low, it.high) for key, it in self.settings.items() if not it.values}

    def idle(self, profile: str) -> frozenset[str]:
        """The settings that mean nothing in a profile."""
        return idle(self.settings.values(), profile)

    @property
    def aliases(self) -> dict[str, str]:
        """Other names of deeds, by which case files may call them: none, the ids are the names."""
        return {}

    def rules(self, profile: str | None = None, board: str | None = None, **options: str) -> Rules:
        """The rules of a table: a profile (`official` for None), its usual board or another, and single settings.

        Raises:
            DataError: an unknown profile, board or setting, or a value out of range.
        """
        name = profile or self.game.profile
        need(
            name in self.profiles,
            "options",
            "profile",
            f"unknown profile {name!r}; there are {', '.join(self.profiles)}",
        )
        chosen = self.profiles[name]
        place = board or chosen.board
        need(place in self.boards, "options", "board", f"unknown board {place!r}; there are {', '.join(self.boards)}")
        settings = self._settle(chosen, options)
        game = self.game
        deeds = {
            space.id: _deed(pos, space, settings["redeem_from"])
            for pos, space in enumerate(self.board.space)
            if KINDS[space.kind]
        }
        salary = int(settings["go"])
        return Rules(
            game=game.game,
            profile=name,
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

    def _settle(self, profile: ProfileEntry, options: dict[str, str]) -> dict[str, str]:
        """All settings in force."""
        settings = {key: setting.default for key, setting in self.settings.items()} | profile.settings
        for key, value in options.items():
            need(key in self.settings, "options", key, f"unknown setting; there are {', '.join(self.settings)}")
            settings[key] = self.settings[key].read(key, value)
        return settings

    def _position(self, kind: str) -> int:
        return next(pos for pos, space in enumerate(self.board.space) if space.kind == kind)

    def _classic(self, profile: ProfileEntry, board: str, settings: dict[str, str]) -> ClassicRules:
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
