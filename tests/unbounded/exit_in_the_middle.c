// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    int i = 0;
    for (;;) {
        if (i >= n) {
            break;
        }
        i++;
        if (i == 1000000) {
            break;
        }
    }
    assert(i <= 1000000);
    return 0;
}
