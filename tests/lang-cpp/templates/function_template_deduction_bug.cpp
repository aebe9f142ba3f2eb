// verify: violated
// native: none
#include <cassert>

extern "C" int nondet_int();

template <class T> static T larger(T a, T b) { return a < b ? b : a; }
template <class T, unsigned N> static T sum(const T (&a)[N]) {
    T s = T();
    for (unsigned i = 0; i < N; ++i)
        s += a[i];
    return s;
}

int main() {
    int x = nondet_int() % 1000, y = nondet_int() % 1000;
    int m = larger(x, y);
    assert(m >= x && m >= y);
    int values[3] = {x, y, m};
    assert(sum(values) >= 3 * x); //~ V0001
    assert(larger<double>(1, 2.5) == 2.5);
    return 0;
}
