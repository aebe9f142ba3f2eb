// The algorithms that change, make or copy elements, on all short sequences over a small alphabet, against plain
// loops ([alg.modifying.operations], [alg.three.way]).
#include "check.h"
#include <algorithm>
#include <functional>
#include <iterator>
#include <list>
#include <sstream>
#include <vector>
#if __cplusplus >= 201103L
#include <random>
#endif
#if __cplusplus >= 202002L
#include <compare>
#endif

typedef std::vector<int> V;

static const int alphabet = 3, longest = 4;

static bool odd(int x) { return x % 2 != 0; }
static bool close(int a, int b) { return a - b <= 1 && b - a <= 1; }

static int number = 0;
static int counted() { return number++; }
static int sum = 0;
static void add(int x) { sum += x; }

// Every other number below a bound, for shuffling; what it answers is the program's own.
static long below(long bound) { return bound / 2; }

static V with_odd(const V &v, bool wanted) {
    V chosen;
    for (size_t i = 0; i != v.size(); ++i)
        if (odd(v[i]) == wanted)
            chosen.push_back(v[i]);
    return chosen;
}
static V without_repeats(const V &v, bool (*same)(int, int)) {
    V kept;
    for (size_t i = 0; i != v.size(); ++i)
        if (kept.empty() || !same(kept.back(), v[i]))
            kept.push_back(v[i]);
    return kept;
}
static bool equals(int a, int b) { return a == b; }
static V rotated(const V &v, size_t by) {
    V moved;
    for (size_t i = 0; i != v.size(); ++i)
        moved.push_back(v[(i + by) % v.size()]);
    return moved;
}
static V replaced_odd(const V &v) {
    V changed(v);
    for (size_t i = 0; i != v.size(); ++i)
        if (odd(v[i]))
            changed[i] = 7;
    return changed;
}
static V sorted(V v) {
    std::sort(v.begin(), v.end());
    return v;
}

static void removing(const V &v) {
    V r(v);
    r.erase(std::remove_if(r.begin(), r.end(), odd), r.end());
    CHECK(r == with_odd(v, false));
    V c;
    std::remove_copy_if(v.begin(), v.end(), std::back_inserter(c), odd);
    CHECK(c == with_odd(v, false));
    std::list<int> l(v.begin(), v.end());
    l.erase(std::remove_if(l.begin(), l.end(), odd), l.end());
    CHECK(V(l.begin(), l.end()) == with_odd(v, false));
    V u;
    std::unique_copy(v.begin(), v.end(), std::back_inserter(u));
    CHECK(u == without_repeats(v, equals));
    V n;
    std::unique_copy(v.begin(), v.end(), std::back_inserter(n), close);
    CHECK(n == without_repeats(v, close));
    V q(v);
    q.erase(std::unique(q.begin(), q.end(), close), q.end());
    CHECK(q == n);
    // From what can be read once.
    std::ostringstream text;
    for (size_t i = 0; i != v.size(); ++i)
        text << v[i] << ' ';
    std::istringstream stream(text.str());
    V once;
    std::unique_copy(std::istream_iterator<int>(stream), std::istream_iterator<int>(), std::back_inserter(once));
    CHECK(once == u);
}

static void replacing(const V &v) {
    V r(v);
    std::replace_if(r.begin(), r.end(), odd, 7);
    CHECK(r == replaced_odd(v));
    V c(v.size());
    CHECK(std::replace_copy_if(v.begin(), v.end(), c.begin(), odd, 7) == c.end());
    CHECK(c == r);
}

static void making(const V &v) {
    V g(v);
    number = 0;
    std::generate(g.begin(), g.end(), counted);
    for (size_t i = 0; i != g.size(); ++i)
        CHECK(g[i] == int(i));
    V n(v.size(), 9);
    std::generate_n(n.begin(), n.size() / 2, counted);
    CHECK(number == int(v.size() + v.size() / 2));
    CHECK(n.empty() || n.back() == 9);
    sum = 0;
    std::for_each(v.begin(), v.end(), add);
    int expected = 0;
    for (size_t i = 0; i != v.size(); ++i)
        expected += v[i];
    CHECK(sum == expected);
    if (v.size() >= 2) {
        V s(v);
        std::iter_swap(s.begin(), s.end() - 1);
        CHECK(s.front() == v.back() && s.back() == v.front());
    }
}

static void moving(const V &v) {
    for (size_t m = 0; m <= v.size(); ++m) {
        V r(v.size());
        CHECK(std::rotate_copy(v.begin(), v.begin() + int(m), v.end(), r.begin()) == r.end());
        CHECK(v.empty() || r == rotated(v, m));
        std::list<int> l(v.begin(), v.end());
        std::list<int>::iterator middle = l.begin();
        std::advance(middle, int(m));
        std::rotate(l.begin(), middle, l.end());
        CHECK(v.empty() || V(l.begin(), l.end()) == rotated(v, m));
    }
#if __cplusplus < 201703L
    V shuffled(v);
    std::random_shuffle(shuffled.begin(), shuffled.end());
    CHECK(sorted(shuffled) == sorted(v));
    V by(v);
    std::random_shuffle(by.begin(), by.end(), below);
    CHECK(sorted(by) == sorted(v));
#else
    (void)below;
#endif
#if __cplusplus >= 201103L
    V mixed(v);
    std::minstd_rand engine(7);
    std::shuffle(mixed.begin(), mixed.end(), engine);
    CHECK(sorted(mixed) == sorted(v));
    for (size_t n = 0; n <= v.size(); ++n) {
        V c(v.size(), 9);
        CHECK(std::copy_n(v.begin(), n, c.begin()) - c.begin() == int(n));
        CHECK(V(c.begin(), c.begin() + int(n)) == V(v.begin(), v.begin() + int(n)));
        // Not onto itself: the output must not end inside the input, nor where that does.
        if (n != v.size() || n == 0) {
            V b(v);
            CHECK(std::move_backward(b.begin(), b.begin() + int(n), b.end()) - b.begin() == int(v.size() - n));
            CHECK(V(b.end() - int(n), b.end()) == V(v.begin(), v.begin() + int(n)));
        }
    }
    size_t up = v.empty() ? 0 : 1;
    while (up < v.size() && v[up - 1] <= v[up])
        ++up;
    CHECK(std::is_sorted_until(v.begin(), v.end()) - v.begin() == int(up));
    size_t down = v.empty() ? 0 : 1;
    while (down < v.size() && v[down - 1] >= v[down])
        ++down;
    CHECK(std::is_sorted_until(v.begin(), v.end(), std::greater<int>()) - v.begin() == int(down));
    for (int a = 0; a != alphabet; ++a)
        for (int b = 0; b != alphabet; ++b) {
            CHECK(std::minmax(a, b).first == std::min(a, b) && std::minmax(a, b).second == std::max(a, b));
            CHECK(std::minmax({a, b, 1}).first == std::min({a, b, 1}));
            CHECK(std::minmax({a, b, 1}).second == std::max({a, b, 1}));
        }
#endif
#if __cplusplus >= 201703L
    for (size_t n = 0; n <= v.size() + 1; ++n) {
        sum = 0;
        if (n <= v.size()) {
            CHECK(std::for_each_n(v.begin(), n, add) - v.begin() == int(n));
        }
        V chosen;
        std::sample(v.begin(), v.end(), std::back_inserter(chosen), int(n), engine);
        CHECK(chosen.size() == std::min(n, v.size()));
        V all(sorted(v)), some(sorted(chosen));
        CHECK(std::includes(all.begin(), all.end(), some.begin(), some.end()));
    }
#endif
#if __cplusplus >= 202002L
    for (int n = 0; n <= int(v.size()) + 1; ++n) {
        const int left = n < int(v.size()) ? int(v.size()) - n : 0;
        V s(v);
        CHECK(std::shift_left(s.begin(), s.end(), n) - s.begin() == (n == 0 ? int(v.size()) : left));
        CHECK(V(s.begin(), s.begin() + left) == V(v.end() - left, v.end()));
        V t(v);
        CHECK(t.end() - std::shift_right(t.begin(), t.end(), n) == (n == 0 ? int(v.size()) : left));
        CHECK(V(t.end() - left, t.end()) == V(v.begin(), v.begin() + left));
    }
#endif
}

#if __cplusplus >= 202002L
static void comparing(const V &v, const V &w) {
    const std::strong_ordering order = std::lexicographical_compare_three_way(v.begin(), v.end(), w.begin(), w.end());
    CHECK((order < 0) == (v < w) && (order == 0) == (v == w));
    CHECK((std::lexicographical_compare_three_way(v.begin(), v.end(), w.begin(), w.end(),
                                                  [](int a, int b) { return b <=> a; }) == 0) == (v == w));
}
#endif

int main() {
    std::vector<V> sequences;
    for (int n = 0, combinations = 1; n <= longest; ++n, combinations *= alphabet)
        for (int which = 0; which != combinations; ++which) {
            V v;
            for (int i = 0, rest = which; i != n; ++i, rest /= alphabet)
                v.push_back(rest % alphabet);
            sequences.push_back(v);
        }
    for (size_t i = 0; i != sequences.size(); ++i) {
        removing(sequences[i]);
        replacing(sequences[i]);
        making(sequences[i]);
        moving(sequences[i]);
    }
#if __cplusplus >= 202002L
    for (size_t i = 0; i != 40; ++i)
        for (size_t k = 0; k != 40; ++k)
            comparing(sequences[i], sequences[k]);
#endif
    return check::done();
}
