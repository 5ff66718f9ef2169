"""Why things happen: every event of every case has its rules, and what a table does not play is left out."""

from pathlib import Path

import pytest

from bot import grounds, rulebook
from bot.cases import read, watch
from bot.engine import events as e
from bot.errors import DataError
from bot.i18n import catalog
from bot.rulesets import games
from bot.rulesets import load as load_rules
from bot.table.explained import explained

CASES = Path(__file__).parent / "cases"
GAMES = games()


def rule(rule_id):
    return next(it for it in rulebook.load(rule_id.split(".")[0]) if it.id == rule_id)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_every_case_has_its_rules(game):
    known, told, unexplained = grounds.load(game), set(), set()
    for case in read([CASES / game]):
        played = watch(case)
        for event in played.events:
            tag = event.__struct_config__.tag
            told.add(tag)
            if tag not in known.plain and not grounds.behind_event(played.view.rules, event):
                unexplained.add(f"{case.name}: {event}")
    assert sorted(unexplained) == []
    assert sorted(told & set(known.never)) == []
    assert len(told) >= 35


@pytest.mark.parametrize(
    ("options", "event", "first"),
    [
        ({}, e.MoneyPaid(0, 1, 50, "rent", "boardwalk"), "classic.rent.street"),
        ({}, e.MoneyPaid(0, 1, 25, "rent", "reading_railroad"), "classic.rent.railroad"),
        ({}, e.MoneyPaid(0, -1, 15, "poor_tax_15"), "classic.card.pay"),
        ({}, e.MoneyPaid(0, -1, 200, "tax", "income_tax"), "classic.tax.flat"),
        ({"tax_era": "1935"}, e.MoneyPaid(0, -1, 200, "tax", "income_tax"), "classic.tax.choice"),
        ({}, e.SentToJail(0, "doubles"), "classic.doubles.third"),
        ({}, e.SeatBankrupt(0, 1, resigned=False), "classic.bankrupt.to_seat"),
        ({"bankrupt_to_seat": "bank_pays"}, e.SeatBankrupt(0, 1, resigned=False), "classic.bankrupt.buildings_sold"),
        ({}, e.SeatBankrupt(0, -1, resigned=False), "classic.bankrupt.to_bank"),
        ({}, e.AuctionWon(0, "house", 60), "classic.shortage.auction"),
    ],
)
def test_an_event_leads_to_the_rule_for_just_this_case(options, event, first):
    assert grounds.behind_event(load_rules("classic", **options), event)[0].id == first


def test_rules_that_a_table_does_not_play_are_not_behind_anything():
    usual = {it.id for it in grounds.behind_move(load_rules("classic"), "build")}
    online = {it.id for it in grounds.behind_move(load_rules("classic", "online"), "build")}
    assert "classic.build.even" in usual - online
    assert "classic.build.uneven" in online - usual


BROKEN = [
    ({"never": ("rent_open", "moonrise")}, "no such event"),
    ({"events": {}}, "no rule is named, nor that there is none"),
    ({"events": {"chips_gained": ("classic.rent.own",)}}, "has rules, and should have none"),
    ({"moves": {"dance": ()}}, "no such move"),
    ({"moves": {"roll": ("classic.turn.moon",)}}, "unknown rule 'classic.turn.moon'"),
    ({"settings": {"classic.rent.own": {"luck": "good"}}}, "unknown setting 'luck'"),
    ({"settings": {"classic.rent.own": {"rent": "never"}}}, "rent is never 'never'"),
]


@pytest.mark.parametrize(("change", "wrong"), BROKEN, ids=[wrong for _, wrong in BROKEN])
def test_broken_grounds_are_told(change, wrong, monkeypatch):
    sound = grounds.load("classic")
    fields = {name: getattr(sound, name) for name in grounds.Grounds.__struct_fields__}
    merged = {**fields, **change}
    if change.get("events"):
        merged["events"] = {**sound.events, **change["events"]}
    monkeypatch.setattr(grounds, "read_toml", lambda *_: grounds.Grounds(**merged))
    with pytest.raises(DataError, match=wrong):
        grounds.load.__wrapped__("classic")


# --- where a rule comes from


def test_a_source_names_the_profile_where_that_plays_otherwise():
    words = catalog("en", strict=True)
    doubled = rule("classic.rent.group_mortgaged")
    assert explained(doubled, load_rules("classic"), words).source == rulebook.citation(doubled, words)
    russian = explained(doubled, load_rules("classic", "russian"), words).source
    assert russian.endswith("Russian classic: Double rent beside a mortgage \N{EN DASH} Not doubled")
    own = load_rules("classic", "russian", double_rent_when_mortgaged="true")
    assert explained(doubled, own, words).source == rulebook.citation(doubled, words)
    own = load_rules("classic", go="300")
    assert explained(rule("classic.go.pays"), own, words).source.endswith(
        "As this table plays: Money at GO \N{EN DASH} $300"
    )
    claim = explained(rule("builder.rent.claim"), load_rules("builder", rent="claim"), words).source
    assert "As this table plays: " in claim
