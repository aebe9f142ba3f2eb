// verify: proved
// native: ok
#include <algorithm>
#include <cassert>
#include <vector>

int main() {
    std::vector<int> a{1, 3}, b{2, 4}, c(4);
    std::merge(a.begin(), a.end(), b.begin(), b.end(), c.begin());
    assert(c[1] == 2 && c[3] == 4);
}
