// run: same
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum state { FREE, USED, GONE };

struct slot {
    enum state state;
    char key[12];
    int value;
};

struct table {
    struct slot *slots;
    size_t capacity, used;
};

static uint32_t hash(const char *s) {
    uint32_t h = 2166136261u;
    while (*s)
        h = (h ^ (unsigned char)*s++) * 16777619u;
    return h;
}

static struct slot *locate(struct table *t, const char *key, int for_insert) {
    size_t i = hash(key) & (t->capacity - 1);
    struct slot *grave = NULL;
    for (;; i = (i + 1) & (t->capacity - 1)) {
        struct slot *s = &t->slots[i];
        if (s->state == FREE)
            return for_insert ? (grave ? grave : s) : NULL;
        if (s->state == GONE && !grave)
            grave = s;
        if (s->state == USED && strcmp(s->key, key) == 0)
            return s;
    }
}

static void put(struct table *t, const char *key, int value);

static void grow(struct table *t) {
    struct table bigger = {calloc(t->capacity * 2, sizeof(struct slot)), t->capacity * 2, 0};
    if (!bigger.slots)
        exit(9);
    for (size_t i = 0; i < t->capacity; i++)
        if (t->slots[i].state == USED)
            put(&bigger, t->slots[i].key, t->slots[i].value);
    free(t->slots);
    *t = bigger;
}

static void put(struct table *t, const char *key, int value) {
    if ((t->used + 1) * 4 > t->capacity * 3)
        grow(t);
    struct slot *s = locate(t, key, 1);
    if (s->state != USED) {
        t->used++;
        s->state = USED;
        strcpy(s->key, key);
    }
    s->value = value;
}

int main(void) {
    struct table t = {calloc(4, sizeof(struct slot)), 4, 0};
    if (!t.slots)
        return 9;
    char key[12];
    for (int i = 0; i < 60; i++) {
        snprintf(key, sizeof key, "k%d", i * 7);
        put(&t, key, i);
    }
    for (int i = 0; i < 60; i += 2) {
        snprintf(key, sizeof key, "k%d", i * 7);
        struct slot *s = locate(&t, key, 0);
        if (!s)
            return 1;
        s->state = GONE;
        t.used--;
    }
    long sum = 0;
    int hits = 0;
    for (int i = 0; i < 420; i++) {
        snprintf(key, sizeof key, "k%d", i);
        struct slot *s = locate(&t, key, 0);
        if (s) {
            hits++;
            sum += s->value;
        }
    }
    printf("capacity %zu used %zu hits %d sum %ld\n", t.capacity, t.used, hits, sum);
    free(t.slots);
    return hits == 30 ? 0 : 1;
}
