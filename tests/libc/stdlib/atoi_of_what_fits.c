// verify: proved
// native: ok
#include <assert.h>
#include <limits.h>
#include <stdlib.h>

int main(void) {
    assert(atoi("42") == 42);
    assert(atoi("  -17abc") == -17);
    assert(atoi("abc") == 0);
    assert(atoi("2147483647") == INT_MAX);
    assert(atoi("-2147483648") == INT_MIN);
    assert(atol("9223372036854775807") == LONG_MAX);
    return 0;
}
