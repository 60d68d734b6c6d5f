"""Libraries that only the lab needs, and that are not installed with the games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ludotheque.core.errors import BadRequest


@contextmanager
def lab_extra() -> Iterator[None]:
    """Imports made inside say how to install what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadRequest("error-extra", library=str(error.name), command="pip install 'ludotheque[lab]'") from None
