// verify: proved
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v;
    for (int i = 0; i != 6; ++i)
        v.push_back(i);
    for (std::vector<int>::iterator i = v.begin(); i != v.end();)
        if (*i % 2 == 0)
            i = v.erase(i);
        else
            ++i;
    assert(v.size() == 3 && v[0] == 1 && v[2] == 5);
}
