import pytest

from bot.engine.decisions import (
    AwaitAdjusting,
    AwaitChoice,
    AwaitDebt,
    AwaitManage,
    AwaitPurchase,
    AwaitRoles,
    AwaitRoll,
)
from bot.engine.state import Debt, Offer
from render.anti.dress import DRESS
from render.scene import Placed
from render.sprites.buildings import Tray
from render.sprites.corners import ThreeWays
from render.sprites.lots import HOTEL, Lot, Stop
from render.sprites.marks import LETTER, Mark, Stack
from render.sprites.pieces import Pin, TokenDisc
from render.sprites.plain import Disc, Icon, Panel, Text
from render.sprites.track import Ring
from render.street.board import scene
from render.theme import load


def drawn(view, names, words):
    return scene(view, names, words, load("light"), DRESS)


def sprites(made, kind):
    return [part.sprite for part in made.front if isinstance(part, Placed) and isinstance(part.sprite, kind)]


def texts(made):
    return {sprite.text for sprite in sprites(made, Text)}


def lots(made):
    return {" ".join(lot.name.lines).replace("- ", ""): lot for lot in sprites(made, Lot)}


def test_golden_start(compare, started, seen, rules, words, names):
    compare("anti_start", drawn(seen(started(rules, 2)), names[:2], words))


def test_golden_middle(compare, busy, seen, words, names):
    compare("anti_middle", drawn(seen(busy), names, words))


def test_every_street_has_both_building_places_and_no_other_deed_has(busy, seen, words, names):
    empty = [part.sprite for part in drawn(seen(busy), names, words).back.parts if isinstance(part.sprite, Lot)]
    assert len(empty) == 28
    assert {lot.box for lot in empty if lot.letter and not lot.icon} == {"monopolist"}
    assert {lot.box for lot in empty if lot.icon} == {""}
    assert sum(bool(lot.box) for lot in empty) == 22


def test_competitors_build_on_the_band_and_monopolists_in_the_box(busy, seen, words, names):
    found = lots(drawn(seen(busy), names, words))
    built = {name: (lot.mark[:1], lot.level, lot.boxed) for name, lot in found.items() if lot.level or lot.boxed}
    assert built == {
        "Basin St.": ("c", 4, 0),
        "French Quarter": ("c", HOTEL, 0),
        "Beacon St.": ("c", 2, 0),
        "Rush St.": ("m", 0, 3),
        "State St.": ("m", 0, HOTEL),
        "Chestnut St.": ("m", 0, 1),
        "Walnut St.": ("m", 0, 2),
    }


def test_owned_deeds_show_owner_role_and_mortgage(busy, seen, words, names):
    found = lots(drawn(seen(busy), names, words))
    assert len(found) == len(busy.owners)
    assert (found["Brattle St."].token, found["Brattle St."].mark) == ("bicycle", "competitor")
    assert found["Brattle St."].mortgaged
    assert (found["U.S. Gas Co."].owner, found["U.S. Gas Co."].mark) == ("gold", "monopolist")


def test_the_three_parts_of_the_corner_hold_whom_they_should(busy, seen, words, names):
    (corner,) = sprites(drawn(seen(busy), names, words), ThreeWays)
    prison, war = corner.ways
    assert (prison.mark, prison.barred, [it.token for it in prison.tokens]) == ("monopolist", True, ["frog"])
    assert (war.mark, war.barred, [it.token for it in war.tokens]) == ("competitor", False, ["bicycle"])
    assert [it.token for it in corner.tokens] == ["sailboat"]
    assert corner.caption.lines == ("Sightseeing",)
    assert (prison.caption.lines, war.caption.lines) == (("Prison",), ("Price war",))


@pytest.mark.parametrize("held", [False, True])
def test_six_seats_on_the_corner_are_all_there(rules, started, seen, words, names, held):
    state = started(rules, 6)
    for seat in state.seats:
        seat.at, seat.jailed = 10, int(held)
    (corner,) = sprites(drawn(seen(state), (*names, "Six"), words), ThreeWays)
    assert [len(way.tokens) for way in corner.ways] == ([3, 3] if held else [0, 0])
    assert len(corner.tokens) == (0 if held else 6)
    assert all({it.mark for it in way.tokens} <= {way.mark} for way in corner.ways)


def test_two_tokens_are_pins_and_six_a_tray_all_with_their_roles(rules, started, seen, words, names):
    state = started(rules, 6)
    for seat in state.seats:
        seat.at = 24
    everybody = (*names, "Six")
    (tray,) = sprites(drawn(seen(state), everybody, words), Tray)
    assert [mark for _, _, mark in tray.tokens] == ["competitor", "monopolist"] * 3
    for seat in state.seats[2:]:
        seat.bankrupt = True
    pins = sprites(drawn(seen(state), everybody, words), Pin)
    assert [(pin.token, pin.mark) for pin in pins] == [("rocket", "competitor"), ("cat", "monopolist")]


def test_each_row_begins_with_the_mark_of_the_role(busy, seen, words, names):
    busy.seats[1].bankrupt = True
    made = drawn(seen(busy), names, words)
    marks = sprites(made, Mark)
    assert [mark.mark for mark in marks] == ["competitor", "monopolist"] * 2 + ["competitor"]
    assert [mark.dim for mark in marks] == [False, True, False, False, False]
    lead = next(disc for disc in sprites(made, TokenDisc) if disc.badge)
    assert (lead.token, lead.mark) == ("rocket", "competitor")
    assert {"cash", "wealth"} <= texts(made)


def test_the_strip_shows_both_decks_and_what_goes_on(busy, seen, words, names):
    made = drawn(seen(busy), names, words)
    assert [stack.mark for stack in sprites(made, Stack)] == ["competitor", "monopolist"]
    piles = [str(len(pile)) for pile in busy.secret.piles.values()]
    assert {*piles, str(28 - len(busy.owners))} <= texts(made)
    busy.own.time_up = True
    assert "flag-checkered" in {icon.name for icon in sprites(drawn(seen(busy), names, words), Icon)}
    busy.offers = [Offer(1, 0, 1, None, None)]
    assert "arrow-right-arrow-left" in {icon.name for icon in sprites(drawn(seen(busy), names, words), Icon)}
    busy.debts = [Debt(0, 1, 88, "rent")]
    made = drawn(seen(busy), names, words)
    assert "".join(text.text for text in sprites(made, Text) if text.colour == "to_jail") == "$88"


def test_cards_are_for_both_roles_and_taxes_name_their_sum(busy, seen, words, names):
    stops = [part.sprite for part in drawn(seen(busy), names, words).back.parts if isinstance(part.sprite, Stop)]
    assert [stop.marks for stop in stops if stop.kind == "card"] == [("competitor", "monopolist")] * 6
    assert [stop.figure for stop in stops if stop.kind == "tax"] == ["$200", "$75"]


def test_before_roles_are_chosen_no_seat_has_a_mark_or_the_turn(rules, started, seen, words, names):
    state = started(rules, 3)
    state.own.roles, state.round = ["", "", ""], 0
    state.waiting = [AwaitChoice(0, (1,), "role", "role")]
    made = drawn(seen(state), names[:3], words)
    assert not sprites(made, Mark)
    assert not sprites(made, Ring)
    assert {"Choosing roles", "Choose a role"} <= texts(made)
    assert [disc.icon for disc in sprites(made, Disc)] == ["shuffle"]
    assert not [panel for panel in sprites(made, Panel) if panel.frame]


def test_when_time_is_up_everybody_adjusts(busy, seen, words, names):
    busy.waiting = [AwaitAdjusting(seat, (seat,)) for seat in (0, 2)]
    made = drawn(seen(busy), names, words)
    assert {"Time is up", "Adjust, then done"} <= texts(made)
    assert [icon.name for icon in sprites(made, Icon)].count("hourglass-half") == 2
    assert not sprites(made, Ring)


WAITING = [
    (AwaitRoll(1, (0,)), "Roll the dice"),
    (AwaitRoll(1, (4,)), "Price war: roll or pay"),
    (AwaitRoll(1, (3,)), "Prison: roll or pay"),
    (AwaitPurchase(1, (0,), "wall_st"), "Buy Wall St.?"),
    (AwaitDebt(1, (1,)), "Raise $88"),
    (AwaitChoice(1, (0,), "tax", "income_tax"), "Choose the tax"),
    (AwaitManage(1, (0,)), "Trade and build"),
    (AwaitRoles(1, (0,)), "Keep or swap roles"),
    (AwaitAdjusting(1, (0,)), "Adjust, then done"),
]


@pytest.mark.parametrize(("decision", "caption"), WAITING)
def test_turn_cash_role_and_the_awaited_move_can_be_read_at_400_px(busy, seen, words, names, decision, caption):
    busy.turn = decision.seats[0]
    busy.debts, busy.waiting = [Debt(1, 0, 88, "rent")], [decision]
    made = drawn(seen(busy), names, words)
    capitals = {text.text: text.size * 0.711 / 3 for text in sprites(made, Text)}
    assert capitals[caption] >= 9
    assert max(size for text, size in capitals.items() if text.endswith(("turn", "is up"))) >= 9
    cash = [text for text in sprites(made, Text) if text.face == "Black" and text.text in set("0123456789$,")]
    assert cash
    assert all(text.size * 0.711 / 3 >= 9 for text in cash)
    assert all(mark.radius * LETTER * 0.711 / 3 >= 9 for mark in sprites(made, Mark))
