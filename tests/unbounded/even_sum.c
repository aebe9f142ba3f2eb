// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    unsigned s = 0;
    for (int i = 0; i < n; i++) {
        s += 2;
    }
    assert(s % 2 == 0);
    return 0;
}
