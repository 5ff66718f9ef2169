"""The messages of votes and of seats on offer, while they are open and afterwards.

Owns what they say and their buttons. It sends nothing. A control's number is the motion's.
"""

from bot.store.motions import Motion
from bot.table.model import Table
from bot.table.seats import chair_is_free
from bot.table.voice import Voice
from bot.table.votes import Poll
from cogs._accents import GOLD, QUIET, accent_of
from cogs._desk import button_names
from cogs._ids import Ref
from cogs._layout import Block, Button, Page, Row, Text


def said(text: str) -> Page:
    """What is left of a motion: what became of it."""
    return Page((Text(text),), QUIET)


def resting(table: Table, voice: Voice) -> list[str]:
    """That nobody is left who plays in person, where that is so: then stand-ins do not play on among themselves."""
    if table.status != "running" or not all(member.standin for member in table.members):
        return []
    return [f"-# {voice.words('everybody-away')}"]


def poll(table: Table, it: Poll, voice: Voice, *, calls: bool = False) -> Page:
    """A vote: as it stands, or how it ended. `calls` where it is new: those it is about are mentioned."""
    words = voice.words
    name = f"**{voice.seat(it.motion.seat)}**"
    if it.outcome is not None:
        return said(words(f"vote-{it.outcome}", name=name))
    asker = None if it.motion.asker is None else table.seat_of(it.motion.asker)
    asked = words("vote-asked-nobody") if asker is None else words("vote-asked", asker=voice.seat(asker))
    counted = words("vote-count", yes=len(it.yes), no=len(it.no), needed=it.needed, voters=len(it.voters))
    blocks: list[Block] = [
        Text(f"## {words('vote-heading', name=voice.seat(it.motion.seat))}\n{asked}"),
        Text(f"{counted}\n-# {words('vote-next', name=voice.seat(it.motion.seat))}"),
    ]
    holder = () if it.motion.holder is None else (it.motion.holder,)
    called = tuple(user for user in (*it.voters, *holder) if user not in (*it.yes, *it.no)) if calls else ()
    if called:
        blocks.append(Text(words("vote-mention", mention=" ".join(f"<@{user}>" for user in called))))

    def button(verb: str, label: str, style: str, *args: str) -> Button:
        return Button(Ref(table.game_id, it.motion.id, verb, args), label, style)

    blocks.append(
        Row(
            (
                button("ballot", words("vote-yes"), "red", "yes"),
                button("ballot", words("vote-no", name=_button_name(table, it.motion.seat, voice)), "green", "no"),
                button("ballot_end", words("vote-withdraw"), "grey"),
            )
        )
    )
    return Page(tuple(blocks), GOLD, called)


def vacancy(table: Table, motion: Motion, voice: Voice, *, news: str = "", calls: bool = False) -> Page:
    """A seat on offer; `news` says first why."""
    words, seat = voice.words, motion.seat
    name = voice.seat(seat)
    if motion.taker is None:
        lines = [words("offer-anybody", name=name)]
        label = words("offer-take", name=_button_name(table, seat, voice))
    else:
        lines = [words("offer-to", mention=f"<@{motion.taker}>", name=name)]
        label = words("offer-take-to")
    if motion.holder is not None:
        lines.append(f"-# {words('offer-back', name=name)}")
    closing = words("offer-close" if motion.taker is None else "offer-refuse")
    buttons = [
        Button(Ref(table.game_id, motion.id, "seat_take"), label, "green"),
        Button(Ref(table.game_id, motion.id, "seat_keep"), closing),
    ]
    if chair_is_free(table):
        buttons.append(Button(Ref(table.game_id, 0, "chair"), words("host-take")))
    row = Row(tuple(buttons))
    blocks: list[Block] = [Text(news)] if news else []
    mentions = (motion.taker,) if calls and motion.taker is not None else ()
    return Page((*blocks, Text("\n".join(lines)), row), accent_of(table, seat), mentions)


def _button_name(table: Table, seat: int, voice: Voice) -> str:
    """A seat's name where there is no markdown."""
    return button_names(table, voice.words)[seat]
