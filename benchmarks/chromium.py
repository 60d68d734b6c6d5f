"""The house without a server in Chromium: the search beside the native one on one thread, how soon one can play, sizes.

    python -m benchmarks.chromium [--seconds 1] [--rounds 3] [--web FOLDER] [GAME …]

Native and browser take turns in one run, and the best round of each counts; of starts the least, median and most are
told. The site is written from the built client (`make client offline`) and served by a plain web host.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ludotheque.core.shelf import shelf
from ludotheque.server.settings import Settings
from ludotheque.server.site.writing import write_site

from . import browser_speed

ROOT = Path(__file__).parents[1]
PHONE = {"width": 375, "height": 740}
SLOWER = 4  # times, of the phone's processor
PATIENCE = 300_000  # milliseconds
LOOK_AGAIN = 200
TRANSPILE = """
const typescript = require(process.argv[1] + '/node_modules/typescript'), fs = require('node:fs')
const options = { compilerOptions: { module: 'esnext', target: 'es2022' } }
for (const name of ['interpreter', 'image']) {
  const source = fs.readFileSync(`${process.argv[1]}/src/local/${name}.ts`, 'utf8')
  const { outputText } = typescript.transpileModule(source, options)
  fs.writeFileSync(`${process.argv[2]}/${name}.mjs`, outputText.replace('"./image"', '"./image.mjs"'))
}
"""
WORKER = """
import { startInterpreter } from './interpreter.mjs'
const begun = startInterpreter(new URL('./offline/', location.href)).then(async (python) => {
  const script = await (await fetch('./browser_speed.py')).arrayBuffer()
  python.pyodide.FS.writeFile('/ludotheque/browser_speed.py', new Uint8Array(script))
  return python.module('browser_speed')
})
onmessage = async ({ data }) => postMessage((await begun).figures(...data))
"""
ASK = """(words) => new Promise((resolve, reject) => {
  self.worker ??= new Worker('./speed.js', { type: 'module' })
  worker.onmessage = ({ data }) => resolve(JSON.parse(data))
  worker.onerror = (event) => reject(new Error(event.message))
  worker.postMessage(words)
})"""
MEMORY = "'ludotheque.memory'"
REMEMBERED = f"caches.open({MEMORY}).then((cache) => cache.keys()).then((keys) => keys.length > 0)"
FORGET = f"caches.delete({MEMORY})"
PLAY = """() => new Promise((resolve) => {
  const started = performance.now()
  document.querySelector('dialog button.go').click()
  const free = ':not([disabled], [aria-disabled=true])'
  const look = () => document.querySelector(`[data-move]${free}, [data-pick]${free}`)
    ? resolve(performance.now() - started) : requestAnimationFrame(look)
  look()
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(web: Path) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_site(folder, web=web)
        subprocess.run(["node", "-e", TRANSPILE, ROOT / "web", folder], check=True)
        shutil.copy(Path(browser_speed.__file__), folder)
        (folder / "speed.js").write_text(WORKER, encoding="utf-8")
        (folder / "speed.html").write_text("<!doctype html><title>speed</title>", encoding="utf-8")
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as host:
            threading.Thread(target=host.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{host.server_port}"
            host.shutdown()


def report(**figures: Any) -> None:
    load = round(os.getloadavg()[0], 1)
    rounded = {name: round(value, 3) if isinstance(value, float) else value for name, value in figures.items()}
    print(json.dumps({**rounded, "load": load}), flush=True)


def spread(times: list[float]) -> dict[str, float]:
    return {"least": round(min(times)), "median": round(statistics.median(times)), "most": round(max(times))}


def searches(browser: Browser, url: str, games: list[str], seconds: float, rounds: int) -> None:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{url}/speed.html")
    for game in games:
        best: dict[str, tuple[float, float]] = {}
        for _ in range(rounds):
            for place in ("native", "chromium"):
                words = [seconds, game]
                text = browser_speed.figures(seconds, game) if place == "native" else None
                rate, move = json.loads(text) if text else page.evaluate(ASK, words)
                before = best.get(place, (0.0, float("inf")))
                best[place] = max(rate, before[0]), min(move, before[1])
        (native, native_move), (there, move) = best["native"], best["chromium"]
        ratio = there / native
        report(game=game, native=native, chromium=there, ratio=ratio, move_ms=move, native_move_ms=native_move)
    page.close()


def opened(page: Page, url: str, game: str) -> float:
    """Milliseconds from *Play now* in the box to the first move that can be clicked."""
    page.goto(f"{url}/")
    return again(page, game)


def again(page: Page, game: str) -> float:
    """The same on a page that is there already, with its worker."""
    page.locator(f"a[href='./#{game}']").click()
    page.wait_for_selector("dialog[open] button.go")
    found: float = page.evaluate(PLAY)
    return found


def visited(browser: Browser, url: str, size: Any) -> tuple[BrowserContext, Page]:
    """After a first visit: everything is on the device."""
    context = browser.new_context(viewport=size, service_workers="allow", reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{url}/")
    page.wait_for_selector("[data-on-device]")
    return context, page


def first_clicks(browser: Browser, url: str, rounds: int) -> None:
    """With a worker that starts with the box, first of all and once the interpreter's memory is kept on the device; and
    with one that is up."""
    for name, size, slower in (("desk", {"width": 1280, "height": 800}, 1), ("phone", PHONE, SLOWER)):
        context, page = visited(browser, url, size)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.evaluate(FORGET)
        at_first, cold, warm = opened(page, url, "winston"), [], []
        while not page.evaluate(REMEMBERED):
            page.wait_for_timeout(LOOK_AGAIN)
        for _ in range(rounds):
            cold.append(opened(page, url, "winston"))
            page.locator("a[href='./']").first.click()
            page.wait_for_selector("ul.shelf li")
            warm.append(again(page, "winston"))
        report(profile=name, slower=slower, first_start_ms=at_first, start_ms=spread(cold), up_ms=spread(warm))
        context.close()


def sizes(web: Path) -> None:
    index = json.loads((web / "offline" / "index.json").read_bytes())
    found: dict[str, list[int]] = {}
    for file in index["files"]:
        content = (web / "offline" / file["url"]).read_bytes()
        counted = found.setdefault(file["role"], [0, 0])
        counted[0] += len(content)
        counted[1] += len(gzip.compress(content, 6))
    for role, (whole, compressed) in found.items():
        report(role=role, bytes=whole, gzip=compressed)
    report(role="all", bytes=sum(each[0] for each in found.values()), gzip=sum(each[1] for each in found.values()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.chromium", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--web", type=Path, default=Settings.web, help="the built client with its bundle")
    parser.add_argument("games", nargs="*", metavar="GAME", help="whose search is measured: all, if none is named")
    chosen = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    sizes(chosen.web)
    with served(chosen.web) as url, sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        first_clicks(browser, url, chosen.rounds)
        searches(browser, url, chosen.games or list(shelf()), chosen.seconds, chosen.rounds)
        browser.close()


if __name__ == "__main__":
    main()
