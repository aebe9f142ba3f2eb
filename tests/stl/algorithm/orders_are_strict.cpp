// verify: proved
// native: ok
// Every algorithm that takes an order is given a strict weak one: [alg.sorting.general]/3.
#include <algorithm>
#include <cassert>
#include <functional>
#include <list>
#include <map>
#include <vector>

struct Version {
    int major, minor;
};
static bool older(const Version &a, const Version &b) {
    return a.major != b.major ? a.major < b.major : a.minor < b.minor;
}

int main() {
    std::vector<Version> v{{2, 1}, {1, 2}, {2, 0}, {1, 2}};
    std::sort(v.begin(), v.end(), older);
    std::stable_sort(v.begin(), v.end(), older);
    std::partial_sort(v.begin(), v.begin() + 2, v.end(), older);
    std::nth_element(v.begin(), v.begin() + 1, v.end(), older);
    assert(std::max_element(v.begin(), v.end(), older)->minor == 1);
    assert(std::min_element(v.begin(), v.end(), older)->minor == 2);
    std::make_heap(v.begin(), v.end(), older);
    std::sort_heap(v.begin(), v.end(), older);
    assert(std::is_sorted(v.begin(), v.end(), older));
    std::list<int> l{3, 1, 2};
    l.sort(std::greater<int>());
    assert(l.front() == 3);
    std::map<Version, int, bool (*)(const Version &, const Version &)> m(older);
    m[v[0]] = 1;
    m[v[3]] = 2;
    assert(m.size() == 2);
}
