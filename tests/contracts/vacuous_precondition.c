// verify: unknown
// native: none
// A precondition that nothing satisfies: the body was checked on nothing.
#include <verify.h>

int never(int x)
    VERIFY_PRE(x > 10)
    VERIFY_PRE(x < 5)
    VERIFY_POST(r, r == x)
{
    return 0;
}
