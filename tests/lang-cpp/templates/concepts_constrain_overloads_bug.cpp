// verify: violated
// clang: -std=c++20
// native: none
#include <cassert>

extern "C" int nondet_int();

template <class T>
concept container = requires(T t) {
    t.size();
    t[0];
};

template <container C> static int first_or(const C &c, int other) { return c.size() > 0 ? c[0] : other; }
template <class T> static int first_or(const T &t, int) { return t; }

struct bag {
    int items[3];
    int n;
    int size() const { return n; }
    int operator[](int i) const { return items[i]; }
};

int main() {
    bag b{{4, 5, 6}, nondet_int() > 0 ? 3 : 0};
    int r = first_or(b, -1);
    assert(r == 4); //~ V0001
    assert(first_or(9, -1) == 9);
    return 0;
}
