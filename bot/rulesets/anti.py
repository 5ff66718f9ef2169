"""Anti-Monopoly's data: one board geometry, several boards of names, modes and settings; and how they become rules."""

from importlib.resources.abc import Traversable

from bot.engine.rules import AntiRules, AuctionRules, Card, Deck, Deed, Group, JailRules, Rules, Space, Token
from bot.rulesets.anti_files import (
    KINDS,
    BoardFile,
    BoardsFile,
    DecksFile,
    GameFile,
    NamesEntry,
    ProfileEntry,
    ProfilesFile,
    SpaceEntry,
)
from bot.rulesets.entries import SettingEntry, SettingsFile, idle
from bot.rulesets.reading import need, read_toml

KEYS = frozenset({"rent", "foundation_fee", "start_cash", "time_limit", "adjust_limit"})
"""The settings that the code below knows what to do with."""

TIMED = "two_hours"
NO_AUCTION = AuctionRules(start=1, step=1)


class AntiSource:
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
        file.check({space.id for space in self.board.space}, {group.id for group in self.board.group})
        return file.board

    def _settings(self, folder: Traversable) -> list[SettingEntry]:
        file = read_toml(folder / "settings.toml", SettingsFile)
        file.check(KEYS)
        return file.setting

    def _check(self) -> None:
        self.game.check()
        self.board.check()
        self.decks.check({space.id for space in self.board.space}, {role.deck for role in self.game.role.values()})
        need(self.game.profile in self.profiles, "game.toml", "profile", f"unknown profile {self.game.profile!r}")
        for setting in self.settings.values():
            odd = set(setting.profiles) - set(self.profiles)
            need(not odd, "settings.toml", setting.key, f"unknown profile {', '.join(sorted(odd))}")

    @property
    def choices(self) -> dict[str, list[str]]:
        """The values of each setting, the usual one first; of a number the usual one and the ends of its range."""
        return {key: setting.choices for key, setting in self.settings.items()}

    @property
    def profile_ids(self) -> tuple[str, ...]:
        """The modes, the usual one first."""
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
        """The rules of a table: a mode (`A` for None; an option `mode` names it too), its usual board or another, and settings.

        Raises:
            DataError: an unknown mode, board or setting, or a value out of range.
        """
        name = options.pop("mode", None) or profile or self.game.profile
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
        deeds = {space.id: _deed(pos, space) for pos, space in enumerate(self.board.space) if KINDS[space.kind]}
        return Rules(
            game=game.game,
            profile=name,
            board=place,
            version=game.version,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            start_cash=int(settings["start_cash"]),
            go=game.go,
            go_landing=game.go,
            doubles_to_jail=0,
            spaces=tuple(
                Space(pos, s.id, s.kind, s.id if KINDS[s.kind] else None) for pos, s in enumerate(self.board.space)
            ),
            deeds=deeds,
            groups={
                g.id: Group(g.id, g.letter, tuple(d.id for d in deeds.values() if d.group == g.id))
                for g in self.board.group
            },
            decks={
                deck.id: Deck(
                    deck.id, tuple(Card(card.id, card.copies, effects=tuple(card.effects)) for card in deck.card)
                )
                for deck in self.decks.deck
            },
            auction=NO_AUCTION,
            jail=JailRules(self._position("jail"), game.jail.fine, game.jail.throws),
            rent=settings["rent"],
            settings=settings,
            own=self._anti(name, place, settings),
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

    def _anti(self, mode: str, board: str, settings: dict[str, str]) -> AntiRules:
        spaces, names = self.board.space, self.boards[board]
        return AntiRules(
            mode=mode,
            currency=names.currency,
            names=names.names,
            cities=names.cities,
            tokens=tuple(Token(token.id, token.colour) for token in self.game.token),
            roles=self.game.role,
            monopoly={space.id: tuple(space.monopoly) for space in spaces if space.monopoly},
            taxes={space.id: space.tax for space in spaces if space.tax},
            choice=frozenset(space.id for space in spaces if space.choice),
            grants={int(face): grant for face, grant in self.game.grants.items()},
            foundation_fee=int(settings["foundation_fee"]),
            time_limit=int(settings["time_limit"]) if mode == TIMED else 0,
            adjust_limit=int(settings["adjust_limit"]),
        )


def _deed(pos: int, space: SpaceEntry) -> Deed:
    return Deed(
        id=space.id,
        pos=pos,
        group=space.group,
        price=space.price,
        mortgage=space.mortgage,
        redeem=space.redeem,
        rent=tuple(space.rent),
        kind=space.kind,
        house=space.house,
    )
