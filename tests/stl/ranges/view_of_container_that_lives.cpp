// verify: proved
// clang: -std=c++20
// native: ok
#include <cassert>
#include <ranges>
#include <vector>

static auto doubled(const std::vector<int> &numbers) {
    return numbers | std::views::transform([](int n) { return 2 * n; });
}

int main() {
    std::vector<int> numbers{1, 2, 3};
    int sum = 0;
    for (int n : doubled(numbers)) sum += n;
    assert(sum == 12);
}
