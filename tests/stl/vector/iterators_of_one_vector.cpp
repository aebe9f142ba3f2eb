// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v(3, 1), w(2, 2);
    v.insert(v.end(), w.begin(), w.end());
    assert(v.size() == 5);
}
