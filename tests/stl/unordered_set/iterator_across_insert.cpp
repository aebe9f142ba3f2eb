// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <unordered_set>

int main() {
    std::unordered_set<int> s;
    s.reserve(8);
    s.insert(1);
    std::unordered_set<int>::iterator i = s.begin();
    s.insert(2);
    assert(*i == 1);
}
