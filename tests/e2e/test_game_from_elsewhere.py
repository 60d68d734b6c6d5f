"""A game from another package in the browser: on the shelf, and at the generic table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.examples.installed import install
from tests.server.processes import Process
from tests.server.running import Client, bot, human

from .sofa import check_phones, check_screen, gather, room, whose_turn
from .visitor import DESK, PHONE, Visitors, at_random, by_click, by_keys

GAME = "chanterelle"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    database = f"sqlite:///{tmp_path_factory.mktemp('elsewhere') / 'tables.sqlite'}"
    environment = install(tmp_path_factory)
    with Process(database, environment=environment) as running, Client(running.url) as client:
        yield client


def test_it_stands_on_the_shelf_and_is_opened(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    visitor.go("/")
    visitor.page.locator(f"a[href='/#{GAME}']").click()
    visitor.page.wait_for_selector("dialog[open]")
    assert "She buys toadstools" in visitor.read()
    visitor.check_accessible()
    visitor.page.locator("dialog button.go").click()
    visitor.page.wait_for_selector("[data-stage=playing]")
    assert visitor.wait_for_turn()
    visitor.go(f"/rules/{GAME}")
    visitor.page.wait_for_selector("[id^=rule-]")
    assert "The witch" in visitor.read()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("de", PHONE)])
def test_it_is_played_to_the_end_at_the_generic_table(
    language: str, size: tuple[int, int], house: Client, visitors: Visitors
) -> None:
    visitor = visitors.new(house.url, language, size)
    opened = house.open(GAME, human("Ada"), bot("casual"), bot("greedy"))
    visitor.sit(opened)
    choose = at_random(3)
    for count in range(12):
        if not visitor.wait_for_turn():
            break
        if count == 3:
            text = visitor.read()
            assert ("Basket" if language == "en" else "Korb") in text
            visitor.check_accessible()
            visitor.picture(f"{GAME}-table-{language}")
        visitor.play(choose, by_keys if count == 1 else by_click)
    assert visitor.stage == "over"
    visitor.page.wait_for_selector("#result-title")
    visitor.read()
    visitor.check_accessible()


def test_it_is_played_to_the_end_in_a_living_room(house: Client, visitors: Visitors) -> None:
    screen, phones = room(house, visitors)
    gather(GAME, house, screen, phones)
    choose = at_random(5)
    for count in range(40):
        mover = whose_turn(phones)
        if mover.stage == "over":
            break
        if count == 2:
            check_screen(screen)
            check_phones(mover, phones)
            for visitor in (screen, mover):
                visitor.read()
                visitor.check_accessible()
        mover.play(choose, by_click)
    screen.page.wait_for_selector("#result-title")
    for phone in phones:
        phone.page.wait_for_selector("[data-again]")
