// verify: violated
// clang: -std=c++23
// native: none
#include <cassert>
#include <flat_map>

int main() {
    std::flat_map<int, char> m(std::sorted_unique, {1, 5, 2}, {'a', 'b', 'c'}); //~ V0509
    assert(m.at(5) == 'c');
}
