// verify: violated
// clang: -std=c++20
// native: abort
#include <cassert>
#include <ranges>
#include <vector>

int main() {
    std::vector<int> numbers{3, 6, 8};
    auto even = numbers | std::views::filter([](int n) { return n % 2 == 0; });
    assert(even.front() == 6);
    numbers[1] = 7;
    assert(even.front() == 8); //~ V0001
}
