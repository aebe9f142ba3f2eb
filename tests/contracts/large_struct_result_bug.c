// verify: violated
// native: ok
// A struct that the caller makes room for.
#include <verify.h>

struct triple {
    long a, b, c;
};

struct triple three(long x)
    VERIFY_PRE(0 <= x && x < 1000)
    VERIFY_POST(r, r.a < r.b && r.b < r.c) //~ V1002
{
    struct triple t = {x, x + 1, x == 5 ? 0 : x + 2};
    return t;
}

int main(void) {
    return three(1).c == 3 ? 0 : 1;
}
