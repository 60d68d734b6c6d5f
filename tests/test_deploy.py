"""The unit for systemd, and what is installed with it."""

from __future__ import annotations

import inspect
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.cli.commands import serve

ROOT = Path(__file__).parent.parent
UNIT = ROOT / "deploy" / "ludotheque@.service"
WORST = 2.0  # of 10, as systemd counts


def entries() -> list[tuple[str, str]]:
    lines = UNIT.read_text(encoding="utf-8").splitlines()
    found = [line.partition("=") for line in lines if line and not line.startswith(("#", "["))]
    assert all(equals for _, equals, _ in found)
    return [(name, value) for name, _, value in found]


def test_the_command_exists_with_these_options() -> None:
    program, command, *words = dict(entries())["ExecStart"].split()
    assert (Path(program).name, command) == ("ludotheque", "serve")
    known = inspect.signature(serve.command).parameters
    for word in words:
        if word.startswith("--"):
            assert word.removeprefix("--").replace("-", "_") in known


def test_it_can_do_little() -> None:
    unit = dict(entries())
    for entry in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictSUIDSGID", "DynamicUser"):
        assert unit[entry] == "yes"
    assert (unit["ProtectSystem"], unit["UMask"], unit["CapabilityBoundingSet"]) == ("strict", "0077", "")
    assert "MemoryDenyWriteExecute" not in unit  # the rules are compiled while it runs


def test_its_folders_are_those_it_uses() -> None:
    unit = entries()
    settings = dict(value.split("=", 1) for name, value in unit if name == "Environment")
    assert settings["LUDOTHEQUE_CACHE"] == f"/var/cache/{dict(unit)['CacheDirectory']}"
    assert settings["DATABASE"].startswith(f"sqlite:////var/lib/{dict(unit)['StateDirectory']}/")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_understands_it(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    program = tmp_path / "ludotheque"
    program.symlink_to(sys.executable)
    unit.write_text(UNIT.read_text(encoding="utf-8").replace("/opt/ludotheque/bin/ludotheque", str(program)))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    judge = ["systemd-analyze", "security", "--offline=yes", "--no-pager", str(unit)]
    judged = subprocess.run(judge, capture_output=True, text=True, check=False).stdout
    level = re.search(r"exposure level for .*: ([\d.]+)", judged)
    assert level is not None
    assert float(level[1]) <= WORST


@pytest.mark.parametrize("file", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda file: file.name)
def test_every_package_is_locked_with_its_hashes(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    hashes = r"(?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+"
    packages = re.findall(rf"^([\w.-]+)==(\S+)(?: ; [^\\\n]+)? \\\n({hashes})", text, re.MULTILINE)
    assert packages
    assert len(packages) == len(re.findall(r"^[\w.-]+[^\w.#\n-]", text, re.MULTILINE))
    assert not re.search(r"://|^-", text, re.MULTILINE)  # nothing of the place they were looked up at


def test_nothing_is_installed_without_its_hash() -> None:
    script = (ROOT / "tools" / "bootstrap.sh").read_text(encoding="utf-8").replace("\\\n", "")
    installs = [line for line in script.splitlines() if "pip install" in line]
    assert len(installs) == 3
    assert all("--require-hashes" in line or "--no-deps --editable ." in line for line in installs)
