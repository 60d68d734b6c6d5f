"""Building the site: gather everything as Markdown, then let Sphinx make pages of it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from sphinx.cmd.build import main as sphinx

from ludotheque.core.shelf import shelf

from . import commands, games, http, moved, python, rulebooks
from .finish import finish
from .navigation import index
from .pages import DOCS, PICTURES, ROOT, pages

BUILT = ROOT / "src" / "ludotheque" / "server" / "docs"
CLIENT = ROOT / "src" / "ludotheque" / "server" / "web" / "assets"
# Headings have one file for all weights, body text one for each of its two.
FONTS = ("fraunces-{}-wght", "source-sans-3-{}-400", "source-sans-3-{}-600")
ALPHABETS = ("latin", "latin-ext")


def build(target: Path) -> int:
    """Build the site. Returns 0, or an error code if there is a warning; then the old site stays as it was."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "source", Path(folder) / "made"
        gather(source)
        strict = ["--fail-on-warning", "--nitpicky", "--quiet", "--jobs", "auto"]
        words = [*strict, "-b", "html", "-c", str(Path(__file__).parent)]
        failed = sphinx([*words, "-d", str(Path(folder) / "doctrees"), str(source), str(made)])
        if not failed:
            finish(made)
            moved.write(made)
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(made, target, ignore=shutil.ignore_patterns(".*", "objects.inv", "_sources"))
    return failed


def gather(source: Path) -> None:
    """All pages as Markdown, with the pictures and fonts they need."""
    shutil.copytree(DOCS, source, ignore=lambda folder, names: [name for name in names if _page_or_data(folder, name)])
    found = pages() | rulebooks.pages() | games.pages()
    found["reference/commands.md"] = commands.page()
    found["reference/http.md"] = http.page()
    found["reference/python.md"] = python.page()
    found["index.md"] = index(found, list(shelf()))
    for name, text in found.items():
        file = source / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    static = source / "_static"
    static.mkdir()
    for font in fonts():
        # without the hash in its name, so that the style sheet can refer to it
        shutil.copy(font, static / f"{font.stem.rpartition('-normal-')[0]}.woff2")


def fonts() -> list[Path]:
    """The fonts of the browser client. Where it has not been built, pages use the fonts of the reader's machine."""
    patterns = [f"{font.format(alphabet)}-normal-*.woff2" for font in FONTS for alphabet in ALPHABETS]
    return [file for pattern in patterns for file in CLIENT.glob(pattern)]


def _page_or_data(folder: str, name: str) -> bool:
    return not (Path(folder) / name).is_dir() and Path(name).suffix not in PICTURES
