"""Accessibility fixes to the HTML of Furo and docutils, for screen readers and keyboards."""

from __future__ import annotations

from pathlib import Path

FIXES = {
    'role="heading"': 'role="heading" aria-level="2"',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="All pages">',
    '<aside class="toc-drawer': '<aside aria-label="This page" class="toc-drawer',
    # scrolling areas must be reachable by keyboard
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
    '<th class="head"><p></p></th>': "<td></td>",
}


def finish(site: Path) -> None:
    for file in site.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        for found, fixed in FIXES.items():
            text = text.replace(found, fixed)
        file.write_text(text, encoding="utf-8")
