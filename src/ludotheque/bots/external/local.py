"""Names that can start a program or import a class."""

from __future__ import annotations

from collections.abc import Iterable


class LocalBot(str):
    """The name of any bot, built-in or local.

    Local ones are a Python class (`mybots.py:Careful`, `package.module:Careful`), a program (`cmd:./mybot`), or a bot
    of an installed package, which reads the rest of the name itself (`openspiel:200`).

    Making a local bot runs the code it names. So only names typed by this machine's owner become a LocalBot. No decoder
    makes one: a plain string, as it comes over a network, can only name a built-in bot.
    """

    def __new__(cls, name: str) -> LocalBot:
        return super().__new__(cls, name)


def plain(names: Iterable[str]) -> tuple[str, ...]:
    """The names as plain strings, to store and to show. Read back, they start nothing."""
    return tuple(str(name) for name in names)
