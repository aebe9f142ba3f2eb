// run: same
// clang: -O1 -DBLOCKS=24
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifndef BLOCKS
#define BLOCKS 16
#endif

union block {
    union block *next_free;
    unsigned char bytes[24];
    double aligned;
};

static union block pool[BLOCKS];
static union block *free_list;
static int live, peak;

static void pool_init(void) {
    for (int i = BLOCKS - 1; i >= 0; i--) {
        pool[i].next_free = free_list;
        free_list = &pool[i];
    }
}

static void *pool_get(void) {
    union block *b = free_list;
    if (!b)
        return NULL;
    free_list = b->next_free;
    if (++live > peak)
        peak = live;
    memset(b, 0xcd, sizeof *b);
    return b;
}

static void pool_put(void *p) {
    union block *b = p;
    b->next_free = free_list;
    free_list = b;
    live--;
}

int main(void) {
    pool_init();
    void *held[BLOCKS] = {0};
    int exhausted = 0;
    uint32_t x = 1;
    for (int i = 0; i < 400; i++) {
        x ^= x << 13;
        x ^= x >> 17;
        x ^= x << 5;
        int k = (int)(x % BLOCKS);
        if (held[k]) {
            pool_put(held[k]);
            held[k] = NULL;
        } else {
            held[k] = pool_get();
            if (!held[k])
                exhausted++;
            else
                memset(held[k], k, sizeof(union block));
        }
        for (int j = 0; j < BLOCKS; j++)
            if (held[j] && ((unsigned char *)held[j])[23] != j)
                return 1;
    }
    printf("blocks %d live %d peak %d exhausted %d\n", BLOCKS, live, peak, exhausted);
    return 0;
}
