/* From points to places, from worth to shares, and the small network: the same bits as core/scoring and core/kernels. */
#ifndef JUDGING_H
#define JUDGING_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

static const double SERIES[12] = {
    1.0 / 6227020800.0, 1.0 / 479001600.0, 1.0 / 39916800.0, 1.0 / 3628800.0, 1.0 / 362880.0, 1.0 / 40320.0,
    1.0 / 5040.0,       1.0 / 720.0,       1.0 / 120.0,      1.0 / 24.0,      1.0 / 6.0,      1.0 / 2.0,
};

static inline double exponential(double x) {
    if (x < -700.0) return 0.0;
    int64_t k = (int64_t)floor(x * 1.4426950408889634 + 0.5);
    double r = (x - (double)k * 6.93147180369123816490e-01) - (double)k * 1.90821492927058770002e-10;
    double rest = 0.0, power;
    for (int i = 0; i < 12; i++) rest = rest * r + SERIES[i];
    int64_t bits = (k + 1023) << 52;
    memcpy(&power, &bits, sizeof power);
    return (1.0 + (r + r * r * rest)) * power;
}

static inline void rank(const int32_t *points, int n, int32_t *out) {
    for (int i = 0; i < n; i++) {
        int place = 1;
        for (int j = 0; j < n; j++) place += points[j] > points[i];
        out[i] = place;
    }
}

static inline void to_shares(double *worth, int seats) {
    double most = worth[0], total = 0.0;
    for (int p = 1; p < seats; p++) most = worth[p] > most ? worth[p] : most;
    for (int p = 0; p < seats; p++) {
        worth[p] = exponential(worth[p] - most);
        total += worth[p];
    }
    for (int p = 0; p < seats; p++) worth[p] /= total;
}

enum { WIDTH = 32 };

static inline float above_zero(float value) {
    return value > 0 ? value : 0;
}

static inline void add_row(float *restrict layer, const float *restrict row) {
    for (int j = 0; j < WIDTH; j++) layer[j] += row[j];
}

static inline void add_products(float *restrict layer, const float *restrict rows, const float *restrict numbers, int count) {
    int k = 0;
    for (; k + 4 <= count; k += 4, rows += 4 * WIDTH) {
        float a = numbers[k], b = numbers[k + 1], c = numbers[k + 2], d = numbers[k + 3];
        for (int j = 0; j < WIDTH; j++) {
            float ab = layer[j] + a * rows[j] + b * rows[WIDTH + j];
            layer[j] = ab + c * rows[2 * WIDTH + j] + d * rows[3 * WIDTH + j];
        }
    }
    for (; k < count; k++, rows += WIDTH)
        for (int j = 0; j < WIDTH; j++) layer[j] += numbers[k] * rows[j];
}

static double worth_of(const float *weights, const int16_t *rows, int things, int each, int shared, int table,
                       const float *numbers, int count) {
    float common[WIDTH], pooled[WIDTH] = {0}, layer[WIDTH];
    const float *places = weights + 1, *products = places + WIDTH * table, *bias = products + WIDTH * count;
    memcpy(common, bias, sizeof common);
    add_products(common, products, numbers, count);
    for (int k = 0; k < shared; k++) add_row(common, places + WIDTH * rows[k]);
    for (int thing = 0; thing < things; thing++) {
        memcpy(layer, common, sizeof layer);
        for (int k = 0; k < each; k++) add_row(layer, places + WIDTH * rows[shared + each * thing + k]);
        for (int j = 0; j < WIDTH; j++) pooled[j] += above_zero(layer[j]);
    }
    const float *second = bias + WIDTH;
    bias = second + WIDTH * WIDTH;
    memcpy(layer, bias, sizeof layer);
    add_products(layer, second, pooled, WIDTH);
    float worth = 0;
    for (int j = 0; j < WIDTH; j++) worth += above_zero(layer[j]) * bias[WIDTH + j];
    return worth;
}

#endif
