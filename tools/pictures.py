"""Draws the icons of the installed app from its favicon, and takes the screenshots for its manifest from a static site.

    python -m tools.pictures web/public

Needs Chromium (tools/browser.sh) and the built client. Build the client again afterwards.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ludotheque.server.site.writing import write_site

PAPER = "#f6ead2"
# name, pixels, background, share of the width that the drawing takes; a mask may cut off a fifth
ICONS = (
    ("192", 192, "transparent", 1.0),
    ("512", 512, "transparent", 1.0),
    ("180", 180, PAPER, 0.8),
    ("maskable", 512, PAPER, 0.62),
)
SCREENSHOTS = (("wide", 1280, 800, 1), ("narrow", 360, 740, 2))  # name, width, height, pixels to a point


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The folder on a plain web host; yields its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/"
        host.shutdown()


def draw_icons(browser: Browser, public: Path) -> None:
    drawing = (public / "favicon.svg").read_text(encoding="utf-8")
    for name, size, ground, share in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(
            f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
            f"svg{{width:{100 * share}%}}</style>{drawing}"
        )
        page.screenshot(path=public / "icons" / f"{name}.png", omit_background=True)
        page.close()


def take_screenshots(browser: Browser, public: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder))
        with hosted(Path(folder)) as url:
            for name, width, height, scale in SCREENSHOTS:
                page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=scale)
                page.goto(url)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=public / "screenshots" / f"{name}.jpg", type="jpeg", quality=72)
                page.close()


def main(public: Path) -> None:
    for name in ("icons", "screenshots"):
        (public / name).mkdir(exist_ok=True)
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        draw_icons(browser, public)
        take_screenshots(browser, public)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
