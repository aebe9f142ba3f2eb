// verify: proved
// native: ok
#include <cassert>
#include <map>

int main() {
    std::map<int, int> m{{1, 1}, {2, 0}, {3, 1}};
    for (std::map<int, int>::iterator i = m.begin(); i != m.end();)
        if (i->second)
            m.erase(i++);
        else
            ++i;
    assert(m.size() == 1);
}
