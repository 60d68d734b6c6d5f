"""Sources without comments and docstrings: nobody reads them in a browser."""

from __future__ import annotations

import ast


def shortened(source: bytes) -> bytes:
    """The same module in fewer bytes; one that this Python cannot read stays as it is."""
    try:
        tree = ast.parse(source)
    except SyntaxError:  # of a newer Python than this
        return source
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()
