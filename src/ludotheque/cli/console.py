"""What all commands share: the reader's language, the console, progress bars, JSON."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter, Token
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.bots.external.local import LocalBot
from ludotheque.core.contract import Game, Value, Variant
from ludotheque.core.errors import BadOption, BadRequest
from ludotheque.core.messages import LANGUAGES, Messages, messages, preferred_language
from ludotheque.core.shelf import add_file, find

if TYPE_CHECKING:
    from ludotheque.lab.run.workers import Crew

ENGINES = ("local", "ray")

out = Console(highlight=False, emoji=False)
err = Console(highlight=False, emoji=False, stderr=True)


def t(id: str, **fields: Any) -> str:
    """A general text in the language of this machine's user."""
    return messages(language_of_errors()).say(id, **fields)


def language_of_errors() -> str:
    """The language asked for by `--lang`, as far as it exists, even before the command is understood."""
    for word, following in itertools.pairwise([*sys.argv, ""]):
        asked = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if asked in LANGUAGES:
            return asked
    return preferred_language()


def speak(language: str | None, game: Game | None = None) -> Messages:
    """The texts in the language asked for, with those of the game."""
    language = language or preferred_language()
    if language not in LANGUAGES:
        raise BadRequest("error-language", found=language, known=list(LANGUAGES))
    return messages(language, game.folder / "locales") if game else messages(language)


def _game_name(kind: type, tokens: Sequence[Token]) -> str:
    """A game's name, or the file of a game that is not installed: it is read, and stands on the shelf from then on."""
    text = tokens[0].value
    return add_file(text).name if text.endswith(".py") else text


# Parameters that several commands have.
GameName = Annotated[str, Parameter(help=t("cli-param-game"), converter=_game_name)]
Language = Annotated[str | None, Parameter(name="--lang", help=t("cli-param-lang"))]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), show_default=False, help=t("cli-param-json"))]
Options = Annotated[
    list[str] | None, Parameter(name="--option", negative=(), consume_multiple=False, help=t("cli-param-option"))
]
Seats = Annotated[int | None, Parameter(help=t("cli-param-seats"))]
Seed = Annotated[str | None, Parameter(help=t("cli-param-seed"))]
EngineName = Annotated[str, Parameter(help=t("cli-param-engine"))]
Address = Annotated[str | None, Parameter(help=t("cli-param-address"))]


def variant_of(name: str, options: list[str] | None) -> Variant:
    """The game under the options given as NAME=VALUE."""
    chosen: dict[str, Value] = {}
    game = find(name)
    for text in options or []:
        key, equals, value = text.partition("=")
        if not equals:
            example = next((f"{o.name}={o.values[-1]}".lower() for o in game.options), "name=value")
            raise BadOption("error-option-form", found=text, example=example)
        chosen[key] = _value(value)
    return game.variant(chosen)


def _value(text: str) -> Value:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if text.lstrip("-").isdigit() else text


def seed_of(text: str | None) -> int | str | None:
    """Decimal digits are a number; `0x…` or 64 digits are hexadecimal."""
    if text is None:
        return None
    if text.isdecimal() and len(text) < 64:
        return int(text)
    return text.removeprefix("0x")


def names_of(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def bots_of(text: str) -> list[LocalBot]:
    """Bots as the owner of this machine names them, programs and classes of their own included."""
    return [LocalBot(name) for name in names_of(text)]


def crews_of(
    engine: str, address: str | None, workers: int | None, records: bool = False
) -> Callable[[Sequence[str]], Crew]:
    """Who plays games of given bots: this machine as suits them, or a Ray cluster whatever they are."""
    from ludotheque.lab.run.simulate import crew_for
    from ludotheque.lab.run.workers import check_workers

    if engine not in ENGINES:
        raise BadRequest("error-engine", found=engine, known=list(ENGINES))
    check_workers(workers)
    if engine == "local":
        if address is not None:
            raise BadRequest("error-engine-address")
        return lambda bots: crew_for(bots, workers, records)
    from ludotheque.lab.run.on_ray import Cluster

    cluster = Cluster(address, workers)
    return lambda bots: cluster


def counts_of(text: str, variant: Variant) -> list[int]:
    """`3`, or `2-4` for every number from 2 to 4."""
    low, dash, high = text.partition("-")
    if not low.isdecimal() or (dash and not high.isdecimal()) or int(high or low) < int(low):
        raise BadRequest("error-seats-range", found=text)
    counts = [int(low), int(high or low)]
    for count in counts:
        variant.game.check_seats(count)
    return list(range(counts[0], counts[1] + 1))


def _plain(value: object) -> str:
    if isinstance(value, LocalBot):
        return str(value)
    raise NotImplementedError(type(value))


def print_json(value: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(value, enc_hook=_plain), indent=2) + b"\n")
    sys.stdout.flush()


@contextmanager
def progress_bar(what: str, total: float, hidden: bool = False) -> Iterator[Any]:
    """A bar on the error console; yields a function that is told how much is done."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err, transient=True, disable=hidden or not err.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def make_ready(game: Game, generics: tuple[str, ...] = ()) -> None:
    """Compile the game if this has not been done yet, with a bar."""
    from ludotheque.core.kernels.build import prepare  # reads Numba, which half of the commands do without

    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(t("cli-preparing", title=game.title), total=1.0, visible=False)
        prepare(game, generics, lambda done: bar.update(task, completed=done, visible=True))
