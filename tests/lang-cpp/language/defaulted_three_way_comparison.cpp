// verify: proved
// clang: -std=c++20
// native: none
#include <cassert>
#include <compare>

extern "C" int nondet_int();

struct date {
    int year, month;
    auto operator<=>(const date &) const = default;
};

int main() {
    date a{nondet_int(), nondet_int()}, b{nondet_int(), nondet_int()};
    assert((a < b) == !(a >= b));
    assert((a == b) == (a.year == b.year && a.month == b.month));
    if (a < b && a.year == b.year)
        assert(a.month < b.month);
    assert(((a <=> b) < 0) == (b > a));
    return 0;
}
