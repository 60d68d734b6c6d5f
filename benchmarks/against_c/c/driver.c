/* Runs calls of one function, with arguments from a file, and prints a hash of what they leave in their arrays.
 *
 *     driver games|search FILE
 *
 * The file has the number of calls; of each call the number of slots; and for each slot the size of an array and the
 * array, or 0 and a value. All numbers have 64 bits.
 *
 * It is linked with a C program or with the object file of a kernel, so that valgrind counts either in the same way.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void games_frame(const int64_t *frame);
void search_frame(const int64_t *frame);

/* What compiled kernels ask of Numba's runtime: see browser/build/runtime.ll. */
typedef struct {
    int64_t users;
    void *destroy, *of, *data;
    int64_t size;
    void *allocator;
} Block;

void *NRT_MemInfo_alloc_aligned(size_t size, unsigned align) {
    Block *block = malloc(sizeof *block + 64 + size);
    memset(block, 0, sizeof *block);
    block->users = 1;
    block->data = (void *)(((uintptr_t)(block + 1) + 63) & ~(uintptr_t)63);
    block->size = (int64_t)size;
    return block;
}

void NRT_MemInfo_call_dtor(void *block) { free(block); }

static int64_t number(FILE *file) {
    int64_t read;
    if (fread(&read, sizeof read, 1, file) != 1) exit(2);
    return read;
}

int main(int count, char **words) {
    FILE *file = count == 3 ? fopen(words[2], "rb") : NULL;
    if (!file) return 2;
    void (*function)(const int64_t *) = strcmp(words[1], "search") ? games_frame : search_frame;
    uint64_t hash = 0xCBF29CE484222325u;
    for (int64_t calls = number(file); calls > 0; calls--) {
        int64_t slots = number(file);
        int64_t *frame = calloc((size_t)slots, sizeof *frame), *sizes = calloc((size_t)slots, sizeof *sizes);
        for (int64_t k = 0; k < slots; k++) {
            sizes[k] = number(file);
            if (sizes[k] == 0) {
                frame[k] = number(file);
                continue;
            }
            void *array = aligned_alloc(64, ((size_t)sizes[k] + 127) / 64 * 64);
            if (fread(array, 1, (size_t)sizes[k], file) != (size_t)sizes[k]) return 2;
            frame[k] = (int64_t)(intptr_t)array;
        }
        function(frame);
        for (int64_t k = 0; k < slots; k++)
            for (int64_t at = 0; at < sizes[k]; at++)
                hash = (hash ^ ((uint8_t *)(intptr_t)frame[k])[at]) * 0x100000001B3u;
    }
    printf("%016llx\n", (unsigned long long)hash);
    return 0;
}
