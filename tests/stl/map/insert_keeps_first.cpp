// verify: proved
// native: ok
#include <cassert>
#include <map>
#include <utility>

int main() {
    std::map<int, char> m;
    assert(m.insert(std::make_pair(1, 'a')).second);
    assert(!m.insert(std::make_pair(1, 'b')).second);
    assert(m[1] == 'a');
}
