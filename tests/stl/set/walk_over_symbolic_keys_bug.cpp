// verify: violated
// native: none
#include <cassert>
#include <set>

extern "C" int nondet_int();

int main() {
    std::set<int> numbers;
    for (int i = 0; i != 4; ++i) numbers.insert(nondet_int());
    std::set<int>::iterator before = numbers.begin();
    for (std::set<int>::iterator i = before; ++i != numbers.end(); before = i) assert(*before + 1L < *i); //~ V0001
}
