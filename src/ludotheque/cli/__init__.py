"""The command `ludotheque`: thin commands over the library."""

from __future__ import annotations


def main() -> None:
    from .app import run

    raise SystemExit(run())
