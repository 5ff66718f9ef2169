"""Faults that a person can mend: each says the place and what is wrong, in one line and without a traceback."""


class BankerError(Exception):
    """The base of all faults that are told to the person who can mend them."""


class ConfigError(BankerError):
    """A setting of the environment is missing or unusable."""


class DataError(BankerError):
    """A file under data/, a case file or a locale is broken: file, place, and what is wrong."""

    def __init__(self, file: str, place: str, wrong: str) -> None:
        super().__init__(f"{file}: {place}: {wrong}" if place else f"{file}: {wrong}")
        self.file = file
        self.place = place
        self.wrong = wrong


class StoreError(BankerError):
    """The database can't be used: locked by another process, foreign, broken or too new."""


class RecordError(BankerError):
    """A recorded game can't be read or does not fit the rules."""
