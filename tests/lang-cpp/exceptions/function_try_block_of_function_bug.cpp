// verify: violated
// native: abort
#include <cassert>

static int risky(int n) try {
    if (n % 2)
        throw n;
    return n;
} catch (int odd) {
    return odd * 100 + n;
}

int main() {
    assert(risky(4) == 4);
    assert(risky(3) == 300); //~ V0001
    return 0;
}
