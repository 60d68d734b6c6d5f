"""Shared by all commands: the user's language, common parameters, the console, progress bars, JSON."""

from __future__ import annotations

import itertools
import sys
import textwrap
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Protocol

import msgspec
from cyclopts import Parameter, Token
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque.bots.external.local import LocalBot
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadRequest
from ludotheque.core.messages import LANGUAGES, Messages, messages, preferred_language
from ludotheque.core.shelf import add_file
from ludotheque.lab.api.inputs import names_of as names_of
from ludotheque.lab.api.inputs import seed_of as seed_of
from ludotheque.lab.api.inputs import variant_of as variant_of

out = Console(highlight=False, emoji=False)
err = Console(highlight=False, emoji=False, stderr=True)


def complain(text: str) -> None:
    """Say what went wrong: between words in a terminal, in one line to a file or program."""
    err.print(text, style="red", markup=False, soft_wrap=not err.is_terminal)


def tell(text: str, style: str | None = None) -> None:
    """Sentences: between words in a terminal, each in one line to a file or program."""
    out.print(text, style=style, markup=False, soft_wrap=not out.is_terminal)


def t(id: str, **fields: Any) -> str:
    """A text in the user's language."""
    return messages(language_of_errors()).say(id, **fields)


def language_of_errors() -> str:
    """The language given by `--lang` if it exists, read before the command is parsed."""
    for word, following in itertools.pairwise([*sys.argv, ""]):
        asked = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if asked in LANGUAGES:
            return asked
    return preferred_language()


def table_of(headings: Sequence[str], rows: Sequence[Sequence[str]], texts: Container[int] = (0,)) -> Table:
    """A table that fits a narrow terminal: headings are wrapped to the width of their cells, and so are the columns of
    `texts`; figures are not."""
    cells = list(zip(*rows, strict=True))
    wrapped = [
        textwrap.wrap(heading, max(8, *map(len, column)), break_long_words=False)
        for heading, column in zip(headings, cells, strict=True)
    ]
    height = max(map(len, wrapped))
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column, lines in enumerate(wrapped):
        heading = "\n".join([""] * (height - len(lines)) + lines)
        is_text = column in texts
        table.add_column(heading, justify="left" if is_text else "right", no_wrap=not is_text)
    for row in rows:
        table.add_row(*row)
    return table


def speak(language: str | None, game: Game | None = None) -> Messages:
    """The texts in this language, with those of the game."""
    language = language or preferred_language()
    if language not in LANGUAGES:
        raise BadRequest("error-language", found=language, known=list(LANGUAGES))
    return messages(language, game.folder / "locales") if game else messages(language)


def _game_name(kind: type, tokens: Sequence[Token]) -> str:
    """A game's name, or the file of a game that is not installed, which is put on the shelf."""
    text = tokens[0].value
    return add_file(text).name if text.endswith(".py") else text


# Parameters of several commands.
GameName = Annotated[str, Parameter(help=t("cli-param-game"), converter=_game_name)]
Language = Annotated[str | None, Parameter(name="--lang", help=t("cli-param-lang"))]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), show_default=False, help=t("cli-param-json"))]
Options = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), consume_multiple=False, help=t("cli-param-option"))
]
Memory = Annotated[str | None, Parameter(help=t("cli-param-memory"))]
Seats = Annotated[int | None, Parameter(help=t("cli-param-seats"))]
SeatRange = Annotated[str | None, Parameter(help=t("cli-param-seats-range"))]
Seed = Annotated[str | None, Parameter(help=t("cli-param-seed"))]
EngineName = Annotated[str, Parameter(help=t("cli-param-engine"))]
NotebookFile = Annotated[Path | None, Parameter(name="--notebook", help=t("cli-param-notebook"))]
KeepFile = Annotated[Path | None, Parameter(name="--keep", help=t("cli-param-sweep-keep"))]
Every = Annotated[bool, Parameter(name="--all", negative=(), show_default=False, help=t("cli-param-all"))]
Threads = Annotated[int | None, Parameter(name=("--workers", "--threads"), help=t("cli-param-threads"))]
Workers = Annotated[int | None, Parameter(name=("--workers", "--threads"), help=t("cli-param-workers"))]
Address = Annotated[str | None, Parameter(help=t("cli-param-address"))]


def bots_of(text: str) -> list[LocalBot]:
    """Bots as the owner of this machine names them, including programs and classes of their own."""
    return [LocalBot(name) for name in names_of(text)]


def _plain(value: object) -> str:
    if isinstance(value, LocalBot):
        return str(value)
    raise NotImplementedError(type(value))


def print_json(value: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value, enc_hook=_plain), indent=2) + b"\n")
    sys.stdout.flush()


class Study(Protocol):
    """A result of the lab that may be cut short."""

    @property
    def finished(self) -> bool: ...


def print_study(found: Study, say: Messages, as_json: bool, show: Callable[[], None]) -> None:
    """Print what there is of it, as JSON or by `show`. Raises KeyboardInterrupt if it was interrupted."""
    if not found.finished:
        complain(say.say("lab-interrupted"))
    if as_json:
        print_json(found)
    else:
        show()
    if not found.finished:
        raise KeyboardInterrupt


@contextmanager
def progress_bar(what: str, total: float, hidden: bool = False) -> Iterator[Any]:
    """A bar on the error console. Yields a function that sets how much is done."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err, transient=True, disable=hidden or not err.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


class Bars:
    """Progress bars on the error console: one while a game is compiled, then one while games are played."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._open = ExitStack()
        self._bar: Any = None
        self._total = 0

    def __enter__(self) -> Bars:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Remove the bars. The next progress opens a new one."""
        self._open.close()
        self._bar, self._total = None, 0

    def preparing(self, share: float) -> None:
        """How much of the game is compiled, from 0 to 1."""
        if self._bar is None:
            self._bar = self._open.enter_context(_compiling_bar(self._game))
        self._bar(share)

    def progress(self, done: int, total: int) -> None:
        """Games played, and games planned."""
        if total != self._total:
            self.close()
            self._total = total
            self._bar = self._open.enter_context(progress_bar(self._game.title, total))
        self._bar(done)


@contextmanager
def _compiling_bar(game: Game) -> Iterator[Any]:
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(t("cli-preparing", title=game.title), total=1.0)
        yield lambda done: bar.update(task, completed=done)


def make_ready(game: Game, generics: tuple[str, ...] = ()) -> None:
    """Compile the game with a progress bar, unless it is compiled already."""
    from ludotheque.core.kernels.build import prepare  # imports Numba, which half of the commands don't need

    with Bars(game) as bars:
        prepare(game, generics, bars.preparing)
