// verify: violated
// native: ok
// A function may be called at any time: variables hold anything that the precondition allows.
#include <verify.h>

static int limit = 10;

int share(int whole)
    VERIFY_PRE(whole >= 0)
{
    return whole / limit; //~ V0203
}

void set_limit(int l) {
    limit = l;
}

int main(void) {
    return share(30) == 3 ? 0 : 1;
}
