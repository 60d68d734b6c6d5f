"""A story in words: who reads it, and in which form its nouns stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.events import Event, narrate
from ludotheque.core.messages import LANGUAGES, add_texts, messages
from ludotheque.core.shelf import shelf

NAMES = ["Anna", "Ben", "Hugo"]
FOLDER = Path("told-in-tests")
add_texts(
    FOLDER,
    "g",
    """
g-tell-beat = { $you ->
    [yes] You beat { $loser } with { $card-a }.
    [loser] { $seat } beats you with { $cards-a }.
   *[no] { $seat } beats { $loser } with { $card }.
}
g-card-Rh = red head
    .a = a red head
g-card-Ob = orange body
    .a = an orange body
""",
)


class Beat(Event, frozen=True, kw_only=True, tag="beat"):
    seat: int
    loser: int | None
    card: str
    cards: list[str]


BEAT = Beat(seat=0, loser=1, card="Rh", cards=["Rh", "Ob"])


@pytest.mark.parametrize(
    ("you", "told"),
    [
        (None, "Anna beats Ben with red head."),
        (0, "You beat Ben with a red head."),
        (1, "Anna beats you with a red head, an orange body."),
        (2, "Anna beats Ben with red head."),
    ],
)
def test_the_reader_is_addressed_in_every_role(you: int | None, told: str) -> None:
    assert narrate(BEAT, "g", messages("en", FOLDER), NAMES, you) == told


def test_a_role_that_nobody_has_is_nobodys() -> None:
    event = Beat(seat=0, loser=None, card="Rh", cards=[])
    assert narrate(event, "g", messages("en", FOLDER), NAMES) == "Anna beats none with red head."


@pytest.mark.parametrize("language", LANGUAGES)
def test_changing_places_is_told_to_whoever_is_swapped(language: str) -> None:
    from ludotheque.games.winchester.view import Swapped

    say = messages(language, shelf()["winchester"].folder / "locales")
    event = Swapped(seat=0, face="R", loser=1, origin="c4", target="e5")
    told = [narrate(event, "winchester", say, NAMES, you) for you in (None, 0, 1)]
    assert len(set(told)) == 3
    assert "Anna" in told[0]
    assert "Ben" in told[0]
    assert "Anna" not in told[1]
    assert "Ben" in told[1]
    assert "Anna" in told[2]
    assert "Ben" not in told[2]


def test_french_elides_before_a_name() -> None:
    from ludotheque.games.winchester.view import Swapped

    say = messages("fr", shelf()["winchester"].folder / "locales")
    event = Swapped(seat=1, face="R", loser=0, origin="c4", target="e5")
    assert "d’Anna" in narrate(event, "winchester", say, NAMES)
