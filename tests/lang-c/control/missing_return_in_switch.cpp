// verify: proved
// native: none
#include <cassert>

extern "C" unsigned nondet_uint();

enum class unit { metre, foot, mile };

static long in_millimetres(unit u) {
    switch (u) {
    case unit::metre: return 1000;
    case unit::foot: return 304;
    case unit::mile: return 1609344;
    }
    return 0;
}

int main() {
    unsigned k = nondet_uint() % 3;
    assert(in_millimetres(static_cast<unit>(k)) >= 304);
    return 0;
}
