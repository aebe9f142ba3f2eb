// verify: violated
// native: none
#include <assert.h>

struct row {
    int a, b;
};

static struct row first[4], second[4];

static long position(const struct row *r, const struct row *start) {
    return r - start; //~ V0403
}

int main(void) {
    assert(position(&first[3], first) == 3);
    long d = position(&second[2], first);
    assert(d != 2);
    return 0;
}
