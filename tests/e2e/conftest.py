from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import ludotheque.server
from ludotheque.server.settings import Settings
from tests.server.running import Client, serving

from .visitor import PATIENCE, Visitors

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
CLIENT = Path(ludotheque.server.__file__).parent / "web" / "index.html"

expect.set_options(timeout=PATIENCE)


# Not for the whole session: Playwright's event loop would disturb those of other tests.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium (tools/browser.sh)")
    if not CLIENT.exists():
        pytest.skip("the client is not built (make client)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server without limits."""
    database = f"sqlite:///{tmp_path_factory.mktemp('e2e') / 'tables.sqlite'}"
    with serving(Settings(database=database, rate=0, table_rate=0)) as url, Client(url) as client:
        yield client


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Visitors]:
    """Makes visitors. At the end, none of them may have seen an error."""
    found = Visitors(browser)
    yield found
    found.close()
