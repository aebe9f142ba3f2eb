// verify: violated
// clang: -std=c++23
// native: none
#include <flat_map>

int main() {
    std::flat_multimap<int, char> m;
    m.replace({1, 1}, {'a'}); //~ V0501
    return m.count(1) == 2 ? 0 : 1;
}
