// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<bool> v(3);
    v[1] = true;
    v.push_back(true);
    v.flip();
    assert(v[0] && !v[1] && v[2] && !v[3]);
}
