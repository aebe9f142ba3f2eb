// verify: proved
// clang: -std=c++11
// native: none
#include <cassert>

extern "C" int nondet_int();

static long total() { return 0; }
template <class H, class... T> static long total(H head, T... tail) { return static_cast<long>(head) + total(tail...); }

template <class... T> struct count {
    static const unsigned value = sizeof...(T);
};

int main() {
    int x = nondet_int();
    long t = total(x, 2, 'a', 4.75, 5L);
    assert(t == x + 2L + 97 + 4 + 5);
    assert((count<int, char, void>::value == 3));
    return 0;
}
