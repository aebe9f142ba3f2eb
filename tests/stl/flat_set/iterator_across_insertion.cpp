// verify: proved
// clang: -std=c++23
// native: none
#include <flat_set>

int main() {
    std::flat_set<int> s{1, 2};
    auto first = s.begin();
    first = s.insert(0).first;
    return *first;
}
