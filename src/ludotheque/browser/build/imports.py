"""Which modules a source imports."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

LINE = re.compile(r"^\s*(?:import\s+([\w., ]+)|from\s+(\.*[\w.]*)\s+import\s+([\w, ()]+))", re.MULTILINE)


def imported(source: bytes, package: str, everywhere: bool) -> Iterator[str]:
    """The names of modules, and of what may be one: `from a import b` gives `a` and `a.b`. `everywhere`: those
    that only functions import too."""
    try:
        tree = ast.parse(source)
    except SyntaxError:  # of a newer Python than this
        for names, origin, members in LINE.findall(source.decode()):
            yield from _names(names, origin, members, package)
        return
    for node in ast.walk(tree) if everywhere else _at_the_top(tree.body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = _absolute("." * node.level + (node.module or ""), package)
            yield origin
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def _at_the_top(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """All statements that run when the module is imported."""
    for statement in body:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.dump(statement.test):
            continue
        yield statement
        for inner in ("body", "orelse", "finalbody", "handlers"):
            for child in getattr(statement, inner, []):
                yield from _at_the_top(child.body if isinstance(child, ast.ExceptHandler) else [child])


def _absolute(origin: str, package: str) -> str:
    level = len(origin) - len(origin.lstrip("."))
    if not level:
        return origin
    above = package.split(".")
    return ".".join([*above[: len(above) - level + 1], *filter(None, [origin[level:]])])


def _names(names: str, origin: str, members: str, package: str) -> Iterator[str]:
    if names:
        yield from (name.split(" as ")[0].strip() for name in names.split(","))
    else:
        base = _absolute(origin, package)
        yield base
        yield from (f"{base}.{name.split(' as ')[0].strip(' ()')}" for name in members.split(","))
