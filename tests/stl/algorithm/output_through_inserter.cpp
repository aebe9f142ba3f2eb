// verify: proved
// native: ok
#include <algorithm>
#include <cassert>
#include <iterator>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3}, w;
    std::transform(v.begin(), v.end(), std::back_inserter(w), [](int x) { return 2 * x; });
    assert(w.size() == 3 && w[2] == 6);
}
