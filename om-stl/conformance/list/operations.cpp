// The operations of list ([list.ops]).
#include "check.h"
#include <list>
#if __cplusplus >= 201103L
#include <utility>
#endif

typedef std::list<int> L;

static L made(const int *elements, int n) { return L(elements, elements + n); }
static bool is_odd(int x) { return x % 2 != 0; }
static bool same_half(int a, int b) { return a / 2 == b / 2; }
static bool above(int a, int b) { return a > b; }
static L::iterator at(L &l, int n) {
    L::iterator it = l.begin();
    for (; n; --n)
        ++it;
    return it;
}

int main() {
    check::section("sort and merge");
    int digits[4];
    for (int number = 0; number != 256; ++number) {
        int counts[4] = {0, 0, 0, 0};
        for (int i = 0, rest = number; i != 4; ++i, rest /= 4) {
            digits[i] = rest % 4;
            ++counts[digits[i]];
        }
        L l = made(digits, 4);
        l.sort();
        bool sorted = true;
        int position = 0;
        for (L::iterator it = l.begin(); it != l.end(); ++it, ++position) {
            int before = 0, value = 0;
            while (before + counts[value] <= position)
                before += counts[value++];
            sorted = sorted && *it == value;
        }
        CHECK(sorted && l.size() == 4);
        L a = made(digits, 2), b = made(digits + 2, 2);
        a.sort();
        b.sort();
        a.merge(b);
        CHECK(a == l);
        CHECK(b.empty());
        L d = made(digits, 4);
        d.sort(above);
        d.reverse();
        CHECK(d == l);
        L u = l;
        u.unique();
        CHECK(u.size() == size_t((counts[0] != 0) + (counts[1] != 0) + (counts[2] != 0) + (counts[3] != 0)));
        L h = l;
        h.unique(same_half);
        CHECK(h.size() == size_t((counts[0] + counts[1] != 0) + (counts[2] + counts[3] != 0)));
        L r = l;
        r.remove(1);
        CHECK(r.size() == size_t(4 - counts[1]));
        L o = l;
        o.remove_if(is_odd);
        CHECK(o.size() == size_t(counts[0] + counts[2]));
    }

    check::section("splice");
    const int numbers[] = {1, 2, 3};
    for (int position = 0; position != 4; ++position)
        for (int first = 0; first != 4; ++first) {
            L whole = made(numbers, 3), source(2, 7);
            L::iterator kept = source.begin();
            whole.splice(at(whole, position), source);
            CHECK(source.empty() && whole.size() == 5);
            CHECK(*at(whole, position) == 7 && kept == at(whole, position));
            if (first != 3) {
                L one = made(numbers, 3), from = made(numbers, 3);
                one.splice(at(one, position), from, at(from, first));
                CHECK(one.size() == 4 && from.size() == 2);
                CHECK(*at(one, position) == numbers[first]);
            }
            for (int last = first; last != 4; ++last) {
                L some = made(numbers, 3), from = made(numbers, 3);
                some.splice(at(some, position), from, at(from, first), at(from, last));
                CHECK(some.size() == size_t(3 + last - first) && from.size() == size_t(3 - last + first));
                if (last != first)
                    CHECK(*at(some, position) == numbers[first]);
            }
        }
    L own = made(numbers, 3);
    own.splice(own.begin(), own, at(own, 2));
    CHECK(own.front() == 3 && own.size() == 3);
    own.splice(own.end(), own, own.begin());
    CHECK(own.back() == 3);
    CHECK(sizeof(L) == 24);
#if __cplusplus >= 202002L
    L e{1, 2, 3, 2};
    CHECK(std::erase(e, 2) == 2);
    CHECK(e.remove_if([](int x) { return x == 1; }) == 1);
#endif
    return check::done();
}
