"""A visitor: a browser that looks at pages and plays by clicks or keys."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
from playwright.sync_api import TimeoutError as Late

PICTURES = Path(__file__).parent / "pictures"
DESK = (1280, 800)
PHONE = (360, 740)
PATIENCE = 30_000  # milliseconds

# Ids of messages, which must never be visible.
RAW = re.compile(r"\b(?:web|bot|winston|winchester|hundsgemein|winoc|chanterelle)-[a-z][a-z0-9-]*")
READ = """() => [
  document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((each) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => each.getAttribute(name) ?? '')),
].join('\\n')"""

# The moves that can be made now. An element may exist and yet be hidden or disabled.
OFFERED = """(name) => [...document.querySelectorAll(`[data-${name}]`)]
  .filter((each) => !each.matches('[disabled], [aria-disabled=true], [inert] *'))
  .map((each) => each.getAttribute(`data-${name}`))"""

FREE = ", ".join(f"[data-{name}]:not([disabled], [aria-disabled=true])" for name in ("move", "pick"))

Choose = Callable[[list[str]], str]


class Visitor:
    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.forgiving = False  # ignore errors of a server that is down
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self._trouble(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._trouble(f"{message.text} ({message.location['url']})")

    def _trouble(self, text: str) -> None:
        if not self.forgiving:
            self.troubles.append(text)

    # --- pages ---

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)

    def sit(self, opened: dict[str, Any]) -> None:
        """Take the creator's seats of a table that was opened without a browser."""
        keys = {
            "table": opened["table"],
            "game": opened["state"]["game"],
            "seats": [{"seat": each["seat"], "token": each["token"]} for each in opened["seats"]],
            "invitations": [],
            "owner": opened["owner"],
            "watch": opened["watch"],
            "opened": 0,
        }
        self.go("/rules/winston")
        self.page.evaluate("kept => localStorage.setItem('ludotheque.tables', kept)", json.dumps([keys]))
        self.go(f"/t/{opened['table']}")

    def read(self) -> str:
        """All text of the page, including that for screen readers."""
        text: str = self.page.evaluate(READ)
        assert not (raw := RAW.findall(text)), raw
        return text

    def check_accessible(self) -> None:
        found = Axe().run(self.page)
        assert found.violations_count == 0, found.generate_report()

    def picture(self, name: str) -> None:
        """Save screenshots at desktop and phone size."""
        PICTURES.mkdir(exist_ok=True)
        for width, height in (PHONE, DESK):
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(100)  # for the layout to settle
            self.page.screenshot(path=PICTURES / f"{name}-{width}.png")
            sideways = self.page.evaluate(
                """[document.documentElement, ...document.querySelectorAll("aside")]
                    .filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.className)"""
            )
            assert not sideways, f"{name} is wider than {width} pixels: {sideways}"

    # --- playing ---

    @property
    def stage(self) -> str | None:
        return self.page.locator("[data-stage]").get_attribute("data-stage")

    def wait_for_turn(self) -> bool:
        """Wait for a turn. Returns false when the game is over."""
        self.page.wait_for_selector(f"{FREE}, [data-stage=over], [data-curtain]", state="attached")
        if self.page.locator("[data-curtain]").count():
            self.page.locator("[data-curtain]").click()
            return self.wait_for_turn()
        return self.stage != "over"

    def offered(self, name: Literal["move", "pick"]) -> list[str]:
        found: list[str] = self.page.evaluate(OFFERED, name)
        return found

    def play(self, choose: Choose, act: Callable[[Visitor, str], None]) -> None:
        """Make one move, with a first pick where that is needed."""
        before = self.page.locator("[data-ply]").get_attribute("data-ply")
        moves = self.offered("move")
        if not moves and (picks := self.offered("pick")):
            act(self, f'[data-pick="{choose(picks)}"]')
            moves = self.offered("move")
        if moves:
            act(self, f'[data-move="{choose(moves)}"]')
            self.page.wait_for_selector(f'[data-ply]:not([data-ply="{before}"])', state="attached")

    def play_move(self, move: str, act: Callable[[Visitor, str], None]) -> None:
        """Make this move. If it is not visible, pick its piece first."""
        before = self.page.locator("[data-ply]").get_attribute("data-ply")
        target = f'[data-move="{move}"]'
        likely = sorted(self.offered("pick"), key=lambda pick: not move.startswith(pick))
        for pick in likely if not self.page.locator(target).count() else ():
            act(self, f'[data-pick="{pick}"]')
            if self.page.locator(target).count():
                break
        act(self, target)
        self.page.wait_for_selector(f'[data-ply]:not([data-ply="{before}"])', state="attached")

    def play_some(self, moves: int, choose: Choose, act: Callable[[Visitor, str], None]) -> None:
        for _ in range(moves):
            if self.wait_for_turn():
                self.play(choose, act)


def by_click(visitor: Visitor, selector: str) -> None:
    """Click on the element itself, which nothing may cover."""
    visitor.page.locator(selector).first.click(timeout=PATIENCE)


def by_tap(visitor: Visitor, selector: str) -> None:
    """Tap on the element itself with a finger."""
    visitor.page.locator(selector).first.tap(timeout=PATIENCE)


def by_keys(visitor: Visitor, selector: str) -> None:
    """Tab until it has the focus, then Enter."""
    page = visitor.page
    for _ in range(300):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise Late(f"{selector} cannot be reached by Tab")


def by_keys_alone(visitor: Visitor, choose: Choose) -> None:
    """One move: by Tab to the moves, among them by arrows where the board has these, and Enter."""
    page = visitor.page
    before = page.locator("[data-ply]").get_attribute("data-ply")

    def focused(selector: str) -> bool:
        return bool(page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))

    def reach(selector: str) -> None:
        for _ in range(300):
            if focused(selector):
                return
            page.keyboard.press("Tab")
        raise Late(f"{selector} cannot be reached by Tab")

    for name in ("move",) if visitor.offered("move") else ("pick", "move"):
        reach(f"[data-{name}]")
        for key in choose(["", "ArrowRight", "ArrowDown ArrowRight", "ArrowDown ArrowDown"]).split():
            page.keyboard.press(key)
        reach(f"[data-{name}]")  # an arrow may have left the moves
        page.keyboard.press("Enter")
    page.wait_for_selector(f'[data-ply]:not([data-ply="{before}"])', state="attached")


def at_random(seed: int) -> Choose:
    return Random(seed).choice


class Visitors:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.all: list[Visitor] = []

    def new(
        self,
        base: str,
        language: str = "en",
        size: tuple[int, int] = DESK,
        scheme: Literal["light", "dark"] = "light",
        keeps: bool = False,
    ) -> Visitor:
        """`keeps`: the device keeps the house, to do without a connection. That is much work for a test."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            color_scheme=scheme,
            locale=language,
            has_touch=size == PHONE,
            service_workers="allow" if keeps else "block",
        )
        visitor = Visitor(context, base)
        self.all.append(visitor)
        return visitor

    def close(self) -> None:
        for visitor in self.all:
            visitor.context.close()
        troubles = [trouble for visitor in self.all for trouble in visitor.troubles]
        assert not troubles, "\n".join(troubles)
