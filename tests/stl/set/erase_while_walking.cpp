// verify: proved
// native: ok
#include <cassert>
#include <set>

int main() {
    std::set<int> s{1, 2, 3, 4};
    for (std::set<int>::iterator i = s.begin(); i != s.end();)
        if (*i % 2)
            i = s.erase(i);
        else
            ++i;
    assert(s.size() == 2);
}
