// std::forward_list ([forward.list]).
// standards: 11 14 17 20 23
#include <forward_list>

#include "linked.h"
#include <iterator>
#include <utility>

typedef std::forward_list<int> F;

static F made(int n) {
    F f;
    for (int i = n; i-- > 0;)
        f.push_front(10 + i);
    return f;
}
static F::const_iterator at(const F &f, int position) {
    F::const_iterator it = f.before_begin();
    std::advance(it, position);
    return it;
}
// Whether the list is 10, 11, … with these values from a position on, of which some were left out.
static bool is(const F &f, int n, int position, const int *inserted, int count, int erased) {
    F::const_iterator it = f.begin();
    for (int i = 0; i <= n; ++i) {
        if (i == position)
            for (int k = 0; k != count; ++k, ++it)
                if (it == f.end() || *it != inserted[k])
                    return false;
        if (i == n)
            break;
        if (i >= position && i < position + erased)
            continue;
        if (it == f.end() || *it != 10 + i)
            return false;
        ++it;
    }
    return it == f.end();
}

static void insertions() {
    check::section("insertions");
    const int sixes[] = {6, 6, 6};
    const int numbers[] = {1, 2, 3};
    for (int n = 0; n != 6; ++n)
        for (int position = 0; position <= n; ++position)
            for (int k = 0; k != 4; ++k) {
                F filled = made(n);
                F::iterator last = filled.insert_after(at(filled, position), size_t(k), 6);
                CHECK(is(filled, n, position, sixes, k, 0));
                CHECK(std::distance(filled.before_begin(), last) == position + k);
                F ranged = made(n);
                last = ranged.insert_after(at(ranged, position), numbers, numbers + k);
                CHECK(is(ranged, n, position, numbers, k, 0));
                CHECK(std::distance(ranged.before_begin(), last) == position + k);
                F spliced = made(n), source(numbers, numbers + k);
                spliced.splice_after(at(spliced, position), source);
                CHECK(source.empty());
                CHECK(is(spliced, n, position, numbers, k, 0));
            }
    for (int n = 0; n != 6; ++n)
        for (int position = 0; position <= n; ++position) {
            F one = made(n);
            CHECK(*one.insert_after(at(one, position), 6) == 6);
            CHECK(is(one, n, position, sixes, 1, 0));
            F emplaced = made(n);
            CHECK(*emplaced.emplace_after(at(emplaced, position), 6) == 6);
            CHECK(is(emplaced, n, position, sixes, 1, 0));
            F listed = made(n);
            listed.insert_after(at(listed, position), {1, 2, 3});
            CHECK(is(listed, n, position, numbers, 3, 0));
        }
}
static void erasures() {
    check::section("erasures");
    for (int n = 0; n != 6; ++n)
        for (int first = 0; first <= n; ++first) {
            if (first != n) {
                F f = made(n);
                F::iterator next = f.erase_after(at(f, first));
                CHECK(is(f, n, first, nullptr, 0, 1));
                CHECK(std::distance(f.begin(), next) == first);
            }
            for (int last = first; last <= n; ++last) {
                F f = made(n);
                f.erase_after(at(f, first), at(f, last + 1));
                CHECK(is(f, n, first, nullptr, 0, last - first));
            }
        }
    for (int n = 0; n != 5; ++n)
        for (int m = 0; m != 5; ++m) {
            F resized = made(n);
            resized.resize(size_t(m), 6);
            CHECK(std::distance(resized.begin(), resized.end()) == m);
            F a = made(n), b = made(m);
            CHECK((a == b) == (n == m));
            CHECK((a < b) == (n < m));
            CHECK((a >= b) == (n >= m));
            a.swap(b);
            CHECK(std::distance(a.begin(), a.end()) == m);
            a = b;
            CHECK(a == b);
            F c(std::move(a));
            CHECK(c == b);
            a = std::move(c);
            CHECK(a == b);
            a.assign(size_t(m), 3);
            CHECK(std::distance(a.begin(), a.end()) == m);
        }
}
// One element, and a part of a list, from every place to every place.
static void splices() {
    check::section("splices");
    const int numbers[] = {1, 2, 3};
    for (int position = 0; position != 4; ++position)
        for (int first = 0; first != 4; ++first) {
            if (first != 3) {
                F one = made(3), from(numbers, numbers + 3);
                const F::const_iterator moved = at(from, first + 1);
                one.splice_after(at(one, position), from, at(from, first));
                CHECK(is(one, 3, position, numbers + first, 1, 0));
                CHECK(std::distance(from.begin(), from.end()) == 2);
                CHECK(at(one, position + 1) == moved);
            }
            for (int last = first + 1; last <= 4; ++last) {
                F some = made(3), from(numbers, numbers + 3);
                some.splice_after(at(some, position), from, at(from, first), at(from, last));
                CHECK(is(some, 3, position, numbers + first, last - first - 1, 0));
                CHECK(std::distance(from.begin(), from.end()) == 4 - last + first);
            }
        }
    for (int from = 0; from != 3; ++from)
        for (int to = 0; to != 4; ++to) {
            F own = made(3);
            own.splice_after(at(own, to), own, at(own, from));
            CHECK(std::distance(own.begin(), own.end()) == 3);
            CHECK(*at(own, to == from || to == from + 1 ? from + 1 : to < from ? to + 1 : to) == 10 + from);
        }
}
// An exception in the middle loses no object and breaks no list.
static void exceptions() {
    check::section("exceptions");
    using check::Throwing;
    for (int n = 0; n != 4; ++n)
        for (int fuse = 1; fuse != 5; ++fuse) {
            {
                std::forward_list<Throwing> f;
                for (int i = 0; i != n; ++i)
                    f.emplace_front(i);
                const Throwing source(7);
                bool thrown = false;
                Throwing::countdown() = fuse;
                try {
                    f.insert_after(f.before_begin(), 3, source);
                } catch (int) {
                    thrown = true;
                }
                CHECK(thrown == (fuse <= 3));
                CHECK(std::distance(f.begin(), f.end()) == (thrown ? n : n + 3));
                Throwing::countdown() = 1;
                const long before = std::distance(f.begin(), f.end());
                try {
                    f.push_front(source);
                } catch (int) {
                    CHECK(std::distance(f.begin(), f.end()) == before);
                }
                Throwing::countdown() = -1;
            }
            CHECK(Throwing::alive() == 0);
        }
}
static void operations() {
    check::section("operations");
    F f{3, 1, 2, 3, 3};
    f.unique();
    CHECK((f == F{3, 1, 2, 3}));
    f.sort();
    CHECK((f == F{1, 2, 3, 3}));
    f.reverse();
    CHECK((f == F{3, 3, 2, 1}));
    f.remove(3);
    CHECK((f == F{2, 1}));
    f.remove_if([](int x) { return x == 1; });
    CHECK((f == F{2}));
    F g{1, 3};
    f.merge(g);
    CHECK((f == F{1, 2, 3}));
    CHECK(g.empty());
    F h{7, 8, 9};
    f.splice_after(f.before_begin(), h, h.begin());
    CHECK((f == F{8, 1, 2, 3}));
    CHECK((h == F{7, 9}));
    f.splice_after(f.begin(), h, h.before_begin(), h.end());
    CHECK((f == F{8, 7, 9, 1, 2, 3}));
    CHECK(h.empty());
    CHECK(f.front() == 8);
    f.pop_front();
    CHECK(f.front() == 7);
    f.clear();
    CHECK(f.empty() && f.begin() == f.end());
    {
        std::forward_list<check::Tracked> t(3, check::Tracked(1));
        t.sort();
        t.reverse();
        CHECK(check::Tracked::alive() == 3);
        t.erase_after(t.begin());
        CHECK(check::Tracked::alive() == 2);
    }
    CHECK(check::Tracked::alive() == 0);
    CHECK(sizeof(F) == sizeof(void *));
#if __cplusplus >= 202002L
    F e{1, 2, 3, 4};
    CHECK(std::erase(e, 2) == 1);
    CHECK(std::erase_if(e, [](int x) { return x > 2; }) == 2);
    CHECK((e == F{1}));
#endif
}

int main() {
    insertions();
    erasures();
    splices();
    exceptions();
    operations();
    linked::sort_and_merge<F>();
    return check::done();
}
