// verify: violated
// native: none
// flags: --fail-fast
#include <cassert>

int nondet_int();

struct Counter {
    int value = 0;
    void step() {
        value = value == 10 ? 0 : value + 1;
    }
};

int main() {
    Counter c;
    while (nondet_int()) {
        c.step();
    }
    assert(c.value >= 0 && c.value <= 9);  //~ V0001
}
