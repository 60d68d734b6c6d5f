"""Unfinished games, kept in the user's data folder with their secret seeds, so that nothing is lost."""

from __future__ import annotations

from pathlib import Path

import msgspec
import platformdirs

from ludotheque.core.contract import Game
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.core.reading import Reader


class Saved(msgspec.Struct):
    record: dict[str, object]
    seed: str | None


SAVED = Reader(Saved)


def _folder() -> Path:
    return platformdirs.user_data_path("ludotheque") / "unfinished"


def _file(match: Match) -> Path:
    return _folder() / f"{match.variant.name}-{(match.commitment or 'unseeded')[:16]}.json"


def save_unfinished(match: Match) -> None:
    file = _file(match)
    file.parent.mkdir(parents=True, exist_ok=True)
    seed = None if match.seed is None else f"{match.seed:064x}"
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(Saved(match.record(), seed)))
    part.replace(file)


def load_unfinished(game: Game) -> Match:
    """The unfinished game of this kind that was played last."""
    files = sorted(_folder().glob(f"{game.name}-*.json"), key=lambda file: file.stat().st_mtime)
    if not files:
        raise BadRequest("error-nothing-unfinished", title=game.title)
    try:
        saved = SAVED.read(files[-1].read_bytes())
    except msgspec.DecodeError as error:
        raise BadRequest("error-file", file=str(files[-1]), reason=str(error)) from None
    return Match.from_record(saved.record, seed=saved.seed)


def forget_unfinished(match: Match) -> None:
    _file(match).unlink(missing_ok=True)
