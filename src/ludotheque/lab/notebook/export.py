"""A notebook as one table: a row for every number of every answer."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import lab_extra

from .figures import figures
from .file import Notebook

COLUMNS = {
    "entry": int,
    "command": str,
    "version": str,
    "game": str,
    "rules": str,
    "bots": str,
    "seed": str,
    "seats": int,
    "label": str,
    "measure": str,
    "value": float,
    "low": float,  # empty: too few games for an interval
    "high": float,
    "games": int,
    "notes": str,
}


def rows(book: Notebook) -> list[dict[str, Any]]:
    return [
        {
            "entry": entry.number,
            "command": entry.asked.command,
            "version": entry.asked.version,
            "game": entry.asked.game,
            "rules": " / ".join(rule.label for rule in entry.asked.rules),
            "bots": ",".join(entry.asked.bots),
            "seed": str(entry.asked.seed),
            "seats": figure.seats,
            "label": figure.label,
            "measure": figure.measure,
            "value": figure.found.value,
            "low": figure.found.low if figure.found.bounded else None,
            "high": figure.found.high if figure.found.bounded else None,
            "games": figure.games,
            "notes": "\n".join(book.notes.get(entry.number, [])),
        }
        for entry in book.answers.values()
        for figure in figures(entry)
    ]


def write_csv(book: Notebook, file: Path) -> None:
    try:
        with file.open("w", encoding="utf-8", newline="") as lines:
            table = csv.DictWriter(lines, list(COLUMNS))
            table.writeheader()
            table.writerows(rows(book))
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None


def write_parquet(book: Notebook, file: Path) -> None:
    with lab_extra():
        import polars as pl
    kinds = {int: pl.Int64, float: pl.Float64, str: pl.String}
    table = pl.DataFrame(rows(book), schema={name: kinds[kind] for name, kind in COLUMNS.items()})
    try:
        table.write_parquet(file)
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror or error)) from None
