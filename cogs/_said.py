"""A sentence of ours as an error: something that is neither a rule nor the table is in the way.

Owns the exception only; whoever presents errors says the words.
"""


class Said(Exception):  # noqa: N818 - an answer, not a fault
    """A sentence of the catalogs is the answer.

    Attributes:
        key: its key.
        params: its parameters.
    """

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params
