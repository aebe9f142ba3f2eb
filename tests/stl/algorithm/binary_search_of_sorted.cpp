// verify: proved
// native: ok
#include <algorithm>
#include <cassert>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3, 5};
    assert(std::binary_search(v.begin(), v.end(), 3));
    assert(std::lower_bound(v.begin(), v.end(), 4) == v.begin() + 3);
}
