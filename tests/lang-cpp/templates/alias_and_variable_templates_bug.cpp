// verify: violated
// clang: -std=c++14
// native: abort
#include <cassert>

template <class T> constexpr T pi = static_cast<T>(3.14159265);
template <class T> constexpr bool is_pointer = false;
template <class T> constexpr bool is_pointer<T *> = true;

template <class A, class B> struct both {
    A a;
    B b;
};
template <class T> using twin = both<T, T>;
template <class T> using pointer_to = T *;

int main() {
    twin<short> t{1, 2};
    pointer_to<short> p = &t.b;
    *p = 9;
    assert(t.a + t.b == 10);
    assert(is_pointer<pointer_to<int>> && !is_pointer<int>);
    assert(pi<int> == pi<double>); //~ V0001
    return 0;
}
