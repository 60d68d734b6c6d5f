"""From the repository to a folder of pages: gather everything as Markdown, then let Sphinx make pages of it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from sphinx.cmd.build import main as sphinx

from ludotheque.core.shelf import shelf

from . import commands, games, http, python, rulebooks
from .finish import finish
from .navigation import index
from .pages import DOCS, PICTURES, ROOT, pages

BUILT = ROOT / "src" / "ludotheque" / "server" / "docs"
CLIENT = ROOT / "src" / "ludotheque" / "server" / "web" / "assets"
FONTS = ("fraunces", "source-sans-3")
ALPHABETS = ("latin", "latin-ext")


def build(target: Path) -> int:
    """0 if every link leads somewhere and nothing else is amiss; else the old site stays as it was."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "source", Path(folder) / "made"
        gather(source)
        strict = ["--fail-on-warning", "--nitpicky", "--quiet", "--jobs", "auto"]
        words = [*strict, "-b", "html", "-c", str(Path(__file__).parent)]
        failed = sphinx([*words, "-d", str(Path(folder) / "doctrees"), str(source), str(made)])
        if not failed:
            finish(made)
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
        # named without the hash, so that the style sheet can name it too
        shutil.copy(font, static / f"{font.stem.rpartition('-normal-')[0]}.woff2")


def fonts() -> list[Path]:
    """Those of the browser client; where it has not been built, readers see their own machine's."""
    patterns = [f"{font}-{alphabet}-wght-normal-*.woff2" for font in FONTS for alphabet in ALPHABETS]
    return [file for pattern in patterns for file in CLIENT.glob(pattern)]


def _page_or_data(folder: str, name: str) -> bool:
    return not (Path(folder) / name).is_dir() and Path(name).suffix not in PICTURES
