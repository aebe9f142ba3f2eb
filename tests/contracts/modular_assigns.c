// verify: proved
// flags: --modular
// native: none
// What a contract names may be anything afterwards; what it does not name is as before.
#include <verify.h>

int level;
int limit;

static void raise(int by)
    VERIFY_PRE(0 <= by && by < 100)
    VERIFY_ASSIGNS(level)
    VERIFY_POST(0 <= level && level < 1000)
{
    level = by;
}

int step(void)
    VERIFY_PRE(limit == 5)
    VERIFY_ASSIGNS(level)
    VERIFY_POST(r, r == 5)
{
    level = 3;
    raise(7);
    return level >= 0 ? limit : 0;
}
