"""What a user sees in answer to what they did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .records import Interaction, Message, Modal


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to one interaction.

    `kind` is "message" (a new message), "update" (the pressed message changed), "modal", "choices", "thinking" (deferred
    and never completed), "nothing" (the press was acknowledged and nothing came of it) or "timeout" (the application did
    not respond).
    """

    kind: str
    interaction: Interaction
    message: Message | None = None
    modal: Modal | None = None
    choices: list[dict[str, Any]] | None = None
    followups: tuple[Message, ...] = ()

    @property
    def ephemeral(self) -> bool:
        return self.message is not None and self.message.ephemeral

    @property
    def text(self) -> str:
        """The words of the answer, an update's included."""
        shown = self.modal or self.message
        return shown.text if shown is not None else ""

    @property
    def latency(self) -> float | None:
        return self.interaction.latency

    def expect(self, *kinds: str) -> Answer:
        """Fail unless the answer is of one of these kinds."""
        if self.kind not in kinds:
            raise AssertionError(f"expected {' or '.join(kinds)}, got {self.kind}: {self.text!r}")
        return self


def read(interaction: Interaction) -> Answer:
    """Read what has become of an interaction so far."""
    followups = tuple(interaction.followups)
    match interaction.answer:
        case 4 | 5:
            message = interaction.original
            waiting = message is not None and message.loading and not message.deleted
            return Answer("thinking" if waiting else "message", interaction, message, followups=followups)
        case 6:
            if not interaction.effects:
                return Answer("nothing", interaction, interaction.message)
            if followups:
                return Answer("message", interaction, followups[-1], followups=followups)
            return Answer("update", interaction, interaction.message)
        case 7:
            return Answer("update", interaction, interaction.message, followups=followups)
        case 8:
            return Answer("choices", interaction, choices=interaction.choices)
        case 9:
            return Answer("modal", interaction, modal=interaction.modal)
        case _:
            return Answer("timeout", interaction)


def settled(interaction: Interaction) -> bool:
    """Whether a deferral, if there was one, has been completed."""
    if interaction.answer is None:
        return False
    return not interaction.deferred or interaction.effects > 0
