"""The settings panel of a lobby: every setting in words, a few a page; the host's with selects and buttons to change them.

Owns the layout only; what a press does is in `cogs.lobby`, what can be set in `bot.table.settings`.
"""

from typing import Final

from bot.i18n import Words
from bot.table.model import Lobby
from bot.table.settings import Setting, setting_rule, setting_value, settings_of, value_about
from cogs._ids import Ref
from cogs._layout import Block, Button, Entry, Page, Row, Select, Text

PER_PAGE: Final = 6


def pages_of(lobby: Lobby) -> int:
    """How many pages the panel has."""
    return -(-len(settings_of(lobby)) // PER_PAGE)


def panel(lobby: Lobby, words: Words, page: int, *, host: bool, host_name: str) -> Page:
    """A page of the panel; pages count from 0."""
    found, pages = settings_of(lobby), pages_of(lobby)
    page = min(max(page, 0), pages - 1)
    intro = words("settings-intro") if host else words("settings-only-host", host=host_name)
    blocks: list[Block] = [Text(f"## {words('settings-heading')}\n{intro}")]
    for it in found[page * PER_PAGE : (page + 1) * PER_PAGE]:
        name = words(f"setting-{it.key}")
        now = words("settings-now", setting=f"**{name}**", value=setting_value(it, it.now, words))
        if it.now != it.usual:
            now = f"{now} · {words('settings-usual', value=setting_value(it, it.usual, words))}"
        blocks.append(Text(f"{now}\n-# {setting_rule(lobby.game, it, words)}"))
        if host:
            blocks.append(_choice(lobby, it, page, words) if it.values else _number(lobby, it, page, words))
    buttons = _turning(lobby, page, pages, words)
    if host:
        usual = all(it.now == it.usual for it in found)
        buttons.append(Button(Ref(lobby.game_id, 0, "lobby_reset", (str(page),)), words("settings-reset"), off=usual))
    return Page((*blocks, Row(tuple(buttons))) if buttons else tuple(blocks))


def range_of(setting: Setting, words: Words) -> tuple[str, str]:
    """The ends of a setting's range, as sums are shown where it is one."""
    return (
        setting_value(setting, str(setting.low), words),
        setting_value(setting, str(setting.high), words),
    )


def _choice(lobby: Lobby, it: Setting, page: int, words: Words) -> Select:
    ordered = sorted(it.values, key=lambda value: value != it.usual)
    entries = tuple(
        Entry(value, setting_value(it, value, words), value_about(it, value, words), chosen=value == it.now)
        for value in ordered
    )
    hint = words("settings-choose", setting=words(f"setting-{it.key}"))
    return Select(Ref(lobby.game_id, 0, "lobby_set", (it.key, str(page))), hint, entries)


def _number(lobby: Lobby, it: Setting, page: int, words: Words) -> Row:
    low, high = range_of(it, words)
    label = words("settings-type", low=low, high=high)
    return Row((Button(Ref(lobby.game_id, 0, "lobby_ask", (it.key, str(page))), label),))


def _turning(lobby: Lobby, page: int, pages: int, words: Words) -> list[Button]:
    if pages < 2:
        return []

    def turn(to: int, key: str) -> Button:
        ref = Ref(lobby.game_id, 0, "lobby_settings", (str(max(to, 0)), key[7:]))
        return Button(ref, words(key), off=not 0 <= to < pages)

    return [turn(page - 1, "button-previous"), turn(page + 1, "button-next")]
