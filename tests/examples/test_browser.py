"""The example game in a real browser, played to its end by clicking what is lit."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from arbiter.table.web import requests, tables
from tests.table.web.browsing import DESK, Clicker, browser
from tests.table.web.conftest import serving


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A server in a thread of this process: it has to read the cards of one game only. Gives its address."""
    address: list[str] = []
    started, over = threading.Event(), threading.Event()

    async def serve() -> None:
        async with serving(f"sqlite:///{folder / 'tables.db'}") as running:
            address.append(running.base)
            started.set()
            while not over.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert started.wait(30)
        yield address[0]
    finally:
        over.set()
        thread.join()


def test_a_whole_game_by_clicking_what_is_lit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (tables, requests):
        monkeypatch.setattr(module, "playable", lambda: ("kites",))
    with browser() as running, server(tmp_path) as address:
        context = running.new_context(viewport=DESK, reduced_motion="reduce")
        person = Clicker(context.new_page(), 1)
        page = person.page
        page.goto(address)
        page.wait_for_selector("#start:enabled")
        page.select_option("#bot", "random")
        page.click("#start")
        person.play()
        assert page.locator(".end h1").inner_text() in ("You win", "You lose", "A draw")
        assert person.answered > 5
        assert person.faults == []
        told = page.locator("#log").inner_text()
        assert "attacks you with" in told and "line." in told and "K5" in told
