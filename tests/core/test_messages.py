"""Numbers as people read them. What the catalogues say is tested in `tests/test_catalogues.py`."""

import pytest

from ludotheque.core.messages import messages


@pytest.mark.parametrize("value", [-0.0, -0.04, 0.04])
def test_what_rounds_to_zero_has_no_sign(value: float) -> None:
    for language, zero in (("en", "0.0"), ("de", "0,0")):
        say = messages(language)
        assert say.number(value) == say.signed(value) == zero
        assert say.percent(value / 100).startswith(zero)


def test_a_change_has_its_sign() -> None:
    say = messages("en")
    assert [say.signed(value) for value in (-1234.56, -0.06, 0.06, 2)] == ["−1,234.6", "−0.1", "+0.1", "+2.0"]
    assert say.number(-0.06) == "-0.1"
    assert [say.signed(value, 0) for value in (-0.4, 0.6)] == ["0", "+1"]
