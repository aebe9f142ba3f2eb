// The non-modifying, permutation and order algorithms on all short sequences over a small alphabet, against plain
// loops ([alg.nonmodifying], [alg.sorting]).
#include "check.h"
#include <algorithm>
#include <functional>
#include <list>
#include <vector>

typedef std::vector<int> V;

static const int alphabet = 3, longest = 4;

static bool odd(int x) { return x % 2 != 0; }
static bool above(int a, int b) { return a > b; }

static int count_in(const V &v, int x) {
    int n = 0;
    for (size_t i = 0; i != v.size(); ++i)
        n += v[i] == x;
    return n;
}
static int first_of(const V &v, int x) {
    for (size_t i = 0; i != v.size(); ++i)
        if (v[i] == x)
            return int(i);
    return int(v.size());
}
static bool sorted(const V &v) {
    for (size_t i = 1; i < v.size(); ++i)
        if (v[i] < v[i - 1])
            return false;
    return true;
}
static bool same_elements(const V &a, const V &b) {
    for (int x = -1; x <= alphabet; ++x)
        if (count_in(a, x) != count_in(b, x))
            return false;
    return a.size() == b.size();
}

static void searching(const V &v) {
    std::list<int> l(v.begin(), v.end());
    for (int x = 0; x != alphabet; ++x) {
        CHECK(std::find(v.begin(), v.end(), x) - v.begin() == first_of(v, x));
        CHECK(std::count(v.begin(), v.end(), x) == count_in(v, x));
        CHECK(std::distance(l.begin(), std::find(l.begin(), l.end(), x)) == first_of(v, x));
        for (int n = 0; n != 3; ++n) {
            int expected = int(v.size());
            for (int i = int(v.size()) - n; i >= 0; --i) {
                bool all = true;
                for (int k = 0; k != n; ++k)
                    all = all && v[size_t(i + k)] == x;
                if (all)
                    expected = i;
            }
            CHECK(std::search_n(v.begin(), v.end(), n, x) - v.begin() == expected);
        }
    }
    CHECK(std::count_if(v.begin(), v.end(), odd) == count_in(v, 1));
    CHECK(std::find_if(v.begin(), v.end(), odd) - v.begin() == first_of(v, 1));
    int twins = int(v.size());
    for (int i = int(v.size()) - 2; i >= 0; --i)
        if (v[size_t(i)] == v[size_t(i + 1)])
            twins = i;
    CHECK(std::adjacent_find(v.begin(), v.end()) - v.begin() == twins);
    if (!v.empty()) {
        int low = 0, high = 0;
        for (size_t i = 1; i != v.size(); ++i) {
            if (v[i] < v[size_t(low)])
                low = int(i);
            if (v[size_t(high)] < v[i])
                high = int(i);
        }
        CHECK(std::min_element(v.begin(), v.end()) - v.begin() == low);
        CHECK(std::max_element(v.begin(), v.end()) - v.begin() == high);
        CHECK(std::max_element(v.begin(), v.end(), above) - v.begin() == low);
    }
    const int wanted[] = {1, 2};
    int either = int(v.size());
    for (int i = int(v.size()) - 1; i >= 0; --i)
        if (v[size_t(i)] == 1 || v[size_t(i)] == 2)
            either = i;
    CHECK(std::find_first_of(v.begin(), v.end(), wanted, wanted + 2) - v.begin() == either);
#if __cplusplus >= 201103L
    CHECK(std::all_of(v.begin(), v.end(), odd) == (count_in(v, 1) == int(v.size())));
    CHECK(std::any_of(v.begin(), v.end(), odd) == (count_in(v, 1) != 0));
    CHECK(std::none_of(v.begin(), v.end(), odd) == (count_in(v, 1) == 0));
    CHECK(std::find_if_not(v.begin(), v.end(), odd) - v.begin() == std::min(first_of(v, 0), first_of(v, 2)));
    CHECK(std::is_sorted(v.begin(), v.end()) == sorted(v));
    std::pair<V::const_iterator, V::const_iterator> both = std::minmax_element(v.begin(), v.end());
    CHECK(v.empty() || (*both.first <= v[0] && *both.second >= v[0]));
#endif
}

static void ordering(const V &v) {
    V s(v);
    std::sort(s.begin(), s.end());
    CHECK(sorted(s) && same_elements(s, v));
    V d(v);
    std::sort(d.begin(), d.end(), above);
    std::reverse(d.begin(), d.end());
    CHECK(d == s);
    V t(v);
    std::stable_sort(t.begin(), t.end());
    CHECK(t == s);
    for (size_t m = 0; m <= v.size(); ++m) {
        V p(v);
        std::partial_sort(p.begin(), p.begin() + int(m), p.end());
        CHECK(same_elements(p, v) && V(p.begin(), p.begin() + int(m)) == V(s.begin(), s.begin() + int(m)));
        V c(m);
        std::partial_sort_copy(v.begin(), v.end(), c.begin(), c.end());
        CHECK(c == V(s.begin(), s.begin() + int(m)));
        if (m != v.size()) {
            V n(v);
            std::nth_element(n.begin(), n.begin() + int(m), n.end());
            CHECK(n[m] == s[m] && same_elements(n, v));
        }
        V r(v);
        std::rotate(r.begin(), r.begin() + int(m), r.end());
        bool rotated = true;
        for (size_t i = 0; i != v.size(); ++i)
            rotated = rotated && r[i] == v[(i + m) % v.size()];
        CHECK(rotated);
        V i(v);
        std::sort(i.begin(), i.begin() + int(m));
        std::sort(i.begin() + int(m), i.end());
        std::inplace_merge(i.begin(), i.begin() + int(m), i.end());
        CHECK(i == s);
    }
    for (int x = 0; x != alphabet; ++x) {
        int below = 0;
        for (int y = 0; y != x; ++y)
            below += count_in(v, y);
        CHECK(std::lower_bound(s.begin(), s.end(), x) - s.begin() == below);
        CHECK(std::upper_bound(s.begin(), s.end(), x) - s.begin() == below + count_in(v, x));
        CHECK(std::equal_range(s.begin(), s.end(), x).second - std::equal_range(s.begin(), s.end(), x).first ==
              count_in(v, x));
        CHECK(std::binary_search(s.begin(), s.end(), x) == (count_in(v, x) != 0));
    }
    V h(v);
    std::make_heap(h.begin(), h.end());
    CHECK(h.empty() || h.front() == s.back());
    V popped(h);
    if (!popped.empty()) {
        std::pop_heap(popped.begin(), popped.end());
        CHECK(popped.back() == s.back());
        popped.back() = alphabet;
        std::push_heap(popped.begin(), popped.end());
        CHECK(popped.front() == alphabet);
    }
    std::sort_heap(h.begin(), h.end());
    CHECK(h == s);
    V odd_first(v);
    const int boundary = int(std::partition(odd_first.begin(), odd_first.end(), odd) - odd_first.begin());
    CHECK(boundary == count_in(v, 1) && same_elements(odd_first, v));
    V stable(v);
    std::stable_partition(stable.begin(), stable.end(), odd);
    V expected;
    for (size_t i = 0; i != v.size(); ++i)
        if (odd(v[i]))
            expected.push_back(v[i]);
    for (size_t i = 0; i != v.size(); ++i)
        if (!odd(v[i]))
            expected.push_back(v[i]);
    CHECK(stable == expected);
    V next(v);
    const bool more = std::next_permutation(next.begin(), next.end());
    CHECK(more == (v < next) && same_elements(next, v));
    if (more) {
        std::prev_permutation(next.begin(), next.end());
        CHECK(next == v);
    }
#if __cplusplus >= 201103L
    CHECK(std::is_permutation(v.begin(), v.end(), s.begin()));
    CHECK(std::is_partitioned(stable.begin(), stable.end(), odd));
    CHECK(std::partition_point(stable.begin(), stable.end(), odd) - stable.begin() == boundary);
    CHECK(std::is_heap(v.begin(), v.end()) == (std::is_heap_until(v.begin(), v.end()) == v.end()));
#endif
}

static void changing(const V &v) {
    V reversed(v.size());
    std::reverse_copy(v.begin(), v.end(), reversed.begin());
    V back(reversed);
    std::reverse(back.begin(), back.end());
    CHECK(back == v);
    for (int x = 0; x != alphabet; ++x) {
        V removed(v);
        removed.erase(std::remove(removed.begin(), removed.end(), x), removed.end());
        V expected;
        for (size_t i = 0; i != v.size(); ++i)
            if (v[i] != x)
                expected.push_back(v[i]);
        CHECK(removed == expected);
        V copied(v.size());
        copied.erase(std::remove_copy(v.begin(), v.end(), copied.begin(), x), copied.end());
        CHECK(copied == expected);
        V replaced(v);
        std::replace(replaced.begin(), replaced.end(), x, 7);
        CHECK(count_in(replaced, x) == 0);
        V replaced_copy(v.size());
        std::replace_copy(v.begin(), v.end(), replaced_copy.begin(), x, 7);
        CHECK(replaced_copy == replaced);
    }
    V unique(v);
    unique.erase(std::unique(unique.begin(), unique.end()), unique.end());
    V expected;
    for (size_t i = 0; i != v.size(); ++i)
        if (i == 0 || v[i] != v[i - 1])
            expected.push_back(v[i]);
    CHECK(unique == expected);
    V doubled(v.size());
    std::transform(v.begin(), v.end(), v.begin(), doubled.begin(), std::plus<int>());
    for (size_t i = 0; i != v.size(); ++i)
        CHECK(doubled[i] == 2 * v[i]);
    V negated(v.size());
    std::transform(v.begin(), v.end(), negated.begin(), std::negate<int>());
    CHECK(v.empty() || negated[0] == -v[0]);
    V filled(v);
    std::fill(filled.begin(), filled.end(), 4);
    CHECK(count_in(filled, 4) == int(v.size()));
    std::fill_n(filled.begin(), int(v.size()) / 2, 5);
    CHECK(filled.size() < 2 || filled[0] == 5);
    V copy(v.size() + 1);
    CHECK(std::copy(v.begin(), v.end(), copy.begin()) - copy.begin() == int(v.size()));
    CHECK(std::copy_backward(v.begin(), v.end(), copy.end()) - copy.begin() == 1);
    V a(v), b(v.size(), 9);
    std::swap_ranges(a.begin(), a.end(), b.begin());
    CHECK(b == v);
#if __cplusplus >= 201103L
    V odds;
    odds.resize(v.size());
    odds.erase(std::copy_if(v.begin(), v.end(), odds.begin(), odd), odds.end());
    CHECK(int(odds.size()) == count_in(v, 1));
    V moved(v.size());
    V source(v);
    std::move(source.begin(), source.end(), moved.begin());
    CHECK(moved == v);
    V in(v.size()), out(v.size());
    std::pair<V::iterator, V::iterator> ends = std::partition_copy(v.begin(), v.end(), in.begin(), out.begin(), odd);
    CHECK(ends.first - in.begin() == count_in(v, 1));
#endif
}

static void pairs(const V &v, const V &w) {
    V a(v), b(w);
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    V merged(a.size() + b.size());
    std::merge(a.begin(), a.end(), b.begin(), b.end(), merged.begin());
    CHECK(sorted(merged));
    V both(a.size() + b.size());
    V u(both), i(both), d(both), s(both);
    u.erase(std::set_union(a.begin(), a.end(), b.begin(), b.end(), u.begin()), u.end());
    i.erase(std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), i.begin()), i.end());
    d.erase(std::set_difference(a.begin(), a.end(), b.begin(), b.end(), d.begin()), d.end());
    s.erase(std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), s.begin()), s.end());
    bool right = true, included = true;
    for (int x = 0; x != alphabet; ++x) {
        const int m = count_in(a, x), n = count_in(b, x);
        right = right && count_in(merged, x) == m + n && count_in(u, x) == std::max(m, n) &&
                count_in(i, x) == std::min(m, n) && count_in(d, x) == std::max(m - n, 0) &&
                count_in(s, x) == std::max(m, n) - std::min(m, n);
        included = included && m >= n;
    }
    CHECK(right);
    CHECK(std::includes(a.begin(), a.end(), b.begin(), b.end()) == included);
    CHECK(std::lexicographical_compare(v.begin(), v.end(), w.begin(), w.end()) == (v < w));
    int expected = int(v.size()), last = int(v.size());
    for (int p = int(v.size()) - int(w.size()); p >= 0; --p) {
        bool here = true;
        for (size_t k = 0; k != w.size(); ++k)
            here = here && v[size_t(p) + k] == w[k];
        if (here) {
            expected = p;
            if (last == int(v.size()) && !w.empty())
                last = p;
        }
    }
    CHECK(std::search(v.begin(), v.end(), w.begin(), w.end()) - v.begin() == expected);
    CHECK(std::find_end(v.begin(), v.end(), w.begin(), w.end()) - v.begin() == last);
    if (v.size() == w.size()) {
        CHECK(std::equal(v.begin(), v.end(), w.begin()) == (v == w));
        size_t difference = 0;
        while (difference != v.size() && v[difference] == w[difference])
            ++difference;
        CHECK(std::mismatch(v.begin(), v.end(), w.begin()).first - v.begin() == int(difference));
    }
}

static std::vector<V> all() {
    std::vector<V> found;
    for (int n = 0, combinations = 1; n <= longest; ++n, combinations *= alphabet)
        for (int number = 0; number != combinations; ++number) {
            V v;
            for (int i = 0, rest = number; i != n; ++i, rest /= alphabet)
                v.push_back(rest % alphabet);
            found.push_back(v);
        }
    return found;
}

int main() {
    const std::vector<V> sequences = all();
    for (size_t i = 0; i != sequences.size(); ++i) {
        searching(sequences[i]);
        ordering(sequences[i]);
        changing(sequences[i]);
    }
    for (size_t i = 0; i != 40; ++i)
        for (size_t k = 0; k != 40; ++k)
            pairs(sequences[i], sequences[k]);
    return check::done();
}
