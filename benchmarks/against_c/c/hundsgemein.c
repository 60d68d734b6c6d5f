/* Hundsgemein in C: games/hundsgemein/rules.py and beliefs.py, on the same position. */
#include "hundsgemein_layout.h"
#include "chance.h"
#include "judging.h"

enum { SIDE = 7, BLOCKS = 49, STREETS = 12, SEATS = 4, BREEDS = 4, DOGS_OF_A_KIND = 3, FLEAS = 48, MOST = 24 };
enum { NO_FLEA = 4, DROP = 196, DROP_TWO = 200, CALL = 210, OK = 211, ACTIONS = 212, EXPERT = 1, PLAYED_OUT = 1 };
enum { LAYOUT_FLEAS = STREETS, LAYOUT_FIRST = LAYOUT_FLEAS + FLEAS };

#define ALL ((1ull << BLOCKS) - 1)
#define COLUMN 0x0040810204081ull
#define NOT_A (ALL ^ COLUMN)
#define NOT_G (ALL ^ COLUMN << (SIDE - 1))

static inline uint64_t touched(uint64_t blocks) {
    uint64_t across = blocks | (blocks & NOT_G) << 1 | (blocks & NOT_A) >> 1;
    return (across | across << SIDE | across >> SIDE) & ALL;
}

static inline uint64_t laid_blocks(const State *s) {
    return (uint64_t)(s->breeds[0] | s->breeds[1] | s->breeds[2] | s->breeds[3]);
}

static inline uint64_t lawful(const Board *board, const State *s, int breed) {
    return ALL & ~(laid_blocks(s) | (uint64_t)board->bones | touched((uint64_t)s->breeds[breed]));
}

static inline int count(uint64_t blocks) { return __builtin_popcountll(blocks); }

static void draw(const Board *board, State *s, int seats, int16_t *layout) {
    int16_t heap[MOST];
    for (int street = 0; street < STREETS; street++) heap[street] = (int16_t)(street / DOGS_OF_A_KIND);
    shuffle(s->key, &s->words, heap, STREETS);
    memcpy(layout, heap, STREETS * sizeof *heap);
    int size = FLEAS / seats, of_a_breed = FLEAS / BREEDS / seats;
    for (int seat = 0; seat < seats; seat++) {
        int k = 0;
        for (int breed = 0; breed < BREEDS; breed++)
            for (int i = 0; i < of_a_breed; i++) heap[k++] = (int16_t)breed;
        shuffle(s->key, &s->words, heap, size);
        memcpy(layout + LAYOUT_FLEAS + seat * size, heap, (size_t)size * sizeof *heap);
    }
    layout[LAYOUT_FIRST] = (int16_t)below(s->key, &s->words, seats);
}

static void turn_up(State *s, int seat) {
    int size = FLEAS / s->seats;
    uint8_t *up = s->up[seat];
    while (up[1] == NO_FLEA && s->turned[seat] < size) {
        uint8_t flea = s->reserve[seat][s->turned[seat]++], low = up[0];
        up[0] = low < flea ? low : flea;
        up[1] = low < flea ? flea : low;
    }
}

static void deal(const Board *board, State *s, int seats, const int8_t *options, const int16_t *layout) {
    s->scoring = options[0];
    s->honour = options[1];
    s->open_owners = options[2];
    s->seats = (int8_t)seats;
    s->turn = (int8_t)layout[LAYOUT_FIRST];
    s->asked = -1;
    s->laid = -1;
    s->over = 0;
    for (int breed = 0; breed < BREEDS; breed++) {
        s->breeds[breed] = 0;
        s->left[breed] = FLEAS / BREEDS;
    }
    for (int street = 0; street < STREETS; street++) s->dogs[street] = (uint8_t)layout[street];
    memset(s->when, 0, sizeof s->when);
    memset(s->reserve, NO_FLEA, sizeof s->reserve);
    int size = FLEAS / seats;
    for (int seat = 0; seat < SEATS; seat++) {
        s->owners[seat] = 0;
        s->up[seat][0] = s->up[seat][1] = NO_FLEA;
        s->turned[seat] = 0;
        if (seat >= seats) continue;
        for (int k = 0; k < size; k++) s->reserve[seat][k] = (uint8_t)layout[LAYOUT_FLEAS + seat * size + k];
        turn_up(s, seat);
    }
}

static inline int mover(const Board *board, const State *s) {
    if (s->over) return -2;
    return s->asked < 0 ? s->turn : s->asked;
}

static inline uint64_t offered(const Board *board, const State *s, int breed) {
    return s->honour ? ALL & ~laid_blocks(s) : lawful(board, s, breed);
}

static inline int drop_both(int low, int high) { return DROP_TWO + low * BREEDS - low * (low + 1) / 2 + high; }

static inline int list_blocks(uint64_t blocks, int first, int16_t *out, int n) {
    for (; blocks; blocks &= blocks - 1) out[n++] = (int16_t)(first + __builtin_ctzll(blocks));
    return n;
}

static int legal(const Board *board, const State *s, int16_t *out) {
    if (s->over) return 0;
    if (s->asked >= 0) {
        out[0] = CALL;
        out[1] = OK;
        return 2;
    }
    int low = s->up[s->turn][0], high = s->up[s->turn][1];
    bool alone = high == NO_FLEA, different = !alone && high != low;
    uint64_t for_low = offered(board, s, low), for_high = different ? offered(board, s, high) : 0;
    int n = list_blocks(for_low, BLOCKS * low, out, 0);
    n = list_blocks(for_high, BLOCKS * high, out, n);
    out[n++] = (int16_t)(DROP + low);
    if (different) out[n++] = (int16_t)(DROP + high);
    if (!alone) out[n++] = (int16_t)drop_both(low, high);
    return n;
}

static inline int decision(const Board *board, const State *s, int action) {
    return action < DROP ? 0 : action < CALL ? 1 : action == CALL ? 2 : 3;
}

static inline void use_up(State *s, int seat, int breed) {
    if (s->up[seat][0] == breed) s->up[seat][0] = s->up[seat][1];
    s->up[seat][1] = NO_FLEA;
    s->left[breed]--;
}

static inline int after(const State *s, int seat) { return seat + 1 < s->seats ? seat + 1 : 0; }

static inline bool unlawful(const Board *board, const State *s) {
    uint64_t block = 1ull << s->laid % BLOCKS;
    return (((uint64_t)board->bones | touched((uint64_t)s->breeds[s->laid / BLOCKS] & ~block)) & block) != 0;
}

static bool nothing_can_be_laid(const Board *board, const State *s) {
    for (int breed = 0; breed < BREEDS; breed++)
        if (s->left[breed] && lawful(board, s, breed)) return false;
    return true;
}

static void apply(const Board *board, State *s, int action) {
    int seat = s->turn;
    if (action < DROP) {
        int breed = action / BLOCKS;
        uint64_t block = 1ull << action % BLOCKS;
        use_up(s, seat, breed);
        s->when[action % BLOCKS] = (uint8_t)count(laid_blocks(s));
        s->breeds[breed] |= block;
        s->owners[seat] |= block;
        if (s->honour) {
            s->laid = (int16_t)action;
            s->asked = (int8_t)after(s, seat);
            return;
        }
    } else if (action < DROP_TWO) {
        use_up(s, seat, action - DROP);
    } else if (action < CALL) {
        use_up(s, seat, s->up[seat][1]);
        use_up(s, seat, s->up[seat][0]);
    } else if (action == CALL) {
        uint64_t block = 1ull << s->laid % BLOCKS;
        if (unlawful(board, s)) {
            s->breeds[s->laid / BLOCKS] &= ~block;
            s->owners[seat] &= ~block;
        }
    } else {
        s->asked = (int8_t)after(s, s->asked);
        if (s->asked != seat) return;
    }
    s->asked = -1;
    s->laid = -1;
    turn_up(s, seat);
    if (nothing_can_be_laid(board, s)) {
        s->over = PLAYED_OUT;
        return;
    }
    do seat = after(s, seat);
    while (s->up[seat][0] == NO_FLEA);
    s->turn = (int8_t)seat;
}

static inline uint64_t side_of(int street, int k) {
    if (street < SIDE - 1) return 0x7Full << SIDE * (street + k);
    return COLUMN << (street - (SIDE - 1) + k);
}

static inline int longest_run(uint64_t blocks, int step) {
    int n = 0;
    for (; blocks; n++) blocks &= blocks >> step;
    return n;
}

static inline int along(const State *s, int street, int seat) {
    return count((uint64_t)s->owners[seat] & (side_of(street, 0) | side_of(street, 1)));
}

static inline int runs(const State *s, int street, int seat) {
    uint64_t blocks = (uint64_t)s->owners[seat];
    int step = street < SIDE - 1 ? 1 : SIDE;
    return longest_run(blocks & side_of(street, 0), step) + longest_run(blocks & side_of(street, 1), step);
}

static void tally(const Board *board, const State *s, int32_t *points, int32_t *dogs) {
    for (int seat = 0; seat < s->seats; seat++) points[seat] = dogs[seat] = 0;
    for (int street = 0; street < STREETS; street++) {
        int best = 0, winner = -1;
        for (int seat = 0; seat < s->seats; seat++) {
            int strength = along(s, street, seat);
            if (s->scoring == EXPERT) strength += (2 * SIDE + 1) * runs(s, street, seat);
            if (strength > best) {
                best = strength;
                winner = seat;
            } else if (strength == best) {
                winner = -1;
            }
        }
        if (winner >= 0) {
            points[winner] += board->worth[s->dogs[street]];
            dogs[winner]++;
        }
    }
}

static void scores(const Board *board, const State *s, int32_t *out) {
    int32_t dogs[SEATS];
    tally(board, s, out, dogs);
}

static void places(const Board *board, const State *s, int32_t *out) {
    int32_t points[SEATS], dogs[SEATS];
    tally(board, s, points, dogs);
    for (int seat = 0; seat < s->seats; seat++) points[seat] = points[seat] * (STREETS + 1) + dogs[seat];
    rank(points, s->seats, out);
}

static inline int ending(const Board *board, const State *s) { return s->over; }

/* --- for bots --- */

static void imagine(const Board *board, State *s, int seat, uint64_t *rng) {
    int size = FLEAS / s->seats;
    for (int p = 0; p < s->seats; p++) {
        int left[NO_FLEA + 1] = {0};
        for (int k = s->turned[p]; k < size; k++) left[s->reserve[p][k]]++;
        for (int k = s->turned[p]; k < size; k++) {
            int which = pick(rng, size - k), breed = 0;
            while (which >= left[breed]) which -= left[breed++];
            left[breed]--;
            s->reserve[p][k] = (uint8_t)breed;
        }
    }
    redraw_chance(s->key, rng);
}

static inline int alike(const Board *board, const State *s, int action) { return action; }
static inline int reveals(const Board *board, const State *s, int action) { return -1; }

static void share_out(const Board *board, const State *s, int street, double steepness, double run, double *worth) {
    int fleas = 0, seats = s->seats;
    double claims[SEATS];
    for (int p = 0; p < seats; p++) {
        int own = along(s, street, p);
        fleas += own;
        claims[p] = s->scoring == EXPERT ? own + run * runs(s, street, p) : own;
    }
    steepness /= sqrt(2 * SIDE - fleas + 0.5);
    for (int p = 0; p < seats; p++) claims[p] *= steepness;
    to_shares(claims, seats);
    for (int p = 0; p < seats; p++) worth[p] += board->worth[s->dogs[street]] * claims[p];
}

static void estimate(const Board *board, const State *s, double *out) {
    int seats = s->seats;
    const double *number = board->fitted[2 * s->scoring + s->honour][seats];
    double worth[SEATS] = {0};
    if (s->over) {
        int32_t points[SEATS], dogs[SEATS];
        tally(board, s, points, dogs);
        for (int p = 0; p < seats; p++) worth[p] = points[p] + (double)dogs[p] / (STREETS + 1);
    } else {
        for (int street = 0; street < STREETS; street++) share_out(board, s, street, number[2], number[3], worth);
    }
    double free = s->over ? 0.0 : 1.0 - (double)count(laid_blocks(s)) / FLEAS;
    double dog = number[0] - number[1] * free;
    for (int p = 0; p < seats; p++) out[p] = dog * worth[p];
    if (!s->over) out[s->asked >= 0 ? (s->turn + 1) % seats : s->turn] += number[4] + number[5] * free;
    to_shares(out, seats);
}

static int worth_of_one_more(const Board *board, const State *s, int street) {
    int mine = 0, best = 0;
    for (int p = 0; p < s->seats; p++) {
        int n = along(s, street, p);
        if (p == s->turn)
            mine = n;
        else if (n > best)
            best = n;
    }
    int lead = mine - best, closeness = 6;
    if (lead > 0)
        closeness = 6 - 2 * lead > 1 ? 6 - 2 * lead : 1;
    else if (lead < -1)
        closeness = 6 + 2 * (lead + 1) > 1 ? 6 + 2 * (lead + 1) : 1;
    return board->worth[s->dogs[street]] * closeness;
}

static int greedy(const Board *board, const State *s, uint64_t *rng) {
    if (s->asked >= 0) return unlawful(board, s) ? CALL : OK;
    int low = s->up[s->turn][0], high = s->up[s->turn][1];
    int worth[STREETS], best = -1, best_action = -1;
    for (int street = 0; street < STREETS; street++) worth[street] = worth_of_one_more(board, s, street);
    for (int k = 0; k < 2; k++) {
        int breed = k ? high : low;
        if (breed == NO_FLEA || (k == 1 && high == low)) continue;
        for (uint64_t blocks = lawful(board, s, breed); blocks; blocks &= blocks - 1) {
            int block = __builtin_ctzll(blocks), row = block / SIDE, column = block % SIDE, gain = 0;
            if (row > 0) gain += worth[row - 1];
            if (row < SIDE - 1) gain += worth[row];
            if (column > 0) gain += worth[SIDE - 1 + column - 1];
            if (column < SIDE - 1) gain += worth[SIDE - 1 + column];
            gain = gain * 8 + pick(rng, 8);
            if (gain > best) {
                best = gain;
                best_action = breed * BLOCKS + block;
            }
        }
    }
    if (best_action >= 0) return best_action;
    return high == NO_FLEA ? DROP + low : drop_both(low, high);
}

#include "games.h"
#include "search.h"
