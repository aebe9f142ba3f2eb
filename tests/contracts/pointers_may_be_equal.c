// verify: bounded
// native: ok
// Nothing says that the pointers differ: equal ones are looked at, too.
#include <verify.h>

void take(int *to, int *from)
    VERIFY_PRE(to != 0 && from != 0 && VERIFY_VALID(to, 1) && VERIFY_VALID(from, 1))
    VERIFY_POST(*to == VERIFY_OLD(*from))
    VERIFY_ASSIGNS(*to, *from) {
    int taken = *from;
    *from = 0;
    *to = taken;
}

void clear(int *restrict to, int *restrict from)
    VERIFY_PRE(to != 0 && from != 0 && VERIFY_VALID(to, 1) && VERIFY_VALID(from, 1))
    VERIFY_POST(*to == VERIFY_OLD(*from))
    VERIFY_ASSIGNS(*to, *from) {
    *to = *from;
    *from = 0;
}

int main(void) { return 0; }
