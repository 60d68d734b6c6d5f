"""A static site on a plain web host below a path, and a device without a connection."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pytest

from ludotheque.bots.policies import PolicyBot
from ludotheque.core.match import Match
from ludotheque.core.shelf import shelf
from ludotheque.server.http.device import BUNDLE
from ludotheque.server.settings import Settings
from ludotheque.server.site.writing import write_site
from ludotheque.tables.entries import Entry, Opening
from ludotheque.tables.table import Table
from tests.browser import bundled
from tests.server.running import Client

from .visitor import FREE, PATIENCE, Visitor, Visitors, at_random, by_click

PATH = "/some/where"
STARTING = 60_000  # milliseconds that Python may take to start in a browser on a busy machine
NEW = "shelf-new.js"
LONG_AGO = 1_700_000_000.0
STORED = """async (table) => {
  const got = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
  const database = await got(indexedDB.open("ludotheque"));
  const read = database.transaction(["tables", "entries"]);
  const { opening } = await got(read.objectStore("tables").get(table));
  const range = IDBKeyRange.bound([table], [table, []]);
  const entries = await got(read.objectStore("entries").getAll(range));
  database.close();
  return [opening, entries];
}"""
SCRIPT = "document.querySelector('script[type=module]').src"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client, with what plays on devices."""
    if (Settings.web / BUNDLE / "index.json").is_file():
        return Settings.web
    bundled.need()
    folder = tmp_path_factory.mktemp("client")
    shutil.copytree(Settings.web, folder / "web")
    bundled.bundle(folder / "web")
    return folder / "web"


@pytest.fixture(scope="module")
def written(web: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, written once; tests that change it take a copy."""
    folder = tmp_path_factory.mktemp("written")
    write_site(folder, web=web)
    return folder


@pytest.fixture
def folder(written: Path, tmp_path: Path) -> Path:
    """As on a host where it has been for days: browsers take such files for fresh without asking again."""
    found = tmp_path / PATH.strip("/")
    shutil.copytree(written, found)
    for file in found.rglob("*"):
        os.utime(file, (LONG_AGO, LONG_AGO))
    return found


@pytest.fixture
def site(folder: Path, tmp_path: Path) -> Iterator[str]:
    """The address of the site."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=tmp_path)) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}{PATH}"
        host.shutdown()


def come_and_stay(visitors: Visitors, url: str, language: str = "en") -> Visitor:
    """A first visit, until everything is on the device; then the connection is cut."""
    visitor = visitors.new(url, language, keeps=True)
    visitor.go("/")
    visitor.page.wait_for_selector("[data-on-device]")
    visitor.context.set_offline(True)
    visitor.forgiving = True  # the browser notes every request that fails
    return visitor


def test_every_link_works_on_a_host_that_knows_only_files(site: str, visitors: Visitors) -> None:
    visitor = visitors.new(site)
    visitor.go("/")
    page = visitor.page
    page.locator("a[href='./?about']").click()
    page.wait_for_selector("main dl")
    assert page.url == f"{site}/?about"
    page.reload()
    page.wait_for_selector("main dl")
    page.locator("a[href='./']").first.click()
    page.locator("a[href='./#winoc']").click()
    page.wait_for_selector("dialog[open]")
    assert page.locator("input[value=friends], input[value=living], option[value=open]").count() == 0
    assert "need a server" in visitor.read()
    visitor.check_accessible()
    page.locator("dialog a[href='./?rules/winoc']").click()
    page.wait_for_selector("[id^=rule-]")
    page.go_back()
    page.wait_for_selector("dialog[open]")
    visitor.go("/?nowhere")
    page.wait_for_selector("[role=alert]")
    visitor.read()


def test_without_a_connection_there_are_the_shelf_and_the_rulebooks(site: str, visitors: Visitors) -> None:
    visitor = come_and_stay(visitors, site)
    page = visitor.page
    with page.expect_worker(timeout=STARTING):  # what plays starts before a box is opened
        page.reload()
        page.wait_for_selector("ul.shelf li")
        visitor.check_accessible()
    page.wait_for_selector("[data-on-device]")  # and it knows that it has everything
    for language, words in (("fr", "les règles"), ("hu", "szabályok")):
        page.evaluate("language => localStorage.setItem('ludotheque.language', language)", language)
        visitor.go("/?rules/winston")
        page.wait_for_selector("[id^=rule-]")
        assert words in visitor.read()
        assert page.evaluate("document.documentElement.lang") == language
    visitor.go("/?corner")
    page.wait_for_selector("[data-on-device]")


def test_what_is_kept_can_be_removed_and_fetched_again(site: str, visitors: Visitors) -> None:
    visitor = visitors.new(site, keeps=True)
    visitor.go("/?corner")
    page = visitor.page
    page.wait_for_selector("[data-on-device]")
    page.get_by_text("Remove from this device").click()
    page.wait_for_selector("[data-on-device]", state="detached")
    assert page.evaluate("caches.keys()") == []
    page.get_by_text("Store on this device").click()
    page.wait_for_selector("[data-on-device]")


def test_without_webassembly_nobody_is_sent_to_a_server_that_is_not_there(site: str, visitors: Visitors) -> None:
    visitor = visitors.new(site)
    visitor.page.add_init_script("delete globalThis.WebAssembly")
    visitor.go("/#winston")
    visitor.page.locator("dialog button.go").click()
    said = visitor.page.locator("dialog [role=alert]").inner_text()
    assert "Play in another browser" in said
    assert "server" not in said


def test_the_lab_plays_on_the_device(site: str, visitors: Visitors) -> None:
    visitor = come_and_stay(visitors, site)
    page = visitor.page
    visitor.go("/?lab/hundsgemein#seats=2&bots=random&games=20000&seed=4&board.dogs.Rex=9")
    page.wait_for_selector("figure", timeout=STARTING)
    assert page.locator("select[name=where]").count() == 0  # there is no server
    assert page.get_by_text("plays the first 2,000 of them").count() == 1  # the link asks for more
    page.wait_for_selector(".results[aria-busy=false]", timeout=STARTING)
    assert page.locator("figure").count() == 7
    visitor.check_accessible()
    visitor.picture("lab-offline")
    page.locator(".bench .main").click()  # once more, and stopped
    page.get_by_role("button", name="Stop").click()
    assert page.locator(".results[aria-busy=false]").count() == 1


def open_table(visitor: Visitor, game: str, mode: str) -> None:
    """Open a table on the device with as few players as possible, and bots of the level club."""
    page = visitor.page
    visitor.go(f"/#{game}")
    page.wait_for_selector("dialog[open]")
    page.locator(f"input[name=mode][value={mode}]").check(force=True)
    fewer = page.get_by_role("button", name="One player fewer")
    while fewer.is_enabled():
        fewer.click()
    for level in page.locator("dialog select:has(option[value=club])").all():
        level.select_option("club")
    page.locator("dialog button.go").click()
    page.wait_for_selector("[data-stage=playing]", timeout=STARTING)
    assert "?t/local-" in page.url


def stored(visitor: Visitor) -> Match:
    """The game as the device has stored it."""
    opening, entries = visitor.page.evaluate(STORED, visitor.page.url.partition("?t/")[2].partition("#")[0])
    match = Table(msgspec.convert(opening, Opening), msgspec.convert(entries, list[Entry])).match
    assert match is not None
    return match


def sensible(visitor: Visitor) -> str:
    """A move that brings the game to its end: random ones do not, at Winchester."""
    match = stored(visitor)
    return match.engine.text(PolicyBot("greedy", match.ply).choose(match))


def test_whole_games_without_a_connection(site: str, visitors: Visitors) -> None:
    visitor = come_and_stay(visitors, site)
    page, choose = visitor.page, at_random(3)
    for game in shelf():
        open_table(visitor, game, "bots")
        for count in range(250):
            if not visitor.wait_for_turn():
                break
            if game == "winston" and count == 2:  # nothing is lost
                ply = page.locator("[data-ply]").get_attribute("data-ply")
                page.reload()
                page.wait_for_selector("[data-ply]", timeout=STARTING)
                assert page.locator("[data-ply]").get_attribute("data-ply") == ply
                assert visitor.wait_for_turn()
            if game == "winchester":
                visitor.play_move(sensible(visitor), by_click)
            else:
                visitor.play(choose, by_click)
        assert visitor.stage == "over", game
        page.wait_for_selector("#result-title")
        visitor.read()
        match = stored(visitor)
        assert match.over
        assert match.end != "resigned"


def test_round_one_device_without_a_connection(site: str, visitors: Visitors) -> None:
    visitor = come_and_stay(visitors, site)
    open_table(visitor, "winston", "device")
    curtain = visitor.page.locator("[data-curtain]")
    for _ in range(20):  # a turn has several cards
        visitor.page.wait_for_selector(f"{FREE}, [data-curtain]", state="attached")
        if curtain.count():
            break
        visitor.play(at_random(4), by_click)
    assert curtain.count() == 1
    assert visitor.wait_for_turn()
    visitor.page.wait_for_function("caches.has('ludotheque.memory')", timeout=STARTING)
    visitor.page.reload()  # Python starts from the memory that was kept
    assert visitor.wait_for_turn()


def test_a_new_version_waits_until_it_is_wanted_and_tables_stay(
    site: str, folder: Path, web: Path, tmp_path: Path, visitors: Visitors
) -> None:
    visitor = visitors.new(site, keeps=True)
    visitor.go("/")
    page = visitor.page
    page.wait_for_selector("[data-on-device]")
    open_table(visitor, "winston", "bots")
    assert visitor.wait_for_turn()
    new_version(folder, web, tmp_path)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.wait_for_selector("[data-new-version]", timeout=3 * PATIENCE)  # it is kept whole before it is offered
    visitor.check_accessible()
    visitor.play(at_random(5), by_click)  # the page goes on as it is
    assert visitor.wait_for_turn()
    assert NEW not in page.evaluate(SCRIPT)
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    with page.expect_navigation():
        page.locator("[data-new-version] button.main").click()
    assert NEW in page.evaluate(SCRIPT)
    page.wait_for_selector("[data-ply]", timeout=STARTING)
    assert page.locator("[data-ply]").get_attribute("data-ply") == ply
    visitor.play_some(1, at_random(6), by_click)


def new_version(folder: Path, before: Path, beside: Path) -> None:
    """Write the site again, from a client whose first script has another name."""
    web = beside / "web"
    shutil.copytree(before, web)
    old = next((web / "assets").glob("shelf-*.js"))
    for file in (web / "index.html", *(web / "assets").glob("*.js")):
        file.write_text(file.read_text(encoding="utf-8").replace(old.name, NEW), encoding="utf-8")
    old.rename(old.with_name(NEW))
    write_site(folder, web=web)


def test_a_device_does_without_the_server_it_came_from(house: Client, visitors: Visitors) -> None:
    visitor = come_and_stay(visitors, house.url, "de")
    page = visitor.page
    visitor.go("/rules/winoc")
    page.wait_for_selector("[id^=rule-]")
    assert page.evaluate("document.documentElement.lang") == "de"
    visitor.go("/")
    page.wait_for_selector("ul.shelf li")
    visitor.read()
