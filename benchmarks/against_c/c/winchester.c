/* Winchester in C: games/winchester/rules.py and beliefs.py, on the same position. */
#include "winchester_layout.h"
#include "chance.h"
#include "judging.h"

enum { COLUMNS = 20, CELLS = 280, SEATS = 5, PIECES = 5, ALL_PIECES = 16, NUMBERS = 6, FACES = 6, PASS = 6 };
enum { KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN };
enum { NOT_ROLLED = -1, START = 0, E = 7, WAITING = 8, OBSTACLE = 16, HOME = CELLS, MOST_MOVES = PIECES * 64 };
enum { PLAYED_OUT = 1, STALLED = 2, QUIET_ROUNDS = 300, LAYOUT_FIRST = 6 };

static const int STEPS[8] = {1, COLUMNS, -1, -COLUMNS, 1 + COLUMNS, -1 + COLUMNS, -1 - COLUMNS, 1 - COLUMNS};
static const int8_t PLACE_POINTS[ALL_PIECES] = {15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 2, 2};

static void draw(const Board *board, State *s, int seats, int16_t *layout) {
    for (int section = 0; section < LAYOUT_FIRST; section++)
        layout[section] = (int16_t)(1 + below(s->key, &s->words, NUMBERS));
    layout[LAYOUT_FIRST] = (int16_t)left_over(s->key, s->words, NUMBERS, seats);
}

static void deal(const Board *board, State *s, int seats, const int8_t *options, const int16_t *layout) {
    int first = layout[LAYOUT_FIRST];
    s->seats = (int8_t)seats;
    s->starter = s->turn = (int8_t)first;
    s->die = NOT_ROLLED;
    s->quiet = 0;
    s->arrived = 0;
    s->over = 0;
    memset(s->home, -1, sizeof s->home);
    for (int cell = 0; cell < CELLS; cell++) {
        int section = board->section[cell];
        s->what[cell] = section >= 0 && board->number[cell] == layout[section] ? OBSTACLE : 0;
    }
    for (int seat = 0; seat < SEATS; seat++) {
        s->lost[seat] = 0;
        s->left[seat] = seat < seats ? board->team[seats] : 0;
        int place = seat;
        if (seat < seats) place = seat >= first ? seat - first : seat - first + seats;
        for (int k = 0; k < PIECES; k++) {
            int cell = board->openings[seats][place][k];
            s->at[seat][k] = (int16_t)cell;
            if (cell != HOME) s->what[cell] = (uint8_t)(WAITING + seat + 1);
        }
    }
}

static inline int mover(const Board *board, const State *s) {
    if (s->over) return -2;
    return s->die == NOT_ROLLED ? -1 : s->turn;
}

static inline int highest_prey(const Board *board, int cell) { return board->zone[cell] == START ? 0 : SEATS; }

static inline int slides(const Board *board, const State *s, int seat, int low, int high, int16_t *out) {
    int n = 0;
    for (int k = 0; k < s->left[seat]; k++) {
        int cell = s->at[seat][k], prey = highest_prey(board, cell);
        for (int direction = low; direction < high; direction++) {
            int action = board->first[cell][direction], to = cell;
            for (int reach = board->reach[cell][direction]; reach > 0; reach--) {
                to += STEPS[direction];
                int there = s->what[to];
                if (there) {
                    if (there <= prey && there != seat + 1) out[n++] = (int16_t)action;
                    break;
                }
                out[n++] = (int16_t)action++;
            }
        }
    }
    return n;
}

static int steps(const Board *board, const State *s, int seat, int16_t *out) {
    int n = 0;
    for (int k = 0; k < s->left[seat]; k++) {
        int cell = s->at[seat][k], prey = highest_prey(board, cell);
        for (int direction = 0; direction < 8; direction++)
            if (board->reach[cell][direction]) {
                int there = s->what[cell + STEPS[direction]];
                if (there <= prey && there != seat + 1) out[n++] = board->first[cell][direction];
            }
    }
    return n;
}

static int jumps(const Board *board, const State *s, int seat, int16_t *out) {
    int n = 0;
    for (int k = 0; k < s->left[seat]; k++) {
        int cell = s->at[seat][k], prey = highest_prey(board, cell);
        for (int j = 0; j < board->jump_count[cell]; j++) {
            int there = s->what[board->landings[cell][j]];
            if (there <= prey && there != seat + 1) out[n++] = board->jumps[cell][j];
        }
    }
    return n;
}

static int pawn_moves(const Board *board, const State *s, int seat, int16_t *out) {
    int n = 0;
    for (int k = 0; k < s->left[seat]; k++) {
        int cell = s->at[seat][k], prey = highest_prey(board, cell), ahead = board->ahead[cell];
        for (int direction = 0; direction < 8; direction++)
            if (ahead >> direction & 1 && board->reach[cell][direction]) {
                int there = s->what[cell + STEPS[direction]];
                if (direction < 4 ? there == 0 : 0 < there && there <= prey && there != seat + 1)
                    out[n++] = board->first[cell][direction];
            }
    }
    return n;
}

static int legal(const Board *board, const State *s, int16_t *out) {
    if (s->over) return 0;
    int seat = s->turn, n;
    switch (s->die) {
    case NOT_ROLLED:
        for (int outcome = 0; outcome < FACES; outcome++) out[outcome] = (int16_t)outcome;
        return FACES;
    case KNIGHT: n = jumps(board, s, seat, out); break;
    case PAWN: n = pawn_moves(board, s, seat, out); break;
    case KING: n = steps(board, s, seat, out); break;
    case QUEEN: n = slides(board, s, seat, 0, 8, out); break;
    case ROOK: n = slides(board, s, seat, 0, 4, out); break;
    default: n = slides(board, s, seat, 4, 8, out);
    }
    if (n) return n;
    out[0] = PASS;
    return 1;
}

static inline int decision(const Board *board, const State *s, int action) { return action == PASS; }

static void shift(State *s, int seat, int cell, int to) {
    int16_t *at = s->at[seat];
    int k = 0, last = s->left[seat] - 1;
    while (at[k] != cell) k++;
    for (; k > 0 && at[k - 1] > to; k--) at[k] = at[k - 1];
    for (; k < last && at[k + 1] < to; k++) at[k] = at[k + 1];
    at[k] = (int16_t)to;
}

static void move(const Board *board, State *s, int cell, int to) {
    int seat = s->turn, other = s->what[to];
    s->what[cell] = (uint8_t)other;
    if (other) shift(s, other - 1, to, cell);
    if (board->zone[to] != START) {
        s->what[to] = (uint8_t)(seat + 1);
        shift(s, seat, cell, to);
    } else if (board->zone[cell] == START) {
        s->what[to] = (uint8_t)(WAITING + seat + 1);
        shift(s, seat, cell, to);
    } else {
        shift(s, seat, cell, HOME);
        s->home[s->arrived++] = (int8_t)seat;
        s->left[seat]--;
        s->quiet = -1;
        if (s->arrived == s->seats * board->team[s->seats] - 1) s->over = PLAYED_OUT;
    }
}

static inline bool sits_out(State *s, int seat) {
    if (s->left[seat] == 0) return true;
    if (!s->lost[seat]) return false;
    s->lost[seat] = 0;
    return true;
}

static void next_turn(State *s) {
    int seats = s->seats, seat = s->turn;
    for (;;) {
        if (++seat == seats) seat = 0;
        if (seat == s->starter) {
            if (++s->quiet == QUIET_ROUNDS) {
                s->over = STALLED;
                return;
            }
            if (seats > 2) {
                if (++seat == seats) seat = 0;
                s->starter = (int8_t)seat;
                break;
            }
        }
        if (!sits_out(s, seat)) {
            if (seats > 2) {
                s->turn = (int8_t)seat;
                return;
            }
            break;
        }
    }
    s->turn = (int8_t)seat;
    s->die = NOT_ROLLED;
}

static void apply(const Board *board, State *s, int action) {
    if (action < PASS) {
        s->words++;
        s->die = (int8_t)action;
        if (sits_out(s, s->turn)) next_turn(s);
        return;
    }
    if (action == PASS) {
        s->lost[s->turn] = 1;
    } else {
        move(board, s, board->origin[action], board->target[action]);
        if (s->over) return;
    }
    next_turn(s);
}

static void add_bonuses(const State *s, int32_t *out) {
    int arrived = s->arrived, first_team = -1, earliest = ALL_PIECES;
    for (int place = 1; place < (arrived < 4 ? arrived : 4); place++)
        if (s->home[place] == s->home[0]) {
            out[s->home[0]] += 1;
            break;
        }
    for (int seat = 0; seat < s->seats; seat++)
        for (int place = 2; place < arrived; place++)
            if (s->home[place - 2] == seat && s->home[place - 1] == seat && s->home[place] == seat) {
                out[seat] += 2;
                break;
            }
    for (int seat = 0; seat < s->seats; seat++)
        if (s->left[seat] == 0) {
            int last = arrived - 1;
            while (s->home[last] != seat) last--;
            if (last < earliest) {
                earliest = last;
                first_team = seat;
            }
        }
    if (first_team >= 0) out[first_team] += 3;
}

static void scores(const Board *board, const State *s, int32_t *out) {
    for (int seat = 0; seat < s->seats; seat++) out[seat] = 0;
    for (int place = 0; place < s->arrived; place++) out[s->home[place]] += PLACE_POINTS[place];
    if (s->seats > 2) add_bonuses(s, out);
    if (s->over == PLAYED_OUT)
        for (int seat = 0; seat < s->seats; seat++)
            if (s->left[seat] && board->zone[s->at[seat][0]] >= E) out[seat] += 1;
}

static void places(const Board *board, const State *s, int32_t *out) {
    int32_t points[SEATS];
    scores(board, s, points);
    rank(points, s->seats, out);
}

static inline int ending(const Board *board, const State *s) { return s->over; }

/* --- for bots --- */

static void imagine(const Board *board, State *s, int seat, uint64_t *rng) { redraw_chance(s->key, rng); }
static inline int alike(const Board *board, const State *s, int action) { return action; }
static inline int reveals(const Board *board, const State *s, int action) { return -1; }

static void find_beaten(const State *s, const int32_t *points, bool *beaten) {
    int arrived = s->arrived, leading = 0;
    bool team_is_home = false;
    for (int p = 0; p < s->seats; p++) {
        if (points[p] > leading) leading = points[p];
        team_is_home |= s->left[p] == 0;
    }
    for (int p = 0; p < s->seats; p++) {
        int most = points[p] + 1;
        for (int place = arrived; place < arrived + s->left[p]; place++) most += PLACE_POINTS[place];
        if (s->seats > 2) {
            int in_a_row = 0;
            while (in_a_row < arrived && s->home[arrived - 1 - in_a_row] == p) in_a_row++;
            most += in_a_row + s->left[p] >= 3 ? 2 : 0;
            most += team_is_home ? 0 : 3;
            most += arrived < 4 ? 1 : 0;
        }
        beaten[p] = most < leading;
    }
}

static void add_expected(const Board *board, const State *s, int32_t *points, int64_t *needed) {
    int when[SEATS][PIECES], next_piece[SEATS] = {0};
    for (int p = 0; p < s->seats; p++) {
        for (int k = 0; k < s->left[p]; k++) {
            int turns = board->to_go[s->at[p][k]], i = k;
            needed[p] += turns;
            for (; i > 0 && when[p][i - 1] > turns; i--) when[p][i] = when[p][i - 1];
            when[p][i] = turns;
        }
        for (int k = 1; k < s->left[p]; k++) when[p][k] += when[p][k - 1];
    }
    for (int place = s->arrived; place < s->seats * board->team[s->seats] - 1; place++) {
        int first = -1;
        for (int p = 0; p < s->seats; p++) {
            int k = next_piece[p];
            if (k < s->left[p] && (first < 0 || when[p][k] < when[first][next_piece[first]])) first = p;
        }
        next_piece[first]++;
        points[first] += PLACE_POINTS[place];
    }
}

static void estimate(const Board *board, const State *s, double *out) {
    int seats = s->seats;
    int32_t points[SEATS];
    int64_t turns[SEATS] = {0};
    bool beaten[SEATS] = {false};
    scores(board, s, points);
    double home = 1.0;
    if (!s->over) {
        find_beaten(s, points, beaten);
        add_expected(board, s, points, turns);
        home = (double)s->arrived / (seats * board->team[seats]);
    }
    const double *number = board->fitted[0][seats];
    double point = number[0] * home + number[1] * (1 - home), turn = (number[2] - number[3] * home) / 100;
    for (int p = 0; p < seats; p++) out[p] = beaten[p] ? -1000.0 : point * points[p] - turn * (double)turns[p];
    out[s->turn] += number[4];
    to_shares(out, seats);
}

static inline int floored(int a, int b) { return a / b - (a % b < 0); }

static inline int worth_of_move(const Board *board, const State *s, int cell, int to) {
    if (board->zone[to] == START && board->zone[cell] != START) to = HOME;
    int gain = board->to_go[cell] - board->to_go[to];
    return to != HOME && s->what[to] ? gain + floored(gain, s->seats - 1) : gain;
}

static int greedy(const Board *board, const State *s, uint64_t *rng) {
    int16_t actions[MOST_MOVES];
    int n = legal(board, s, actions), best_action = actions[0], best = INT32_MIN, ties = 0;
    if (n == 1) return best_action;
    for (int k = 0; k < n; k++) {
        int action = actions[k], worth = worth_of_move(board, s, board->origin[action], board->target[action]);
        if (worth > best) {
            best = worth;
            best_action = action;
            ties = 1;
        } else if (worth == best && pick(rng, ++ties) == 0) {
            best_action = action;
        }
    }
    return best_action;
}

#include "games.h"
#include "search.h"
