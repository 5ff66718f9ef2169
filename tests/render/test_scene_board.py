import pytest

from bot.engine.decisions import AwaitAuction
from render.scene import Cluster, Placed
from render.scene_board import paying, scene
from render.sprites import draw
from render.sprites.grid import Tower
from render.sprites.pieces import Chip, Gain, Pin, TokenDisc
from render.sprites.track import Bars, Corner, DeedSpace, Ring
from render.theme import load


def drawn(view, names, words):
    return scene(view, names, words, load("light"))


def sprites(made, kind):
    return [part for part in made.front if isinstance(part, Placed) and isinstance(part.sprite, kind)]


def test_golden_start(compare, fresh, seen, words):
    compare("board_start", drawn(seen(fresh(2)), ("Ann", "Boris"), words))


def test_golden_middle(compare, busy, seen, words, names):
    compare("board_middle", drawn(seen(busy), names, words))


def test_the_same_view_gives_the_same_list(busy, seen, words, names):
    assert drawn(seen(busy), names, words) == drawn(seen(busy), names, words)


def test_owned_deeds_show_owner_and_mortgage(busy, seen, words, names):
    deeds = {part.sprite.name.lines[0]: part.sprite for part in sprites(drawn(seen(busy), names, words), DeedSpace)}
    assert len(deeds) == len(busy.owners)
    assert (deeds["Connecticut"].token, deeds["Connecticut"].mortgaged) == ("dinosaur", True)
    assert (deeds["Illinois"].owner, deeds["Illinois"].mortgaged, deeds["Illinois"].paid) == ("red", False, True)


def test_deeds_that_paid_glow_and_their_owners_are_named(busy, seen, words, names):
    assert paying(seen(busy)) == {"illinois", "atlantic"}
    gains = [part.sprite for part in sprites(drawn(seen(busy), names, words), Gain)]
    assert [(gain.token, gain.chips) for gain in gains] == [("penguin", ("red",)), ("cat", ("purple",))]
    busy.mortgaged |= {"illinois"}
    assert paying(seen(busy)) == {"atlantic"}


def test_on_the_own_total_everybody_takes_its_own_colour(busy, seen, words, names):
    busy.throw = (3, 3)
    busy.seats[3].bankrupt = True
    gains = [part.sprite for part in sprites(drawn(seen(busy), names, words), Gain)]
    assert [gain.chips for gain in gains] == [("red",), ("purple",), ("green",)]


def test_prisoners_are_behind_bars_and_visitors_are_not(busy, seen, words, names):
    for number, seat in enumerate(busy.seats):
        seat.at, seat.jailed = 8, int(number < 2)
    made = drawn(seen(busy), names, words)
    bars = next(index for index, part in enumerate(made.front) if isinstance(getattr(part, "sprite", None), Bars))
    discs = [
        (index, part.sprite.token)
        for index, part in enumerate(made.front)
        if isinstance(getattr(part, "sprite", None), TokenDisc) and part.x < 190 and part.y > 1000
    ]
    assert {token for index, token in discs if index < bars} >= {"penguin", "cat"}
    corner = next(part.sprite for part in sprites(made, Corner))
    assert (corner.kind, corner.crowd) == ("jail", 2)
    assert not sprites(made, Pin)


def test_nobody_in_jail_needs_no_bars_over_anything(busy, seen, words, names):
    assert not sprites(drawn(seen(busy), names, words), Bars)


def test_the_ring_is_where_the_turns_token_is(busy, seen, words, names):
    (ring,) = sprites(drawn(seen(busy), names, words), Ring)
    illinois = next(
        part for part in sprites(drawn(seen(busy), names, words), DeedSpace) if part.sprite.name.lines[0] == "Illinois"
    )
    assert (ring.x, ring.y, ring.sprite.colour) == (illinois.x, illinois.y, "red")
    busy.ending, busy.winners = "penthouse", (0,)
    assert not sprites(drawn(seen(busy), names, words), Ring)


@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_chips_lie_beside_tokens_with_their_numbers(busy, seen, words, names, tokens):
    for number, seat in enumerate(busy.seats):
        seat.at = 13 if number < tokens else 20
    busy.own.lying = {13: {"red": 2, "green": 1, "purple": 0}}
    made = drawn(seen(busy), names, words)
    chips = [part for part in sprites(made, Chip) if part.sprite.rim]
    assert {(part.sprite.colour, part.sprite.label) for part in chips} == {("red", "2"), ("green", "1")}
    for chip in chips:
        for pin in sprites(made, Pin):
            assert (chip.x - pin.x) ** 2 + (chip.y - pin.y) ** 2 > 26**2


def test_an_auction_asks_everybody(busy, seen, words, names):
    busy.waiting = [AwaitAuction(9, (0, 1, 2, 3), "marvin_gardens")]
    icons = [
        part.sprite.name
        for part in drawn(seen(busy), names, words).front
        if hasattr(getattr(part, "sprite", None), "name")
    ]
    assert icons.count("hourglass-half") == 3


def test_towers_stand_back_to_front_in_strips_that_hold_them(busy, seen, words, names):
    strips = [part for part in drawn(seen(busy), names, words).front if isinstance(part, Cluster)]
    for strip in strips:
        towers = [part for part in strip.parts if isinstance(part.sprite, Tower)]
        assert [part.y for part in towers] == sorted(part.y for part in towers)
    found = {part for strip in strips for part in strip.parts if isinstance(part.sprite, Tower)}
    assert len(found) == len(busy.own.heights)
    for part in found:
        inside = [strip for strip in strips if part in strip.parts]
        made = draw(part.sprite, load("light"))
        left, right = part.x - made.left, part.x - made.left + made.image.width
        assert min(strip.x for strip in inside) <= left
        assert max(strip.x + strip.width for strip in inside) >= right
        assert inside[0].y <= part.y - made.top


def test_no_words_of_the_header_cut_a_penthouses_flag(busy, seen, words, names):
    busy.own.heights["b1"], busy.own.builders["b1"] = 5, 0
    busy.own.heights["a2"], busy.own.builders["a2"] = 5, 1
    busy.ending, busy.winners, busy.waiting = "penthouse", (0,), []
    made = drawn(seen(busy), ("Maximilian von Hohenstein", *names[1:]), words)
    boxes = [
        (x.x - d.left, x.y - d.top, x.x - d.left + d.image.width, x.y - d.top + d.image.height)
        for x in made.front
        if isinstance(x, Placed) and x.ground == "card"
        for d in [draw(x.sprite, load("light"))]
    ]
    towers = {part for strip in made.front if isinstance(strip, Cluster) for part in strip.parts}
    for part in towers:
        if isinstance(part.sprite, Tower) and part.sprite.height == 5:
            cover = draw(part.sprite, load("light"))
            left, top, right, low = cover.image.getchannel("A").getbbox()
            shown = (
                part.x - cover.left + left,
                part.y - cover.top + top,
                part.x - cover.left + right,
                part.y - cover.top + low,
            )
            flag = (part.x - 2, shown[1], part.x + 24, shown[1] + 40)
            assert not [b for b in boxes if b[0] < flag[2] and flag[0] < b[2] and b[1] < flag[3] and flag[1] < b[3]]


def test_a_new_floor_concerns_few_strips(busy, seen, words, names):
    before = {part for part in drawn(seen(busy), names, words).front if isinstance(part, Cluster)}
    busy.own.heights["e4"] = 2
    after = {part for part in drawn(seen(busy), names, words).front if isinstance(part, Cluster)}
    assert 1 <= len(after - before) <= 5
    assert len(after & before) >= 5


def test_a_bankrupt_seat_has_no_token_on_the_board(busy, seen, words, names):
    busy.seats[2].bankrupt = True
    assert {part.sprite.token for part in sprites(drawn(seen(busy), names, words), Pin)} == {"penguin", "cat", "duck"}
