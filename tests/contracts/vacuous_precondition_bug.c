// verify: violated
// native: none
// The same contract, with a precondition that something satisfies.
#include <verify.h>

int never(int x)
    VERIFY_PRE(x > 10)
    VERIFY_POST(r, r == x) //~ V1002
{
    return 0;
}
