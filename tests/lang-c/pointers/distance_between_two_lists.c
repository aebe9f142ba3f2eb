// verify: proved
// native: ok
#include <assert.h>

struct row {
    int a, b;
};

static struct row first[4], second[4];

static long position(const struct row *r, const struct row *start) {
    return r - start;
}

int main(void) {
    assert(position(&first[3], first) == 3);
    assert(position(&second[2], second) == 2);
    return 0;
}
