"""A static site whose tables with friends are on a server; and a game of others on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer

import pytest

from ludotheque.server.settings import Settings
from tests.browser import bundled
from tests.server.running import serving

from .test_offline import Quiet, open_table
from .test_together import play_in_turns
from .visitor import Visitors, at_random, by_click

GAME = "straw"  # examples/first_game.py
WRITE = """
import sys
from pathlib import Path
from ludotheque.server.site.writing import write_site
web, folder, server = sys.argv[1:]
assert not write_site(Path(folder), server, web=Path(web)).unplayable
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with a game of others and a server."""
    bundled.need()
    web, folder = tmp_path_factory.mktemp("client") / "web", tmp_path_factory.mktemp("site")
    shutil.copytree(Settings.web, web)
    bundled.bundle(web)
    database = f"sqlite:///{folder.parent / 'tables.sqlite'}"
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{host.server_port}"
        with serving(Settings(database=database, rate=0, table_rate=0, origins=(address,))) as server:
            environment = {**os.environ, "LUDOTHEQUE_GAMES": str(bundled.OTHERS)}
            subprocess.run([sys.executable, "-c", WRITE, str(web), str(folder), server], env=environment, check=True)
            yield address
        host.shutdown()


def test_friends_meet_on_the_server_by_link_and_at_public_tables(site: str, visitors: Visitors) -> None:
    ada, bo, cy = everyone = [visitors.new(site) for _ in range(3)]
    ada.go("/#winston")
    page = ada.page
    page.get_by_label("With friends").check(force=True)
    while page.locator("dialog li:has(.emblem)").count() > 3:
        page.get_by_role("button", name="One player fewer").click()
    while page.locator("dialog li:has(.emblem)").count() < 3:
        page.get_by_role("button", name="One player more").click()
    page.get_by_text("More settings").click()
    page.get_by_label("anyone may join").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/?t/*")
    assert "local-" not in page.url
    kept = page.evaluate("JSON.parse(localStorage.getItem('ludotheque.tables'))[0]")

    bo.go(f"/?t/{kept['table']}#{kept['invitations'][0]['token']}")
    cy.go("/")  # the table is on the list
    cy.page.locator(f"a[href*='{kept['table']}']").click()
    for visitor, name in ((bo, "Bo"), (cy, "Cy")):
        visitor.page.get_by_label("Your name").fill(name)
        visitor.page.get_by_role("button", name="Take a seat").click()
    for visitor in everyone:
        visitor.page.wait_for_selector("[data-stage=playing]")
    before = ada.page.locator("[data-ply]").get_attribute("data-ply")
    play_in_turns(everyone, 3)
    assert cy.page.locator("[data-ply]").get_attribute("data-ply") != before
    ada.read()


def test_a_game_of_others_is_played_on_the_site(site: str, visitors: Visitors) -> None:
    visitor = visitors.new(site)
    visitor.go("/")
    visitor.page.wait_for_selector(f"a[href='./#{GAME}']")
    open_table(visitor, GAME, "bots")
    choose = at_random(2)
    for _ in range(50):
        if not visitor.wait_for_turn():
            break
        visitor.play(choose, by_click)
    assert visitor.stage == "over"
    visitor.page.wait_for_selector("#result-title")
    visitor.read()
