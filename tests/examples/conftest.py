from __future__ import annotations

import pytest

from .installed import install


@pytest.fixture(scope="session")
def with_chanterelle(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory)
