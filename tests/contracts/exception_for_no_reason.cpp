// verify: proved
// native: none
// Where all calls are looked at, an exception is nobody's to catch.
#include <verify.h>

int checked(int x)
    VERIFY_PRE(x >= 0)
    VERIFY_POST(r, r >= 0)
{
    if (x < 0)
        throw 1;
    return x;
}
