"""Unfinished games: the logs of their tables, with the secret seeds, in the user's data folder."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import platformdirs

from ludotheque.core.contract import Game, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.core.reading import Reader
from ludotheque.tables.capabilities import new_table_id
from ludotheque.tables.entries import Change, Dealt, Entry, Moved, Opening, Place, Started
from ludotheque.tables.table import Table


class SavedTable(msgspec.Struct, forbid_unknown_fields=True):
    opening: Opening
    entries: list[Entry]


class SavedRecord(msgspec.Struct, forbid_unknown_fields=True):
    """What versions before 0.1 saved."""

    record: dict[str, object]
    seed: str


TABLE, RECORD = Reader(SavedTable), Reader(SavedRecord)


def opening_of(
    variant: Variant,
    names: Sequence[str],
    players: Sequence[str],
    dealt: Dealt,
    colours: list[str] | None = None,
) -> Opening:
    """A table in the terminal. `players`: `human` or `bot:NAME`, as in a game record. No seat needs a token."""
    places = [
        Place("human", name, None, None) if by == "human" else Place("bot", name, by.removeprefix("bot:"), None)
        for name, by in zip(names, players, strict=True)
    ]
    return Opening(
        id=new_table_id(),
        game=variant.name,
        options=variant.options,
        places=places,
        owner="",
        watch="",
        secret="",
        public=False,
        wait=False,
        pace=0.0,
        away=None,
        stand_in="",
        created=time.time(),
        numbers=variant.numbers,
        dealt=dealt,
        colours=colours,
    )


def save_unfinished(table: Table) -> None:
    file = _file(table)
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(SavedTable(table.opening, table.entries)))
    part.replace(file)


def load_unfinished(game: Game) -> Table:
    """The unfinished game of this kind that was played last."""
    files = sorted(_folder().glob(f"{game.name}-*.json"), key=lambda file: file.stat().st_mtime)
    if not files:
        raise BadRequest("error-nothing-unfinished", title=game.title)
    saved = files[-1].read_bytes()
    try:
        found = TABLE.read(saved)
        return Table(found.opening, found.entries)
    except msgspec.DecodeError as error:
        try:
            return _table_of(RECORD.read(saved))
        except msgspec.DecodeError:
            raise BadRequest("error-file", file=str(files[-1]), reason=str(error)) from None


def forget_unfinished(table: Table) -> None:
    _file(table).unlink(missing_ok=True)


def _table_of(saved: SavedRecord) -> Table:
    match = Match.from_record(saved.record, seed=saved.seed)
    dealt = Dealt(saved.seed, match.setup)
    opening = opening_of(match.variant, match.names, match.players, dealt)
    start = Started(dealt.setup, dealt.seed, match.names, match.players)
    changes: list[Change] = [start, *(Moved(seat, text) for seat, text in match.moves)]
    table = Table(opening, [Entry(opening.id, ply, change, opening.created) for ply, change in enumerate(changes, 1)])
    table.roll()  # it was saved before chance acted
    return table


def _folder() -> Path:
    return platformdirs.user_data_path("ludotheque") / "unfinished"


def _file(table: Table) -> Path:
    assert table.opening.dealt is not None
    commitment = table.match.commitment if table.match is not None else None
    return _folder() / f"{table.opening.game}-{(commitment or table.id)[:16]}.json"
