// Every member of QHash, over several types of keys and values.
#include "check.h"
#include <QHash>
#include <algorithm>
#include <map>
#include <string>
#include <vector>

struct Name {
    int id;
    Name(int i = 0) : id(i) {}
    friend bool operator<(const Name &a, const Name &b) { return a.id < b.id; }
    friend bool operator==(const Name &a, const Name &b) { return a.id == b.id; }
};
// Without a seed, as old programs have it; few values, so that keys collide.
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
typedef size_t Hash;
#else
typedef uint Hash;
#endif
Hash qHash(const Name &name) { return Hash(name.id % 3); }
enum Colour { Red, Green, Blue, Black, White, Grey, Pink, Rose, Lime, Teal };
namespace other {
struct Id {
    int number;
    Id(int i = 0) : number(i) {}
    bool operator==(const Id &o) const { return number == o.number; }
    bool operator<(const Id &o) const { return number < o.number; }
};
Hash qHash(const Id &id, Hash seed = 0) { return ::qHash(id.number, seed); }
} // namespace other
namespace check {
inline Hash qHash(const Tracked &tracked, Hash seed = 0) { return ::qHash(tracked.value, seed); }
} // namespace check
struct Tree {
    int value;
    QHash<int, Tree> children;
    Tree() : value(0) {}
};

template <class T>
T make(int i) {
    return T(i);
}
template <>
QPair<int, int> make<QPair<int, int>>(int i) {
    return QPair<int, int>(i / 2, i % 2);
}
template <class List>
List sorted(List list) {
    std::sort(list.begin(), list.end());
    return list;
}

template <class K, class V>
void construction() {
    typedef QHash<K, V> Map;
    const K k1 = make<K>(1), k2 = make<K>(2), k3 = make<K>(3), k4 = make<K>(4);
    const V v1 = make<V>(5), v2 = make<V>(6), v3 = make<V>(7);
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
    std::vector<std::pair<K, V>> pairs{{k2, v2}, {k1, v1}, {k2, v3}};
    const Map from(pairs.begin(), pairs.end());
    CHECK(from.size() == 2 && from.value(k1) == v1 && from.value(k2) == v3);
    const Map entries(list.begin(), list.end());
    CHECK(entries == list);
    const Map values(list.keyValueBegin(), list.keyValueEnd());
    CHECK(values == list);
    const Map nothing(pairs.end(), pairs.end());
    CHECK(nothing.isEmpty());
    CHECK(Map{{k1, v1}} == Map({{k1, v1}}) && (Map{{k1, v1}} != Map{{k1, v2}}) && (Map{{k1, v1}} != Map{{k2, v1}}));
    CHECK(Map() == Map() && !(Map() == list) && !(list == Map()));
    CHECK((Map{{k1, v1}, {k2, v2}} == Map{{k2, v2}, {k1, v1}}) && (Map{{k1, v1}} != Map{{k1, v1}, {k2, v2}}));
}

template <class K, class V>
void lookup() {
    typedef QHash<K, V> Map;
    const K k0 = make<K>(0), k1 = make<K>(1), k2 = make<K>(2), k3 = make<K>(3), k5 = make<K>(5), k6 = make<K>(6);
    const V v1 = make<V>(5), v2 = make<V>(6), v3 = make<V>(7), v9 = make<V>(9);
    Map map{{k5, v3}, {k1, v1}, {k3, v2}};
    const Map &fixed = map;
    CHECK(map.contains(k1) && map.contains(k3) && map.contains(k5) && !map.contains(k0) && !map.contains(k2));
    CHECK(map.count(k1) == 1 && map.count(k2) == 0 && map.count(k6) == 0);
    CHECK(map.value(k1) == v1 && map.value(k3) == v2 && map.value(k5) == v3 && map.value(k2) == V());
    CHECK(map.value(k2, v9) == v9 && map.value(k1, v9) == v1);
    CHECK(fixed[k1] == v1 && fixed[k2] == V() && map.size() == 3);
    CHECK(map.key(v2) == k3 && map.key(v9) == K() && map.key(v9, k6) == k6 && map.key(v1, k6) == k1);
    CHECK(sorted(map.keys()) == (QList<K>() << k1 << k3 << k5) &&
          sorted(map.values()) == (QList<V>() << v1 << v2 << v3));
    CHECK(map.keys(v2) == (QList<K>() << k3) && map.keys(v9).isEmpty());
    CHECK(Map().keys().isEmpty() && Map().values().isEmpty() && Map().keys(v1).isEmpty() && Map().key(v1, k6) == k6);
    CHECK(Map().value(k1, v9) == v9 && !Map().contains(k1) && Map().count(k1) == 0);
    CHECK(map.find(k3).key() == k3 && map.find(k3).value() == v2 && *map.find(k3) == v2 && map.find(k2) == map.end());
    CHECK(fixed.find(k3).value() == v2 && fixed.find(k2) == fixed.end() && fixed.constFind(k1).key() == k1);
    CHECK(fixed.constFind(k6) == fixed.constEnd() && map.constFind(k5) != map.constEnd());
    CHECK(map.equal_range(k3).first.key() == k3 &&
          std::distance(map.equal_range(k3).first, map.equal_range(k3).second) == 1);
    CHECK(map.equal_range(k2).first == map.equal_range(k2).second && map.equal_range(k2).first == map.end());
    CHECK(fixed.equal_range(k5).first.key() == k5 && fixed.equal_range(k5).first != fixed.equal_range(k5).second);
    CHECK(fixed.equal_range(k6).first == fixed.end() && fixed.equal_range(k6).second == fixed.end());
    const Map none;
    CHECK(none.find(k1) == none.end() && none.equal_range(k1).first == none.end() &&
          none.constBegin() == none.constEnd());
}

template <class K, class V>
void changes() {
    typedef QHash<K, V> Map;
    const K k0 = make<K>(0), k1 = make<K>(1), k2 = make<K>(2), k3 = make<K>(3), k4 = make<K>(4);
    const V v1 = make<V>(5), v2 = make<V>(6), v3 = make<V>(7);
    Map map;
    map[k2] = v2;
    CHECK(map.size() == 1 && map[k2] == v2);
    CHECK(map[k1] == V() && map.size() == 2 && map.contains(k1));
    map[k1] = v3;
    CHECK(map[k1] == v3 && map.size() == 2);
    CHECK(map.insert(k3, v3).key() == k3 && map.size() == 3 && map.insert(k3, v1).value() == v1 && map.size() == 3);
    CHECK(map.insert(k0, v1).key() == k0 && map.insert(k4, v3).value() == v3 && map.size() == 5);
    CHECK(sorted(map.keys()) == (QList<K>() << k0 << k1 << k2 << k3 << k4));
    CHECK(map.remove(k2) == 1 && map.remove(k2) == 0 && map.size() == 4 && !map.contains(k2));
    CHECK(map.take(k0) == v1 && map.size() == 3 && map.take(k0) == V() && map.size() == 3);
    CHECK(Map().take(k1) == V() && Map().remove(k1) == 0);
    int seen = 0;
    for (typename Map::iterator i = map.begin(); i != map.end(); ++seen)
        i = map.erase(i);
    CHECK(seen == 3 && map.isEmpty() && map.begin() == map.end());
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
    CHECK(map.values() == (QList<V>() << v3 << v3) && sorted(map.keys(v3)) == (QList<K>() << k1 << k2));
    map.reserve(100);
    CHECK(map.capacity() >= 100 && map.size() == 2);
    map.squeeze();
    CHECK(map.capacity() < 100 && map.size() == 2 && map.value(k1) == v3);
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    CHECK(map.bucket_count() >= 2 && map.load_factor() > 0 && map.load_factor() <= 0.5f &&
          map.max_load_factor() == 0.5f);
    CHECK(map.max_bucket_count() > 1000 && Map().bucket_count() == 0 && Map().load_factor() == 0);
    CHECK(map.emplace(k3, v1).value() == v1 && map.emplace(k3, v2).value() == v2 && map.size() == 3);
    K key = k4;
    CHECK(map.emplace(std::move(key), v1).key() == k4 && map.size() == 4);
    map = {{k0, v1}, {k1, v2}, {k2, v1}, {k3, v3}};
    CHECK(map.removeIf([&](typename Map::iterator i) { return i.value() == v1; }) == 2 && map.size() == 2);
    CHECK(map.removeIf([&](std::pair<const K &, V &> p) { return p.first == k3; }) == 1 && map.size() == 1);
    CHECK(erase_if(map, [&](const std::pair<const K &, V &> &p) { return p.second == v1; }) == 0 && map.size() == 1);
    CHECK(erase_if(map, [&](typename Map::iterator) { return true; }) == 1 && map.isEmpty());
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
    all<long, short>();
    all<Name, int>();
    all<QPair<int, int>, char>();
    all<unsigned char, double>();
    all<long long, check::Tracked>();
    all<check::Tracked, long>();
    all<other::Id, int>();
    CHECK(check::Tracked::alive() == 0);

    QHash<Colour, int> colours{{Red, 1}, {Blue, 2}};
    CHECK(colours.value(Red) == 1 && colours.value(Blue) == 2 && colours.value(Pink) == 0 && colours.size() == 2);
    Tree root;
    root.children[1].children[2].value = 7;
    root.children.reserve(10);
    root.children[3] = Tree(root.children[1]);
    CHECK(root.children.size() == 2 && root.children[3].children[2].value == 7);
    int a = 0, b = 0;
    QHash<int *, int> pointers;
    pointers[&a] = 1;
    pointers[&b] = 2;
    CHECK(pointers.size() == 2 && pointers.value(&a) == 1 && pointers.value(&b) == 2 && pointers.value(nullptr) == 0);
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    typedef QHash<int, int> Numbers;
    CHECK(qHash(Numbers{{1, 2}, {3, 4}}) == qHash(Numbers{{3, 4}, {1, 2}}) && qHash(Numbers()) == qHash(Numbers()));
    typedef QMultiHash<int, int> Many;
    CHECK(qHash(Many{{1, 2}, {1, 4}}) == qHash(Many{{1, 2}, {1, 4}}));
    QHash<std::string, int> standard{{"a", 1}}; // has std::hash only
    CHECK(standard.value("a") == 1 && !standard.contains("b"));
#endif
    QHash<double, int> numbers{{0.5, 1}, {0.0, 2}};
    CHECK(numbers.value(0.5) == 1 && numbers.value(-0.0) == 2);
    return check::done();
}
