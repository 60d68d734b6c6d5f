"""The moves of Winchester, each by its id in the rulebook."""

from __future__ import annotations

import pytest

from ludotheque.core.errors import BadText
from ludotheque.games.winchester.grid import CELL
from ludotheque.games.winchester.notation import LETTERS
from ludotheque.games.winchester.state import START, A, F

from .scenario import ALL_SQUARES, play, position, refused, squares, standing, targets, zone

# From a side, from every corner, and from the start; nothing else is on the track. The rival is out of the way.
REACH = {
    "m2": {
        "K": "l1 m1 n1 l2 n2 l3 m3 n3",
        "R": "l2..e2 n2..t2 m3..m4 m1",
        "B": "n3..o4 l3..k4 l1 n1",
        "N": "k1 k3 l4 n4 o1 o3",
        "P": "n2",
    },
    "r7": {
        "K": "q6 r6 s6 q7 s7 q8 r8 s8",
        "R": "q7 s7..t7 r8..r14 r6..r1",
        "B": "s8..t9 q8 q6 s6..t5",
        "N": "t8 s9 q9 t6 s5 q5",
        "P": "r8",
    },
    "h12": {
        "K": "g11 h11 i11 g12 i12 g13 h13 i13",
        "R": "g12..a12 i12..t12 h13..h14 h11",
        "B": "i13..j14 g13..f14 g11 i11",
        "N": "j13 i14 g14 f13 f11 j11",
        "P": "g12",
    },
    "b8": {
        "K": "a7 b7 c7 a8 c8 a9 b9 c9",
        "R": "a8 c8..d8 b9..b14 b7..b1",
        "B": "c9..h14 a9 a7 c7..d6",
        "N": "d9 c10 a10 a6 c6 d7",
        "P": "b7",
    },
    "r2": {
        "K": "q1 r1 s1 q2 s2 q3 r3 s3",
        "R": "q2..e2 s2..t2 r3..r14 r1",
        "B": "s3..t4 q3..p4 q1 s1",
        "N": "t3 s4 q4 p3 p1 t1",
        "P": "s2 r3",
    },
    "r12": {
        "K": "q11 r11 s11 q12 s12 q13 r13 s13",
        "R": "q12..a12 s12..t12 r13..r14 r11..r1",
        "B": "s13..t14 q13..p14 q11 s11..t10",
        "N": "t13 s14 q14 p13 p11 q10 s10 t11",
        "P": "r13 q12",
    },
    "b12": {
        "K": "a11 b11 c11 a12 c12 a13 b13 c13",
        "R": "a12 c12..t12 b13..b14 b11..b1",
        "B": "c13..d14 a13 a11 c11..d10",
        "N": "d13 c14 a14 a10 c10 d11",
        "P": "a12 b11",
    },
    "c2": {
        "K": "b1 c1 d1 b2 d2 b3 c3 d3",
        "R": "d2..t2 b2..a2 c3..c4 c1",
        "B": "d3..e4 b3..a4 b1 d1",
        "N": "e3 d4 b4 a3 a1 e1",
        "P": "d2",
    },
}


@pytest.mark.parametrize("origin", REACH)
@pytest.mark.parametrize("face", LETTERS)
def test_each_face_from_each_part_of_the_board(origin: str, face: str) -> None:
    reach = REACH[origin]
    expected = squares(reach["R"]) | squares(reach["B"]) if face == "Q" else squares(reach[face])
    assert targets(position(origin, "k14", die=face), origin) == expected


# Next to obstacles: on m2 with obstacles on n2, m3, l3 and o3.
@pytest.mark.parametrize(
    ("face", "expected"),
    [
        ("K", "l1 m1 n1 l2 n3"),
        ("R", "l2..e2 m1"),
        ("B", "n3..o4 l1 n1"),
        ("Q", "l2..e2 m1 n3..o4 l1 n1"),
        ("N", "k1 k3 l4 n4 o1"),
        ("P", ""),
    ],
)
def test_obstacle_nothing_ends_there_and_only_the_knight_passes(face: str, expected: str) -> None:
    match = position("m2", "k12", die=face, obstacles="n2 m3 l3 o3")
    assert targets(match, "m2") == squares(expected)
    rule = {"N": "m2-o3", "K": "m2-n2", "R": "m2-n2", "Q": "m2-l3", "B": "m2-l3", "P": "m2-n2"}[face]
    assert refused(match, rule) == "obstacle"


def test_jump_a_slide_stops_before_what_is_behind_an_obstacle() -> None:
    assert refused(position("m2", "k12", die="R", obstacles="o2"), "m2-p2") == "jump"


def test_jump_a_slide_stops_at_pieces() -> None:
    match = position("m2 h2", "p2", die="R")
    assert targets(match, "m2") == squares("l2..i2 n2..p2 m3..m4 m1")
    assert refused(match, "m2-q2") == "jump"
    assert refused(match, "m2-g2") == "jump"


def test_jump_a_knight_passes_over_everything() -> None:
    match = position("m2 l2 l3", "n2 n3", die="N", obstacles="m3 m1")
    assert targets(match, "m2") == squares("k1 k3 l4 n4 o1 o3")


def test_track_no_move_crosses_the_middle() -> None:
    match = position("d8 p4", "k12", die="Q")
    assert targets(match, "d8") == squares("a8..c8 d9..d14 d7..d1 c9..a11 c7..a5")
    for text in ("d8-q8", "p4-p11", "d8-h4"):
        assert refused(match, text) == "queen"
    with pytest.raises(BadText):
        match.play("d8-e8")


@pytest.mark.parametrize("face", "KQB")
@pytest.mark.parametrize("cut", ["p4-q5", "q10-p11", "e11-d10"])
def test_track_inner_corners_may_be_cut(face: str, cut: str) -> None:
    there, back = cut.split("-")
    assert back in targets(position(there, "k12", die=face), there)
    assert there in targets(position(back, "k12", die=face), back)


def test_track_a_pawn_may_take_across_an_inner_corner() -> None:
    assert targets(position("p4", "q5", die="P"), "p4") == {"q4", "q5"}


def test_own_only_own_pieces_move() -> None:
    match = position("m2", "m4", die="K")
    assert refused(match, "m4-m3") == "own"
    assert refused(match, "n2-n3") == "own"


@pytest.mark.parametrize(
    ("face", "text", "rule"),
    [
        ("K", "m2-m4", "king"),
        ("Q", "m2-o3", "queen"),
        ("R", "m2-n3", "rook"),
        ("B", "m2-n2", "bishop"),
        ("N", "m2-m3", "knight"),
        ("P", "m2-m3", "pawn"),
        ("P", "m2-l2", "pawn"),
    ],
)
def test_a_piece_moves_as_the_die_says(face: str, text: str, rule: str) -> None:
    assert refused(position("m2", "k12", die=face), text) == rule


# --- the pawn ---


@pytest.mark.parametrize(
    ("origin", "straight", "diagonals"),
    [
        ("m2", "n2", "n1 n3"),
        ("r7", "r8", "q8 s8"),
        ("h12", "g12", "g11 g13"),
        ("b8", "b7", "a7 c7"),
        ("r2", "s2 r3", "s1 s3 q3"),
        ("r12", "r13 q12", "s13 q13 q11"),
        ("b12", "a12 b11", "a13 a11 c11"),
    ],
)
def test_pawn_moves_straight_to_empty_squares_and_takes_diagonally_forward(
    origin: str, straight: str, diagonals: str
) -> None:
    around = squares(REACH[origin]["K"])
    assert targets(position(origin, "k14", die="P"), origin) == squares(straight)
    everywhere = position(origin, *_groups(sorted(around)), die="P")
    assert targets(everywhere, origin) == squares(diagonals)
    for square in sorted(around - squares(diagonals)):
        assert refused(everywhere, f"{origin}-{square}") == "pawn"


def _groups(around: list[str]) -> list[str]:
    """Rivals all round, at most five of one colour."""
    return [" ".join(around[:4]), " ".join(around[4:])]


def test_corner_a_pawn_may_take_backwards_on_one_side_if_that_is_forward_on_the_other() -> None:
    match = position("q2", "p3", die="P")
    assert targets(match, "q2") == {"r2", "q3", "p3"}
    assert standing(play(match, "q2-p3")) == [{"p3"}, {"q2"}]


def test_corner_both_directions_end_at_the_edge() -> None:
    assert targets(position("t2", "k12", die="P"), "t2") == {"t3"}
    assert targets(position("t14", "k12", die="P"), "t14") == {"s14"}
    assert targets(position("t4", "k12", die="P"), "t4") == {"t5"}
    assert targets(position("a13", "k12", die="P"), "a13") == {"a12"}


@pytest.mark.parametrize("origin", ["d2", "a3", "e2", "q2"])
def test_pawn_has_no_double_step(origin: str) -> None:
    match = position(origin, "k12", die="P")
    double = f"{chr(ord(origin[0]) + 2)}{origin[1:]}"
    assert refused(match, f"{origin}-{double}") == "pawn"


def test_pawn_does_not_enter_an_occupied_square_ahead() -> None:
    match = position("m2 m3", "n2", die="P", obstacles="n3")
    assert targets(match, "m2") == set()
    assert refused(match, "m2-n2") == "pawn"
    assert refused(match, "m3-n3") == "obstacle"


def test_pawn_next_to_an_obstacle_ahead_may_still_take() -> None:
    assert targets(position("m2", "n3", die="P", obstacles="n2 n1"), "m2") == {"n3"}


# --- capturing ---


def test_capture_swaps_the_two_pieces_forwards() -> None:
    assert standing(play(position("m2 e1", "p2 r9", die="R"), "m2-p2")) == [{"p2", "e1"}, {"m2", "r9"}]


def test_capture_swaps_the_two_pieces_backwards() -> None:
    assert standing(play(position("m2", "f2", die="R"), "m2-f2")) == [{"f2"}, {"m2"}]


def test_capture_may_be_answered_by_taking_back() -> None:
    match = position("m2", "p2", "r9", die="R")
    play(match, "m2-p2")
    assert standing(match) == [{"p2"}, {"m2"}, {"r9"}]
    play(match, "m2-p2")
    assert standing(match) == [{"m2"}, {"p2"}, {"r9"}]


@pytest.mark.parametrize(
    ("face", "text"), [("K", "m2-n3"), ("N", "m2-n4"), ("B", "m2-o4"), ("Q", "m2-m4"), ("P", "m2-n1")]
)
def test_capture_by_every_face(face: str, text: str) -> None:
    target = text.split("-")[1]
    assert standing(play(position("m2", target, die=face), text)) == [{target}, {"m2"}]


@pytest.mark.parametrize(
    ("face", "text"), [("K", "m2-n2"), ("R", "m2-o2"), ("Q", "m2-o4"), ("N", "m2-n4"), ("B", "m2-o4"), ("P", "m2-n3")]
)
def test_C2_a_piece_never_ends_on_its_own_colour(face: str, text: str) -> None:
    match = position(text.replace("-", " "), "k12", die=face)
    assert refused(match, text) == "C2"


@pytest.mark.parametrize(
    ("face", "text"), [("K", "d2-e3"), ("Q", "d2-e2"), ("R", "d2-e2"), ("B", "d2-e3"), ("N", "d2-f3"), ("P", "d2-e3")]
)
def test_before_start_no_piece_takes_over_the_line(face: str, text: str) -> None:
    match = position("d2", "e2 e3 f3 e1 f1", die=face)
    assert refused(match, text) == "before-start"


@pytest.mark.parametrize(
    ("face", "text"), [("K", "c2-d3"), ("Q", "c2-d2"), ("R", "c2-d2"), ("B", "c2-d3"), ("N", "c2-d4"), ("P", "c2-d3")]
)
def test_before_start_no_piece_takes_in_the_start(face: str, text: str) -> None:
    assert refused(position("c2", "d2 d3 d4", die=face), text) == "before-start"


def test_before_start_a_slide_stops_before_the_rival() -> None:
    assert targets(position("c2", "h2", die="R"), "c2") == squares("d2..g2 b2..a2 c3..c4 c1")


def test_before_start_a_piece_takes_once_it_is_across() -> None:
    assert "h2" in targets(position("e2", "h2", die="R"), "e2")


def test_backwards_pieces_move_about_inside_the_start() -> None:
    match = play(position("c2 d1", "m2", die="K"), "c2-b3")
    assert standing(match)[0] == {"b3", "d1"}
    assert match.state.left[0] == 2


# --- the lines ---

FORBIDDEN = [(A, F), (F, A), (A, START), (START, F)]


@pytest.mark.parametrize("face", LETTERS)
def test_C3_no_face_crosses_a_line_the_wrong_way_from_anywhere(face: str) -> None:
    crossings = set()
    for origin in ALL_SQUARES:
        match = position(origin, "k12" if origin != "k12" else "k11", die=face)
        for target in targets(match, origin):
            pair = zone(match, origin), zone(match, target)
            assert pair not in FORBIDDEN, f"{origin}-{target}"
            if START in pair and pair != (START, START):
                crossings.add((pair[0] == START, pair[1]))
                if pair[1] != START:  # leaving the start: eastwards, with A on the way
                    assert origin[0] < "e" <= target[0]
    assert crossings >= {(True, A), (False, START)}


@pytest.mark.parametrize(
    ("face", "text"),
    [
        ("K", "e4-d5"),
        ("B", "e4-d5"),
        ("Q", "e4-c6"),
        ("B", "h1-a8"),
        ("N", "e4-d6"),
        ("N", "e4-c5"),
        ("N", "e3-d5"),
        ("N", "f4-d5"),
    ],
)
def test_C3_no_way_from_A_to_F(face: str, text: str) -> None:
    assert refused(position(text.split("-")[0], "k12", die=face), text) == "C3"


@pytest.mark.parametrize(
    ("face", "text"),
    [
        ("K", "d5-e4"),
        ("P", "d5-e4"),
        ("B", "d5-e4"),
        ("Q", "c6-e4"),
        ("B", "a8-h1"),
        ("N", "d6-e4"),
        ("N", "c5-e4"),
        ("N", "d5-e3"),
        ("N", "d5-f4"),
    ],
)
def test_C3_no_way_from_F_to_A(face: str, text: str) -> None:
    assert refused(position(text.split("-")[0], "k12 e4", die=face), text) == "C3"


@pytest.mark.parametrize(
    ("face", "text"),
    [
        ("K", "e2-d2"),
        ("K", "e2-d3"),
        ("R", "e2-d2"),
        ("R", "m2-a2"),
        ("B", "e1-d2"),
        ("Q", "g4-d1"),
        ("N", "e2-c1"),
        ("N", "f4-d3"),
    ],
)
def test_C3_no_way_from_A_to_the_start(face: str, text: str) -> None:
    assert refused(position(text.split("-")[0], "k12", die=face), text) == "C3"


@pytest.mark.parametrize(
    ("face", "text"),
    [
        ("K", "d4-d5"),
        ("K", "d4-c5"),
        ("R", "c2-c5"),
        ("R", "a1-a14"),
        ("B", "d4-c5"),
        ("Q", "d3-a6"),
        ("N", "c4-d6"),
        ("N", "d3-c5"),
    ],
)
def test_C3_no_way_from_the_start_to_F(face: str, text: str) -> None:
    assert refused(position(text.split("-")[0], "k12", die=face), text) == "C3"


@pytest.mark.parametrize(
    ("face", "text"),
    [("K", "d4-e3"), ("Q", "a1-t1"), ("R", "d3-e3"), ("B", "b1-e4"), ("N", "d4-f3"), ("N", "c4-e3"), ("P", "d4-e4")],
)
def test_C3_the_start_line_is_crossed_forwards_by_every_face(face: str, text: str) -> None:
    origin, target = text.split("-")
    assert standing(play(position(origin, "k12", die=face), text))[0] == {target}


@pytest.mark.parametrize(
    ("face", "text"),
    [("K", "b5-c4"), ("Q", "b7-b1"), ("R", "b12-b4"), ("B", "a7-d4"), ("N", "c6-d4"), ("N", "d5-c3"), ("P", "d5-d4")],
)
def test_arrival_over_the_finish_line_by_every_face(face: str, text: str) -> None:
    match = position(f"{text.split('-')[0]} m2", "k12", die=face)
    play(match, text)
    assert match.state.home[:1].tolist() == [0]
    assert standing(match)[0] == {"m2"}
    assert not match.state.what[CELL[text.split("-")[1]]]  # lifted at once


def test_arrival_a_slide_ends_inside_home() -> None:
    match = position("a6 c5", "k12", die="B")
    assert targets(match, "a6") == squares("b5 c4 d3 b7..d9")
    assert targets(match, "c5") == squares("b4..a3 d4 b6..a7 d6")
    assert refused(match, "a6-e2") == "arrival"
    assert refused(match, "a6-f1") == "arrival"
    assert refused(match, "c5-e3") == "arrival"
    assert targets(position("c6", "k12", die="R"), "c6") >= squares("c5 c4..c1")


def test_arrival_only_out_of_F() -> None:
    """From every square outside F, only a slide through F leads home."""
    for face in LETTERS:
        for origin in ALL_SQUARES:
            match = position(origin, "k12" if origin != "k12" else "k11", die=face)
            if zone(match, origin) in (START, F):
                continue
            for target in targets(match, origin):
                if zone(match, target) == START:
                    assert face in "QRB"
                    assert origin[0] == target[0], f"{origin}-{target}"
                    assert int(origin[1:]) > 10


@pytest.mark.parametrize("waiting", ["b3 m2", "m2"])
def test_C4_a_held_start_square_is_closed_to_slides(waiting: str) -> None:
    rival = "k12" if "b3" in waiting else "b3 k12"
    match = position(f"b7 {waiting}", rival, die="R")
    assert targets(match, "b7") == squares("a7 c7..d7 b8..b14 b6..b4")
    assert refused(match, "b7-b3") == "C4"
    assert refused(match, "b7-b2") == "C4"


@pytest.mark.parametrize(
    ("face", "text"), [("K", "b5-b4"), ("K", "a5-b4"), ("N", "a6-b4"), ("B", "c5-b4"), ("P", "b5-b4"), ("P", "a5-b4")]
)
@pytest.mark.parametrize("holder", [0, 1])
def test_C4_a_held_start_square_is_closed_to_every_face(face: str, text: str, holder: int) -> None:
    origin = text.split("-")[0]
    match = position(f"{origin} b4", "k12", die=face) if holder == 0 else position(origin, "k12 b4", die=face)
    assert refused(match, text) == "C4"


def test_C4_a_knight_may_jump_over_it() -> None:
    assert targets(position("b5", "b4 c4 k12", die="N"), "b5") >= {"a3", "c3", "d4"}


def test_C4_the_square_opens_when_the_piece_leaves() -> None:
    match = position("d5", "d4", "k12", die="R", turn=1, starter=1)
    play(match, "d4-e4, k12-k13")
    assert targets(match, "d5") >= squares("d4..d1")


@pytest.mark.parametrize(("die", "rule"), [("P", "pawn"), ("Q", "queen"), ("N", "knight")])
def test_a_try_that_no_figure_could_make_is_against_the_rule_of_the_one_on_the_die(die: str, rule: str) -> None:
    match = position("m2", "k12", die=die)
    assert refused(match, "m2-s14") == rule
    for nonsense in ("m2-m2", "m2-z9", "m2-h7", "m2"):
        with pytest.raises(BadText):
            match.check(nonsense)
