"""Every table at every size: whatever can be used is inside the window, uncovered, and large enough for a finger."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.messages import LANGUAGES
from tests.server.running import Client, Json, human, until

from .visitor import Visitor, Visitors

SIZES = ((360, 640), (375, 740), (740, 360), (768, 1024), (1024, 768), (1280, 800), (1920, 1080))
PHONES = ((360, 640), (740, 360))
PLAYERS = {"winston": range(2, 7), "winoc": range(2, 5), "hundsgemein": range(2, 5), "winchester": range(2, 6)}
NAMES = ("Player 1", "Bernadette", "Maximilian", "Player 4", "Zsuzsanna", "Wilhelmina")
MOVES = {"winston": 9, "winoc": 8, "hundsgemein": 12, "winchester": 20}  # made before anybody looks
LOOKS = {"winston": 3, "winoc": 3, "hundsgemein": 2, "winchester": 2}  # at a full table; else one look is enough

# What is wrong with the page at its present size, as sentences. Every move needs one target as large as a fingertip; it
# may have others that are smaller. `exempt`: a selector of what may be small, because a tap counts for the nearest.
FAULTS = r"""async (exempt) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const faults = [];
  const FINGER = 44;
  const reach = (each, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && each.contains(hit);
  };
  const told = (each) => each.dataset.move ?? each.dataset.pick ?? each.getAttribute('aria-label') ?? each.innerText;
  const usable = [...document.querySelectorAll(
    '[data-move], [data-pick], .seat, .bar a, .bar button, .guide button, .line button')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('[disabled]'));
  const largest = new Map();
  for (const each of usable) {
    const box = each.getBoundingClientRect();
    const name = `${each.className?.baseVal ?? each.className} “${told(each).replaceAll('\n', ' ')}”`;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${name} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!reach(each, x, y)) {
      const over = document.elementFromPoint(x, y);
      faults.push(`${name} is covered by ${over?.tagName} ${over?.getAttribute('class')}`);
    }
    if (each.matches('.seat') || each.matches(exempt)) continue;
    const far = (dx, dy) => {
      let most = FINGER / 2;
      while (most > 0 && !reach(each, x + dx * most, y + dy * most)) most -= 0.5;
      return most;
    };
    const large = Math.min(far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1));
    const key = each.dataset.move ?? each.dataset.pick ?? name;
    if (!(largest.get(key)?.large >= large)) largest.set(key, { large, name });
  }
  for (const { large, name } of largest.values())
    if (large < FINGER - 1) faults.push(`${name} is small: ${large}`); // a pixel for rounding
  for (const each of document.querySelectorAll('.seat .tokens > *, .seat .extras > *')) {
    const [box, seat] = [each.getBoundingClientRect(), each.closest('.seat').getBoundingClientRect()];
    if (box.width > 1 && (box.right > seat.right + 1 || box.bottom > seat.bottom + 1))
      faults.push(`${each.className} “${each.getAttribute('aria-label') ?? each.innerText}” sticks out of its seat`);
  }
  for (const each of document.querySelectorAll('.seat .name'))
    if (each.scrollWidth > each.clientWidth) faults.push(`the name ${each.innerText} is cut`);
  for (const box of [document.documentElement, ...document.querySelectorAll('aside')])
    if (box.scrollWidth > box.clientWidth) faults.push(`${box.className} scrolls sideways`);
  return faults;
}"""
# Winchester's squares; all the towers of the fort, when a guard may fly to any of them.
EXEMPTIONS = {"winchester": "svg [data-move], svg [data-pick]", "winoc": ".flying"}

# The words in seats that end beyond the edge of their seat.
CUT = r"""() => [...document.querySelectorAll('.seat .tokens .brief')].filter((each) => {
  const words = document.createRange();
  words.selectNodeContents(each);
  return words.getBoundingClientRect().right > each.closest('.seat').getBoundingClientRect().right;
}).map((each) => each.innerText)"""

# Whether the board stays where it is when the guide has much more to say.
JUMPS = """() => {
  const place = () => JSON.stringify(document.querySelector('main').getBoundingClientRect());
  const words = document.querySelector('.guide p');
  const [before, was] = [place(), words.textContent];
  words.textContent = was.repeat(4);
  const after = place();
  words.textContent = was;
  return before !== after;
}"""


def positions(game: str, players: int, moves: int, phase: str | None = None, **options: Any) -> Iterator[Json]:
    """Records of random games up to a position after at least this many moves, in which it is the first player's turn
    (in this phase). They are the same in every run: what fits must not depend on the deal."""
    chance = Random(players)
    for seed in range(1_000):
        match = ludotheque.game(game, **options).new(seats=players, seed=seed)
        while not match.over:
            if match.ply >= moves and match.mover == 0 and phase in (None, getattr(match.view(seat=0), "phase", None)):
                yield match.record()
            match.play(chance.choice(match.legal()))


def things(record: Json) -> tuple[int, int]:
    """How much of Winston lies in front of seats other than the first, and before the first."""
    view: Any = Match.from_record(record).view(seat=0)
    others = [(view.bone == seat) + (view.poo == seat) for seat in range(1, view.seats)]
    return max(others), len(view.players[0].taken)


def own_things(record: Json) -> tuple[int, bool, int]:
    """How much of Winston lies before the first seat."""
    view: Any = Match.from_record(record).view(seat=0)
    return (view.bone == 0) + (view.poo == 0), view.bone_card == "5+", len(view.players[0].taken)


def face_up(record: Json) -> list[int]:
    """The two fleas of the first seat at Hundsgemein."""
    view: Any = Match.from_record(record).view(seat=0)
    return list(view.players[0].face_up)


def opened_at(house: Client, record: Json) -> Json:
    """A table that goes on where this record ends."""
    seats = map(human, NAMES[: len(record["seats"])])
    plan = {"record": record, "moves": len(record["moves"])}
    return house.open(record["game"], *seats, options=record["options"], fork=plan)


def look(visitor: Visitor, game: str) -> list[str]:
    """What is wrong at any size."""
    page = visitor.page
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults: list[Any] = page.evaluate(FAULTS, EXEMPTIONS.get(game, "none"))
        if page.evaluate(JUMPS):
            faults.append("the board jumps when the guide says more")
        found += [f"{width}×{height}: {fault}" for fault in faults]
    return found


def look_on(visitor: Visitor, game: str) -> list[str]:
    """What is wrong with the present turn, before and after a piece is picked."""
    assert visitor.wait_for_turn()
    visitor.page.wait_for_selector(".guide p")
    if visitor.offered("move"):
        return look(visitor, game)
    found = look(visitor, game)
    visitor.page.locator("[data-pick]:not([aria-disabled=true])").first.dispatch_event("click")
    return found + look(visitor, game)


def seated(visitors: Visitors, house: Client, opened: Json) -> Visitor:
    """At the first seat only: the others are at devices of their own."""
    visitor = visitors.new(house.url)
    visitor.sit({**opened, "seats": opened["seats"][:1]})
    return visitor


@pytest.mark.parametrize(("game", "players"), [(game, count) for game in PLAYERS for count in PLAYERS[game]])
def test_everything_can_be_reached(game: str, players: int, house: Client, visitors: Visitors) -> None:
    looks = LOOKS[game] if players == max(PLAYERS[game]) else 1
    found: list[str] = []
    for record in islice(positions(game, players, MOVES[game]), looks):
        visitor = seated(visitors, house, opened_at(house, record))
        found += look_on(visitor, game)
    visitor.page.set_viewport_size({"width": 1280, "height": 800})
    visitor.check_accessible()
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("open_dogs", [False, True])
@pytest.mark.parametrize("players", [5, 6])
def test_seats_with_bone_poo_and_many_dogs_fit(
    players: int, open_dogs: bool, house: Client, visitors: Visitors
) -> None:
    full = max(islice(positions("winston", players, 30, open_dogs=open_dogs), 60), key=things)
    assert things(full) >= (2, 1)
    visitor = seated(visitors, house, opened_at(house, full))
    found = look_on(visitor, "winston")
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("players", [3, 4])
def test_the_own_seat_with_bone_poo_and_dogs_fits(players: int, house: Client, visitors: Visitors) -> None:
    full = max(islice(positions("winston", players, 12), 400), key=own_things)
    assert own_things(full) >= (2, False, 2)
    visitor = seated(visitors, house, opened_at(house, full))
    found = look_on(visitor, "winston")
    assert not found, "\n".join(dict.fromkeys(found))


def test_gates_are_read_in_every_language(house: Client, visitors: Visitors) -> None:
    visitor = seated(visitors, house, opened_at(house, next(positions("winoc", 4, 8))))
    page = visitor.page
    cut: dict[str, list[str]] = {}
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('ludotheque.language', language)", language)
        page.reload()
        page.wait_for_selector(".guide p")
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(".seat .brief")
            cut[f"{language} {width}"] = page.evaluate(CUT)
    assert not any(cut.values()), cut


def test_every_tower_can_be_reached_in_flight(house: Client, visitors: Visitors) -> None:
    opened = opened_at(house, next(positions("winoc", 2, 0, phase="winoc")))
    visitor = seated(visitors, house, opened)
    found = look_on(visitor, "winoc")
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    towers = visitor.page.locator(".flying[data-move]")
    wanted = towers.nth(5)
    box: Any = wanted.bounding_box()
    move = wanted.get_attribute("data-move")
    # a tap on the side of the next tower, where the marks overlap
    visitor.page.mouse.click(box["x"] + box["width"] / 2 + 4, box["y"] + box["height"] / 2)
    flown: list[int] = []

    def has_flown() -> bool:  # the marks go when the move is sent, before it is told
        told = house.state(opened["table"], opened["seats"][0]["token"])["told"]
        flown[:] = [event["place"] for each in told for event in each.get("events", []) if event["event"] == "flew"]
        return bool(flown)

    until(has_flown)
    assert move == f"w{flown[-1]}"
    assert not found, "\n".join(dict.fromkeys(found))


# Names of fleas that lie on each other, or on how many fleas are left.
NAMES_ON_NAMES = r"""() => {
  const boxes = [...document.querySelectorAll('.rack .breed, .rack .pile b')].map((each) => [
    each.innerText, each.getBoundingClientRect()]);
  return boxes.flatMap(([first, a], k) => boxes.slice(k + 1).flatMap(([second, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 ? [`${first} ${second}`] : []));
}"""


def test_the_names_of_fleas_are_read_in_every_language(house: Client, visitors: Visitors) -> None:
    same = next(record for record in positions("hundsgemein", 4, 4) if face_up(record) == [3, 3])
    visitor = seated(visitors, house, opened_at(house, same))
    page = visitor.page
    covered: dict[str, list[str]] = {}
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('ludotheque.language', language)", language)
        page.reload()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(".rack .breed")
            covered[f"{language} {width}"] = page.evaluate(NAMES_ON_NAMES)
    assert not any(covered.values()), covered
