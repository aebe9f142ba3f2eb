// verify: violated
// clang: -std=c++20
// native: none
#include <cassert>
#include <compare>

extern "C" double nondet_double();

struct reading {
    double v;
    auto operator<=>(const reading &) const = default;
};

int main() {
    reading a{nondet_double()}, b{1.5};
    auto order = a <=> b;
    assert(order != std::partial_ordering::unordered); //~ V0001
    assert((order < 0) == (a.v < 1.5));
    return 0;
}
