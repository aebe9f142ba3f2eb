// verify: proved
// native: none
#include <algorithm>
#include <cassert>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> numbers;
    for (int i = 0; i != 6; ++i) numbers.push_back(nondet_int());
    const int wanted = nondet_int();
    const std::vector<int>::iterator found = std::find(numbers.begin(), numbers.end(), wanted);
    assert(found == numbers.end() || *found == wanted);
    for (std::vector<int>::iterator i = numbers.begin(); i != found; ++i) assert(*i != wanted);
}
