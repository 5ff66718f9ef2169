"""The server's knobs, with the values that Discord uses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Settings:
    """Limits in seconds and numbers; a test that needs another world changes them before or while the bot runs."""

    answer_within: float = 3.0
    token_life: float = 900.0
    old_after: float = 3600.0
    old_edits: int = 5
    file_limit: int = 10 * 1024 * 1024
    cdn_life: float = 86_400.0
    nonce_life: float = 300.0
    use_description: bool = True
    # A house rule and not one of the API: a message that says nothing about mentions is recorded as a fault.
    require_mentions: bool = False
    # Another: a file sent along with a V2 layout that no component shows is seen by nobody.
    blame_unseen_files: bool = True
