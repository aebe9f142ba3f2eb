// What every sequence container owes ([sequence.reqmts]): each operation at every position of sequences of every
// small length, compared with an array that the same is done to by hand.
#ifndef CONFORMANCE_SEQUENCE_H
#define CONFORMANCE_SEQUENCE_H

#include "check.h"
#include <stddef.h>

namespace sequence {

using check::Tracked;

struct Reference {
    int elements[32];
    int size;

    Reference() : size(0) {}
    void insert(int position, int value) {
        for (int i = size; i > position; --i)
            elements[i] = elements[i - 1];
        elements[position] = value;
        ++size;
    }
    void erase(int position) {
        --size;
        for (int i = position; i < size; ++i)
            elements[i] = elements[i + 1];
    }
};

inline Reference counted(int n) {
    Reference r;
    for (int i = 0; i < n; ++i)
        r.insert(i, 10 + i);
    return r;
}

template <class C>
C made(int n) {
    C c;
    for (int i = 0; i < n; ++i)
        c.push_back(typename C::value_type(10 + i));
    return c;
}

template <class C>
bool same(const C &c, const Reference &r) {
    int i = 0;
    for (typename C::const_iterator it = c.begin(); it != c.end(); ++it, ++i)
        if (i >= r.size || !(*it == typename C::value_type(r.elements[i])))
            return false;
    return i == r.size && c.size() == size_t(r.size) && c.empty() == (r.size == 0);
}

template <class C>
typename C::iterator at(C &c, int position) {
    typename C::iterator it = c.begin();
    for (; position != 0; --position)
        ++it;
    return it;
}
template <class C>
int position_of(C &c, typename C::iterator wanted) {
    int n = 0;
    for (typename C::iterator it = c.begin(); it != wanted; ++it)
        ++n;
    return n;
}

template <class C>
void constructors() {
    typedef typename C::value_type T;
    for (int n = 0; n != 5; ++n) {
        Reference r = counted(n);
        C c = made<C>(n);
        CHECK(same(c, r));
        C copy(c);
        CHECK(same(copy, r));
        CHECK(copy == c);
        C ranged(c.begin(), c.end());
        CHECK(same(ranged, r));
        C from_array(r.elements, r.elements + r.size);
        CHECK(same(from_array, r));
        typedef check::ArrayIterator<int, std::input_iterator_tag> Input;
        C from_input((Input(r.elements)), Input(r.elements + r.size));
        CHECK(same(from_input, r));
        C filled(size_t(n), T(3));
        CHECK(filled.size() == size_t(n));
        for (typename C::iterator it = filled.begin(); it != filled.end(); ++it)
            CHECK(*it == T(3));
        C sized = C(size_t(n));
        CHECK(sized.size() == size_t(n));
        for (typename C::iterator it = sized.begin(); it != sized.end(); ++it)
            CHECK(*it == T(0));
        if (n) {
            CHECK(c.front() == T(10));
            CHECK(c.back() == T(9 + n));
            CHECK(*c.rbegin() == c.back());
        }
        int backwards = n;
        for (typename C::reverse_iterator it = c.rbegin(); it != c.rend(); ++it)
            CHECK(*it == T(9 + backwards--));
    }
}

template <class C>
void insertions() {
    typedef typename C::value_type T;
    for (int n = 0; n != 5; ++n)
        for (int position = 0; position <= n; ++position) {
            Reference r = counted(n);
            r.insert(position, 5);
            C c = made<C>(n);
            typename C::iterator it = c.insert(at(c, position), T(5));
            CHECK(same(c, r));
            CHECK(position_of(c, it) == position);
            for (int k = 0; k != 4; ++k) {
                Reference many = counted(n), listed = counted(n);
                for (int i = k; i != 0; --i) {
                    many.insert(position, 6);
                    listed.insert(position, i);
                }
                const int source[] = {1, 2, 3};
                C filled = made<C>(n);
                filled.insert(at(filled, position), size_t(k), T(6));
                CHECK(same(filled, many));
                C ranged = made<C>(n);
                ranged.insert(at(ranged, position), source, source + k);
                CHECK(same(ranged, listed));
                C single = made<C>(n);
                typedef check::ArrayIterator<int, std::input_iterator_tag> Input;
                single.insert(at(single, position), Input(source), Input(source + k));
                CHECK(same(single, listed));
#if __cplusplus >= 201103L
                C answered = made<C>(n);
                CHECK(position_of(answered, answered.insert(at(answered, position), size_t(k), T(6))) == position);
                CHECK(position_of(answered, answered.insert(at(answered, position), source, source + k)) == position);
#endif
            }
#if __cplusplus >= 201103L
            C emplaced = made<C>(n);
            CHECK(position_of(emplaced, emplaced.emplace(at(emplaced, position), 5)) == position);
            CHECK(same(emplaced, r));
            C listed = made<C>(n);
            CHECK(position_of(listed, listed.insert(at(listed, position), {T(7), T(8)})) == position);
            CHECK(listed.size() == size_t(n + 2));
            C own = made<C>(n);
            if (n) {
                own.insert(at(own, position), own.front());
                CHECK(*at(own, position) == T(10));
            }
#endif
        }
}

template <class C>
void erasures() {
    for (int n = 0; n != 6; ++n)
        for (int first = 0; first <= n; ++first) {
            if (first != n) {
                Reference r = counted(n);
                r.erase(first);
                C c = made<C>(n);
                CHECK(position_of(c, c.erase(at(c, first))) == first);
                CHECK(same(c, r));
            }
            for (int last = first; last <= n; ++last) {
                Reference r = counted(n);
                for (int i = first; i != last; ++i)
                    r.erase(first);
                C c = made<C>(n);
                CHECK(position_of(c, c.erase(at(c, first), at(c, last))) == first);
                CHECK(same(c, r));
            }
        }
}

template <class C>
void assignments() {
    typedef typename C::value_type T;
    for (int n = 0; n != 5; ++n)
        for (int m = 0; m != 5; ++m) {
            Reference r = counted(m);
            C c = made<C>(n);
            const C other = made<C>(m);
            c = other;
            CHECK(same(c, r));
            C &alias = c;
            c = alias;
            CHECK(same(c, r));
            C ranged = made<C>(n);
            ranged.assign(r.elements, r.elements + m);
            CHECK(same(ranged, r));
            C filled = made<C>(n);
            filled.assign(size_t(m), T(4));
            CHECK(filled.size() == size_t(m) && (m == 0 || (filled.front() == T(4) && filled.back() == T(4))));
            C resized = made<C>(n);
            resized.resize(size_t(m), T(9));
            Reference longer = counted(n < m ? n : m);
            while (longer.size < m)
                longer.insert(longer.size, 9);
            CHECK(same(resized, longer));
            C a = made<C>(n), b = made<C>(m);
            a.swap(b);
            CHECK(same(a, r));
            CHECK(same(b, counted(n)));
            swap(a, b);
            CHECK(same(b, r));
            CHECK((a == b) == (n == m));
            CHECK((a != b) == (n != m));
            CHECK((a < b) == (n < m));
            CHECK((a > b) == (n > m));
            CHECK((a <= b) == (n <= m));
            CHECK((a >= b) == (n >= m));
            c.clear();
            CHECK(c.empty() && c.begin() == c.end());
#if __cplusplus >= 201103L
            C moved_to = made<C>(n), moved_from = made<C>(m);
            moved_to = static_cast<C &&>(moved_from);
            CHECK(same(moved_to, r));
            C moved(static_cast<C &&>(moved_to));
            CHECK(same(moved, r));
            C listed = made<C>(n);
            listed = {T(1), T(2)};
            CHECK(listed.size() == 2 && listed.back() == T(2));
            listed.assign({T(3)});
            CHECK(listed.size() == 1 && listed.front() == T(3));
#endif
        }
}

// An exception in the middle loses no object and breaks no container.
template <class C>
void exceptions() {
    using check::Throwing;
    for (int n = 0; n != 4; ++n)
        for (int fuse = 1; fuse != 5; ++fuse) {
            {
                C c;
                for (int i = 0; i != n; ++i)
                    c.push_back(Throwing(i));
                const Throwing source(7);
                Throwing::countdown() = fuse;
                bool thrown = false;
                try {
                    c.insert(c.begin(), size_t(3), source);
                } catch (int) {
                    thrown = true;
                }
                Throwing::countdown() = -1;
                int seen = 0;
                for (typename C::iterator it = c.begin(); it != c.end(); ++it)
                    ++seen;
                CHECK(size_t(seen) == c.size());
                CHECK(thrown || seen == n + 3);
                Throwing::countdown() = fuse;
                try {
                    C copy(c);
                    CHECK(copy == c);
                } catch (int) {
                    CHECK(true);
                }
                Throwing::countdown() = 1;
                const size_t before = c.size();
                try {
                    c.push_back(source);
                } catch (int) {
                    CHECK(c.size() == before);
                }
                Throwing::countdown() = -1;
            }
            CHECK(Throwing::alive() == 0);
        }
}

template <template <class, class> class Container>
void all() {
    typedef Container<int, std::allocator<int> > Plain;
    typedef Container<Tracked, std::allocator<Tracked> > Counting;
    check::section("constructors");
    constructors<Plain>();
    constructors<Counting>();
    CHECK(Tracked::alive() == 0);
    check::section("insertions");
    insertions<Plain>();
    insertions<Counting>();
    CHECK(Tracked::alive() == 0);
    check::section("erasures");
    erasures<Plain>();
    erasures<Counting>();
    CHECK(Tracked::alive() == 0);
    check::section("assignments");
    assignments<Plain>();
    assignments<Counting>();
    CHECK(Tracked::alive() == 0);
}

} // namespace sequence

#endif
