// verify: violated
// native: none
#include <cassert>
#include <unordered_set>

int main() {
    std::unordered_set<int> s{1, 2};
    assert(*s.begin() == 2); //~ V0001
}
