// run: same
#include <stdbool.h>
#include <stdio.h>

#define CAPACITY 8

typedef struct {
    unsigned head, tail;
    short data[CAPACITY];
} ring;

static bool push(ring *r, short v) {
    if (r->head - r->tail == CAPACITY)
        return false;
    r->data[r->head++ % CAPACITY] = v;
    return true;
}

static bool pop(ring *r, short *v) {
    if (r->head == r->tail)
        return false;
    *v = r->data[r->tail++ % CAPACITY];
    return true;
}

int main(void) {
    /* The counters start just below the wrap. */
    ring r = {.head = 0xfffffffau, .tail = 0xfffffffau};
    int refused = 0, starved = 0;
    long sum = 0;
    for (int i = 0; i < 100; i++) {
        for (int k = 0; k < i % 5; k++)
            if (!push(&r, (short)(i * 10 + k)))
                refused++;
        for (int k = 0; k < (i + 2) % 4; k++) {
            short v;
            if (pop(&r, &v))
                sum += v;
            else
                starved++;
        }
    }
    printf("left %u refused %d starved %d sum %ld\n", r.head - r.tail, refused, starved, sum);
    short v;
    while (pop(&r, &v))
        printf("%hd ", v);
    printf("\n");
    return 0;
}
