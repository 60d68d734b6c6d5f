from __future__ import annotations

from ludotheque.browser.build.shortening import shortened


def test_what_a_module_does_stays() -> None:
    source = b'"""A."""\n# b\nX = 1  # c\n\ndef f():\n    """D."""\n\nclass G:\n    """E."""\n    y = "kept"\n'
    names: dict[str, object] = {}
    exec(shortened(source), names)
    assert (names["X"], names["f"](), names["G"].y) == (1, None, "kept")  # type: ignore[operator,attr-defined]
    assert b'"""' not in shortened(source)
    assert b"#" not in shortened(source)


def test_what_cannot_be_read_stays() -> None:
    assert shortened(b"def :") == b"def :"
