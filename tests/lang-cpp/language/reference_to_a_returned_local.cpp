// verify: proved
// clang: -Wno-return-stack-address
// native: ok
#include <cassert>

static int longest(int a, int b) {
    const int &r = a > b ? a : b;
    return r;
}

int main() {
    const int &x = longest(3, 4);
    assert(x == 4);
    return 0;
}
