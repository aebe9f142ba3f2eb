// verify: violated
// clang: -std=c++20
// native: none
#include <algorithm>
#include <array>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    std::array<int, 3> numbers;
    for (int &number : numbers) number = __VERIFIER_nondet_int();
    std::ranges::sort(numbers);
    assert(numbers[0] < numbers[1]); //~ V0001
}
