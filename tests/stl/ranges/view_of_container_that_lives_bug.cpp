// verify: violated
// clang: -std=c++20
// native: asan
#include <ranges>
#include <vector>

static auto doubled() {
    std::vector<int> numbers{1, 2, 3};
    return std::views::all(numbers) | std::views::transform([](int n) { return 2 * n; });
}

int main() {
    int sum = 0;
    for (int n : doubled()) sum += n; //~ V0106
    return sum;
}
