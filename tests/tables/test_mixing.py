"""Sealed tables: every seat seals before any seat reveals, and the last to act cannot choose the deal."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from ludotheque.core.chance.proof import match_of_proof
from ludotheque.tables import commands
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.entries import Opening
from ludotheque.tables.mixing import MOST, SECONDS
from ludotheque.tables.refusals import Invalid, NotNow
from ludotheque.tables.seats import Role
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table
from tests.tables.building import opening, play

TEXTS = ["rain on the window", "zażółć 🩷", "0" * 64, "a"]


def seal(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def sealed(kinds: str = "hh", *, wait: bool = False) -> Opening:
    return msgspec.structs.replace(opening(kinds=kinds, wait=wait), sealed=True)


def full(kinds: str = "hh") -> Table:
    """All seats are taken, none has sealed."""
    found = Table(sealed(kinds))
    commands.deal_if_full(found)
    return found


def revealing(kinds: str = "hh") -> Table:
    """Everybody has sealed their text."""
    found = full(kinds)
    for seat, kind in enumerate(kinds):
        if kind == "h":
            commands.seal(found, seat, seal(TEXTS[seat]))
    return found


def kinds_of(table: Table) -> list[str]:
    return [entry.kind for entry in table.entries]


def late(table: Table) -> float:
    return table.mixing.deadline


def statuses(table: Table) -> list[str | None]:
    return [info.mixing for info in projection.seat_infos(table)]


def seed_of(*lines: str) -> int:
    return int(hashlib.sha256("".join(f"{line}\n" for line in ("5e" * 32, *lines)).encode()).hexdigest(), 16)


def refused(action: Callable[[], object], id: str) -> None:
    with pytest.raises((NotNow, Invalid)) as error:
        action()
    assert error.value.phrase.id == id


# --- one after the other ---


def test_everybody_seals_then_everybody_reveals_then_the_deal_is_made() -> None:
    found = Table(sealed("hob"))
    commands.deal_if_full(found)
    commands.seal(found, 0, seal("rain"))
    assert commands.join(found, Role(invitation=1), "Bo", "", hash_of("b"), None, seal("snow")) == 1
    assert kinds_of(found) == ["sealed", "joined", "sealed", "sealing", "revealing"]
    assert found.stage == "open"
    commands.reveal(found, 1, "snow")
    assert found.match is None
    commands.reveal(found, 0, "rain")
    assert kinds_of(found)[-1] == "started"
    assert found.match is not None
    assert found.match.seed == seed_of("rain", "snow", "")
    assert statuses(found) == ["revealed", "revealed", None]


def test_a_full_table_waits_for_every_seal() -> None:
    found = full()
    assert kinds_of(found) == ["sealing"]
    commands.seal(found, 1, seal("snow"))
    assert statuses(found) == [None, "sealed"]
    commands.mix_on(found, late(found) - 0.01)
    assert kinds_of(found) == ["sealing", "sealed"]
    commands.seal(found, 0, seal("rain"))
    assert kinds_of(found)[-1] == "revealing"


def test_who_does_not_seal_in_time_is_named_and_adds_nothing() -> None:
    found = full("hhh")
    commands.seal(found, 1, seal("snow"))
    commands.mix_on(found, late(found))
    assert kinds_of(found) == ["sealing", "sealed", "unsealed", "unsealed", "revealing"]
    refused(lambda: commands.seal(found, 0, seal("rain")), "error-seal-late")
    refused(lambda: commands.reveal(found, 0, "rain"), "error-reveal-nothing")
    commands.reveal(found, 1, "snow")
    assert found.match is not None
    assert found.match.seed == seed_of("", "snow", "")
    assert statuses(found) == ["unsealed", "revealed", "unsealed"]


def test_the_seal_takes_the_place_of_a_text_that_is_not_revealed() -> None:
    found = revealing("hh")
    commands.reveal(found, 0, TEXTS[0])
    commands.mix_on(found, late(found) - 0.01)
    assert found.match is None
    commands.mix_on(found, late(found))
    assert kinds_of(found)[-2:] == ["unrevealed", "started"]
    assert found.match is not None
    assert found.match.seed == seed_of(TEXTS[0], seal(TEXTS[1]))
    assert statuses(found) == ["revealed", "unrevealed"]
    refused(lambda: commands.reveal(found, 1, TEXTS[1]), "error-dealt")


def test_where_nobody_seals_the_deal_is_made_all_the_same() -> None:
    found = full()
    commands.mix_on(found, late(found))
    assert kinds_of(found) == ["sealing", "unsealed", "unsealed", "revealing", "started"]
    assert found.match is not None
    assert found.match.seed == seed_of("", "")


def test_bots_alone_are_not_waited_for() -> None:
    found = Table(sealed("bb"))
    commands.deal_if_full(found)
    assert kinds_of(found) == ["sealing", "revealing", "started"]


def test_the_owner_starts_the_sealing_not_the_deal() -> None:
    found = Table(sealed("ho", wait=True))
    commands.deal_if_full(found)
    commands.start(found, "random")
    assert kinds_of(found) == ["filled", "sealing"]
    refused(lambda: commands.start(found, None), "error-mixing")
    commands.seal(found, 0, seal("rain"))
    commands.reveal(found, 0, "rain")
    assert found.match is not None


def test_a_seal_can_be_changed_until_the_first_may_be_opened() -> None:
    found = full()
    commands.seal(found, 0, seal("rain"))
    commands.seal(found, 0, seal("hail"))
    commands.seal(found, 1, seal("snow"))
    refused(lambda: commands.seal(found, 0, seal("rain")), "error-seal-late")
    refused(lambda: commands.reveal(found, 0, "rain"), "error-reveal-other")
    commands.reveal(found, 0, "hail")


def test_what_is_sent_twice_is_done_once() -> None:
    found = full()
    for _ in range(2 * MOST):
        commands.seal(found, 0, seal("rain"))
    commands.seal(found, 1, seal("snow"))
    for text in ("rain", "rain"):
        commands.reveal(found, 0, text)
    commands.reveal(found, 1, "snow")
    before = kinds_of(found)
    assert before == ["sealing", "sealed", "sealed", "revealing", "revealed", "revealed", "started"]
    commands.reveal(found, 1, "snow")
    commands.seal(found, 0, seal("rain"))
    assert kinds_of(found) == before


def test_nothing_is_revealed_before_all_seals_are_fixed() -> None:
    found = full()
    commands.seal(found, 0, seal("rain"))
    refused(lambda: commands.reveal(found, 0, "rain"), "error-reveal-early")
    assert kinds_of(found) == ["sealing", "sealed"]


def test_sealed_and_plain_do_not_mix() -> None:
    refused(lambda: commands.mix(full(), 0, "rain"), "error-mix-sealed")
    joined = Table(sealed("ho"))
    refused(lambda: commands.join(joined, Role(invitation=1), "Bo", "rain", hash_of("b"), None), "error-mix-sealed")
    assert joined.ply == 0
    plain = Table(opening(kinds="ho"))
    refused(lambda: commands.seal(plain, 0, seal("rain")), "error-seal-plain")
    refused(lambda: commands.reveal(plain, 0, "rain"), "error-seal-plain")
    refused(
        lambda: commands.join(plain, Role(invitation=1), "Bo", "", hash_of("b"), None, seal("a")), "error-seal-plain"
    )
    assert plain.ply == 0


@pytest.mark.parametrize("text", ["", "two\nlines", "x" * 65, "a\u2028b", "\x85"])
def test_what_is_revealed_is_one_line(text: str) -> None:
    found = full()
    commands.seal(found, 0, seal(text))
    commands.seal(found, 1, seal("snow"))
    refused(lambda: commands.reveal(found, 0, text), "error-addition")


def test_a_seat_mixes_in_only_a_few_times() -> None:
    plain, closed = Table(opening(kinds="hh", wait=True)), full()
    for number in range(MOST):
        commands.mix(plain, 0, str(number))
        commands.seal(closed, 0, seal(str(number)))
    refused(lambda: commands.mix(plain, 0, "once more"), "error-mixed-enough")
    refused(lambda: commands.seal(closed, 0, seal("once more")), "error-mixed-enough")
    commands.mix(plain, 1, "the others may")
    commands.seal(closed, 1, seal("the others may"))


def test_texts_stay_secret_until_the_proof_and_seals_are_shown() -> None:
    found = revealing("hhh")
    commands.reveal(found, 0, TEXTS[0])
    for viewer in (None, 0, 1):
        said = msgspec.json.encode([projection.state(found, viewer), projection.news(found, viewer, 0)]).decode()
        assert TEXTS[0] not in said
        assert seal(TEXTS[1]) in said
    assert projection.state(found, None).mixing is not None


def test_deadlines_follow_from_the_stored_times() -> None:
    found = revealing()
    again = Table(found.opening, found.entries)
    assert late(again) == late(found) == found.entries[-1].at + SECONDS
    commands.mix_on(again, late(again))
    assert again.match is not None


def test_a_rematch_of_a_sealed_table_is_sealed() -> None:
    found = revealing()
    commands.reveal(found, 0, TEXTS[0])
    commands.reveal(found, 1, TEXTS[1])
    play(found, 100_000)
    following = Table(commands.next_opening(found, "next", "ab" * 32))
    commands.deal_if_full(following)
    assert kinds_of(following) == ["sealing"]
    assert following.mixing.seals == [None, None]


def test_a_table_opened_before_there_were_seals_is_plain() -> None:
    old = msgspec.to_builtins(opening())
    del old["sealed"]
    found = Table(msgspec.convert(old, Opening))
    commands.deal_if_full(found)
    assert kinds_of(found) == ["started"]


@pytest.mark.parametrize("withheld", [(), (1,), (0, 1)])
def test_the_proof_of_a_sealed_table_checks(withheld: tuple[int, ...]) -> None:
    found = revealing()
    for seat in {0, 1} - set(withheld):
        commands.reveal(found, seat, TEXTS[seat])
    commands.mix_on(found, late(found))
    play(found, 100_000)
    proof = projection.proof(found)
    assert (proof.proof, proof.unrevealed) == (2, list(withheld))
    assert proof.seals == [seal(TEXTS[0]), seal(TEXTS[1])]
    match = match_of_proof(msgspec.json.encode(proof))
    assert found.match is not None
    assert match.seed == found.match.seed


# --- in any order ---

Said = tuple[str, int, str]
SAID = st.tuples(st.sampled_from(["seal", "mix", "reveal", "start"]), st.integers(0, 2), st.sampled_from(TEXTS))


def say(table: Table, what: Said) -> bool:
    """Whether it was accepted."""
    kind, seat, text = what
    before = table.ply
    try:
        if kind == "seal":
            commands.seal(table, seat, seal(text))
        elif kind == "mix":
            commands.mix(table, seat, text)
        elif kind == "reveal":
            commands.reveal(table, seat, text)
        else:
            commands.start(table, "random")
    except (NotNow, Invalid):
        assert table.ply == before, "refused, and yet something was changed"
        return False
    return True


@settings(max_examples=150, deadline=None)
@given(st.lists(SAID, max_size=12), st.sets(st.integers(0, 2)))
def test_after_the_first_may_reveal_only_withholding_changes_the_seed(said: list[Said], stubborn: set[int]) -> None:
    """Whatever is said in the reveal phase, by whomever and in whichever order, the seed is one of those that were
    fixed when it began: for every seat its text, or its seal if the text never came."""
    found = revealing("hhh")
    for each in said:
        if each[0] != "reveal" or each[1] not in stubborn:
            say(found, each)
    known = [entry.seat for entry in found.entries if entry.kind == "revealed"]
    commands.mix_on(found, late(found))
    assert found.match is not None
    assert found.match.seed == seed_of(*(TEXTS[seat] if seat in known else seal(TEXTS[seat]) for seat in range(3)))
    named = [entry.seat for entry in found.entries if entry.kind == "unrevealed"]
    assert named == [seat for seat in range(3) if seat not in known]


class SealedTable(RuleBasedStateMachine):
    """A table of two people and a seat to be taken, beside a plain account of what must be true of it."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table(sealed("hho"))
        commands.deal_if_full(self.table)
        self.taken = False
        self.texts: dict[int, str] = {}  # sealed, the last one of each seat
        self.times = [0, 0, 0]
        self.fixed: dict[int, str] | None = None  # from the reveal phase on
        self.open: set[int] = set()  # seats that have revealed, or whose time is over
        self.revealed: dict[int, str] = {}

    def begin_if_all_sealed(self) -> None:
        if self.taken and self.fixed is None and len(self.texts) == 3:
            self.fixed = dict(self.texts)

    @property
    def dealt(self) -> bool:
        return self.fixed is not None and self.open == set(self.fixed)

    @precondition(lambda self: not self.taken)
    @rule(text=st.none() | st.sampled_from(TEXTS))
    def join(self, text: str | None) -> None:
        given = None if text is None else seal(text)
        commands.join(self.table, Role(invitation=2), "Bo", "", hash_of("b"), None, given)
        self.taken = True
        if text is not None:
            self.texts[2], self.times[2] = text, 1
        self.begin_if_all_sealed()

    @rule(seat=st.integers(0, 2), text=st.sampled_from(TEXTS))
    def seal(self, seat: int, text: str) -> None:
        seated = seat < 2 or self.taken
        again = self.texts.get(seat) == text
        allowed = seated and self.fixed is None and self.times[seat] < MOST
        if seated:
            assert say(self.table, ("seal", seat, text)) == (allowed or again)
        if allowed and not again:
            self.texts[seat] = text
            self.times[seat] += 1
            self.begin_if_all_sealed()

    @rule(seat=st.integers(0, 2), text=st.sampled_from(TEXTS))
    def reveal(self, seat: int, text: str) -> None:
        may = self.fixed is not None and self.fixed.get(seat) == text and seat not in self.open and not self.dealt
        again = self.revealed.get(seat) == text
        assert say(self.table, ("reveal", seat, text)) == (may or again)
        if may:
            self.open.add(seat)
            self.revealed[seat] = text

    @rule(seat=st.integers(0, 2))
    def mix(self, seat: int) -> None:
        assert not say(self.table, ("mix", seat, "rain"))

    @rule()
    def too_early(self) -> None:
        if self.table.match is None:
            before = self.table.ply
            commands.mix_on(self.table, late(self.table) - 1)
            assert self.table.ply == before

    @rule()
    def time_is_over(self) -> None:
        if not self.taken or self.dealt:
            return
        if self.fixed is None:
            self.fixed = dict(self.texts)
            commands.mix_on(self.table, late(self.table))
        else:
            commands.mix_on(self.table, late(self.table))
            assert self.table.match is not None
            self.fixed = {seat: text if seat in self.open else seal(text) for seat, text in self.fixed.items()}
            self.open = set(self.fixed)

    @invariant()
    def the_deal_follows_from_what_was_fixed(self) -> None:
        assert (self.table.match is not None) == self.dealt
        if self.table.match is not None and self.fixed is not None:
            assert self.table.match.seed == seed_of(*(self.fixed.get(seat, "") for seat in range(3)))

    @invariant()
    def seals_come_before_and_texts_after(self) -> None:
        kinds = kinds_of(self.table)
        at = kinds.index("revealing") if "revealing" in kinds else len(kinds)
        assert "sealed" not in kinds[at:]
        assert "revealed" not in kinds[:at]
        assert kinds.count("sealing") <= 1
        assert kinds.count("revealing") <= 1

    @invariant()
    def the_list_is_all_there_is(self) -> None:
        again = Table(self.table.opening, self.table.entries)
        assert msgspec.json.encode(projection.state(again, 0)) == msgspec.json.encode(projection.state(self.table, 0))


TestSealedTable = SealedTable.TestCase
TestSealedTable.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
