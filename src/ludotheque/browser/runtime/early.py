"""What is imported before the interpreter's memory is kept on a device.

That is no package that was compiled for Pyodide, which a kept memory cannot have, and nothing that imports one. Beside
the memory our files are kept, with what Python makes of them when it imports them: the next start need not compile.
"""

from __future__ import annotations

# ruff: noqa: F401
import concurrent.futures.thread
import contextlib
import datetime
import decimal
import hashlib
import importlib.metadata
import importlib.resources
import importlib.util
import ipaddress
import platform
import queue
import secrets
import shlex
import sys
import tomllib
import urllib.parse
import uuid
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path

import babel.numbers
import fluent.runtime
import typing_extensions

HOME = Path(__file__).parents[3]

sys.dont_write_bytecode = False


def _compiling() -> Iterator[bool]:
    for source in sorted(HOME.rglob("*.py")):
        if not Path(importlib.util.cache_from_source(source)).exists():
            with contextlib.suppress(SyntaxError):  # said when it is imported
                SourceFileLoader(source.stem, str(source)).get_code(source.stem)  # writes it down
            yield True


_slices = _compiling()


def compile_next() -> bool:
    """Compile one more of our files. False: none is left."""
    return next(_slices, False)
