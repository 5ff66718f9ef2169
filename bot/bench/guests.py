"""The people of a load: at each table somebody presses what is due there, through panels too, and begins anew when a game is over.

Owns what is pressed next. It reads messages as people see them, buttons by their custom ids alone, and knows nothing of the bot's insides.
"""

import random
from typing import Any, Final

LOOKS: Final = ("hand", "deeds", "streets", "sell", "trade")
"""Panels that are opened now and then, just to look."""
LOOKING: Final = 0.08
FORMS: Final = frozenset({"bid_ask", "upto_ask", "counter"})
"""Buttons that open a form, which nobody here fills in."""
LAST_RESORT: Final = frozenset({"bankrupt", "bankrupt_go"})
ONWARD: Final = frozenset({"roll", "end", "buy", "pay", "pass", "skip", "done", "bid"})
GOES_ON: Final = 0.6
"""How often whoever could do several things does one that brings the game on at once."""
PATIENCE: Final = 30
"""After so many presses without anything new a game is stopped, and another one is begun."""
STEPS: Final = 8
"""After so many presses on a panel it is left."""


def verb_of(control: dict[str, Any]) -> str:
    """The verb of a control of ours: `bk:game:number:verb:…`; empty for any other."""
    parts = str(control.get("custom_id", "")).split(":")
    return parts[3] if len(parts) > 3 and parts[0] == "bk" else ""


def number_of(control: dict[str, Any]) -> str:
    """The number of the decision that a control answers; `0` for none."""
    return str(control["custom_id"]).split(":")[2]


def usable(controls: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The controls of ours that can be pressed."""
    return [it for it in controls if verb_of(it) and not it.get("disabled")]


class Party:
    """A table: its channel, who plays there, and what they have open.

    Args:
        world: the loopback's people.
        channel: where they play.
        people: who plays; the first one opens the lobbies.
        game: which game.
        rng: decides what is pressed where there is a choice.
    """

    def __init__(self, world: Any, channel: Any, people: list[Any], game: str, rng: random.Random) -> None:
        self.busy = False
        self.begun = 0
        self._world = world
        self._channel = channel
        self._people = people
        self._game = game
        self._rng = rng
        self._panel: tuple[Any, Any] | None = None
        self._steps = 0
        self._refused = 0
        self._seen: tuple[int, frozenset[str]] = (0, frozenset())
        self._still = 0

    async def begin(self) -> list[Any]:
        """Open a lobby, fill it and start the game; the answers to all that."""
        self.begun += 1
        self._panel, self._still, self._refused = None, 0, 0
        host, *others = self._people
        answers = [await self._world.slash(host, self._channel, "play", {"game": self._game})]
        for person, verb in (*((it, "lobby_join") for it in others), (host, "lobby_start")):
            lobby, button = self._newest(verb)
            answers.append(await self._world.press(person, lobby, button["custom_id"]))
        return answers

    def _newest(self, verb: str) -> tuple[Any, dict[str, Any]]:
        """The newest message with a button of this verb, and the button."""
        for message in reversed(self._channel.messages):
            for it in usable(message.buttons):
                if verb_of(it) == verb:
                    return message, it
        raise AssertionError(f"{self._game}: no {verb} in {[it.text for it in self._channel.messages][-2:]}")

    async def play(self) -> list[Any]:
        """One press; where that would lead nowhere, a new game. The answers."""
        found = self._due()
        if self._panel is not None:
            return [await self._on_panel(*self._panel)]
        if found is None or self._still > PATIENCE:
            return [*await self._stop(), *await self.begin()]
        message, buttons = found
        looks = [it for it in usable(message.buttons) if verb_of(it) in LOOKS]
        looking = bool(looks) and self._rng.random() < LOOKING
        button = self._rng.choice(looks) if looking else self._likely(buttons)
        person = self._who(message)
        answer = await self._world.press(person, message, button["custom_id"])
        self._heard(answer, person, looking=looking)
        return [answer]

    def _due(self) -> tuple[Any, list[dict[str, Any]]] | None:
        """The newest message with anything that waits for an answer, and its buttons."""
        for message in reversed(self._channel.messages):
            buttons = [
                it for it in usable(message.buttons) if number_of(it) != "0" or verb_of(it) in {"done", "adjust"}
            ]
            buttons = [it for it in buttons if verb_of(it) not in FORMS]
            if buttons:
                seen = (message.id, frozenset(number_of(it) for it in buttons))
                self._still = self._still + 1 if seen == self._seen else 0
                self._seen = seen
                return message, buttons
        return None

    def _likely(self, buttons: list[dict[str, Any]]) -> dict[str, Any]:
        onward = [it for it in buttons if verb_of(it) in ONWARD]
        if onward and self._rng.random() < GOES_ON:
            return self._rng.choice(onward)
        rather = [it for it in buttons if verb_of(it) not in LAST_RESORT]
        give_up = not rather or self._still > PATIENCE / 2
        return self._rng.choice(buttons if give_up else rather)

    def _who(self, message: Any) -> Any:
        """Whoever was called, or after a refusal somebody else."""
        called = [it for it in self._people if it.id in message.notified] or self._people
        return called[0] if not self._refused else self._people[self._refused % len(self._people)]

    def _heard(self, answer: Any, person: Any, *, looking: bool) -> None:
        """Learn from an answer: a panel that opened, or a refusal."""
        opened = answer.kind == "message" and answer.ephemeral and bool(_steps_on(answer.message))
        refused = answer.kind == "message" and answer.ephemeral and not opened
        self._refused = self._refused + 1 if refused else 0
        if opened and not looking:
            self._panel, self._steps = (person, answer.message), 0

    async def _on_panel(self, person: Any, message: Any) -> Any:
        """Choose something, or carry out what is chosen."""
        self._steps += 1
        control = self._rng.choice(_steps_on(message))
        done = verb_of(control).endswith("_go") or verb_of(control) in {"done", "pay_go"}
        if "options" in control:
            value = self._rng.choice(control["options"])["value"]
            answer = await self._world.select(person, message, control["custom_id"], [value])
        else:
            answer = await self._world.press(person, message, control["custom_id"])
        goes_on = not done and answer.kind == "update" and self._steps < STEPS and bool(_steps_on(message))
        if not goes_on:
            self._panel = None
        return answer

    async def _stop(self) -> list[Any]:
        """Stop a game that leads nowhere; where it is over already, that is said."""
        host = self._people[0]
        answer = await self._world.slash(host, self._channel, "game stop")
        buttons = usable(answer.message.buttons) if answer.message is not None else []
        if not buttons:
            return [answer]
        return [answer, await self._world.press(host, answer.message, buttons[0]["custom_id"])]


def _steps_on(panel: Any) -> list[dict[str, Any]]:
    """What can be done next on a panel: carry it out where it is complete, else choose; nothing where it only shows something."""
    buttons = [it for it in usable(panel.buttons) if verb_of(it).endswith("_go") or verb_of(it) == "done"]
    ready = [it for it in buttons if verb_of(it) not in LAST_RESORT]
    return ready or [it for it in usable(panel.selects) if it.get("options")] or buttons
