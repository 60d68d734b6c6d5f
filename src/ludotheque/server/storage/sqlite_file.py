"""The file of a SQLite database: used by one server, readable by its owner only, and still the file that was opened.

SQLite itself does not notice when its file is deleted or replaced: it goes on writing into a file without a name, and
all of it is lost with the process. So `check` is asked before and after every write.
"""

from __future__ import annotations

import logging
import os
import stat
import sys
import weakref
from contextlib import suppress
from pathlib import Path

from ludotheque.core.errors import BadRequest

from ..monitor.troubles import Loggable

LOG = logging.getLogger(__name__)
BEGINNING = b"SQLite format 3\0"
Identity = tuple[int, int] | None


class FileGone(Loggable):
    """The file is not the one that was opened, or no database any more."""


class SqliteFile:
    def __init__(self, path: str) -> None:
        self.path = os.path.abspath(path)
        real = os.path.realpath(self.path)
        self._beside = [f"{real}-wal", f"{real}-shm"]
        self._lock = f"{real}.lock"
        self._closing: list[weakref.finalize[..., SqliteFile]] = []
        self._file: int | None = None
        self._identity: Identity = None
        self._identities_beside: list[Identity] | None = None  # known once there has been a write
        self._damaged = False

    def claim(self) -> None:
        """Take the file for this process; makes it where there is none. Raises BadRequest."""
        if self._file is not None:
            return
        try:
            lock = self._open(self._lock)
            if not _take(lock):
                raise BadRequest("error-database-taken", file=self.path)
            # Never closed before SQLite's own: closing any descriptor of a file gives back all its POSIX locks.
            self._file = self._open(self.path)
        except OSError as error:
            self.release()
            raise BadRequest("error-database", reason=f"{self.path}: {error.strerror or error}") from None
        except BadRequest:
            self.release()
            raise
        for path in self._beside:
            _close_to_others(path)
        self._identity = _identity(self.path)

    def _open(self, path: str) -> int:
        opened = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        self._closing.append(weakref.finalize(self, os.close, opened))
        _close_to_others(path)
        return opened

    def release(self) -> None:
        """After SQLite has closed the file."""
        for close in reversed(self._closing):  # the lock last
            close()
        self._closing.clear()
        self._file = self._identities_beside = None

    def remember_beside(self) -> None:
        """Note the `-wal` and `-shm` files that exist now. SQLite keeps them while they are open."""
        if self._file is not None and self._identities_beside is None:
            self._identities_beside = [_identity(path) for path in self._beside]

    def forget_beside(self) -> None:
        self._identities_beside = None

    def damaged(self) -> None:
        """SQLite found the file corrupt. Nothing more is written to it until an operator has repaired it."""
        self._damaged = True

    def check(self) -> None:
        """Raises FileGone; good again as soon as the same file is back. A few microseconds."""
        if self._file is None:
            return
        if self._damaged:
            raise FileGone(f"{self.path} is corrupt")
        found = _identity(self.path)
        if found != self._identity:
            raise FileGone(f"{self.path} has been {'deleted' if found is None else 'replaced by another file'}")
        beside = self._identities_beside
        if beside is None:
            return  # a new file is empty before the first write
        if beside != [_identity(path) for path in self._beside]:
            raise FileGone(f"the log beside {self.path} has been deleted or replaced")
        if sys.platform != "win32" and os.pread(self._file, len(BEGINNING), 0) != BEGINNING:
            raise FileGone(f"{self.path} is no longer a database")


def make_private_folder(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    _close_to_others(str(folder), 0o700)


def _close_to_others(path: str, mode: int = 0o600) -> None:
    """The database holds the secrets of games that are not over."""
    if sys.platform == "win32":
        return  # a user's folders are private there
    try:
        if stat.S_IMODE(os.stat(path).st_mode) & ~mode:
            os.chmod(path, mode)
    except FileNotFoundError:
        pass
    except OSError as error:
        LOG.warning("%s is open to others: %s", path, error.strerror)


def _identity(path: str) -> Identity:
    with suppress(OSError):
        found = os.stat(path)
        return found.st_dev, found.st_ino
    return None


def _take(opened: int) -> bool:
    """Take the lock if it is free. The system releases it when the process ends, even by a crash."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
