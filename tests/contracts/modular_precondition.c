// verify: proved
// flags: --modular
// native: none
// A caller has to respect the precondition of what it calls, whatever the body does.
#include <verify.h>

static int take(int stock, int wanted)
    VERIFY_PRE(0 < wanted && wanted <= stock)
    VERIFY_ASSIGNS()
    VERIFY_POST(r, 0 <= r && r < stock)
{
    return stock - wanted;
}

int serve(int stock, int wanted)
    VERIFY_PRE(stock >= 0 && wanted > 0)
    VERIFY_POST(r, 0 <= r && r <= stock)
{
    if (wanted > stock)
        return stock;
    return take(stock, wanted);
}
