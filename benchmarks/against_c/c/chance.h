/* Chance, as core/chance has it: ChaCha20 for what is dealt, SplitMix64 for what bots choose. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>
#include <string.h>

static inline uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static inline uint64_t next_word(uint64_t *rng) {
    *rng += 0x9E3779B97F4A7C15u;
    return mix(*rng);
}

static inline int pick(uint64_t *rng, int n) {
    return (int)(((next_word(rng) >> 32) * (uint64_t)n) >> 32);
}

static inline void stir(uint64_t *rng, const uint32_t *key, int i) {
    *rng = next_word(rng) ^ ((uint64_t)key[i] | (uint64_t)key[i + 1] << 32);
}

static inline uint32_t swapped(uint32_t word) {
    return __builtin_bswap32(word);
}

/* The generator's key: the number behind `seed` plus `offset`, as 32 bytes, most significant first. */
static inline void sow(uint32_t *key, uint32_t *words, const uint32_t *seed, int64_t offset) {
    uint64_t carry = (uint64_t)offset;
    for (int i = 7; i >= 0; i--) {
        carry += swapped(seed[i]);
        key[i] = swapped((uint32_t)carry);
        carry >>= 32;
    }
    *words = 0;
}

static inline uint32_t turned(uint32_t x, int bits) {
    return x << bits | x >> (32 - bits);
}

#define QUARTER(a, b, c, d) \
    a += b, d = turned(d ^ a, 16), c += d, b = turned(b ^ c, 12), a += b, d = turned(d ^ a, 8), c += d, b = turned(b ^ c, 7)

static void block(const uint32_t *key, uint32_t counter, uint32_t *out) {
    uint32_t in[16] = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574};
    uint32_t x[16];
    memcpy(in + 4, key, 32);
    in[12] = counter;
    memcpy(x, in, sizeof x);
    for (int round = 0; round < 10; round++) {
        QUARTER(x[0], x[4], x[8], x[12]);
        QUARTER(x[1], x[5], x[9], x[13]);
        QUARTER(x[2], x[6], x[10], x[14]);
        QUARTER(x[3], x[7], x[11], x[15]);
        QUARTER(x[0], x[5], x[10], x[15]);
        QUARTER(x[1], x[6], x[11], x[12]);
        QUARTER(x[2], x[7], x[8], x[13]);
        QUARTER(x[3], x[4], x[9], x[14]);
    }
    for (int i = 0; i < 16; i++) out[i] = x[i] + in[i];
}

/* The number below n that the next word of the stream gives; the word is not used up. */
static inline int peek(const uint32_t *key, uint32_t words, int n) {
    uint32_t stream[16];
    block(key, words / 8, stream);
    const uint32_t *word = stream + 2 * (words % 8);
    uint64_t low = (uint64_t)word[0] * n;
    return (int)(((uint64_t)word[1] * n + (low >> 32)) >> 32);
}

static inline int below(const uint32_t *key, uint32_t *words, int n) {
    return peek(key, (*words)++, n);
}

/* A number below m out of the word last used, after `below(n)` took its number. */
static inline int left_over(const uint32_t *key, uint32_t words, int n, int m) {
    uint32_t stream[16];
    uint32_t last = words - 1;
    block(key, last / 8, stream);
    const uint32_t *word = stream + 2 * (last % 8);
    uint64_t low = (uint64_t)word[0] * n;
    uint64_t high = (uint32_t)((uint64_t)word[1] * n + (low >> 32));
    low = (uint64_t)(uint32_t)low * m;
    return (int)((high * m + (low >> 32)) >> 32);
}

/* Fisher-Yates from the last one down, four draws out of each word. */
static void shuffle(const uint32_t *key, uint32_t *words, int16_t *items, int n) {
    uint32_t stream[16], used = *words, loaded = UINT32_MAX;
    uint64_t low = 0, high = 0;
    int left = 0;
    for (int last = n - 1; last > 0; last--) {
        if (left == 0) {
            if (used / 8 != loaded) {
                loaded = used / 8;
                block(key, loaded, stream);
            }
            low = stream[2 * (used % 8)];
            high = stream[2 * (used % 8) + 1];
            used++;
            left = 4;
        }
        low *= (uint64_t)last + 1;
        high = high * ((uint64_t)last + 1) + (low >> 32);
        low = (uint32_t)low;
        int other = (int)(high >> 32);
        high = (uint32_t)high;
        left--;
        int16_t item = items[last];
        items[last] = items[other];
        items[other] = item;
    }
    *words = used;
}

static inline void redraw_chance(uint32_t *key, uint64_t *rng) {
    for (int i = 0; i < 8; i++) key[i] = (uint32_t)next_word(rng);
}

#endif
