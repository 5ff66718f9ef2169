"""The log's lines for what only a game of two roles has: choosing them, throws for money, and the closing of a timed game.

Owns: which words these events have. `bot.table.lines` asks for them.
"""

from typing import assert_never

from bot.engine import events as e
from bot.table.voice import Voice

Roles = e.RoleChosen | e.SwapWished | e.RolesSwapped | e.SeatReady
Closing = e.ThrowFailed | e.AdjustingOpened | e.CashKept | e.IncomeCounted

_FOUNDATION = "foundation"


def roles(voice: Voice, event: Roles) -> str:
    """Roles: taken, swapped, kept; and seats that are ready."""
    say, name = voice.words, voice.seat(event.seat)
    match event:
        case e.RoleChosen(role=role, free=free):
            key = "event-role_chosen" if free else "event-role_chosen-left"
            return say(key, name=name, role=say(f"role-{role}"))
        case e.SwapWished(other=other):
            return say("event-swap_wished", name=name, other=voice.seat(other))
        case e.RolesSwapped(other=other):
            return say("event-roles_swapped", name=name, other=voice.seat(other))
        case e.SeatReady(what=what):
            return say(f"event-seat_ready-{what}", name=name)
        case _:
            assert_never(event)


def closing(voice: Voice, event: Closing) -> str:
    """Throws that brought nothing, and what is counted at the end."""
    say, money = voice.words, voice.money
    match event:
        case e.ThrowFailed(seat=seat, why=why):
            return say(f"event-throw_failed-{why if why == _FOUNDATION else 'card'}", name=voice.seat(seat))
        case e.AdjustingOpened(minutes=minutes):
            return say("event-adjusting_opened", minutes=minutes)
        case e.CashKept(seat=seat, percent=percent, kept=kept, paid=paid):
            sums = {"kept": money(kept), "paid": money(paid)}
            return say("event-cash_kept", name=voice.seat(seat), percent=percent, **sums)
        case e.IncomeCounted(seat=seat, deed=deed, amount=amount):
            return say("event-income_counted", name=voice.seat(seat), deed=voice.place(deed), amount=money(amount))
        case _:
            assert_never(event)
