// What every associative container owes ([associative.reqmts], [unord.req]): all sequences of few insertions of few
// keys, then every lookup and erasure, compared with counts kept by hand. Whether elements come in order is only
// asked of the sorted ones.
#ifndef CONFORMANCE_ASSOCIATIVE_H
#define CONFORMANCE_ASSOCIATIVE_H

#include "check.h"
#include <stddef.h>
#include <utility>

namespace associative {

const int keys = 4;

struct Counts {
    int of[keys];
    bool many;

    explicit Counts(bool m) : many(m) {
        for (int k = 0; k != keys; ++k)
            of[k] = 0;
    }
    bool add(int k) {
        if (!many && of[k])
            return false;
        ++of[k];
        return true;
    }
    int total() const { return below(keys); }
    int below(int k) const {
        int n = 0;
        for (int i = 0; i != k; ++i)
            n += of[i];
        return n;
    }
};

template <class K>
int key_of(const K &k) {
    return k;
}
template <class K, class V>
int key_of(const std::pair<K, V> &p) {
    return p.first;
}

template <class Iterator>
bool inserted(const std::pair<Iterator, bool> &answer) {
    return answer.second;
}
template <class Iterator>
bool inserted(const Iterator &) {
    return true;
}

template <class C>
bool same(const C &c, const Counts &counts, bool sorted) {
    Counts seen(true);
    int last = -1;
    for (typename C::const_iterator it = c.begin(); it != c.end(); ++it) {
        const int k = key_of(*it);
        if (sorted && k < last)
            return false;
        last = k;
        ++seen.of[k];
    }
    for (int k = 0; k != keys; ++k)
        if (seen.of[k] != counts.of[k])
            return false;
    return c.size() == size_t(counts.total()) && c.empty() == (counts.total() == 0);
}

// Maker gives the value for a key.
template <class C, class Maker>
void check_one(const int *inserts, int length, bool many, bool sorted) {
    Counts counts(many);
    C c;
    for (int i = 0; i != length; ++i) {
        const bool expected = counts.add(inserts[i]);
        CHECK(inserted(c.insert(Maker::make(inserts[i]))) == expected);
    }
    CHECK(same(c, counts, sorted));
    for (int k = 0; k != keys; ++k) {
        CHECK(c.count(k) == size_t(counts.of[k]));
        typename C::iterator found = c.find(k);
        CHECK((found != c.end()) == (counts.of[k] != 0));
        if (found != c.end())
            CHECK(key_of(*found) == k);
        std::pair<typename C::iterator, typename C::iterator> range = c.equal_range(k);
        int n = 0;
        for (; range.first != range.second; ++range.first)
            n += key_of(*range.first) == k ? 1 : 100;
        CHECK(n == counts.of[k]);
    }
    const C copy(c);
    CHECK(copy == c);
    CHECK(same(copy, counts, sorted));
    for (int k = 0; k != keys; ++k) {
        C fewer(c);
        Counts left(counts);
        left.of[k] = 0;
        CHECK(fewer.erase(k) == size_t(counts.of[k]));
        CHECK(same(fewer, left, sorted));
        CHECK((fewer == c) == (counts.of[k] == 0));
    }
    for (int position = 0; position != counts.total(); ++position) {
        C fewer(c);
        Counts left(counts);
        typename C::iterator it = fewer.begin();
        for (int i = 0; i != position; ++i)
            ++it;
        --left.of[key_of(*it)];
        fewer.erase(it);
        CHECK(same(fewer, left, sorted));
    }
    C assigned;
    assigned.insert(Maker::make(0));
    assigned = c;
    CHECK(same(assigned, counts, sorted));
    C other;
    other.swap(assigned);
    CHECK(same(other, counts, sorted) && assigned.empty());
    other.clear();
    CHECK(other.empty() && other.begin() == other.end());
    C ranged(c.begin(), c.end());
    CHECK(same(ranged, counts, sorted));
}

// Every sequence of up to this many insertions.
template <class C, class Maker>
void all(int longest, bool many, bool sorted) {
    int inserts[8];
    for (int length = 0; length <= longest; ++length) {
        int combinations = 1;
        for (int i = 0; i != length; ++i)
            combinations *= keys;
        for (int number = 0; number != combinations; ++number) {
            int rest = number;
            for (int i = 0; i != length; ++i) {
                inserts[i] = rest % keys;
                rest /= keys;
            }
            check_one<C, Maker>(inserts, length, many, sorted);
        }
    }
}

// The bounds that only sorted containers have.
template <class C, class Maker>
void bounds(int longest, bool many) {
    int inserts[8];
    for (int length = 0; length <= longest; ++length) {
        int combinations = 1;
        for (int i = 0; i != length; ++i)
            combinations *= keys;
        for (int number = 0; number != combinations; ++number) {
            int rest = number;
            Counts counts(many);
            C c;
            for (int i = 0; i != length; ++i) {
                inserts[i] = rest % keys;
                rest /= keys;
                counts.add(inserts[i]);
                c.insert(Maker::make(inserts[i]));
            }
            for (int k = 0; k != keys; ++k) {
                int lower = 0, upper = 0;
                for (typename C::iterator it = c.begin(); it != c.lower_bound(k); ++it)
                    ++lower;
                for (typename C::iterator it = c.begin(); it != c.upper_bound(k); ++it)
                    ++upper;
                CHECK(lower == counts.below(k));
                CHECK(upper == counts.below(k + 1));
            }
            int backwards = 0, last = keys;
            for (typename C::reverse_iterator it = c.rbegin(); it != c.rend(); ++it, ++backwards) {
                CHECK(key_of(*it) <= last);
                last = key_of(*it);
            }
            CHECK(backwards == counts.total());
        }
    }
}

struct Element {
    static int make(int k) { return k; }
};
struct Entry {
    static std::pair<const int, int> make(int k) { return std::pair<const int, int>(k, 10 * k); }
};

} // namespace associative

#endif
