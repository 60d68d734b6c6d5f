"""A notebook as a folder of pages: one of all entries, and the whole page of every report."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from ludotheque.core.errors import BadRequest, LudothequeError
from ludotheque.core.messages import Messages, messages
from ludotheque.core.shelf import find

from ..reports.page import frame
from ..reports.page import page as report_page
from ..reports.panels import grid
from ..reports.report import Report
from ..reports.summary import sentences
from .entries import Answered, read_answer
from .figures import figures
from .file import Notebook
from .forms import REPORT
from .words import bad_line, row_of, setting_of, title_of

COLUMNS = ("measure", "label", "players", "value", "interval", "games")
INDEX = "index.html"


def write_pages(book: Notebook, folder: Path, say: Messages) -> Path:
    """Returns the file of the page with all entries."""
    pages = {f"{entry.number}.html": made for entry in book.answers.values() if (made := _whole(entry, say))}
    pages[INDEX] = page(book, say, set(pages))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in pages.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadRequest("error-file", file=str(error.filename), reason=str(error.strerror)) from None
    return folder / INDEX


def page(book: Notebook, say: Messages, whole: set[str]) -> str:
    """All entries. `whole` are the files of reports, which their entries link to."""
    bad = "".join(f"<p>{escape(bad_line(book, line, say))}</p>" for line in book.bad)
    title = say.say("notebook-title", name=book.file.stem)
    entries = "".join(_entry(book, entry, say, whole) for entry in book.answers.values())
    return frame(say, title, f"<header><h1>{escape(title)}</h1>{bad}</header>{entries}")


def _entry(book: Notebook, entry: Answered, say: Messages, whole: set[str]) -> str:
    asked = entry.asked
    heading = f"{entry.number}. {title_of(entry)} · {say.say(f'notebook-{asked.command}')}"
    notes = "".join(f"<li>{escape(note)}</li>" for note in book.notes.get(entry.number, []))
    rows = [list(row_of(figure, say)) for figure in figures(entry)]
    table = grid(say.say("lab-report-numbers"), [say.say(f"notebook-{column}") for column in COLUMNS], rows)
    file = f"{entry.number}.html"
    link = f'<p><a href="{file}">{escape(say.say("notebook-whole"))}</a></p>' if file in whole else ""
    return (
        f"<section><h2 class=part>{escape(heading)}</h2><p>{escape(setting_of(entry, say))}</p>"
        + (f"<ul class=says>{notes}</ul>" if notes else "")
        + "".join(f"<p>{escape(sentence)}</p>" for sentence in _sentences(entry, say))
        + f"{link}{table}</section>"
    )


def _sentences(entry: Answered, say: Messages) -> Iterator[str]:
    if (found := _report(entry, say)) is not None:
        report, own = found
        yield from sentences(report, own)


def _whole(entry: Answered, say: Messages) -> str | None:
    found = _report(entry, say)
    return None if found is None else report_page(*found)


def _report(entry: Answered, say: Messages) -> tuple[Report, Messages] | None:
    """A report with the texts of its game. None: it is no report, or of a game that is not on this machine."""
    if entry.asked.command != "report":
        return None
    try:
        game = find(entry.asked.game)
    except LudothequeError:
        return None
    return read_answer(entry.answer, REPORT), messages(say.language, game.folder / "locales")
