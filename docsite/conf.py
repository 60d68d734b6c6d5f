"""Sphinx's settings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import ludotheque

project = "Ludothèque"
version = release = ludotheque.__version__
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_enable_extensions = ["attrs_block", "colon_fence"]
myst_heading_anchors = 4
suppress_warnings = ["myst.header", "misc.highlighting_failure"]

highlight_language = "none"  # a block without a language is plain text
default_role = "code"  # docstrings put code in single backticks
autodoc_typehints = "signature"
autodoc_preserve_defaults = True  # as written, not as evaluated on this machine
autodoc_member_order = "bysource"
nitpick_ignore_regex = [("py:.*", ".*")]  # types of other libraries, which are not documented here

html_theme = "furo"
html_title = "Ludothèque"
html_static_path = ["theme"]
html_css_files = ["ludotheque.css"]
html_favicon = "../web/public/favicon.svg"
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
html_theme_options: dict[str, list[str]] = {"top_of_page_buttons": []}

RULES = re.compile(r"rules/(\w+)/")


def in_its_language(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Set the language of a rulebook's page."""
    found = RULES.match(page)
    if found:
        context["language"] = found[1]


def without_constructor(app: Sphinx, kind: str, name: str, *more: object) -> tuple[str, None] | None:
    """Leave out the constructor's signature: the docstring and the members describe a class."""
    return ("", None) if kind == "class" else None


def setup(app: Sphinx) -> None:
    app.config.html_static_path.append(str(Path(app.srcdir) / "_static"))  # the fonts that `build` copied
    app.connect("autodoc-process-signature", without_constructor)
    app.connect("html-page-context", in_its_language)
