// verify: proved
// native: ok
#include <cassert>

static int depth(int n);

static int cached(int n) {
    static int value = depth(0);
    return value + n;
}

static int depth(int n) { return n == 0 ? 1 : cached(n - 1); }

int main() {
    assert(cached(1) == 2);
    return 0;
}
