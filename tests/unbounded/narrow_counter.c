// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    unsigned char c = 0;
    for (int n = nondet_int(); n > 0; n--) {
        c = (unsigned char)(c + 4);
    }
    assert(c % 4 == 0);
    return 0;
}
