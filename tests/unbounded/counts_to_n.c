// verify: proved
// native: none
#include <assert.h>

int nondet_int(void);

int main(void) {
    int n = nondet_int();
    if (n < 0) {
        return 0;
    }
    int i = 0;
    while (i < n) {
        i++;
    }
    assert(i == n);
    return 0;
}
