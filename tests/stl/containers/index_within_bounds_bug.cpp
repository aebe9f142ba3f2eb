// verify: violated
// clang: -std=c++20
// native: none
// An index from outside is used as it is: [sequence.reqmts], [string.access], [bitset.members].
#include <array>
#include <bitset>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <valarray>
#include <vector>

extern "C" int nondet_int();
extern "C" unsigned nondet_uint();

int main() {
    std::vector<int> vector(2);
    std::vector<bool> bits(2);
    std::deque<int> deque(2);
    std::array<int, 2> array{};
    int numbers[] = {0, 0};
    const std::span<int> span(numbers);
    std::bitset<2> bitset;
    std::valarray<int> values(2);
    std::string string("ab");
    const std::string_view view("ab");
    const unsigned index = nondet_uint();
    switch (nondet_int()) {
    case 0: return vector[index]; //~ V0506
    case 1: return bits[index];   //~ V0506
    case 2: return deque[index];  //~ V0506
    case 3: return array[index];  //~ V0506
    case 4: return span[index];   //~ V0506
    case 5: return bitset[index]; //~ V0506
    case 6: return values[index]; //~ V0506
    case 7: return string[index]; //~ V0506
    case 8: return view[index];   //~ V0506
    default: return 0;
    }
}
