// verify: proved
// clang: -std=c++20
// native: none
// An index from outside is compared with the size before it is used.
#include <array>
#include <bitset>
#include <cassert>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <valarray>
#include <vector>

extern "C" unsigned nondet_uint();

template <class Container>
static int element(Container &&container, unsigned index) {
    return index < container.size() ? int(container[index]) : 0;
}

int main() {
    int numbers[] = {0, 0};
    const unsigned index = nondet_uint();
    int sum = element(std::vector<int>{0, 0}, index);
    sum += element(std::vector<bool>{false, false}, index);
    sum += element(std::deque<int>{0, 0}, index);
    sum += element(std::array<int, 2>{}, index);
    sum += element(std::span<int>(numbers), index);
    sum += element(std::bitset<2>(), index);
    sum += element(std::valarray<int>(2), index);
    sum += element(std::string_view("a"), index) + element(std::string("a"), index);
    assert(sum == (index == 0 ? 2 * 'a' : 0));
}
