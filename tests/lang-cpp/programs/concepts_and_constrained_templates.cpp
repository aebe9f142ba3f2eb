// verify: proved
// clang: -std=c++20
// native: ok
#include <cassert>
#include <concepts>
#include <cstdio>
#include <string_view>

template <class T>
concept printable = requires(const T &t) {
    { t.text() } -> std::convertible_to<std::string_view>;
};
template <class T>
concept arithmetic = std::integral<T> || std::floating_point<T>;
template <class T>
concept small = sizeof(T) <= 2;

template <std::integral T> static const char *classify(T) { return "integral"; }
template <std::integral T>
    requires small<T>
static const char *classify(T) {
    return "small integral";
}
template <std::floating_point T> static const char *classify(T) { return "floating"; }
static const char *classify(auto) { return "anything"; }

struct named {
    std::string_view text() const { return "named"; }
};

template <class T> static void show(const T &t) {
    if constexpr (printable<T>)
        std::printf("<%s>", t.text().data());
    else if constexpr (arithmetic<T>)
        std::printf("(%g)", static_cast<double>(t));
    else
        std::printf("?");
}

template <arithmetic... T> constexpr auto average(T... v) { return (0.0 + ... + v) / sizeof...(T); }

template <class T> struct box {
    T value;
    constexpr bool positive() const
        requires arithmetic<T>
    {
        return value > 0;
    }
};

consteval int squared(int x) { return x * x; }
constexpr int table(int n) {
    int t[10] = {};
    for (int i = 0; i < 10; ++i)
        t[i] = i * i - n;
    int sum = 0;
    for (int v : t)
        sum += v;
    return sum;
}
constinit int start = table(3);

int main() {
    std::printf("%s, %s, %s, %s\n", classify(1), classify('c'), classify(1.5f), classify("s"));
    show(named());
    show(3);
    show(2.5);
    show("text");
    std::printf("\n%g %d\n", average(1, 2.5, 3L, 'A'), box<int>{-1}.positive());
    static_assert(squared(12) == 144 && table(0) == 285);
    volatile int n = 3;
    std::printf("%d %d %d\n", squared(9), start, table(n) == start);
    assert(start == 255);
    return 0;
}
