// verify: proved
// native: none
#include <assert.h>
#include <stdio.h>

int nondet_int(void);

int main(void) {
    int value = nondet_int();
    int count = printf("%d", value);
    assert(count >= 1 && count <= 11);
    if (value >= 100 && value < 1000) {
        assert(count == 3);
    }
    if (value < 0) {
        assert(count >= 2);
    }
    assert(printf("%8x", value) == 8);
    return 0;
}
