// verify: proved
// system-headers: bounded
// native: ok
#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

static bool by_first(const std::pair<int, int> &a, const std::pair<int, int> &b) { return a.first < b.first; }

int main() {
    std::vector<std::pair<int, int>> v{{1, 1}, {0, 0}, {1, 2}};
    std::stable_sort(v.begin(), v.end(), by_first);
    assert(v[1].second == 1 && v[2].second == 2);
}
