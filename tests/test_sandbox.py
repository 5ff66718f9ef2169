"""The sandbox as a browser sees it: commands, buttons, selects and forms of the real bot, with real pictures."""

import re
import shutil

import pytest

from bot.sandbox import serve_sandbox

CHROMIUM = shutil.which("chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60_000

browser = pytest.importorskip("playwright.async_api")
pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium here"),
]


class Person:
    """Somebody at the page."""

    def __init__(self, page):
        self.page = page

    async def be(self, name):
        await self.page.get_by_label("Viewing as").select_option(label=name)
        await self.page.wait_for_timeout(800)

    async def command(self, text):
        await self.page.locator("#channel-composer-input").click()
        await self.page.keyboard.type(text, delay=20)
        await self.page.locator("[role=option]:visible, .command-option:visible").first.wait_for()
        await self.page.keyboard.press("Enter")
        await self.page.locator('button[aria-label="Send"]:visible').click()

    async def pick(self, text):
        """Choose in the list over the composer."""
        await self.page.locator("[role=option]:visible, .command-option:visible", has_text=text).first.click()

    async def press(self, label):
        await self.page.get_by_role("button", name=label, exact=True).last.click()

    async def choose(self, hint, entry):
        await self.page.locator("button[role=combobox]:visible", has_text=hint).last.click()
        await self.page.locator("[role=option]:visible", has_text=entry).last.click()

    async def reads(self, text):
        await self.page.get_by_text(text).last.wait_for()


async def play(person):
    """A lobby, the first throw, a trade with a form."""
    await person.be("Ann")
    await person.command("/play")
    await person.reads("Ann opens a table")
    await person.be("Ben")
    await person.press("Join")
    await person.reads("cat, purple")
    await person.be("Ann")
    await person.press("Start")
    await person.reads(re.compile("goes first"))
    heading = await person.page.get_by_text(re.compile(r"s turn · round 1")).last.inner_text()
    first = heading[:3]
    await person.be(first)
    await person.press("Roll")
    await person.reads(re.compile(f"{first}.* rolled|Doubles"))
    await person.press("Trade…")
    await person.choose("Trade with", "Ben" if first == "Ann" else "Ann")
    await person.press("Money…")
    await person.page.locator("[role=dialog] input:visible, dialog input:visible").first.fill("75")
    await person.press("Submit")
    await person.reads("75M")
    await person.press("Send offer")
    await person.reads(re.compile("offers .*75M"))


async def play_roles(person):
    """Anti-Monopoly: a lobby of its own, a role, a swap by agreement, and the first throw."""
    await person.be("Ann")
    await person.page.locator("#channel-composer-input").click()
    await person.page.keyboard.type("/play", delay=20)
    await person.page.locator("[role=option]:visible, .command-option:visible").first.wait_for()
    await person.page.keyboard.press("Enter")
    await person.pick("game")
    await person.page.keyboard.type("Anti", delay=20)
    await person.pick("Anti-Monopoly")
    await person.page.locator('button[aria-label="Send"]:visible').click()
    await person.reads("Ann opens a table")
    await person.be("Ben")
    await person.press("Join")
    await person.reads("cat, violet")
    await person.be("Ann")
    await person.press("Start")
    waiting = await person.page.get_by_text(re.compile("Waiting for .* to choose a role")).last.inner_text()
    first, second = ("Ann", "Ben") if "Ann" in waiting else ("Ben", "Ann")
    await person.be(first)
    await person.press("Monopolist")
    await person.press("Swap roles…")
    await person.press(f"Swap with {second}")
    await person.reads(f"You asked {second} to swap")
    await person.be(second)
    await person.press("Swap roles…")
    await person.press(f"Swap with {first}")
    await person.reads(re.compile("swapped roles"))
    await person.press("Keep my role")
    await person.be(first)
    await person.press("Keep my role")
    await person.reads("Something has changed meanwhile")
    await person.press("Keep my role")
    await person.reads(re.compile(f"{first}.s turn · round 1"))
    await person.press("Roll")
    await person.reads(re.compile(f"{first}.* rolled"))


@pytest.mark.parametrize("script", [play, play_roles])
async def test_a_game_begins_in_the_browser(tmp_path, script):
    seen = []

    async def ready(env, preview):
        assert env.guild.name
        async with browser.async_playwright() as driver:
            chromium = await driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            page = await chromium.new_page(viewport={"width": 1100, "height": 1500})
            page.set_default_timeout(PATIENCE)
            faults = []
            page.on("pageerror", lambda fault: faults.append(str(fault)))
            await page.goto(preview.url)
            await script(Person(page))
            await page.locator("img.gallery-image").last.wait_for()
            seen.extend(await page.locator("img.gallery-image").all())
            assert not faults
            await chromium.close()
        assert not env.errors
        await preview.close()

    assert await serve_sandbox(port=0, database=str(tmp_path / "games.db"), ready=ready) == 0
    assert seen
    assert (tmp_path / "games.db").exists()
    assert not (tmp_path / "games.db-wal").exists()


async def test_a_game_goes_on_when_the_sandbox_is_started_again_at_once(tmp_path):
    file = str(tmp_path / "games.db")
    seen = []

    async def begin(env, preview):
        tables, (guild,) = env.bot.cast.desk.tables, env.bot.guilds
        ann = next(it for it in env.backend.users.values() if it.name == "ann")
        lobby = await tables.open_lobby(guild.text_channels[0].id, guild.id, ann.id, "Ann", "builder")
        await tables.add_standin(lobby.game_id, ann.id, "Bot")
        turn = await tables.start(lobby.game_id, ann.id)
        await tables.set_message(lobby.game_id, 1)
        seen.append(turn.table.game_id)
        await preview.close()

    async def look(env, preview):
        await env.settle()
        seen.append((await env.bot.cast.desk.tables.table(seen[0])).status)
        await preview.close()

    assert await serve_sandbox(port=0, database=file, ready=begin) == 0
    assert await serve_sandbox(port=0, database=file, ready=look) == 0
    assert seen[1] == "running"
