"""Whether a folder of compiled code belongs to the user alone: whatever is there, this process runs."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from ..messages import Phrase


def make_private(folder: Path) -> None:
    """Make the folder, and those above it that are missing, for this user alone."""
    for place in [*reversed(folder.parents), folder]:
        if not place.exists():
            place.mkdir(mode=0o700, exist_ok=True)


def distrust(root: Path, folder: Path) -> Phrase | None:
    """The reason not to run what is in `folder`; None, if only this user could have put it there.

    From `root` down, everything must belong to the user, and only the user may write. Above it, only the user and the
    administrator may be able to put another folder in its place.
    """
    if not hasattr(os, "geteuid"):  # Windows keeps a user's folders apart by other means
        return None
    for place in _places(Path(os.path.abspath(folder))):
        link = place.lstat()
        if stat.S_ISLNK(link.st_mode) and link.st_uid not in (0, os.geteuid()):
            return Phrase("cache-foreign", {"folder": str(place)})
    root, folder = root.resolve(), folder.resolve()
    for place in _places(folder):
        found = place.stat()
        own = place == root or root in place.parents
        if found.st_uid != os.geteuid() and (own or found.st_uid != 0):
            return Phrase("cache-foreign", {"folder": str(place)})
        if _others_write(found) and (own or not found.st_mode & stat.S_ISVTX):
            return Phrase("cache-open", {"folder": str(place)})
    return None


def _places(folder: Path) -> list[Path]:
    """From the top to the folder, then all that is in it."""
    inside = [Path(above, name) for above, folders, files in os.walk(folder) for name in (*folders, *files)]
    return [*reversed(folder.parents), folder, *inside]


def _others_write(found: os.stat_result) -> bool:
    if found.st_mode & stat.S_IWOTH:
        return True
    return bool(found.st_mode & stat.S_IWGRP) and not _own_group(found.st_gid)


def _own_group(number: int) -> bool:
    """Many systems give every user a group without other members."""
    import grp
    import pwd

    try:
        user, group = pwd.getpwuid(os.geteuid()), grp.getgrgid(number)
    except KeyError:
        return False
    return group.gr_gid == user.pw_gid and group.gr_name == user.pw_name and set(group.gr_mem) <= {user.pw_name}
