"""What becomes of the estate of a bankrupt seat: its buildings, its heir, and the deeds that fall to the bank."""

from bot.engine.games.classic import fees, interruption, levels, sales, timing
from bot.engine.games.classic.owned import own_state, parts
from bot.engine.mechanics import auction, purse
from bot.engine.play import Play
from bot.engine.state import BANK

PAID_BY_BANK = "estate"


def heir(play: Play, creditor: int, owed: int) -> int:
    """The creditor inherits; or the bank does, and pays the creditor what was owed."""
    own, _ = parts(play)
    if creditor == BANK or own.bankrupt_to_seat == "inherit":
        return creditor
    purse.receive(play, creditor, owed, PAID_BY_BANK)
    return BANK


def clear_site(play: Play, seat: int, heir: int) -> None:
    """Buildings are sold to the bank first; where the table plays it they pass to a seat standing."""
    own, held = parts(play)
    if own.bankrupt_buildings == "pass" and heir != BANK:
        return
    for group in play.rules.street_groups:
        if play.state.owners.get(group.deeds[0], BANK) == seat and levels.built_up(play.rules, held, group.id):
            sales.clear_group(play, seat, group.id)


def seat_out(play: Play, heir: int, deeds: list[str]) -> None:
    """See whether the game ends; if not, a seat takes over mortgages, and the bank auctions what fell to it, in board order."""
    own, held = parts(play)
    if timing.ends_by_bankruptcy(play):
        return
    if heir != BANK:
        fees.took_over(play, heir, tuple(deeds))
    elif own.estate == "auction" and own.auctions:
        held.estate += sorted(deeds, key=lambda deed: play.rules.deeds[deed].pos)


def advance(play: Play) -> None:
    """Auction the next deed of an estate once no other auction is under way; the turn is held up until all are through."""
    held = own_state(play.state)
    if held.estate and play.state.auction is None and held.window is None:
        interruption.suspend(play)
        auction.start(play, held.estate.pop(0))
