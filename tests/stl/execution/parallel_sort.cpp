// verify: proved
// clang: -std=c++17
// native: none
#include <cassert>
#include <execution>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    int numbers[3];
    for (int &number : numbers) number = __VERIFIER_nondet_int();
    std::sort(std::execution::par, numbers, numbers + 3);
    assert(numbers[0] <= numbers[1] && numbers[1] <= numbers[2]);
}
