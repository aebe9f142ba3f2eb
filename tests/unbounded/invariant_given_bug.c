// verify: violated
// native: none
// flags: --fail-fast
#include <verify.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    unsigned hash = 17;
    unsigned copy = 17;
    for (int i = 0; i < n; i++)
        VERIFY_INVARIANT(hash == copy)  //~ V1005
    {
        hash = hash * 31 + 7;
        copy = copy * 31 + (i == 2 ? 6 : 7);
    }
    VERIFY_CHECK(hash == copy);
    return 0;
}
