"""How Python calls a kernel in a module of WebAssembly: its arguments are copied into the module's memory, and back.

`browser.build.wrapper` says how the slots of a frame are read. Behind the slots lie the records and arrays; boards,
which kernels only read, stay in the module's memory.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Protocol

from .arrays import void

SLOT, ALIGNED = 8, 16  # bytes
LARGE = 4096  # bytes: an array of this size is copied by itself
LEAST = 1 << 16  # of the room for frames
BOARDS = 8  # that stay
GIVES = {"none": "", "integer": "q", "real": "d"}


class Module(Protocol):
    """A module's memory and functions."""

    def alloc(self, size: int) -> int: ...

    def write(self, at: int, data: Any) -> None: ...

    def read(self, at: int, into: Any) -> None: ...

    def call(self, function: str, frame: int) -> None: ...


class FrameSpace:
    """The part of a module's memory where frames are, and its boards."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._size = 0
        self._start = 0
        self._boards: dict[tuple[int, int], tuple[int, Any]] = {}  # by buffer and place: the address, and the buffer

    def at_least(self, size: int) -> int:
        """The address of room for so many bytes."""
        if size > self._size:
            self._size = max(LEAST, 1 << (size - 1).bit_length())
            self._start = self.module.alloc(self._size)
        return self._start

    def board(self, board: void) -> int:
        key = id(board._buffer), board._at
        if key not in self._boards:
            data = board.tobytes()
            if len(self._boards) < BOARDS:
                address = self.module.alloc(len(data))
            else:
                address = self._boards.pop(next(iter(self._boards)))[0]  # all boards of a game have one size
            self.module.write(address, data)
            self._boards[key] = address, board._buffer
        return self._boards[key][0]


class KernelCaller:
    """Calls one kernel: `takes` are the kinds of its arguments, `gives` is that of its result."""

    def __init__(self, room: FrameSpace, function: str, takes: Sequence[str], gives: str) -> None:
        self._room, self._function, self._takes = room, function, tuple(takes)
        self._gives = "<" + GIVES.get(gives, "q" * int(gives) if gives.isdecimal() else "")
        self._single = gives in ("integer", "real")

    def __call__(self, *arguments: Any) -> Any:
        module = self._room.module
        form = ["<"]
        slots: list[float] = []
        pieces: list[tuple[int, Any, int, int]] = []  # the slot, then the part of a buffer
        for kind, argument in zip(self._takes, arguments, strict=True):
            form.append("d" if kind == "real" else "q")
            if kind == "integer":
                slots.append(int(argument))
            elif kind == "real":
                slots.append(float(argument))
            elif kind == "board":
                slots.append(self._room.board(argument))
            elif kind == "record":
                pieces.append((len(slots), argument._buffer, argument._at, argument.dtype.itemsize))
                slots.append(0)
            else:
                pieces.append((len(slots), argument._buffer, argument._at, argument.nbytes))
                slots += [0, *argument.shape]
                form.append("q" * argument.ndim)
        head = SLOT * len(slots)
        size = head + struct.calcsize(self._gives)
        places = []
        for large in (False, True):
            for slot, buffer, at, length in pieces:
                if (length >= LARGE) == large:
                    size = _aligned(size)
                    places.append((slot, buffer, at, length, size))
                    size += length
            if not large:
                small = size
        start = self._room.at_least(size)
        frame = bytearray(small)
        for slot, buffer, at, length, place in places:
            slots[slot] = start + place
            if length < LARGE:
                frame[place : place + length] = buffer[at : at + length]
            else:
                module.write(start + place, memoryview(buffer)[at : at + length])
        struct.pack_into("".join(form), frame, 0, *slots)
        module.write(start, frame)
        module.call(self._function, start)
        module.read(start, frame)
        for _, buffer, at, length, place in places:
            if type(buffer) is bytes:
                continue
            if length < LARGE:
                memoryview(buffer)[at : at + length] = frame[place : place + length]
            else:
                module.read(start + place, memoryview(buffer)[at : at + length])
        found = struct.unpack_from(self._gives, frame, head)
        return found[0] if self._single else found or None


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED
