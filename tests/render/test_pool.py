import asyncio
import threading

import pytest

from render.pool import Frames


class Clock:
    """Every frame takes as long as `each` says."""

    def __init__(self, each):
        self.each = each
        self.now = 0.0

    def __call__(self):
        self.now += self.each
        return self.now


async def test_a_frame_comes_back():
    async with Frames() as frames:
        assert await frames.draw("table", "board", lambda: 7) == 7


async def test_unknown_and_slow_kinds_are_drawn_in_a_thread():
    here = threading.get_ident()
    async with Frames(clock=Clock(0.01)) as frames:
        for _ in range(3):
            assert await frames.draw("table", "board", threading.get_ident) != here


async def test_quick_kinds_are_drawn_at_once():
    here = threading.get_ident()
    async with Frames(clock=Clock(0.0005)) as frames:
        assert await frames.draw("table", "board", threading.get_ident) != here
        assert await frames.draw("table", "board", threading.get_ident) == here
        assert await frames.draw("table", "hand", threading.get_ident) != here


async def test_a_newer_frame_drops_an_older_one_that_has_not_begun():
    held, begun = threading.Event(), threading.Event()
    drawn = []

    def blocker():
        begun.set()
        held.wait(5)

    async with Frames() as frames:
        first = asyncio.create_task(frames.draw("other", "board", blocker))
        await asyncio.to_thread(begun.wait, 5)
        tasks = [
            asyncio.create_task(frames.draw("table", "board", lambda it=it: drawn.append(it) or it)) for it in (1, 2, 3)
        ]
        aside = asyncio.create_task(frames.draw("elsewhere", "board", lambda: 4))
        await asyncio.sleep(0)
        held.set()
        await first
        assert await asyncio.gather(*tasks) == [None, None, 3]
        assert await aside == 4
    assert drawn == [3]


async def test_a_fault_reaches_who_asked_and_leaves_nothing_behind():
    def fault():
        raise LookupError("no such deed")

    async with Frames() as frames:
        with pytest.raises(LookupError):
            await frames.draw("table", "board", fault)
        assert await frames.draw("table", "board", lambda: 1) == 1
        assert frames._newest == {}


async def test_frames_are_drawn_only_within_the_context():
    frames = Frames()
    with pytest.raises(RuntimeError):
        await frames.draw("table", "board", lambda: 1)
