"""Rules to compare: `edition=first,second` for an option, `dogs.Rex=5,8` for a number of `board.toml`."""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Sequence
from typing import Any

from ludotheque.core.board.overrides import entries
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadOption

from ..run.question import Rule


def rules(variant: Variant, varied: Sequence[str]) -> tuple[Rule, ...]:
    """Every combination of these values, beginning with the first of each; all else as in `variant`."""
    if not varied:
        raise BadOption("error-vary-none", known=_known(variant))
    found = []
    for chosen in itertools.product(*(_values(variant, text) for text in varied)):
        options: dict[str, Value] = dict(variant.options)
        numbers: dict[str, Any] = dict(variant.numbers)
        for name, value in chosen:
            (options if name in options else numbers)[name] = value
        label = ", ".join(f"{name}={_spelled(value)}" for name, value in chosen)
        found.append(Rule(label, variant.game.variant(options, numbers)))
    _check(found)
    return tuple(found)


def _values(variant: Variant, text: str) -> list[tuple[str, Any]]:
    """`name=a,b` as [(name, a), (name, b)]."""
    name, equals, listed = text.partition("=")
    values = _split(listed)
    if not equals or len(values) < 2:
        raise BadOption("error-vary-form", found=text)
    if name.partition(".")[0] not in _known(variant):
        raise BadOption("error-vary-name", title=variant.game.title, found=name, known=_known(variant))
    return [(name, _value(value)) for value in values]


def _split(text: str) -> list[str]:
    """Split at the commas outside brackets and quotes."""
    parts, depth, quote = [""], 0, ""
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter in "[{":
            depth += 1
        elif letter in "]}":
            depth -= 1
        if letter == "," and not depth and not quote:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def _value(text: str) -> Any:
    """A TOML value; anything else is a word."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def _spelled(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _known(variant: Variant) -> list[str]:
    dials = (dial.path.partition(".")[0] for dial in variant.game.dials)
    return list(dict.fromkeys([*variant.options, *entries(variant.game), *dials]))


def _check(found: list[Rule]) -> None:
    """Each rule must be possible, and no two the same."""
    seen: dict[tuple[bytes, bytes], str] = {}
    for rule in found:
        key = rule.variant.option_codes.tobytes(), rule.variant.engine.board.tobytes()
        if key in seen:
            raise BadOption("error-vary-same", one=seen[key], other=rule.label)
        seen[key] = rule.label
