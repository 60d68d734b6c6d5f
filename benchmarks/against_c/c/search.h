/* The search: bots/search/ismcts.py and tree.py in C, on the same tree. A game's file includes this below games.h. */

enum { DEEPEST = 256, SEEN = -2, MOST_SEATS = 8, FINE = 16, ONE = 0x3F800000 >> FINE };

static float ROOT_LOG[32 << 7];

static __attribute__((constructor)) void fill_root_log(void) {
    for (int i = 0; i < 32 << 7; i++) {
        int32_t bits = (ONE + i) << FINE;
        float n;
        memcpy(&n, &bits, sizeof n);
        ROOT_LOG[i] = (float)sqrt(log((double)n));
    }
}

static int free_block(Node *tree, int64_t size_of_tree, int32_t *space, int size) {
    int start = space[size];
    if (start) {
        space[size] = tree[start].child;
        return start;
    }
    start = space[0];
    if (start + (1 << size) > size_of_tree) return 0;
    space[0] = start + (1 << size);
    return start;
}

static int add_child(Node *tree, int64_t size_of_tree, int32_t *space, int node, int action) {
    int start = tree[node].child, count = tree[node].children;
    if (count == 0 || (count >= 2 && (count & (count - 1)) == 0)) {
        int size = 0;
        while (1 << size < count) size++;
        start = free_block(tree, size_of_tree, space, size + 1);
        if (start == 0) return 0;
        int old = tree[node].child;
        memcpy(tree + start, tree + old, count * sizeof *tree);
        if (count) {
            tree[old].child = space[size];
            space[size] = old;
        }
        tree[node].child = start;
    }
    tree[node].children = (int16_t)(count + 1);
    tree[start + count] = (Node){.available = 1, .action = (int16_t)action};
    return start + count;
}

static int child_for(Node *tree, int64_t size_of_tree, int32_t *space, int node, int action) {
    int start = tree[node].child;
    for (int child = start; child < start + tree[node].children; child++)
        if (tree[child].action == action) return child;
    return add_child(tree, size_of_tree, space, node, action);
}

static int best_child(int n, float exploration, Node *tree, int node, const int16_t *actions, int64_t *marks,
                      int64_t mark, int *chosen) {
    for (int k = 0; k < n; k++) marks[actions[k]] = mark;
    int tried = 0, start = tree[node].child;
    float best = -1;
    *chosen = 0;
    for (int child = start; child < start + tree[node].children; child++) {
        Node *c = tree + child;
        if (marks[c->action] != mark) continue;
        tried++;
        float available = (float)++c->available;
        int32_t bits;
        memcpy(&bits, &available, sizeof bits);
        float worth = c->share + exploration * ROOT_LOG[(bits >> FINE) - ONE] * c->doubt;
        if (worth > best) {
            best = worth;
            *chosen = child;
        }
    }
    return tried;
}

static int pick_untried(int untried, uint64_t *rng, const Node *tree, int node, const int16_t *actions, int64_t *marks,
                        int64_t mark) {
    int start = tree[node].child;
    for (int child = start; child < start + tree[node].children; child++) marks[tree[child].action] = 0;
    int skip = pick(rng, untried), k = 0;
    while (skip > 0 || marks[actions[k]] != mark) {
        if (marks[actions[k]] == mark) skip--;
        k++;
    }
    return actions[k];
}

static int distinct(const Board *board, const State *s, int16_t *actions, int n) {
    int kept = 0;
    for (int k = 0; k < n; k++)
        if (alike(board, s, actions[k]) == actions[k]) actions[kept++] = actions[k];
    return kept;
}

static void judge_position(const Board *board, const State *s, int player, int seats, double *result) {
    double total = 0.0;
    if (player == NOBODY) {
        int32_t ranks[MOST_SEATS];
        places(board, s, ranks);
        for (int p = 0; p < seats; p++) result[p] = ranks[p] == 1 ? 1.0 : 0.0;
    } else {
        estimate(board, s, result);
    }
    for (int p = 0; p < seats; p++) total += result[p];
    if (total > 0)
        for (int p = 0; p < seats; p++) result[p] /= total;
}

void search(const Board *board, const State *root, int64_t seats, int64_t seat, int64_t simulations, int64_t forced,
            double exploration, int64_t horizon, double guided, int64_t worlds, uint64_t *rng, Node *tree,
            int64_t size_of_tree, int32_t *space, int16_t *actions, int64_t *marks, int64_t size_of_marks, double *sums,
            double *results) {
    int path[DEEPEST + 2], movers[DEEPEST + 2];
    double result[MOST_SEATS] = {0};
    const int threshold = (int)(guided * 65536);
    int64_t mark = 0;
    memset(marks, 0, size_of_marks * sizeof *marks);
    uint64_t dice = *rng;
    for (int64_t number = 0; number < simulations; number++) {
        State position = *root;
        State *s = &position;
        int node = 0, depth = 1, first = -1;
        int player = mover(board, s);
        while (player != NOBODY && depth <= DEEPEST) {
            int n = legal(board, s, actions);
            bool new = false;
            int action;
            if (player == CHANCE) {
                action = actions[pick(depth == 1 ? rng : &dice, n)];
                node = child_for(tree, size_of_tree, space, node, action);
            } else if (depth == 1 && forced >= 0) {
                action = (int)forced;
                node = child_for(tree, size_of_tree, space, node, action);
            } else {
                n = distinct(board, s, actions, n);
                mark++;
                int best;
                int tried = best_child(n, (float)exploration, tree, node, actions, marks, mark, &best);
                if (tried < n && tried * tried <= 4 * (tree[node].visits + 1)) {
                    if (tried == 0 && threshold > 0)
                        action = alike(board, s, greedy(board, s, rng));
                    else
                        action = pick_untried(n - tried, rng, tree, node, actions, marks, mark);
                    int added = add_child(tree, size_of_tree, space, node, action);
                    new = added > 0;
                    if (new) best = added;
                }
                node = best;
                action = node ? tree[node].action : actions[pick(rng, n)];
            }
            if (depth == 1) {
                first = action;
                dice = (uint64_t)worlds + 0xD1342543DE82EF95u * (uint64_t)(int64_t)tree[node].visits;
                imagine(board, s, (int)seat, &dice);
            }
            apply(board, s, action);
            if (node == 0) {
                player = mover(board, s);
                break;
            }
            path[depth] = node;
            movers[depth++] = player;
            player = mover(board, s);
            if (new) break;
            int seen = reveals(board, s, action);
            if (seen >= 0) {
                node = child_for(tree, size_of_tree, space, node, SEEN - seen);
                if (node == 0) break;
                path[depth] = node;
                movers[depth++] = CHANCE;
            }
        }
        int64_t left = horizon;
        int turn = player;
        while (player != NOBODY && (horizon > 0 || player == CHANCE)) {
            if (player != turn && player != CHANCE) {
                if (--left <= 0) break;
                turn = player;
            }
            int action;
            if (threshold > 0 && player != CHANCE && (threshold >= 65536 || pick(&dice, 65536) < threshold))
                action = greedy(board, s, &dice);
            else
                action = actions[pick(&dice, legal(board, s, actions))];
            apply(board, s, action);
            player = mover(board, s);
        }
        judge_position(board, s, player, (int)seats, result);
        results[number] = result[seat];
        tree[0].visits++;
        for (int at = 1; at < depth; at++) {
            Node *c = tree + path[at];
            c->visits++;
            c->doubt = 1.0f / sqrtf((float)c->visits);
            if (movers[at] >= 0) c->share += ((float)result[movers[at]] - c->share) / (float)c->visits;
        }
        if (depth > 1)
            for (int p = 0; p < seats; p++) sums[first * seats + p] += result[p];
    }
}

void search_frame(const int64_t *f) {
    double exploration, guided;
    memcpy(&exploration, f + 6, sizeof exploration);
    memcpy(&guided, f + 8, sizeof guided);
    search((const Board *)f[0], (const State *)f[1], f[2], f[3], f[4], f[5], exploration, f[7], guided, f[9],
           (uint64_t *)f[10], (Node *)f[12], f[13], (int32_t *)f[14], (int16_t *)f[16], (int64_t *)f[18], f[19],
           (double *)f[20], (double *)f[23]);
}
