// verify: proved
// clang: -std=c++17
// native: ok
#include <cassert>

template <class... T> static constexpr auto left(T... v) { return (... - v); }
template <class... T> static constexpr auto right(T... v) { return (v - ...); }
template <class... T> static bool any(T... v) { return (v || ...); }
template <class F, class... T> static int visit(F f, T... v) {
    int n = 0;
    ((n = n * 10 + f(v)), ...);
    return n;
}

int main() {
    assert(left(10, 3, 2) == 5);
    assert(right(10, 3, 2) == 9);
    assert(!any() && any(0, 0, 1));
    assert(visit([](int x) { return x + 1; }, 1, 2, 3) == 234);
    return 0;
}
