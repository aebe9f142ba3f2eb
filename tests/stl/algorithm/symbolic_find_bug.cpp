// verify: violated
// native: none
#include <algorithm>
#include <cassert>
#include <vector>

extern "C" int nondet_int();

int main() {
    std::vector<int> numbers;
    for (int i = 0; i != 6; ++i) numbers.push_back(nondet_int());
    return *std::find(numbers.begin(), numbers.end(), nondet_int()); //~ V0503
}
