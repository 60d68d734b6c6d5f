"""Optional dependencies: libraries that only the lab and the adapters need."""

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
    """A context for imports: a missing library raises BadRequest with the command that installs it."""
    return _extra("lab")


def ray_extra() -> AbstractContextManager[None]:
    return _extra("ray")


def openspiel_extra() -> AbstractContextManager[None]:
    return _extra("openspiel")


def train_extra() -> AbstractContextManager[None]:
    return _extra("train")
