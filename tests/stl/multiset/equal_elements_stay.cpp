// verify: proved
// native: ok
#include <cassert>
#include <set>

int main() {
    std::multiset<int> s{1, 1, 2};
    assert(s.count(1) == 2);
    s.erase(s.find(1));
    assert(s.size() == 2);
}
