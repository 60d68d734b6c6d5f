"""Winoc for bots: redrawing hidden information, the value of a position, and a quick sensible move."""

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
from ludotheque.core.scoring import to_shares

from .features import judge
from .rules import around, centre
from .state import (
    CHOOSING,
    CLOCKWISE,
    DRAWING,
    FLY,
    FLYING,
    FOLLOWING,
    GUARDS,
    JUNIOR,
    MOVE,
    MOVING,
    OTHER,
    PATH,
    SIX,
    STALLED,
    STAY,
    STONES,
    SYMBOLS,
)

# --- imagine ---
#
# All seats know the same: the upper faces, and the lower faces of the stones turned before. The other stones have the
# remaining pairs, one each. Think of the symbols as points and of these pairs as lines between them: every line points
# to the symbol that is up, and the number of lines that point to a symbol is the number of stones that show it. Every
# way to point the lines leaves the same number of ways to assign them to the stones (they differ only among stones that
# show the same symbol). So one of the pointings is drawn, by counting them, and its lines are dealt to the stones.
#
#     needs    four bits a symbol, symbol k + 1 at bit 4k: how many lines must still point to it; the highest of the
#              four is set, and is cleared as soon as a need falls below zero
#     lines    six bits a symbol, symbol k + 1 at bit 6k: the symbols it is joined to

LANES = 0x111111
FULL = 0x888888


@helper
def _lanes(symbols: int) -> int:
    """A set of symbols, with a 1 in the four-bit lane of each."""
    apart = symbols & 7 | (symbols & 56) << 9
    return (apart | apart << 3 | apart << 6) & LANES


@helper
def _how_many(symbols: int) -> int:
    """The compiler recognises this loop and makes one instruction of it."""
    n = 0
    while symbols:
        symbols &= symbols - 1
        n += 1
    return n


@helper
def _lines(board: np.record, s: np.record) -> int:
    """The pairs on stones never turned. Everyone knows the pairs, but not which stone has which."""
    lines = 0
    turned = wide(s.turned)
    for stone in range(wide(board.stones)):
        up, down = wide(s.up[stone]), wide(s.down[stone])
        if up and not turned >> stone & 1:
            lines |= 1 << 6 * (up - 1) + down - 1 | 1 << 6 * (down - 1) + up - 1
    return lines


@helper
def _pointings(lines: int, needs: int, stop: int) -> tuple[int, int]:
    """The number of ways to point the lines, and way number `stop` (from 0; 0 if there is none): for every symbol, the
    later symbols whose line to it points to the earlier one."""
    count = 0
    # of the six symbols a b c d e f, each decides about its lines to the later ones
    to_a = lines & 0b111110
    to_b = lines >> 6 & 0b111100
    to_c = lines >> 12 & 0b111000
    to_d = lines >> 18 & 0b110000
    last = _lanes(lines >> 24 & 0b100000) >> 20  # 1 if there is a line between e and f
    a = to_a
    while True:
        left_a = needs - _lanes(to_a & ~a)
        if _how_many(a) == (needs & 7) and left_a & FULL == FULL:
            b = to_b
            while True:
                left_b = left_a - _lanes(to_b & ~b)
                if _how_many(b) == (left_a >> 4 & 7) and left_b & FULL == FULL:
                    c = to_c
                    while True:
                        left_c = left_b - _lanes(to_c & ~c)
                        if _how_many(c) == (left_b >> 8 & 7) and left_c & FULL == FULL:
                            d = to_d
                            while True:
                                left = left_c - _lanes(to_d & ~d)
                                e, f = left >> 16 & 7, left >> 20 & 7
                                if _how_many(d) == (left_c >> 12 & 7) and left & FULL == FULL and e + f == last:
                                    if count == stop:
                                        return count, a | b << 6 | c << 12 | d << 18 | e << 29
                                    count += 1
                                if d == 0:
                                    break
                                d = d - 1 & to_d
                        if c == 0:
                            break
                        c = c - 1 & to_c
                if b == 0:
                    break
                b = b - 1 & to_b
        if a == 0:
            break
        a = a - 1 & to_a
    return count, 0


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    """Redraw the lower faces of all stones never turned, in the same way for every seat."""
    lines = _lines(board, s)
    if lines:
        turned = wide(s.turned)
        needs = FULL
        for stone in range(wide(board.stones)):
            if s.up[stone] and not turned >> stone & 1:
                needs += 1 << 4 * (wide(s.up[stone]) - 1)
        drawn = wide(-1)
        chosen = wide(0)
        for _ in range(2):  # first to count them, then to find the drawn one
            count, chosen = _pointings(lines, needs, drawn)
            if drawn < 0:
                drawn = pick(rng, count)
        lowers = _lowers(lines, chosen)
        for stone in range(wide(board.stones)):
            up = wide(s.up[stone])
            if up and not turned >> stone & 1:
                down = _take_any(lowers >> 6 * (up - 1) & 63, rng)
                lowers -= 1 << 6 * (up - 1) + down
                s.down[stone] = down + 1
    redraw_chance(s, rng)


@helper
def _lowers(lines: int, chosen: int) -> int:
    """For every symbol, the lower faces of the stones that show it."""
    lowers = chosen
    for early in range(SYMBOLS):
        for late in range(early + 1, SYMBOLS):
            at = 6 * early + late
            if lines >> at & 1 and not chosen >> at & 1:
                lowers |= 1 << 6 * late + early
    return lowers


@helper
def _take_any(symbols: int, rng: Rng) -> int:
    """One symbol of the set."""
    skip = pick(rng, _how_many(symbols))
    for symbol in range(SYMBOLS):
        if symbols >> symbol & 1:
            if skip == 0:
                return symbol
            skip -= 1
    return 0


@kernel
def alike(board: np.record, s: np.record, action: int) -> int:
    """North for South while both are empty; the first stone in the centre of which the same is known."""
    if s.phase == CHOOSING:
        return PATH
    if action >= PATH:
        return action
    stones = centre(board, s)
    turned = wide(s.turned)
    for stone in range(action):
        if (
            stones >> stone & 1
            and s.up[stone] == s.up[action]
            and (turned >> stone ^ turned >> action) & 1 == 0
            and (not turned >> action & 1 or s.down[stone] == s.down[action])
        ):
            return stone
    return action


STONES_A_TURN = 4  # roughly the number of stones seen in a turn


@kernel
def forget(board: np.record, s: np.record, seat: int, span: float, seed: int) -> None:
    """Replace the lower faces of stones turned long ago, as if they had never been turned."""
    if s.open_memory:
        return
    for stone in range(STONES):
        if wide(s.turned) >> stone & 1:
            seen = wide(s.seen[stone])
            if not remembers(seed, STONES * seen + stone, STONES_A_TURN * (wide(s.turns) - seen), span):
                s.turned = wide(s.turned) & ~(1 << stone)


# --- estimate ---

# What counts for a seat (see `core.fitted`). How soon it moves counts most; while the others follow, the active
# player's turn is over. More numbers, for being close to a goal, fitted the games better and played worse: some came
# out with the wrong sign, and a search finds every position that is overrated.
NUMBERS = (
    "fortress",  # having it
    "step",  # a place nearer to the fortress; in the junior game, to the end
    "step_home",  # with the fortress, a place nearer to the gate
    "sooner",  # moving a turn sooner
)
N_FORTRESS, N_STEP, N_HOME, N_SOONER = range(len(NUMBERS))


# By number of players: fits to 400 to 500 games of search each, rounded, and tried in matches.
CLASSIC = {2: (3.4, 0.1, 0.13, 0.75), 3: (6.5, 0.05, 0.05, 1.7), 4: (7.0, 0.03, 0.03, 1.7)}
IN_JUNIOR = {2: (0.0, 2.2, 0.0, 6.3), 3: (0.0, 2.5, 0.0, 5.1), 4: (0.0, 2.5, 0.0, 4.0)}


def _by_hand(options: Mapping[str, Value], seats: int) -> tuple[float, ...]:
    return (IN_JUNIOR if options["rules"] == "junior" else CLASSIC)[seats]


FITTED = FittedNumbers(NUMBERS, ("rules", "fortress"), _by_hand)


@helper
def _to_go(board: np.record, s: np.record, guard: int, place: int, carries: int) -> int:
    """The places to the fortress and home again, the short way."""
    lap = wide(board.places)
    if s.rules == JUNIOR:
        return lap - wide(s.walked[guard])
    goal = wide(board.gate[guard] if carries else board.gate[(guard + 2) % GUARDS])
    way = around(goal - place, lap)
    way = min(way, lap - way)
    if way == 0:
        way = 2  # sent off to that gate: it has to leave and come back
    return way if carries else way + lap // 2


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    """By the network, where there is one. Otherwise by the places every guard has to go, and by when it moves next."""
    seats = wide(s.seats)
    if s.over:
        for seat in range(seats):
            out[seat] = 1.0 if s.winner >= 0 and s.guard[seat] == s.winner else 0.0
            if s.over == STALLED:
                out[seat] = 1.0 / seats
        return
    rules = 2 * wide(s.rules) + wide(s.fortress)
    weights = board.network[rules, seats]
    if judges(weights, wide(board.tells)):
        judge(board, s, weights, out)
        return
    number = board.fitted[rules, seats]
    first = (wide(s.active) + (1 if s.phase == FOLLOWING else 0)) % seats
    for seat in range(seats):
        guard = wide(s.guard[seat])
        carries = wide(s.carries[guard])
        way = _to_go(board, s, guard, wide(s.place[guard]), carries)
        step = number[N_STEP]
        if s.rules != JUNIOR:
            step = number[N_HOME] if carries else step
            way -= 0 if carries else wide(board.places) // 2
        out[seat] = number[N_FORTRESS] * carries - step * way - number[N_SOONER] * ((seat - first) % seats)
    to_shares(out, seats)


# --- greedy ---

WIN = 1000.0
THREAT = 200.0  # another seat may win before this seat's next move
HINDRANCE = 0.3  # a place lost by another guard, relative to a place gained by the mover's guard
PROMISE = 500.0  # a win that still needs some luck
AHEAD = 0.7  # the expected value of another stone on the path


@helper
def _worth(board: np.record, s: np.record, guard: int, place: int, me: int) -> float:
    """The value to the owner of guard `me` if `guard` ends a move on `place`."""
    carries = wide(s.carries[guard])
    if place == board.gate[(guard + 2) % GUARDS]:
        carries = 1
    if carries and place == board.gate[guard]:
        worth = WIN
    else:
        worth = -1.0 * _to_go(board, s, guard, place, carries)
    if guard != me:
        worth *= -1.0 if worth == WIN else -HINDRANCE
    refuge = wide(board.refuge[place])
    if refuge != place:
        for other in range(GUARDS):
            if other != guard and s.place[other] == place:
                has = wide(s.carries[other])
                gain = _to_go(board, s, other, refuge, has) - _to_go(board, s, other, place, has)
                worth += -1.0 * gain if other == me else HINDRANCE * gain
    return worth


@helper
def _threat(board: np.record, s: np.record, guard: int, steps: int) -> float:
    """How the others' moves by this many steps may change `guard`'s chances."""
    if steps == 0:
        return 0.0
    lap = wide(board.places)
    threat = 0.0
    for other in range(GUARDS):
        if other != guard and s.owner[other] >= 0:
            here = wide(s.place[other])
            goal = wide(board.gate[other] if s.carries[other] else board.gate[(other + 2) % GUARDS])
            if around(goal - here, lap) == steps or around(here - goal, lap) == steps:
                threat += THREAT if s.carries[other] else 3.0
    return threat


@helper
def _best_move(board: np.record, s: np.record, north: int, south: int) -> tuple[float, int]:
    """The active player's best choice with this many stones on the paths, and its value."""
    me = wide(s.guard[s.active])
    here = wide(s.place[me])
    lap = wide(board.places)
    best, chosen = -1e9, MOVE
    for choice in range(4):
        path, way = choice >> 1, choice & 1
        steps, rest = (south, north) if path else (north, south)
        if steps:
            worth = _worth(board, s, me, around(here + steps if way == CLOCKWISE else here - steps, lap), me)
        else:
            worth = -1.0 * _to_go(board, s, me, here, wide(s.carries[me]))
            way = STAY
        if worth < WIN:
            worth -= _threat(board, s, me, rest)
        if worth > best:
            best = worth
            chosen = MOVE + 3 * path + way
    return best, chosen


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    if s.phase == CHOOSING:
        return PATH + pick(rng, 2)
    if s.phase == DRAWING:
        return _best_stone(board, s, rng)
    if s.phase == MOVING:
        return _best_move(board, s, wide(s.count[0]), wide(s.count[1]))[1]
    return _best_place(board, s)


@helper
def _best_place(board: np.record, s: np.record) -> int:
    """The best flight, or move of a guard that follows; a guard without a player is led astray."""
    lap = wide(board.places)
    flying = s.phase == FLYING
    me = wide(s.guard[s.active])
    guard = me if flying else wide(s.following)
    if s.owner[guard] >= 0:
        me = guard
    here = wide(s.place[guard])
    steps = wide(s.count[0]) + wide(s.count[1])
    best, chosen = -1e9, 0
    for choice in range(lap if flying else 2):
        place = choice if flying else around(here + steps - 2 * steps * choice, lap)
        worth = _worth(board, s, guard, place, me)
        if place != here and worth > best:
            best = worth
            chosen = choice
    return (FLY if flying else OTHER) + chosen


# The possible effects of the next stone: it ends the turn as a neutral stone, as a double that crosses or as a twin
# that goes home; or the turn goes on.
NEUTRAL, CROSSING, TWIN, ON = 0, 1, 2, 3


@helper
def _best_stone(board: np.record, s: np.record, rng: Rng) -> int:
    """Choose a stone by its effect. The lower face of a stone turned before is known; for the others, estimate how
    likely it is to be a symbol on the path."""
    neutral, crossing, twin, on = 0.0, 0.0, 0.0, 0.0
    for outcome in range(4):
        worth = _outcome_worth(board, s, outcome)
        if outcome == NEUTRAL:
            neutral = worth
        elif outcome == CROSSING:
            crossing = worth
        elif outcome == TWIN:
            twin = worth
        else:
            on = worth
    here = wide(s.symbols[s.drawing])
    there = wide(s.symbols[1 - wide(s.drawing)])
    possible = _lines(board, s)
    turned = wide(s.turned)
    stones = centre(board, s)
    best, chosen, ties = -1e9, 0, 1
    for stone in range(wide(board.stones)):
        if not stones >> stone & 1:
            continue
        up = wide(s.up[stone])
        if up == 0:
            worth = neutral
        elif turned >> stone & 1:
            down = wide(s.down[stone])
            if not here >> down & 1:
                worth = on
            else:
                worth = twin if there >> down & 1 else crossing
        else:
            lowers = possible >> 6 * (up - 1) & 63
            doubles = _how_many(lowers & here >> 1)
            every = _how_many(lowers)
            worth = (doubles * crossing + (every - doubles) * on) / every
        if worth > best:
            best, chosen, ties = worth, stone, 1
        elif worth == best:
            ties += 1
            if pick(rng, ties) == 0:
                chosen = stone
    return chosen


@helper
def _outcome_worth(board: np.record, s: np.record, outcome: int) -> float:
    """The value of the turn if it ends like this, or its expected value if it goes on and a double ends it next."""
    path = wide(s.drawing)
    stones = wide(s.count[path])
    others = wide(s.count[1 - path])
    hope = AHEAD if outcome == ON else 0.0
    if s.rules == JUNIOR:
        left = wide(board.places) - wide(s.walked[s.guard[s.active]]) - stones - (2 if outcome == ON else 1)
        return WIN if left == 0 and outcome != ON else hope - abs(left)
    winoc = WIN if s.carries[s.guard[s.active]] else -0.5 * wide(board.places)
    if outcome == NEUTRAL:
        stones += 1
    elif outcome == CROSSING:
        others += 1
    elif outcome == TWIN:
        others = max(others - 1, 0)
    else:
        stones += 1
        others += 1
        # with six stones, or if all missing symbols are remembered, a Winoc is certain
        if stones - 1 + _fresh_symbols(board, s) >= SIX or stones == SIX:
            return winoc
        others = min(others, SIX - 1)
    if stones == SIX or others == SIX:
        return winoc
    worth = _best_move(board, s, stones, others)[0]
    return min(worth, winoc, PROMISE) + hope if outcome == ON else worth


@helper
def _fresh_symbols(board: np.record, s: np.record) -> int:
    """The number of missing symbols that are known to lie under a stone in the centre."""
    fresh = 0
    known = wide(s.turned) & centre(board, s)
    for stone in range(STONES):
        if known >> stone & 1:
            fresh |= 1 << wide(s.down[stone])
    return _how_many((fresh & ~wide(s.symbols[s.drawing])) >> 1)
