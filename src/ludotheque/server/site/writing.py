"""Writing the folder of a static site.

A folder that is not ours is never touched. Ours has a list of what was written; files of others beside it, such as a
CNAME, stay. What the version before consisted of stays too, until the next one: open pages may still ask for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

import msgspec

import ludotheque
from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader
from ludotheque.core.shelf import shelf

from .. import schema
from ..http.device import BUNDLE, WORKER, is_built, made
from ..settings import Settings
from .hosting import host_files, policy

LIST = "ludotheque-static.json"
LAST = ("index.html", WORKER)  # they name the others


class FileList(msgspec.Struct):
    """What is in the folder."""

    ludotheque: str  # the version that wrote it
    files: list[str]
    before: list[str] = []  # of the version before


class Bundle(msgspec.Struct):
    """What is read of a bundle's list."""

    games: list[str]


LISTS, BUNDLES = Reader(FileList), Reader(Bundle)


@dataclass(frozen=True)
class WrittenSite:
    folder: Path
    files: int
    bytes: int
    unplayable: list[str]  # games that can only be read about: they were not built for devices


def write_site(
    folder: Path,
    server: str | None = None,
    progress: Callable[[float], None] = lambda share: None,
    web: Path = Settings.web,
) -> WrittenSite:
    """Write the site from the built client in `web`. `server`: the address of the server for tables with friends.

    Raises BadRequest.
    """
    if not (web / "index.html").is_file() or not (web / WORKER).is_file():
        raise BadRequest("error-static-client")
    before = _earlier(folder)
    files = dict(_contents(web, server))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # first the list: if this is interrupted, the folder is still known to be ours
        _write_list(folder, FileList(ludotheque.__version__, sorted({*files, *before.files}), before.before))
        for done, name in enumerate(sorted(files, key=lambda each: (each in LAST, each))):
            _write(folder / name, files[name])
            progress((done + 1) / len(files))
        for name in {*before.before} - {*files, *before.files}:
            _remove(folder, name)
        _write_list(folder, FileList(ludotheque.__version__, sorted(files), sorted({*before.files} - {*files})))
    except OSError as error:
        raise BadRequest("error-static-write", place=str(folder), reason=error.strerror or str(error)) from None
    return WrittenSite(
        folder, len(files), sum(map(len, files.values())), _unplayable(files.get(f"{BUNDLE}/index.json"))
    )


def _unplayable(bundle: bytes | None) -> list[str]:
    """The titles of the games on the shelf that the bundle does not have."""
    built = BUNDLES.read(bundle).games if bundle else []
    return [game.title for name, game in shelf().items() if name not in built]


def _contents(web: Path, server: str | None) -> Iterator[tuple[str, bytes]]:
    for path in sorted(web.rglob("*")):
        if path.is_file():
            yield path.relative_to(web).as_posix(), path.read_bytes()
    site = schema.StaticSite(server)
    version, device = ludotheque.__version__, is_built(web)
    given = schema.Given(None, None, None, version=version, files="./", device=device, site=site)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{escape(policy(server))}" />'
    page = (web / "index.html").read_bytes().replace(b"<head>", f"<head>{meta}".encode(), 1)
    yield from made(web, given, page).items()  # after the built page, which one of them replaces
    yield from host_files(server).items()


def _earlier(folder: Path) -> FileList:
    """What an earlier call wrote. Raises BadRequest for a folder that is somebody else's."""
    if not folder.exists():
        return FileList("", [])
    if not folder.is_dir():
        raise BadRequest("error-static-folder", place=str(folder))
    try:
        return LISTS.read((folder / LIST).read_bytes())
    except FileNotFoundError:
        if any(folder.iterdir()):
            raise BadRequest("error-static-foreign", place=str(folder)) from None
        return FileList("", [])
    except (OSError, msgspec.MsgspecError):
        raise BadRequest("error-static-foreign", place=str(folder)) from None


def _write(path: Path, body: bytes) -> None:
    """Write a file as a whole: the folder may be served while this happens."""
    if path.is_file() and path.read_bytes() == body:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(body)
    beside.replace(path)


def _write_list(folder: Path, written: FileList) -> None:
    _write(folder / LIST, msgspec.json.encode(written))


def _remove(folder: Path, name: str) -> None:
    path = folder / name
    if path.resolve().is_relative_to(folder.resolve()):  # the list may have been changed by hand
        path.unlink(missing_ok=True)
