// The iterators of QMap: STL style, over keys, over pairs, Java style.
#include "check.h"
#include <QMap>
#include <algorithm>
#include <iterator>
#include <type_traits>

typedef QMap<int, int> Map;

template <class Iterator, class Value, class Reference, class Pointer>
bool traits() {
    typedef std::iterator_traits<Iterator> T;
    return std::is_same<typename T::value_type, Value>::value &&
           std::is_same<typename T::reference, Reference>::value && std::is_same<typename T::pointer, Pointer>::value &&
           std::is_same<typename T::difference_type, qptrdiff>::value &&
           std::is_same<typename T::iterator_category, std::bidirectional_iterator_tag>::value;
}

void stl_style() {
    CHECK(traits<Map::iterator, int, int &, int *>());
    CHECK(traits<Map::const_iterator, int, const int &, const int *>());
    CHECK(traits<Map::key_iterator, int, const int &, const int *>());
    CHECK(std::is_same<Map::Iterator, Map::iterator>::value &&
          std::is_same<Map::ConstIterator, Map::const_iterator>::value);
    CHECK(std::is_same<Map::key_type, int>::value && std::is_same<Map::mapped_type, int>::value);
    CHECK(std::is_same<Map::difference_type, qptrdiff>::value);
    CHECK(sizeof(Map) == sizeof(void *) && sizeof(Map::iterator) == sizeof(void *) &&
          sizeof(Map::const_iterator) == sizeof(void *));
    CHECK(sizeof(Map::size_type) == (QT_VERSION >= 0x060000 ? 8 : 4));
    CHECK(alignof(Map) == alignof(void *) && std::is_nothrow_move_constructible<Map>::value);
    CHECK(std::is_trivially_copyable<Map::iterator>::value && std::is_trivially_copyable<Map::const_iterator>::value);
    CHECK(std::is_convertible<Map::iterator, Map::const_iterator>::value);
    CHECK(!std::is_convertible<Map::const_iterator, Map::iterator>::value);

    Map map{{1, 10}, {2, 20}, {3, 30}, {4, 40}};
    const Map &fixed = map;
    Map::iterator i = map.begin();
    CHECK(i.key() == 1 && i.value() == 10 && *i == 10);
    CHECK((++i).key() == 2 && (i++).key() == 2 && i.key() == 3 && (i--).key() == 3 && (--i).key() == 1);
    CHECK((i + 2).key() == 3 && (i + 3 - 1).key() == 3 && (2 + i).key() == 3 && (map.end() - 1).key() == 4);
    i += 3;
    CHECK(i.key() == 4);
    i -= 2;
    CHECK(i.key() == 2 && (i + -1).key() == 1 && (i - -1).key() == 3);
    *i = 21;
    CHECK(fixed.value(2) == 21);
    i.value() = 22;
    CHECK(fixed.value(2) == 22);
    Map::const_iterator c = i;
    CHECK(c == i && i == c && !(c != i) && !(i != c) && c.key() == 2 && c.value() == 22 && *c == 22);
    CHECK((++c).key() == 3 && (c++).key() == 3 && (c--).key() == 4 && (--c).key() == 2 && c == i);
    CHECK((c + 1).key() == 3 && (c - 1).key() == 1 && (1 + c).key() == 3);
    c += 2;
    CHECK(c.key() == 4 && c != i);
    c -= 3;
    CHECK(c == fixed.begin() && c == map.cbegin() && c == map.constBegin());
    CHECK(std::distance(fixed.begin(), fixed.end()) == 4 && std::distance(map.begin(), map.end()) == 4);
    CHECK(std::next(fixed.begin(), 2).key() == 3 && std::prev(fixed.end()).key() == 4);
    CHECK(fixed.cend() == fixed.constEnd() && fixed.end() == fixed.cend());
    int sum = 0;
    for (int value : fixed)
        sum += value;
    CHECK(sum == 10 + 22 + 30 + 40);
    for (int &value : map)
        ++value;
    CHECK(fixed.value(1) == 11 && fixed.value(4) == 41);
    CHECK(std::find(fixed.begin(), fixed.end(), 31).key() == 3 && std::find(map.begin(), map.end(), 5) == map.end());
    CHECK(std::count_if(fixed.begin(), fixed.end(), [](int v) { return v > 20; }) == 3);
    struct Point {
        int x;
    };
    QMap<int, Point> points;
    points[1].x = 5;
    CHECK(points.begin()->x == 5 && points.constBegin()->x == 5);
    points.begin()->x = 6;
    CHECK(points[1].x == 6);
    Map::iterator none;
    none = map.begin();
    CHECK(none.key() == 1);

    // Insertions invalidate nothing; erasing only what was erased.
    i = map.find(3);
    map.insert(0, 0);
    map.insert(9, 90);
    CHECK(i.key() == 3 && (++i).key() == 4 && (++i).key() == 9);
    map.remove(0);
    map.erase(map.find(4));
    CHECK(i.key() == 9 && (--i).key() == 3);
    int &kept = map[3];
    map.remove(9);
    map[5] = 1;
    kept = 33;
    CHECK(map.value(3) == 33);
    for (i = map.begin(); i != map.end();)
        i = i.key() % 2 ? map.erase(i) : ++i;
    CHECK(map.keys() == (QList<int>() << 2));
}

void keys_and_pairs() {
    Map map{{1, 10}, {2, 20}, {3, 30}};
    const Map &fixed = map;
    Map::key_iterator k = map.keyBegin();
    CHECK(*k == 1 && *++k == 2 && *k++ == 2 && *k-- == 3 && *--k == 1 && k.base().value() == 10);
    CHECK(k == map.keyBegin() && k != map.keyEnd() && std::distance(map.keyBegin(), map.keyEnd()) == 3);
    CHECK(k.operator->() == &fixed.begin().key());
    CHECK(QList<int>(map.keys()) == (QList<int>() << 1 << 2 << 3));
    CHECK(std::find(map.keyBegin(), map.keyEnd(), 2).base().value() == 20);
    Map::key_value_iterator p = map.keyValueBegin();
    CHECK((*p).first == 1 && (*p).second == 10 && p->first == 1 && p->second == 10 && p.base().key() == 1);
    (*p).second = 11;
    CHECK(fixed.value(1) == 11);
    CHECK((*++p).first == 2 && (*p++).first == 2 && (*p--).first == 3 && (*--p).first == 1);
    CHECK(p == map.keyValueBegin() && p != map.keyValueEnd());
    Map::const_key_value_iterator q = fixed.keyValueBegin();
    CHECK((*q).second == 11 && q->second == 11 && q == fixed.constKeyValueBegin() && q != fixed.keyValueEnd());
    CHECK(fixed.constKeyValueEnd() == fixed.keyValueEnd());
    int total = 0;
    for (q = fixed.constKeyValueBegin(); q != fixed.constKeyValueEnd(); ++q)
        total += q->first * q->second;
    CHECK(total == 11 + 40 + 90);
    CHECK(std::is_same<Map::key_value_iterator::value_type, std::pair<const int &, int &>>::value);
    CHECK(std::is_same<Map::const_key_value_iterator::value_type, std::pair<const int &, const int &>>::value);
#if QT_VERSION >= QT_VERSION_CHECK(6, 4, 0)
    total = 0;
    for (auto [key, value] : fixed.asKeyValueRange())
        total += key + value;
    CHECK(total == 6 + 61);
    for (auto [key, value] : map.asKeyValueRange())
        value = key;
    CHECK(map.values() == (QList<int>() << 1 << 2 << 3));
    total = 0;
    for (auto [key, value] : Map{{5, 6}, {7, 8}}.asKeyValueRange())
        total += key + value;
    CHECK(total == 26);
    for (auto pair : Map().asKeyValueRange())
        total += pair.first;
    CHECK(total == 26);
#endif
}

void java_style() {
    Map map{{1, 10}, {2, 20}, {3, 30}, {4, 20}};
    QMapIterator<int, int> i(map);
    CHECK(i.hasNext() && !i.hasPrevious() && i.peekNext().key() == 1);
    CHECK(i.next().value() == 10 && i.key() == 1 && i.value() == 10 && i.peekPrevious().key() == 1 && i.hasPrevious());
    CHECK(i.next().key() == 2 && i.previous().key() == 2 && i.key() == 2 && i.peekNext().key() == 2);
    CHECK(i.findNext(20) && i.key() == 2 && i.findNext(20) && i.key() == 4 && !i.hasNext() && !i.findNext(20));
    CHECK(i.findPrevious(30) && i.key() == 3 && i.peekNext().key() == 3 && !i.findPrevious(77) && !i.hasPrevious());
    i.toBack();
    CHECK(!i.hasNext() && i.previous().key() == 4 && i.value() == 20);
    i.toFront();
    CHECK(i.next().key() == 1);
    map.clear();
    CHECK(i.next().key() == 2);
    i = Map{{9, 90}};
    CHECK(i.next().value() == 90 && !i.hasNext());
    QMapIterator<int, int> empty((Map()));
    CHECK(!empty.hasNext() && !empty.hasPrevious() && !empty.findNext(1) && !empty.findPrevious(1));
    QMapIterator<int, int> copied(i);
    CHECK(!copied.hasNext() && copied.key() == 9);

    map = {{1, 10}, {2, 20}, {3, 30}, {4, 20}};
    QMutableMapIterator<int, int> m(map);
    CHECK(m.hasNext() && !m.hasPrevious() && m.peekNext().key() == 1);
    CHECK(m.next().key() == 1 && m.key() == 1 && m.value() == 10);
    m.setValue(11);
    CHECK(map.value(1) == 11);
    m.value() = 12;
    CHECK(map.value(1) == 12);
    m.remove();
    CHECK(map.keys() == (QList<int>() << 2 << 3 << 4) && m.peekNext().key() == 2 && !m.hasPrevious());
    m.remove();
    m.setValue(99);
    CHECK(map.size() == 3 && map.value(2) == 20);
    CHECK(m.findNext(20) && m.key() == 2 && m.findNext(20) && m.key() == 4 && !m.findNext(20));
    CHECK(m.findPrevious(30) && m.key() == 3 && m.peekPrevious().key() == 2 && m.previous().key() == 2);
    CHECK(!m.findPrevious(30) && !m.hasPrevious());
    m.toBack();
    CHECK(!m.hasNext() && m.hasPrevious() && m.previous().key() == 4);
    m.remove();
    CHECK(!m.hasNext() && map.keys() == (QList<int>() << 2 << 3));
    m.toFront();
    while (m.hasNext())
        if (m.next().value() == 30)
            m.remove();
    CHECK(map.keys() == (QList<int>() << 2));
    Map other{{5, 50}};
    m = other;
    CHECK(m.next().key() == 5);
    const QMutableMapIterator<int, int> &fixed = m;
    CHECK(fixed.value() == 50 && fixed.key() == 5);
}

int main() {
    stl_style();
    keys_and_pairs();
    java_style();
    return check::done();
}
