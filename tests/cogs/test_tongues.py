"""Who reads what: private answers in the presser's language, public messages in the table's, commands in Discord's.

The languages are made up: every Czech word begins with ř, every Russian one with щ.
"""

import re

import discord
import pytest
from locales import Locales

from bot.i18n import languages
from bot.i18n.sources import sources
from bot.table.model import TableRefused
from cogs._reply import Outcome
from cogs._slash import Translator, worded
from cogs.auction import as_typed

DAY = 86400.0


@pytest.fixture
def czech(tongues, world, monkeypatch):
    """The world with these languages; `locales` are those of people's Discord, `czech.guild` that of the server."""
    return Locales(world, monkeypatch)


def letters(text):
    """The language of a text: what most of its words begin with."""
    marks = {"en": len(re.findall(r"\b[^\W\d_řщ][^\W\d_]", text))}
    marks |= {"cs": len(re.findall(r"\bř", text)), "ru": len(re.findall(r"\bщ", text))}
    return max(marks, key=marks.get)


def public(world):
    return {letters(world.texts(it)) for it in world.messages()}


async def test_a_private_answer_is_in_the_language_of_who_pressed(world, czech):
    await world.game("Ann", "Ben")
    czech.speaks("Ben", "cs")
    czech.speaks("Cleo", "hr")
    for who, language in (("Ann", "en"), ("Ben", "cs"), ("Cleo", "en")):
        for command in ("log", "game export"):
            shown = await world.slash(who, command)
            assert letters(world.texts(shown.response._message)) == language, command
    assert public(world) == {"en"}


async def test_a_refusal_and_a_form_are_in_the_language_of_who_pressed(world, czech):
    table = await world.game("Ann", "Ben")
    other = world.other(table)
    czech.speaks(other, "ru")
    shown = await world.press(other, "roll")
    assert letters(world.texts(shown.response._message)) == "ru"
    shown = await world.slash(other, "me notify")
    form = await world.press(other, "wish_zone", message=shown.response.id)
    assert "щ" in str(form.modal)
    typed = await world.fill(other, form, offset="nonsense")
    assert letters(world.texts(typed.response._message)) == "ru"
    assert public(world) == {"en"}


async def test_somebody_chooses_a_language_and_goes_back_to_that_of_discord(world, czech):
    await world.game("Ann", "Ben")
    shown = await world.slash("Ann", "me language")
    panel = shown.response.id
    assert [it["value"] for it in world.controls("Ann", panel)[0].component["options"]] == ["auto", "cs", "en", "ru"]
    assert [it["label"] for it in world.controls("Ann", panel)[0].component["options"]][1:3] == ["řnglish", "English"]
    await world.choose("Ann", "wish_language", "cs")
    assert letters(world.said("Ann")) == "cs"
    await world.restart()
    shown = await world.slash("Ann", "log")
    assert letters(world.texts(shown.response._message)) == "cs"
    await world.slash("Ann", "me language")
    await world.choose("Ann", "wish_language", "auto")
    assert letters(world.said("Ann")) == "en"
    assert (await world.tables.wishes(world.people["Ann"].id)).language == ""


async def test_a_language_that_there_is_not_is_refused(world, czech):
    shown = await world.slash("Ann", "me language")
    control = world.controls("Ann", shown.response.id)[0]
    done = await world.raw("Ann", control.component["custom_id"], values=["xx"])
    await world.env.settle()
    assert done.response.ephemeral
    assert (await world.tables.wishes(world.people["Ann"].id)).language == ""
    await world.lobby("Ann", "Ben")
    lobby = await world.tables.lobby_in(world.channel.id)
    with pytest.raises(TableRefused, match="bad_setting"):
        await world.tables.configure(lobby.game_id, world.people["Ann"].id, {"language": "xx"})


async def test_a_table_speaks_the_language_of_the_server_where_nobody_chose(world, czech):
    czech.guild = "cs"
    table = await world.game("Ann", "Ben", standins=1)
    assert table.language == "cs"
    who = world.turn_of(table)
    shown = await world.press(who, "hand")
    assert letters(world.texts(shown.response._message)) == "en"
    await world.press(who, "roll")
    assert public(world) == {"cs"}
    assert letters(world.find(who, "hand").label) == "cs"
    await world.restart()
    czech.guild = "en-US"
    await world.slash(who, "board")
    assert public(world) == {"cs"}, "a game speaks the language that it began with"


async def test_the_lobby_is_where_the_tables_language_is_chosen(world, czech):
    czech.guild = "cs"
    await world.lobby("Ann", "Ben")
    await world.press("Ann", "lobby_settings")
    assert letters(world.said("Ann")) == "en"
    await world.choose("Ann", "lobby_set", "ru", slot="language")
    lobby = await world.tables.lobby_in(world.channel.id)
    assert (lobby.chosen, lobby.local, lobby.language) == ("ru", "cs", "ru")
    assert public(world) == {"ru"}
    await world.choose("Ann", "lobby_set", "auto", slot="language")
    assert public(world) == {"cs"}
    await world.choose("Ann", "lobby_set", "ru", slot="language")
    await world.press("Ann", "lobby_start")
    assert (await world.table()).language == "ru"
    assert public(world) == {"ru"}


async def test_the_managers_of_a_server_choose_for_new_tables(world, czech):
    czech.guild = "cs"
    world.newcomer("Eve", manage_guild=True)
    await world.slash("Eve", "server defaults")
    await world.choose("Eve", "server_language", "ru")
    assert letters(world.said("Eve")) == "en"
    await world.slash("Ann", "play")
    assert (await world.tables.lobby_in(world.channel.id)).language == "ru"
    assert public(world) == {"ru"}


async def test_a_reminder_by_direct_message_is_in_the_language_of_its_receiver(world, czech, monkeypatch):
    table = await world.game("Ann", "Ben")
    who = world.turn_of(table)
    sent = []

    async def direct(user, page):
        sent.append("\n".join(it.words for it in page.blocks))
        return Outcome.DONE

    monkeypatch.setattr(world.env.bot.cast.desk.mail, "direct", direct)
    czech.speaks(who, "cs")
    shown = await world.slash(who, "me notify")
    await world.press(who, "wish_direct", message=shown.response.id)
    await world.env.advance_time(DAY / 2 + 1)
    assert [letters(it) for it in sent] == ["cs"]
    await world.slash(who, "me language")
    await world.choose(who, "wish_language", "ru")
    await world.env.advance_time(DAY / 2 - 7200)
    assert [letters(it) for it in sent] == ["cs", "ru"]
    assert public(world) == {"en"}


async def test_suggestions_are_in_the_language_of_who_types_and_its_boards_come_first(world, czech):
    ann, ben = world.people["Ann"], world.people["Ben"]
    czech.speaks("Ben", "ru")
    usual = [it["value"] for it in await ann.autocomplete(world.channel, "play", "board", "", game="classic")]
    russian = await ben.autocomplete(world.channel, "play", "board", "", game="classic")
    assert usual[0] == "us"
    assert russian[0]["value"] == "ru"
    assert sorted(usual) == sorted(it["value"] for it in russian)
    assert letters(russian[0]["name"]) == "ru"
    titles = await ben.autocomplete(world.channel, "rules", "about", "")
    assert {letters(it["name"]) for it in titles} == {"ru"}
    await world.slash("Ben", "play", game="classic")
    assert (await world.tables.lobby_in(world.channel.id)).board == "us", "what is first is not what is usual"


async def test_a_press_reads_the_wishes_of_a_person_once(world, czech):
    table = await world.game("Ann", "Ben")
    await world.slash("Ann", "log")
    seen = []
    read = world.database.read

    async def counted(sql, *args):
        seen.append(sql)
        return await read(sql, *args)

    world.database.read = counted
    for _ in range(3):
        await world.slash(world.turn_of(table), "log")
        await world.press(world.turn_of(table), "hand")
    assert sum("FROM wishes" in it for it in seen) <= 1
    world.database.read = read


async def test_sums_are_typed_as_the_reader_writes_them(world, czech):
    words = world.env.bot.cast.desk.speech
    for language, text in (
        ("cs", "1 500 Kč"),
        ("cs", "1\u00a0500"),
        ("en", "1,500 Kč"),
        ("cs", "1500"),
        ("ru", "1 500"),
    ):
        assert as_typed(text, words.to(language).on("cs")) == 1500, (language, text)
    for language, text in (("cs", "1,500"), ("en", "1 500"), ("cs", "1 50"), ("cs", "15 00")):
        assert as_typed(text, words.to(language).on("cs")) is None, (language, text)
    assert as_typed("1,5", words.to("cs").on("us", 10_000)) == 150


async def test_commands_are_called_in_the_languages_of_discord(world, czech):
    tree = world.env.bot.tree
    translator = Translator(world.env.bot.cast.desk.speech)
    payloads = {it.name: await it.get_translated_payload(tree, translator) for it in tree.get_commands()}
    play = payloads["play"]
    assert play["name_localizations"] == {"cs": "řlay", "ru": "щlay"}
    assert set(play["description_localizations"]) == {"cs", "ru"}
    assert {it["name"]: it["name_localizations"]["cs"] for it in play["options"]}["board"] == "řoard"
    (game,) = (it for it in play["options"] if it["name"] == "game")
    assert all(letters(it["name_localizations"]["cs"]) == "cs" for it in game["choices"])
    assert {it["name"] for it in payloads["me"]["options"]} >= {"language", "notify", "games", "away"}
    assert all(it["name_localizations"] and it["description_localizations"] for it in payloads["me"]["options"])


async def test_a_name_that_discord_would_refuse_is_left_in_english(world, czech, tongues):
    tongues.change("cs", "commands.ftl", "command-play = řlay", "command-play = Ř lay")
    words = world.env.bot.cast.desk.speech
    assert await Translator(words).translate(worded(words, "command-play"), discord.Locale.czech, None) is None


async def test_commands_in_sentences_are_called_as_discord_finds_them_in_every_language(world):
    there = {it.qualified_name: it for it in world.env.bot.tree.walk_commands()}
    seen = set()
    for language in languages():
        for name, text in sources(language).items():
            for said in re.findall(r"`/([^`]*)`", text):
                words = [it for it in said.split() if ":" not in it]
                options = [it.partition(":")[0] for it in said.split() if ":" in it]
                command = there.get(" ".join(words))
                assert isinstance(command, discord.app_commands.Command), (language, name, said)
                assert set(options) <= {it.name for it in command.parameters}, (language, name, said)
                seen.add((language, said))
    assert {language for language, _ in seen} == set(languages())
