"""What the page and the host on a device say to each other."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludotheque.core.reading import Reader
from ludotheque.tables.entries import Entry, Opening
from ludotheque.tables.shown.wire import State

# --- from the page ---


class PageRequest(msgspec.Struct, tag_field="do", tag="request"):
    """A request as to a server."""

    id: int
    method: Literal["GET", "POST"]
    path: str
    lang: str
    token: str | None = None
    body: msgspec.Raw = msgspec.Raw()


class Cancelled(msgspec.Struct, tag_field="do", tag="cancel"):
    """The answer to a request is no longer needed."""

    id: int


class WireSent(msgspec.Struct, tag_field="do", tag="send"):
    """A message over a wire, which is what a socket is to a server. The first one opens the wire."""

    wire: int
    text: str


class WireClosed(msgspec.Struct, tag_field="do", tag="close"):
    wire: int


class TableLoaded(msgspec.Struct, tag_field="do", tag="load"):
    """A table that the host needed, as it is stored; or, for one that it has, what another page has stored since."""

    table: str
    opening: Opening | None  # None: it is not stored here
    entries: list[Entry]


FromPage = PageRequest | Cancelled | WireSent | WireClosed | TableLoaded
FROM_PAGE: Reader[FromPage] = Reader(FromPage)  # type: ignore[arg-type]

# --- to the page ---


class RequestAnswer(msgspec.Struct, tag_field="to", tag="answer"):
    """The answer to a request."""

    id: int
    status: int
    body: msgspec.Raw | None


class WireMessage(msgspec.Struct, tag_field="to", tag="wire"):
    """A message for a wire."""

    wire: int
    text: str


class WireHungUp(msgspec.Struct, tag_field="to", tag="close"):
    """A wire is closed."""

    wire: int
    code: int


class Batch(msgspec.Struct):
    """What the page has to do: store, and only then send. If it cannot store, it says so (`LocalHost.not_stored`)."""

    openings: list[Opening]
    entries: list[Entry]
    out: list[RequestAnswer | WireMessage | WireHungUp]
    states: list[State] = []  # of the tables that change, as everyone may see them: for a list of tables
    need: str | None = None  # load this table, and hand over the same message again
    wait: float | None = None  # seconds until the host has something to do; None: nothing before the next message
