// Broken preconditions of <algorithm> and <numeric>.
// standards: 11 14 17 20 23
// model only
#include "misuse.h"
#include <algorithm>
#include <list>
#include <numeric>
#include <vector>

typedef std::vector<int> V;

static bool not_below(int a, int b) { return a >= b; }

int main() {
    MISUSE("iterator-mismatch", V a{1}, b{2}; std::sort(a.begin(), b.end()));
    MISUSE("iterator-mismatch", V a{1}, b{2}; std::find(a.begin(), b.end(), 1));
    MISUSE("iterator-range", V a{1, 2}; std::find(a.end(), a.begin(), 1));
    MISUSE("invalidated-iterator", V a{1, 2}; V::iterator i = a.begin(); a.push_back(3); std::sort(i, a.end()));
    MISUSE("invalid-order", V a{1, 2}; std::sort(a.begin(), a.end(), not_below));
    MISUSE("invalid-order", V a{1, 2}; std::stable_sort(a.begin(), a.end(), not_below));
    MISUSE("invalid-order", V a{1, 2}; std::make_heap(a.begin(), a.end(), not_below));
    MISUSE("invalid-order", V a{1, 2}; std::nth_element(a.begin(), a.begin(), a.end(), not_below));
    MISUSE("invalid-order", V a{2, 1}; std::lower_bound(a.begin(), a.end(), 2));
    MISUSE("invalid-order", V a{2, 1}; std::upper_bound(a.begin(), a.end(), 1));
    MISUSE("invalid-order", V a{3, 1, 2}; std::binary_search(a.begin(), a.end(), 2));
    MISUSE("invalid-order", V a{2, 1}, b{1}, c(3); std::merge(a.begin(), a.end(), b.begin(), b.end(), c.begin()));
    MISUSE("invalid-order", V a{2, 1}, b{1}, c(3); std::set_union(a.begin(), a.end(), b.begin(), b.end(), c.begin()));
    MISUSE("invalid-order", V a{2, 1}, b{1}; std::includes(a.begin(), a.end(), b.begin(), b.end()));
    MISUSE("invalid-order", V a{1, 2}; std::pop_heap(a.begin(), a.end()));
    MISUSE("invalid-order", V a{1, 2}; std::sort_heap(a.begin(), a.end()));
    MISUSE("output-range", V a{1, 2}, b(1); std::copy(a.begin(), a.end(), b.begin()));
    MISUSE("output-range", V a{1, 2}, b; std::fill_n(b.begin(), 1, 2));
    MISUSE("iterator-range", V a; *std::max_element(a.begin(), a.end()));
    MISUSE("overlapping-copy", V a{1, 2, 3}; std::copy(a.begin(), a.begin() + 2, a.begin() + 1));
    MISUSE("iterator-range", V a{1}; V::iterator i = a.begin(); std::advance(i, 2));
    MISUSE("iterator-range", std::list<int> l{1}; std::next(l.begin(), 2));
    MISUSE("iterator-range", std::list<int> l{1}; std::prev(l.begin()));
#if __cplusplus >= 201703L
    MISUSE("library-precondition", std::clamp(1, 3, 2));
#endif
    return check::done();
}
