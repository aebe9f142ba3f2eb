// Every member of QMultiMap: several entries with one key, the newest first.
#include "check.h"
#include <QMap>
#include <algorithm>
#include <map>
#include <vector>
typedef QMultiMap<int, int> Multi;
typedef QMap<int, int> Single;
typedef QList<int> List;

template <class L>
L sorted(L list) {
    std::sort(list.begin(), list.end());
    return list;
}

void members() {
    Multi none;
    CHECK(none.isEmpty() && none.size() == 0 && none.count() == 0 && none.empty() && none.values(1).isEmpty());
    CHECK(none.uniqueKeys().isEmpty() && none.keys().isEmpty() && !none.contains(1) && !none.contains(1, 1));
    CHECK(none.count(1) == 0 && none.count(1, 1) == 0 && none.remove(1) == 0 && none.remove(1, 1) == 0 &&
          none.take(1) == 0);
    CHECK(none.value(1) == 0 && none.value(1, 7) == 7 && none.key(3) == 0 && none.key(3, 9) == 9);
    CHECK(none.find(1) == none.end() && none.find(1, 1) == none.end() && none.constFind(1, 1) == none.constEnd());

    Multi m;
    CHECK(m.insert(1, 10).value() == 10 && m.insert(1, 11).value() == 11 && m.insert(2, 20).key() == 2);
    CHECK(m.insert(1, 12).value() == 12 && m.size() == 4 && m.count() == 4);
    CHECK(m.values(1) == (List() << 12 << 11 << 10) && m.values(2) == (List() << 20) && m.values(3).isEmpty());
    CHECK(m.value(1) == 12 && m.value(1, 5) == 12 && m.value(3, 5) == 5);
    CHECK(m.count(1) == 3 && m.count(2) == 1 && m.count(3) == 0 && m.count(1, 11) == 1 && m.count(1, 20) == 0);
    CHECK(m.contains(1) && m.contains(1, 10) && !m.contains(1, 20) && m.contains(2, 20) && !m.contains(3, 10));
    CHECK(sorted(m.keys()) == (List() << 1 << 1 << 1 << 2) && sorted(m.uniqueKeys()) == (List() << 1 << 2));
    CHECK(sorted(m.values()) == (List() << 10 << 11 << 12 << 20));
    CHECK(m.key(11) == 1 && m.key(20) == 2 && m.key(99, 7) == 7 && m.keys(11) == (List() << 1));
    const Multi &fixed = m;
    CHECK(m.find(1).value() == 12 && fixed.find(1).value() == 12 && fixed.constFind(1).value() == 12);
    CHECK(m.find(1, 10).value() == 10 && fixed.find(1, 11).value() == 11 && fixed.constFind(1, 99) == fixed.constEnd());
    CHECK(m.find(2, 10) == m.end() && m.find(3, 1) == m.end());
    Multi::iterator i = m.find(1);
    CHECK(i.value() == 12 && (++i).value() == 11 && (++i).value() == 10 && i.key() == 1);
    CHECK(std::distance(m.equal_range(1).first, m.equal_range(1).second) == 3);
    CHECK(m.equal_range(1).first.value() == 12 && m.equal_range(3).first == m.equal_range(3).second);
    CHECK(std::distance(fixed.equal_range(2).first, fixed.equal_range(2).second) == 1);
    CHECK(fixed.equal_range(2).first.value() == 20);

    CHECK(m.replace(1, 13).value() == 13 && m.values(1) == (List() << 13 << 11 << 10) && m.size() == 4);
    CHECK(m.replace(4, 40).key() == 4 && m.size() == 5 && m.value(4) == 40);
    CHECK(m.take(1) == 13 && m.values(1) == (List() << 11 << 10) && m.take(9) == 0 && m.size() == 4);
    m.insert(1, 11);
    CHECK(m.count(1, 11) == 2 && m.remove(1, 11) == 2 && m.values(1) == (List() << 10) && m.remove(1, 99) == 0);
    m.insert(1, 14);
    m.insert(1, 15);
    CHECK(m.remove(1) == 3 && !m.contains(1) && m.size() == 2 && m.remove(1) == 0);
    m.insert(2, 21);
    m.insert(2, 22);
    i = m.erase(m.find(2, 21));
    CHECK(i.value() == 20 && m.values(2) == (List() << 22 << 20) && m.size() == 3);
    CHECK(m.erase(m.find(2)).value() == 20 && m.values(2) == (List() << 20));
    m.insert(2, m.value(2) + 1);
    m.insert(m.find(2).key(), m.find(2).value());
    CHECK(m.values(2) == (List() << 21 << 21 << 20));
    m.clear();
    CHECK(m.isEmpty() && m.values(2).isEmpty());
}

void construction() {
    const Multi list{{2, 20}, {1, 10}, {1, 11}, {2, 21}, {1, 10}};
    CHECK(list.size() == 5 && list.values(1) == (List() << 10 << 11 << 10) && list.values(2) == (List() << 21 << 20));
    Multi copy(list);
    CHECK(copy == list && copy.isSharedWith(list));
    copy.insert(3, 30);
    CHECK(copy != list && copy.size() == 6 && list.size() == 5 && copy.values(1) == list.values(1));
    copy.remove(3);
    CHECK(copy == list);
    Multi moved(std::move(copy));
    CHECK(moved == list && copy.isEmpty());
    copy = moved;
    moved.clear();
    CHECK(copy == list && moved != list);
    moved.swap(copy);
    CHECK(moved == list && copy.isEmpty());
    const Single single{{1, 5}, {2, 6}};
    const Multi from(single);
    CHECK(from.size() == 2 && from.value(1) == 5 && from.values(2) == (List() << 6));
    Single giving{{1, 5}};
    const Multi taken(std::move(giving));
    CHECK(taken.size() == 1 && taken.contains(1, 5));
    CHECK(Multi{{1, 1}, {1, 2}} != Multi{{1, 1}} && Multi{{1, 1}} == Multi{{1, 1}} && Multi() == Multi());
}

void unite() {
    Multi a{{1, 10}, {1, 11}, {2, 20}};
    const Multi b{{1, 12}, {3, 30}};
    a.unite(b);
    CHECK(a.size() == 5 && a.values(1) == (List() << 12 << 11 << 10) && a.value(3) == 30 && b.size() == 2);
    Multi sum = b + b;
    CHECK(sum.size() == 4 && sum.values(3) == (List() << 30 << 30));
    sum += a;
    CHECK(sum.size() == 9 && sum.count(1) == 5);
    Multi none;
    none.unite(a);
    CHECK(none == a && none.values(1) == a.values(1));
    none.unite(Multi());
    CHECK(none.size() == 5);
    CHECK((Multi() + Multi()).isEmpty() && (a + Multi()) == a);
    Multi self{{1, 1}, {1, 2}};
    self.unite(Multi(self));
    CHECK(self.size() == 4 && self.count(1) == 4 && self.count(1, 1) == 2);
}

void walking() {
    Multi m;
    for (int value = 0; value != 30; ++value)
        m.insert(value % 5, value);
    CHECK(m.size() == 30 && m.values(3) == (List() << 28 << 23 << 18 << 13 << 8 << 3));
    // Entries of a key follow each other, the newest first.
    bool together = true;
    int groups = 0;
    for (Multi::const_iterator i = m.constBegin(); i != m.constEnd();) {
        const int key = i.key();
        ++groups;
        int last = 1000;
        for (int n = 0; n != 6; ++n, ++i) {
            together = together && i.key() == key && i.value() < last;
            last = i.value();
        }
    }
    CHECK(together && groups == 5);
    Multi copy(m);
    copy.detach();
    CHECK(copy == m && copy.values(2) == m.values(2) && copy.keys() == m.keys() && copy.values() == m.values());
    for (Multi::iterator i = m.begin(); i != m.end();)
        i = i.value() % 2 ? m.erase(i) : ++i;
    CHECK(m.size() == 15 && m.values(3) == (List() << 28 << 18 << 8) && copy.size() == 30);
    CHECK(m.uniqueKeys().size() == 5 && sorted(m.uniqueKeys()) == (List() << 0 << 1 << 2 << 3 << 4));
    int total = 0;
    for (int value : static_cast<const Multi &>(m))
        total += value;
    CHECK(total == 210);
    const Multi::iterator at = m.find(3, 18);
    const Multi shared(m);
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    CHECK(m.erase(at).value() == 8 && shared.size() == 15 && m.values(3) == (List() << 28 << 8));
    total -= 18;
#else
    CHECK(at.value() == 18 && shared.isSharedWith(m));
#endif
    for (Multi::const_key_value_iterator i = m.constKeyValueBegin(); i != m.constKeyValueEnd(); ++i)
        total -= i->second;
    CHECK(total == 0);
    CHECK(std::distance(m.keyBegin(), m.keyEnd()) == m.size());
}

#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
void versions() {
    Multi m{{1, 10}, {1, 11}, {2, 20}};
    CHECK(m.insert(m.constFind(1, 10), 1, 12).value() == 12 && m.values(1) == (List() << 11 << 12 << 10));
    CHECK(m.insert(m.constEnd(), 1, 13).value() == 13 && m.values(1) == (List() << 11 << 12 << 10 << 13));
    CHECK(m.insert(m.constBegin(), 2, 21).value() == 21 && m.values(2) == (List() << 21 << 20));
    CHECK(m.insertMulti(3, 30).key() == 3 && m.insertMulti(m.constEnd(), 4, 40).key() == 4);
    m.insert(Multi{{5, 50}});
    Multi more{{5, 51}};
    m.insert(std::move(more));
    CHECK(m.values(5) == (List() << 51 << 50) && more.isEmpty());
    Multi giving{{6, 60}};
    m.unite(std::move(giving));
    CHECK(m.contains(6, 60) && giving.isEmpty());
    std::multimap<int, int> theirs{{1, 1}, {1, 2}, {0, 3}};
    const Multi from(theirs);
    CHECK(from.size() == 3 && from.values(1) == (List() << 1 << 2) && from.toStdMultiMap() == theirs);
    CHECK(from.toStdMap() == theirs && Multi(std::move(theirs)).size() == 3 && Multi().toStdMultiMap().empty());
    CHECK(m.removeIf([](Multi::iterator i) { return i.key() == 1; }) == 4 && !m.contains(1));
    CHECK(erase_if(m, [](std::pair<const int &, int &> p) { return p.second > 20; }) == 6 && m.size() == 1);
    int total = 0;
    for (auto [key, value] : from.asKeyValueRange())
        total += 10 * key + value;
    CHECK(total == 26);
    CHECK(sizeof(Multi) == 8 && sizeof(Multi::iterator) == 8 && sizeof(Multi::const_iterator) == 8);
    QMultiMapIterator<int, int> i(from);
    CHECK(i.hasNext() && i.next().key() == 0 && i.findNext(2) && i.value() == 2 && i.hasPrevious() &&
          i.previous().value() == 2);
    QMutableMultiMapIterator<int, int> j(m);
    CHECK(j.next().value() == 20);
    j.remove();
    CHECK(m.isEmpty());
    CHECK(from.first() == 3 && from.last() == 2 && from.firstKey() == 0 && from.lastKey() == 1);
    CHECK(from.lowerBound(1).value() == 1 && from.upperBound(1) == from.end() && from.lowerBound(2) == from.end());
    Multi changed(from);
    CHECK(changed.erase(changed.constFind(1), changed.constEnd()) == changed.end() && changed.size() == 1);
    CHECK(changed.lowerBound(0).value() == 3 && changed.upperBound(0) == changed.end());
    changed.first() = 9;
    CHECK(changed.last() == 9);
}
#else
void versions() {
    Multi m{{1, 10}, {1, 11}, {2, 20}};
    CHECK(m.insert(m.constFind(1, 10), 1, 12).value() == 12 && m.values(1) == (List() << 12 << 11 << 10));
    CHECK(m.insert(m.constEnd(), 1, 13).value() == 13 && m.values(1) == (List() << 13 << 12 << 11 << 10));
    CHECK(m.insert(m.constBegin(), 2, 21).value() == 21 && m.values(2) == (List() << 21 << 20));
    CHECK(m.insert(m.constEnd(), 3, 30).key() == 3 && m.insert(m.constBegin(), 0, 1).key() == 0 && m.firstKey() == 0);
    // A QMap with equal keys.
    Single s;
    s.insertMulti(1, 10);
    CHECK(s.insertMulti(1, 11).value() == 11 && s.values(1) == (List() << 11 << 10) && s.count(1) == 2 &&
          s.size() == 2);
    CHECK(s.insertMulti(s.constEnd(), 2, 20).key() == 2 && s.uniqueKeys() == (List() << 1 << 2));
    s[1] = 12;
    CHECK(s.values(1) == (List() << 12 << 10) && s.insert(1, 13).value() == 13 && s.values(1) == (List() << 13 << 10));
    s.unite(Single{{1, 14}, {3, 30}});
    CHECK(s.values(1) == (List() << 14 << 13 << 10) && s.size() == 5 && s.toStdMap()[1] == 10 &&
          s.toStdMap().size() == 3);
    CHECK(s.take(1) == 14 && s.remove(1) == 2 && s.keys() == (List() << 2 << 3));
    Multi from(s);
    from.insert(2, 21);
    CHECK(from.values(2) == (List() << 21 << 20) && s.values(2) == (List() << 20));
    QMapIterator<int, int> i(from);
    CHECK(i.next().value() == 21 && i.next().value() == 20 && i.previous().value() == 20);
    Single copied(from);
    CHECK(copied.count(2) == 2 && copied == from && copied.lowerBound(2).value() == 21 &&
          copied.upperBound(2).key() == 3);
    const Single other{{2, 5}, {4, 40}};
    copied.insert(other);
    CHECK(copied.values(2) == (List() << 5 << 20) && copied.value(4) == 40);
    CHECK(sizeof(Multi) == 8 && sizeof(Multi::iterator) == 8);
    CHECK(from.first() == 21 && from.last() == 30 && from.firstKey() == 2 && from.lastKey() == 3);
}
#endif

int main() {
    members();
    construction();
    unite();
    walking();
    versions();
    return check::done();
}
