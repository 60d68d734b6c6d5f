"""The command `ludotheque`: thin commands over the library."""

from __future__ import annotations

INTERRUPTED = 130


def main() -> None:
    try:
        from .app import run
    except KeyboardInterrupt:  # while the library is still being read
        raise SystemExit(INTERRUPTED) from None
    raise SystemExit(run())
