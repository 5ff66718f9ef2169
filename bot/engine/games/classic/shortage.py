"""Too few buildings for all who could build: who wants how many, the list price or an auction, and placing what was won.

A request that the stock can serve for everybody is never held up. Else the seats that could also build are asked; if they want no
more than there is, all pay the list price, else one building after the other is auctioned among them.
"""

from bot.engine.decisions import AwaitBuildings, AwaitPlacing
from bot.engine.events import BuildingsWaived, BuildingsWanted, PlaceLost, ShortageOpened
from bot.engine.games.classic import interruption, levels, sites
from bot.engine.games.classic.owned import own_rules, own_state, parts
from bot.engine.mechanics import auction, purse
from bot.engine.mechanics.ownership import need_street
from bot.engine.play import Play
from bot.engine.refusal import Refused
from bot.engine.rules import Deed, Rules
from bot.engine.state import State, Want, Window


def contenders(rules: Rules, state: State, asker: int, what: str) -> list[int]:
    """The other seats that could build such a building now: an even place, and the list price in cash."""
    count = len(state.seats)
    others = [(asker + step) % count for step in range(1, count)]
    return [seat for seat in others if not state.seats[seat].bankrupt and could_build(rules, state, seat, what)]


def could_build(rules: Rules, state: State, seat: int, what: str) -> bool:
    """Whether a seat could build such a building now at the list price."""
    if not sites.may_build_now(rules, state, seat):
        return False
    cash = purse.free_cash(state, seat)
    limit, built = own_rules(rules).houses_per_turn, own_state(state).built
    return any(
        deed.house <= cash and not (limit and built.get(deed.group, 0) >= limit)
        for deed in sites.places(rules, state, seat, what)
    )


def contested(play: Play, seat: int, deed: Deed, count: int) -> bool:
    """Open a window if the stock can't serve this request and one building for each other seat that could build too."""
    own, held = parts(play)
    start = levels.height_of(own, held, deed.id)
    what = levels.kind(own, start)
    stock = levels.stock(held, what)
    if stock >= count + len(play.state.seats) - 1:
        return False
    others = contenders(play.rules, play.state, seat, what)
    if not others or stock >= count + len(others):
        return False
    if levels.kind(own, start + count - 1) != what:
        raise Refused("no_stock", what=what, have=stock)
    held.window = Window(what, {seat: Want(deed.id, count)})
    interruption.suspend(play)
    play.open(AwaitBuildings(0, tuple(others), what))
    play.say(ShortageOpened(seat, what, stock))
    play.say(BuildingsWanted(seat, what, deed.id, count))
    return True


def answering(play: Play, seat: int) -> bool:
    """Whether this seat is asked what it wants."""
    return play.waits(AwaitBuildings, seat) is not None


def answer(play: Play, seat: int, deed: Deed, count: int) -> None:
    """Say what one wants, after all checks."""
    own, held = parts(play)
    start = levels.height_of(own, held, deed.id)
    window = held.window
    if window is None or {levels.kind(own, start), levels.kind(own, start + count - 1)} != {window.what}:
        raise Refused("not_allowed", why="other_building")
    window.wants[seat] = Want(deed.id, count)
    play.say(BuildingsWanted(seat, window.what, deed.id, count))
    _answered(play, seat)


def waive(play: Play, seat: int) -> None:
    """Want none of the short buildings."""
    decision = play.need(AwaitBuildings, seat)
    play.say(BuildingsWaived(seat, decision.what))
    _answered(play, seat)


def _answered(play: Play, seat: int) -> None:
    """The seat is asked no more; the decision keeps its number for the others."""
    decision = play.need(AwaitBuildings, seat)
    at = play.state.waiting.index(decision)
    left = tuple([other for other in decision.seats if other != seat])
    play.state.waiting[at] = AwaitBuildings(decision.number, left, decision.what)


# --- what follows by itself


def advance(play: Play) -> None:
    """Go on with an open window as far as that asks nobody."""
    window = own_state(play.state).window
    if window is None:
        return
    if window.phase == "asking":
        for decision in play.state.waiting.copy():
            if type(decision) is AwaitBuildings:
                if decision.seats:
                    return
                play.close(decision)
        if play.state.auction is None:
            _resolve(play, window)
    elif window.phase == "selling":
        if play.state.auction is None:  # nobody bid: they stay with the bank
            own_state(play.state).window = None
    else:
        _await_placing(play, window)


def _resolve(play: Play, window: Window) -> None:
    """Everybody has answered: serve all at the list price, or auction the next building."""
    _drop_void(play, window)
    stock = levels.stock(own_state(play.state), window.what)
    wanted = sum(want.count for want in window.wants.values())
    if wanted <= stock or len(window.wants) == 1:
        _serve(play, window)
        own_state(play.state).window = None
    elif stock < 1:
        own_state(play.state).window = None
    else:
        window.phase = "selling"
        barred = [seat for seat in play.living() if seat not in window.wants]
        least = max(play.rules.deeds[want.deed].house for want in window.wants.values())
        auction.start(play, window.what, barred, least)


def _drop_void(play: Play, window: Window) -> None:
    """Wants of seats that are out, or that have no place for a building any more, lapse."""
    for seat, want in list(window.wants.items()):
        gone = play.state.seats[seat].bankrupt
        if gone or not sites.places(play.rules, play.state, seat, window.what):
            del window.wants[seat]
            if not gone:
                play.say(BuildingsWaived(seat, window.what))
        elif sites.place_fault(play.rules, play.state, seat, play.rules.deeds[want.deed], want.count):
            first = sites.places(play.rules, play.state, seat, window.what)[0]
            window.wants[seat] = Want(first.id, 1)


def _serve(play: Play, window: Window) -> None:
    """At the list price, in the order of the requests; what can't be paid any more is left out."""
    own, held = parts(play)
    for seat, want in window.wants.items():
        deed = play.rules.deeds[want.deed]
        count = min(want.count, levels.stock(held, window.what))
        if count and purse.free_cash(play.state, seat) >= deed.house * count:
            sites.raise_street(play, seat, deed, count, deed.house * count)
        else:
            play.say(BuildingsWaived(seat, window.what))
    del own


def knock_down(play: Play, seat: int) -> None:
    """A seat has won and paid a building: it is to say where it stands."""
    window = own_state(play.state).window
    if window is None:
        raise LookupError("no shortage is open")
    window.phase = "placing"
    play.open(AwaitPlacing(0, (seat,), window.what))


def _await_placing(play: Play, window: Window) -> None:
    for decision in play.state.waiting.copy():
        if type(decision) is AwaitPlacing:
            seat = decision.seats[0]
            if sites.places(play.rules, play.state, seat, window.what):
                return
            play.close(decision)
            play.say(PlaceLost(seat, window.what))
            window.wants.pop(seat, None)
    window.phase = "asking"
    advance(play)


def place(play: Play, seat: int, deed: Deed, count: int) -> None:
    """Put up the building that was won."""
    decision = play.need(AwaitPlacing, seat)
    own, held = parts(play)
    window = held.window
    if count != 1 or window is None:
        raise Refused("bad_amount", amount=count, need=1)
    need_street(play, seat, deed)
    if levels.kind(own, levels.height_of(own, held, deed.id)) != decision.what:
        wrong = sites.place_fault(play.rules, play.state, seat, deed)
        raise wrong or Refused("not_allowed", why="other_building")
    wrong = sites.place_fault(play.rules, play.state, seat, deed)
    if wrong is not None:
        raise wrong
    play.close(decision)
    sites.raise_street(play, seat, deed, 1, 0)
    want = window.wants.pop(seat)
    if want.count > 1:
        window.wants[seat] = Want(want.deed, want.count - 1)
    window.phase = "asking"
