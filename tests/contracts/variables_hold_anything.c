// verify: proved
// native: ok
// A function may be called at any time: variables hold anything that the precondition allows.
#include <verify.h>

static int limit = 10;

int share(int whole)
    VERIFY_PRE(limit > 0 && whole >= 0)
    VERIFY_POST(r, r <= whole)
{
    return whole / limit;
}

void set_limit(int l) {
    limit = l;
}

int main(void) {
    return share(30) == 3 ? 0 : 1;
}
