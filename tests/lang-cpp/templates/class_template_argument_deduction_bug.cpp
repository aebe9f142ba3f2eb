// verify: violated
// clang: -std=c++17
// native: abort
#include <cassert>

template <class T> struct span {
    T *data;
    unsigned size;
    template <unsigned N> span(T (&a)[N]) : data(a), size(N) {}
    span(T *p, unsigned n) : data(p), size(n) {}
};
template <class T> struct wrapper {
    T v;
    explicit wrapper(T x) : v(x) {}
};
wrapper(const char *)->wrapper<int>;
template <> struct wrapper<int> {
    int v;
    explicit wrapper(int x) : v(x) {}
    explicit wrapper(const char *s) : v(s[0]) {}
};

int main() {
    int a[] = {1, 2, 3};
    span s(a);
    span part(a + 1, 2u);
    assert(s.size == 3 && part.data[1] == 3);
    wrapper w("A");
    wrapper x(2.5);
    assert(x.v == 2.5);
    assert(w.v == 'B'); //~ V0001
    return 0;
}
