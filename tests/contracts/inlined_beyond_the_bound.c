// verify: bounded
// flags: --unwind 8
// native: none
// A caller's bug that no number of rounds within the bound shows: contracts do (`modular_beyond_the_bound_bug.c`).
#include <verify.h>

static unsigned count_to(unsigned n)
    VERIFY_ASSIGNS()
    VERIFY_POST(r, r == n)
{
    unsigned count = 0;
    while (count < n)
        count++;
    return count;
}

unsigned next_after(unsigned n)
    VERIFY_PRE(n < 4000000000u)
    VERIFY_POST(r, r > n)
{
    return count_to(n) + (n != 3000000000u);
}
