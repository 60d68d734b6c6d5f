/* Winston in C: games/winston/rules.py, beliefs.py and features.py, on the same position. */
#include "winston_layout.h"
#include "chance.h"
#include "judging.h"

enum { COLOURS = 6, SEATS = 6, MOST_HEADS = 3, MOST_BODIES = 10, MOST_HAND = 7, MOST_CARDS = 78 };
enum { TAKE = 12, END = 18, UNDER = 19, PASS = 25, ACTIONS = 26, LANE = 5, FIRST = 1 };
enum { ONES = 0x02108421, HAND_HEAD = 8, TABLE_HEAD = 16, TABLE_BODIES = 15, ALL_BODIES = TABLE_BODIES * ONES };
enum { PLAYED_OUT = 1, STALLED = 2, LAYOUT_FIRST = MOST_CARDS };

static inline uint32_t bodies_in(uint32_t hand) { return (hand | hand >> 1 | hand >> 2) & ONES; }
static inline uint32_t heads_in(uint32_t hand) { return (hand >> 3 | hand >> 4) & ONES; }
static inline uint32_t headed(uint32_t table) { return table >> 4 & ONES; }
static inline uint32_t complete(const Board *board, uint32_t table) {
    return headed(table) & headed((table & ALL_BODIES) + (uint32_t)board->ready);
}
static inline uint32_t in_hand(int card) { return (card & 1 ? 1u : HAND_HEAD) << LANE * (card >> 1); }
static inline uint32_t on_table(int card) { return (card & 1 ? 1u : TABLE_HEAD) << LANE * (card >> 1); }

static inline int hand_size(uint32_t hand) {
    int n = 0;
    for (int colour = 0; colour < COLOURS; colour++, hand >>= LANE) n += (hand & 7) + (hand >> 3 & 3);
    return n;
}

static void draw(const Board *board, State *s, int seats, int16_t *layout) {
    memcpy(layout, board->deck, sizeof board->deck);
    shuffle(s->key, &s->words, layout, (int)board->cards);
    layout[LAYOUT_FIRST] = (int16_t)below(s->key, &s->words, seats);
}

static void deal(const Board *board, State *s, int seats, const int8_t *options, const int16_t *layout) {
    int size = (int)board->hand, cards = (int)board->cards;
    s->edition = options[0];
    s->open_dogs = options[1];
    s->seats = (int8_t)seats;
    s->turn = (int8_t)layout[LAYOUT_FIRST];
    s->played = s->over = 0;
    s->table = 0;
    s->unplayed = (uint8_t)(COLOURS * board->bodies);
    s->longest = s->shortest = 0;
    s->bone = s->poo = -1;
    memset(s->hints, 0, sizeof s->hints);
    memset(s->taken, 0, sizeof s->taken);
    memset(s->hand, 0, sizeof s->hand);
    for (int seat = 0; seat < seats; seat++)
        for (int k = 0; k < size; k++) s->hand[seat] += in_hand(layout[seat * size + k]);
    for (int k = 0; k < cards; k++) s->deck[k] = (uint8_t)layout[k];
    for (int k = cards; k < MOST_CARDS; k++) s->deck[k] = 0;
    s->top = (uint8_t)(seats * size);
    s->pile = (uint8_t)(cards - seats * size);
    s->known = 0;
}

static inline int mover(const Board *board, const State *s) { return s->over ? -2 : s->turn; }

static int legal(const Board *board, const State *s, int16_t *out) {
    if (s->over) return 0;
    uint32_t hand = s->hand[s->turn], table = s->table;
    uint32_t heads = heads_in(hand) & ~headed(table), bodies = bodies_in(hand);
    int n = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        out[n] = (int16_t)(2 * colour);
        n += heads >> LANE * colour & 1;
        out[n] = (int16_t)(2 * colour + 1);
        n += bodies >> LANE * colour & 1;
    }
    if (s->played == 0) {
        if (n) return n;
        if (s->pile == 0) {
            out[0] = PASS;
            return 1;
        }
        heads = heads_in(hand);
        for (int colour = 0; colour < COLOURS; colour++)
            if (heads >> LANE * colour & 1) out[n++] = (int16_t)(UNDER + colour);
        return n;
    }
    bool may_end = s->played >= board->play || n == 0;
    if (s->edition == FIRST) {
        uint32_t ready = complete(board, table);
        for (int colour = 0; colour < COLOURS; colour++) {
            out[n] = (int16_t)(TAKE + colour);
            n += ready >> LANE * colour & 1;
        }
    }
    if (may_end) out[n++] = END;
    return n;
}

static inline int decision(const Board *board, const State *s, int action) {
    if (action < TAKE) return 0;
    if (action < END) return 1;
    if (action == END) return 2;
    return action == PASS ? 4 : 3;
}

static void forget_hint(State *s, int seat, int colour) {
    uint8_t *hints = s->hints[seat];
    int closest = -1, fewest = COLOURS + 1, last = 0;
    for (int k = 0; k < MOST_HAND; k++) {
        if (!hints[k]) continue;
        last = k;
        int colours = __builtin_popcount(hints[k]);
        if (hints[k] >> colour & 1 && colours < fewest) {
            fewest = colours;
            closest = k;
        }
    }
    if (closest < 0) return;
    uint8_t gone = hints[closest];
    hints[closest] = hints[last];
    hints[last] = 0;
    for (int k = 0; k < last; k++)
        if (hints[k] >> colour & 1) hints[k] |= gone;
}

static inline void leave_hand(State *s, int seat, int card) {
    s->hand[seat] -= in_hand(card);
    if (!(card & 1) && s->hints[seat][0]) forget_hint(s, seat, card >> 1);
}

static inline void take(State *s, int seat, int colour) {
    int lane = LANE * colour;
    uint32_t bodies = s->table >> lane & TABLE_BODIES;
    s->table -= (TABLE_HEAD | bodies) << lane;
    int k = 0;
    while (s->taken[colour][k]) k++;
    s->taken[colour][k] = (uint8_t)(16 * seat + bodies);
    if (s->longest == 0 || bodies >= s->longest) {
        s->longest = (uint8_t)bodies;
        s->bone = (int8_t)seat;
    }
    if (s->shortest == 0 || bodies <= s->shortest) {
        s->shortest = (uint8_t)bodies;
        s->poo = (int8_t)seat;
    }
}

static inline void draw_card(State *s, int seat) {
    int card = s->deck[s->top];
    s->top = (uint8_t)((s->top + 1) % MOST_CARDS);
    if (s->pile == s->known) {
        s->known--;
        int k = 0;
        while (s->hints[seat][k]) k++;
        s->hints[seat][k] = (uint8_t)(1 << (card >> 1));
    }
    s->pile--;
    s->hand[seat] += in_hand(card);
}

static void show_only_heads(State *s, int seat) {
    uint32_t on = headed(s->table), mask = 0;
    for (int colour = 0; colour < COLOURS; colour++) mask |= (on >> LANE * colour & 1) << colour;
    for (int k = 0, size = hand_size(s->hand[seat]); k < size; k++)
        s->hints[seat][k] = (uint8_t)(s->hints[seat][k] ? s->hints[seat][k] & mask : mask);
}

static int ending_without_bodies(const Board *board, const State *s) {
    bool heads_left = false;
    uint32_t on = headed(s->table);
    for (int colour = 0; colour < COLOURS; colour++) {
        int here = on >> LANE * colour & 1, used = here;
        for (int k = 0; k < MOST_HEADS; k++) used += s->taken[colour][k] != 0;
        if (used < board->heads) {
            heads_left = true;
            if (!here) return 0;
        }
    }
    return heads_left ? STALLED : PLAYED_OUT;
}

static inline void next_turn(const Board *board, State *s) {
    if (s->unplayed == 0) {
        s->over = (int8_t)ending_without_bodies(board, s);
        if (s->over) return;
    }
    int turn = s->turn;
    do
        if (++turn == s->seats) turn = 0;
    while (!s->hand[turn]);
    s->turn = (int8_t)turn;
}

static void apply(const Board *board, State *s, int action) {
    int seat = s->turn;
    if (action < TAKE) {
        leave_hand(s, seat, action);
        s->table += on_table(action);
        s->unplayed -= action & 1;
        s->played++;
    } else if (action < END) {
        take(s, seat, action - TAKE);
    } else if (action == END) {
        if (s->played < board->play) show_only_heads(s, seat);
        uint32_t ready = complete(board, s->table);
        if (ready)
            for (int colour = 0; colour < COLOURS; colour++)
                if (ready >> LANE * colour & 1) take(s, seat, colour);
        for (int k = s->played < s->pile ? s->played : s->pile; k > 0; k--) draw_card(s, seat);
        s->played = 0;
        next_turn(board, s);
    } else {
        show_only_heads(s, seat);
        if (action != PASS) {
            int card = 2 * (action - UNDER);
            leave_hand(s, seat, card);
            s->deck[(s->top + s->pile) % MOST_CARDS] = (uint8_t)card;
            s->pile++;
            s->known++;
            draw_card(s, seat);
        }
        next_turn(board, s);
    }
}

static void scores(const Board *board, const State *s, int32_t *out) {
    for (int seat = 0; seat < s->seats; seat++) out[seat] = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int k = 0; k < MOST_HEADS; k++) {
            int dog = s->taken[colour][k];
            if (dog) out[dog >> 4] += (int32_t)board->points[dog & TABLE_BODIES];
        }
    if (s->bone >= 0) {
        out[s->bone] += (int32_t)board->bone;
        out[s->poo] -= (int32_t)board->poo;
    }
}

static void places(const Board *board, const State *s, int32_t *out) {
    int32_t points[SEATS];
    scores(board, s, points);
    rank(points, s->seats, out);
}

static inline int ending(const Board *board, const State *s) { return s->over; }

/* --- for bots --- */

static bool place_hinted(State *s, int seat, const int *unseen, int *left, uint32_t *hands, uint64_t *rng) {
    int masks[SEATS * MOST_HAND], done = 0;
    for (int p = 0; p < s->seats; p++) {
        hands[p] = 0;
        if (p == seat) continue;
        for (int k = 0; k < MOST_HAND && s->hints[p][k]; k++) {
            int mask = s->hints[p][k], choices = 0, bound = 0;
            for (int colour = 0; colour < COLOURS; colour++)
                if (mask >> colour & 1) {
                    choices += left[2 * colour];
                    bound += unseen[2 * colour];
                }
            for (int i = 0; i < done; i++) bound -= !(masks[i] & ~mask);
            if (choices == 0 || pick(rng, bound) >= choices) return false;
            masks[done++] = mask;
            int which = pick(rng, choices);
            for (int colour = 0; colour < COLOURS; colour++)
                if (mask >> colour & 1) {
                    which -= left[2 * colour];
                    if (which < 0) {
                        left[2 * colour]--;
                        hands[p] += (uint32_t)HAND_HEAD << LANE * colour;
                        break;
                    }
                }
        }
    }
    return true;
}

static void imagine(const Board *board, State *s, int seat, uint64_t *rng) {
    int unseen[2 * COLOURS], left[2 * COLOURS], sizes[SEATS];
    uint32_t hands[SEATS], hand = seat >= 0 ? s->hand[seat] : 0, table = s->table;
    for (int colour = 0; colour < COLOURS; colour++) {
        int lane = LANE * colour;
        int heads = (int)board->heads - (hand >> lane >> 3 & 3) - (table >> lane >> 4 & 1);
        int bodies = (int)board->bodies - (hand >> lane & 7) - (table >> lane & TABLE_BODIES);
        for (int k = 0; k < MOST_HEADS; k++)
            if (s->taken[colour][k]) {
                heads--;
                bodies -= s->taken[colour][k] & 15;
            }
        unseen[2 * colour] = heads;
        unseen[2 * colour + 1] = bodies;
    }
    for (int k = 0; k < s->known; k++) unseen[s->deck[(s->top + s->pile - 1 - k) % MOST_CARDS]]--;
    for (int p = 0; p < s->seats; p++) sizes[p] = hand_size(s->hand[p]);
    do
        memcpy(left, unseen, sizeof left);
    while (!place_hinted(s, seat, unseen, left, hands, rng));
    uint8_t rest[MOST_CARDS];
    int n = 0;
    for (int card = 0; card < 2 * COLOURS; card++)
        for (int k = 0; k < left[card]; k++) rest[n++] = (uint8_t)card;
    for (int i = n - 1; i > 0; i--) {
        int j = pick(rng, i + 1);
        uint8_t card = rest[i];
        rest[i] = rest[j];
        rest[j] = card;
    }
    for (int p = 0; p < s->seats; p++)
        if (p != seat) {
            for (int k = sizes[p] - hand_size(hands[p]); k > 0; k--) hands[p] += in_hand(rest[--n]);
            s->hand[p] = hands[p];
        }
    int at = s->top;
    for (int k = 0; k < MOST_CARDS; k++) {
        if (k < n)
            s->deck[at] = rest[k];
        else if (k >= s->pile)
            s->deck[at] = 0;
        if (++at == MOST_CARDS) at = 0;
    }
    redraw_chance(s->key, rng);
}

static bool interchangeable(const State *s, int a, int b) {
    uint32_t hand = s->hand[s->turn], table = s->table;
    if ((hand >> LANE * a ^ hand >> LANE * b) & 31 || (table >> LANE * a ^ table >> LANE * b) & 31) return false;
    for (int k = 0; k < MOST_HEADS; k++)
        if (s->taken[a][k] != s->taken[b][k]) return false;
    for (int p = 0; p < s->seats; p++)
        for (int k = 0; k < MOST_HAND && s->hints[p][k]; k++)
            if ((s->hints[p][k] >> a ^ s->hints[p][k] >> b) & 1) return false;
    for (int k = 0; k < s->known; k++) {
        int colour = s->deck[(s->top + s->pile - 1 - k) % MOST_CARDS] >> 1;
        if (colour == a || colour == b) return false;
    }
    return true;
}

static int alike(const Board *board, const State *s, int action) {
    if (action == END || action == PASS) return action;
    int colour = action < TAKE ? action >> 1 : action < END ? action - TAKE : action - UNDER;
    for (int other = 0; other < colour; other++)
        if (interchangeable(s, colour, other)) return action - (action < TAKE ? 2 : 1) * (colour - other);
    return action;
}

static inline int reveals(const Board *board, const State *s, int action) { return -1; }

static double worth_of_table(const Board *board, const State *s, int seat, uint32_t table) {
    double worth = 0.0;
    int longest = 0, shortest = MOST_BODIES + 1, least = TABLE_HEAD + (int)board->complete;
    for (int colour = 0; colour < COLOURS; colour++) {
        int lane = table >> LANE * colour & 31;
        worth += board->lane_worth[lane];
        if (lane >= least) {
            int bodies = lane & TABLE_BODIES;
            if (bodies > longest) longest = bodies;
            if (bodies < shortest) shortest = bodies;
        }
    }
    if (longest) {
        if (longest >= s->longest && s->bone != seat) worth += board->bone_worth;
        if ((s->shortest == 0 || shortest <= s->shortest) && s->poo != seat) worth -= board->poo_worth;
    }
    return worth;
}

static double kept(const int8_t *cards, int size, int chosen) {
    double worth = 0.0;
    for (int i = 1; i < size; i++)
        if (cards[i] & 1 && !(chosen >> i & 1))
            for (int j = i - 1; j >= 0 && cards[j] >> 1 == cards[i] >> 1; j--)
                if (!(chosen >> j & 1)) worth += 0.3;
    return worth;
}

static const double HOPELESS = -1e9, CARD_PLAYED = 0.13;

static int plan(const Board *board, const State *s, int seat, int played, int8_t *cards, double *value, int *best) {
    uint32_t hand = s->hand[seat];
    int size = 0, play = (int)board->play;
    for (int card = 0; card < 2 * COLOURS; card++) {
        uint32_t lane = hand >> LANE * (card >> 1);
        for (int k = card & 1 ? lane & 7 : lane >> 3 & 3; k > 0; k--) cards[size++] = (int8_t)card;
    }
    int32_t tables[1 << MOST_HAND];
    int8_t counts[1 << MOST_HAND];
    double best_worth = HOPELESS;
    *best = 0;
    tables[0] = (int32_t)s->table;
    counts[0] = (int8_t)played;
    if (played >= play) best_worth = worth_of_table(board, s, seat, s->table) + CARD_PLAYED * played + kept(cards, size, 0);
    for (int last = 0; last < size; last++) {
        int lane = LANE * (cards[last] >> 1);
        bool equal = last > 0 && cards[last] == cards[last - 1];
        for (int others = 0; others < 1 << last; others++) {
            int chosen = others | 1 << last;
            int32_t after = tables[others];
            if (equal && !(others >> (last - 1) & 1)) after = -1;
            if (after >= 0) {
                if (cards[last] & 1)
                    after += 1 << lane;
                else if (after >> lane >> 4 & 1)
                    after = -1;
                else
                    after += 16 << lane;
            }
            tables[chosen] = after;
            int count = counts[others] + 1;
            counts[chosen] = (int8_t)count;
            if (after < 0 || count < play) continue;
            double worth = worth_of_table(board, s, seat, (uint32_t)after) + CARD_PLAYED * count + kept(cards, size, chosen);
            if (worth > best_worth) {
                best_worth = worth;
                *best = chosen;
            }
        }
    }
    *value = best_worth;
    return size;
}

static int greedy(const Board *board, const State *s, uint64_t *rng) {
    int16_t actions[ACTIONS];
    int n = legal(board, s, actions), best;
    if (n == 1 || actions[0] >= UNDER) return actions[0];
    int8_t cards[MOST_HAND];
    double worth;
    int size = plan(board, s, s->turn, s->played, cards, &worth, &best);
    if (worth == HOPELESS) return actions[0];
    uint32_t ready = complete(board, s->table);
    if (s->edition == FIRST && ready)
        for (int colour = 0; colour < COLOURS; colour++)
            if (ready >> LANE * colour & 1) {
                bool grows = false;
                for (int k = 0; k < size; k++) grows |= best >> k & 1 && cards[k] == 2 * colour + 1;
                if (!grows) return TAKE + colour;
            }
    for (int k = 0; k < size; k++)
        if (best >> k & 1) return cards[k];
    return END;
}

enum { HEADS = 3, BODIES = 8, HANDS = 24, DOGS = 18, NETWORK_ROWS = 234, NETWORK_NUMBERS = 20 };
enum { DOG = 3 * HANDS, PILE = DOG + 3 * DOGS, MOVER = PILE + 36, BEFORE = MOVER + HANDS, AFTER = BEFORE + HANDS };

static int features(const Board *board, const State *s, int seat, int16_t *rows, float *numbers) {
    int seats = s->seats, wait = (seat - s->turn + seats) % seats, when = wait < 2 ? wait : 2, each = seats + 2;
    int own_heads = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        int lane = LANE * colour, dog = s->table >> lane & 31;
        int heads = HEADS - (dog >> 4), bodies = BODIES - (dog & TABLE_BODIES);
        for (int k = 0; k < HEADS; k++)
            if (s->taken[colour][k]) {
                heads--;
                bodies -= s->taken[colour][k] & 15;
            }
        int16_t *here = rows + each * colour, *more = here + 3;
        for (int p = 0; p < seats; p++) {
            int held = (int)(s->hand[p] >> lane), held_heads = held >> 3 & 3, held_bodies = held & 7;
            int code = held_heads * 6 + held_bodies;
            heads -= held_heads;
            bodies -= held_bodies;
            if (p == seat) {
                here[0] = (int16_t)(when * HANDS + code);
                own_heads += held_heads;
            } else {
                int order = (p - s->turn + seats) % seats;
                *more++ = (int16_t)((order == 0 ? MOVER : order < wait ? BEFORE : AFTER) + code);
            }
        }
        here[1] = (int16_t)(DOG + when * DOGS + (dog >> 4) * (BODIES + 1) + (dog & TABLE_BODIES));
        here[2] = (int16_t)(PILE + heads * (BODIES + 1) + bodies);
    }
    int32_t points[SEATS];
    scores(board, s, points);
    int best = -100, total = 0;
    for (int p = 0; p < seats; p++)
        if (p != seat) {
            if (points[p] > best) best = points[p];
            total += points[p];
        }
    float lead = (float)((points[seat] - best) * 0.05);
    float mean = (float)((points[seat] - (double)total / (seats - 1)) * 0.05);
    float left = (float)((double)s->unplayed / (COLOURS * BODIES));
    float has_bone = s->bone == seat ? 1 : s->bone >= 0 ? -1 : 0;
    float has_poo = s->poo == seat ? 1 : s->poo >= 0 ? -1 : 0;
    float played = (float)(s->played * 0.25);
    float found[NETWORK_NUMBERS] = {
        lead,
        lead * (1 - left),
        mean,
        mean * (1 - left),
        left,
        left * left,
        has_bone,
        has_bone * left,
        has_poo,
        has_poo * left,
        s->longest * 0.125f,
        s->shortest * 0.125f,
        wait == 0,
        wait == 1,
        wait * 0.25f,
        wait == 0 ? played : 0,
        wait == 0 ? 0 : played,
        (float)((double)s->pile / 66),
        (float)(hand_size(s->hand[seat]) * 0.2),
        (float)(own_heads * 0.25),
    };
    memcpy(numbers, found, sizeof found);
    return each;
}

static inline double weight(const double *number, int first, double left) {
    return number[first] + left * (number[first + 1] + left * number[first + 2]);
}

static void estimate(const Board *board, const State *s, double *out) {
    int seats = s->seats;
    const float *weights = board->network[s->edition][seats];
    if (weights[0] + board->tells >= 2) {
        int16_t rows[COLOURS * (SEATS + 2)];
        float numbers[NETWORK_NUMBERS];
        for (int seat = 0; seat < seats; seat++) {
            int each = features(board, s, seat, rows, numbers);
            out[seat] = worth_of(weights, rows, COLOURS, each, 0, NETWORK_ROWS, numbers, NETWORK_NUMBERS);
        }
        to_shares(out, seats);
        return;
    }
    double left = (double)s->unplayed / (double)(COLOURS * board->bodies);
    const double *number = board->fitted[s->edition][seats];
    double head_held = weight(number, 21, left);
    int8_t cards[MOST_HAND];
    for (int p = 0; p < seats; p++) {
        int heads = 0, best, distance = (p - s->turn + seats) % seats;
        for (int colour = 0; colour < COLOURS; colour++) heads += s->hand[p] >> LANE * colour >> 3 & 3;
        double worth;
        plan(board, s, p, distance == 0 ? s->played : 0, cards, &worth, &best);
        out[p] = head_held * heads;
        if (worth > HOPELESS) out[p] += weight(number, 12 + 3 * (distance < 2 ? distance : 2), left) * worth;
    }
    out[s->turn] += weight(number, 9, left);
    if (s->bone >= 0) {
        out[s->bone] += weight(number, 3, left);
        out[s->poo] += weight(number, 6, left);
    }
    double point = weight(number, 0, left);
    for (int colour = 0; colour < COLOURS; colour++)
        for (int k = 0; k < MOST_HEADS; k++) {
            int dog = s->taken[colour][k];
            if (dog) out[dog >> 4] += point * board->lane_worth[TABLE_HEAD | (dog & TABLE_BODIES)];
        }
    to_shares(out, seats);
}

#include "games.h"
#include "search.h"
