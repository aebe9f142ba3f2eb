// verify: violated
// clang: -fwrapv -fno-wrapv
// native: ubsan
#include <limits.h>

int main(void) {
    int x = INT_MAX;
    x += 1; //~ V0201
    return x == INT_MIN;
}
