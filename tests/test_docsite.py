"""The documentation site: complete, without broken links, without the network."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from docsite import build, games, moved, statistics
from docsite.pages import Links
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.rulebook import rulebook
from ludotheque.core.shelf import shelf

ROOT = Path(__file__).parent.parent


class Page(HTMLParser):
    """A page's links, the files it needs and its anchors."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.language = ""
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.needs: set[str] = set()  # fetched by the browser itself
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "html":
            self.language = given.get("lang", "")
        if tag == "a" and "href" in given:
            self.links.add(given["href"])
        if tag == "link":
            self.needs.add(given["href"])
        if "src" in given:
            self.needs.add(given["src"])


def broken(site: dict[Path, Page]) -> list[str]:
    """Links of the site whose target does not exist."""
    found = []
    for file, page in site.items():
        for link in page.links | page.needs:
            parts = urlsplit(link)
            if parts.scheme:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            lost = target in site and parts.fragment and unquote(parts.fragment) not in site[target].ids
            if lost or not target.is_file():
                found.append(f"{file.name}: {link}")
    return found


def test_the_site_is_whole(tmp_path: Path) -> None:
    made = tmp_path.resolve() / "site"
    done = subprocess.run([sys.executable, "-m", "docsite", made], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    site = {file: Page(file) for file in made.rglob("*.html")}
    assert broken(site) == []
    assert [need for page in site.values() for need in page.needs if urlsplit(need).scheme not in ("", "data")] == []
    styles = [file.read_text(encoding="utf-8") for file in made.rglob("*.css")]
    assert [url for style in styles for url in re.findall(r"url\(\W?https?:[^)]*", style)] == []
    ours = (made / "_static" / "ludotheque.css").read_text(encoding="utf-8")
    fonts = re.findall(r'url\("([^"]+\.woff2)"\)', ours)
    assert len(fonts) == len(build.FONTS) * len(build.ALPHABETS)
    if build.fonts():  # the client has been built
        assert [font for font in fonts if not (made / "_static" / font).is_file()] == []
    for old, places in moved.MOVED.items():
        assert Page(made / f"{old}.html").links == {moved.address(old, place) for place in places}
    assert moved.address("measurements/calibration", "measurements/strength") == "strength.html"
    for name in shelf():
        assert made / "games" / f"{name}.html" in site
        for language in LANGUAGES:
            assert site[made / "rules" / language / f"{name}.html"].language == language
    words = (file.read_text(encoding="utf-8") for file in site)
    assert not any(str(ROOT) in text for text in words), "a path of this machine is on a page"


def test_a_link_to_nowhere_fails_and_leaves_the_old_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gather(source: Path) -> None:
        (source / "_static").mkdir(parents=True)
        (source / "index.md").write_text("# A page\n\n[lost](#nowhere)\n")

    old = tmp_path / "index.html"
    old.write_text("the old one")
    monkeypatch.setattr(build, "gather", gather)
    assert build.build(tmp_path) != 0
    assert old.read_text() == "the old one"


@pytest.mark.parametrize("name", shelf())
def test_a_game_page_has_all_rulings_options_and_figures(name: str) -> None:
    game = shelf()[name]
    page = games.page(game, Links())
    rulings = [paragraph for paragraph in rulebook(game, "en") if games.RULING.fullmatch(paragraph.id)]
    assert rulings
    for ruling in rulings:
        assert ruling.text in page
    for option in game.options:
        assert f"(`{option.name}`)" in page
    for measured in statistics.read(name).values():
        assert measured.command in page
    for heading in ("Rules", "Rulings", "Options", "Notation", "What the lab found", "Statistics", "Levels", "History"):
        assert f"\n## {heading}\n" in page
