// verify: violated
// native: none
// flags: --fail-fast
#include <cassert>

int nondet_int();

static void add(int& x) {
    if (x < 100) {
        x += x == 9 ? 2 : 3;
    }
}

int main() {
    int x = 0;
    while (nondet_int()) {
        add(x);
    }
    assert(x <= 102 && x % 3 == 0);  //~ V0001
}
