// verify: violated
// native: ubsan
#include <assert.h>

static int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1); //~ V0201
}

int main(void) {
    assert(factorial(5) == 120);
    assert(factorial(13) > 479001600);
    return 0;
}
