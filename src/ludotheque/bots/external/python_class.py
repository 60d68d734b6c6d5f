"""Users' bots as Python classes: `mybots.py:Careful`, or `package.module:Careful`."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import re
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Protocol

from ludotheque.core.errors import BadRequest, BotFailed
from ludotheque.core.match import Match

from .bot_turn import BotTurn, chosen_action, turn_of

NAME = re.compile(r"(?P<where>.+):(?P<kind>[^\W\d]\w*)")


class Chooser(Protocol):
    """The interface of such a class. It is instantiated without arguments, once for every game and seat."""

    def choose(self, turn: BotTurn) -> object:
        """The text of a move, one of `turn.legal`."""


class PythonClassBot:
    """A bot at one seat of one game that asks an instance of a user's class."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self._class = load_class(name)
        self._chooser: Chooser | None = None
        self._told = 0

    def choose(self, match: Match) -> int:
        turn = turn_of(match, self.seed, self._told)
        self._told = match.ply
        try:
            self._chooser = self._chooser or self._class()
            text = self._chooser.choose(turn)
        except (Exception, SystemExit) as error:
            number = match.ply + 1
            raise BotFailed("error-bot-raised", bot=self.name, number=number, reason=_one_line(error)) from error
        return chosen_action(match, self.name, text)


@functools.cache
def load_class(name: str) -> type[Chooser]:
    """The class of this name. Raises BadRequest if it cannot be loaded."""
    found = NAME.fullmatch(name)
    if found is None:
        raise BadRequest("error-bot-own-name", found=name)
    module = _module(found["where"], name)
    kind: object = getattr(module, found["kind"], None)
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        known = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        raise BadRequest("error-bot-class", found=found["kind"], where=found["where"], known=known or ["–"])
    return kind


def _module(where: str, name: str) -> ModuleType:
    try:
        return _from_file(Path(where)) if where.endswith(".py") else _by_name(where)
    except FileNotFoundError:
        raise BadRequest("error-bot-file", file=where) from None
    except (Exception, SystemExit) as error:
        raise BadRequest("error-bot-load", bot=name, reason=_one_line(error)) from error


def _from_file(file: Path) -> ModuleType:
    """Like a script that Python runs, the file can import what is in its folder."""
    path = file.resolve(strict=True)
    name = f"ludotheque_own_{path.stem}_{abs(hash(path)):x}"
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    _look_in(str(path.parent))
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _by_name(name: str) -> ModuleType:
    _look_in(os.getcwd())
    return importlib.import_module(name)


def _look_in(folder: str) -> None:
    """Search this folder last, so that no file in it replaces a library."""
    if folder not in sys.path:
        sys.path.append(folder)


def _one_line(error: BaseException) -> str:
    """The error in one line, with the place in the user's file where it happened."""
    said = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    if isinstance(error, SyntaxError):
        return f"{said} ({error.filename}:{error.lineno})"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not _is_machinery(frame.filename)]
    return f"{said} ({frames[-1].filename}:{frames[-1].lineno})" if frames else said


def _is_machinery(file: str) -> bool:
    return file.startswith("<") or Path(file) in (Path(__file__), Path(importlib.__file__))
