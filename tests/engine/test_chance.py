"""Chance is verifiable: throws and shuffles follow from seed and counter alone."""

from collections import Counter
from hashlib import blake2b, sha256

import pytest

from bot.engine.chance import ScriptExhausted, commitment, draw, numbers, shuffled, throw
from bot.engine.state import Scripted, Seeded

SEED = bytes(range(32))


def test_a_throw_is_the_keyed_hash_of_the_counter():
    chance = Seeded(SEED, counter=7)
    block = blake2b((7).to_bytes(8, "big"), key=SEED).digest()
    fair = [byte % 6 + 1 for byte in block if byte < 252]
    assert throw(chance, 2) == tuple(fair[:2])
    assert chance.counter == 8


def test_the_commitment_is_the_hash_of_the_seed():
    assert commitment(SEED) == sha256(SEED).hexdigest()


def test_numbers_reject_the_bytes_that_would_be_unfair():
    # 200 leaves bytes 200…255 out; a plain remainder would favour 0…55.
    found = Counter(numbers(Seeded(SEED), [200] * 20_000))
    assert set(found) == set(range(200))
    low = sum(found[number] for number in range(56)) / 56
    high = sum(found[number] for number in range(56, 200)) / 144
    assert 0.9 < low / high < 1.1


def test_every_byte_below_the_limit_is_used_in_order_block_by_block():
    found = numbers(Seeded(SEED, counter=3), [6] * 500)
    data = b"".join(blake2b(counter.to_bytes(8, "big"), key=SEED).digest() for counter in range(3, 20))
    assert found == [byte % 6 for byte in data if byte < 252][:500]
    assert max(byte for byte in data if byte < 252) == 251


def test_a_throw_of_many_dice_goes_on_from_block_to_block():
    one, other = Seeded(SEED, counter=3), Seeded(SEED, counter=3)
    assert throw(one, 500) == tuple(number + 1 for number in numbers(other, [6] * 500))
    assert one.counter == other.counter > 10


def test_dice_are_fair():
    chance = Seeded(SEED)
    faces = Counter(face for _ in range(6_000) for face in throw(chance, 2))
    assert all(1_800 < faces[face] < 2_200 for face in range(1, 7))


def test_a_shuffle_keeps_the_cards_and_can_be_repeated():
    cards = [f"card{number}" for number in range(20)]
    first, second = shuffled(Seeded(SEED), cards), shuffled(Seeded(SEED), cards)
    assert first == second != cards
    assert sorted(first) == sorted(cards)
    assert shuffled(Seeded(bytes(32)), cards) != first


def test_a_shuffle_swaps_each_place_with_one_not_behind_it():
    cards = [f"card{number}" for number in range(20)]
    expected = cards.copy()
    for place, other in zip(range(19, 0, -1), numbers(Seeded(SEED), list(range(20, 1, -1))), strict=True):
        expected[place], expected[other] = expected[other], expected[place]
    assert shuffled(Seeded(SEED), cards) == expected


def test_every_order_of_a_small_pile_comes_up():
    chance = Seeded(SEED)
    orders = Counter("".join(shuffled(chance, ["a", "b", "c"])) for _ in range(1_200))
    assert len(orders) == 6
    assert all(140 < number < 260 for number in orders.values())


@pytest.mark.parametrize("faces", [[4], [1, 2, 3]])
def test_a_scripted_throw_has_as_many_dice_as_are_thrown(faces):
    with pytest.raises(ScriptExhausted, match=r"script-throw \(count=2\)"):
        throw(Scripted([faces]), 2)


def test_a_shuffled_pile_is_drawn_from_the_top():
    pile = ["a", "b", "c"]
    assert [draw(Seeded(SEED), "chance", pile) for _ in range(2)] == ["a", "b"]
    assert pile == ["c"]


def test_a_script_gives_what_it_says_and_no_more():
    script = Scripted([[3, 4]], {"chance": ["b", "x"]})
    pile = ["a", "b"]
    assert throw(script, 2) == (3, 4)
    assert draw(script, "chance", pile) == "b"
    assert pile == ["a"]
    with pytest.raises(ScriptExhausted, match="script-dice"):
        throw(script, 2)
    with pytest.raises(ScriptExhausted, match=r"script-card .*'x'"):
        draw(script, "chance", pile)
    with pytest.raises(ScriptExhausted, match=r"script-deck .*'chance'"):
        draw(script, "chance", pile)
    with pytest.raises(ScriptExhausted, match=r"script-deck .*'chest'"):
        draw(script, "chest", pile)
