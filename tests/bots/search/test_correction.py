"""What is said is corrected by what happened: shares stay shares, larger ones stay larger, and files may be bad."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import ludotheque
from ludotheque.bots.review.judging import Judge
from ludotheque.bots.search import correction
from ludotheque.bots.search.advice import advise_at, judged_at
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.correction import (
    DIGITS,
    FORM,
    NONE,
    UNCORRECTED,
    CorrectedShares,
    Correction,
    Corrections,
    FittedCorrection,
    SizedCorrection,
    read,
    ways,
)
from ludotheque.bots.search.growing import Budget
from ludotheque.core.contract import CHANCE, Variant
from ludotheque.lab.learning.correcting import (
    Sayings,
    check_correction,
    corrected,
    fit_correction,
    fit_sizes,
    keep_correction,
)
from ludotheque.lab.reliability.said import SaidGame, Saying

BOLD = Correction(0.4, (1.2, 0.8, 0.9, 1.5, 1.6, 1.0, 0.8, 0.7))


def test_as_they_stand_nothing_changes() -> None:
    for said in ((0.3, 0.7), (0.2, 0.1, 0.7), (0.25, 0.25, 0.25, 0.25)):
        assert NONE.one(said, 0) == pytest.approx(said)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_shares_add_up_to_one_and_larger_ones_stay_larger(seats: int) -> None:
    said = np.random.Generator(np.random.PCG64(1)).dirichlet([2.0] * seats, 200)
    for mover in (CHANCE, 0):
        found = np.array([BOLD.one(tuple(row), mover) for row in said])
        assert found.sum(axis=1) == pytest.approx(1)
        assert (np.argsort(found[:, 1:]) == np.argsort(said[:, 1:])).all()
        assert (mover != CHANCE) == (not np.allclose(found, said))
    more = [BOLD.one((share, *[(1 - share) / (seats - 1)] * (seats - 1)), 0)[0] for share in np.linspace(0, 1, 50)]
    assert more == sorted(more)
    assert (more[0], more[-1]) == (0, 1)


def test_an_error_changes_with_its_share() -> None:
    assert Correction(0, (2.0,) * 8).error((0.5, 0.5), 0, 0.01) == pytest.approx(0.02, rel=0.01)
    assert NONE.error((0.3, 0.7), 0, 0.01) == pytest.approx(0.01)
    assert BOLD.error((1.0, 0.0), 0, 0.0001) > 0


def test_no_digit_depends_on_the_machine() -> None:
    for share in np.linspace(0.01, 0.99, 30):
        said = (share, (1 - share) / 2, (1 - share) / 2)
        told = (*BOLD.one(said, 0), BOLD.error(said, 0, 0.0123456789))
        assert told == tuple(round(each, DIGITS) for each in told)


@pytest.mark.parametrize("seats", [2, 4])
def test_numbers_are_found_again(seats: int) -> None:
    rng = np.random.Generator(np.random.PCG64(2))
    said, true = rng.random(20_000), Correction(0.3, (1.0, 1.0, 0.6, 0.6, 1.5, 1.5, 1.0, 1.0))
    won = rng.random(len(said)) < [true.share(share, seats) for share in said]
    results = np.stack([won, ~won], axis=1).astype(float)
    sayings = Sayings(np.array([ways(share, seats) for share in said]), seats, results, np.arange(len(said)))
    found = fit_correction(sayings)
    for share in np.linspace(0.1, 0.9, 9):
        assert found.share(share, seats) == pytest.approx(true.share(share, seats), abs=0.03)
    before, now = corrected(NONE, sayings), corrected(found, sayings)
    assert sayings.losses(now).mean() < sayings.losses(before).mean()
    assert sayings.error(now) < 0.01 < sayings.error(before)


@pytest.mark.parametrize("shift", [0.0, 0.5])
def test_a_correction_is_kept_only_if_it_comes_closer_to_what_happens(shift: float) -> None:
    rng = np.random.Generator(np.random.PCG64(3))
    games = []
    for row, said in enumerate(rng.uniform(0.1, 0.9, 1000).tolist()):
        won = rng.random() < Correction(shift).share(said, 2)
        games.append(SaidGame(row, [0], [Saying(0, 0, (said, 1 - said))], (1.0, 0.0) if won else (0.0, 1.0)))
    found = check_correction(games)
    assert found.better == (shift > 0)
    assert (found.error < found.error_before - 0.05) == (shift > 0)


def test_between_two_sizes_lies_what_is_between() -> None:
    found = Corrections((SizedCorrection(10, NONE), SizedCorrection(1000, BOLD)))
    assert (found.at(1), found.at(10), found.at(1000), found.at(16_000)) == (NONE, NONE, BOLD, BOLD)
    assert UNCORRECTED.at(50) == NONE
    halfway = found.at(100)
    assert halfway.mover == pytest.approx(BOLD.mover / 2)
    shares = [found.at(size).share(0.4, 2) for size in (10, 30, 100, 300, 1000)]
    assert shares == sorted(shares) != [shares[0]] * 5


def test_every_size_is_corrected_by_what_it_said() -> None:
    """A small search says what is right, a larger one always a little less."""
    rng = np.random.Generator(np.random.PCG64(4))
    small, large = [], []
    for row, said in enumerate(rng.uniform(0.1, 0.9, 1000).tolist()):
        won = (1.0, 0.0) if rng.random() < said else (0.0, 1.0)
        less = Correction(-0.8).share(said, 2)
        small.append(SaidGame(row, [0], [Saying(0, 0, (said, 1 - said), simulations=50)], won))
        large.append(SaidGame(row, [0], [Saying(0, 0, (less, 1 - less), simulations=3000)], won))
    found = fit_sizes([(games, check_correction(games)) for games in (small, large)])
    assert [each.simulations for each in found.sizes] == [50, 3000]
    for said in (0.2, 0.5, 0.8):
        assert found.at(50).share(said, 2) == pytest.approx(said, abs=0.07), "it was right"
        assert found.at(3000).share(Correction(-0.8).share(said, 2), 2) == pytest.approx(said, abs=0.07)


def test_what_cannot_or_must_happen_stays_so() -> None:
    assert BOLD.one((0.0, 0.4, 0.6), 0) == (0.0, 0.4, 0.6)
    assert BOLD.one((1.0, 0.0, 0.0), 0) == (1.0, 0.0, 0.0)
    assert BOLD.one((0.0, 0.0, 0.0), 1) == (0.0, 0.0, 0.0)


def at_all_sizes(by: Correction) -> Corrections:
    return Corrections((SizedCorrection(100, by),))


BOLDLY = at_all_sizes(BOLD)


def kept(variant: Variant, by: Corrections) -> FittedCorrection:
    return FittedCorrection(
        options=correction.mattering(variant),
        seats=2,
        numbers=by,
        command="",
        version="",
        bots=[],
        seed="0",
        games=0,
        data="",
        error=0,
        error_before=0,
        log_loss=0,
        log_loss_before=0,
    )


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Corrections are read from and written to another folder."""
    monkeypatch.setattr(
        correction, "_corrections", lambda folder: (read(tmp_path / correction.FILE) or EMPTY).corrections
    )
    monkeypatch.setattr(correction, "read_again", lambda: None)
    return tmp_path


EMPTY = CorrectedShares(FORM, [])


def test_hints_and_analyses_are_corrected_alike(elsewhere: Path) -> None:
    variant = ludotheque.game("winoc")
    match, bot = variant.new(2, seed=5), SearchBot(1, Budget(300))
    match.play("N")
    seat = match.mover
    assert seat is not None
    raw = judged_at(bot, variant, match.position(1), 2, seat, 7)
    plain = Judge(match, Budget(300), 1).judge(1)
    keep_correction(elsewhere, kept(variant, BOLDLY))
    told = advise_at(bot, variant, match.position(1), 2, seat, 7)
    assert [move.action for move in told] == [move.action for move in raw]
    assert [move.expected for move in told] == [BOLD.one(move.shares, seat)[seat] for move in raw]
    assert Judge(match, Budget(300), 1).judge(1).value == pytest.approx(BOLD.one(plain.value, seat))


def test_an_analysis_is_corrected_by_the_size_of_its_searches(elsewhere: Path) -> None:
    variant = ludotheque.game("hundsgemein")
    match = variant.new(2, seed=5)
    seat = match.mover
    assert seat is not None
    small, large = (Judge(match, Budget(size), 1).judge(0).value for size in (30, 600))
    keep_correction(elsewhere, kept(variant, Corrections((SizedCorrection(30, NONE), SizedCorrection(600, BOLD)))))
    assert Judge(match, Budget(30), 1).judge(0).value == small
    assert Judge(match, Budget(600), 1).judge(0).value == BOLD.one(large, seat) != large
    advised = advise_at(SearchBot(1, Budget(200)), variant, match.position(0), 2, seat, 7)
    raw = judged_at(SearchBot(1, Budget(200)), variant, match.position(0), 2, seat, 7)
    by = correction.corrections(variant, 2)
    assert [move.expected for move in advised] == [by.at(move.visits).one(move.shares, seat)[seat] for move in raw]


def test_other_settings_and_changed_boards_are_not_corrected(elsewhere: Path) -> None:
    variant = ludotheque.game("hundsgemein")
    keep_correction(elsewhere, kept(variant, BOLDLY))
    assert correction.corrections(variant, 2) == BOLDLY
    assert correction.corrections(variant, 3) == UNCORRECTED
    assert correction.corrections(variant.game.variant({"scoring": "expert"}), 2) == UNCORRECTED
    assert correction.corrections(variant.game.variant({"open_owners": True}), 2) == BOLDLY
    assert correction.corrections(replace(variant, numbers={"dogs.Rex": 1}), 2) == UNCORRECTED
    keep_correction(elsewhere, kept(variant, UNCORRECTED))
    assert correction.corrections(variant, 2) == UNCORRECTED


def test_without_a_correction_there_is_no_file(elsewhere: Path) -> None:
    variant = ludotheque.game("hundsgemein")
    keep_correction(elsewhere, kept(variant, UNCORRECTED))
    assert list(elsewhere.iterdir()) == []
    keep_correction(elsewhere, kept(variant, BOLDLY))
    keep_correction(elsewhere, kept(variant, UNCORRECTED))
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "damaged"),
        (b'{"form": 9, "corrections": []}', "another version"),
        (b"", "damaged"),
    ],
)
def test_a_bad_file_is_told_about_and_not_used(
    tmp_path: Path, content: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / correction.FILE
    file.write_bytes(content)
    assert read(file) is None
    assert said in capsys.readouterr().err
    keep_correction(tmp_path, kept(ludotheque.game("winoc"), BOLDLY))
    file.write_bytes(file.read_bytes().replace(b"0.9", b"-0.9"))
    assert read(file) is None
    assert read(tmp_path / "none" / correction.FILE) is None
