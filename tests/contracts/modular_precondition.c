// verify: proved
// flags: --modular
// native: none
// A caller has to respect the precondition of what it calls, whatever the body does.
#include <verify.h>

static int part(int whole, int parts)
    VERIFY_PRE(whole >= 0 && parts > 0)
    VERIFY_ASSIGNS()
    VERIFY_POST(r, 0 <= r && r <= whole)
{
    return whole / parts;
}

int share(int whole, int people)
    VERIFY_PRE(whole >= 0 && people >= 0)
    VERIFY_POST(r, r >= 0)
{
    if (people == 0)
        return 0;
    return part(whole, people);
}
