// verify: violated
// native: abort
#include <cassert>

template <unsigned long A, unsigned long B> struct gcd {
    static const unsigned long value = gcd<B, A % B>::value;
};
template <unsigned long A> struct gcd<A, 0> {
    static const unsigned long value = A;
};
template <int N> struct fibonacci {
    enum { value = fibonacci<N - 1>::value + fibonacci<N - 2>::value };
};
template <> struct fibonacci<1> {
    enum { value = 1 };
};
template <> struct fibonacci<0> {
    enum { value = 0 };
};

int main() {
    unsigned long a = gcd<1071, 462>::value;
    int f = fibonacci<20>::value;
    assert(a == 21);
    assert(f == 6764); //~ V0001
    return 0;
}
