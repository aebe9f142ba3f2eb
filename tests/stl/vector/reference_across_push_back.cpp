// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v(1, 5);
    v.reserve(2);
    int &first = v[0];
    v.push_back(6);
    first = 7;
    assert(v[0] == 7);
}
