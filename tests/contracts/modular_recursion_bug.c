// verify: violated
// flags: --modular
// native: none
// A recursive function by its own contract: what it returns if it returns.
#include <verify.h>

unsigned depth(unsigned n)
    VERIFY_PRE(n < 1000000)
    VERIFY_POST(r, r == n) //~ V1002
{
    if (n == 0)
        return 0;
    return depth(n - 1) + (n != 77777);
}
