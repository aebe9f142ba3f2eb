// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int i = 0;
    for (;;) {
        if (i >= n || (i == 6 && (i = 2000000))) {
            break;
        }
        i++;
        if (i == 1000000) {
            break;
        }
    }
    assert(i <= 1000000);  //~ V0001
    return 0;
}
