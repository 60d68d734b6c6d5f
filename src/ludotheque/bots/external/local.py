"""Names that may start a program or import a class."""

from __future__ import annotations

from collections.abc import Iterable


class LocalBot(str):
    """The name of any bot, ours or brought along: `mybots.py:Careful`, `package.module:Careful`, `cmd:./mybot`, or the
    first word of an installed package's bot, which reads the rest itself (`openspiel:200`).

    Making such a bot runs what its name says. So a LocalBot is only made from what the owner of this machine typed; no
    decoder makes one, and a plain string, as it comes over a network, never names anything but a bot of ours.
    """

    def __new__(cls, name: str) -> LocalBot:
        return super().__new__(cls, name)


def plain(names: Iterable[str]) -> tuple[str, ...]:
    """The names as they are kept in files and shown; read again, they start nothing."""
    return tuple(str(name) for name in names)
