from __future__ import annotations

import logging
import sys

import pytest

from ludotheque.server.monitor.journal import OneLine, Sparing


class Kept(logging.Handler):
    """All lines of the log."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.lines: list[str] = []
        self.setFormatter(OneLine("%(name)s: %(message)s"))
        self.addFilter(Sparing(60, lambda: self.now))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def kept() -> Kept:
    return Kept()


@pytest.fixture
def log(kept: Kept) -> logging.Logger:
    found = logging.Logger("door")
    found.addHandler(kept)
    return found


def test_the_same_message_is_logged_once_in_a_while(log: logging.Logger, kept: Kept) -> None:
    for number in range(1000):
        kept.now = number / 100
        log.warning("knock %s", number)
    assert kept.lines == ["door: knock 0"]
    for _ in range(2):
        kept.now += 60
        log.warning("another place")
        for _ in range(2):
            log.warning("one place")
    assert kept.lines[1:] == [
        "door: another place",
        "door: one place",
        "door: another place",
        "door: one place … and 1 more like it",
    ]


def fail(how: int) -> None:
    if how == 0:
        raise KeyError(how)
    if how == 1:
        raise ValueError(how)
    raise ValueError(how)


def test_other_errors_are_not_hidden(log: logging.Logger, kept: Kept) -> None:
    for how in (0, 1, 2, 0, 1, 2):
        try:
            fail(how)
        except Exception as error:
            log.error("internal error", exc_info=error)
    assert len(kept.lines) == 3


def test_what_a_stranger_sends_cannot_look_like_a_line(log: logging.Logger, kept: Kept) -> None:
    log.warning("hello %s", "\x1b[2J\r\ndoor: all is well\u2028")
    try:
        raise ValueError("oh\ndoor: all is well\x00")
    except ValueError:
        log.error("failed", exc_info=sys.exc_info())
    lines = "\n".join(kept.lines).split("\n")
    assert [line for line in lines if line.startswith("door: ")] == ["door: hello \\x1b[2J\\r", "door: failed"]
    assert all(line.startswith(("door: ", "  | ")) for line in lines)
    assert all(line.isprintable() for line in lines)
