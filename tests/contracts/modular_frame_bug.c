// verify: violated
// flags: --modular
// native: none
// With --modular, a contract that names nothing changes nothing.
#include <verify.h>

int count;

int next(int x)
    VERIFY_PRE(x < 100) //~ V1003
    VERIFY_POST(r, r == x + 1)
{
    count = x;
    return x + 1;
}
