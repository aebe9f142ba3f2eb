// verify: violated
// flags: --modular
// native: none
// A struct as the result of a contract.
#include <verify.h>

struct pair {
    int low, high;
};

static struct pair around(int x)
    VERIFY_PRE(-100 < x && x < 100)
    VERIFY_POST(r, r.low < x && x < r.high)
{
    struct pair p = {x - 1, x + 1};
    return p;
}

int width(int x)
    VERIFY_PRE(-100 < x && x < 100)
    VERIFY_POST(r, r != 0) //~ V1002
{
    struct pair p = around(x);
    return p.low == x - 1;
}
