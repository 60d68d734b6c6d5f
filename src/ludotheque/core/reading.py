"""Readers of JSON, one for each type, made when their module is imported.

msgspec learns the fields of a type when it first meets it, and runs Python code while it does. A second thread that
needs the same type at that moment finds it incomplete, and the process crashes. Modules are imported once, by one
thread; so every type that is read has its reader at the top of a module.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")


class Reader(Generic[T]):
    """Reads one type. Every error in a text is a msgspec.DecodeError."""

    def __init__(self, form: type[T]) -> None:
        self._form = form
        self._decode = msgspec.json.Decoder(form).decode

    def read(self, source: str | bytes) -> T:
        """From JSON. Raises msgspec.DecodeError."""
        try:
            return self._decode(source)
        except UnicodeError:
            raise msgspec.DecodeError("JSON is malformed: invalid UTF-8") from None
        except RecursionError:
            raise msgspec.DecodeError("JSON is nested too deeply") from None

    def convert(self, source: object) -> T:
        """From dictionaries and lists. Raises msgspec.ValidationError."""
        try:
            return msgspec.convert(source, self._form, str_keys=True)
        except UnicodeError:
            raise msgspec.ValidationError("Expected text, got half of a surrogate pair") from None
        except RecursionError:
            raise msgspec.ValidationError("Nested too deeply") from None


anything: Reader[Any] = Reader(Any)
