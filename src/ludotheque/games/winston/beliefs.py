"""Winston for bots: redrawing hidden information, the value of a position, and a quick sensible move."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, pick, remembers
from ludotheque.core.chance.hidden import redraw_chance
from ludotheque.core.contract import Value
from ludotheque.core.fitted import FittedNumbers
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.network import judges
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.scoring import to_shares

from .features import judge
from .rules import complete, hand_size, in_hand, legal
from .state import (
    ACTIONS,
    CARDS,
    COLOURS,
    END,
    FIRST,
    HAND_HEAD,
    LANE,
    MOST_BODIES,
    MOST_CARDS,
    MOST_HAND,
    MOST_HEADS,
    PASS,
    SEATS,
    TABLE_BODIES,
    TABLE_HEAD,
    TAKE,
    UNDER,
)

MOST_HINTS = SEATS * MOST_HAND
SETS = 1 << MOST_HAND  # of the cards in a hand


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    """Redraw the other hands and the unknown part of the pile.

    The seat knows its own hand, every card played, the cards put under the pile, and what `hints` says about the
    other hands. Every deal of the unseen cards that agrees with this is equally likely.
    """
    unseen = scratch(CARDS, np.int64)  # by card
    left = scratch(CARDS, np.int64)
    _count_unseen(board, s, seat, unseen)
    sizes = scratch(SEATS, np.int64)
    for p in range(s.seats):
        sizes[p] = hand_size(wide(s.hand[p]))
    hands = scratch(SEATS, np.int64)
    while True:  # the true deal is among those that pass, so this ends
        for card in range(2 * COLOURS):
            left[card] = unseen[card]
        if _place_hinted(s, seat, unseen, left, hands, rng):
            break

    # the rest is unconstrained: shuffle it, fill up the hands, then the pile from the top
    rest = scratch(MOST_CARDS, np.int64)
    n = 0
    for card in range(2 * COLOURS):
        for _ in range(left[card]):
            rest[n] = card
            n += 1
    for i in range(n - 1, 0, -1):
        j = pick(rng, i + 1)
        swapped = rest[i]
        rest[i] = rest[j]
        rest[j] = swapped
    for p in range(s.seats):
        if p != seat:
            for _ in range(sizes[p] - hand_size(hands[p])):
                n -= 1
                hands[p] += in_hand(rest[n])
            s.hand[p] = hands[p]
    for k in range(n):
        s.deck[(wide(s.top) + k) % MOST_CARDS] = rest[k]
    for k in range(wide(s.pile), MOST_CARDS):
        s.deck[(wide(s.top) + k) % MOST_CARDS] = 0  # drawn long ago; no seat may know who drew them

    redraw_chance(s, rng)


@helper
def _count_unseen(board: np.record, s: np.record, seat: int, unseen: npt.NDArray[np.int64]) -> None:
    hand = wide(s.hand[seat]) if seat >= 0 else wide(0)
    table = wide(s.table)
    for colour in range(COLOURS):
        lane = LANE * colour
        heads = board.heads - (hand >> lane >> 3 & 3) - (table >> lane >> 4 & 1)
        bodies = board.bodies - (hand >> lane & 7) - (table >> lane & TABLE_BODIES)
        for k in range(MOST_HEADS):
            dog = wide(s.taken[colour, k])
            if dog:
                heads -= 1
                bodies -= dog & 15
        unseen[2 * colour] = heads
        unseen[2 * colour + 1] = bodies
    for k in range(s.known):
        unseen[s.deck[(wide(s.top) + s.pile - 1 - k) % MOST_CARDS]] -= 1


@helper
def _place_hinted(
    s: np.record,
    seat: int,
    unseen: npt.NDArray[np.int64],
    left: npt.NDArray[np.int64],
    hands: npt.NDArray[np.int64],
    rng: Rng,
) -> bool:
    """Put a head on every hint. Choosing in turn among the heads still left favours some deals; answering False
    (start again) with the right chance makes all of them equally likely."""
    masks = scratch(MOST_HINTS, np.int64)
    done = 0
    for p in range(s.seats):
        hands[p] = 0
        if p == seat:
            continue
        for k in range(MOST_HAND):
            mask = wide(s.hints[p, k])
            if mask == 0:
                break
            choices = 0
            bound = 0  # an upper bound of the choices, whatever was chosen before
            for colour in range(COLOURS):
                if mask >> colour & 1:
                    choices += left[2 * colour]
                    bound += unseen[2 * colour]
            for i in range(done):
                if masks[i] & ~mask == 0:
                    bound -= 1
            if choices == 0 or pick(rng, bound) >= choices:
                return False
            masks[done] = mask
            done += 1
            which = pick(rng, choices)
            for colour in range(COLOURS):
                if mask >> colour & 1:
                    which -= left[2 * colour]
                    if which < 0:
                        left[2 * colour] -= 1
                        hands[p] += HAND_HEAD << LANE * colour
                        break
    return True


@kernel
def alike(board: np.record, s: np.record, action: int) -> int:
    """The same move with the first colour that the mover can tell from this one in nothing."""
    if action in (END, PASS):
        return action
    colour = action >> 1 if action < TAKE else (action - TAKE if action < END else action - UNDER)
    for other in range(colour):
        if _interchangeable(s, colour, other):
            return action - (2 if action < TAKE else 1) * (colour - other)
    return action


@helper
def _interchangeable(s: np.record, a: int, b: int) -> bool:
    """Whether these colours could be swapped in everything that the mover knows."""
    hand, table = wide(s.hand[s.turn]), wide(s.table)
    if (hand >> LANE * a ^ hand >> LANE * b) & 31 or (table >> LANE * a ^ table >> LANE * b) & 31:
        return False
    for k in range(MOST_HEADS):
        if s.taken[a, k] != s.taken[b, k]:
            return False
    for p in range(s.seats):
        for k in range(MOST_HAND):
            hint = wide(s.hints[p, k])
            if hint == 0:
                break
            if (hint >> a ^ hint >> b) & 1:
                return False
    for k in range(s.known):
        colour = wide(s.deck[(wide(s.top) + s.pile - 1 - k) % MOST_CARDS]) >> 1
        if colour in (a, b):
            return False
    return True


@kernel
def certain(board: np.record, s: np.record) -> int:
    """The pile is known, and one other hand has all the cards that a seat has not seen."""
    hands = 0
    for p in range(s.seats):
        hands += 1 if s.hand[p] else 0
    return 1 if s.pile == s.known and hands <= 2 else 0


@kernel
def forget(board: np.record, s: np.record, seat: int, span: float, seed: int) -> None:
    """Forget cards under the pile: the latest one not remembered, and all before it. Later cards push earlier ones out
    of memory, so their number counts as the age."""
    age = 0
    while age < s.known:
        place = (wide(s.top) + wide(s.pile) - 1 - age) % MOST_CARDS
        if not remembers(seed, place, age + 1, span):
            s.known = age
        age += 1


# What counts for a seat, each as three numbers with a factor of 1, r and r², where r is the share of the bodies not yet
# played. By hand: the means over all numbers of players of a fit to games of greedy bots, rounded.
WEIGHTS = {
    "point": (0.30, -0.61, 0.47),  # from dogs taken
    "bone": (1.80, -4.90, 3.50),
    "poo": (-0.80, 2.50, -2.10),
    "turn": (-0.30, 1.00, -0.60),  # having it
    "plan": (0.31, -0.55, 0.32),  # the value of the best turn, for the seat to move,
    "plan_next": (0.24, -0.41, 0.28),  # for the next,
    "plan_later": (0.21, -0.38, 0.27),  # for the others
    "head": (-0.07, 0.50, -0.39),  # in the hand
}
HEAD_MORE = (0.26, -0.54, 0.37)  # added to it for every player beyond two
NUMBERS = tuple(f"{name}_{power}" for name in WEIGHTS for power in range(3))
POINT, HAS_BONE, HAS_POO, ON_TURN, PROSPECT, HEAD_HELD = 0, 3, 6, 9, 12, 21


def _by_hand(options: Mapping[str, Value], seats: int) -> tuple[float, ...]:
    head = [weight + (seats - 2) * more for weight, more in zip(WEIGHTS["head"], HEAD_MORE, strict=True)]
    return tuple(number for weight in (WEIGHTS | {"head": tuple(head)}).values() for number in weight)


FITTED = FittedNumbers(NUMBERS, ("edition",), _by_hand)


@helper
def _weight(number: npt.NDArray[np.float64], first: int, left: float) -> float:
    worth: float = number[first] + left * (number[first + 1] + left * number[first + 2])
    return worth


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    """By the network, where there is one. Otherwise by points, bone and poo, every seat's best turn now, and the heads
    in hand, which wait for their dogs."""
    seats = wide(s.seats)
    weights = board.network[wide(s.edition), seats]
    if judges(weights, wide(board.tells)):
        judge(board, s, weights, out)
        return
    left = wide(s.unplayed) / (COLOURS * board.bodies)
    number = board.fitted[wide(s.edition), seats]
    cards = scratch(MOST_HAND, np.int64)
    head_held = _weight(number, HEAD_HELD, left)
    for p in range(seats):
        hand = wide(s.hand[p])
        heads = 0
        for colour in range(COLOURS):
            heads += hand >> LANE * colour >> 3 & 3
        distance = (p - wide(s.turn) + seats) % seats
        worth = _plan(board, s, p, wide(s.played) if distance == 0 else 0, cards)[1]
        out[p] = head_held * heads
        if worth > HOPELESS:
            out[p] += _weight(number, PROSPECT + 3 * min(distance, 2), left) * worth
    out[s.turn] += _weight(number, ON_TURN, left)
    if s.bone >= 0:
        out[s.bone] += _weight(number, HAS_BONE, left)
        out[s.poo] += _weight(number, HAS_POO, left)
    point = _weight(number, POINT, left)
    for colour in range(COLOURS):
        for k in range(MOST_HEADS):
            dog = wide(s.taken[colour, k])
            if dog:
                out[dog >> 4] += point * board.lane_worth[TABLE_HEAD | dog & TABLE_BODIES]
    to_shares(out, seats)


# --- greedy: the best way to finish this turn, by what it takes, what it leaves to the others and what it keeps ---

# These and the values of dogs on the board (`board.lane_worth`, see `board.py`) were found in games among bots and
# against random play, 2 to 4 players.
HOPELESS = -1e9  # no set of cards finishes the turn
CARD_PLAYED = 0.13  # for the new card it brings
PAIR_KEPT = 0.3  # two cards of a colour in the hand: bodies, or a body and a head


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    actions = scratch(ACTIONS, np.int16)
    n = legal(board, s, actions)
    if n == 1 or actions[0] >= UNDER:
        return wide(actions[0])
    cards = scratch(MOST_HAND, np.int64)
    size, worth, best = _plan(board, s, wide(s.turn), wide(s.played), cards)
    if worth == HOPELESS:  # only one card can be played
        return wide(actions[0])
    ready = complete(board, wide(s.table))
    if s.edition == FIRST and ready:
        # if a dog gets no further body this turn, it is better taken now, which frees its colour
        for colour in range(COLOURS):
            if ready >> LANE * colour & 1:
                grows = False
                for k in range(size):
                    if best >> k & 1 and cards[k] == 2 * colour + 1:
                        grows = True
                if not grows:
                    return TAKE + colour
    for k in range(size):
        if best >> k & 1:
            return wide(cards[k])
    return END


@helper
def _plan(
    board: np.record, s: np.record, seat: int, played: int, cards: npt.NDArray[np.int64]
) -> tuple[int, float, int]:
    """The best way for a seat to finish its turn after this many cards: writes its hand into `cards` and returns
    their number, the value of the plan, and the set of cards for it (bit k: cards[k])."""
    hand = wide(s.hand[seat])
    size = 0
    for card in range(2 * COLOURS):
        lane = hand >> LANE * (card >> 1)
        for _ in range(lane & 7 if card & 1 else lane >> 3 & 3):
            cards[size] = card
            size += 1
    best_worth = HOPELESS
    best = 0
    # sets of cards in numerical order, each made from one without its last card
    tables = scratch(SETS, np.int32)  # after each set; -1: it cannot be played
    counts = scratch(SETS, np.int32)
    play = wide(board.play)
    tables[0] = wide(s.table)
    counts[0] = played
    if played >= play:
        best_worth = _worth(board, s, seat, wide(s.table)) + CARD_PLAYED * played + _kept(cards, size, 0)
    for last in range(size):
        lane = LANE * (cards[last] >> 1)
        for others in range(1 << last):
            chosen = others | 1 << last
            after = wide(tables[others])
            # of equal cards only the first ones are tried
            if after >= 0 and last > 0 and cards[last] == cards[last - 1] and not others >> (last - 1) & 1:
                after = -1
            if after >= 0:
                if cards[last] & 1:
                    after += 1 << lane
                elif after >> lane >> 4 & 1:
                    after = -1
                else:
                    after += 16 << lane
            tables[chosen] = after
            count = wide(counts[others]) + 1
            counts[chosen] = count
            if after < 0 or count < play:
                continue
            worth = _worth(board, s, seat, after) + CARD_PLAYED * count + _kept(cards, size, chosen)
            if worth > best_worth:
                best_worth = worth
                best = chosen
    return size, best_worth, best


@helper
def _kept(cards: npt.NDArray[np.int64], size: int, chosen: int) -> float:
    """The value of pairs among the cards that stay in the hand: two of a colour with a body."""
    worth = 0.0
    for i in range(1, size):
        if cards[i] & 1 and not chosen >> i & 1:
            j = i - 1  # cards are sorted, so those of a colour are adjacent
            while j >= 0 and cards[j] >> 1 == cards[i] >> 1:
                if not chosen >> j & 1:
                    worth += PAIR_KEPT
                j -= 1
    return worth


@helper
def _worth(board: np.record, s: np.record, seat: int, table: int) -> float:
    """The value for a seat of leaving the table like this."""
    worth = 0.0
    longest = 0
    shortest = MOST_BODIES + 1
    least = TABLE_HEAD + wide(board.complete)  # at this value and above, the dog in a lane is complete
    worths = board.lane_worth
    for colour in range(COLOURS):
        lane = table >> LANE * colour & 31
        worth += worths[lane]
        if lane >= least:
            longest = max(longest, lane & TABLE_BODIES)
            shortest = min(shortest, lane & TABLE_BODIES)
    if longest:
        if longest >= s.longest and s.bone != seat:
            worth += board.bone_worth
        if (s.shortest == 0 or shortest <= s.shortest) and s.poo != seat:
            worth -= board.poo_worth
    return worth
