// verify: proved
// clang: -std=c++23
// native: none
#include <mdspan>

extern "C" int nondet_int();

int main() {
    int numbers[6] = {};
    std::mdspan table(numbers, 2, 3);
    const int i = nondet_int();
    return 0 <= i && i < 3 ? table[1, i] : 0;
}
