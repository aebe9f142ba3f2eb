// verify: proved
// native: ok
#include <algorithm>
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3}, w(3);
    std::copy(v.begin(), v.end(), w.begin());
    assert(w == v);
}
