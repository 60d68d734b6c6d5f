"""The rules of Winston. Names in brackets are the ids of the paragraphs in `rulebook/`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import below, shuffle
from ludotheque.core.contract import NOBODY
from ludotheque.core.decisions import Decision
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.scoring import rank

from .state import (
    ALL_BODIES,
    COLOURS,
    END,
    FIRST,
    HAND_HEAD,
    LANE,
    LAYOUT_FIRST,
    MOST_CARDS,
    MOST_HAND,
    MOST_HEADS,
    ONES,
    PASS,
    PLAYED_OUT,
    SEATS,
    STALLED,
    TABLE_BODIES,
    TABLE_HEAD,
    TAKE,
    UNDER,
)

Actions = npt.NDArray[np.int16]

# Possible answers of `refusal`: ids of rulebook paragraphs.
REFUSALS = ("", "hand", "one-head", "turn", "W6", "complete", "stuck", "stuck-empty")
NO_CARD, ONE_HEAD, TOO_FEW, NOT_NOW, INCOMPLETE, NOT_STUCK, PILE_EMPTY = 1, 2, 3, 4, 5, 6, 7


# --- one bit per colour, at the lowest bit of its lane ---


@helper
def bodies_in(hand: int) -> int:
    return (hand | hand >> 1 | hand >> 2) & ONES


@helper
def heads_in(hand: int) -> int:
    return (hand >> 3 | hand >> 4) & ONES


@helper
def headed(table: int) -> int:
    return table >> 4 & ONES


@helper
def complete(board: np.record, table: int) -> int:
    """[complete] One head and enough bodies."""
    return headed(table) & headed((table & ALL_BODIES) + wide(board.ready))


@helper
def playable_heads(hand: int, table: int) -> int:
    """[one-head] Bodies can always be played, a head only if its dog has none."""
    return heads_in(hand) & ~headed(table)


@helper
def stuck(hand: int, table: int) -> bool:
    return bodies_in(hand) == 0 and playable_heads(hand, table) == 0


@helper
def in_hand(card: int) -> int:
    """One such card, as counted in a hand."""
    return (1 if card & 1 else HAND_HEAD) << LANE * (card >> 1)


@helper
def on_table(card: int) -> int:
    return (1 if card & 1 else TABLE_HEAD) << LANE * (card >> 1)


@helper
def hand_size(hand: int) -> int:
    n = 0
    for colour in range(COLOURS):
        lane = hand >> LANE * colour
        n += (lane & 7) + (lane >> 3 & 3)
    return n


# --- setting up [setup] ---


@kernel
def draw(board: np.record, s: np.record, seats: int, layout: Actions) -> None:
    for k in range(MOST_CARDS):
        layout[k] = board.deck[k]
    shuffle(s, layout, wide(board.cards))
    layout[LAYOUT_FIRST] = below(s, seats)


@kernel
def deal(board: np.record, s: np.record, seats: int, options: npt.NDArray[np.int8], layout: Actions) -> None:
    s.edition = options[0]
    s.open_dogs = options[1]
    s.seats = seats
    s.turn = layout[LAYOUT_FIRST]
    s.played = 0
    s.over = 0
    s.table = 0
    s.unplayed = COLOURS * board.bodies
    s.longest = 0
    s.shortest = 0
    s.bone = -1
    s.poo = -1
    for seat in range(SEATS):
        hand = 0
        if seat < seats:
            for k in range(board.hand):
                hand += in_hand(wide(layout[seat * board.hand + k]))
        s.hand[seat] = hand
        for k in range(MOST_HAND):
            s.hints[seat, k] = 0
    for colour in range(COLOURS):
        for k in range(MOST_HEADS):
            s.taken[colour, k] = 0
    for k in range(board.cards):
        s.deck[k] = layout[k]
    for k in range(board.cards, MOST_CARDS):
        s.deck[k] = 0
    s.top = seats * board.hand
    s.pile = board.cards - seats * board.hand
    s.known = 0


# --- legal actions ---


@kernel
def mover(board: np.record, s: np.record) -> int:
    return NOBODY if s.over else wide(s.turn)


@kernel
def legal(board: np.record, s: np.record, out: Actions) -> int:
    if s.over:
        return 0
    hand = wide(s.hand[s.turn])
    table = wide(s.table)
    heads = playable_heads(hand, table)
    bodies = bodies_in(hand)
    n = 0
    for colour in range(COLOURS):
        # always written, counted only if playable: no branch to mispredict
        out[n] = 2 * colour
        n += heads >> LANE * colour & 1
        out[n] = 2 * colour + 1
        n += bodies >> LANE * colour & 1
    if s.played == 0:
        if n == 0:
            return _legal_when_stuck(s, hand, out)
        return n
    may_end = s.played >= board.play or n == 0  # [turn], [W2]
    if s.edition == FIRST:
        ready = complete(board, table)
        for colour in range(COLOURS):
            out[n] = TAKE + colour
            n += ready >> LANE * colour & 1
    if may_end:
        out[n] = END
        n += 1
    return n


@helper
def _legal_when_stuck(s: np.record, hand: int, out: Actions) -> int:
    """[stuck], [stuck-empty]"""
    if s.pile == 0:
        out[0] = PASS
        return 1
    n = 0
    heads = heads_in(hand)
    for colour in range(COLOURS):
        if heads >> LANE * colour & 1:
            out[n] = UNDER + colour
            n += 1
    return n


@kernel
def refusal(board: np.record, s: np.record, action: int) -> int:
    hand = wide(s.hand[s.turn])
    table = wide(s.table)
    blocked = stuck(hand, table)
    if action < TAKE:
        lane = LANE * (action >> 1)
        held = bodies_in(hand) if action & 1 else heads_in(hand)
        if not held >> lane & 1:
            return NO_CARD
        if not action & 1 and headed(table) >> lane & 1:
            return ONE_HEAD
        return 0
    if action < END:
        if s.edition != FIRST:
            return NOT_NOW
        return 0 if complete(board, table) >> LANE * (action - TAKE) & 1 else INCOMPLETE
    if action == END:
        if s.played >= board.play or (s.played > 0 and blocked):
            return 0
        return TOO_FEW
    if s.played > 0 or not blocked:
        return NOT_STUCK
    if action == PASS:
        return 0 if s.pile == 0 else NOT_STUCK
    if s.pile == 0:
        return PILE_EMPTY
    return 0 if heads_in(hand) >> LANE * (action - UNDER) & 1 else NO_CARD


# --- what players decide ---

# Every turn ends with END, with a card under the pile or with PASS. Taking a dog is bookkeeping [W6].
DECISIONS = (
    Decision("card"),
    Decision("take", "none"),
    Decision("end", "glance", turn=True),
    Decision("under", "glance", turn=True),
    Decision("pass", "act", turn=True),
)
PLAYS, TAKES, ENDS, PUTS_UNDER, PASSES = range(5)


@kernel
def decision(board: np.record, s: np.record, action: int) -> int:
    if action < TAKE:
        return PLAYS
    if action < END:
        return TAKES
    if action == END:
        return ENDS
    return PASSES if action == PASS else PUTS_UNDER


# --- applying an action ---


@kernel
def apply(board: np.record, s: np.record, action: int) -> None:
    seat = wide(s.turn)
    if action < TAKE:
        _leave_hand(s, seat, action)
        s.table += on_table(action)
        s.unplayed -= action & 1
        s.played += 1
    elif action < END:
        _take(s, seat, action - TAKE)
    elif action == END:
        _end_turn(board, s, seat)
    else:
        _show_only_heads(s, seat)
        if action != PASS:
            card = 2 * (action - UNDER)
            _leave_hand(s, seat, card)
            s.deck[(wide(s.top) + s.pile) % MOST_CARDS] = card
            s.pile += 1
            s.known += 1
            _draw_card(s, seat)
        _next_turn(board, s)


@helper
def _leave_hand(s: np.record, seat: int, card: int) -> None:
    s.hand[seat] -= in_hand(card)
    if card & 1 == 0 and s.hints[seat, 0]:
        _forget_hint(s, seat, card >> 1)


@helper
def _take(s: np.record, seat: int, colour: int) -> None:
    """[take], [bone], [poo]"""
    lane = LANE * colour
    bodies = wide(s.table) >> lane & TABLE_BODIES
    s.table -= (TABLE_HEAD | bodies) << lane
    k = 0
    while s.taken[colour, k]:
        k += 1
    s.taken[colour, k] = 16 * seat + bodies
    if s.longest == 0 or bodies >= s.longest:
        s.longest = bodies
        s.bone = seat
    if s.shortest == 0 or bodies <= s.shortest:
        s.shortest = bodies
        s.poo = seat


@helper
def _end_turn(board: np.record, s: np.record, seat: int) -> None:
    if s.played < board.play:
        _show_only_heads(s, seat)  # [W2] a player who stops after one card shows that no other can be played
    ready = complete(board, wide(s.table))
    if ready:
        for colour in range(COLOURS):
            if ready >> LANE * colour & 1:
                _take(s, seat, colour)
    # [refill] Hands are full while the pile is not empty, so the cards played are the cards missing.
    for _ in range(min(wide(s.played), wide(s.pile))):
        _draw_card(s, seat)
    s.played = 0
    _next_turn(board, s)


@helper
def _draw_card(s: np.record, seat: int) -> None:
    card = wide(s.deck[s.top])
    s.top = (wide(s.top) + 1) % MOST_CARDS
    if s.pile == s.known:  # a card from under the pile has come up: everyone knows it (and all of these are heads)
        s.known -= 1
        _add_hint(s, seat, 1 << (card >> 1))
    s.pile -= 1
    s.hand[seat] += in_hand(card)


@helper
def _next_turn(board: np.record, s: np.record) -> None:
    """[end], [W3], and [W2]: seats without a card are skipped."""
    if s.unplayed == 0:
        s.over = _ending_without_bodies(board, s)
        if s.over:
            return
    turn = wide(s.turn)
    while True:
        turn += 1
        if turn == s.seats:
            turn = 0
        if s.hand[turn]:
            break
    s.turn = turn


@helper
def _ending_without_bodies(board: np.record, s: np.record) -> int:
    heads_left = False
    on = headed(wide(s.table))
    for colour in range(COLOURS):
        used = on >> LANE * colour & 1
        for k in range(MOST_HEADS):
            used += 1 if s.taken[colour, k] else 0
        if used < board.heads:
            heads_left = True
            if not on >> LANE * colour & 1:
                return 0
    return STALLED if heads_left else PLAYED_OUT


# --- what everyone knows about hidden cards: `hints` ---


@helper
def _add_hint(s: np.record, seat: int, colours: int) -> None:
    k = 0
    while s.hints[seat, k]:
        k += 1
    s.hints[seat, k] = colours


@helper
def _forget_hint(s: np.record, seat: int, colour: int) -> None:
    """Update the hints when a head of `colour` leaves the hand. It was the most closely known card it can have been, or
    another one; in that case the first may still be there, so the other's hint widens to include it."""
    closest = -1
    fewest = COLOURS + 1
    last = 0
    for k in range(MOST_HAND):
        hint = wide(s.hints[seat, k])
        if hint:
            last = k
            if hint >> colour & 1:
                colours = 0
                for c in range(COLOURS):
                    colours += hint >> c & 1
                if colours < fewest:
                    fewest = colours
                    closest = k
    if closest < 0:
        return
    gone = s.hints[seat, closest]
    s.hints[seat, closest] = s.hints[seat, last]
    s.hints[seat, last] = 0
    for k in range(last):
        if s.hints[seat, k] >> colour & 1:
            s.hints[seat, k] |= gone


@helper
def _show_only_heads(s: np.record, seat: int) -> None:
    """A player who cannot play holds only heads whose dogs have one."""
    mask = 0
    on = headed(wide(s.table))
    for colour in range(COLOURS):
        mask |= (on >> LANE * colour & 1) << colour
    for k in range(hand_size(wide(s.hand[seat]))):
        hint = wide(s.hints[seat, k])
        s.hints[seat, k] = hint & mask if hint else mask


# --- the count [score], [W4] ---


@kernel
def scores(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    for seat in range(s.seats):
        out[seat] = 0
    for colour in range(COLOURS):
        for k in range(MOST_HEADS):
            dog = wide(s.taken[colour, k])
            if dog:
                out[dog >> 4] += board.points[dog & TABLE_BODIES]
    if s.bone >= 0:
        out[s.bone] += board.bone
        out[s.poo] -= board.poo


@kernel
def places(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    points = scratch(SEATS, np.int32)
    scores(board, s, points)
    rank(points, wide(s.seats), out)


@kernel
def ending(board: np.record, s: np.record) -> int:
    return wide(s.over)
