// verify: proved
// clang: -std=c++17
// native: ok
// [alg.min.max]: the least and the largest by a strict weak order, with no more comparisons than promised.
#include <algorithm>
#include <cassert>
#include <iterator>

static bool shorter(int left, int right) { return left % 10 < right % 10; }

int main() {
    const int numbers[] = {31, 12, 42, 23, 53};
    assert(std::min_element(std::begin(numbers), std::end(numbers), shorter) == numbers);
    assert(std::max_element(std::begin(numbers), std::end(numbers), shorter) == numbers + 3);
    assert(std::minmax_element(std::begin(numbers), std::end(numbers), shorter).second == numbers + 4);
    assert(std::min({2.0, 1.5}) == 1.5);
    assert(std::minmax({3, 1, 2}, [](int left, int right) { return left < right; }).second == 3);

    int calls = 0;
    const auto counted = [&calls](int left, int right) {
        ++calls;
        return left < right;
    };
    assert(std::min_element(std::begin(numbers), std::end(numbers), counted) == numbers + 1 && calls == 4);
    calls = 0;
    const auto both = std::minmax_element(std::begin(numbers), std::end(numbers), counted);
    assert(*both.first == 12 && *both.second == 53 && calls <= 6);
    calls = 0;
    assert(std::minmax_element(std::begin(numbers), std::begin(numbers) + 2, counted).first == numbers + 1 && calls == 1);
}
