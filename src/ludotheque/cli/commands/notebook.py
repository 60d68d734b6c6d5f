"""`ludotheque notebook`: what was asked and answered, to look up, annotate, compare and send."""

from __future__ import annotations

from collections.abc import Container, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import Messages
from ludotheque.lab.comparisons.words import verdict
from ludotheque.lab.notebook.export import write_csv, write_parquet
from ludotheque.lab.notebook.figures import differences, figures
from ludotheque.lab.notebook.file import Notebook
from ludotheque.lab.notebook.page import write_pages
from ludotheque.lab.notebook.words import bad_line, measure_of, row_of, rules_of, seats_of, setting_of, title_of

from ..console import AsJson, Language, err, out, print_json, speak, t, table_of, tell

ACTIONS = ("list", "show", "note", "compare", "report", "export")
WORDS = {"list": 0, "show": 1, "note": 2, "compare": 2, "report": 0, "export": 0}  # that follow an action
LISTED = ("number-column", "asked", "game", "rules", "players", "notes")
SHOWN = ("measure", "label", "players", "value", "interval", "games")
COMPARED = (
    "compare-measure",
    "notebook-label",
    "notebook-players",
    "notebook-first",
    "notebook-second",
    "compare-difference",
    "compare-interval",
    "compare-verdict",
)


def command(
    file: Annotated[Path, Parameter(help=t("cli-param-notebook-file"))],
    action: Annotated[str, Parameter(help=t("cli-param-notebook-action"))] = "list",
    /,
    *words: Annotated[str, Parameter(help=t("cli-param-notebook-words"))],
    folder: Annotated[Path | None, Parameter(name="--out", help=t("cli-param-notebook-out"))] = None,
    csv: Annotated[Path | None, Parameter(help=t("cli-param-notebook-csv"))] = None,
    parquet: Annotated[Path | None, Parameter(help=t("cli-param-notebook-parquet"))] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    say = speak(lang)
    if action not in ACTIONS:
        raise BadRequest("notebook-action", found=action, known=list(ACTIONS))
    if len(words) != WORDS[action]:
        raise BadRequest("notebook-words", action=action)
    if not file.is_file():
        raise BadRequest("notebook-missing", file=str(file))
    book = Notebook(file)
    for line in book.bad:
        err.print(bad_line(book, line, say), style="red", markup=False, soft_wrap=True)
    if action == "note":
        book.add_note(_number(words[0]), words[1])
    elif action == "report":
        written = write_pages(book, folder or Path(f"{file.stem}-pages"), say)
        tell(say.say("notebook-written", file=str(written)))
    elif action == "export":
        _export(book, csv, parquet, say)
    elif action == "compare":
        _compare(book, _number(words[0]), _number(words[1]), say, as_json)
    elif action == "show":
        _show(book, _number(words[0]), say, as_json)
    elif as_json:
        print_json([{"entry": entry, "notes": book.notes.get(entry.number, [])} for entry in book.answers.values()])
    else:
        _list(book, say)


def _number(word: str) -> int:
    if not word.isdecimal():
        raise BadRequest("notebook-no-number", found=word)
    return int(word)


def _list(book: Notebook, say: Messages) -> None:
    if not book.answers:
        tell(say.say("notebook-none"))
        return
    rows = [
        (
            str(entry.number),
            say.say(f"notebook-{entry.asked.command}"),
            title_of(entry),
            rules_of(entry, say),
            seats_of(entry),
            " · ".join(book.notes.get(entry.number, [])),
        )
        for entry in book.answers.values()
    ]
    out.print(table_of([say.say(f"notebook-{column}") for column in LISTED], rows, texts=(1, 2, 3, 5)))


def _show(book: Notebook, number: int, say: Messages, as_json: bool) -> None:
    entry = book.get(number)
    if as_json:
        print_json({"entry": entry, "notes": book.notes.get(number, [])})
        return
    heading = f"{number}. {title_of(entry)} · {say.say(f'notebook-{entry.asked.command}')}"
    out.print(heading, style="bold", markup=False)
    tell(setting_of(entry, say))
    for note in book.notes.get(number, []):
        tell(f"• {note}")
    rows = [row_of(figure, say) for figure in figures(entry)]
    if rows:
        _print_table([say.say(f"notebook-{column}") for column in SHOWN], rows, texts=(0, 1))


def _compare(book: Notebook, one: int, other: int, say: Messages, as_json: bool) -> None:
    found = differences(book.get(one), book.get(other))
    if as_json:
        print_json([{"label": at.label, "seats": at.seats, "difference": each} for at, each in found])
        return
    for number, place in ((one, "first"), (other, "second")):
        tell(f"{say.say(f'notebook-{place}')}: {setting_of(book.get(number), say)}")
    rows = []
    for at, each in found:
        factor = at.factor
        difference = each.difference.times(factor)
        rows.append(
            (
                measure_of(at, say),
                at.label,
                str(at.seats),
                say.number(factor * each.base),
                say.number(factor * each.rule),
                say.signed(difference.value),
                f"{say.signed(difference.low)} … {say.signed(difference.high)}",
                verdict(each, at.games, say),
            )
        )
    _print_table([say.say(id) for id in COMPARED], rows, texts=(0, 1, 7))


def _print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], texts: Container[int]) -> None:
    """Without the columns that are empty."""
    kept = [column for column in range(len(headings)) if any(row[column] for row in rows)]
    narrow = [[row[column] for column in kept] for row in rows]
    out.print(table_of([headings[c] for c in kept], narrow, [new for new, old in enumerate(kept) if old in texts]))


def _export(book: Notebook, csv: Path | None, parquet: Path | None, say: Messages) -> None:
    if csv is None and parquet is None:
        raise BadRequest("notebook-export-where")
    for file, write in ((csv, write_csv), (parquet, write_parquet)):
        if file is not None:
            write(book, file)
            tell(say.say("notebook-written", file=str(file)))
