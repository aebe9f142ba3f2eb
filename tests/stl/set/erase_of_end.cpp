// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <set>

int main() {
    std::set<int> s{1, 2, 3};
    assert(s.erase(4) == 0);
    s.erase(s.begin());
    assert(*s.begin() == 2);
}
