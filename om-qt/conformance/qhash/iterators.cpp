// The iterators of QHash: STL style, over keys, over pairs, Java style.
#include "check.h"
#include <QHash>
#include <algorithm>
#include <iterator>
#include <type_traits>

typedef QHash<int, int> Map;
typedef QList<int> List;

template <class L>
L sorted(L list) {
    std::sort(list.begin(), list.end());
    return list;
}
template <class Iterator, class Value, class Reference, class Pointer>
bool traits() {
    typedef std::iterator_traits<Iterator> T;
    return std::is_same<typename T::value_type, Value>::value &&
           std::is_same<typename T::reference, Reference>::value && std::is_same<typename T::pointer, Pointer>::value &&
           std::is_same<typename T::difference_type, qptrdiff>::value &&
           std::is_base_of<std::forward_iterator_tag, typename T::iterator_category>::value;
}

void stl_style() {
    CHECK(traits<Map::iterator, int, int &, int *>());
    CHECK(traits<Map::const_iterator, int, const int &, const int *>());
    CHECK(traits<Map::key_iterator, int, const int &, const int *>());
    CHECK(std::is_same<Map::Iterator, Map::iterator>::value &&
          std::is_same<Map::ConstIterator, Map::const_iterator>::value);
    CHECK(std::is_same<Map::key_type, int>::value && std::is_same<Map::mapped_type, int>::value);
    CHECK(sizeof(Map) == sizeof(void *) && alignof(Map) == alignof(void *));
    CHECK(sizeof(Map::iterator) == (QT_VERSION >= 0x060000 ? 2 : 1) * sizeof(void *));
    CHECK(sizeof(Map::const_iterator) == (QT_VERSION >= 0x060000 ? 2 : 1) * sizeof(void *));
    CHECK(sizeof(Map::size_type) == (QT_VERSION >= 0x060000 ? 8 : 4) && std::is_nothrow_move_constructible<Map>::value);
    CHECK(std::is_trivially_copyable<Map::iterator>::value && std::is_trivially_copyable<Map::const_iterator>::value);
    CHECK(std::is_convertible<Map::iterator, Map::const_iterator>::value);
    CHECK(!std::is_convertible<Map::const_iterator, Map::iterator>::value);
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    CHECK(std::is_same<Map::value_type, int>::value && std::is_same<Map::difference_type, qsizetype>::value);
    CHECK(Map::iterator() == Map().end() && Map::const_iterator() == Map().constEnd());
#else
    CHECK(std::is_same<Map::difference_type, qptrdiff>::value);
#endif
    Map map{{1, 10}, {2, 20}, {3, 30}, {4, 40}};
    const Map &fixed = map;
    int sum = 0, keys = 0;
    for (Map::iterator i = map.begin(); i != map.end(); ++i) {
        keys += i.key();
        sum += *i;
        i.value() += 1;
    }
    CHECK(keys == 10 && sum == 100);
    sum = 0;
    for (Map::const_iterator i = fixed.begin(); i != fixed.end(); i++)
        sum += i.value() - 10 * i.key();
    CHECK(sum == 4);
    Map::iterator i = map.find(2);
    *i = 21;
    CHECK(fixed.value(2) == 21);
    i.value() = 22;
    CHECK(fixed.value(2) == 22);
    Map::const_iterator c = i;
    CHECK(c == i && i == c && !(c != i) && !(i != c) && c.key() == 2 && c.value() == 22 && *c == 22);
    CHECK(c == fixed.find(2) && c == map.constFind(2) && c != fixed.find(3) && i != map.find(3));
    Map::iterator j = i++;
    CHECK(j.key() == 2 && (i == map.end() || i.key() != 2));
    CHECK(std::distance(fixed.begin(), fixed.end()) == 4 && std::distance(map.begin(), map.end()) == 4);
    CHECK(fixed.cend() == fixed.constEnd() && fixed.end() == fixed.cend() && fixed.cbegin() == fixed.constBegin());
    sum = 0;
    for (int value : fixed)
        sum += value;
    CHECK(sum == 11 + 22 + 31 + 41);
    for (int &value : map)
        ++value;
    CHECK(fixed.value(1) == 12 && fixed.value(4) == 42);
    CHECK(std::find(fixed.begin(), fixed.end(), 32).key() == 3 && std::find(map.begin(), map.end(), 5) == map.end());
    CHECK(std::count_if(fixed.begin(), fixed.end(), [](int v) { return v > 20; }) == 3);
    struct Point {
        int x;
    };
    QHash<int, Point> points;
    points[1].x = 5;
    CHECK(points.begin()->x == 5 && points.constBegin()->x == 5);
    points.begin()->x = 6;
    CHECK(points[1].x == 6);
    for (i = map.begin(); i != map.end();)
        i = i.key() % 2 ? map.erase(i) : ++i;
    CHECK(sorted(map.keys()) == (List() << 2 << 4));

    // With room reserved, insertions invalidate no iterator.
    Map roomy;
    roomy.reserve(20);
    i = roomy.insert(1, 10);
    for (int n = 2; n != 20; ++n)
        roomy.insert(n, n);
    CHECK(i.key() == 1 && i.value() == 10);
    // Nor do changes of values.
    i = map.find(2);
    map[4] = 44;
    map.insert(4, 45);
    CHECK(i.key() == 2 && map.value(4) == 45);
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
    // Qt 5 keeps nodes.
    map = {{1, 10}, {2, 20}};
    i = map.find(1);
    int &kept = map[2];
    for (int n = 3; n != 60; ++n)
        map.insert(n, n);
    map.remove(9);
    kept = 21;
    CHECK(i.key() == 1 && i.value() == 10 && map.value(2) == 21);
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    map = {{1, 10}, {2, 20}, {3, 30}};
    i = map.end();
    keys = 0;
    while (i != map.begin())
        keys += (--i).key();
    CHECK(keys == 6 && (map.begin() + 3) == map.end() && (map.end() - 3) == map.begin() &&
          (1 + map.begin()) != map.begin());
    i = map.begin();
    i += 2;
    i -= 1;
    CHECK(i == map.begin() + 1 && i-- == map.begin() + 1 && i == map.begin());
    QT_WARNING_POP
#endif
}

void keys_and_pairs() {
    Map map{{1, 10}, {2, 20}, {3, 30}};
    const Map &fixed = map;
    Map::key_iterator k = map.keyBegin();
    int keys = 0;
    for (; k != map.keyEnd(); ++k)
        keys = keys * 2 + *k - *k + k.base().value() / 10 - *k + 1;
    CHECK(keys == 7 && std::distance(map.keyBegin(), map.keyEnd()) == 3);
    k = map.keyBegin();
    CHECK(k == map.keyBegin() && k.operator->() == &fixed.begin().key() && k++ == map.keyBegin());
    CHECK(std::find(map.keyBegin(), map.keyEnd(), 2).base().value() == 20);
    int total = 0;
    for (Map::key_value_iterator p = map.keyValueBegin(); p != map.keyValueEnd(); ++p) {
        total += (*p).first * p->second;
        (*p).second += 1;
    }
    CHECK(total == 140 && fixed.value(1) == 11 && fixed.value(3) == 31);
    total = 0;
    for (Map::const_key_value_iterator q = fixed.constKeyValueBegin(); q != fixed.constKeyValueEnd(); q++)
        total += q->first * q->second + q.base().key();
    CHECK(total == 146 + 6 && fixed.keyValueBegin() == fixed.constKeyValueBegin() &&
          fixed.keyValueEnd() == fixed.constKeyValueEnd());
    CHECK(std::is_same<Map::key_value_iterator::value_type, std::pair<const int &, int &>>::value);
#if QT_VERSION >= QT_VERSION_CHECK(6, 4, 0)
    total = 0;
    for (auto [key, value] : fixed.asKeyValueRange())
        total += key + value;
    CHECK(total == 6 + 63);
    for (auto [key, value] : map.asKeyValueRange())
        value = key;
    CHECK(sorted(map.values()) == (List() << 1 << 2 << 3));
    total = 0;
    for (auto [key, value] : Map{{5, 6}, {7, 8}}.asKeyValueRange())
        total += key + value;
    CHECK(total == 26);
#endif
}

void java_style() {
    Map map{{1, 10}, {2, 20}, {3, 30}, {4, 20}};
    QHashIterator<int, int> i(map);
    List keys;
    while (i.hasNext()) {
        const int key = i.peekNext().key();
        CHECK(i.next().key() == key && i.key() == key && i.value() == map.value(key));
        keys << key;
    }
    CHECK(sorted(keys) == (List() << 1 << 2 << 3 << 4) && keys == map.keys());
    i.toFront();
    CHECK(i.hasNext() && i.findNext(20) && i.value() == 20 && i.findNext(20) && i.value() == 20 && !i.findNext(20) &&
          !i.hasNext());
    i.toBack();
    CHECK(!i.hasNext());
    i.toFront();
    CHECK(i.findNext(30) && i.key() == 3 && !i.findNext(77));
    map.clear();
    i.toFront();
    CHECK(i.hasNext());
    i = Map{{9, 90}};
    CHECK(i.next().value() == 90 && !i.hasNext());
    QHashIterator<int, int> empty((Map()));
    CHECK(!empty.hasNext() && !empty.findNext(1));

    map = {{1, 10}, {2, 20}, {3, 30}, {4, 20}};
    QMutableHashIterator<int, int> m(map);
    CHECK(m.findNext(10) && m.key() == 1 && m.value() == 10);
    m.setValue(11);
    CHECK(map.value(1) == 11);
    m.value() = 12;
    CHECK(map.value(1) == 12);
    const QMutableHashIterator<int, int> &fixed = m;
    CHECK(fixed.value() == 12 && fixed.key() == 1);
    m.remove();
    CHECK(map.size() == 3 && !map.contains(1));
    m.remove();
    m.setValue(99);
    CHECK(map.size() == 3 && sorted(map.values()) == (List() << 20 << 20 << 30));
    m.toFront();
    int met = 0;
    while (m.hasNext()) {
        const int key = m.peekNext().key();
        CHECK(m.next().key() == key);
        ++met;
        if (m.value() == 20)
            m.remove();
    }
    CHECK(met == 3 && map.keys() == (List() << 3));
    m.toBack();
    CHECK(!m.hasNext());
    Map other{{5, 50}};
    m = other;
    CHECK(m.next().key() == 5 && !m.hasNext());
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
    QT_WARNING_PUSH
    QT_WARNING_DISABLE_DEPRECATED
    CHECK(m.hasPrevious() && m.peekPrevious().key() == 5 && m.previous().key() == 5 && !m.hasPrevious() &&
          !m.findPrevious(3));
    QHashIterator<int, int> back(other);
    back.toBack();
    CHECK(back.hasPrevious() && back.previous().value() == 50 && !back.hasPrevious() && !back.findPrevious(1));
    back.toBack();
    CHECK(back.peekPrevious().key() == 5 && back.findPrevious(50) && back.key() == 5);
    QT_WARNING_POP
#endif
}

int main() {
    stl_style();
    keys_and_pairs();
    java_style();
    qSetGlobalQHashSeed(0);
    CHECK(qGlobalQHashSeed() == 0);
    qSetGlobalQHashSeed(-1);
    CHECK(qGlobalQHashSeed() >= 0);
#if QT_VERSION >= QT_VERSION_CHECK(6, 4, 0)
    QHashSeed::setDeterministicGlobalSeed();
    CHECK(QHashSeed::globalSeed() == 0 && size_t(QHashSeed(5)) == 5);
    QHashSeed::resetRandomGlobalSeed();
#endif
    return check::done();
}
