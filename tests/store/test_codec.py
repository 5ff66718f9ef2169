import pytest

from bot import rulesets
from bot.engine import kernel
from bot.engine.actions import VERBS, Bundle, ProposeTrade, RollDice
from bot.errors import StoreError
from bot.store import codec
from bot.store.codec import ACTION, EVENTS, RULES, STATE

SEED = bytes(range(32))


def test_rules_and_state_come_back_equal_and_play_on():
    rules = rulesets.load("builder")
    state, events = kernel.start(rules, 4, SEED)
    rules_again = RULES.decode(RULES.encode(rules), 1)
    state_again = STATE.decode(STATE.encode(state), 1)
    assert rules_again == rules
    assert state_again == state
    assert EVENTS.decode(EVENTS.encode(tuple(events)), 1) == tuple(events)
    seat = state.turn
    assert kernel.apply(rules_again, state_again, seat, RollDice()) == kernel.apply(rules, state, seat, RollDice())


def test_the_digest_depends_on_the_rules_alone():
    one, two = rulesets.load("builder"), rulesets.load("builder", rent="claim")
    read = RULES.decode(RULES.encode(one), 1)
    assert codec.digest(RULES.encode(one)) == codec.digest(RULES.encode(read))
    assert codec.digest(RULES.encode(one)) != codec.digest(RULES.encode(two))


def test_looking_things_up_does_not_change_the_digest():
    rules = rulesets.load("builder")
    before = RULES.encode(rules)
    assert rules.deeds_by_total
    assert RULES.encode(rules) == before


def test_an_action_keeps_its_kind():
    trade = ProposeTrade(2, Bundle(5, ("baltic",), (), {"red": 1}), Bundle(cards=("forced_trade",)))
    assert ACTION.decode(ACTION.encode(trade), 1) == trade
    for kind in VERBS.values():
        if not kind.__struct_fields__:
            assert type(ACTION.decode(ACTION.encode(kind()), 1)) is kind


@pytest.mark.parametrize(
    "body", [b"", b"\xc1", b"\x93\x01\x02", STATE.encode(None)], ids=["empty", "junk", "short", "nil"]
)
def test_a_broken_blob_names_game_and_place(body):
    with pytest.raises(StoreError, match="game 17: its state"):
        STATE.decode(body, 17)


def test_an_unknown_tag_is_named():
    body = ACTION.encode(RollDice()).replace(b"roll", b"rolf")
    with pytest.raises(StoreError, match=r"game 3: its action.*rolf"):
        ACTION.decode(body, 3)
