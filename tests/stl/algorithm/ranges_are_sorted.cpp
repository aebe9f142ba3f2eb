// verify: proved
// native: ok
// Every algorithm on sorted ranges is given sorted ones: [alg.binary.search], [alg.merge],
// [alg.set.operations].
#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <vector>

int main() {
    const std::vector<int> a{1, 3, 5}, b{2, 3};
    std::vector<int> out;
    assert(std::binary_search(a.begin(), a.end(), 3));
    assert(std::lower_bound(a.begin(), a.end(), 2) == a.begin() + 1);
    assert(std::upper_bound(a.begin(), a.end(), 3) == a.begin() + 2);
    assert(std::equal_range(a.begin(), a.end(), 3).first == a.begin() + 1);
    assert(!std::includes(a.begin(), a.end(), b.begin(), b.end()));
    std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
    assert(out.size() == 5 + 4 + 1 + 2 + 3);
    std::vector<int> halves{1, 4, 2, 3};
    std::inplace_merge(halves.begin(), halves.begin() + 2, halves.end());
    assert(std::is_sorted(halves.begin(), halves.end()));
    // Sorted by the comparison that is given.
    const std::vector<int> falling{5, 3, 1};
    assert(std::binary_search(falling.begin(), falling.end(), 3, std::greater<int>()));
    // Partitioned with respect to the value is enough.
    const std::vector<int> parted{2, 1, 3, 5, 4};
    assert(std::lower_bound(parted.begin(), parted.end(), 3) == parted.begin() + 2);
    assert(std::partition_point(parted.begin(), parted.end(), [](int n) { return n < 3; }) == parted.begin() + 2);
}
