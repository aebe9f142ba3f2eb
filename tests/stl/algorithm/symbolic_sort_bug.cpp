// verify: violated
// native: none
#include <algorithm>
#include <cassert>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> numbers;
    for (int i = 0; i != 6; ++i) numbers.push_back(nondet_int());
    std::sort(numbers.begin(), numbers.end());
    for (int i = 0; i != 5; ++i) assert(numbers[i] < numbers[i + 1]); //~ V0001
}
