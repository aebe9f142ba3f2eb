// Ranges and views of the standard library.
// flags: -std=c++20
// needs: clang 16
#include <ranges>
#include <vector>
// expect function: `int run(const std::vector<int, std::allocator<int> > &)` at 7
int run(const std::vector<int> &v) {
    int sum = 0;
    for (int x : v | std::views::filter([](int x) { return x % 2 == 0; }) | std::views::transform([](int x) { return x * x; }))
        sum += x;
    for (int x : std::views::iota(1, 5) | std::views::reverse)
        sum -= x;
    return sum;
}
