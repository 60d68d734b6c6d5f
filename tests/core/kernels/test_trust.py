"""Compiled code is run only from folders that only the user could have written to."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core.kernels import trust
from ludotheque.core.kernels.trust import distrust, make_private

STRANGER = 54321  # a user that is neither this one nor the administrator

pytestmark = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Windows keeps users apart by other means")
needs_root = pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() != 0, reason="only root can give files away")


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    """A cache with something in it, in a folder in which anything may be changed."""
    root = tmp_path / "above" / "cache"
    make_private(root / "kernels" / "1234")
    (root / "kernels" / "1234" / "rules.nbi").touch(0o600)
    yield root
    (tmp_path / "above").chmod(0o700)


def doubt(root: Path) -> tuple[str, str] | None:
    """Which doubt, and about what."""
    found = distrust(root, root / "kernels" / "1234")
    return None if found is None else (found.id, str(found.fields["folder"]))


def test_what_is_made_is_for_the_user_alone(root: Path) -> None:
    for place in (root.parent, root, root / "kernels", root / "kernels" / "1234"):
        assert place.stat().st_mode & 0o777 == 0o700
    assert doubt(root) is None


@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702, 0o1777])
@pytest.mark.parametrize("where", ["", "kernels", "kernels/1234", "kernels/1234/rules.nbi"])
def test_no_other_user_may_write_to_it(root: Path, where: str, mode: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trust, "_own_group", lambda number: False)
    (root / where).chmod(mode)
    assert doubt(root) == ("cache-open", str(root / where))


def test_the_folder_above_may_be_open_only_if_they_cannot_exchange_ours(root: Path) -> None:
    root.parent.chmod(0o777)
    assert doubt(root) == ("cache-open", str(root.parent))
    root.parent.chmod(0o1777)  # as /tmp is: only the owner renames and removes
    assert doubt(root) is None


def test_a_group_with_only_the_user_is_fine(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many systems give every user one, and let it write."""
    root.parent.chmod(0o775)
    monkeypatch.setattr(trust, "_own_group", lambda number: True)
    assert doubt(root) is None
    monkeypatch.setattr(trust, "_own_group", lambda number: False)
    assert doubt(root) == ("cache-open", str(root.parent))


@needs_root
@pytest.mark.parametrize("where", ["..", "", "kernels", "kernels/1234", "kernels/1234/rules.nbi"])
def test_no_other_user_may_own_it(root: Path, where: str) -> None:
    place = (root / where).resolve()
    os.chown(place, STRANGER, -1)
    assert doubt(root) == ("cache-foreign", str(place))


@needs_root
def test_a_link_must_be_ones_own(root: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(root)
    assert doubt(link) is None
    os.chown(link, STRANGER, -1, follow_symlinks=False)
    assert doubt(link) == ("cache-foreign", str(link))


def test_a_link_does_not_hide_where_it_leads(root: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(root)
    root.chmod(0o777)
    assert doubt(tmp_path / "link") == ("cache-open", str(root))


PLAY = "import ludotheque; print(len(ludotheque.game('winston').new(2, 1).setup['deck']))"
TWICE = f"import subprocess, sys; {PLAY}; subprocess.run([sys.executable, '-c', {PLAY!r}], check=True)"


def test_without_trust_nothing_is_kept_and_the_user_is_told_once(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    cache.chmod(0o777)
    environment = {**os.environ, "LUDOTHEQUE_CACHE": str(cache), "LUDOTHEQUE_LANG": "en"}
    done = subprocess.run([sys.executable, "-c", TWICE], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.split() == ["66", "66"]
    assert done.stderr.count("\n") == 1
    assert f"chmod go-w {cache}" in done.stderr
    assert [file for file in cache.rglob("*") if file.is_file()] == []
