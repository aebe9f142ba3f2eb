// run: same
// clang: -O2
#include <algorithm>
#include <array>
#include <cstdio>
#include <numeric>

using row = std::array<int, 4>;
using grid = std::array<row, 3>;

int main() {
    grid g{};
    int k = 0;
    for (row &r : g)
        std::iota(r.begin(), r.end(), ++k * 10);
    g[1].fill(5);
    std::swap(g[0], g[2]);
    for (const row &r : g) {
        for (int v : r)
            std::printf("%d ", v);
        std::printf("| %d\n", std::accumulate(r.begin(), r.end(), 0));
    }
    std::array<int, 10> a{{3, 1, 4, 1, 5, 9, 2, 6, 5, 3}};
    std::sort(a.begin(), a.end());
    auto [low, high] = std::equal_range(a.begin(), a.end(), 5);
    std::printf("%ld fives at %ld, five? %d seven? %d\n", static_cast<long>(high - low), static_cast<long>(low - a.begin()), std::binary_search(a.begin(), a.end(), 5), std::binary_search(a.begin(), a.end(), 7));
    std::rotate(a.begin(), a.begin() + 3, a.end());
    std::printf("%d %d\n", a.front(), a.back());
    auto minmax = std::minmax_element(a.begin(), a.end());
    std::printf("%d %d %d\n", *minmax.first, *minmax.second, std::inner_product(a.begin(), a.end(), a.begin(), 0));
    auto end = std::remove_if(a.begin(), a.end(), [](int v) { return v % 2 == 1; });
    std::printf("%ld even\n", static_cast<long>(end - a.begin()));
    std::partial_sum(a.begin(), end, a.begin());
    std::printf("%d\n", *(end - 1));
    return *(end - 1) == 12 ? 0 : 1;
}
