"""Ask with a notebook: a question that is in it is not played again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader

from .entries import AskedQuestion, kept, read_answer
from .file import Notebook


class Finished(Protocol):
    @property
    def finished(self) -> bool: ...


T = TypeVar("T", bound=Finished)


def answered(
    file: str | Path | None, asked: AskedQuestion, reader: Reader[T], play: Callable[[], T], again: bool = False
) -> T:
    """The answer in the notebook, or that of `play`, which is then put there. One that was interrupted is not.

    `again`: the games are needed for other files, so they are played in any case."""
    if file is None:
        return play()
    if not Path(file).parent.is_dir():
        raise BadRequest("error-folder", file=str(file), parent=str(Path(file).parent))
    book = Notebook(Path(file))
    known = book.find(asked)
    if known is not None and not again:
        try:
            return read_answer(known.answer, reader)
        except msgspec.ValidationError as error:
            raise BadRequest("notebook-answer", number=known.number, detail=str(error)) from None
    found = play()
    if found.finished and known is None:
        assert isinstance(found, msgspec.Struct)
        Notebook(Path(file)).add_answer(asked, kept(found))  # read again: another command may have written meanwhile
    return found
