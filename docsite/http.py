"""The reference of the HTTP API, made from the server's own description (`/schema/openapi.json`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ludotheque.server.app import litestar
from ludotheque.server.guard.limits import Buckets
from ludotheque.server.settings import Settings

INTRODUCTION = """\
# Over HTTP

Made from `/schema/openapi.json`, which every server serves. [Play over HTTP](../how-to/play-over-http.md) walks through
a game; [the server's API](server-api.md) has the socket and the limits. A request with *token* needs
`Authorization: Bearer TOKEN`. Every error is a [`Problem`](#problem), its message in the language of `Accept-Language`:

| status | means |
| ---: | --- |
"""

Json = Mapping[str, Any]
FIRST_ERROR = 400


def page() -> str:
    schema = litestar(Settings(database="sqlite://"), Buckets(0)).openapi_schema.to_schema()
    paths: Json = schema["paths"]
    structs: Json = schema["components"]["schemas"]
    requests = [(path, method, described) for path in sorted(paths) for method, described in paths[path].items()]
    lines = [INTRODUCTION + "\n".join(_problems(described for _, _, described in requests)), "## Requests"]
    for path, method, described in requests:
        lines += _request(path, method, described)
    lines += ["## Structs", "A field marked with a star must be given."]
    for name in sorted(structs):
        lines += _struct(name, structs[name])
    return "\n\n".join(lines) + "\n"


def _problems(requests: Iterable[Json]) -> list[str]:
    """The meaning of each status. Where requests differ, the most frequent description."""
    found: dict[str, list[str]] = {}
    for described in requests:
        for status, answer in described["responses"].items():
            if int(status) >= FIRST_ERROR:
                found.setdefault(status, []).append(answer["description"])
    return [f"| {status} | {max(said, key=said.count)} |" for status, said in sorted(found.items())]


def _request(path: str, method: str, described: Json) -> list[str]:
    token = " (*token*)" if described.get("security") else ""
    lines = [f"### `{method.upper()} {path}`", f"{described['summary']}{token}."]
    if "description" in described:
        lines.append(str(described["description"]))
    asked = [
        f"- `{each['name']}` ({each['in']}): {_type(each['schema'])}. {each.get('description', '')}".rstrip()
        for each in described.get("parameters", [])
    ]
    if "requestBody" in described:
        asked.append(f"- body: {_content(described['requestBody'])}")
    asked += [
        f"- answer {status}: {_content(answer)}"
        for status, answer in described["responses"].items()
        if int(status) < FIRST_ERROR
    ]
    return [*lines, "\n".join(asked)]


def _content(body: Json) -> str:
    kinds = [_type(each["schema"]) if "schema" in each else kind for kind, each in body.get("content", {}).items()]
    return ", ".join(kinds) or "nothing"


def _struct(name: str, described: Json) -> list[str]:
    lines = [f"### {name}"]
    if "description" in described:
        lines.append(str(described["description"]))
    required = described.get("required", [])
    rows = ["| field | type | |", "| --- | --- | --- |"]
    for field, kind in described.get("properties", {}).items():
        star = " \\*" if field in required else ""
        rows.append(f"| `{field}`{star} | {_type(kind)} | {_remark(kind)} |")
    return [*lines, "\n".join(rows)] if len(rows) > 2 else [*lines, "An object whose fields depend on the game."]


def _remark(kind: Json) -> str:
    said = [" ".join(str(kind.get("description", "")).split())]
    if kind.get("default") is not None:
        said.append(f"Default: `{kind['default']}`.")
    return " ".join(part for part in said if part).replace("|", "\\|")


def _type(kind: Json) -> str:
    """A type in a few words, with a link to its struct."""
    if "$ref" in kind:
        name = kind["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in kind:
        return " or ".join(f"`{value}`" for value in kind["enum"])
    if "const" in kind:
        return f"`{kind['const']}`"
    for several in ("oneOf", "anyOf", "allOf"):
        if several in kind:
            return " or ".join(dict.fromkeys(_type(each) for each in kind[several]))
    if kind.get("type") == "array":
        return f"list of {_type(kind.get('items', {}))}"
    if kind.get("type") == "object" and isinstance(kind.get("additionalProperties"), Mapping):
        return f"object of {_type(kind['additionalProperties'])}"
    return str(kind.get("type", "anything"))
