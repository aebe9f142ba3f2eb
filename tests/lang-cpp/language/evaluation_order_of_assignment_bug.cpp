// verify: violated
// clang: -std=c++17
// native: abort
#include <cassert>

static int order;

static int &target(int &t) {
    order = order * 10 + 1;
    return t;
}
static int source() {
    order = order * 10 + 2;
    return 7;
}

int main() {
    int x = 0;
    target(x) = source();
    assert(x == 7);
    assert(order == 12); //~ V0001
    return 0;
}
