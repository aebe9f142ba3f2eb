// Every member of QSet, over several types of elements, and its iterators.
#include "check.h"
#include <QSet>
#include <algorithm>
#include <iterator>
#include <set>
#include <type_traits>
#include <vector>

#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
typedef size_t Hash;
#else
typedef uint Hash;
#endif
namespace check {
inline Hash qHash(const Tracked &tracked, Hash seed = 0) { return ::qHash(tracked.value % 2, seed); }
} // namespace check

template <class T>
T make(int i) {
    return T(i);
}
template <>
QPair<int, int> make<QPair<int, int>>(int i) {
    return QPair<int, int>(i / 2, i % 2);
}
template <class L>
L sorted(L list) {
    std::sort(list.begin(), list.end());
    return list;
}

template <class T>
void members() {
    typedef QSet<T> Set;
    typedef QList<T> List;
    const T t0 = make<T>(0), t1 = make<T>(1), t2 = make<T>(2), t3 = make<T>(3), t4 = make<T>(4);
    Set none;
    CHECK(none.isEmpty() && none.empty() && none.size() == 0 && none.count() == 0 && none.begin() == none.end());
    CHECK(!none.contains(t1) && none.values().isEmpty() && !none.remove(t1) && none.find(t1) == none.end());
    const Set list{t3, t1, t2, t1};
    CHECK(list.size() == 3 && list.contains(t1) && list.contains(t2) && list.contains(t3) && !list.contains(t4));
    CHECK(sorted(list.values()) == (List() << t1 << t2 << t3));
    Set copy(list);
    CHECK(copy == list && !(copy != list));
    CHECK(copy.insert(t4) != copy.end() && copy.size() == 4 && *copy.insert(t4) == t4 && copy.size() == 4 &&
          list.size() == 3);
    CHECK(copy != list && copy.contains(list) && !list.contains(copy) && list.contains(Set()) && Set().contains(Set()));
    CHECK(copy.remove(t4) && !copy.remove(t4) && copy == list);
    Set moved(std::move(copy));
    CHECK(moved == list && copy.isEmpty());
    copy = moved;
    moved.clear();
    CHECK(copy == list && moved.isEmpty());
    moved.swap(copy);
    CHECK(moved == list && copy.isEmpty());
    copy = {t0};
    CHECK(copy.size() == 1 && *copy.begin() == t0 && *copy.constBegin() == t0 && *copy.cbegin() == t0);
    copy << t1 << t2;
    CHECK(copy.size() == 3 && *copy.find(t1) == t1 && *copy.constFind(t2) == t2 && copy.find(t4) == copy.end());
    CHECK(static_cast<const Set &>(copy).find(t1) != copy.constEnd() && copy.constFind(t4) == copy.constEnd());

    const std::vector<T> vector{t4, t3, t4};
    CHECK(Set(vector.begin(), vector.end()) == (Set{t3, t4}) && Set(vector.end(), vector.end()).isEmpty());
    const List source = List() << t1 << t2 << t1;
    CHECK(Set(source.begin(), source.end()) == (Set{t1, t2}));

    const Set a{t1, t2, t3}, b{t2, t3, t4}, c{t0};
    CHECK((a | b) == (Set{t1, t2, t3, t4}) && (a + b) == (a | b) && (a & b) == (Set{t2, t3}) && (a - b) == (Set{t1}));
    CHECK((a | c).size() == 4 && (a & c).isEmpty() && (a - c) == a && (a | Set()) == a && (a & Set()).isEmpty());
    CHECK((a - a).isEmpty() && (a & a) == a && (a | a) == a && (Set() - a).isEmpty());
    CHECK(a.intersects(b) && b.intersects(a) && !a.intersects(c) && !a.intersects(Set()) && !Set().intersects(a));
    Set s(a);
    CHECK(s.unite(b).size() == 4 && s == (a | b));
    CHECK(s.subtract(b) == (Set{t1}) && s.size() == 1);
    CHECK(s.unite(a).intersect(b) == (Set{t2, t3}));
    CHECK(s.intersect(b) == (Set{t2, t3}) && b.size() == 3);
    s |= a;
    CHECK(s == a);
    s |= t4;
    CHECK(s.contains(t4) && s.size() == 4);
    s &= b;
    CHECK(s == b);
    s &= t3;
    CHECK(s == (Set{t3}));
    s &= t4;
    CHECK(s.isEmpty());
    s += a;
    s += t0;
    CHECK(s.size() == 4 && s.contains(t0));
    s -= b;
    CHECK(s == (Set{t0, t1}));
    s -= t0;
    s -= t4;
    CHECK(s == (Set{t1}));
    s.unite(s);
    CHECK(s.size() == 1);
    s.intersect(s);
    CHECK(s.size() == 1);
    s.subtract(s);
    CHECK(s.isEmpty());

    s = a;
    int met = 0;
    for (typename Set::iterator i = s.begin(); i != s.end(); ++met)
        i = *i == t2 ? s.erase(i) : ++i;
    CHECK(met == 3 && s == (Set{t1, t3}));
    for (typename Set::const_iterator i = s.constBegin(); i != s.constEnd();)
        i = s.erase(i);
    CHECK(s.isEmpty());
    s.reserve(200);
    CHECK(s.capacity() >= 200 && s.isEmpty());
    s.squeeze();
    CHECK(s.capacity() < 200);
    CHECK(qHash(Set{t1, t2}) == qHash(Set{t2, t1}));
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    T lent = t2;
    CHECK(*s.insert(std::move(lent)) == t2 && *s.insert(s.cbegin(), t3) == t3 && s.size() == 2);
    CHECK(s.removeIf([&](const T &t) { return t == t2; }) == 1 && s.size() == 1);
    CHECK(erase_if(s, [&](const T &t) { return t == t2; }) == 0 && erase_if(s, [](const T &) { return true; }) == 1 &&
          s.isEmpty());
#else
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    CHECK(sorted(a.toList()) == (List() << t1 << t2 << t3) && Set::fromList(source) == (Set{t1, t2}));
    CHECK(source.toSet() == (Set{t1, t2}) && sorted(List::fromSet(a)) == (List() << t1 << t2 << t3));
    met = 0;
    for (typename Set::const_reverse_iterator i = a.rbegin(); i != a.rend(); ++i)
        ++met;
    s = a;
    for (typename Set::reverse_iterator i = s.rbegin(); i != s.rend(); ++i)
        ++met;
    CHECK(met == 6 && a.crbegin() != a.crend() && *a.crbegin() == *--a.end() && a.begin() + 3 == a.end());
    QT_WARNING_POP
#endif
}

void iterators() {
    typedef QSet<int> Set;
    CHECK(sizeof(Set) == sizeof(void *) && sizeof(Set::iterator) == (QT_VERSION >= 0x060000 ? 16 : 8));
    CHECK(std::is_same<Set::iterator::reference, const int &>::value &&
          std::is_same<Set::iterator::pointer, const int *>::value);
    CHECK(std::is_same<Set::const_iterator::value_type, int>::value && std::is_same<Set::key_type, int>::value);
    CHECK(std::is_same<Set::value_type, int>::value && std::is_same<Set::const_reference, const int &>::value);
    CHECK(std::is_same<Set::reference, int &>::value && std::is_same<Set::difference_type, qptrdiff>::value);
    CHECK(std::is_same<Set::pointer, int *>::value && std::is_same<Set::const_pointer, const int *>::value);
    Set set{1, 2, 3, 4};
    int sum = 0;
    for (int i : set)
        sum += i;
    CHECK(sum == 10 && std::distance(set.begin(), set.end()) == 4 && std::distance(set.cbegin(), set.cend()) == 4);
    CHECK(std::find(set.begin(), set.end(), 3) == set.find(3) && std::find(set.cbegin(), set.cend(), 9) == set.cend());
    CHECK(std::count_if(set.constBegin(), set.constEnd(), [](int i) { return i > 2; }) == 2);
    Set::iterator i = set.find(2);
    Set::const_iterator c = i;
    CHECK(c == i && i == c && !(c != i) && !(i != c) && *c == 2 && *i.operator->() == 2 && *c.operator->() == 2);
    Set::iterator j = i++;
    CHECK(*j == 2 && (i == set.end() || *i != 2));
    struct Point {
        int x;
    };
    QSet<const Point *> pointers;
    Point p = {3};
    pointers << &p;
    CHECK((*pointers.begin())->x == 3);

    QSetIterator<int> java(set);
    QList<int> met;
    while (java.hasNext()) {
        const int next = java.peekNext();
        CHECK(java.next() == next);
        met << next;
    }
    CHECK(sorted(met) == (QList<int>() << 1 << 2 << 3 << 4) && met == set.values());
    java.toFront();
    CHECK(java.findNext(3) && !java.findNext(9) && !java.hasNext());
    java.toBack();
    CHECK(!java.hasNext());
    java = Set{7};
    CHECK(java.next() == 7 && !java.hasNext());

    QMutableSetIterator<int> m(set);
    CHECK(m.hasNext() && m.findNext(2) && m.value() == 2);
    m.remove();
    CHECK(set == (Set{1, 3, 4}));
    m.remove();
    CHECK(set.size() == 3);
    m.toFront();
    while (m.hasNext()) {
        const int next = m.peekNext();
        CHECK(m.next() == next && m.value() == next);
        if (next % 2)
            m.remove();
    }
    CHECK(set == Set{4} && !m.findNext(4));
    m.toBack();
    CHECK(!m.hasNext());
    Set other{5};
    m = other;
    CHECK(m.next() == 5);
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    CHECK(m.hasPrevious() && m.peekPrevious() == 5 && m.previous() == 5 && !m.hasPrevious() && !m.findPrevious(5));
    QSetIterator<int> back(other);
    back.toBack();
    CHECK(back.hasPrevious() && back.peekPrevious() == 5 && back.previous() == 5 && !back.hasPrevious() &&
          !back.findPrevious(5));
    QT_WARNING_POP
#endif
    // Sharing.
    Set first{1, 2};
    Set second(first);
    CHECK(!first.isDetached() && !second.isDetached());
    (void)second.constBegin();
    (void)second.contains(1);
    CHECK(!second.isDetached());
    second.remove(1);
    CHECK(first.size() == 2 && second.size() == 1 && first.isDetached() && second.isDetached());
    i = first.find(2);
    second = first;
    first.erase(i);
    CHECK(first == Set{1} && second == (Set{1, 2}) && *i == 2);
    first.detach();
    CHECK(first.isDetached() && !Set().isDetached());
#ifdef __cpp_deduction_guides
    const std::vector<int> numbers{1, 2, 2};
    const QSet deduced(numbers.begin(), numbers.end());
    CHECK(deduced.size() == 2 && std::is_same<decltype(deduced), const QSet<int>>::value);
#endif
}

// Beside a std::set that has the same done to it.
void changes() {
    unsigned state = 99;
    QSet<int> set;
    std::set<int> other;
    for (int step = 0; step != 300; ++step) {
        state = state * 1103515245u + 12345u;
        const int element = int((state >> 16) % 40), what = int((state >> 24) % 4);
        if (what < 2) {
            set.insert(element);
            other.insert(element);
        } else {
            CHECK(set.remove(element) == (other.erase(element) == 1));
        }
        const QList<int> values = sorted(set.values());
        CHECK(set.size() == int(other.size()) && std::equal(other.begin(), other.end(), values.begin()));
    }
}

int main() {
    members<int>();
    members<unsigned short>();
    members<QPair<int, int>>();
    members<long long>();
    members<check::Tracked>();
    CHECK(check::Tracked::alive() == 0);
    QSet<QSet<int>> sets{{1, 2}, {2, 1}, {3}};
    CHECK(sets.size() == 2 && sets.contains(QSet<int>{3}));
    iterators();
    changes();
    return check::done();
}
