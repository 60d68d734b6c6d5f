"""The shelf on a slow phone, as JSON: python -m benchmarks.first_load [--runs 7] [--latency 150] [--chromium PATH]

A browser with empty caches opens a real server's first page over a throttled connection, with a quarter of the
processor (Lighthouse's model of a phone). The shelf is usable once all four boxes are drawn, named and clickable; then
one of them is opened, to be sure.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from benchmarks.server import free_port, wait_until_ready
from ludotheque.lab.api.bench import machine

MEGABITS = 1.6  # a second
SLOWER = 4  # times, the processor
PHONE = ViewportSize(width=360, height=740)

# Looks at every frame from the first.
WATCH = """
(() => {
  const usable = () => {
    const boxes = [...document.querySelectorAll('main li a')];
    return boxes.length >= 4 && boxes.every((box) => {
      const place = box.getBoundingClientRect();
      const name = document.getElementById(box.getAttribute('aria-labelledby'))?.textContent;
      if (!name || !box.querySelector('svg') || place.width < 44 || place.height < 44) return false;
      if (place.bottom > innerHeight) return true; // below the fold
      return box.contains(document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2));
    });
  };
  const look = () => {
    if (document.body && usable()) globalThis.usableAfter = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()
"""


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.sqlite"]
        server = subprocess.Popen([sys.executable, "-m", "ludotheque", *words], stdout=subprocess.DEVNULL)
        try:
            wait_until_ready(port)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait()


def visit(browser: Browser, url: str, latency: float, language: str) -> dict[str, float]:
    """One first visit: milliseconds until the shelf can be used, and bytes by then and in all."""
    context = browser.new_context(
        locale=language, viewport=PHONE, device_scale_factor=2, is_mobile=True, has_touch=True
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    speed = MEGABITS * 1e6 / 8
    line = {"offline": False, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed / 2}
    tools.send("Network.emulateNetworkConditions", line)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    sizes: list[float] = []
    tools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => globalThis.usableAfter")
    early = sum(sizes)
    page.wait_for_load_state("networkidle")
    usable = page.evaluate("globalThis.usableAfter")
    page.locator("main li a").first.tap()
    page.wait_for_selector("dialog[open]")
    context.close()
    return {"usable_ms": usable, "bytes_then": early, "bytes": sum(sizes)}


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.first_load")
    arguments.add_argument("--runs", type=int, default=7)
    arguments.add_argument("--language", default="en", help="of the browser (default: en)")
    arguments.add_argument("--latency", type=float, default=150, help="milliseconds of every request (default: 150)")
    arguments.add_argument(
        "--chromium", default=shutil.which("chromium"), help="the browser (default: the one installed)"
    )
    asked = arguments.parse_args()
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=asked.chromium, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        visit(browser, url, asked.latency, asked.language)  # fills the caches of the server
        runs = [visit(browser, url, asked.latency, asked.language) for _ in range(asked.runs)]
        version = browser.version
        browser.close()
    figures: dict[str, Any] = {"latency_ms": asked.latency, "megabits": MEGABITS, "processor": f"1/{SLOWER}"}
    for name in runs[0]:
        values = sorted(round(run[name]) for run in runs)
        figures[name] = {"median": statistics.median(values), "least": values[0], "most": values[-1]}
    print(json.dumps({"machine": machine(), "chromium": version, "runs": asked.runs, **figures}, indent=2))


if __name__ == "__main__":
    main()
