// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    unsigned char c = 0;
    for (int n = nondet_int(); n > 0; n--) {
        c = (unsigned char)(c + (c == 12 ? 2 : 4));
    }
    assert(c % 4 == 0);  //~ V0001
    return 0;
}
