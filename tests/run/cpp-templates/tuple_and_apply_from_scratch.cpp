// run: same
// clang: -std=c++17 -O1
#include <cstdio>
#include <utility>

template <std::size_t I, class T> struct leaf {
    T value;
};

template <class S, class... T> struct storage;
template <std::size_t... I, class... T> struct storage<std::index_sequence<I...>, T...> : leaf<I, T>... {
    storage(T... v) : leaf<I, T>{v}... {}
};

template <class... T> struct tuple : storage<std::index_sequence_for<T...>, T...> {
    using storage<std::index_sequence_for<T...>, T...>::storage;
    static constexpr std::size_t size = sizeof...(T);
};
template <class... T> tuple(T...) -> tuple<T...>;

template <std::size_t I, class T> T &get(leaf<I, T> &l) { return l.value; }
template <std::size_t I, class T> const T &get(const leaf<I, T> &l) { return l.value; }

template <class F, class T, std::size_t... I> decltype(auto) apply_impl(F &&f, T &t, std::index_sequence<I...>) { return f(get<I>(t)...); }
template <class F, class... T> decltype(auto) apply(F &&f, tuple<T...> &t) { return apply_impl(f, t, std::index_sequence_for<T...>()); }

template <class... A, class... B, std::size_t... I, std::size_t... J> tuple<A..., B...> join_impl(const tuple<A...> &a, const tuple<B...> &b, std::index_sequence<I...>, std::index_sequence<J...>) { return {get<I>(a)..., get<J>(b)...}; }
template <class... A, class... B> tuple<A..., B...> join(const tuple<A...> &a, const tuple<B...> &b) { return join_impl(a, b, std::index_sequence_for<A...>(), std::index_sequence_for<B...>()); }

int main() {
    tuple t(1, 2.5, 'x');
    get<0>(t) += 41;
    double total = apply([](int a, double b, char c) { return a + b + c; }, t);
    std::printf("%d %g %c %g\n", get<0>(t), get<1>(t), get<2>(t), total);
    auto j = join(t, tuple(7L, "end"));
    std::printf("%zu %ld %s %zu\n", decltype(j)::size, get<3>(j), get<4>(j), sizeof(get<2>(j)));
    int count = 0;
    apply([&](auto &...v) { count = (... + static_cast<int>(sizeof v > 1)); }, j);
    int &r = apply([](int &a, auto &...) -> int & { return a; }, j);
    r = 5;
    std::printf("%d %d\n", count, get<0>(j));
    return get<0>(j) == 5 && get<0>(t) == 42 ? 0 : 1;
}
