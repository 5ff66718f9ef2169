"""What the running bot writes down: one record a line, as `key=value` or as JSON, with the game and the channel it is about.

Owns the form of a line, what may never be in one, and which fields there are. Tokens are blotted out, whatever logs them; control
and invisible characters are escaped, so that nothing logged can pass for a line of its own. Nobody's name is logged by us, and
libraries whose debug lines hold names, tokens and whole rows are kept above that level.
"""

import json
import logging
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, TextIO

TEXT, JSON = "text", "json"
FORMATS: Final = (TEXT, JSON)

FIELDS: Final = ("game", "channel", "verb", "error")
"""What a record may carry besides its words: the ids of game and channel, a control's verb, and the id that a user was told."""

OURS: Final = ("banker", "bot", "cogs", "render")
"""The loggers that follow the level asked for below INFO."""

BLOT: Final = "***"
_SECRETS: Final = re.compile(
    r"""(?P<before>/(?:webhooks|interactions)/\d+/|\bBot\ |["']token["']:\ ?["'])[\w.=+-]{16,}  # in an address, a header, an event
    |\b[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}  # of the form of a bot's token
    """,
    re.VERBOSE,
)
_PLAIN: Final = re.compile(r"[\w./:+-]+", re.ASCII)
_INDENT: Final = "    | "

_about: ContextVar[Mapping[str, object]] = ContextVar("about")


@contextmanager
def about(**fields: object) -> Iterator[None]:
    """Let all that is logged within the block, by libraries too, carry these fields, and none from around it."""
    token = _about.set(_given(fields))
    try:
        yield
    finally:
        _about.reset(token)


def _given(fields: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in fields.items() if value is not None}


def set_up(level: int, form: str, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Write all records of this process to a stream, stderr unless another is given; what was set up before is replaced."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines(form, secrets))
    # The debug lines of libraries hold names, interaction tokens and the parameters of every statement.
    logging.basicConfig(level=max(level, logging.INFO), handlers=[handler], force=True)
    for name in OURS:
        logging.getLogger(name).setLevel(level)


class Lines(logging.Formatter):
    """Makes one line of a record; as `text`, the lines of a traceback follow, each with a mark before it.

    Args:
        form: `text` or `json`.
        secrets: what is blotted out wherever it stands.
    """

    def __init__(self, form: str = TEXT, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._json = form == JSON
        self._secrets = tuple(it for it in secrets if it)

    def format(self, record: logging.LogRecord) -> str:
        """The record's line, without a newline at its end."""
        fields = self._fields(record)
        trace = self._trace(record)
        if self._json:
            return _visible(json.dumps(fields | ({"trace": trace} if trace else {}), ensure_ascii=False))
        line = " ".join(f"{name}={_quoted(value)}" for name, value in fields.items())
        return "\n".join([line, *(_INDENT + _visible(it) for it in trace.splitlines())])

    def _fields(self, record: logging.LogRecord) -> dict[str, object]:
        at = datetime.fromtimestamp(record.created, UTC)
        own = _given({name: getattr(record, name, None) for name in FIELDS})
        known = {**_about.get({}), **own}
        return {
            "time": f"{at:%Y-%m-%dT%H:%M:%S}.{at.microsecond // 1000:03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            **{name: self._clean(known[name]) for name in FIELDS if name in known},
            "msg": self._clean(record.getMessage()),
        }

    def _clean(self, value: object) -> object:
        return value if isinstance(value, int) else self._blotted(str(value))

    def _trace(self, record: logging.LogRecord) -> str:
        parts = [self.formatException(record.exc_info)] if record.exc_info else []
        parts += [record.stack_info] if record.stack_info else []
        return self._blotted("\n".join(parts))

    def _blotted(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, BLOT)
        return _SECRETS.sub(lambda found: (found["before"] or "") + BLOT, text)


def _quoted(value: object) -> str:
    text = str(value)
    return text if _PLAIN.fullmatch(text) else _visible(json.dumps(text, ensure_ascii=False))


def _visible(text: str) -> str:
    """The text with everything escaped that can't be seen, or that changes how the rest of the line is seen."""
    if text.isprintable():
        return text
    return "".join(it if it.isprintable() else _escaped(it) for it in text)


def _escaped(char: str) -> str:
    code = ord(char)
    if code <= 0xFFFF:
        return f"\\u{code:04x}"
    high, low = divmod(code - 0x10000, 0x400)
    return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
