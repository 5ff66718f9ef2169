"""Anti-Monopoly's data: one board geometry, several boards of names, modes and settings; and how they become rules."""

from importlib.resources.abc import Traversable

from bot.engine.rules import AntiRules, AuctionRules, Card, Deck, Deed, Group, JailRules, Rules, Space, Token
from bot.rulesets.anti_files import (
    KINDS,
    BoardFile,
    BoardsFile,
    CityNames,
    DecksFile,
    GameFile,
    ProfilesFile,
    SpaceEntry,
)
from bot.rulesets.entries import ProfileEntry, SettingsFile
from bot.rulesets.profiled import Profiled
from bot.rulesets.reading import read_toml

KEYS = frozenset({"rent", "foundation_fee", "start_cash", "time_limit", "adjust_limit"})
"""The settings that the code below knows what to do with."""

TIMED = "two_hours"
NO_AUCTION = AuctionRules(start=1, step=1)


class AntiSource(Profiled[ProfileEntry, CityNames]):
    """The game's folder of data files, read and checked once; `rules` makes the rules of a table from it."""

    def __init__(self, folder: Traversable) -> None:
        self.game = read_toml(folder / "game.toml", GameFile)
        self.board = read_toml(folder / "board.toml", BoardFile)
        self.decks = read_toml(folder / "decks.toml", DecksFile)
        boards = read_toml(folder / "boards.toml", BoardsFile)
        settings = read_toml(folder / "settings.toml", SettingsFile)
        profiles = read_toml(folder / "profiles.toml", ProfilesFile)
        spaces = {space.id for space in self.board.space}
        self.game.check()
        self.board.check()
        self.decks.check(spaces, {role.deck for role in self.game.role.values()})
        boards.check(spaces, {group.id for group in self.board.group})
        settings.check(KEYS)
        super().__init__(self.game.profile, profiles.profile, boards.board, settings.setting)
        profiles.check()

    def rules(self, profile: str | None = None, board: str | None = None, **options: str) -> Rules:
        """The rules of a table: a mode (`A` for None; an option `mode` names it too), its usual board or another, and settings.

        Raises:
            DataError: an unknown mode, board or setting, or a value out of range.
        """
        chosen, place, settings = self.settle(options.pop("mode", None) or profile, board, options)
        game = self.game
        deeds = {space.id: _deed(pos, space) for pos, space in enumerate(self.board.space) if KINDS[space.kind]}
        return Rules(
            game=game.game,
            profile=chosen.id,
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
            own=self._anti(chosen.id, place, settings),
        )

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
