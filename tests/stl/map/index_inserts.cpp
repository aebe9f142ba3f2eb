// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <map>

int main() {
    std::map<int, int> m;
    if (m.find(5) == m.end())
        assert(m.empty());
    m[5];
    assert(m.size() == 1 && m[5] == 0);
}
