// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int x = 0;
    int y = 0;
    while (x < n) {
        x++;
        y += x < 3 ? 1 : 2;
    }
    assert(x == y);  //~ V0001
    return 0;
}
