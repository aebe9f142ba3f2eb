// verify: proved
// clang: -std=c++17
// native: none
#include <cassert>

extern "C" int nondet_int();

enum class step { idle, run, stop };

static int cost(step s) {
    switch (int base = 10; s) {
    case step::idle: return 0;
    case step::run: base *= 2; [[fallthrough]];
    case step::stop: return base;
    }
    return -1;
}

int main() {
    if (int k = nondet_int(); k >= 0 && k < 3) {
        int c = cost(static_cast<step>(k));
        assert(c == 10 * ((3 - k) % 3));
    }
    return 0;
}
