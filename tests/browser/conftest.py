from __future__ import annotations

from pathlib import Path

import pytest

from . import bundled


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    bundled.need()
    return bundled.bundle(tmp_path_factory.mktemp("bundle"))
