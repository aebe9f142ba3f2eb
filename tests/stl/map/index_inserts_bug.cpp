// verify: violated
// system-headers: violated
// native: abort
#include <cassert>
#include <map>

int main() {
    std::map<int, int> m;
    if (m[5] == 0)
        assert(m.empty()); //~ V0001
}
