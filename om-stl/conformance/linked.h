// What both linked lists offer beyond a sequence ([list.ops], [forward.list.ops]): every sequence of four
// digits sorted, merged, and rid of elements, against counts kept by hand.
#ifndef CONFORMANCE_LINKED_H
#define CONFORMANCE_LINKED_H

#include "check.h"
#include <iterator>
#include <stddef.h>

namespace linked {

inline bool is_odd(int x) { return x % 2 != 0; }
inline bool same_half(int a, int b) { return a / 2 == b / 2; }
inline bool above(int a, int b) { return a > b; }

template <class L>
int length(const L &l) {
    return int(std::distance(l.begin(), l.end()));
}

// Whether the list holds so many of each digit, in their order.
template <class L>
bool is_sorted(const L &l, const int *counts) {
    int position = 0;
    for (typename L::const_iterator it = l.begin(); it != l.end(); ++it, ++position) {
        int before = 0, value = 0;
        while (before + counts[value] <= position)
            before += counts[value++];
        if (!(*it == typename L::value_type(value)))
            return false;
    }
    return position == 4;
}

template <class L>
void sort_and_merge() {
    check::section("sort and merge");
    int digits[4];
    for (int number = 0; number != 256; ++number) {
        int counts[5] = {0, 0, 0, 0, 4};
        for (int i = 0, rest = number; i != 4; ++i, rest /= 4) {
            digits[i] = rest % 4;
            ++counts[digits[i]];
        }
        L l(digits, digits + 4);
        l.sort();
        CHECK(is_sorted(l, counts));
        L a(digits, digits + 2), b(digits + 2, digits + 4);
        a.sort();
        b.sort();
        a.merge(b);
        CHECK(a == l);
        CHECK(b.empty());
        L d(digits, digits + 4);
        d.sort(above);
        d.reverse();
        CHECK(d == l);
        L u = l;
        u.unique();
        CHECK(length(u) == (counts[0] != 0) + (counts[1] != 0) + (counts[2] != 0) + (counts[3] != 0));
        L h = l;
        h.unique(same_half);
        CHECK(length(h) == (counts[0] + counts[1] != 0) + (counts[2] + counts[3] != 0));
        L r = l;
        r.remove(1);
        CHECK(length(r) == 4 - counts[1]);
        L o = l;
        o.remove_if(is_odd);
        CHECK(length(o) == counts[0] + counts[2]);
    }
}

} // namespace linked

#endif
