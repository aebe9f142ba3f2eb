// run: same
// clang: -std=c++14
#include <cstdio>

template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> {
    using type = T;
};
template <class A, class B> struct same {
    static constexpr bool value = false;
};
template <class A> struct same<A, A> {
    static constexpr bool value = true;
};
template <class T> struct bare {
    using type = T;
};
template <class T> struct bare<T *> : bare<T> {};
template <class T> struct bare<T &> : bare<T> {};
template <class T> struct bare<const T> : bare<T> {};
template <class T, unsigned long N> struct bare<T[N]> : bare<T> {};

template <class T> class has_size {
    template <class U> static char test(decltype(static_cast<U *>(nullptr)->size()) *);
    template <class U> static long test(...);

public:
    static constexpr bool value = sizeof(test<T>(nullptr)) == 1;
};

struct box {
    int size() const { return 3; }
};
struct bag {};

template <class T> typename enable_if<has_size<T>::value, int>::type measure(const T &t) { return t.size(); }
template <class T> typename enable_if<!has_size<T>::value, int>::type measure(const T &) { return -1; }

template <class T> const char *category(T) { return "other"; }
template <class T> const char *category(T *) { return "pointer"; }
template <> const char *category(int) { return "exactly int"; }
inline const char *category(double) { return "overload for double"; }
template <class R, class... A> const char *category(R (*)(A...)) {
    return sizeof...(A) == 2 ? "function of two" : "function";
}

template <class T, class U> struct pair_of {
    static int rank() { return 0; }
};
template <class T> struct pair_of<T, T> {
    static int rank() { return 1; }
};
template <class T> struct pair_of<T, T *> {
    static int rank() { return 2; }
};
template <> struct pair_of<char, int> {
    static int rank() { return 3; }
};

int add(int a, int b) { return a + b; }

int main() {
    std::printf("%d %d %d\n", same<bare<const int *const &>::type, int>::value, same<bare<char (&)[4]>::type, char>::value, same<int, long>::value);
    std::printf("%d %d %d\n", measure(box()), measure(bag()), measure(7));
    int x = 0;
    std::printf("%s; %s; %s; %s; %s; %s\n", category(x), category(&x), category(1.5), category(1.5f), category(add), category('c'));
    std::printf("%d %d %d %d\n", pair_of<int, char>::rank(), pair_of<int, int>::rank(), pair_of<int, int *>::rank(), pair_of<char, int>::rank());
    return measure(box()) == 3 ? 0 : 1;
}
