"""What Furo and docutils leave undone for people who listen to a page or go through it by keyboard."""

from __future__ import annotations

from pathlib import Path

MENDED = {
    'role="heading"': 'role="heading" aria-level="2"',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="All pages">',
    '<aside class="toc-drawer': '<aside aria-label="This page" class="toc-drawer',
    # what scrolls by itself must be reached by keyboard
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
    '<th class="head"><p></p></th>': "<td></td>",
}


def finish(site: Path) -> None:
    for file in site.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        for given, mended in MENDED.items():
            text = text.replace(given, mended)
        file.write_text(text, encoding="utf-8")
