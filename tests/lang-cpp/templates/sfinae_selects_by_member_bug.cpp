// verify: violated
// clang: -std=c++11
// native: abort
#include <cassert>

template <bool, class T = void> struct enable {};
template <class T> struct enable<true, T> {
    typedef T type;
};

template <class T> class has_length {
    template <class U> static char probe(typename enable<sizeof(&U::length) != 0>::type *);
    template <class U> static long probe(...);

public:
    static const bool value = sizeof(probe<T>(nullptr)) == 1;
};

struct rope {
    int length() const { return 7; }
};
struct rock {};

template <class T> static typename enable<has_length<T>::value, int>::type measure(const T &t) { return t.length(); }
template <class T> static typename enable<!has_length<T>::value, int>::type measure(const T &) { return -1; }

int main() {
    assert(measure(rope()) == 7);
    assert(measure(rock()) == 7); //~ V0001
    return 0;
}
