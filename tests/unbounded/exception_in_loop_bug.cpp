// verify: violated
// native: none
// flags: --fail-fast
#include <cassert>

int nondet_int();

static int check(int x) {
    if (x > 10) {
        throw x;
    }
    return x;
}

int main() {
    int good = 0;
    int bad = 0;
    for (int i = 0; i < 1000000 && nondet_int(); i++) {
        try {
            check(nondet_int());
            good++;
        } catch (int) {
            bad += bad == 1 ? 2 : 1;
        }
        assert(good + bad == i + 1);  //~ V0001
    }
}
