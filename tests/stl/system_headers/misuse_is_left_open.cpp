// verify: bounded
// clang: -include bits/c++config.h
// native: ok
// Inserting at the end invalidates end() ([vector.modifiers]). The system's library does not check
// it, and nothing happens: no violation, but no proof either.
#include <cassert>
#include <vector>

int main() {
    std::vector<int> numbers{1, 2, 3};
    numbers.reserve(8);
    std::vector<int>::iterator end = numbers.end();
    numbers.push_back(4);
    assert(*end == 4);
}
