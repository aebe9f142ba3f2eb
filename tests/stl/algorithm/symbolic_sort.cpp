// verify: proved
// native: none
#include <algorithm>
#include <cassert>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> numbers;
    for (int i = 0; i != 6; ++i) numbers.push_back(nondet_int());
    const std::vector<int> before = numbers;
    std::sort(numbers.begin(), numbers.end());
    for (int i = 0; i != 5; ++i) assert(numbers[i] <= numbers[i + 1]);
    assert(std::count(numbers.begin(), numbers.end(), before[0]) == std::count(before.begin(), before.end(), before[0]));
}
