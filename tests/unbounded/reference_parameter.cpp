// verify: proved
// native: none
#include <cassert>

int nondet_int();

static void add(int& x) {
    if (x < 100) {
        x += 3;
    }
}

int main() {
    int x = 0;
    while (nondet_int()) {
        add(x);
    }
    assert(x <= 102 && x % 3 == 0);
}
