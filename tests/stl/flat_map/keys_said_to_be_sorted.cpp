// verify: proved
// clang: -std=c++23
// native: none
#include <cassert>
#include <flat_map>

int main() {
    std::flat_map<int, char> m(std::sorted_unique, {1, 2, 5}, {'a', 'b', 'c'});
    assert(m.at(5) == 'c');
}
