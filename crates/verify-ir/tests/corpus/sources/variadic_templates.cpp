// Parameter packs, folds, tuples made by hand, perfect forwarding.
// flags: -std=c++17
// expect function: `int run()` at 12
// expect template: `Tuple<int, double, char>` has Ts
template <class... Ts> struct Tuple {};
template <class Head, class... Tail> struct Tuple<Head, Tail...> : Tuple<Tail...> {
    Head head;
    Tuple(Head h, Tail... t) : Tuple<Tail...>(t...), head(h) {}
};
template <class... Ts> auto sum(Ts... ts) { return (ts + ... + 0); }
template <class F, class... Args> decltype(auto) call(F &&f, Args &&...args) { return f(static_cast<Args &&>(args)...); }
int run() { Tuple<int, double, char> t(1, 2.0, 'c'); return call([](auto... x) { return (int)sum(x...); }, t.head, 2, 3L); }
