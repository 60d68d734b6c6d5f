"""The command `ludotheque`: thin commands over the library."""

from __future__ import annotations

INTERRUPTED = 130


def main() -> None:
    try:
        from .app import run
    except KeyboardInterrupt:  # while modules are still being imported
        raise SystemExit(INTERRUPTED) from None
    raise SystemExit(run())
