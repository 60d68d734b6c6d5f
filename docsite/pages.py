"""The written pages: those of `docs/`, and a few from the top of the repository."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
OUTSIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md", "README.md": "index.md"}
PICTURES = (".svg", ".webp", ".png")
SHOWN = (".md", *PICTURES)
GAMES = "games/"  # made from a template, see `games`
LANGUAGES = {".py": "python", ".mjs": "javascript", ".js": "javascript", ".toml": "toml", ".md": "markdown"}

_LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:\s]+)(#[^)]*)?\)")


class Links:
    """Rewrites links for the site, where linked files outside `docs/` become pages of their own."""

    def __init__(self) -> None:
        self.shown: dict[str, str] = {}

    def turned(self, text: str, home: str) -> str:
        """`text` of the repository's folder `home`, with its links rewritten for the site."""
        return _LINK.sub(lambda found: self._link(found, home), text)

    def _link(self, found: re.Match[str], home: str) -> str:
        picture, words, target, anchor = found.groups()
        path = posixpath.normpath(posixpath.join(home, target))
        place = self._place(path)
        if place is None:
            return words
        here = "." if home == "." else posixpath.relpath(home, "docs")
        return f"{picture}[{words}]({posixpath.relpath(place, here)}{anchor or ''})"

    def _place(self, path: str) -> str | None:
        """The place of a file of the repository on the site, or None."""
        if path.startswith("docs/") and Path(path).suffix in SHOWN:
            return path.removeprefix("docs/")
        if path in OUTSIDE:
            return OUTSIDE[path]
        file = ROOT / path
        if not file.is_file():
            return None
        place = f"files/{path}.md"
        self.shown[place] = _listing(path, LANGUAGES.get(file.suffix, "text"))
        return place


def _listing(path: str, language: str) -> str:
    text = (ROOT / path).read_text(encoding="utf-8")
    return f"---\norphan: true\n---\n\n# {path}\n\n````````{language}\n{text}````````\n"


def pages() -> dict[str, str]:
    """The pages by their place on the site, without those of the games."""
    links = Links()
    found = {}
    for file in sorted(DOCS.rglob("*.md")):
        name = file.relative_to(DOCS).as_posix()
        if not name.startswith(GAMES):
            found[name] = links.turned(file.read_text(encoding="utf-8"), file.parent.relative_to(ROOT).as_posix())
    for name, place in OUTSIDE.items():
        if place != "index.md":
            found[place] = links.turned((ROOT / name).read_text(encoding="utf-8"), ".")
    return found | links.shown
