"""What a device keeps to play without a connection, and the files that are made for it: answers that never change while
the server runs, a page for every reader, the web app manifest, and the service worker.

The same files are below /static/ of a server and in the folder of a static site.
"""

from __future__ import annotations

import functools
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

import ludotheque
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import shelf

from .. import schema
from ..texts import rules, texts
from .games import details, on_the_shelf

BUNDLE = "offline"  # the folder of what plays without a server: interpreter, kernels, our Python
WORKER = "sw.js"
LIST = "device.json"
# Read by browsers before the page is installed, by nobody afterwards; and letters that no language of ours uses.
NOT_KEPT = re.compile(r"screenshots/|\.woff$|-(cyrillic|greek|vietnamese)\b|\.(gz|br|map)$")
COLOUR = "#6a4429"  # of the wall behind the shelf

GIVEN = '<script type="application/json" id="given">{given}</script>'


def is_built(web: Path) -> bool:
    """Whether the client in this folder was built with what plays without a server."""
    return (web / BUNDLE / "index.json").is_file()


Part = Literal["shelf", "house", "bundle"]


def page_with(page: bytes, given: schema.Given) -> bytes:
    """The client's page with the data inside. Its files are named relative to their folder in the built page."""
    language = given.language or "en"
    found = msgspec.json.encode(given).decode().replace("<", "\\u003c")
    manifest = f'<link rel="manifest" href="./{manifest_name(language)}" />'
    own = page.replace(b"</head>", f"{manifest}</head>".encode()).replace(b'="./', f'="{given.files}'.encode())
    own = own.replace(b'<html lang="en">', f'<html lang="{language}">'.encode())
    return own.replace(b"</body>", f"{GIVEN.format(given=found)}</body>".encode())


@functools.cache
def answers() -> Mapping[str, bytes]:
    """Answers of the API that depend on nothing but the games on the shelf, as files; `prewritten.ts` finds them."""
    games = shelf()
    found: dict[str, msgspec.Struct] = {"games.json": on_the_shelf(games)}
    for name, game in games.items():
        found[f"games/{name}.json"] = details(game, True)
        found |= {f"games/{name}/rules.{language}.json": rules(name, language) for language in LANGUAGES}
    found |= {f"texts/{language}.json": texts(language) for language in LANGUAGES}
    return {f"answers/{name}": msgspec.json.encode(answer) for name, answer in found.items()}


def manifest_name(language: str) -> str:
    return f"manifest.{language}.webmanifest"


def manifest(language: str, start: str) -> bytes:
    """The web app manifest. `start`: the shelf, seen from the folder of the files."""
    say = messages(language)
    icons = [{"src": f"icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    masked = {"src": "icons/maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
    pictures = [
        {"src": f"screenshots/{name}.jpg", "sizes": sizes, "type": "image/jpeg", "form_factor": form}
        for name, sizes, form in (("wide", "1280x800", "wide"), ("narrow", "720x1480", "narrow"))
    ]
    found = {
        "id": start,
        "name": say.say("web-title"),
        "short_name": say.say("web-title"),
        "description": say.say("web-about-house"),
        "lang": language,
        "start_url": start,
        "scope": start,
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "categories": ["games"],
        "icons": [*icons, masked],
        "screenshots": [{**picture, "label": say.say("web-shelf")} for picture in pictures],
    }
    return json.dumps(found, ensure_ascii=False, indent=1).encode()


def made(web: Path, given: schema.Given, built: bytes) -> dict[str, bytes]:
    """The files that are made for a client with the page `built`, by their paths in its folder. The service worker
    belongs beside the shelf: at a server, one folder above the others."""
    site = given.site is not None
    page = "index.html" if site else "page.html"
    files = {
        page: page_with(built, given),
        **answers(),
        **{manifest_name(language): manifest(language, "./" if site else "/") for language in LANGUAGES},
    }
    first = set(re.findall(rb'"\./(assets/[^"]+)"', built))
    known = [_described(name, body, _part(name, page, first)) for name, body in files.items()]
    for path in sorted(web.rglob("*")):
        name = path.relative_to(web).as_posix()
        if path.is_file() and name not in ("index.html", WORKER) and not NOT_KEPT.search(name):
            known.append(_described(name, path.read_bytes(), _part(name, page, first)))
    at = "./" if site else given.files
    version = _hash(msgspec.json.encode([ludotheque.__version__, at, page, known]))[:16]
    device = msgspec.json.encode(schema.Device(version, at, page, site, known))
    worker = (web / WORKER).read_bytes()
    return {**files, LIST: device, WORKER: b"self.DEVICE = %b;\n%b" % (device, worker)}


def for_ever(name: str) -> bool:
    """Whether a file has the hash of its content in its name."""
    folder, _, rest = name.partition("/")
    return folder == "assets" or (folder == BUNDLE and rest != "index.json")


def _part(name: str, page: str, first: set[bytes]) -> Part:
    if name.startswith(f"{BUNDLE}/"):
        return "bundle"
    of_shelf = (page, "favicon.svg", "answers/games.json")
    return "shelf" if name in of_shelf or name.encode() in first or name.startswith("answers/texts/") else "house"


def _described(name: str, body: bytes, part: Part) -> schema.DeviceFile:
    return schema.DeviceFile(name, len(body), _hash(body), part, for_ever(name))


def _hash(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()
