// verify: proved
// clang: -std=c++20
// native: ok
#include <cassert>
#include <ranges>
#include <vector>

int main() {
    std::vector<int> numbers{3, 5, 6};
    auto even = numbers | std::views::filter([](int n) { return n % 2 == 0; });
    if (!even.empty()) assert(even.front() == 6);
}
