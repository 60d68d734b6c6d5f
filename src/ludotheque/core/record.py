"""Game records, version 1: one game as JSON, to be replayed without any generator (docs/reference/record.md).

A reader never guesses: what breaks the format or a rule is refused with the line, the move and the reason.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from typing import IO, TYPE_CHECKING, Any

import msgspec

from .chance import fair
from .errors import BadRequest, LudothequeError, RecordError
from .match import RESIGNED, Match, draw_setup, parse_seed
from .messages import Phrase
from .reading import Reader
from .shelf import find

if TYPE_CHECKING:
    from .contract import Variant

VERSION = 1
LARGEST = 16 << 20  # bytes; the longest games have a thousandth of that


class _Struct(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    pass


class RecordedSeat(_Struct):
    name: str
    by: str


class Fair(_Struct):
    commitment: str
    seed: str | msgspec.UnsetType = msgspec.UNSET


class RecordedResult(_Struct):
    places: list[int]
    end: str
    scores: list[int] | msgspec.UnsetType = msgspec.UNSET
    by: int | msgspec.UnsetType = msgspec.UNSET


class Record(_Struct):
    record: int
    game: str
    options: dict[str, str | bool | int]
    seats: list[RecordedSeat]
    setup: dict[str, Any]
    moves: list[tuple[int | None, str]]
    fair: Fair | msgspec.UnsetType = msgspec.UNSET
    result: RecordedResult | msgspec.UnsetType = msgspec.UNSET


class _Heading(msgspec.Struct):
    """Enough to know a record, or a proof, from anything else."""

    record: Any = None
    proof: Any = None


_RECORD, _HEADING = Reader(Record), Reader(_Heading)


# --- writing ---


def record_of(match: Match) -> dict[str, Any]:
    if match.variant.numbers:  # a record is read on the printed board
        raise BadRequest("error-record-numbers", found=list(match.variant.numbers))
    if match.redrawn is not None:  # a record is replayed from its opening
        raise BadRequest("error-record-redrawn")
    record: dict[str, Any] = {
        "record": VERSION,
        "game": match.variant.name,
        "options": dict(match.variant.options),
        "seats": [{"name": name, "by": by} for name, by in zip(match.names, match.players, strict=True)],
        "setup": match.setup,
    }
    if match.commitment is not None:
        record["fair"] = {"commitment": match.commitment}
        if match.over and match.seed is not None:
            record["fair"]["seed"] = fair.seed_bytes(match.seed).hex()
    record["moves"] = [[seat, text] for seat, text in match.moves]
    if match.over:
        record["result"] = _result_of(match)
    return record


def _result_of(match: Match) -> dict[str, Any]:
    if match.resigned is not None:
        return {"places": match.places, "end": RESIGNED, "by": match.resigned}
    return {"scores": match.scores, "places": match.places, "end": match.end}


def to_line(match: Match) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(match.record()) + b"\n"


# --- reading ---


def match_of(
    source: Mapping[str, Any] | str | bytes,
    *,
    upto: int | None = None,
    seed: int | str | None = None,
    line: int = 1,
    numbers: Mapping[str, Any] | None = None,
) -> Match:
    """The match a record holds, every move checked. Raises RecordError.

    `numbers`: of the board it was played on, which a record cannot tell; without them it is the printed one.
    """
    record = _parse(source, line)
    move: int | None = None
    try:
        match = _open(record, seed, numbers)
        if upto is not None and not 0 <= upto <= len(record.moves):
            raise RecordError(line, Phrase("record-upto", {"found": upto, "last": len(record.moves)}))
        for move, (seat, text) in enumerate(record.moves[:upto], 1):
            if seat is None and not match.at_chance and not match.over:
                raise RecordError(line, Phrase("record-not-chance", {"name": match.names[match.mover or 0]}), move)
            match.play(text, seat)
        move = None
        if upto is None or upto == len(record.moves):
            _finish(match, record, line)
    except RecordError:
        raise
    except LudothequeError as error:
        raise RecordError(line, error.phrase, move) from error
    except RecursionError:
        raise RecordError(line, Phrase("record-shape", {"detail": "Nested too deeply"}), move) from None
    return match


def _parse(source: Mapping[str, Any] | str | bytes, line: int) -> Record:
    try:
        if isinstance(source, (str, bytes)):
            record = _RECORD.read(source)
        else:
            record = _RECORD.convert(source)
    except msgspec.ValidationError as error:
        raise RecordError(line, Phrase("record-shape", {"detail": str(error)})) from None
    except msgspec.DecodeError as error:
        at = re.search(r"\(byte (\d+)\)", str(error))
        if at and isinstance(source, bytes):  # a record may stand on several lines
            line += source[: int(at[1])].count(b"\n")
        raise RecordError(line, Phrase("record-json", {"detail": str(error)})) from None
    if record.record != VERSION:
        raise RecordError(line, Phrase("record-version", {"found": record.record, "expected": VERSION}))
    return record


def _open(record: Record, seed: int | str | None, numbers: Mapping[str, Any] | None) -> Match:
    game = find(record.game)
    for option in game.options:
        if option.name not in record.options:
            raise LudothequeError("record-option-missing", option=option.name)
    variant = game.variant(record.options, numbers)
    seats = len(record.seats)
    game.check_seats(seats)
    setup = game.before | record.setup
    _check_entries(variant, seats, setup)
    match = Match(
        variant,
        seats,
        variant.engine.layout(setup, seats),
        names=[seat.name for seat in record.seats],
        seed=_seed(record) if seed is None else parse_seed(seed),
    )
    match.players = [seat.by for seat in record.seats]
    if record.fair is not msgspec.UNSET:
        if match.commitment not in (None, record.fair.commitment):
            raise LudothequeError("record-commitment")
        match.commitment = record.fair.commitment
    return match


def _check_entries(variant: Variant, seats: int, setup: Mapping[str, Any]) -> None:
    known = draw_setup(variant, seats, 0)
    for name in known:
        if name not in setup:
            raise LudothequeError("record-setup-missing", entry=name)
    for name in setup:
        if name not in known:
            raise LudothequeError("error-setup-entry", found=name, known=list(known))


def _seed(record: Record) -> int | None:
    if record.fair is msgspec.UNSET or record.fair.seed is msgspec.UNSET:
        return None
    return parse_seed(record.fair.seed)


def _finish(match: Match, record: Record, line: int) -> None:
    """The result must be the one the moves lead to."""
    result = record.result
    if result is not msgspec.UNSET and result.end == RESIGNED and not match.over:
        if result.by is msgspec.UNSET:
            raise RecordError(line, Phrase("record-resigned-by"))
        match.resign(result.by)
    if match.over and result is msgspec.UNSET:
        raise RecordError(line, Phrase("record-result-missing"))
    if not match.over and result is not msgspec.UNSET:
        raise RecordError(line, Phrase("record-not-over"))
    if result is not msgspec.UNSET:
        found, expected = msgspec.to_builtins(result), _result_of(match)
        for name in sorted(found.keys() | expected.keys()):
            if found.get(name) != expected.get(name):
                fields = {"entry": name, "found": str(found.get(name)), "expected": str(expected.get(name))}
                raise RecordError(line, Phrase("record-result", fields))


def read_matches(
    file: IO[bytes], read: Callable[[bytes, int], Match] | None = None
) -> Iterator[tuple[int, Match | RecordError]]:
    """Every game of a file, with its line: JSON Lines, or one JSON object over several lines.

    `read` makes a match of a text and its line; `match_of` if it is not given. A refused record comes as its
    RecordError, and reading goes on with the next one, whatever was wrong.
    """
    for number, text in enumerate(_texts(file), 1):
        if len(text) > LARGEST:
            yield number, RecordError(number, Phrase("record-long", {"megabytes": LARGEST >> 20}))
        elif text.strip():
            try:
                yield number, match_of(text, line=number) if read is None else read(text, number)
            except RecordError as error:
                yield error.line, error
            except Exception as error:  # a game from elsewhere may fail in any way
                detail = f"{type(error).__name__}: {error}"
                yield number, RecordError(number, Phrase("record-failed", {"detail": detail}))


def _texts(file: IO[bytes]) -> Iterator[bytes]:
    """The lines, or all of them as one text where no line is a game by itself."""
    lines = iter(functools.partial(_line, file), b"")
    begun: list[bytes] = []
    size = 0
    for line in lines:
        begun.append(line)
        size += len(line)
        if size > LARGEST or _is_game(line) or (len(begun) == 1 and line.rstrip().endswith(b"}")):
            yield from begun
            yield from lines
            return
    yield b"".join(begun)


def _line(file: IO[bytes]) -> bytes:
    """The next line. A line over the limit is cut just after it."""
    line = rest = file.readline(LARGEST + 1)
    while len(rest) > LARGEST and not rest.endswith(b"\n"):
        rest = file.readline(LARGEST + 1)
    return line


def _is_game(line: bytes) -> bool:
    try:
        found = _HEADING.read(line)
    except msgspec.DecodeError:
        return False
    return found.record is not None or found.proof is not None


# --- fairness ---


def check_fair(match: Match) -> None:
    """Whether every card and die followed from the seed. Raises RecordError with what did not."""
    if match.seed is None:
        raise RecordError(1, Phrase("record-no-seed"))
    drawn = draw_setup(match.variant, match.seats, match.seed)
    for name, value in match.setup.items():
        if name not in match.variant.game.choices and value != drawn[name]:
            raise RecordError(1, Phrase("record-setup-unfair", {"entry": name}))
    again = match.fork(0)
    for number, (seat, text) in enumerate(match.moves, 1):
        if seat is None:
            rolled = again.chance()
            if rolled != text:
                raise RecordError(1, Phrase("record-roll-unfair", {"found": text, "expected": rolled}), number)
        else:
            again.play(text, seat)
