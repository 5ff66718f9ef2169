"""Faults that a person can mend: each says the place and what is wrong, in one line and without a traceback.

Each is a message of the catalogs (`faults.ftl`), so that it is told in the language of whoever reads it; as a text, for logs, it is English.
"""

from bot.message import Message, Said, told


class BankerError(Exception):
    """The base of all faults that are told to the person who can mend them.

    Attributes:
        message: what is wrong.
    """

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.message = Message(key, **values)

    def told(self, words: Said, /) -> str:
        """What is wrong, in these words."""
        return self.message.told(words)

    def __str__(self) -> str:
        from bot.i18n.plain import english  # noqa: PLC0415 - it reads files, which has faults of its own

        return self.told(english)


class ConfigError(BankerError):
    """A setting of the environment is missing or unusable."""


class DataError(BankerError):
    """A file under data/, a case file or a locale is broken: file, place, and what is wrong.

    Attributes:
        file: its name.
        place: where in it; empty for all of it.
    """

    def __init__(self, file: str | Message, place: str | Message, key: str, /, **values: object) -> None:
        super().__init__(key, **values)
        self.args = (file, place, key)
        self.file = file
        self.place = place

    def told(self, words: Said, /) -> str:
        """The place and what is wrong with it, in these words."""
        return ": ".join(told(it, words) for it in (self.file, self.place, self.message) if it)


class StoreError(BankerError):
    """The database can't be used: locked by another process, foreign, broken or too new."""


class RecordError(BankerError):
    """A recorded game can't be read or does not fit the rules."""
