// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n > 1000) {
        return 0;
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j <= i + 1; j++) {
            assert(j < n);  //~ V0001
        }
    }
    return 0;
}
