// verify: violated
// native: abort
#include <cassert>

template <class T> struct pool {
    static int made;
    pool() { ++made; }
};
template <class T> int pool<T>::made = 0;

template <class T> static int next() {
    static int n = 0;
    return ++n;
}

int main() {
    pool<int> a, b;
    pool<char> c;
    assert(pool<int>::made == 2 && pool<char>::made == 1 && pool<long>::made == 0);
    next<int>();
    next<int>();
    assert(next<char>() == 3); //~ V0001
    return 0;
}
