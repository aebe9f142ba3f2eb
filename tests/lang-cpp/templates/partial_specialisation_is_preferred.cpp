// verify: proved
// native: ok
#include <cassert>

template <class T> struct rank_of {
    static const int value = 0;
};
template <class T> struct rank_of<T *> {
    static const int value = 1 + rank_of<T>::value;
};
template <class T> struct rank_of<const T> {
    static const int value = rank_of<T>::value;
};
template <class T, int N> struct rank_of<T[N]> {
    static const int value = 10 + rank_of<T>::value;
};
template <> struct rank_of<void *> {
    static const int value = 100;
};

int main() {
    assert(rank_of<int>::value == 0);
    assert(rank_of<int **>::value == 2);
    assert(rank_of<int *[3]>::value == 11);
    assert(rank_of<void *>::value == 100 && rank_of<void **>::value == 101);
    return 0;
}
