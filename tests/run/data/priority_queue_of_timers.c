// run: same
// clang: -O2 -fPIC
#include <stdio.h>
#include <stdlib.h>

struct timer {
    unsigned due;
    int id;
    void (*fire)(struct timer *, unsigned now);
};

static struct timer *heap[32];
static int heap_size;

static void add(struct timer *t) {
    int i = heap_size++;
    while (i > 0 && heap[(i - 1) / 2]->due > t->due) {
        heap[i] = heap[(i - 1) / 2];
        i = (i - 1) / 2;
    }
    heap[i] = t;
}

static struct timer *take(void) {
    struct timer *top = heap[0];
    struct timer *last = heap[--heap_size];
    int i = 0;
    for (int c; (c = 2 * i + 1) < heap_size; i = c) {
        if (c + 1 < heap_size && heap[c + 1]->due < heap[c]->due)
            c++;
        if (heap[c]->due >= last->due)
            break;
        heap[i] = heap[c];
    }
    heap[i] = last;
    return top;
}

static void once(struct timer *t, unsigned now) {
    printf("%4u: timer %d fires once\n", now, t->id);
}

static void repeating(struct timer *t, unsigned now) {
    printf("%4u: timer %d ticks\n", now, t->id);
    t->due = now + 10u * (unsigned)t->id;
    if (t->due < 100)
        add(t);
}

int main(void) {
    struct timer timers[] = {{5, 1, repeating}, {42, 2, once}, {17, 3, repeating}, {3, 4, once}, {80, 5, once}, {8, 6, repeating}};
    for (int i = 0; i < 6; i++)
        add(&timers[i]);
    unsigned now = 0;
    int fired = 0;
    while (heap_size > 0) {
        struct timer *t = take();
        if (t->due < now)
            return 1;
        now = t->due;
        t->fire(t, now);
        fired++;
    }
    printf("%d fired\n", fired);
    return 0;
}
