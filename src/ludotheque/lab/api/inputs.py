"""The inputs of the lab as people write them: names, numbers, ranges and `NAME=VALUE`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.core.board.dials import turned
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadOption, BadRequest
from ludotheque.core.extras import lab_extra
from ludotheque.core.messages import LANGUAGES, Messages, messages
from ludotheque.core.shelf import find

if TYPE_CHECKING:
    from ..executors.local import ExecutorFor
    from ..lengths.times import ThinkingTimes

Options = Mapping[str, Value] | Iterable[str]  # {"edition": "first"} or ["edition=first"]
Bots = str | Sequence[str]  # "greedy,random" or ["greedy", "random"]
Seats = int | str | Iterable[int]  # 3, "2-4" or [2, 3, 4]
File = str | Path
Times = File | Iterable[File]  # files of thinking times, or folders of them
Progress = Callable[[int, int], object]  # games played, games planned
Preparing = Callable[[float], None]  # how much of the game is compiled, from 0 to 1

ENGINES = ("local", "ray")


def variant_of(game: str | Variant, options: Options | None = None) -> Variant:
    """A game under these options. A dial of its board is turned in the same way."""
    variant = game if isinstance(game, Variant) else find(game).variant()
    if not options:
        return variant
    found = variant.game
    chosen = _chosen(variant, options)
    numbers = {dial.path: chosen.pop(dial.path) for dial in found.dials if dial.path in chosen}
    changed = {**variant.numbers, **turned(found, numbers)} if numbers else variant.numbers
    return found.variant({**variant.options, **chosen}, changed)


def _chosen(variant: Variant, options: Options) -> dict[str, Value]:
    if isinstance(options, Mapping):
        return dict(options)
    chosen: dict[str, Value] = {}
    for text in [options] if isinstance(options, str) else options:
        key, equals, value = text.partition("=")
        if not equals:
            example = next((f"{o.name}={o.values[-1]}".lower() for o in variant.game.options), "name=value")
            raise BadOption("error-option-form", found=text, example=example)
        chosen[key] = _value(value)
    return chosen


def _value(text: str) -> Value:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if text.lstrip("-").isdigit() else text


def seed_of(seed: int | str | None) -> int | str | None:
    """Decimal digits are a number; `0x…` or 64 digits are hexadecimal."""
    if not isinstance(seed, str):
        return seed
    if seed.isdecimal() and len(seed) < 64:
        return int(seed)
    return seed.removeprefix("0x")


def names_of(names: str | Iterable[str]) -> list[str]:
    """Names in a list, or in a text with commas. A `LocalBot` is one name and stays what it is."""
    if type(names) is str:
        return [name.strip() for name in names.split(",") if name.strip()]
    return [names] if isinstance(names, str) else list(names)


def remembering(names: Iterable[str], memory: str | int | None) -> list[str]:
    """These bots, with that memory."""
    from ludotheque.bots.roster import with_memory  # it imports the compiler

    return [name if memory is None else with_memory(name, str(memory)) for name in names]


def times_of(times: Times) -> ThinkingTimes:
    """The thinking times in these files."""
    from ..lengths.times import read_times

    return read_times(Path(file) for file in ([times] if isinstance(times, str | Path) else times))


def counts_of(seats: Seats, variant: Variant) -> list[int]:
    """Numbers of players: `3`, `2-4` for every number from 2 to 4, or a list of them."""
    if isinstance(seats, str):
        low, dash, high = seats.partition("-")
        if not low.isdecimal() or (dash and not high.isdecimal()) or int(high or low) < int(low):
            raise BadRequest("error-seats-range", found=seats)
        for end in (int(low), int(high or low)):  # before a list of a billion numbers is made
            variant.game.check_seats(end)
        return list(range(int(low), int(high or low) + 1))
    counts = [seats] if isinstance(seats, int) else list(dict.fromkeys(seats))
    if not counts:
        raise BadRequest("error-seats-range", found="")
    for count in counts:
        variant.game.check_seats(count)
    return counts


def executors_of(engine: str, address: str | None, workers: int | None, records: bool = False) -> ExecutorFor:
    """The executor for given bots: this machine's cores, or a Ray cluster."""
    from ..executors.local import check_workers, executor_for

    if engine not in ENGINES:
        raise BadRequest("error-engine", found=engine, known=list(ENGINES))
    check_workers(workers)
    if engine == "local":
        if address is not None:
            raise BadRequest("error-engine-address")
        return lambda bots: executor_for(bots, workers, records)
    from ..executors.on_ray import RayExecutor

    cluster = RayExecutor(address, workers)
    return lambda bots: cluster


def messages_in(language: str, variant: Variant) -> Messages:
    """The texts of a report or chart, with those of the game."""
    if language not in LANGUAGES:
        raise BadRequest("error-language", found=language, known=list(LANGUAGES))
    return messages(language, variant.game.folder / "locales")


def check_folder(file: Path) -> None:
    """Raise BadRequest if the folder of the file does not exist."""
    if not file.parent.is_dir():
        raise BadRequest("error-folder", file=str(file), parent=str(file.parent))


def check_chart(file: File) -> None:
    """Raise an error if no chart can be drawn, or none written to this file."""
    with lab_extra():
        from ..charts.pictures import check
    check(Path(file))


def silent(*done: object) -> None:
    """No progress display."""
