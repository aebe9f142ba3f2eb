// run: same
// clang: -std=c++17
#include <cstddef>
#include <cstdio>
#include <utility>

template <unsigned N> struct factorial {
    static constexpr unsigned long value = N * factorial<N - 1>::value;
};
template <> struct factorial<0> {
    static constexpr unsigned long value = 1;
};

constexpr unsigned long power(unsigned long b, unsigned e) { return e == 0 ? 1 : e % 2 ? b * power(b, e - 1) : power(b * b, e / 2); }

template <class T, std::size_t N> struct table {
    T at[N];
};

template <std::size_t... I> constexpr table<unsigned long, sizeof...(I)> factorials(std::index_sequence<I...>) { return {{factorial<I>::value...}}; }

constexpr auto precomputed = factorials(std::make_index_sequence<15>());

template <class... T> constexpr auto sum(T... v) { return (v + ... + 0); }
template <class... T> constexpr bool all(T... v) { return (... && v); }
template <class F, class... T> void each(F f, T... v) { (f(v), ...); }

template <int... N> struct list {};
template <class A, class B> struct concat;
template <int... A, int... B> struct concat<list<A...>, list<B...>> {
    using type = list<A..., B...>;
};
template <class L> struct reverse;
template <> struct reverse<list<>> {
    using type = list<>;
};
template <int H, int... T> struct reverse<list<H, T...>> {
    using type = typename concat<typename reverse<list<T...>>::type, list<H>>::type;
};
template <int... N> void print(list<N...>) {
    ((std::printf("%d ", N)), ...);
    std::printf("\n");
}

template <class T> constexpr const char *name() {
    if constexpr (sizeof(T) == 1)
        return "byte";
    else if constexpr (sizeof(T) <= 4)
        return "word";
    else
        return "wide";
}

int main() {
    static_assert(precomputed.at[10] == 3628800);
    for (unsigned long v : precomputed.at)
        std::printf("%lu ", v);
    std::printf("\n%lu %d %d %d\n", power(3, 20), sum(1, 2, 3, 4), sum(), all(true, 1 < 2, 3 != 4));
    int calls = 0;
    each([&](auto v) { std::printf("%s ", name<decltype(v)>()); ++calls; }, 'a', 1, 2.5, short{3}, 4L);
    std::printf("%d calls\n", calls);
    print(reverse<list<1, 2, 3, 4, 5>>::type());
    unsigned long running = 1;
    for (unsigned i = 1; i < 15; ++i) {
        running *= i;
        if (running != precomputed.at[i])
            return 1;
    }
    return calls == 5 ? 0 : 2;
}
