// verify: violated
// clang: -std=c++14
// native: none
#include <cassert>

extern "C" unsigned nondet_uint();

static constexpr unsigned digits(unsigned n) {
    unsigned d = 1;
    while (n >= 10) {
        n /= 10;
        ++d;
    }
    return d;
}

static_assert(digits(999) == 3 && digits(1000) == 4, "compile time");

int main() {
    unsigned n = nondet_uint() % 2000;
    assert(digits(n) < digits(1999)); //~ V0001
    return 0;
}
