"""What `core.messages` needs: Fluent's runtime, and of Babel the code and the numbers and plurals of our languages."""

from __future__ import annotations

import pickle
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from babel import localedata
from babel.core import get_global

from ludotheque.core.messages import LANGUAGES

from .shortening import shortened

PACKAGES = ("attr", "fluent.runtime", "fluent.syntax", "pytz")
MODULES = ("typing_extensions",)
BABEL = ("__init__", "core", "dates", "localedata", "numbers", "plural", "localtime/__init__", "localtime/_helpers")
LOCALTIME = ("localtime/_fallback", "localtime/_unix", "localtime/_win32")
KEPT = (
    "decimal_formats",
    "default_numbering_system",
    "minimum_grouping_digits",
    "number_symbols",
    "numbering_systems",
    "percent_formats",
    "plural_form",
)
GLOBALS = (
    "language_aliases",
    "likely_subtags",
    "parent_exceptions",
    "script_aliases",
    "territory_aliases",
    "variant_aliases",
)


def text_sources() -> dict[str, bytes]:
    """Their files by the paths from which they are imported."""
    found: dict[str, bytes] = {}
    for package in PACKAGES:
        folder = _folder(package)
        for source in folder.rglob("*.py"):
            found[f"{package.replace('.', '/')}/{source.relative_to(folder).as_posix()}"] = source.read_bytes()
    for name in (*BABEL, *LOCALTIME):
        found[f"babel/{name}.py"] = (_folder("babel") / f"{name}.py").read_bytes()
    for name in MODULES:
        found[f"{name}.py"] = (_folder(name) / f"{name}.py").read_bytes()
    found = {name: shortened(source) for name, source in found.items()}
    for language in LANGUAGES:
        data = localedata.load(language)
        found[f"babel/locale-data/{language}.dat"] = _pickled({key: data[key] for key in KEPT if key in data})
    found["babel/locale-data/root.dat"] = _pickled({})
    known: dict[str, Any] = {}
    for name in GLOBALS:
        ours = get_global(name)  # type: ignore[arg-type]
        known[name] = {key: value for key, value in ours.items() if key in LANGUAGES}
    found["babel/global.dat"] = _pickled(known)
    return found


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise ImportError(package)
    return Path(spec.origin).parent


def _pickled(data: dict[str, Any]) -> bytes:
    return pickle.dumps(data, 4)
