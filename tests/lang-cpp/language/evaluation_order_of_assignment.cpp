// verify: proved
// clang: -std=c++17
// native: ok
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
    assert(order == 21);
    return 0;
}
