// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int x = 0;
    for (int i = 0; i < n; i++) {
        x++;
    }
    for (int i = 0; i < n; i++) {
        x -= i == 4 ? 2 : 1;
    }
    assert(x == 0);  //~ V0001
    return 0;
}
