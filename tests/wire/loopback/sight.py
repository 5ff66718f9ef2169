"""What a person can see and press in a message or a modal.

Owns the reading of components from a user's side: the visible words, the pictures' descriptions, and finding a button
or a select by what is written on it or by its custom id.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .components import walk

BUTTON = 2
SELECTS = (3, 5, 6, 7, 8)
LINK = 5


class CannotDoError(AssertionError):
    """A person could not do this: there is no such control, or it is greyed out."""


class Seen:
    """Reading shared by everything that has components."""

    content: str
    embeds: list[dict[str, Any]]
    components: list[dict[str, Any]]

    @property
    def parts(self) -> list[dict[str, Any]]:
        return [part for _, part in walk(self.components)]

    @property
    def text(self) -> str:
        """All words on show, controls left out."""
        lines = [self.content, *_embed_words(self.embeds)]
        lines += [part["content"] for part in self.parts if isinstance(part.get("content"), str)]
        return "\n".join(line for line in lines if line)

    @property
    def descriptions(self) -> list[str]:
        """The words given with pictures, for those who do not see them."""
        items = [item for part in self.parts for item in (part, *part.get("items", []))]
        return [item["description"] for item in items if "media" in item and item.get("description")]

    @property
    def pictures(self) -> list[str]:
        """The addresses of the pictures on show."""
        items = [item for part in self.parts for item in (part, *part.get("items", []))]
        shown = [item["media"]["url"] for item in items if "media" in item]
        return shown + [embed["image"]["url"] for embed in self.embeds if embed.get("image")]

    @property
    def buttons(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part.get("type") == BUTTON]

    @property
    def labels(self) -> list[str]:
        return [label_of(button) for button in self.buttons]

    @property
    def selects(self) -> list[dict[str, Any]]:
        return [part for part in self.parts if part.get("type") in SELECTS]

    def button(self, wanted: str) -> dict[str, Any]:
        """Find a button that can be pressed, by custom id, label or emoji."""
        found = only(
            wanted, self.buttons, lambda button: (button.get("custom_id"), button.get("label"), label_of(button))
        )
        if found.get("style") == LINK or not found.get("custom_id"):
            raise CannotDoError(f"{wanted!r} is a link: pressing it tells the bot nothing")
        if found.get("disabled"):
            raise CannotDoError(f"{wanted!r} is disabled")
        return found

    def menu(self, wanted: str | None = None) -> dict[str, Any]:
        """Find a select by custom id or placeholder; without a name, the only one."""
        if wanted is None:
            if len(self.selects) != 1:
                raise CannotDoError(f"{len(self.selects)} selects here, name one")
            found = self.selects[0]
        else:
            found = only(wanted, self.selects, lambda menu: (menu.get("custom_id"), menu.get("placeholder")))
        if found.get("disabled"):
            raise CannotDoError(f"select {wanted!r} is disabled")
        return found


def label_of(button: dict[str, Any]) -> str:
    """What stands on a button: the emoji, if any, and the label."""
    emoji = (button.get("emoji") or {}).get("name") or ""
    return " ".join(part for part in (emoji, button.get("label")) if part)


def only(wanted: str, parts: list[dict[str, Any]], names: Any) -> dict[str, Any]:
    found = [part for part in parts if wanted in names(part)]
    if len(found) != 1:
        present = [next((name for name in reversed(names(part)) if name), "?") for part in parts]
        raise CannotDoError(f"{len(found)} controls called {wanted!r}; there are {present}")
    return found[0]


def _embed_words(embeds: Iterable[dict[str, Any]]) -> list[str]:
    words: list[str] = []
    for embed in embeds:
        words += [(embed.get("author") or {}).get("name", ""), embed.get("title") or "", embed.get("description") or ""]
        for row in embed.get("fields") or []:
            words += [row["name"], row["value"]]
        words.append((embed.get("footer") or {}).get("text", ""))
    return words
