// verify: violated
// native: none
#include <assert.h>

int nondet_int(void);

struct small {
    short a, b;
};
struct medium {
    long a;
    double b;
};
struct large {
    int data[10];
};

static struct small flip(struct small s) { return (struct small){s.b, s.a}; }
static struct medium grow(struct medium m, int by) {
    m.a += by;
    return m;
}
static struct large rotate(struct large l) {
    int first = l.data[0];
    for (int i = 0; i < 9; i++)
        l.data[i] = l.data[i + 1];
    l.data[9] = first;
    return l;
}

int main(void) {
    int x = nondet_int();
    struct small s = flip(flip((struct small){(short)x, 2}));
    assert(s.a == (short)x && s.b == 2);
    struct medium m = grow((struct medium){x, 1.5}, 10);
    assert(m.a == x + 10L && m.b == 1.5);
    struct large l = {{x, 1, 2, 3, 4, 5, 6, 7, 8, 9}}, r = rotate(l);
    assert(l.data[0] == r.data[0] || r.data[0] != 1); //~ V0001
    return 0;
}
