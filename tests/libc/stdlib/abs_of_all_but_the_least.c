// verify: proved
// native: none
#include <assert.h>
#include <limits.h>
#include <stdlib.h>

int nondet_int(void);

int main(void) {
    int (*magnitude)(int) = abs;
    int value = nondet_int();
    if (value == INT_MIN) {
        return 0;
    }
    assert(magnitude(value) >= 0);
    div_t parts = div(value, 7);
    assert(parts.quot * 7 + parts.rem == value);
    return 0;
}
