"""Refusals in the API's error form.

Owns the table of error codes with their HTTP status and text, and the nested shape of a form error. Decides nothing
about when a request is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

CODES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    160005: (403, "Thread is locked"),
}

# Nothing that happens around a bot excuses these: they are mistakes in what it sent.
MISTAKES = frozenset({0, 20012, 30032, 40005, 50005, 50006, 50008, 50021, 50024, 50035, 50109})


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a body, and where."""

    path: tuple[str | int, ...]
    code: str
    message: str

    def __str__(self) -> str:
        where = ".".join(map(str, self.path)) or "body"
        return f"{where}: {self.code}: {self.message}"


class RefusedError(Exception):
    """A request is answered with an error of the API."""

    def __init__(
        self,
        code: int,
        *,
        problems: list[Problem] | None = None,
        status: int | None = None,
        text: str | None = None,
        mistake: bool | None = None,
    ) -> None:
        known_status, known_text = CODES.get(code, (400, f"Error {code}"))
        self.code = code
        self.status = known_status if status is None else status
        self.text = known_text if text is None else text
        self.problems = problems or []
        self.mistake = code in MISTAKES if mistake is None else mistake
        super().__init__(f"{self.status} {code} {self.text}: {'; '.join(map(str, self.problems))}")

    def body(self) -> dict[str, Any]:
        answer: dict[str, Any] = {"message": self.text, "code": self.code}
        if self.problems:
            answer["errors"] = nest(self.problems)
        return answer


def unauthorized() -> RefusedError:
    return RefusedError(0, status=401, text="401: Unauthorized", mistake=True)


def form(path: tuple[str | int, ...], code: str, message: str) -> RefusedError:
    """Refuse a body for one reason."""
    return RefusedError(50035, problems=[Problem(path, code, message)])


def nest(problems: list[Problem]) -> dict[str, Any]:
    """Arrange problems the way the API does: a tree of keys with `_errors` at the leaves."""
    tree: dict[str, Any] = {}
    for problem in problems:
        node = tree
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree
