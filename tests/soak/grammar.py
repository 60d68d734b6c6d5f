"""What the API takes, read from its own description, so that new routes are attacked without further work."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ludotheque.server.app import litestar
from ludotheque.server.guard.limits import Buckets
from ludotheque.server.schema import FromSocket
from ludotheque.server.settings import Settings

Json = Any
Schema = Mapping[str, Any]
Build = Callable[[str], Json]  # a request's value with this string somewhere in it

DEEP = 2000
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}

HOSTILE = (
    "",
    " ",
    "cmd:touch HURT",
    "cmd:sh -c :>HURT",
    "hurt.py:Kind",
    "./hurt.py:Kind",
    "hurt:Kind",
    "os:system",
    "antigravity:fly",
    "openspiel:200",
    "openspiel",
    "search",
    "search:999999999",
    "search:999999999ms",
    "search:-1",
    "../../etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "/etc/passwd",
    "__class__",
    "__init__.__globals__",
    "{0.__class__}",
    "%s%n%x",
    "{ $secret }",
    '{ FUNCTION("x") }',
    "<script>alert(1)</script>",
    "</script><img src=x onerror=alert(1)>",
    "'; DROP TABLE entries; --",
    '" OR ""="',
    "\x00",
    "a\x00b",
    "\r\nSet-Cookie: a=b",
    "\u202eevil\u2066",
    "\ufeff",
    "\ud800",
    "a\udfffb",
    "\U0010ffff",
    "e" + "\u0301" * 30,
    "\u0130\ufb03\u1e9e",
    "٣",
    "NaN",
    "1e999",
    "9" * 400,
    "A" * 20,
    "A" * 3000,
)

ODD: tuple[Json, ...] = (
    *(None, True, False, 0, -1, 1, 7, 8, 64, 255, 1 << 31, 1 << 53, 1 << 63, 1 << 64, 10**30, -(1 << 63)),
    *(0.5, -0.0, 1e308, 5e-324, float("nan"), float("inf"), [], {}, [[]], {"": None}, [None] * 9),
)


@dataclass(frozen=True)
class Parameter:
    name: str
    place: str  # path, query or header
    schema: Schema


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    parameters: tuple[Parameter, ...]
    body: Schema | None

    @property
    def changes(self) -> bool:
        return self.method not in ("GET", "HEAD", "OPTIONS")

    def fill(self, values: Mapping[str, str]) -> str:
        """The address, with each `{name}` of the path filled in."""
        path = self.path
        for parameter in self.parameters:
            if parameter.place == "path":
                path = path.replace(f"{{{parameter.name}}}", values[parameter.name])
        return path


def our_description() -> Json:
    """The OpenAPI description, without a running server."""
    return litestar(Settings(database="sqlite://"), Buckets(0)).openapi_schema.to_schema()


class Grammar:
    """The operations of an OpenAPI description, and values for them.

    `known` gives sensible values for fields of these names: the description says that a game is a string, but not
    which. Those of names in `always` are never left for another: a valid one would keep all others waiting.
    """

    def __init__(self, description: Schema, known: Mapping[str, Sequence[Json]], always: Collection[str] = ()) -> None:
        self._root = description
        self.known, self.always = known, always
        self.operations = [
            self._operation(method, path, found)
            for path, methods in sorted(description["paths"].items())
            for method, found in sorted(methods.items())
        ]

    @classmethod
    def of_sockets(cls, known: Mapping[str, Sequence[Json]]) -> tuple[Grammar, list[Schema]]:
        """The messages that sockets may send."""
        schema = msgspec.json.schema(FromSocket)
        grammar = cls({"paths": {}, **schema}, known)
        return grammar, [grammar.resolve(each) for each in schema["anyOf"]]

    def _operation(self, method: str, path: str, found: Schema) -> Operation:
        parameters = [
            Parameter(each["name"], each["in"], self.resolve(each.get("schema", {})))
            for each in found.get("parameters", [])
        ]
        body = found.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        return Operation(method.upper(), path, tuple(parameters), None if body is None else self.resolve(body))

    def resolve(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            found: Any = self._root
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            schema = found
        return schema

    # --- valid values ---

    def _fits(self, value: Json, schema: Schema) -> bool:
        """Whether the value is of the right type: fields of one name may differ from route to route."""
        schema = self.resolve(schema)
        for kind in ("oneOf", "anyOf"):
            if kind in schema:
                return any(self._fits(value, option) for option in schema[kind])
        return "type" not in schema or isinstance(value, TYPES[schema["type"]])

    def least(self, schema: Schema, name: str = "") -> Json:
        """A valid value with nothing in it that may be left out."""
        schema = self.resolve(schema)
        for value in self.known.get(name, ()):
            if self._fits(value, schema):
                return value
        for kind in ("oneOf", "anyOf"):
            if kind in schema:
                return self.least(schema[kind][0], name)
        if "enum" in schema:
            return schema["enum"][0]
        if "const" in schema:
            return schema["const"]
        match schema.get("type"):
            case "object":
                return {key: self.least(schema["properties"][key], key) for key in schema.get("required", ())}
            case "array":
                return [self.least(schema.get("items", {}), name) for _ in range(schema.get("minItems", 0))]
            case "string":
                return "x" * max(1, schema.get("minLength", 1))
            case "integer" | "number":
                return schema.get("minimum", 0)
            case "boolean":
                return False
            case _:
                return None

    def sample(self, schema: Schema, dice: random.Random, name: str = "") -> Json:
        """Any valid value."""
        schema = self.resolve(schema)
        if self.known.get(name) and (name in self.always or dice.random() < 0.9):
            value = dice.choice(self.known[name])
            if self._fits(value, schema):
                return value
        for kind in ("oneOf", "anyOf"):
            if kind in schema:
                return self.sample(dice.choice(schema[kind]), dice, name)
        if "enum" in schema:
            return dice.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        match schema.get("type"):
            case "object":
                required = schema.get("required", ())
                return {
                    key: self.sample(value, dice, key)
                    for key, value in schema.get("properties", {}).items()
                    if key in required or dice.random() < 0.3
                }
            case "array":
                most = min(schema.get("maxItems", 4), 4)
                count = dice.randint(min(schema.get("minItems", 0), most), most)
                return [self.sample(schema.get("items", {}), dice, name) for _ in range(count)]
            case "string":
                return dice.choice(("x", "Ada", "0123456789abcdef", "é" * 16))
            case "integer" | "number":
                low = schema.get("minimum", 0)
                return dice.choice((low, low, low + 1, schema.get("maximum", 7)))
            case "boolean":
                return dice.random() < 0.5
            case _:
                return dice.choice((None, 0, "x", [], {}))

    # --- a string in every place ---

    def strings(self, schema: Schema, name: str = "") -> Iterator[tuple[str, Build]]:
        """For every place that a string can be put: where it is, and the value with a string there."""
        schema = self.resolve(schema)
        for kind in ("oneOf", "anyOf"):
            if kind in schema:
                for option in schema[kind]:
                    yield from self.strings(option, name)
                return
        type = schema.get("type")
        if type == "object":
            yield from self._strings_of_object(schema)
        elif type == "array":
            rest = self.least(schema, name)[1:]
            for where, build in self.strings(schema.get("items", {}), name):
                yield f"[]{where}", lambda s, build=build, rest=rest: [build(s), *rest]  # type: ignore[misc]
        else:
            yield "", lambda s: s  # perhaps of the wrong type
            if type is None and "enum" not in schema and "const" not in schema:  # anything at all
                yield "[]", lambda s: [s, [s]]
                yield "{}", lambda s: {s: s}

    def _strings_of_object(self, schema: Schema) -> Iterator[tuple[str, Build]]:
        properties = schema.get("properties", {})
        least = {key: self.least(properties[key], key) for key in schema.get("required", ())}
        # what a field means may depend on a choice: the level of a `bot`, the name of a `human`
        choices = [(key, value) for key, each in properties.items() for value in self.resolve(each).get("enum", ())]
        bases = [{**least, key: value} for key, value in choices] or [least]
        for key, each in properties.items():
            for where, build in self.strings(each, key):
                for base in bases:
                    yield f".{key}{where}", lambda s, key=key, build=build, base=base: {**base, key: build(s)}  # type: ignore[misc]
        yield ".*", lambda s: {**least, s: s}
        if schema.get("additionalProperties"):
            yield "{}", lambda s: {s: s}


# --- invalid values ---


def mutated(value: Json, dice: random.Random) -> Json:
    """The value with one thing in it changed, left out or added."""
    if isinstance(value, dict) and value and dice.random() < 0.85:
        key = dice.choice(list(value))
        chance = dice.random()
        if chance < 0.1:
            return {k: v for k, v in value.items() if k != key}
        if chance < 0.2:
            return {**value, odd_string(dice): odd(dice)}
        return {**value, key: mutated(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.85:
        place = dice.randrange(len(value))
        chance = dice.random()
        if chance < 0.1:
            return value[:place] + value[place + 1 :]
        if chance < 0.2:
            return value * dice.choice((2, 3, 50))
        return [*value[:place], mutated(value[place], dice), *value[place + 1 :]]
    return odd(dice)


def odd_string(dice: random.Random) -> str:
    if dice.random() < 0.7:
        return dice.choice(HOSTILE)
    return "".join(chr(dice.choice((dice.randrange(128), dice.randrange(0x3000)))) for _ in range(dice.randrange(12)))


def odd(dice: random.Random) -> Json:
    return odd_string(dice) if dice.random() < 0.5 else dice.choice(ODD)


def written(value: Json, dice: random.Random) -> bytes:
    """As JSON, or nearly."""
    chance = dice.random()
    if chance < 0.75:
        return json.dumps(value).encode()
    if chance < 0.9:
        return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")
    if chance < 0.93:
        return json.dumps(value, ensure_ascii=False).encode("utf-16", "surrogatepass")
    if chance < 0.96:
        depth = dice.choice((50, 500, DEEP))
        opening, closing = dice.choice(((b"[", b"]"), (b'{"a":', b"}"), (b'{"game":', b"}")))
        return opening * depth + b"1" + closing * depth
    return damaged(json.dumps(value).encode(), dice)


def damaged(data: bytes, dice: random.Random) -> bytes:
    """With a few bytes changed, left out, doubled or added."""
    found = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 5))):
        place = dice.randrange(len(found) + 1)
        match dice.randrange(5):
            case 0 if place < len(found):
                found[place] ^= 1 << dice.randrange(8)
            case 1:
                found[place:place] = bytes([dice.randrange(256)])
            case 2:
                del found[place : place + dice.randrange(1, 8)]
            case 3:
                found[place:place] = found[place : place + dice.randrange(1, 40)]
            case _:
                found[place:place] = dice.choice(
                    (b"\x00", b"\xff", b"\xed\xa0\x80", b"\xc0\xaf", b"\r\n", b'"', b"\\u")
                )
    return bytes(found)
