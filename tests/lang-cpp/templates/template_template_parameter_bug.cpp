// verify: violated
// native: abort
#include <cassert>

template <class T> struct doubled {
    static T apply(T v) { return v + v; }
};
template <class T> struct squared {
    static T apply(T v) { return v * v; }
};

template <template <class> class F, class T> static T twice(T v) { return F<T>::apply(F<T>::apply(v)); }

template <template <class> class A, template <class> class B> struct composed {
    template <class T> static T apply(T v) { return B<T>::apply(A<T>::apply(v)); }
};

int main() {
    assert(twice<doubled>(3) == 12);
    assert(twice<squared>(3) == 81);
    assert((composed<doubled, squared>::apply(5) == 50)); //~ V0001
    return 0;
}
