// verify: unknown
// native: none
// A clause that calls a function with an effect is no clause.
#include <verify.h>

int calls;

static int counted(int x) {
    calls = x;
    return x > 0;
}

int positive(int x)
    VERIFY_PRE(counted(x))
    VERIFY_POST(r, r > 0)
{
    return x;
}
