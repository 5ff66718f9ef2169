"""The log's lines for what only a game with houses, taxes and a speed die has.

Owns: which words these events have. `bot.table.lines` asks for them.
"""

from typing import assert_never

from bot.engine import events as e
from bot.engine.games.classic.taxes import PERCENT
from bot.table.voice import Voice

Buildings = (
    e.BuildingBuilt
    | e.BuildingsSold
    | e.GroupCleared
    | e.ShortageOpened
    | e.BuildingsWanted
    | e.BuildingsWaived
    | e.PlaceLost
)
Turns = e.TaxChosen | e.MoveChosen | e.DeedDealt | e.TimeCalled


def buildings(voice: Voice, event: Buildings) -> str:
    """Houses and hotels: built, sold, short."""
    say = voice.words
    name = voice.seat(event.seat)
    match event:
        case e.BuildingBuilt(deed=deed, level=level, price=price):
            params = {"name": name, "deed": voice.place(deed), "level": voice.level(level, event.seat)}
            if not price:
                return say("event-building_built-free", **params)
            return say("event-building_built", **params, amount=voice.money(price))
        case e.BuildingsSold(deed=deed, level=level, amount=amount):
            params = {"name": name, "deed": voice.place(deed), "amount": voice.money(amount)}
            if not level:
                return say("event-buildings_sold-bare", **params)
            return say("event-buildings_sold", **params, level=voice.level(level, event.seat))
        case e.GroupCleared(group=group, amount=amount):
            key = voice.of_group("event-group_cleared")
            return say(key, name=name, group=voice.group(group), amount=voice.money(amount))
        case e.ShortageOpened(what=what, stock=stock):
            return say("event-shortage_opened", stock=voice.buildings(what, stock))
        case e.BuildingsWanted(what=what, deed=deed, count=count):
            return say("event-buildings_wanted", name=name, what=voice.buildings(what, count), deed=voice.place(deed))
        case e.BuildingsWaived(what=what):
            return say("event-buildings_waived", name=name, what=voice.building(what))
        case e.PlaceLost(what=what):
            return say("event-place_lost", name=name, what=voice.building(what))
        case _:
            assert_never(event)


def turns(voice: Voice, event: Turns) -> str:
    """Choices of a turn, the deal before the first one, and the clock."""
    say = voice.words
    name = voice.seat(event.seat)
    match event:
        case e.TaxChosen(space=space, how=how, amount=amount):
            key = "event-tax_chosen-percent" if how == PERCENT else "event-tax_chosen-sum"
            return say(key, name=name, place=voice.place(space), amount=voice.money(amount))
        case e.MoveChosen(what="anywhere", number=number):
            return say("event-move_chosen-anywhere", name=name, place=voice.at(number))
        case e.MoveChosen(number=number):
            return say("event-move_chosen-bus", name=name, count=number)
        case e.DeedDealt(deed=deed, price=price):
            return say("event-deed_dealt", name=name, deed=voice.place(deed), amount=voice.money(price))
        case e.TimeCalled():
            return say("event-time_called", name=name)
        case _:
            assert_never(event)
