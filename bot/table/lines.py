"""The log's line for each event: one sentence, with nothing left out.

Owns: which words an event has. What may be merged or skipped when a turn is told is the business of `bot.table.narrate`.
"""

from collections.abc import Sequence
from typing import assert_never

from bot.engine import events as e
from bot.engine.events import Event
from bot.engine.games.builder.owned import own_rules
from bot.engine.state import BANK
from bot.engine.view import View
from bot.i18n import Words
from bot.table import roles, streets
from bot.table.voice import Voice

_Start = e.StartThrown | e.GameStarted | e.TurnStarted | e.TurnEnded | e.MovesUndone | e.DiceRolled
_Chips = (
    e.ChipsGained
    | e.ChipsShort
    | e.ChipsDropped
    | e.ChipsPickedUp
    | e.ChipsSwapped
    | e.ChipStolen
    | e.ChipGiven
    | e.NobodyToRob
    | e.TradeForced
)
_Way = e.TokenMoved | e.SalaryPaid | e.ThirdDouble | e.SentToJail | e.JailThrowFailed | e.LeftJail
_Sale = e.PurchaseOffered | e.DeedBought | e.DeedDeclined | e.GroupCompleted | e.DeedMortgaged | e.DeedRedeemed
_Auction = (
    e.AuctionOpened | e.BidPlaced | e.MaximumSet | e.AuctionPassed | e.AuctionRestarted | e.AuctionWon | e.AuctionUnsold
)
_Money = e.RentOpen | e.RentClaimed | e.RentLapsed | e.NoRent | e.MoneyPaid | e.MoneyReceived | e.DebtArose
_Pieces = e.CardDrawn | e.CardKept | e.CardUsed | e.FloorBuilt
_Trade = e.OfferMade | e.OfferRejected | e.OfferWithdrawn | e.TradeMade
_End = e.SeatBankrupt | e.GameEnded

_RENT = "rent"
_SPOKEN = frozenset({_RENT, "fine", "tax", "fee", "foundation"})
"""Reasons of payments that have words of their own."""
_GIVEN = frozenset({"parking", "estate", "foundation"})
"""Reasons of what the bank pays that have words of their own."""


def line(event: Event, names: Sequence[str], words: Words, view: View) -> str:
    """The event as one sentence.

    Args:
        event: what happened.
        names: each seat's name, already safe to show.
        words: the catalog of the reader's language.
        view: any view of the game; its rules alone are used.
    """
    return told(Voice.of(view, names, words), event)


def told(voice: Voice, event: Event) -> str:
    """The event as one sentence of this voice."""
    if isinstance(event, _Start):
        return _start(voice, event)
    if isinstance(event, _Chips):
        return _chips(voice, event)
    if isinstance(event, _Way):
        return _way(voice, event)
    if isinstance(event, _Sale):
        return _sale(voice, event)
    if isinstance(event, _Auction):
        return _auction(voice, event)
    if isinstance(event, _Money):
        return _money(voice, event)
    if isinstance(event, _Pieces):
        return _pieces(voice, event)
    if isinstance(event, _Trade):
        return _trade(voice, event)
    if isinstance(event, _End):
        return _end(voice, event)
    if isinstance(event, streets.Buildings):
        return streets.buildings(voice, event)
    if isinstance(event, streets.Turns):
        return streets.turns(voice, event)
    if isinstance(event, roles.Roles):
        return roles.roles(voice, event)
    if isinstance(event, roles.Closing):
        return roles.closing(voice, event)
    assert_never(event)


def _start(voice: Voice, event: _Start) -> str:
    say, name = voice.words, voice.seat
    match event:
        case e.StartThrown(seat=seat, dice=dice):
            return say("event-start_thrown", name=name(seat), total=sum(dice))
        case e.GameStarted(first=first):
            return say("event-game_started", name=name(first))
        case e.TurnStarted(seat=seat, again=again):
            return say("event-turn_started-again" if again else "event-turn_started", name=name(seat))
        case e.TurnEnded(seat=seat):
            return say("event-turn_ended", name=name(seat))
        case e.MovesUndone(seat=seat, since=since, count=count):
            return say("event-moves_undone", name=name(seat), serial=since, count=count)
        case e.DiceRolled(seat=seat, dice=dice, why="jail"):
            key, where = voice.held("event-dice_rolled-jail", seat)
            return say(key, name=name(seat), dice=voice.dice(dice), **where)
        case e.DiceRolled(seat=seat, dice=dice, why=why):
            return say(f"event-dice_rolled-{why}", name=name(seat), dice=voice.dice(dice))
        case _:
            assert_never(event)


def _chips(voice: Voice, event: _Chips) -> str:
    say, name, chips = voice.words, voice.seat, voice.chips
    match event:
        case e.ChipsGained():
            return _gained(voice, event)
        case e.ChipsShort(seat=seat, colour=colour, missing=missing):
            return say("event-chips_short", name=name(seat), colour=voice.colour(colour), count=missing)
        case e.ChipsDropped(seat=seat, chips=dropped, at=at):
            return say("event-chips_dropped", name=name(seat), chips=chips(dropped), place=voice.at(at))
        case e.ChipsPickedUp(seat=seat, chips=taken, at=at):
            return say("event-chips_picked_up", name=name(seat), chips=chips(taken), place=voice.at(at))
        case e.ChipsSwapped(seat=seat, give=give, take=take, why=why):
            how = why if why in {"bank", "parking"} else "card"
            return say(f"event-chips_swapped-{how}", name=name(seat), give=chips(give), take=chips(take))
        case e.ChipStolen(seat=seat, victim=victim, colour=colour):
            return say("event-chip_stolen", name=name(seat), other=name(victim), chips=chips({colour: 1}))
        case e.ChipGiven(seat=seat, to=to, colour=colour):
            how = "bank" if to == BANK else "seat"
            return say(f"event-chip_given-{how}", name=name(seat), other=name(to), chips=chips({colour: 1}))
        case e.NobodyToRob(seat=seat):
            return say("event-nobody_to_rob", name=name(seat))
        case e.TradeForced(seat=seat, victim=victim, take=take, give=give):
            sides = {"take": chips({take: 1}), "give": chips({give: 1})}
            return say("event-trade_forced", name=name(seat), other=name(victim), **sides)
        case _:
            assert_never(event)


def _gained(voice: Voice, event: e.ChipsGained) -> str:
    how = event.why if event.why in {"deed", "own_colour", "collect", "resources"} else "card"
    deed = voice.place(event.deed) if event.deed else ""
    params = {"name": voice.seat(event.seat), "chips": voice.chips(event.chips), "deed": deed}
    return voice.words(f"event-chips_gained-{how}", **params)


def _way(voice: Voice, event: _Way) -> str:
    say, name = voice.words, voice.seat
    match event:
        case e.TokenMoved(seat=seat, to=to, back=back):
            return say("event-token_moved-back" if back else "event-token_moved", name=name(seat), place=voice.at(to))
        case e.SalaryPaid(seat=seat, amount=amount):
            return say("event-salary_paid", name=name(seat), amount=voice.money(amount), go=voice.at(0))
        case e.ThirdDouble(seat=seat):
            return say("event-third_double", name=name(seat))
        case e.SentToJail(seat=seat, why=why):
            key, where = voice.held("event-sent_to_jail", seat, why)
            return say(key, name=name(seat), **where)
        case e.JailThrowFailed(seat=seat, left=left):
            key, where = voice.held("event-jail_throw_failed", seat)
            return say(key, name=name(seat), left=left, **where)
        case e.LeftJail(seat=seat, how=how):
            key, where = voice.held("event-left_jail", seat, how)
            return say(key, name=name(seat), **where)
        case _:
            assert_never(event)


def _sale(voice: Voice, event: _Sale) -> str:
    say, name, place, money = voice.words, voice.seat, voice.place, voice.money
    match event:
        case e.PurchaseOffered(deed=deed, price=price):
            return say("event-purchase_offered", deed=place(deed), amount=money(price))
        case e.DeedBought(seat=seat, deed=deed, price=price):
            return say("event-deed_bought", name=name(seat), deed=place(deed), amount=money(price))
        case e.DeedDeclined(seat=seat, deed=deed):
            key = "event-deed_declined" if voice.auctions else "event-deed_declined-plain"
            return say(key, name=name(seat), deed=place(deed))
        case e.GroupCompleted(seat=seat, group=group):
            return say(voice.of_group("event-group_completed"), name=name(seat), group=voice.group(group))
        case e.DeedMortgaged(seat=seat, deed=deed, amount=amount):
            return say("event-deed_mortgaged", name=name(seat), deed=place(deed), amount=money(amount))
        case e.DeedRedeemed(seat=seat, deed=deed, amount=amount):
            return say("event-deed_redeemed", name=name(seat), deed=place(deed), amount=money(amount))
        case _:
            assert_never(event)


def _auction(voice: Voice, event: _Auction) -> str:
    say, name, lot, money = voice.words, voice.seat, voice.lot, voice.money
    match event:
        case e.AuctionOpened(deed=deed, start=start):
            return say("event-auction_opened", deed=lot(deed), amount=money(start))
        case e.BidPlaced(seat=seat, deed=deed, amount=amount):
            return say("event-bid_placed", name=name(seat), deed=lot(deed), amount=money(amount))
        case e.MaximumSet(seat=seat):
            return say("event-maximum_set", name=name(seat))
        case e.AuctionPassed(seat=seat):
            return say("event-auction_passed", name=name(seat))
        case e.AuctionRestarted(leader=leader, bid=bid):
            if leader == BANK:
                return say("event-auction_restarted-open")
            return say("event-auction_restarted-leader", name=name(leader), amount=money(bid))
        case e.AuctionWon(seat=seat, deed=deed, price=price):
            return say("event-auction_won", name=name(seat), deed=lot(deed), amount=money(price))
        case e.AuctionUnsold(deed=deed):
            return say("event-auction_unsold", deed=lot(deed))
        case _:
            assert_never(event)


def _money(voice: Voice, event: _Money) -> str:
    say, name, place, money = voice.words, voice.seat, voice.place, voice.money
    match event:
        case e.RentOpen() | e.RentClaimed() | e.RentLapsed():
            tag = event.__struct_config__.tag
            who = {"name": name(event.payer), "owner": name(event.owner)}
            return say(f"event-{tag}", **who, deed=place(event.deed), amount=money(event.amount))
        case e.NoRent(seat=seat, deed=deed, why=why):
            why = "prison" if why == "jailed" and voice.roles else why
            return say(f"event-no_rent-{why}", name=name(seat), deed=place(deed))
        case e.MoneyPaid(payer=payer, amount=amount, why="fine"):
            key, where = voice.held("event-money_paid-fine", payer)
            return say(key, name=name(payer), amount=money(amount), **where)
        case e.MoneyPaid(payer=payer, to=to, amount=amount, why=why, about=about):
            params = _payment(voice, payer, to, why, about)
            reason = why if why == "deal" else _reason(why)
            return say(f"event-money_paid-{reason}", **params, amount=money(amount))
        case e.MoneyReceived(seat=seat, amount=amount, why=why):
            key = f"event-money_received-{why}" if why in _GIVEN else "event-money_received"
            return say(key, name=name(seat), amount=money(amount))
        case e.DebtArose(debtor=debtor, creditor=creditor, amount=amount, why=why, about=about):
            params = _payment(voice, debtor, creditor, why, about)
            return say(f"event-debt_arose-{_reason(why)}", **params, amount=money(amount))
        case _:
            assert_never(event)


def _reason(why: str) -> str:
    return why if why in _SPOKEN else "other"


def _payment(voice: Voice, payer: int, to: int, why: str, about: str) -> dict[str, str]:
    place = voice.place(about) if about and why in _SPOKEN else ""
    return {"name": voice.seat(payer), "other": voice.seat(to), "deed": place, "place": place}


def _pieces(voice: Voice, event: _Pieces) -> str:
    say, name = voice.words, voice.seat
    match event:
        case e.CardDrawn(seat=seat, card=card):
            return say("event-card_drawn", name=name(seat), card=voice.card(card), text=voice.card_text(card))
        case e.CardKept(seat=seat):
            return say("event-card_kept", name=name(seat))
        case e.CardUsed(seat=seat, card=card):
            return say("event-card_used", name=name(seat), card=voice.card(card))
        case e.FloorBuilt(seat=seat, cell=cell, height=height):
            key = {1: "event-floor_built-first", len(own_rules(voice.rules).floors): "event-floor_built-penthouse"}
            params = {"name": name(seat), "cell": voice.cell(cell)}
            return say(key.get(height, "event-floor_built"), **params, height=height)
        case _:
            assert_never(event)


def _trade(voice: Voice, event: _Trade) -> str:
    say = voice.words
    who = {"name": voice.seat(event.maker), "other": voice.seat(event.to)}
    match event:
        case e.OfferMade(give=give, want=want):
            return say("event-offer_made", **who, give=voice.bundle(give), want=voice.bundle(want))
        case e.OfferRejected():
            return say("event-offer_rejected", **who)
        case e.OfferWithdrawn():
            return say("event-offer_withdrawn", **who)
        case e.TradeMade(give=give, want=want):
            return say("event-trade_made", **who, give=voice.bundle(give), want=voice.bundle(want))
        case _:
            assert_never(event)


def _end(voice: Voice, event: _End) -> str:
    say = voice.words
    match event:
        case e.SeatBankrupt(seat=seat, creditor=creditor, resigned=resigned):
            how = "resigned" if resigned else "bank" if creditor == BANK else "seat"
            return say(f"event-seat_bankrupt-{how}", name=voice.seat(seat), other=voice.seat(creditor))
        case e.GameEnded(ending=ending, winners=winners):
            won = say("event-winners", count=len(winners), names=voice.seats(winners))
            return say(f"event-game_ended-{ending}", winners=won)
        case _:
            assert_never(event)
