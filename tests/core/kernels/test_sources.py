"""Kernels use nothing that the fingerprint of their cache does not watch (see `core.kernels.decorators`)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import find_spec, resolve_name
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.kernels.decorators import CORE

ROOT = Path(ludotheque.__file__).parent
DECORATORS = {"kernel", "helper"}
IN_THE_FINGERPRINT = {"numpy", "numba", *sys.stdlib_module_names}  # by their versions


def decorated(tree: ast.Module) -> bool:
    return any(
        isinstance(decorator, ast.Name) and decorator.id in DECORATORS
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
    )


def compiled_sources(folder: Path) -> list[Path]:
    """The modules with kernels in them, outside `core`, which every fingerprint watches."""
    return [
        source
        for source in sorted(folder.rglob("*.py"))
        if not source.is_relative_to(CORE) and decorated(ast.parse(source.read_text(encoding="utf-8")))
    ]


def imported(source: Path, package: str) -> Iterator[str]:
    """The modules that a source imports when it runs, those for type checkers left out."""
    waiting: list[ast.AST] = [ast.parse(source.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            waiting += node.orelse
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            yield module
            yield from (f"{module}.{name.name}" for name in node.names if is_module(f"{module}.{name.name}"))
        waiting += ast.iter_child_nodes(node)


def is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def unwatched(source: Path, package: str) -> list[str]:
    """What a source, and the modules of its folder that it imports, import from folders that nothing watches."""
    folder, found = source.parent, []
    waiting, seen = [source], {source}
    while waiting:
        here = waiting.pop()
        inside = here.parent.relative_to(folder).parts
        for name in imported(here, ".".join([package, *inside])):
            if name.partition(".")[0] in IN_THE_FINGERPRINT:
                continue
            spec = find_spec(name)
            assert spec is not None
            assert spec.origin is not None
            origin = Path(spec.origin)
            if origin.is_relative_to(CORE):
                continue
            if not origin.is_relative_to(folder):
                found.append(f"{here.name} imports {name}")
            elif origin not in seen:
                seen.add(origin)
                waiting.append(origin)
    return found


def package_of(source: Path) -> str:
    return ".".join(["ludotheque", *source.parent.relative_to(ROOT).parts])


def test_the_compiled_modules_are_found() -> None:
    found = {str(source.relative_to(ROOT)) for source in compiled_sources(ROOT)}
    assert {
        "adapters/vector/stepping.py",
        "bots/search/ismcts.py",
        "bots/search/tree.py",
        "games/winston/rules.py",
        "lab/run/loops.py",
    } <= found


@pytest.mark.parametrize("source", compiled_sources(ROOT), ids=lambda source: str(source.relative_to(ROOT)))
def test_compiled_modules_import_only_from_watched_folders(source: Path) -> None:
    assert unwatched(source, package_of(source)) == []


@pytest.mark.parametrize(
    ("line", "beside", "wrong"),
    [
        ("from ludotheque.core.contract import NOBODY", "", []),
        ("from ludotheque.bots.codes import POLICIES", "", ["rules.py imports ludotheque.bots.codes"]),
        (
            "from ludotheque.bots import codes",
            "",
            ["rules.py imports ludotheque.bots", "rules.py imports ludotheque.bots.codes"],
        ),
        ("from .state import A", "A = 1", []),
        (
            "from . import state",
            "from ludotheque.bots.codes import POLICIES",
            ["state.py imports ludotheque.bots.codes"],
        ),
        ("if TYPE_CHECKING:\n    from ludotheque.bots.codes import POLICIES", "", []),
    ],
)
def test_a_constant_from_elsewhere_is_found(
    line: str, beside: str, wrong: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path.parent)
    (tmp_path / "__init__.py").touch()
    (tmp_path / "state.py").write_text(beside)
    (tmp_path / "rules.py").write_text(f"{line}\n\n@kernel\ndef rule(): ...\n")
    assert compiled_sources(tmp_path) == [tmp_path / "rules.py"]
    assert unwatched(tmp_path / "rules.py", tmp_path.name) == wrong
