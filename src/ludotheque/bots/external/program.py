"""Users' bots as programs in any language, asked over standard input and output (see `protocol`).

`cmd:./mybot --depth 3` runs that command; `cmd:500ms:./mybot` gives it 500 ms for a move. A program that has played a
game to its end is kept for the next one, because starting may take long.
"""

from __future__ import annotations

import atexit
import os
import queue
import re
import shlex
import shutil
import subprocess
import tempfile
import threading
from collections import defaultdict
from contextlib import suppress
from typing import Any

import msgspec

import ludotheque
from ludotheque.core.errors import BadRequest, BotFailed
from ludotheque.core.match import Match

from .bot_turn import chosen_action, story
from .protocol import ANSWER, PROTOCOL, EndMessage, HelloMessage, ProgramMessage, TurnMessage

NAME = re.compile(r"cmd:(?:(?P<milliseconds>[1-9][0-9]{0,7})ms:)?(?P<command>.*\S.*)")
MILLISECONDS = 10_000  # for a move, unless the name says otherwise
LOADING = 30.0  # extra seconds for the first move of a program that was just started
GOODBYE = 2.0  # seconds in which a program must end after its input has
LONGEST_SHOWN = 200  # characters of an invalid answer in an error message


class Process:
    """A running program."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.fresh = True  # has not answered yet
        self._remarks = tempfile.TemporaryFile()  # noqa: SIM115 (its standard error; `close` closes it)
        # a session of its own, so that Ctrl-C in the terminal reaches only this process
        self._process = subprocess.Popen(
            words_of(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._remarks,
            start_new_session=True,
        )
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put(b"")

    def tell(self, message: ProgramMessage) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended; the missing answer will show it
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()

    def answer(self, seconds: float) -> bytes | None:
        """The next line; empty if the program has ended, None if it takes longer."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            return None
        self.fresh = False
        return line

    def last_remark(self) -> str:
        """The last line on its standard error, which usually says why it ended."""
        self._remarks.seek(0)
        lines = self._remarks.read()[-10_000:].decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else ""

    def runs(self) -> bool:
        return self._process.poll() is None

    def ended_with(self) -> int:
        return self._process.wait()

    def close(self, *, at_once: bool = False) -> None:
        """Close its input, wait a little, then kill it."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(0 if at_once else GOODBYE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(GOODBYE)
        self._remarks.close()


class ProgramBot:
    """A bot at one seat of one game that asks a program."""

    def __init__(self, name: str, seed: int) -> None:
        found = NAME.fullmatch(name)
        if found is None:
            raise BadRequest("error-bot-cmd", found=name)
        self.name = name
        self.seed = seed
        self.milliseconds = int(found["milliseconds"] or MILLISECONDS)
        self._command = found["command"].strip()
        self._process: Process | None = None
        self._told = 0
        words_of(self._command)

    def choose(self, match: Match) -> int:
        seat = match.mover
        assert seat is not None
        process = self._process or self._begin(match, seat)
        view = match.view(seat)
        told = story(match, seat, self._told)
        self._told = match.ply
        process.tell(TurnMessage(ply=match.ply, view=view, legal=view.legal, told=told))
        return chosen_action(match, self.name, self._answer(process, match.ply + 1))

    def end(self, match: Match) -> None:
        """Tell the program that the game is over and keep it for another; if the game was given up, end it."""
        process, self._process = self._process, None
        if process is None:
            return
        if not match.over:
            process.close(at_once=True)
            return
        told = story(match, self._seat, self._told)
        process.tell(EndMessage(end=match.end, scores=match.scores, places=match.places, told=told))
        _keep(process)

    def _begin(self, match: Match, seat: int) -> Process:
        self._process, self._seat = _take(self._command), seat
        variant = match.variant
        self._process.tell(
            HelloMessage(
                protocol=PROTOCOL,
                version=ludotheque.__version__,
                game=variant.name,
                options=variant.options,
                seats=match.seats,
                seat=seat,
                seed=self.seed & 0xFFFFFFFF,
                milliseconds=self.milliseconds,
            )
        )
        return self._process

    def _answer(self, process: Process, number: int) -> str:
        fields: dict[str, Any] = {"bot": self.name, "number": number}
        line = process.answer(self.milliseconds / 1000 + (LOADING if process.fresh else 0))
        if line is None:
            raise BotFailed("error-bot-late", milliseconds=self.milliseconds, **fields)
        if not line:
            code = process.ended_with()
            raise BotFailed("error-bot-ended", code=code, remark=process.last_remark() or "–", **fields)
        try:
            return ANSWER.read(line).move
        except msgspec.DecodeError:
            found = line.decode("utf-8", "replace").strip()[:LONGEST_SHOWN]
            raise BotFailed("error-bot-answer", found=found, **fields) from None


def words_of(command: str) -> list[str]:
    """The words of the command. Raises BadRequest if there is no such program."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadRequest("error-bot-program", command=words[0] if words else command)
    return words


# --- programs between games ---

_idle: defaultdict[str, list[Process]] = defaultdict(list)
_one_at_a_time = threading.Lock()


def _take(command: str) -> Process:
    with _one_at_a_time:
        waiting = _idle[command]
        while waiting:
            process = waiting.pop()
            if process.runs():
                return process
            process.close()
    try:
        return Process(command)
    except OSError as error:
        raise BadRequest("error-bot-start", command=command, reason=error.strerror or str(error)) from None


def _keep(process: Process) -> None:
    with _one_at_a_time:
        _idle[process.command].append(process)


@atexit.register
def close_idle() -> None:
    """End the programs that are kept for another game."""
    with _one_at_a_time:
        waiting = [process for processes in _idle.values() for process in processes]
        _idle.clear()
    for process in waiting:
        process.close()
