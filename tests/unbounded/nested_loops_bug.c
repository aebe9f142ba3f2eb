// verify: violated
// native: none
// flags: --fail-fast
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int m = nondet_int();
    unsigned count = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++) {
            count += i == 2 && j == 1 ? 1 : 2;
        }
    }
    assert(count % 2 == 0);  //~ V0001
    return 0;
}
