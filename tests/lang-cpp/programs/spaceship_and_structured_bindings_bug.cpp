// verify: violated
// clang: -std=c++20
// native: abort
#include <cassert>
#include <compare>
#include <cstdio>

struct version {
    int major, minor;
    char tag;
    auto operator<=>(const version &) const = default;
};

struct fraction {
    int n, d;
    friend std::strong_ordering operator<=>(fraction a, fraction b) { return static_cast<long>(a.n) * b.d <=> static_cast<long>(b.n) * a.d; }
    friend bool operator==(fraction a, fraction b) { return (a <=> b) == 0; }
};

struct partial {
    double v;
    std::partial_ordering operator<=>(const partial &) const = default;
};

template <class T> static const char *relation(const T &a, const T &b) {
    auto c = a <=> b;
    return c < 0 ? "<" : c > 0 ? ">" : c == 0 ? "=" : "?";
}

struct divided {
    int quotient, rest;
};
static divided divide(int a, int b) { return {a / b, a % b}; }

int main() {
    version versions[] = {{1, 2, 'a'}, {1, 10, 'a'}, {1, 2, 'b'}, {0, 99, 'z'}};
    for (const auto &[major, minor, tag] : versions)
        std::printf("%d.%d%c %s 1.2a\n", major, minor, tag, relation(version{major, minor, tag}, versions[0]));
    std::printf("%s %s %d\n", relation(fraction{1, 3}, fraction{2, 6}), relation(fraction{-1, 2}, fraction{1, 3}), fraction{1, 2} >= fraction{2, 4});
    double zero = 0;
    std::printf("%s %s %s\n", relation(partial{1}, partial{2}), relation(partial{zero / zero}, partial{1}), relation(partial{-0.0}, partial{0.0}));
    auto [q, r] = divide(47, 5);
    int pair[] = {q, r};
    auto &[x, y] = pair;
    x *= 10;
    y += 1;
    const auto [left, right] = pair;
    std::printf("%d %d %d %d\n", pair[0], pair[1], left, right);
    struct bits {
        unsigned a : 3, b : 5;
    } packed{5, 17};
    auto [low, high] = packed;
    std::printf("%u %u\n", low, high);
    assert(!(pair[0] + pair[1] == 93)); //~ V0001
    return 0;
}
