// verify: violated
// clang: -Wno-return-stack-address
// native: asan
#include <cassert>

static const int &longest(int a, int b) {
    const int &r = a > b ? a : b;
    return r;
}

int main() {
    const int &x = longest(3, 4);
    assert(x == 4); //~ V0106
    return 0;
}
