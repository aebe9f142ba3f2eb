// verify: proved
// flags: --no-check library
// clang: -include bits/c++config.h
// native: ok
// Who does not ask for the library's preconditions misses nothing with the system's headers.
#include <cassert>
#include <vector>

int main() {
    std::vector<int> numbers{1, 2};
    numbers.push_back(3);
    assert(numbers.size() == 3 && numbers.back() == 3);
}
