import pytest

from bot.engine.decisions import (
    AwaitAuction,
    AwaitBuildings,
    AwaitChoice,
    AwaitDebt,
    AwaitManage,
    AwaitPlacing,
    AwaitPurchase,
    AwaitRoll,
    AwaitTransfer,
)
from bot.engine.state import Auction, Debt, Offer, Want, Window
from render.classic.dress import DRESS
from render.classic.telling import ClassicTeller
from render.scene import Placed
from render.sprites.buildings import Purse, Signs, SpeedDie, Tray
from render.sprites.corners import Turning
from render.sprites.lots import Lot
from render.sprites.pieces import Die, Pin, TokenDisc
from render.sprites.plain import Icon, Text
from render.sprites.track import Ring
from render.street.board import scene
from render.theme import load


def drawn(view, names, words):
    return scene(view, names, words, load("light"), DRESS)


def sprites(made, kind):
    return [part.sprite for part in made.front if isinstance(part, Placed) and isinstance(part.sprite, kind)]


def texts(made):
    return {sprite.text for sprite in sprites(made, Text)}


def test_the_same_view_gives_the_same_list(busy, seen, words, names):
    assert drawn(seen(busy), names, words) == drawn(seen(busy), names, words)


def test_owned_deeds_show_owner_buildings_and_mortgage(busy, seen, words, names):
    lots = {lot.name.lines[0]: lot for lot in sprites(drawn(seen(busy), names, words), Lot)}
    assert len(lots) == len(busy.owners)
    assert (lots["New York"].token, lots["New York"].level) == ("frog", 5)
    assert (lots["Indiana"].owner, lots["Indiana"].mortgaged) == ("orange", True)
    assert (lots["Tennessee"].level, lots["Boardwalk"].level, lots["Kentucky"].level) == (4, 2, 0)


def test_stations_and_utilities_have_an_icon_and_streets_a_letter(busy, seen, words, names):
    lots = [part.sprite for part in drawn(seen(busy), names, words).back.parts if isinstance(part.sprite, Lot)]
    assert len(lots) == 28
    assert {lot.icon for lot in lots if lot.group == "railroad"} == {"train"}
    assert {lot.icon for lot in lots if lot.group == "utility"} == {"faucet-drip", "lightbulb"}
    assert {lot.letter for lot in lots if not lot.icon} == set("ABCDEFGH")


def test_prisoners_and_visitors_are_told_apart(busy, seen, words, names):
    (jail,) = [sprite for sprite in sprites(drawn(seen(busy), names, words), Turning) if sprite.kind == "jail"]
    assert [it.token for it in jail.prisoners] == ["frog"]
    assert [it.token for it in jail.tokens] == ["bicycle"]


def test_two_tokens_are_pins_and_eight_a_tray(rules, started, seen, words, names):
    state = started(rules, 8)
    for seat in state.seats:
        seat.at = 24
    made = drawn(seen(state), (*names, "A", "B", "C"), words)
    (tray,) = sprites(made, Tray)
    assert len(tray.tokens) == 8
    assert not sprites(made, Pin)
    for seat in state.seats[2:]:
        seat.bankrupt = True
    assert [pin.token for pin in sprites(drawn(seen(state), (*names, "A", "B", "C"), words), Pin)] == ["rocket", "cat"]


def test_every_seat_has_a_row_with_order_token_cash_and_worth(busy, seen, words, names):
    made = drawn(seen(busy), names, words)
    assert {"1", "2", "3", "4", "5", "Mia", "Tomas"} <= texts(made)
    bars = sprites(made, Purse)
    assert [bar.colour for bar in bars] == ["rose", "violet", "teal", "orange", "blue"]
    assert max(bar.worth for bar in bars) == 1000
    assert all(bar.cash <= bar.worth for bar in bars)


def test_a_bankrupt_seat_is_struck_out_and_leaves_the_board(busy, seen, words, names):
    busy.seats[2].bankrupt = True
    made = drawn(seen(busy), names, words)
    assert [text.text for text in sprites(made, Text) if text.strike] == ["Leo"]
    assert "sailboat" not in {pin.token for pin in sprites(made, Pin)}
    assert len(sprites(made, Purse)) == 4
    assert any(disc.dim for disc in sprites(made, TokenDisc))


def test_jail_and_jail_cards_have_signs(busy, seen, words, names):
    busy.seats[3].cards = ["get_out_of_jail", "get_out_of_jail"]
    icons = [icon.name for icon in sprites(drawn(seen(busy), names, words), Icon)]
    assert icons.count("key") == 2
    assert icons.count("handcuffs") == 1
    assert icons.count("play") == 1


def test_the_bank_shows_what_is_left(busy, seen, words, names):
    busy.own.houses, busy.own.hotels = 17, 11
    made = drawn(seen(busy), names, words)
    assert {"17", "11", str(28 - len(busy.owners))} <= texts(made)
    assert {("house",), ("hotel",)} <= {signs.names for signs in sprites(made, Signs)}


def test_the_strip_tells_the_auction_the_debt_the_shortage_or_the_offer(busy, seen, words, names):
    plain = [icon.name for icon in sprites(drawn(seen(busy), names, words), Icon)]
    assert not {"gavel", "arrow-right-long", "arrow-right-arrow-left"} & set(plain)
    busy.offers = [Offer(1, 0, 1, None, None)]
    assert "arrow-right-arrow-left" in {icon.name for icon in sprites(drawn(seen(busy), names, words), Icon)}
    busy.own.window = Window("house", {0: Want("oriental_avenue", 3)})
    assert "3" in texts(drawn(seen(busy), names, words))
    busy.debts = [Debt(0, 2, 250, "rent"), Debt(0, -1, 60, "tax"), Debt(1, -1, 90, "tax")]
    made = drawn(seen(busy), names, words)
    reds = [text for text in sprites(made, Text) if text.colour == "to_jail"]
    assert "".join(text.text for text in reds).startswith("$250")
    assert "+2" in texts(made)
    busy.auction = Auction("illinois_avenue", 2, 120, {2: 120})
    busy.waiting = [AwaitAuction(3, (0, 1, 2), "illinois_avenue")]
    made = drawn(seen(busy), names, words)
    assert "Auction: Illinois Avenue" in texts(made)
    assert "gavel" in {icon.name for icon in sprites(made, Icon)}


def test_the_speed_die_is_drawn_as_the_third(busy, seen, words, names):
    busy.throw = (5, 3, 6)
    made = drawn(seen(busy), names, words)
    assert [die.face for die in sprites(made, SpeedDie)] == [6]
    assert [die.value for die in sprites(made, Die)] == [3, 5]


def test_the_ring_is_around_the_space_of_the_turn_until_the_end(busy, seen, words, names):
    assert [ring.colour for ring in sprites(drawn(seen(busy), names, words), Ring)] == ["rose"]
    busy.ending, busy.winners, busy.waiting = "last_standing", (2,), []
    made = drawn(seen(busy), names, words)
    assert not sprites(made, Ring)
    assert "Leo wins" in texts(made)


def test_a_game_without_winners_was_stopped(busy, seen, words, names):
    busy.ending, busy.winners, busy.waiting = "stopped", (), []
    assert "Stopped" in texts(drawn(seen(busy), names, words))
    assert "The game was stopped." in ClassicTeller(seen(busy), names, words).board()
    busy.winners = (0, 2)
    assert "Shared win" in texts(drawn(seen(busy), names, words))
    assert "Winner: Mia, Leo." in ClassicTeller(seen(busy), names, words).board()


def test_money_on_free_parking_is_shown(busy, seen, words, names):
    busy.own.pot = 350
    (parking,) = [it for it in sprites(drawn(seen(busy), names, words), Turning) if it.kind == "parking"]
    assert parking.figure == "$350"


WAITING = [
    (AwaitRoll(1, (0,)), "Roll the dice"),
    (AwaitRoll(1, (3,)), "In jail: roll or pay"),
    (AwaitPurchase(1, (0,), "pennsylvania_avenue"), "Buy Pennsylvania Avenue?"),
    (AwaitAuction(1, (0, 1, 2, 3, 4), "north_carolina_avenue"), "Auction: North Carolina Avenue"),
    (AwaitDebt(1, (0,)), "Raise $1,250"),
    (AwaitChoice(1, (0,), "tax", "income_tax"), "Choose the tax"),
    (AwaitBuildings(1, (1, 2), "house"), "House: how many?"),
    (AwaitPlacing(1, (1,), "hotel"), "Place a hotel"),
    (AwaitTransfer(1, (2,), ("boardwalk",)), "Redeem or pay the fee"),
    (AwaitManage(1, (0,)), "Trade and build"),
]


@pytest.mark.parametrize(("decision", "caption"), WAITING)
def test_turn_cash_and_the_awaited_move_can_be_read_at_400_px(busy, seen, words, names, decision, caption):
    busy.debts, busy.waiting, busy.turn = [Debt(0, 2, 1250, "rent")], [decision], decision.seats[0]
    made = drawn(seen(busy), names, words)
    capitals = {text.text: text.size * 0.711 / 3 for text in sprites(made, Text)}
    assert capitals[caption] >= 9
    assert max(size for text, size in capitals.items() if text.endswith("turn")) >= 9
    cash = [text for text in sprites(made, Text) if text.face == "Black" and text.text in set("0123456789$,")]
    assert cash
    assert all(text.size * 0.711 / 3 >= 9 for text in cash)
