"""Libraries that only the lab and the adapters need, and that are not installed with the games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from ludotheque.core.errors import BadRequest


@contextmanager
def _extra(name: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        command = f"pip install 'ludotheque[{name}]'"
        raise BadRequest("error-extra", library=str(error.name), command=command) from None


def lab_extra() -> AbstractContextManager[None]:
    """Imports made inside say how to install what is missing."""
    return _extra("lab")


def ray_extra() -> AbstractContextManager[None]:
    return _extra("ray")


def openspiel_extra() -> AbstractContextManager[None]:
    return _extra("openspiel")


def train_extra() -> AbstractContextManager[None]:
    return _extra("train")
