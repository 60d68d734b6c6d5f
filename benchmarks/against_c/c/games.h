/* Whole games: lab/run/loops.py in C. A game's file includes this below its rules. */

enum { CHANCE = -1, NOBODY = -2, GREEDY = 1 };

void play_games(const Board *board, const uint32_t *key, int64_t offset, int64_t rows, int64_t seats,
                const int8_t *options, const int8_t *policies, int16_t *layout, int16_t *actions, int16_t *trace,
                int32_t *points, int32_t *ranks, int32_t *moves, int8_t *endings, int8_t *firsts, int32_t *decisions,
                int64_t kinds) {
    State position = {0};
    State *s = &position;
    for (int64_t row = 0; row < rows; row++) {
        sow(s->key, &s->words, key, offset + row);
        uint64_t rng = 1; /* the stream of choices */
        for (int i = 0; i < 8; i += 2) stir(&rng, s->key, i);
        draw(board, s, (int)seats, layout);
        deal(board, s, (int)seats, options, layout);
        int n = 0, first = -1;
        int32_t *made = decisions + row * kinds;
        memset(made, 0, kinds * sizeof *made);
        int seat;
        while ((seat = mover(board, s)) != NOBODY) {
            int action;
            if (seat == CHANCE) {
                action = actions[peek(s->key, s->words, legal(board, s, actions))];
            } else {
                if (first < 0) first = seat;
                if (policies[seat] != GREEDY)
                    action = actions[pick(&rng, legal(board, s, actions))];
                else
                    action = greedy(board, s, &rng);
                made[decision(board, s, action)]++;
            }
            apply(board, s, action);
            trace[n++] = (int16_t)action;
        }
        moves[row] = n;
        scores(board, s, points + row * seats);
        places(board, s, ranks + row * seats);
        endings[row] = (int8_t)ending(board, s);
        firsts[row] = (int8_t)first;
    }
}

/* The arguments in 64-bit slots, as browser/build/wrapper.py lays them out: an array is its address and its extents.
   Slots 9 to 12 are the spans and slips of quick bots, which do not play here. */
void games_frame(const int64_t *f) {
    play_games((const Board *)f[0], (const uint32_t *)f[1], f[3], f[26], f[4], (const int8_t *)f[5], (const int8_t *)f[7],
               (int16_t *)f[13], (int16_t *)f[15], (int16_t *)f[17], (int32_t *)f[19], (int32_t *)f[22],
               (int32_t *)f[25], (int8_t *)f[27], (int8_t *)f[29], (int32_t *)f[31], f[33]);
}
