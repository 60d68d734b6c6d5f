/* Winoc in C: games/winoc/rules.py, beliefs.py and features.py, on the same position. */
#include "winoc_layout.h"
#include "chance.h"
#include "judging.h"

enum { GUARDS = 4, SEATS = 4, STONES = 16, SYMBOLS = 6, SIX = 6, TURNS = 400, NORTH = 0 };
enum { PATH = 16, MOVE = 18, OTHER = 24, FLY = 26, CLOCKWISE = 0, COUNTER = 1, STAY = 2, ACTIONS = FLY + 64 };
enum { CHOOSING, DRAWING, MOVING, FOLLOWING, FLYING };
enum { JUNIOR = 1, PASSES = 1, PLAYED_OUT = 1, STALLED = 2, GUARD_WON = 3 };
enum { LAYOUT_GUARDS = STONES, LAYOUT_FIRST = STONES + SEATS };

static inline int modulo(int a, int n) {
    int rest = a % n;
    return rest < 0 ? rest + n : rest;
}

static void draw(const Board *board, State *s, int seats, int16_t *layout) {
    int faces = below(s->key, &s->words, 1 << STONES);
    for (int stone = 0; stone < STONES; stone++) layout[stone] = board->face[stone][faces >> stone & 1];
    for (int seat = 0; seat < SEATS; seat++)
        layout[LAYOUT_GUARDS + seat] = (int16_t)(seat >= seats ? -1 : seats == 2 ? 2 * seat : seat);
    layout[LAYOUT_FIRST] = (int16_t)below(s->key, &s->words, seats);
}

static inline void start_turn(State *s) {
    s->phase = DRAWING;
    s->drawing = NORTH;
    if (s->count[NORTH])
        s->drawing = 1;
    else if (s->count[1] == 0 && s->rules != JUNIOR)
        s->phase = CHOOSING;
}

static void deal(const Board *board, State *s, int seats, const int8_t *options, const int16_t *layout) {
    s->rules = options[0];
    s->fortress = options[1];
    s->open_memory = options[2];
    s->seats = (int8_t)seats;
    uint32_t mixed = 0;
    for (int i = 0; i < 8; i++) {
        mixed = (mixed ^ s->key[i]) * 0x5BD1E995u;
        mixed ^= mixed >> 15;
    }
    s->arrangement = mixed;
    for (int stone = 0; stone < STONES; stone++) {
        int up = layout[stone];
        s->up[stone] = (uint8_t)up;
        s->down[stone] = (uint8_t)board->face[stone][board->face[stone][0] == up];
        s->seen[stone] = 0;
    }
    s->turned = 0;
    memset(s->path, 0, sizeof s->path);
    memset(s->symbols, 0, sizeof s->symbols);
    memset(s->count, 0, sizeof s->count);
    for (int guard = 0; guard < GUARDS; guard++) {
        s->place[guard] = (uint8_t)board->gate[guard];
        s->carries[guard] = s->walked[guard] = 0;
        s->owner[guard] = -1;
    }
    for (int seat = 0; seat < SEATS; seat++) {
        int guard = layout[LAYOUT_GUARDS + seat];
        s->guard[seat] = (int8_t)guard;
        if (guard >= 0) s->owner[guard] = (int8_t)seat;
    }
    s->following = 0;
    s->turns = 0;
    s->over = 0;
    s->winner = -1;
    s->active = (int8_t)layout[LAYOUT_FIRST];
    start_turn(s);
}

static inline int mover(const Board *board, const State *s) {
    if (s->over) return -2;
    if (s->phase == FOLLOWING && s->owner[s->following] >= 0) return s->owner[s->following];
    return s->active;
}

static inline int centre(const Board *board, const State *s) {
    return ((1 << board->stones) - 1) & ~(s->path[0] | s->path[1]);
}

static int legal(const Board *board, const State *s, int16_t *out) {
    if (s->over) return 0;
    int n = 0;
    if (s->phase == DRAWING) {
        for (int stones = centre(board, s); stones; stones &= stones - 1) out[n++] = (int16_t)__builtin_ctz(stones);
    } else if (s->phase == MOVING) {
        for (int path = 0; path < 2; path++) {
            int first = MOVE + 3 * path;
            if (s->count[path]) {
                out[n++] = (int16_t)(first + CLOCKWISE);
                out[n++] = (int16_t)(first + COUNTER);
            } else {
                out[n++] = (int16_t)(first + STAY);
            }
        }
    } else if (s->phase == FLYING) {
        int here = s->place[s->guard[s->active]];
        for (int place = 0; place < board->places; place++)
            if (place != here) out[n++] = (int16_t)(FLY + place);
    } else {
        int first = s->phase == FOLLOWING ? OTHER : PATH;
        out[0] = (int16_t)first;
        out[1] = (int16_t)(first + 1);
        n = 2;
    }
    return n;
}

static inline int decision(const Board *board, const State *s, int action) {
    if (action < PATH) return s->rules == JUNIOR && s->count[NORTH] == 0 ? 2 : 1;
    if (action < MOVE) return 0;
    if (action < OTHER) return 3;
    return action < FLY ? 4 : 5;
}

static inline void clear(State *s, int path) { s->path[path] = s->symbols[path] = s->count[path] = 0; }

static inline void lay(State *s, int stone, int path) {
    s->path[path] |= 1 << stone;
    s->count[path]++;
    s->symbols[path] |= 1 << s->up[stone] & 0xFE;
}

static void send_home(State *s, int symbol, int path) {
    for (int stone = 0; stone < STONES; stone++)
        if (s->path[path] >> stone & 1 && s->up[stone] == symbol) s->path[path] -= 1 << stone;
    s->count[path]--;
    s->symbols[path] &= ~(1 << symbol);
}

static inline void win(State *s, int guard) {
    s->winner = (int8_t)guard;
    s->over = (int8_t)(s->owner[guard] >= 0 ? PLAYED_OUT : GUARD_WON + guard);
}

static inline void end_turn(State *s) {
    if (++s->turns == TURNS) {
        s->over = STALLED;
        return;
    }
    s->active = (int8_t)(s->active + 1 == s->seats ? 0 : s->active + 1);
    start_turn(s);
}

static void arrive(const Board *board, State *s, int guard, int place) {
    s->place[guard] = (uint8_t)place;
    int refuge = board->refuge[place];
    if (refuge != place) {
        for (int other = 0; other < GUARDS; other++)
            if (other != guard && s->place[other] == place) s->place[other] = (uint8_t)refuge;
    } else if (place == board->gate[guard] && s->carries[guard]) {
        win(s, guard);
    }
}

static void walk(const Board *board, State *s, int guard, int steps, int way) {
    int places = board->places, here = s->place[guard];
    int there = modulo(way == CLOCKWISE ? here + steps : here - steps, places);
    int fortress = board->gate[(guard + 2) % GUARDS];
    if (there == fortress) {
        s->carries[guard] = 1;
    } else if (s->fortress == PASSES) {
        int ahead = modulo(way == CLOCKWISE ? fortress - here : here - fortress, places);
        if (0 < ahead && ahead < steps) s->carries[guard] = 1;
    }
    arrive(board, s, guard, there);
}

static void lap(const Board *board, State *s) {
    int guard = s->guard[s->active], places = board->places, walked = s->walked[guard] + s->count[NORTH];
    if (walked > places) walked = 2 * places - walked;
    s->walked[guard] = (uint8_t)walked;
    s->place[guard] = (uint8_t)((board->gate[guard] + walked) % places);
    clear(s, NORTH);
    if (walked == places)
        win(s, guard);
    else
        end_turn(s);
}

static void turn(const Board *board, State *s, int stone) {
    int shown = s->down[stone], path = s->drawing;
    s->down[stone] = s->up[stone];
    s->up[stone] = (uint8_t)shown;
    s->turned |= 1 << stone;
    s->seen[stone] = s->turns;
    int twice = s->symbols[path] >> shown & 1;
    if (s->rules == JUNIOR) {
        lay(s, stone, path);
        if (twice || shown == 0) lap(board, s);
        return;
    }
    if (!twice) {
        lay(s, stone, path);
        if (s->count[path] == SIX)
            s->phase = FLYING;
        else if (shown == 0)
            s->phase = MOVING;
        return;
    }
    int other = 1 - path;
    s->phase = MOVING;
    if (s->symbols[other] >> shown & 1) {
        send_home(s, shown, other);
    } else {
        lay(s, stone, other);
        if (s->count[other] == SIX) s->phase = FLYING;
    }
}

static void apply(const Board *board, State *s, int action) {
    if (action < PATH) {
        turn(board, s, action);
    } else if (action < MOVE) {
        s->drawing = (uint8_t)(action - PATH);
        s->phase = DRAWING;
    } else if (action < OTHER) {
        int path = (action - MOVE) / 3, way = (action - MOVE) % 3, guard = s->guard[s->active];
        int steps = s->count[path];
        clear(s, path);
        if (way != STAY) {
            walk(board, s, guard, steps, way);
            if (s->over) return;
        }
        if (s->count[1 - path] == 0) {
            end_turn(s);
            return;
        }
        s->following = (uint8_t)((guard + 1) % GUARDS);
        s->phase = FOLLOWING;
    } else if (action < FLY) {
        int guard = s->following;
        walk(board, s, guard, s->count[0] + s->count[1], action - OTHER);
        if (s->over) return;
        s->following = (uint8_t)((guard + 1) % GUARDS);
        if (s->following == s->guard[s->active]) end_turn(s);
    } else {
        int guard = s->guard[s->active], place = action - FLY;
        clear(s, 0);
        clear(s, 1);
        if (place == board->gate[(guard + 2) % GUARDS]) s->carries[guard] = 1;
        arrive(board, s, guard, place);
        if (!s->over) end_turn(s);
    }
}

static inline int reveals(const Board *board, const State *s, int action) { return action < PATH ? s->up[action] : -1; }

static void scores(const Board *board, const State *s, int32_t *out) {
    for (int seat = 0; seat < s->seats; seat++) out[seat] = s->winner >= 0 && s->guard[seat] == s->winner;
}

static void places(const Board *board, const State *s, int32_t *out) {
    for (int seat = 0; seat < s->seats; seat++) out[seat] = s->winner < 0 || s->guard[seat] == s->winner ? 1 : 2;
}

static inline int ending(const Board *board, const State *s) { return s->over; }

/* --- for bots --- */

enum { LANES = 0x111111, FULL = 0x888888 };

static inline int lanes(int symbols) {
    int apart = (symbols & 7) | (symbols & 56) << 9;
    return (apart | apart << 3 | apart << 6) & LANES;
}

static inline int how_many(int symbols) { return __builtin_popcount(symbols & 63); }

static int64_t lines_of(const Board *board, const State *s) {
    int64_t lines = 0;
    for (int stone = 0; stone < board->stones; stone++) {
        int up = s->up[stone], down = s->down[stone];
        if (up && !(s->turned >> stone & 1))
            lines |= 1ll << (6 * (up - 1) + down - 1) | 1ll << (6 * (down - 1) + up - 1);
    }
    return lines;
}

static int pointings(int64_t lines, int needs, int stop, int64_t *chosen) {
    int count = 0;
    int to_a = lines & 62, to_b = lines >> 6 & 60, to_c = lines >> 12 & 56, to_d = lines >> 18 & 48;
    int last = lanes(lines >> 24 & 32) >> 20;
    *chosen = 0;
    for (int a = to_a;; a = (a - 1) & to_a) {
        int left_a = needs - lanes(to_a & ~a);
        if (how_many(a) == (needs & 7) && (left_a & FULL) == FULL)
            for (int b = to_b;; b = (b - 1) & to_b) {
                int left_b = left_a - lanes(to_b & ~b);
                if (how_many(b) == (left_a >> 4 & 7) && (left_b & FULL) == FULL)
                    for (int c = to_c;; c = (c - 1) & to_c) {
                        int left_c = left_b - lanes(to_c & ~c);
                        if (how_many(c) == (left_b >> 8 & 7) && (left_c & FULL) == FULL)
                            for (int d = to_d;; d = (d - 1) & to_d) {
                                int left = left_c - lanes(to_d & ~d), e = left >> 16 & 7, f = left >> 20 & 7;
                                if (how_many(d) == (left_c >> 12 & 7) && (left & FULL) == FULL && e + f == last) {
                                    if (count == stop) {
                                        *chosen = a | b << 6 | c << 12 | d << 18 | (int64_t)e << 29;
                                        return count;
                                    }
                                    count++;
                                }
                                if (d == 0) break;
                            }
                        if (c == 0) break;
                    }
                if (b == 0) break;
            }
        if (a == 0) break;
    }
    return count;
}

static int take_any(int symbols, uint64_t *rng) {
    int skip = pick(rng, how_many(symbols));
    for (; skip > 0; skip--) symbols &= symbols - 1;
    return __builtin_ctz(symbols);
}

static void imagine(const Board *board, State *s, int seat, uint64_t *rng) {
    int64_t lines = lines_of(board, s);
    if (lines) {
        int needs = FULL;
        for (int stone = 0; stone < board->stones; stone++)
            if (s->up[stone] && !(s->turned >> stone & 1)) needs += 1 << 4 * (s->up[stone] - 1);
        int64_t lowers;
        int ways = pointings(lines, needs, -1, &lowers);
        pointings(lines, needs, pick(rng, ways), &lowers);
        int64_t chosen = lowers;
        for (int early = 0; early < SYMBOLS; early++)
            for (int late = early + 1; late < SYMBOLS; late++) {
                int at = 6 * early + late;
                if (lines >> at & 1 && !(chosen >> at & 1)) lowers |= 1ll << (6 * late + early);
            }
        for (int stone = 0; stone < board->stones; stone++) {
            int up = s->up[stone];
            if (up && !(s->turned >> stone & 1)) {
                int down = take_any(lowers >> 6 * (up - 1) & 63, rng);
                lowers -= 1ll << (6 * (up - 1) + down);
                s->down[stone] = (uint8_t)(down + 1);
            }
        }
    }
    redraw_chance(s->key, rng);
}

static int alike(const Board *board, const State *s, int action) {
    if (s->phase == CHOOSING) return PATH;
    if (action >= PATH) return action;
    int stones = centre(board, s), turned = s->turned;
    for (int stone = 0; stone < action; stone++)
        if (stones >> stone & 1 && s->up[stone] == s->up[action] && !((turned >> stone ^ turned >> action) & 1) &&
            (!(turned >> action & 1) || s->down[stone] == s->down[action]))
            return stone;
    return action;
}

static inline int to_go(const Board *board, const State *s, int guard, int place, int carries) {
    int places = board->places;
    if (s->rules == JUNIOR) return places - s->walked[guard];
    int goal = carries ? board->gate[guard] : board->gate[(guard + 2) % GUARDS];
    int way = modulo(goal - place, places);
    if (places - way < way) way = places - way;
    if (way == 0) way = 2;
    return carries ? way : way + places / 2;
}

enum { WAYS = 30, COUNTS = SIX + 1, REACHES = 5, NETWORK_ROWS = 594, NETWORK_NUMBERS = 16 };
enum { OWN = 96, OTHERS = OWN + 3 * WAYS, REACH = OTHERS + 3 * WAYS, THEIRS = REACH + 6 * REACHES };
enum { STEP = THEIRS + 6 * REACHES, PATHS = STEP + 2 * REACHES, NO_SEAT = PATHS + 5 * COUNTS * COUNTS + 2, SHARED = 10 };

static inline int reach_of(int way, int steps) {
    if (steps == 0) return 0;
    int past = way - steps;
    return -1 <= past && past <= 1 ? past + 2 : 4;
}

static int features(const Board *board, const State *s, int seat, int16_t *rows, float *numbers) {
    int seats = s->seats, places = board->places;
    bool following = s->phase == FOLLOWING, junior = s->rules == JUNIOR;
    int first = (s->active + following) % seats, wait = modulo(seat - first, seats);
    int own_turn = wait == 0 && !following;
    int drawn = s->count[s->drawing], left = s->count[1 - s->drawing];
    if (following) {
        left += drawn;
        drawn = 0;
    }
    int active = s->guard[s->active], next_follower = modulo(s->following - active, GUARDS);
    int own_way = 0, least_way = 2 * places, others_carry = 0, own_carries = 0;
    int16_t *more = rows + 4;
    for (int p = 0; p < seats; p++) {
        int guard = s->guard[p], carries = s->carries[guard], way;
        if (junior) {
            way = places - s->walked[guard];
        } else {
            way = modulo((carries ? board->gate[guard] : board->gate[(guard + 2) % GUARDS]) - s->place[guard], places);
            if (places - way < way) way = places - way;
        }
        int code = junior ? way : WAYS / 2 * carries + way;
        int whole = way + (!junior && !carries ? places / 2 : 0);
        int order = modulo(p - first, seats), does = 0;
        if (following && modulo(guard - active, GUARDS) >= next_follower)
            does = 2;
        else if (order == 0 && !following)
            does = 1;
        int reach = REACHES * (2 * does + carries) + (junior ? 0 : reach_of(way, left));
        if (p == seat) {
            own_way = whole;
            own_carries = carries;
            bool moves = s->phase == MOVING && own_turn;
            int kind = following ? 4 : 2 * own_turn + (s->phase == MOVING);
            rows[0] = (int16_t)(OWN + WAYS * (wait < 2 ? wait : 2) + code);
            rows[1] = (int16_t)(REACH + reach);
            rows[2] = (int16_t)(STEP + REACHES * carries + (moves ? reach_of(way, drawn) : 0));
            rows[3] = (int16_t)(PATHS + COUNTS * (COUNTS * kind + drawn) + left);
            if (s->phase == FLYING) rows[3] = (int16_t)(PATHS + 5 * COUNTS * COUNTS + own_turn);
        } else {
            *more++ = (int16_t)(OTHERS + WAYS * (order == 0 ? 0 : order < wait ? 1 : 2) + code);
            *more++ = (int16_t)(THEIRS + reach);
            if (whole < least_way) least_way = whole;
            if (carries > others_carry) others_carry = carries;
        }
    }
    while (more < rows + SHARED) *more++ = NO_SEAT;

    int64_t seen = 0, hidden = 0;
    int stones = centre(board, s), known = 0, unknown = 0, fresh = 0;
    for (int stone = 0; stone < board->stones; stone++) {
        int under = s->down[stone];
        if (s->turned >> stone & 1) {
            if (stones >> stone & 1) {
                seen += 1ll << 4 * under;
                known++;
            }
        } else if (under) {
            hidden += 1ll << 4 * under;
            unknown++;
        }
    }
    int here = s->symbols[s->drawing], there = s->symbols[1 - s->drawing];
    if (following) {
        there |= here;
        here = 0;
    }
    for (int symbol = 1; symbol <= SYMBOLS; symbol++) {
        int laid = here >> symbol & 1, sure = seen >> 4 * symbol & 15, likely = hidden >> 4 * symbol & 15;
        int lies = 2 * laid + (there >> symbol & 1);
        rows[SHARED + symbol - 1] =
            (int16_t)(12 * (4 * own_turn + lies) + 4 * (sure < 2 ? sure : 2) + (likely < 3 ? likely : 3));
        fresh += sure && !laid;
    }
    float sure = drawn + fresh >= SIX && !junior;
    float found[NETWORK_NUMBERS] = {
        (float)own_turn,
        wait * 0.25f,
        following,
        s->phase == CHOOSING,
        (float)((double)known / STONES),
        (float)((double)unknown / STONES),
        (float)((double)fresh / SIX),
        sure,
        sure * (float)own_turn,
        sure * (float)own_turn * (float)own_carries,
        sure * (float)(1 - own_turn) * (float)others_carry,
        (float)own_carries,
        (float)others_carry,
        (float)((double)own_way / places),
        (float)((double)least_way / places),
        wait == 0,
    };
    memcpy(numbers, found, sizeof found);
    return 1;
}

static void estimate(const Board *board, const State *s, double *out) {
    int seats = s->seats;
    if (s->over) {
        for (int seat = 0; seat < seats; seat++) {
            out[seat] = s->winner >= 0 && s->guard[seat] == s->winner ? 1.0 : 0.0;
            if (s->over == STALLED) out[seat] = 1.0 / seats;
        }
        return;
    }
    int rules = 2 * s->rules + s->fortress;
    const float *weights = board->network[rules][seats];
    if (weights[0] + board->tells >= 2) {
        int16_t rows[SHARED + SYMBOLS];
        float numbers[NETWORK_NUMBERS];
        for (int seat = 0; seat < seats; seat++) {
            int each = features(board, s, seat, rows, numbers);
            out[seat] = worth_of(weights, rows, SYMBOLS, each, SHARED, NETWORK_ROWS, numbers, NETWORK_NUMBERS);
        }
        to_shares(out, seats);
        return;
    }
    const double *number = board->fitted[rules][seats];
    int first = (s->active + (s->phase == FOLLOWING)) % seats;
    for (int seat = 0; seat < seats; seat++) {
        int guard = s->guard[seat], carries = s->carries[guard];
        int way = to_go(board, s, guard, s->place[guard], carries);
        double step = number[1];
        if (s->rules != JUNIOR) {
            step = carries ? number[2] : step;
            way -= carries ? 0 : board->places / 2;
        }
        out[seat] = number[0] * carries - step * way - number[3] * modulo(seat - first, seats);
    }
    to_shares(out, seats);
}

static const double WIN = 1000.0, THREAT = 200.0, HINDRANCE = 0.3, PROMISE = 500.0, AHEAD = 0.7;

static double worth_of_place(const Board *board, const State *s, int guard, int place, int me) {
    int carries = s->carries[guard];
    double worth;
    if (place == board->gate[(guard + 2) % GUARDS]) carries = 1;
    if (carries && place == board->gate[guard])
        worth = WIN;
    else
        worth = -1.0 * to_go(board, s, guard, place, carries);
    if (guard != me) worth *= worth == WIN ? -1.0 : -HINDRANCE;
    int refuge = board->refuge[place];
    if (refuge != place)
        for (int other = 0; other < GUARDS; other++)
            if (other != guard && s->place[other] == place) {
                int has = s->carries[other];
                int gain = to_go(board, s, other, refuge, has) - to_go(board, s, other, place, has);
                worth += other == me ? -1.0 * gain : HINDRANCE * gain;
            }
    return worth;
}

static double threat_of(const Board *board, const State *s, int guard, int steps) {
    if (steps == 0) return 0.0;
    double threat = 0.0;
    for (int other = 0; other < GUARDS; other++)
        if (other != guard && s->owner[other] >= 0) {
            int here = s->place[other];
            int goal = s->carries[other] ? board->gate[other] : board->gate[(other + 2) % GUARDS];
            if (modulo(goal - here, board->places) == steps || modulo(here - goal, board->places) == steps)
                threat += s->carries[other] ? THREAT : 3.0;
        }
    return threat;
}

static double best_move(const Board *board, const State *s, int north, int south, int *chosen) {
    int me = s->guard[s->active], here = s->place[me];
    double best = -1e9;
    *chosen = MOVE;
    for (int choice = 0; choice < 4; choice++) {
        int path = choice >> 1, way = choice & 1, steps = path ? south : north, rest = path ? north : south;
        double worth;
        if (steps) {
            worth = worth_of_place(board, s, me, modulo(way == CLOCKWISE ? here + steps : here - steps, board->places), me);
        } else {
            worth = -1.0 * to_go(board, s, me, here, s->carries[me]);
            way = STAY;
        }
        if (worth < WIN) worth -= threat_of(board, s, me, rest);
        if (worth > best) {
            best = worth;
            *chosen = MOVE + 3 * path + way;
        }
    }
    return best;
}

static int best_place(const Board *board, const State *s) {
    int places = board->places, me = s->guard[s->active];
    bool flying = s->phase == FLYING;
    int guard = flying ? me : s->following;
    if (s->owner[guard] >= 0) me = guard;
    int here = s->place[guard], steps = s->count[0] + s->count[1], chosen = 0;
    double best = -1e9;
    for (int choice = 0; choice < (flying ? places : 2); choice++) {
        int place = flying ? choice : modulo(here + steps - 2 * steps * choice, places);
        double worth = worth_of_place(board, s, guard, place, me);
        if (place != here && worth > best) {
            best = worth;
            chosen = choice;
        }
    }
    return (flying ? FLY : OTHER) + chosen;
}

static int fresh_symbols(const Board *board, const State *s) {
    int fresh = 0;
    for (int known = s->turned & centre(board, s); known; known &= known - 1) fresh |= 1 << s->down[__builtin_ctz(known)];
    return how_many((fresh & ~s->symbols[s->drawing]) >> 1);
}

enum { NEUTRAL, CROSSING, TWIN, ON };

static double outcome_worth(const Board *board, const State *s, int outcome) {
    int path = s->drawing, stones = s->count[path], others = s->count[1 - path], chosen;
    double hope = outcome == ON ? AHEAD : 0.0;
    if (s->rules == JUNIOR) {
        int left = board->places - s->walked[s->guard[s->active]] - stones - (outcome == ON ? 2 : 1);
        return left == 0 && outcome != ON ? WIN : hope - (left < 0 ? -left : left);
    }
    double winoc = s->carries[s->guard[s->active]] ? WIN : -0.5 * board->places;
    if (outcome == NEUTRAL) {
        stones++;
    } else if (outcome == CROSSING) {
        others++;
    } else if (outcome == TWIN) {
        if (others > 0) others--;
    } else {
        stones++;
        others++;
        if (stones - 1 + fresh_symbols(board, s) >= SIX || stones == SIX) return winoc;
        if (others > SIX - 1) others = SIX - 1;
    }
    if (stones == SIX || others == SIX) return winoc;
    double worth = best_move(board, s, stones, others, &chosen);
    if (outcome != ON) return worth;
    if (winoc < worth) worth = winoc;
    return (PROMISE < worth ? PROMISE : worth) + hope;
}

static int best_stone(const Board *board, const State *s, uint64_t *rng) {
    double worths[4];
    for (int outcome = 0; outcome < 4; outcome++) worths[outcome] = outcome_worth(board, s, outcome);
    int here = s->symbols[s->drawing], there = s->symbols[1 - s->drawing], chosen = 0, ties = 1;
    int64_t possible = lines_of(board, s);
    double best = -1e9;
    for (int stones = centre(board, s); stones; stones &= stones - 1) {
        int stone = __builtin_ctz(stones), up = s->up[stone];
        double worth;
        if (up == 0) {
            worth = worths[NEUTRAL];
        } else if (s->turned >> stone & 1) {
            int down = s->down[stone];
            worth = !(here >> down & 1) ? worths[ON] : there >> down & 1 ? worths[TWIN] : worths[CROSSING];
        } else {
            int lowers = possible >> 6 * (up - 1) & 63, doubles = how_many(lowers & here >> 1), every = how_many(lowers);
            worth = (doubles * worths[CROSSING] + (every - doubles) * worths[ON]) / every;
        }
        if (worth > best) {
            best = worth;
            chosen = stone;
            ties = 1;
        } else if (worth == best && pick(rng, ++ties) == 0) {
            chosen = stone;
        }
    }
    return chosen;
}

static int greedy(const Board *board, const State *s, uint64_t *rng) {
    if (s->phase == CHOOSING) return PATH + pick(rng, 2);
    if (s->phase == DRAWING) return best_stone(board, s, rng);
    if (s->phase == MOVING) {
        int chosen;
        best_move(board, s, s->count[0], s->count[1], &chosen);
        return chosen;
    }
    return best_place(board, s);
}

#include "games.h"
#include "search.h"
