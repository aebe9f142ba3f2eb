// verify: violated
// native: ubsan
#include <assert.h>
#include <stddef.h>

static int divide(int a, int b, int *rest) {
    *rest = a % b; //~ V0101
    return a / b;
}

int main(void) {
    int r = -1;
    assert(divide(17, 5, &r) == 3 && r == 2);
    assert(divide(20, 5, NULL) == 4);
    return 0;
}
