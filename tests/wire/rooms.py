"""One prepared game of each kind of decision: how it is answered, and what has to be so before and after.

Owns the table of kinds over the games, and what a test sees of one such game from outside. When the bot is killed is the business of the tests.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import positions
import positions_anti
import positions_classic
from loopback import Message, User
from loopback.answers import read as read_answer
from playing import control, number_of, pings, press, select, verb_of
from positions import Placed, read

DECIDED = "decided already"


@dataclass(frozen=True)
class Kind:
    """How one kind of decision is answered: by a button of a public message, or by the last one of a private panel."""

    change: Callable
    verb: str
    opens: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    by_other: bool = False
    told: str = DECIDED
    passes: bool = False
    all_called: bool = False
    after_kill: tuple[int, int] | None = None

    @property
    def calls(self) -> list[int]:
        """How often the press calls the two seats: the turn's, and the other."""
        return [int(self.all_called), int(self.passes)]

    @property
    def calls_after_kill(self) -> list[int]:
        """The same where the bot died before it could tell: an auction then calls who opened it, too, and a turn that only comes
        back to its seat is called by the reminder.
        """
        return self.calls if self.after_kill is None else list(self.after_kill)


KINDS = {
    "classic roll": Kind(positions_classic.roll, "roll"),
    "classic jail": Kind(positions_classic.jail, "pay"),
    "classic buy": Kind(positions_classic.buy, "buy"),
    "classic auction": Kind(positions_classic.auction, "bid", told="You lead already"),
    "classic debt": Kind(positions_classic.debt, "pay"),
    "classic mortgage": Kind(positions_classic.mortgage, "mortgage_go", "deeds", (("mortgage", "oriental_avenue"),), told="mortgaged already"),
    "classic bankruptcy": Kind(positions_classic.ruin, "bankrupt_go", "bankrupt", told="over"),
    "classic street": Kind(positions_classic.street, "streets_go", "streets", (("deed", "vermont_avenue"),)),
    "classic manage": Kind(positions_classic.manage, "end", passes=True),
    "classic transfer": Kind(positions_classic.transfer, "skip"),
    "classic tax": Kind(positions_classic.tax, "answer"),
    "classic bus": Kind(positions_classic.bus, "answer"),
    "classic anywhere": Kind(positions_classic.anywhere, "answers_go", "answers", (("option", "6"),)),
    "classic window": Kind(
        positions_classic.window, "streets_go", "streets", (("deed", "vermont_avenue"),), True, "being shared out", all_called=True, after_kill=(1, 1),
    ),
    "classic waive": Kind(positions_classic.window, "pass", by_other=True, all_called=True, after_kill=(0, 0)),
    "classic placing": Kind(positions_classic.placing, "streets_go", "streets", (("deed", "baltic_avenue"),)),
    "classic offer": Kind(positions_classic.offer, "accept", by_other=True),
    "roll": Kind(positions.roll, "roll"),
    "discard": Kind(
        positions.discard, "discard_go", "discard", (("chips.red", "1"), ("chips.green", "1")),
    ),
    "buy": Kind(positions.buy, "buy"),
    "auction": Kind(positions.auction, "bid", told="You lead already"),
    "debt": Kind(positions.debt, "pay"),
    "bankruptcy": Kind(positions.ruin, "bankrupt_go", "bankrupt", told="over"),
    "choose": Kind(positions.choose, "choose_go", "choose", (("chips.yellow", "2"),)),
    "parking": Kind(positions.parking, "swap_go", "swap", (("give.red", "2"), ("take", "yellow"))),
    "manage": Kind(positions.manage, "end", passes=True),
    "build": Kind(positions.manage, "build_go", "build", (("cell", "b2"), ("pay", "green=1+red=1"))),
    "offer": Kind(positions.offer, "accept", by_other=True),
    "claim": Kind(positions.claim, "claim", by_other=True),
    "anti role": Kind(positions_anti.role, "answer", passes=True, all_called=True),
    "anti swap": Kind(positions_anti.swap, "roles_swap", "roles", told="changed meanwhile"),
    "anti keep": Kind(positions_anti.swap, "done"),
    "anti tax": Kind(positions_anti.tax, "answer"),
    "anti street": Kind(positions_anti.street, "streets_go", "streets"),
    "anti adjust": Kind(positions_anti.adjust, "done", "adjust"),
    "anti roll": Kind(positions_anti.roll, "roll"),
    "anti buy": Kind(positions_anti.buy, "buy"),
    "anti debt": Kind(positions_anti.debt, "pay"),
    "anti bankruptcy": Kind(positions_anti.ruin, "bankrupt_go", "bankrupt", told="over"),
    "anti manage": Kind(positions_anti.manage, "end", passes=True),
    "anti offer": Kind(positions_anti.offer, "withdraw"),
}  # fmt: skip


class Room:
    """One prepared game, and the message on which its decision is answered."""

    def __init__(self, world, file, kind: Kind, placed: Placed):
        self.world, self.file, self.kind, self.placed = world, file, kind, placed
        self.user: User = placed.other if kind.by_other else placed.turn
        self.old: Message | None = None
        self.button: dict = {}

    @property
    def stored(self):
        return read(self.file, self.placed.game)

    @property
    def pings(self):
        return [pings(self.placed.channel, it) for it in (self.placed.turn, self.placed.other)]

    async def approach(self):
        """Show the game and go as far as the press that answers."""
        await self.world.slash(self.placed.turn, self.placed.channel, "board")
        verb = self.kind.opens or self.kind.verb
        self.old = next(it for it in self.placed.channel.messages if verb in {verb_of(b) for b in it.buttons})
        if self.kind.opens:
            self.old = (await press(self.world, self.user, self.old, verb)).expect("message").message
            for slot, value in self.kind.choices:
                await select(self.world, self.user, self.old, verb, slot, value)
        self.button = control(self.old, self.kind.verb)
        self.before, self.pinged = self.stored.serial, self.pings

    async def press_old(self):
        """Press the button as it was; the answer to that."""
        return await self.world.outcome(self.world.send_raw_press(self.user, self.old, self.button))

    async def press_again(self):
        """Press the same button once more: the presser is told why nothing came of it."""
        interaction = self.world.send_raw_press(self.user, self.old, self.button)

        def told():
            answer = read_answer(interaction)
            return any(self.kind.told in it.text for it in (answer, *answer.followups))

        await self.world.until(told, f"{self.kind.told!r} after a second press of {self.kind.verb!r}")

    @property
    def called(self):
        """How often each seat was called since the approach."""
        return [now - before for now, before in zip(self.pings, self.pinged, strict=True)]

    def called_as_it_should_be(self):
        """Where the turn passed, its new seat was called once, even if the bot died in between; else nobody was."""
        return self.called in (self.kind.calls, self.kind.calls_after_kill)

    def stage_shows_the_present(self):
        stored = self.stored
        stage = self.placed.channel.history[stored.message]
        if stored.status == "over":
            return not any(number_of(it) for it in stage.buttons)
        shown = {number_of(it) for it in stage.buttons} - {0}
        unnumbered = not stage.buttons or stored.state.auction is not None or "done" in map(verb_of, stage.buttons)
        return shown <= stored.numbers and (shown or unnumbered)
