// verify: violated
// native: ok
// A field may change, its neighbour not.
#include <verify.h>

struct counter {
    int value;
    int limit;
};

void count(struct counter *c)
    VERIFY_PRE(VERIFY_VALID(c, 1) && c->value < c->limit)
    VERIFY_ASSIGNS(c->value) //~ V1003
    VERIFY_POST(c->value == VERIFY_OLD(c->value) + 1)
{
    c->value++;
    c->limit--;
}

int main(void) {
    struct counter c = {1, 3};
    count(&c);
    return c.value == 2 && c.limit == 2 ? 0 : 1;
}
