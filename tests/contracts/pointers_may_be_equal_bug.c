// verify: violated
// native: ok
// Where both are one, it is cleared in the end.
#include <verify.h>

void take(int *to, int *from)
    VERIFY_PRE(to != 0 && from != 0 && VERIFY_VALID(to, 1) && VERIFY_VALID(from, 1))
    VERIFY_POST(*to == VERIFY_OLD(*from)) //~ V1002
    VERIFY_ASSIGNS(*to, *from) {
    *to = *from;
    *from = 0;
}

int main(void) { return 0; }
