"""What is in a notebook: questions with their answers, and notes. Each is a line of JSON."""

from __future__ import annotations

import math
from typing import Any, TypeVar

import msgspec

import ludotheque
from ludotheque.bots.external.local import plain
from ludotheque.core.contract import Value, Variant
from ludotheque.core.reading import Reader, anything

from ..run.question import Question

FORM = 1  # of the lines; a reader refuses lines of a later one

T = TypeVar("T")


class AskedRules(msgspec.Struct, frozen=True):
    """The rules of a question, or one of those it compares."""

    label: str
    options: dict[str, Value]
    numbers: dict[str, Any]


class AskedQuestion(msgspec.Struct, frozen=True):
    """Everything that decides an answer. Two questions that are equal have the same one."""

    command: str
    version: str
    game: str
    rules: list[AskedRules]
    seats: list[int]
    bots: list[str]
    games: int  # with each rule and number of players, at most
    seed: int | str
    more: dict[str, Any]  # what only this command asks


class Answered(msgspec.Struct, frozen=True, tag_field="kind", tag="answer"):
    """A question with its answer, which is the one that the command prints with `--json`."""

    form: int
    number: int  # from 1; it never changes, so that notes and people can name it
    asked: AskedQuestion
    answer: dict[str, Any]


class Note(msgspec.Struct, frozen=True, tag_field="kind", tag="note"):
    form: int
    to: int  # the number of an answer
    text: str


Entry = Answered | Note
ENTRY: Reader[Entry] = Reader(Entry)  # type: ignore[arg-type]


def rules_asked(variant: Variant, label: str = "") -> AskedRules:
    return AskedRules(label or changed(variant), dict(variant.options), dict(variant.numbers))


def asked_of(command: str, question: Question, **more: Any) -> AskedQuestion:
    rules = [rules_asked(rule.variant, rule.label) for rule in question.rules]
    more |= {
        "measures": list(question.measures),
        "sample": question.sample,
        "luck_games": question.luck_games,
        "weak": str(question.weak),
        "levels": list(question.levels),
        "level_games": question.level_games,
    }
    return AskedQuestion(
        command,
        ludotheque.__version__,
        question.rules[0].variant.name,
        rules,
        list(question.seats),
        list(plain(question.bots)),
        question.games,
        question.seed,
        more,
    )


def changed(variant: Variant) -> str:
    """The options and numbers that are not the usual ones: `edition=first, hand=4`."""
    usual = {option.name: option.default for option in variant.game.options}
    chosen = {name: value for name, value in variant.options.items() if value != usual[name]}
    return ", ".join(f"{name}={value}".lower() for name, value in {**chosen, **variant.numbers}.items())


def kept(answer: msgspec.Struct) -> dict[str, Any]:
    """An answer as it is written: infinite bounds are null."""
    found: dict[str, Any] = anything.read(msgspec.json.encode(answer, enc_hook=str))
    return found


def read_answer(answer: dict[str, Any], reader: Reader[T]) -> T:
    """An answer as it was given. Raises msgspec.ValidationError."""
    return reader.convert(_unbounded(answer))


def _unbounded(value: Any) -> Any:
    """JSON has no infinite numbers: bounds that are null are none."""
    if isinstance(value, list):
        return [_unbounded(each) for each in value]
    if not isinstance(value, dict):
        return value
    found = {name: _unbounded(each) for name, each in value.items()}
    if found.keys() == {"value", "low", "high"}:
        found["low"] = -math.inf if found["low"] is None else found["low"]
        found["high"] = math.inf if found["high"] is None else found["high"]
    return found
