// Every member of QMap, over several types of keys and values.
#include "check.h"
#include <QMap>
#include <QtGlobal>
#include <string>

struct Name {
    int id;
    Name(int i = 0) : id(i) {}
    friend bool operator<(const Name &a, const Name &b) { return a.id < b.id; }
    friend bool operator==(const Name &a, const Name &b) { return a.id == b.id; }
};
struct Tree {
    int value;
    QMap<int, Tree> children;
    Tree() : value(0) {}
};

// How keys and values of the types at hand are made.
template <class T>
T make(int i) {
    return T(i);
}
template <>
std::string make<std::string>(int i) {
    return std::string(1, char('a' + i));
}
template <>
QPair<int, int> make<QPair<int, int>>(int i) {
    return QPair<int, int>(i / 2, i % 2);
}

template <class K, class V>
void construction() {
    typedef QMap<K, V> Map;
    const K k1 = make<K>(1), k2 = make<K>(2), k3 = make<K>(3), k4 = make<K>(4);
    const V v0 = make<V>(0), v1 = make<V>(5), v2 = make<V>(6), v3 = make<V>(7);
    Map none;
    CHECK(none.size() == 0 && none.count() == 0 && none.isEmpty() && none.empty() && none.begin() == none.end());
    const Map list{{k3, v3}, {k1, v1}, {k2, v2}, {k1, v3}};
    CHECK(list.size() == 3 && list.count() == 3 && !list.isEmpty() && !list.empty());
    CHECK(list.value(k1) == v3 && list.value(k2) == v2 && list.value(k3) == v3);
    const Map copy(list);
    CHECK(copy == list && !(copy != list) && copy.size() == 3);
    Map moved_from(list);
    Map moved(std::move(moved_from));
    CHECK(moved == list && moved_from.isEmpty() && moved_from.size() == 0);
    moved_from = moved;
    CHECK(moved_from == moved);
    moved_from = Map();
    CHECK(moved_from.isEmpty() && moved != moved_from);
    moved_from = std::move(moved);
    CHECK(moved_from == list && moved.isEmpty());
    moved.swap(moved_from);
    CHECK(moved == list && moved_from.isEmpty());
    using std::swap;
    swap(moved, moved_from);
    CHECK(moved_from == list && moved.isEmpty());
    moved_from = {{k4, v1}};
    CHECK(moved_from.size() == 1 && moved_from.value(k4) == v1);
    Map self{{k1, v1}};
    Map &again = self;
    self = again;
    CHECK(self.size() == 1 && self.value(k1) == v1);

    std::map<K, V> theirs;
    theirs[k2] = v2;
    theirs[k1] = v1;
    const Map from(theirs);
    CHECK(from.size() == 2 && from.firstKey() == k1 && from.lastKey() == k2 && from.first() == v1 && from.last() == v2);
    CHECK(from.toStdMap() == theirs && Map().toStdMap().empty());
    CHECK(list.toStdMap().size() == 3);
    CHECK(Map{{k1, v1}} == Map({{k1, v1}}) && (Map{{k1, v1}} != Map{{k1, v2}}) && (Map{{k1, v1}} != Map{{k2, v1}}));
    CHECK(Map() == Map() && !(Map() == list) && !(list == Map()));
    CHECK((Map{{k1, v1}, {k2, v2}} == Map{{k2, v2}, {k1, v1}}) && (Map{{k1, v1}} != Map{{k1, v1}, {k2, v2}}));
    CHECK(list.value(k4) == v0 || list.value(k4) == V());
}

template <class K, class V>
void lookup() {
    typedef QMap<K, V> Map;
    const K k0 = make<K>(0), k1 = make<K>(1), k2 = make<K>(2), k3 = make<K>(3), k4 = make<K>(4), k5 = make<K>(5),
            k6 = make<K>(6);
    const V v1 = make<V>(5), v2 = make<V>(6), v3 = make<V>(7), v9 = make<V>(9);
    Map map{{k5, v3}, {k1, v1}, {k3, v2}};
    const Map &fixed = map;
    CHECK(map.contains(k1) && map.contains(k3) && map.contains(k5) && !map.contains(k0) && !map.contains(k2));
    CHECK(map.count(k1) == 1 && map.count(k2) == 0 && map.count(k6) == 0);
    CHECK(map.value(k1) == v1 && map.value(k3) == v2 && map.value(k5) == v3 && map.value(k2) == V());
    CHECK(map.value(k2, v9) == v9 && map.value(k1, v9) == v1);
    CHECK(fixed[k1] == v1 && fixed[k2] == V() && map.size() == 3);
    CHECK(map.key(v2) == k3 && map.key(v9) == K() && map.key(v9, k6) == k6 && map.key(v1, k6) == k1);
    CHECK(map.keys() == (QList<K>() << k1 << k3 << k5) && map.values() == (QList<V>() << v1 << v2 << v3));
    CHECK(map.keys(v2) == (QList<K>() << k3) && map.keys(v9).isEmpty());
    CHECK(Map().keys().isEmpty() && Map().values().isEmpty() && Map().keys(v1).isEmpty() && Map().key(v1, k6) == k6);
    CHECK(Map().value(k1, v9) == v9 && !Map().contains(k1) && Map().count(k1) == 0);
    CHECK(map.firstKey() == k1 && map.lastKey() == k5 && map.first() == v1 && map.last() == v3);
    CHECK(fixed.firstKey() == k1 && fixed.lastKey() == k5 && fixed.first() == v1 && fixed.last() == v3);
    CHECK(map.find(k3).key() == k3 && map.find(k3).value() == v2 && *map.find(k3) == v2 && map.find(k2) == map.end());
    CHECK(fixed.find(k3).value() == v2 && fixed.find(k2) == fixed.end() && fixed.constFind(k1).key() == k1);
    CHECK(fixed.constFind(k6) == fixed.constEnd() && map.constFind(k5) != map.constEnd());
    CHECK(map.lowerBound(k0).key() == k1 && map.lowerBound(k1).key() == k1 && map.lowerBound(k2).key() == k3);
    CHECK(map.lowerBound(k5).key() == k5 && map.lowerBound(k6) == map.end());
    CHECK(map.upperBound(k0).key() == k1 && map.upperBound(k1).key() == k3 && map.upperBound(k4).key() == k5);
    CHECK(map.upperBound(k5) == map.end() && map.upperBound(k6) == map.end());
    CHECK(fixed.lowerBound(k2).key() == k3 && fixed.lowerBound(k6) == fixed.end() && fixed.upperBound(k3).key() == k5);
    CHECK(fixed.upperBound(k5) == fixed.end());
    CHECK(map.equal_range(k3).first.key() == k3 && map.equal_range(k3).second.key() == k5);
    CHECK(map.equal_range(k2).first == map.equal_range(k2).second && map.equal_range(k2).first.key() == k3);
    CHECK(fixed.equal_range(k5).first.key() == k5 && fixed.equal_range(k5).second == fixed.end());
    CHECK(fixed.equal_range(k6).first == fixed.end() && fixed.equal_range(k0).second.key() == k1);
    const Map none;
    CHECK(none.find(k1) == none.end() && none.lowerBound(k1) == none.end() && none.upperBound(k1) == none.end());
    CHECK(none.equal_range(k1).first == none.equal_range(k1).second && none.constBegin() == none.constEnd());
}

template <class K, class V>
void changes() {
    typedef QMap<K, V> Map;
    const K k0 = make<K>(0), k1 = make<K>(1), k2 = make<K>(2), k3 = make<K>(3), k4 = make<K>(4);
    const V v1 = make<V>(5), v2 = make<V>(6), v3 = make<V>(7);
    Map map;
    map[k2] = v2;
    CHECK(map.size() == 1 && map[k2] == v2);
    CHECK(map[k1] == V() && map.size() == 2 && map.firstKey() == k1);
    map[k1] = v3;
    CHECK(map[k1] == v3 && map.size() == 2);
    CHECK(map.insert(k3, v3).key() == k3 && map.size() == 3 && map.insert(k3, v1).value() == v1 && map.size() == 3);
    CHECK(map.insert(map.constBegin(), k0, v1).key() == k0 && map.size() == 4 && map.firstKey() == k0);
    CHECK(map.insert(map.constEnd(), k4, v2).value() == v2 && map.lastKey() == k4 && map.size() == 5);
    CHECK(map.insert(map.constBegin(), k4, v3).value() == v3 && map.size() == 5 && map.last() == v3);
    CHECK(map.insert(map.constFind(k2), k2, v1).value() == v1 && map.size() == 5 && map.value(k2) == v1);
    CHECK(map.keys() == (QList<K>() << k0 << k1 << k2 << k3 << k4));
    CHECK(map.remove(k2) == 1 && map.remove(k2) == 0 && map.size() == 4 && !map.contains(k2));
    CHECK(map.take(k0) == v1 && map.size() == 3 && map.take(k0) == V() && map.size() == 3);
    CHECK(Map().take(k1) == V() && Map().remove(k1) == 0);
    map.first() = v2;
    map.last() = v1;
    CHECK(map.value(k1) == v2 && map.value(k4) == v1);
    CHECK(map.erase(map.find(k3)).key() == k4 && map.size() == 2);
    CHECK(map.erase(map.find(k4)) == map.end() && map.size() == 1);
    CHECK(map.erase(map.begin()) == map.end() && map.isEmpty());
    Map other{{k1, v1}, {k2, v2}};
    map.insert(k1, v3);
    map.insert(k4, v3);
    map.insert(other);
    CHECK(map.size() == 3 && map.value(k1) == v1 && map.value(k2) == v2 && map.value(k4) == v3 && other.size() == 2);
    map.insert(Map());
    CHECK(map.size() == 3);
    map.insert(map);
    CHECK(map.size() == 3);
    map.clear();
    CHECK(map.isEmpty() && map.size() == 0 && map.begin() == map.end());
    map.clear();
    map.insert(other);
    CHECK(map == other);
    for (typename Map::iterator i = map.begin(); i != map.end(); ++i)
        i.value() = v3;
    CHECK(map.values() == (QList<V>() << v3 << v3) && map.keys(v3) == (QList<K>() << k1 << k2) && map.key(v3) == k1);
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    Map giving{{k3, v1}, {k1, v2}};
    map.insert(std::move(giving));
    CHECK(map.size() == 3 && map.value(k1) == v2 && map.value(k3) == v1 && giving.isEmpty());
    CHECK(map.erase(map.constBegin(), map.constFind(k3)).key() == k3 && map.size() == 1);
    CHECK(map.erase(map.constBegin(), map.constBegin()).key() == k3 && map.size() == 1);
    CHECK(map.erase(map.cbegin(), map.cend()) == map.end() && map.isEmpty());
    map = {{k0, v1}, {k1, v2}, {k2, v1}, {k3, v3}};
    CHECK(map.removeIf([&](typename Map::iterator i) { return i.value() == v1; }) == 2 && map.size() == 2);
    CHECK(map.removeIf([&](std::pair<const K &, V &> p) { return p.first == k3; }) == 1 && map.size() == 1);
    CHECK(erase_if(map, [&](const std::pair<const K &, V &> &p) { return p.second == v1; }) == 0 && map.size() == 1);
    CHECK(erase_if(map, [&](typename Map::iterator) { return true; }) == 1 && map.isEmpty());
    CHECK(Map().removeIf([&](typename Map::iterator) { return true; }) == 0);
    std::map<K, V> theirs{{k1, v1}};
    Map taken(std::move(theirs));
    CHECK(taken.size() == 1 && taken.value(k1) == v1 && theirs.empty());
    CHECK(std::move(taken).toStdMap().size() == 1);
#endif
}

template <class K, class V>
void all() {
    construction<K, V>();
    lookup<K, V>();
    changes<K, V>();
}

int main() {
    all<int, int>();
    all<std::string, int>();
    all<Name, std::string>();
    all<QPair<int, int>, double>();
    all<unsigned char, QPair<int, int>>();
    all<long long, check::Tracked>();
    all<check::Tracked, long>();
    CHECK(check::Tracked::alive() == 0);

    // A class that holds a map of itself.
    Tree root;
    root.children[1].children[2].value = 7;
    root.children[3] = root.children[1];
    CHECK(root.children.size() == 2 && root.children[3].children[2].value == 7);

    // Keys that are pointers are ordered, wherever they point.
    int a = 0, b = 0;
    QMap<int *, int> pointers;
    pointers[&a] = 1;
    pointers[&b] = 2;
    CHECK(pointers.size() == 2 && pointers.value(&a) == 1 && pointers.value(&b) == 2 && pointers.value(nullptr) == 0);
    return check::done();
}
