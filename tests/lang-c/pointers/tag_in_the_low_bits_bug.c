// verify: violated
// native: none
#include <assert.h>
#include <stdint.h>

int nondet_int(void);

struct node {
    long value, weight;
};

static uintptr_t tag(struct node *n, unsigned bits) { return (uintptr_t)n | bits; }
static struct node *untagged(uintptr_t t) { return (struct node *)(t & ~(uintptr_t)7); }

int main(void) {
    struct node a = {1, 0}, b = {2, 0};
    int which = nondet_int() > 0;
    uintptr_t t = tag(which ? &a : &b, which ? 3 : 5);
    assert((t & 7) == (which ? 3 : 5));
    assert(((struct node *)(t - 3))->value == (which ? 1 : 2)); //~ V0112
    return 0;
}
