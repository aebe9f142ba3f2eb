// verify: bounded
// native: ok
#include <assert.h>
#include <stdint.h>

struct cell {
    int value;
    uintptr_t link;
};

static int total(struct cell *first) {
    int sum = 0;
    uintptr_t before = 0;
    for (struct cell *c = first; c;) {
        sum = sum * 10 + c->value;
        uintptr_t next = c->link ^ before;
        before = (uintptr_t)c;
        c = (struct cell *)next;
    }
    return sum;
}

int main(void) {
    struct cell a, b, c;
    a = (struct cell){1, (uintptr_t)&b};
    b = (struct cell){2, (uintptr_t)&a ^ (uintptr_t)&c};
    c = (struct cell){3, (uintptr_t)&b};
    assert(total(&a) == 123);
    assert(total(&c) == 321);
    return 0;
}
