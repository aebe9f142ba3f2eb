// verify: violated
// clang: -std=c++17
// native: none
// "At most" is no strict weak order ([alg.sorting]/3), and a NaN is in no order with anything.
#include <algorithm>
#include <cmath>
#include <iterator>

static bool at_most(int left, int right) { return left <= right; }

int main(int count, char **) {
    const int numbers[] = {31, 12, 42, 23, 53};
    switch (count) {
    case 1: return *std::min_element(std::begin(numbers), std::end(numbers), at_most); //~ V0509
    case 2: return *std::max_element(std::begin(numbers), std::end(numbers), at_most); //~ V0509
    case 3: return *std::minmax_element(std::begin(numbers), std::end(numbers), at_most).first; //~ V0509
    case 4: return std::max({1, 2, 3}, [](int left, int right) { return left <= right; }); //~ V0509
    case 5: return std::min({1.0, std::nan(""), 2.0}) < 1.0; //~ V0509
    default: return std::minmax({2, 1}, [](int, int) { return true; }).first; //~ V0509
    }
}
