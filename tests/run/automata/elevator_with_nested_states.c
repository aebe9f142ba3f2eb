// run: same
#include <stdbool.h>
#include <stdio.h>

struct elevator {
    int floor, direction;
    unsigned requests;
    enum { CLOSED, OPENING, OPEN, CLOSING } door;
    int timer;
    int travelled;
};

typedef bool (*phase)(struct elevator *);

static bool doors_busy(struct elevator *e) {
    switch (e->door) {
    case CLOSED: return false;
    case OPENING: e->door = OPEN; e->timer = 2; return true;
    case OPEN:
        if (--e->timer == 0)
            e->door = CLOSING;
        return true;
    case CLOSING: e->door = CLOSED; return true;
    }
    return false;
}

static bool serve(struct elevator *e) {
    if (!(e->requests >> e->floor & 1))
        return false;
    e->requests &= ~(1u << e->floor);
    e->door = OPENING;
    printf("opens at %d after %d floors\n", e->floor, e->travelled);
    return true;
}

static bool drive(struct elevator *e) {
    if (!e->requests)
        return false;
    unsigned above = e->requests >> (e->floor + 1), below = e->requests & ((1u << e->floor) - 1);
    if (e->direction >= 0)
        e->direction = above ? 1 : -1;
    else
        e->direction = below ? -1 : 1;
    e->floor += e->direction;
    e->travelled++;
    return true;
}

int main(void) {
    static const phase phases[] = {doors_busy, serve, drive};
    struct elevator e = {.floor = 3};
    static const struct { int time, floor; } calls[] = {{0, 5}, {1, 1}, {4, 9}, {4, 0}, {20, 5}, {33, 9}};
    int idle = 0, time = 0;
    for (unsigned c = 0; time < 60; time++) {
        while (c < sizeof calls / sizeof *calls && calls[c].time <= time)
            e.requests |= 1u << calls[c++].floor;
        int k = 0;
        while (k < 3 && !phases[k](&e))
            k++;
        idle += k == 3;
    }
    printf("floor %d travelled %d idle %d\n", e.floor, e.travelled, idle);
    return e.requests != 0;
}
