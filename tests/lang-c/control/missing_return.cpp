// verify: proved
// native: ok
#include <cassert>

static int sign(int x) {
    if (x > 0)
        return 1;
    if (x < 0)
        return -1;
    return 0;
}

int main() {
    assert(sign(5) == 1 && sign(-5) == -1);
    assert(sign(0) == 0);
    return 0;
}
