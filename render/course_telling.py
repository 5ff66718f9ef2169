"""Charts of a game's course, and of somebody's games, in words, at most 1,024 characters each."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.engine.view import View
from render.course import SUMS, Course, heaviest, mean
from render.describe import shortened
from render.drawer import Drawer
from render.seating import said_name
from render.words import Words, fixed, said

_TURNINGS: Final = 6
_BETWEEN: Final = ", "


def chart(view: View, course: Course, drawer: Drawer, names: Sequence[str], words: Words) -> str:
    """What each seat had at the start, half way and in the end, and what turned the game."""
    seats = _names(names, words)
    head = said(words, "describe-course", title=drawer.course_title(words), rounds=course.rounds[-1])
    turnings = [
        said(words, f"describe-turning-{it.kind}", name=seats[it.seat], round=it.round)
        for it in heaviest(course.turnings, _TURNINGS)
    ]
    return shortened([head, *_lines(view, course, drawer, seats, words), *turnings])


def _lines(view: View, course: Course, drawer: Drawer, seats: Sequence[str], words: Words) -> Iterator[str]:
    for name, totals in zip(seats, course.totals, strict=True):
        held = [it for it in totals if it is not None]
        sums = [drawer.amount(view.rules, it, words) for it in held]
        if len(held) < len(totals):
            out = course.rounds[len(held)]
            most = drawer.amount(view.rules, max(held, default=0), words)
            yield said(words, "describe-course-out", name=name, round=out, most=most)
        else:
            middle = sums[len(sums) // 2]
            yield said(words, "describe-course-seat", name=name, first=sums[0], middle=middle, last=sums[-1])


def dice(course: Course, names: Sequence[str], words: Words) -> str:
    """How often each sum was thrown, and each seat's throws and average."""
    sentences = [_thrown(course.thrown, words)]
    for name, throws in zip(_names(names, words), course.throws, strict=True):
        if throws:
            average = tenths(mean(throws), words)
            sentences.append(
                said(words, "describe-throws-seat", name=name, count=sum(throws.values()), average=average)
            )
    return shortened(sentences)


def luck(throws: dict[int, int], words: Words) -> str:
    """How often somebody threw each sum, and the average."""
    told = [_thrown(throws, words)]
    if throws:
        told.append(said(words, "describe-average", average=tenths(mean(throws), words)))
    return shortened(told)


def ratings(curves: Mapping[str, Sequence[float]], titles: Mapping[str, str], words: Words) -> str:
    """The strength in each game: at first, the most, the least, and now."""
    told = [said(words, "describe-ratings", title=fixed(words, "picture-ratings"))]
    for game, points in curves.items():
        shown = {"most": max(points), "least": min(points), "now": points[-1]}
        strengths = {name: tenths(it, words) for name, it in shown.items()}
        told.append(said(words, "describe-ratings-game", game=titles[game], games=len(points) - 1, **strengths))
    return shortened(told)


def _thrown(thrown: dict[int, int], words: Words) -> str:
    head = said(words, "picture-throws", count=sum(thrown.values()))
    if not thrown:
        return head
    counts = _BETWEEN.join(said(words, "describe-sum", total=total, count=thrown.get(total, 0)) for total in SUMS)
    return said(words, "describe-throws", throws=head, sums=counts)


def tenths(number: float, words: Words) -> str:
    """A number with one decimal."""
    whole, tenth = divmod(round(number * 10), 10)
    return said(words, "describe-tenths", whole=whole, tenth=tenth)


def _names(names: Sequence[str], words: Words) -> list[str]:
    return [said_name(name, seat, words) for seat, name in enumerate(names)]
