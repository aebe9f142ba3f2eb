// verify: violated
// clang: -std=c++20
// native: none
#include <ranges>
#include <vector>

int main() {
    std::vector<int> numbers{3, 5, 7};
    auto even = numbers | std::views::filter([](int n) { return n % 2 == 0; });
    return even.front(); //~ V0505
}
