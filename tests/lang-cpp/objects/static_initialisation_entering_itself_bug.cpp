// verify: violated
// native: uncaught
#include <cassert>

static int depth(int n);

static int cached(int n) {
    static int value = depth(n); //~ V0704
    return value + n;
}

static int depth(int n) { return n == 0 ? 1 : cached(n - 1); }

int main() {
    assert(cached(1) == 2);
    return 0;
}
