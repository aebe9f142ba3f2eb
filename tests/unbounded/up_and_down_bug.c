// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n < 0) {
        return 0;
    }
    int up = 0;
    int down = n == 7 ? 8 : n;
    while (up < n) {
        up++;
        down--;
    }
    assert(down == 0);  //~ V0001
    return 0;
}
