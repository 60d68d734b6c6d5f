"""The package's description, as it is uploaded."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import ludotheque
from hatch_build import readable_anywhere

ROOT = Path(__file__).parent.parent


def test_the_readme_needs_no_repository() -> None:
    text = readable_anywhere((ROOT / "README.md").read_text(encoding="utf-8"))
    assert not re.findall(r"\]\((?!https?:|#)[^)]*\)", text)
    assert "# Ludothèque" in text
    assert "[Parquet](https://a.test)" in readable_anywhere("[Parquet](https://a.test), [the lab](docs/index.md)\n")


def test_the_version_has_a_dated_entry() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(ludotheque.__version__)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.MULTILINE)


def test_the_licences_of_what_is_bundled_are_part_of_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    files = {file.name for pattern in project["license-files"] for file in ROOT.glob(pattern)}
    assert {"LICENSE", "fraunces.txt", "source-sans-3.txt", "mpl-2.0.txt", "python.txt", "msgspec.txt"} <= files
    assert (ROOT / "src" / "ludotheque" / "py.typed").exists()
