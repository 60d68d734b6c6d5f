"""Tables on the visitor's own device, on the pages of a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.server.settings import Settings
from tests.server.running import Client, serving

from . import test_offline
from .visitor import Visitor, Visitors, at_random, by_click

STARTING = 120_000  # milliseconds that Python may take to start in a browser on a busy machine
FULL = """() => {
  const { add } = IDBObjectStore.prototype;
  self.room = () => { IDBObjectStore.prototype.add = add; };
  IDBObjectStore.prototype.add = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
REFUSED = """() => { IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); }; }"""

web = test_offline.web  # the built client, with what plays on devices


@pytest.fixture(scope="module")
def server(web: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = f"sqlite:///{tmp_path_factory.mktemp('device') / 'tables.sqlite'}"
    with serving(Settings(database=database, rate=0, table_rate=0, web=web)) as url, Client(url) as client:
        yield client


def sit_down(visitor: Visitor, game: str = "winston") -> None:
    """Open a table on the device, from its box."""
    visitor.go(f"/#{game}")
    visitor.page.set_default_timeout(STARTING)
    visitor.page.locator("select[name=where]").select_option("device")
    visitor.page.locator("button.go").click()
    visitor.page.wait_for_url("**/t/local-*")
    assert visitor.wait_for_turn()


def ply(visitor: Visitor) -> str | None:
    return visitor.page.locator("[data-ply]").get_attribute("data-ply")


def test_a_table_survives_a_new_page_and_a_dead_worker(server: Client, visitors: Visitors) -> None:
    visitor = visitors.new(server.url)
    sit_down(visitor)
    visitor.play_some(2, at_random(1), by_click)
    assert visitor.wait_for_turn()
    before = ply(visitor)
    visitor.page.reload()
    assert visitor.wait_for_turn()
    assert ply(visitor) == before
    visitor.forgiving = True
    visitor.page.workers[-1].evaluate("() => void setTimeout(() => { throw new Error('killed'); })")
    visitor.play_some(1, at_random(1), by_click)
    assert visitor.wait_for_turn()
    assert ply(visitor) != before
    visitor.read()


def test_a_full_device_says_so_and_nothing_is_lost(server: Client, visitors: Visitors) -> None:
    visitor = visitors.new(server.url)
    sit_down(visitor)
    before = ply(visitor)
    worker = visitor.page.workers[-1]
    worker.evaluate(FULL)
    by_click(visitor, f'[data-move="{visitor.offered("move")[0]}"]')
    visitor.page.get_by_text("its storage is full").wait_for()
    assert ply(visitor) == before
    worker.evaluate("() => self.room()")
    assert visitor.wait_for_turn()
    visitor.play(at_random(1), by_click)


def test_a_browser_that_refuses_to_keep_tables_says_so_and_the_server_plays(server: Client, visitors: Visitors) -> None:
    visitor = visitors.new(server.url)
    page = visitor.page
    with page.expect_worker(timeout=STARTING) as started:
        visitor.go("/#winston")
        page.locator("select[name=where]").select_option("device")
    started.value.evaluate(REFUSED)
    page.locator("button.go").click()
    page.get_by_text("the browser does not allow it").wait_for(timeout=STARTING)
    visitor.forgiving = True
    page.locator("select[name=where]").select_option("server")
    page.locator("button.go").click()
    page.wait_for_url(lambda url: "/t/" in url and "local-" not in url)
    assert visitor.wait_for_turn()


def test_a_table_moves_to_the_server_and_a_game_against_bots_comes_back(server: Client, visitors: Visitors) -> None:
    visitor = visitors.new(server.url)
    sit_down(visitor)
    visitor.play_some(1, at_random(1), by_click)
    assert visitor.wait_for_turn()
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    page.locator("summary", has_text="Go on with friends").click()
    page.locator("details input[type=checkbox]").first.check()
    page.locator("[data-to-server]").click()
    page.wait_for_url(lambda url: "/t/" in url and "/t/local-" not in url)
    page.get_by_role("button", name="Copy").first.wait_for()
    opened = server.open("winston", {"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "random"}, first=0)
    visitor.sit(opened)
    assert visitor.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-take]").click()
    page.wait_for_url("**/t/local-*")
    assert visitor.wait_for_turn()


def test_without_webassembly_the_server_plays(server: Client, visitors: Visitors) -> None:
    visitor = visitors.new(server.url)
    visitor.page.add_init_script("delete globalThis.WebAssembly")
    visitor.go("/#winston")
    visitor.page.locator("button.go").click()
    visitor.page.wait_for_url(lambda url: "/t/" in url)
    assert "local-" not in visitor.page.url
    assert visitor.wait_for_turn()
