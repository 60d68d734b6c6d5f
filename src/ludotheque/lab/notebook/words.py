"""The entries of a notebook in words: lines of its list, figures with their intervals."""

from __future__ import annotations

from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import Messages
from ludotheque.core.shelf import find

from ..contests.skills import bots_in_words
from .entries import Answered
from .figures import UNITS, Figure
from .file import BadLine, Notebook

# of measures that no comparison asks for
WORDS = {
    "wins": "notebook-wins",
    "minutes": "notebook-minutes",
    "skill": "notebook-skill",
    **{quality: quality for quality in UNITS},
}


def title_of(entry: Answered) -> str:
    """The game, or several."""
    return ", ".join(map(_title, entry.asked.game.split(", ")))


def _title(game: str) -> str:
    """A game that is not on this machine goes by its name."""
    try:
        return find(game).title
    except LudothequeError:
        return game


def rules_of(entry: Answered, say: Messages) -> str:
    return " / ".join(rule.label for rule in entry.asked.rules if rule.label) or say.say("notebook-usual-rules")


def seats_of(entry: Answered) -> str:
    seats = entry.asked.seats
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def setting_of(entry: Answered, say: Messages) -> str:
    """Who played by which rules, in a line."""
    return say.say(
        "notebook-setting",
        rules=rules_of(entry, say),
        seats=seats_of(entry),
        bots=bots_in_words(entry.asked.bots, say),
        seed=str(entry.asked.seed),
        version=entry.asked.version,
    )


def measure_of(figure: Figure, say: Messages) -> str:
    """Its name and unit."""
    name = say.say(WORDS.get(figure.measure, f"compare-{figure.measure}"))
    if figure.measure in UNITS and UNITS[figure.measure] != "percent":
        return f"{name}, {say.say(f'quality-unit-{UNITS[figure.measure]}')}"
    return f"{name} (%)" if figure.factor != 1 else name


def row_of(figure: Figure, say: Messages) -> tuple[str, ...]:
    """Measure, what it belongs to, players, value, interval, games."""
    found = figure.found.times(figure.factor)
    interval = f"{say.number(found.low)} … {say.number(found.high)}" if found.bounded else "–"
    return (
        measure_of(figure, say),
        figure.label,
        str(figure.seats),
        say.number(found.value),
        interval,
        str(figure.games),
    )


def bad_line(book: Notebook, line: BadLine, say: Messages) -> str:
    id = "notebook-bad-line" if line.reason else "notebook-later-line"
    return say.say(id, file=str(book.file), line=line.number, detail=line.reason)
