// verify: proved
// clang: -std=c++03
// native: ok
#include <cassert>

static int divide(int a, int b) throw() {
    if (b == 0)
        return 0;
    return a / b;
}

int main() {
    assert(divide(9, 2) == 4);
    int r = 0;
    try {
        r = divide(1, 0);
    } catch (int) {
        r = -1;
    }
    assert(r == 0);
    return 0;
}
