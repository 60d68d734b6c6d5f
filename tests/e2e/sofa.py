"""A living room: a big screen with the table, and phones with the hands."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.server.running import OPEN, Client

from .visitor import FREE, PHONE, Visitor, Visitors

SCREEN = (1280, 720)
NAMES = ("Ada", "Bo", "Cleo")


def room(house: Client, visitors: Visitors) -> tuple[Visitor, list[Visitor]]:
    return visitors.new(house.url, size=SCREEN), [visitors.new(house.url, size=PHONE) for _ in NAMES]


def sit(visitor: Visitor, opened: dict[str, Any], **held: Any) -> None:
    """Open the table with these keys of it."""
    keys = {"table": opened["table"], "game": opened["state"]["game"], "seats": [], "invitations": [], "opened": 0}
    visitor.go("/rules/winston")
    visitor.page.evaluate("kept => localStorage.setItem('ludotheque.tables', kept)", json.dumps([{**keys, **held}]))
    visitor.go(f"/t/{opened['table']}")


def gather(game: str, house: Client, screen: Visitor, phones: list[Visitor]) -> None:
    """At a table that was opened without a browser."""
    opened = house.open(game, OPEN, OPEN, OPEN, living_room=True)
    joined = [
        house.ok(house.post(opened["table"], "join", each["token"], name=name))
        for each, name in zip(opened["invitations"], NAMES, strict=True)
    ]
    sit(screen, opened, owner=opened["owner"], watch=opened["watch"])
    for phone, each in zip(phones, joined, strict=True):
        sit(phone, opened, seats=[{"seat": each["seat"], "token": each["token"]}])
    for visitor in (screen, *phones):
        visitor.page.wait_for_selector("[data-stage=playing]")


def whose_turn(phones: list[Visitor]) -> Visitor:
    """The phone that can move, or one of those that see the end."""
    while True:
        for phone in phones:
            if phone.page.locator(f"{FREE}, [data-stage=over]").count():
                return phone
        phones[0].page.wait_for_timeout(20)


def check_screen(screen: Visitor) -> None:
    """It shows the whole board and nobody's hand, large enough for a sofa."""
    page = screen.page
    expect(page.locator("html")).to_have_attribute("data-side", "table")
    expect(page.locator(".seats")).to_be_visible()
    assert not [*screen.offered("move"), *screen.offered("pick")], "nobody plays at the screen"
    story = page.locator(".running")
    expect(story).to_be_visible()
    size = float(page.evaluate("parseFloat(getComputedStyle(document.querySelector('.running')).fontSize)"))
    assert size > 17, size
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")


def check_phones(mover: Visitor, phones: list[Visitor]) -> None:
    for phone in phones:
        page = phone.page
        expect(page.locator("html")).to_have_attribute("data-side", "hand")
        expect(page.locator(".seats")).not_to_be_visible()
        expect(page.locator(".running")).not_to_be_visible()
        expect(page.get_by_role("region", name="Look at the big screen!")).to_have_count(0 if phone is mover else 1)
