import pytest

from bot.engine.decisions import (
    AwaitAdjusting,
    AwaitAuction,
    AwaitBuildings,
    AwaitChoice,
    AwaitDebt,
    AwaitDiscard,
    AwaitManage,
    AwaitParking,
    AwaitPlacing,
    AwaitPurchase,
    AwaitRoles,
    AwaitRoll,
    AwaitTransfer,
    Decision,
)
from bot.engine.state import Debt
from render.captions import awaited, awaited_seats
from render.scene_board import scene
from render.sprites.plain import Text
from render.theme import load, themes

WAITING = [
    (AwaitRoll(1, (0,)), "Roll the dice"),
    (AwaitDiscard(1, (0,), 1), "Drop 1 chip"),
    (AwaitDiscard(1, (0,), 3), "Drop 3 chips"),
    (AwaitPurchase(1, (0,), "marvin_gardens"), "Buy Marvin Gardens?"),
    (AwaitAuction(1, (0, 1, 2, 3), "pennsylvania"), "Auction: Pennsylvania"),
    (AwaitDebt(1, (1,)), "Raise 1,250M"),
    (AwaitChoice(1, (0,), "take", "take_any_2", 2), "Take 2 chips"),
    (AwaitChoice(1, (0,), "steal", "steal"), "Steal a chip"),
    (AwaitChoice(1, (1, 2), "gift", "gift_from_each", 1, 0), "Give a chip"),
    (AwaitChoice(1, (0, 1, 2, 3), "return", "all_return_1"), "Return a chip"),
    (AwaitChoice(1, (0,), "swap", "swap_any"), "Swap with the bank"),
    (AwaitParking(1, (0,)), "Swap 2 for 1?"),
    (AwaitManage(1, (0,)), "Trade and build"),
    (AwaitTransfer(1, (2,), ("baltic", "virginia")), "Redeem or pay the fee"),
    (AwaitBuildings(1, (1, 2), "house"), "House: how many?"),
    (AwaitPlacing(1, (1,), "hotel"), "Place a hotel"),
    (AwaitAuction(1, (0, 1), "house"), "Auction: House"),
    (AwaitChoice(1, (0,), "tax", "income_tax"), "Choose the tax"),
    (AwaitChoice(1, (0,), "bus", "speed_die"), "Choose how far"),
    (AwaitChoice(1, (0,), "anywhere", "speed_die"), "Choose where to"),
    (AwaitChoice(1, (0,), "role", "role"), "Choose a role"),
    (AwaitRoles(1, (0,)), "Keep or swap roles"),
    (AwaitAdjusting(1, (0,)), "Adjust, then done"),
]


def waiting(state, decision):
    state.debts = [Debt(1, 0, 1250, "rent")]
    state.waiting = [decision]
    return state


def test_every_decision_is_here():
    assert {type(decision) for decision, _ in WAITING} == set(Decision.__args__)


@pytest.mark.parametrize(("decision", "caption"), WAITING)
def test_what_is_waited_for_is_said(busy, seen, words, decision, caption):
    view = seen(waiting(busy, decision))
    assert awaited(view, words) == caption
    assert awaited_seats(view) == decision.seats


def test_jail_doubles_and_the_end_have_their_own(busy, seen, words):
    busy.waiting = [AwaitRoll(1, (0,))]
    busy.seats[0].jailed = 1
    assert awaited(seen(busy), words) == "In jail: roll or pay"
    busy.waiting, busy.again = [AwaitManage(1, (0,))], True
    assert awaited(seen(busy), words) == "Build, then roll again"
    busy.ending, busy.winners, busy.waiting = "penthouse", (1,), []
    assert awaited(seen(busy), words) == ""
    front = scene(seen(busy), ("Ann", "Boris", "Chloe", "Dmitri"), words, load("light")).front
    assert "Boris wins" in {part.sprite.text for part in front if isinstance(getattr(part, "sprite", None), Text)}


@pytest.mark.parametrize("theme", themes())
@pytest.mark.parametrize(("decision", "caption"), WAITING)
def test_turn_cash_and_the_awaited_move_can_be_read_at_400_px(busy, seen, words, names, decision, caption, theme):
    front = scene(seen(waiting(busy, decision)), names, words, load(theme)).front
    texts = [part.sprite for part in front if isinstance(getattr(part, "sprite", None), Text)]
    capitals = {text.text: text.size * 0.711 * 400 / 1200 for text in texts}
    assert capitals["Ann’s turn"] >= 9  # noqa: RUF001 - as it is written
    assert capitals[caption] >= 9
    assert all(text.size * 0.711 / 3 >= 9 for text in texts if text.text in set("0123456789M"))
