// model only
// What QHash, QSet and their iterators demand, each broken once.
#include "misuse.h"
#include <QSet>

typedef QHash<int, int> Hash;

struct Name {
    int id, other;
    bool operator==(const Name &o) const { return id == o.id; }
};
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
size_t qHash(const Name &name) { return size_t(name.other); }
#else
uint qHash(const Name &name) { return uint(name.other); }
#endif

int main() {
    Hash hash{{1, 10}, {2, 20}, {3, 30}};
    const Hash none;
    QSet<int> set{1, 2, 3};
    MISUSE("iterator-range", *hash.end());
    MISUSE("iterator-range", hash.find(9).key());
    MISUSE("iterator-range", hash.constFind(9).value());
    MISUSE("iterator-range", *none.begin());
    MISUSE("iterator-range", *Hash().begin());
    MISUSE("iterator-range", Hash::iterator i = hash.end(); ++i);
    MISUSE("iterator-range", *Hash::iterator());
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(2); hash.remove(2); *i);
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(2); hash.take(2); ++i);
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(2); hash.erase(i); *i);
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(2); hash.clear(); i.key());
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(2); hash = Hash(); i.value());
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(2); hash.remove(2); (void)(i == hash.end()));
    MISUSE(
        "invalidated-iterator", Hash::iterator i; {
            Hash gone{{1, 1}};
            i = gone.begin();
        } * i);
    MISUSE("iterator-mismatch", Hash other{{1, 1}}; (void)(hash.begin() == other.begin()));
    MISUSE("iterator-mismatch", Hash other{{1, 1}}; hash.erase(other.begin()));
    MISUSE("iterator-mismatch", Hash::iterator i = hash.begin(); Hash copy(hash); hash[9] = 1; hash.erase(i));
    MISUSE("library-precondition", QHash<Name, int> names; names.insert(Name{1, 2}, 1); names.contains(Name{1, 3}));
    MISUSE("iterator-range", QHashIterator<int, int> i(hash); i.value());
    MISUSE("iterator-range", QHashIterator<int, int> i(hash); i.key());
    MISUSE("iterator-range", QHashIterator<int, int> i(none); i.next());
    MISUSE("iterator-range", QHashIterator<int, int> i(hash); i.toBack(); i.peekNext());
    MISUSE("iterator-range", QMutableHashIterator<int, int> i(hash); i.value());
    MISUSE("iterator-range", QMutableHashIterator<int, int> i(hash); i.toBack(); i.next());
    MISUSE("iterator-range", QMutableHashIterator<int, int> i(hash); i.next(); i.remove(); i.value());
    MISUSE("library-precondition", QMutableHashIterator<int, int> i(hash); i.remove());
    MISUSE("iterator-range", *set.end());
    MISUSE("iterator-range", *set.find(9));
    MISUSE("iterator-range", *QSet<int>().constBegin());
    MISUSE("invalidated-iterator", QSet<int>::iterator i = set.find(2); set.remove(2); *i);
    MISUSE("invalidated-iterator", QSet<int>::iterator i = set.find(2); set.clear(); *i);
    MISUSE("iterator-mismatch", QSet<int> other{1}; set.erase(other.begin()));
    MISUSE("iterator-range", QSetIterator<int> i(set); i.toBack(); i.next());
    MISUSE("iterator-range", QMutableSetIterator<int> i(set); i.value());
    MISUSE("iterator-range", QMutableSetIterator<int> i(set); i.toBack(); i.peekNext());
    MISUSE("library-precondition", QMutableSetIterator<int> i(set); i.remove());
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    MISUSE("iterator-range", hash.erase(hash.end()));
    MISUSE("iterator-range", set.erase(set.end()));
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(1); hash.insert(9, 9); *i);
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(1); hash.remove(2); *i);
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(1); hash.reserve(100); *i);
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(1); hash.squeeze(); *i);
    MISUSE("invalidated-iterator", Hash::iterator i = hash.find(1); hash[9]; (void)(i != hash.end()));
#else
    MISUSE("iterator-range", --hash.begin());
    MISUSE("iterator-range", --set.begin());
    MISUSE("iterator-mismatch", Hash other{{1, 1}}; (void)(hash.begin() == other.end()));
#endif
    return check::done();
}
