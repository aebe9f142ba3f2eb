// verify: proved
// native: ok
#include <cassert>
#include <map>
#include <utility>

int main() {
    std::multimap<int, char> m{{1, 'a'}, {1, 'b'}, {2, 'c'}};
    std::pair<std::multimap<int, char>::iterator, std::multimap<int, char>::iterator> r = m.equal_range(1);
    int n = 0;
    for (; r.first != r.second; ++r.first)
        ++n;
    assert(n == 2);
}
