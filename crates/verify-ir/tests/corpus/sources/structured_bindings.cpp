// Structured bindings, if with initialiser, ranges for, nested functions of the standard library.
// flags: -std=c++17
#include <array>
#include <tuple>
#include <utility>
// expect function: `int run(const std::array<std::pair<int, char>, 3UL> &)` at 7
int run(const std::array<std::pair<int, char>, 3> &pairs) {
    int sum = 0;
    for (const auto &[number, letter] : pairs)
        if (auto twice = number * 2; twice > letter)
            sum += twice;
    struct Point { int x, y; } point{1, 2};
    auto [x, y] = point;
    auto [a, b, c] = std::tuple(1, 2.5, 'c');
    int raw[2] = {3, 4};
    auto &[first, second] = raw;
    first = 9;
    return sum + x + y + a + (int)b + c + second;
}
