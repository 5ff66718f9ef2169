"""Before the first turn: roles by the order of the throws, swaps by agreement, and what the channel shows of them."""

import pytest

from bot.engine.decisions import AwaitRoles

FOUR = ("Ann", "Ben", "Cleo", "Dan")


async def chosen(world, *roles):
    """These roles are taken in the order of choosing, as far as there is a choice.

    Returns:
        the names of the seats in that order.
    """
    table = await world.table()
    count = len(table.members)
    names = [table.members[(table.state.turn + step) % count].name for step in range(count)]
    for name, role in zip(names, roles, strict=False):
        await world.press(name, "answer", role, message=(await world.table()).message)
    return names


async def roles_of(world, names):
    table = await world.table()
    seats = {it.name: seat for seat, it in enumerate(table.members)}
    return [table.state.own.roles[seats[name]] for name in names]


async def test_the_stage_tells_how_the_roles_are_split_so_far(world, anti):
    await anti.game(*FOUR)
    first, second, third, fourth = await chosen(world, "monopolist")
    said = world.texts(world.last())
    assert "Before the first turn" in said
    assert f"Monopolists: **{first}** · Still without a role:" in said
    assert all(f"**{name}**" in said.partition("without a role:")[2] for name in (second, third, fourth))
    assert f"<@{world.people[second].id}>" in said


async def test_a_full_role_is_not_offered(world, anti):
    await anti.game(*FOUR)
    names = await chosen(world, "monopolist", "monopolist")
    assert await roles_of(world, names) == ["monopolist"] * 2 + ["competitor"] * 2
    assert {type(it) for it in (await world.table()).state.waiting} == {AwaitRoles}


async def test_everybody_is_called_once_to_swap(world, anti):
    await anti.game(*FOUR)
    await chosen(world, "monopolist", "competitor", "competitor")
    said = world.texts(world.last())
    assert all(f"<@{world.people[name].id}>" in said for name in FOUR)
    count = len(world.messages())
    await world.press("Ann", "done")
    await world.press("Ben", "done")
    assert len(world.messages()) == count


async def test_a_swap_takes_two_and_the_first_wish_stands_openly(world, anti):
    await anti.game(*FOUR)
    a, b, c, d = await chosen(world, "monopolist", "monopolist")
    await world.press(a, "roles")
    panel = world.last(a).id
    assert {it.label for it in world.controls(a, panel) if it.ref.verb == "roles_swap"} == {
        f"Swap with {name}" for name in (c, d)
    }
    seat = anti.seat(await world.table(), c)
    await world.press(a, "roles_swap", str(seat), message=panel)
    assert await roles_of(world, (a, b, c, d)) == ["monopolist"] * 2 + ["competitor"] * 2
    assert f"**{a}** would like to swap roles with **{c}**" in world.texts(world.last())
    await world.press(c, "roles")
    answer = world.find(c, "roles_swap", str(anti.seat(await world.table(), a)), message=world.last(c).id)
    assert answer.component["style"] == 3
    await world.use(c, answer)
    assert await roles_of(world, (a, b, c, d)) == ["competitor", "monopolist", "monopolist", "competitor"]


async def test_who_is_ready_swaps_no_more(world, anti):
    await anti.game("Ann", "Ben")
    first, second = await chosen(world, "monopolist")
    await world.press(first, "roles")
    old = world.find(first, "roles_swap")
    await world.press(second, "done")
    assert world.find(first, "roles", message=(await world.table()).message) is None, "it takes two to swap"
    await world.use(first, old)
    assert await roles_of(world, (first, second)) == ["monopolist", "competitor"]
    await world.press(first, "done", message=(await world.table()).message)
    assert (await world.table()).state.round == 1


async def test_a_panel_that_a_swap_has_overtaken_is_shown_anew_before_anything_is_decided(world, anti):
    await anti.game("Ann", "Ben")
    first, second = await chosen(world, "monopolist")
    shown = await world.press(first, "roles")
    panel = shown.response.id
    await world.press(first, "roles_swap", message=panel)
    keep = world.find(first, "done", message=panel)
    await world.press(second, "roles")
    await world.press(second, "roles_swap", message=world.last(second).id)
    await world.use(first, keep)
    said = world.texts(next(it for it in world.messages(first) if it.id == panel))
    assert "changed meanwhile" in said
    assert "You are a **competitor**" in said
    assert sum(isinstance(it, AwaitRoles) for it in (await world.table()).state.waiting) == 2


async def test_an_old_button_for_roles_does_nothing_later(world, anti):
    await anti.game("Ann", "Ben")
    first, second = await chosen(world, "monopolist")
    keep = world.find(first, "done")
    await anti.ready()
    before = (await world.table()).serial
    await world.raw(first, keep.component["custom_id"])
    await world.env.settle()
    assert "decided already" in world.said(first)
    await world.raw(second, world.id_of(keep.ref.game, 0, "roles", "roles"))
    await world.env.settle()
    assert "decided already" in world.said(second)
    await world.raw(second, world.id_of(keep.ref.game, 0, "done", "adjust"))
    await world.env.settle()
    assert (await world.table()).serial == before


async def test_the_wrong_presser_is_told_whose_choice_it_is(world, anti):
    await anti.game("Ann", "Ben")
    table = await world.table()
    await world.press(world.other(table), "answer", "competitor")
    assert world.turn_of(table) in world.said(world.other(table))
    assert (await world.table()).serial == table.serial
    await world.press("Cleo", "answer", "competitor")
    assert (await world.table()).serial == table.serial


@pytest.mark.parametrize("verb", ["done", "roles", "roles_swap", "adjust"])
async def test_somebody_without_a_seat_presses_in_vain(world, anti, verb):
    await anti.game("Ann", "Ben")
    await chosen(world, "monopolist")
    table = await world.table()
    await world.raw("Cleo", world.id_of(table.game_id, 0, verb, "roles" if verb == "done" else "0"))
    await world.env.settle()
    assert (await world.table()).serial == table.serial
    assert "seat" in world.said("Cleo")
