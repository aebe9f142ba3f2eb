// <ranges>: what C++23 added; libstdc++ 12 has not got it yet.
// standards: 23
// model only
#include "check.h"
#include <ranges>
#include <vector>
#include <string>
#include <list>
#include <map>

int main() {
    std::vector<int> v{1, 2, 3};
    std::list<std::string> l{"a", "b"};
    int k = 0;
    for (auto [a, b] : std::views::zip(v, l)) {
        b += char('0' + a);
        ++k;
    }
    CHECK(k == 2 && l.back() == "b2");
    for (auto [i, x] : v | std::views::enumerate)
        x += int(i);
    CHECK(v[2] == 5);
    auto w = v | std::views::transform([](int n) { return n * 2; }) | std::ranges::to<std::vector>();
    static_assert(std::is_same_v<decltype(w), std::vector<int>>);
    CHECK(w[2] == 10);
    auto s = std::views::iota('a', 'e') | std::ranges::to<std::string>();
    CHECK(s == "abcd");
    auto z = std::views::zip(v, w);
    CHECK(z.size() == 3 && std::get<1>(z[1]) == w[1]);
    auto n = std::ranges::to<std::vector<std::string>>(
        std::views::zip(v, w) | std::views::transform([](auto t) { return std::string(std::get<0>(t), 'x'); }));
    CHECK(n[0] == "x");
    return check::done();
}
