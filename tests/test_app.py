"""The life of the process: what is wrong with a token is said in one line, and a signal ends it cleanly."""

import asyncio
import os
import signal
import sys

import pytest
import pytest_asyncio
from aiohttp import web

SECRET = "MTIzNDU2Nzg5.GaBcDe.a-wrong-token"
PATIENCE = 20.0


class Api:
    """Discord's REST, as far as a login goes."""

    def __init__(self):
        self.asked = asyncio.Event()
        self.hangs = False
        self.url = ""

    async def me(self, request):
        self.asked.set()
        if self.hangs:
            await asyncio.sleep(3600)
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)


@pytest_asyncio.fixture
async def api():
    made = Api()
    app = web.Application()
    app.router.add_get("/api/users/@me", made.me)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    made.url = f"http://127.0.0.1:{site._server.sockets[0].getsockname()[1]}/api"
    yield made
    await runner.cleanup()


async def start(tmp_path, **env):
    known = {key: value for key, value in os.environ.items() if not key.startswith(("DISCORD_", "BANKER_"))}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "run",
        env={**known, "BANKER_DB": str(tmp_path / "games.db"), **env},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def end(process):
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, out.decode() + err.decode()


async def test_without_a_token(tmp_path):
    code, said = await end(await start(tmp_path))
    assert code != 0
    assert "DISCORD_TOKEN" in said
    assert "Traceback" not in said


async def test_with_a_wrong_token(tmp_path, api):
    code, said = await end(await start(tmp_path, DISCORD_TOKEN=SECRET, BANKER_API_URL=api.url))
    assert code != 0
    assert "token" in said
    assert "Traceback" not in said
    assert SECRET not in said


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_even_while_it_logs_in(tmp_path, api, name):
    api.hangs = True
    process = await start(tmp_path, DISCORD_TOKEN=SECRET, BANKER_API_URL=api.url)
    await asyncio.wait_for(api.asked.wait(), PATIENCE)
    process.send_signal(name)
    code, said = await end(process)
    assert code == 0, said
    assert "Traceback" not in said
    assert not (tmp_path / "games.db-wal").exists(), "the database was closed"


async def test_a_database_in_use_is_said_in_one_line(tmp_path, api):
    (tmp_path / "games.db").write_text("something else")
    code, said = await end(await start(tmp_path, DISCORD_TOKEN=SECRET, BANKER_API_URL=api.url))
    assert code != 0
    assert "games.db" in said
    assert "Traceback" not in said
