"""Modules of WebAssembly under Pyodide."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import js  # Pyodide's
import pyodide.ffi


class JavaScriptModule:
    """A module that the browser runs. It is compiled here, at once: in a worker that is allowed."""

    def __init__(self, file: Path) -> None:
        code = js.WebAssembly.Module.new(pyodide.ffi.to_js(file.read_bytes()))
        self._exports = js.WebAssembly.Instance.new(code, pyodide.ffi.to_js({})).exports
        self._functions: dict[str, Any] = {}
        self._views: dict[tuple[int, int], Any] = {}

    def alloc(self, size: int) -> int:
        at: int = self._exports.alloc(size)
        return at

    def write(self, at: int, data: Any) -> None:
        self._view(at, len(data)).assign(data)

    def read(self, at: int, into: Any) -> None:
        self._view(at, len(into)).assign_to(into)

    def call(self, function: str, frame: int) -> None:
        found = self._functions.get(function)
        if found is None:
            found = self._functions[function] = getattr(self._exports, function)
        found(frame)

    def _view(self, at: int, size: int) -> Any:
        """The view of a part of the memory. One whose memory has grown since is empty."""
        view = self._views.get((at, size))
        if view is None or view.byteLength != size:
            if len(self._views) > 256:
                self._views.clear()
            view = self._views[at, size] = js.Uint8Array.new(self._exports.memory.buffer, at, size)
        return view
