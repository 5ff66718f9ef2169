"""The smallest bot that uses everything the loopback server speaks; run as a script it is a process to kill.

It stands in for the real bot in the server's own tests, so that a fault of one is never taken for a fault of the other.
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import struct
import zlib

import discord
import yarl
from discord import app_commands


def picture(shade: int) -> discord.File:
    """A grey PNG of two by two, made by hand."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 2, 2, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes([0, shade % 256, 0]) * 2)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return discord.File(io.BytesIO(data), filename=f"board-{shade}.png")


class Board(discord.ui.LayoutView):
    def __init__(self, count: int, file: discord.File) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery()
        gallery.add_item(media=f"attachment://{file.filename}", description=f"A board at {count}")
        row = discord.ui.ActionRow(Step(count), Ask(), Slow(), Whisper())
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(f"# Count {count}"), gallery, row))
        self.add_item(discord.ui.ActionRow(Menu()))


class Step(discord.ui.DynamicItem[discord.ui.Button], template=r"step:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(discord.ui.Button(label="Step", emoji="🎲", custom_id=f"step:{count}"))

    @classmethod
    async def from_custom_id(cls, _interaction, _item, match: re.Match[str]):
        return cls(int(match["count"]))

    async def callback(self, interaction):
        file = picture(self.count + 1)
        await interaction.response.edit_message(view=Board(self.count + 1, file), attachments=[file])


class Ask(discord.ui.DynamicItem[discord.ui.Button], template=r"ask"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Ask", custom_id="ask"))

    @classmethod
    async def from_custom_id(cls, _interaction, _item, _match):
        return cls()

    async def callback(self, interaction):
        await interaction.response.send_modal(Question())


class Slow(discord.ui.DynamicItem[discord.ui.Button], template=r"slow"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Slow", custom_id="slow"))

    @classmethod
    async def from_custom_id(cls, _interaction, _item, _match):
        return cls()

    async def callback(self, interaction):
        await interaction.response.defer()
        file = picture(99)
        await interaction.edit_original_response(view=Board(99, file), attachments=[file])


class Whisper(discord.ui.DynamicItem[discord.ui.Button], template=r"whisper"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Whisper", custom_id="whisper"))

    @classmethod
    async def from_custom_id(cls, _interaction, _item, _match):
        return cls()

    async def callback(self, interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("psst")
        await interaction.followup.send("and another", ephemeral=True)


class Menu(discord.ui.DynamicItem[discord.ui.Select], template=r"menu"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("red", "green")]
        super().__init__(discord.ui.Select(custom_id="menu", options=options, placeholder="Colour"))

    @classmethod
    async def from_custom_id(cls, _interaction, _item, _match):
        return cls()

    async def callback(self, interaction):
        await interaction.response.send_message(f"chose {self.item.values[0]}", ephemeral=True)


class Question(discord.ui.Modal, title="A question"):
    name = discord.ui.Label(text="Name", component=discord.ui.TextInput(max_length=20))

    async def on_submit(self, interaction):
        await interaction.response.send_message(f"hello {self.name.component.value}")


class TinyBot(discord.AutoShardedClient):
    def __init__(self, **options) -> None:
        mentions = discord.AllowedMentions(everyone=False, users=True, roles=False)
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=mentions, max_messages=None, member_cache_flags=discord.MemberCacheFlags.none(), **options
        )  # fmt: skip
        self.tree = app_commands.CommandTree(self)
        self.resumed = 0
        self.settled = asyncio.Event()
        self.add_dynamic_items(Step, Ask, Slow, Whisper, Menu)
        for command in (show, pick, direct):
            self.tree.add_command(command)
        self.tree.add_command(trade)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, _shard_id, *, initial=False):
        """Do not wait five seconds a shard."""

    async def on_ready(self):
        self.settled.set()

    async def on_resumed(self):
        self.resumed += 1

    async def on_shard_resumed(self, _shard_id):
        self.resumed += 1


@app_commands.command(description="Show a board")
@app_commands.choices(game=[app_commands.Choice(name="Builder", value="builder")])
async def show(interaction: discord.Interaction, game: str = "none"):
    file = picture(0)
    await interaction.response.send_message(view=Board(0, file), file=file)
    interaction.extras["game"] = game


@app_commands.command(description="Pick a word")
async def pick(interaction: discord.Interaction, word: str):
    await interaction.response.send_message(word)


@pick.autocomplete("word")
async def offer_words(_interaction: discord.Interaction, current: str):
    words = ("apple", "apricot", "beech")
    return [app_commands.Choice(name=word, value=word) for word in words if word.startswith(current)]


@app_commands.command(description="Send to this channel and to a DM")
async def direct(interaction: discord.Interaction):
    await interaction.response.defer(thinking=True)
    try:
        await interaction.channel.send(f"{interaction.user.mention}, your turn", nonce="turn-1")
        await interaction.user.send("a letter")
    except discord.HTTPException as error:
        await interaction.edit_original_response(content=f"failed with {error.code}")
    else:
        await interaction.edit_original_response(content="sent")


trade = app_commands.Group(name="trade", description="Trading")


@trade.command(name="offer", description="Offer something")
async def offer(interaction: discord.Interaction, to: discord.Member, amount: app_commands.Range[int, 1, 100]):
    await interaction.response.send_message(f"{to.display_name} is offered {amount}")


def point_at(api_url: str, gateway_url: str) -> None:
    discord.http.Route.BASE = api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


async def run_as_process() -> None:
    point_at(os.environ["BANKER_API_URL"], os.environ["BANKER_GATEWAY_URL"])
    bot = TinyBot()
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with bot:
        running = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
        await asyncio.wait([running, asyncio.create_task(stop.wait())], return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        await bot.close()
        running.cancel()


if __name__ == "__main__":
    asyncio.run(run_as_process())
