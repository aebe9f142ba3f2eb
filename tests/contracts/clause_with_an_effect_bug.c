// verify: violated
// native: none
// A clause that calls a function without an effect is one.
#include <verify.h>

static int fits(int x) {
    return x >= 0;
}

int positive(int x)
    VERIFY_PRE(fits(x))
    VERIFY_POST(r, r > 0) //~ V1002
{
    return x;
}
