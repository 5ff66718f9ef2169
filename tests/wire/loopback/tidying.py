"""Letting go of what nobody looks at any more, so that hours of presses fit into memory.

Owns which messages, pictures and interactions are old. A test that looks back does without it.
"""

from __future__ import annotations

import time

from .realm import Realm

KEPT_MESSAGES = 6
KEPT_PRIVATE = 2
INTERACTION_SECONDS = 120.0


def tidy(realm: Realm, *, kept: int = KEPT_MESSAGES, age: float = INTERACTION_SECONDS) -> None:
    """Forget all requests, all but the newest messages of each channel, answered interactions of that age, and pictures no message has."""
    for channel in realm.channels.values():
        for number in list(channel.history)[:-kept]:
            del channel.history[number]
    for user in realm.users.values():
        del user.ephemerals[:-KEPT_PRIVATE]
    realm.calls.clear()
    before = time.monotonic() - age
    for interaction in list(realm.interactions.values()):
        if interaction.answered_at is not None and interaction.answered_at < before:
            del realm.interactions[interaction.id], realm.tokens[interaction.token]
    seen = [it for channel in realm.channels.values() for it in channel.history.values()]
    seen += [it for user in realm.users.values() for it in user.ephemerals]
    realm.messages = {it.id: it for it in seen}
    realm.files = {part.id: part for it in seen for part in it.attachments}
