// verify: proved
// native: none
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
            bad++;
        }
        assert(good + bad == i + 1);
    }
}
