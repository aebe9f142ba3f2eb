// verify: proved
// native: ok
// A function with internal linkage is verified by its contract, too.
#include <verify.h>

static unsigned next(unsigned x)
    VERIFY_PRE(x < 100)
    VERIFY_POST(r, r == x + 1)
{
    return x + 1;
}

unsigned twice_next(unsigned x)
    VERIFY_PRE(x < 50)
    VERIFY_POST(r, r == x + 2)
{
    return next(next(x));
}

int main(void) {
    return twice_next(1) == 3 ? 0 : 1;
}
