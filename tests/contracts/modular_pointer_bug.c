// verify: violated
// flags: --modular
// native: none
// What a contract returns is null or new, and into what it was given where it says so.
#include <stdlib.h>
#include <verify.h>

static int *numbers(int n)
    VERIFY_PRE(0 < n && n <= 3)
    VERIFY_POST(r, r == 0 || (VERIFY_FRESH(r) && VERIFY_VALID(r, n)))
{
    return malloc((unsigned long)n * sizeof(int));
}

int stored(int n)
    VERIFY_PRE(0 < n && n <= 3)
    VERIFY_POST(r, r == 7 || r == -1)
{
    int *p = numbers(n);
    if (!p)
        return -1;
    p[n] = 7; //~ V0102
    int last = 7;
    free(p);
    return last;
}

static int *later(int *p)
    VERIFY_PRE(VERIFY_VALID(p, 2))
    VERIFY_POST(r, r == p + 1)
{
    return p + 1;
}

int second(int first, int next)
    VERIFY_POST(r, r == next)
{
    int both[2] = {first, next};
    return *later(both);
}
