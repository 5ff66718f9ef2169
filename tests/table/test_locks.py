import asyncio

import pytest

from bot.table.locks import KeyedLocks


async def test_one_key_one_at_a_time_and_in_order():
    locks, inside, seen = KeyedLocks(), [], []

    async def work(name):
        async with locks.hold("a"):
            inside.append(name)
            assert len(inside) == 1
            await asyncio.sleep(0)
            seen.append(inside.pop())

    await asyncio.gather(*(work(name) for name in range(5)))
    assert seen == [0, 1, 2, 3, 4]
    assert len(locks) == 0


async def test_two_keys_do_not_wait_for_each_other():
    locks = KeyedLocks()
    async with locks.hold("a"), locks.hold("b"):
        assert len(locks) == 2
    assert len(locks) == 0


async def test_a_waiter_that_is_cancelled_leaves_nothing_behind():
    locks = KeyedLocks()

    async def wait():
        async with locks.hold(1):
            pass

    async with locks.hold(1):
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert len(locks) == 1
    assert len(locks) == 0


async def test_a_block_that_fails_lets_go():
    locks = KeyedLocks()

    async def fail():
        async with locks.hold(1):
            raise KeyError

    with pytest.raises(KeyError):
        await fail()
    async with asyncio.timeout(1), locks.hold(1):
        assert len(locks) == 1
