// verify: violated
// flags: --no-check signed-overflow
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int x = nondet_int();
    int y = x + 1;
    assert(y > x); //~ V0001
    return 0;
}
