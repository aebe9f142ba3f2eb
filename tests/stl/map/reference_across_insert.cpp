// verify: proved
// native: ok
#include <cassert>
#include <map>

int main() {
    std::map<int, int> m;
    int &one = m[1];
    for (int i = 2; i != 6; ++i)
        m[i] = i;
    one = 7;
    assert(m[1] == 7);
}
