// verify: violated
// native: abort
#include <cassert>
#include <map>
#include <utility>

int main() {
    std::map<int, char> m;
    m.insert(std::make_pair(1, 'a'));
    m.insert(std::make_pair(1, 'b'));
    assert(m[1] == 'b'); //~ V0001
}
