// verify: violated
// clang: -std=c++98
// native: abort
#include <cassert>
#include <iterator>
#include <sstream>
#include <vector>

int main() {
    std::istringstream text("1 2 3");
    std::istream_iterator<int> first(text), last;
    const std::vector<int> numbers(first, last);
    assert(numbers.size() == 3 && numbers[0] == 1 && numbers[1] == 3); //~ V0001
}
