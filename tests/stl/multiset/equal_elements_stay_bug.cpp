// verify: violated
// native: abort
#include <cassert>
#include <set>

int main() {
    std::multiset<int> s{1, 1, 2};
    s.erase(1);
    assert(s.size() == 2); //~ V0001
}
