// verify: proved
// native: ok
#include <cassert>
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m{{1, 1}, {2, 0}, {3, 1}};
    for (std::unordered_map<int, int>::iterator i = m.begin(); i != m.end();)
        if (i->second)
            i = m.erase(i);
        else
            ++i;
    assert(m.size() == 1);
}
