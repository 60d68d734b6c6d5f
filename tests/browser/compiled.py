"""Counts the files of ours that a browser's Python will not have to compile when it imports them, and all of them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

HOME = Path("/ludotheque")
FLAGS, WRITTEN = slice(4, 8), slice(8, 12)  # of a compiled file: how it is checked, and when its source was written


def compiled(source: Path) -> bool:
    found = Path(importlib.util.cache_from_source(source))
    if not found.exists():
        return False
    head = found.read_bytes()[:16]
    return not any(head[FLAGS]) and int.from_bytes(head[WRITTEN], "little") == int(source.stat().st_mtime)


if __name__ == "__main__":
    sources = list(HOME.rglob("*.py"))
    print(sum(map(compiled, sources)), len(sources))
