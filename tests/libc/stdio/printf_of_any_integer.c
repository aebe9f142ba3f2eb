// verify: proved
// native: none
#include <assert.h>
#include <stdio.h>

int nondet_int(void);

int main(void) {
    int value = nondet_int();
    int count = printf("%d", value);
    if (count < 0) {
        return 1;
    }
    assert(count >= 1 && count <= 11);
    if (value >= 100 && value < 1000) {
        assert(count == 3);
    }
    if (value < 0) {
        assert(count >= 2);
    }
    count = printf("%8x", value);
    assert(count < 0 || count == 8);
    return 0;
}
