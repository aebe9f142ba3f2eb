// verify: violated
// clang: -std=c++23
// native: none
#include <flat_set>

int main() {
    std::flat_set<int> s{1, 2};
    auto first = s.begin();
    s.insert(0);
    return *first; //~ V0502
}
