// model only
// What QMap and its iterators demand, each broken once.
#include "misuse.h"
#include <QMap>

typedef QMap<int, int> Map;

int main() {
    Map map{{1, 10}, {2, 20}, {3, 30}};
    const Map none;
    MISUSE("iterator-range", *map.end());
    MISUSE("iterator-range", map.find(9).key());
    MISUSE("iterator-range", map.constFind(9).value());
    MISUSE("iterator-range", *none.begin());
    MISUSE("iterator-range", ++Map().begin());
    MISUSE("iterator-range", ++map.end());
    MISUSE("iterator-range", --map.begin());
    MISUSE("iterator-range", map.begin() + 4);
    MISUSE("iterator-range", *Map::iterator());
    MISUSE("empty-container", Map().first());
    MISUSE("empty-container", none.first());
    MISUSE("empty-container", Map().last());
    MISUSE("empty-container", none.last());
    MISUSE("empty-container", none.firstKey());
    MISUSE("empty-container", none.lastKey());
    MISUSE("invalidated-iterator", Map::iterator i = map.find(2); map.remove(2); *i);
    MISUSE("invalidated-iterator", Map::iterator i = map.find(2); map.take(2); ++i);
    MISUSE("invalidated-iterator", Map::iterator i = map.find(2); map.erase(i); --i);
    MISUSE("invalidated-iterator", Map::iterator i = map.find(2); map.clear(); i.key());
    MISUSE("invalidated-iterator", Map::iterator i = map.find(2); map = Map(); i.value());
    MISUSE("invalidated-iterator", Map::iterator i = map.find(2); map.remove(2); (void)(i == map.end()));
    MISUSE(
        "invalidated-iterator", Map::iterator i; {
            Map gone{{1, 1}};
            i = gone.begin();
        } * i);
    MISUSE("iterator-mismatch", Map other{{1, 1}}; (void)(map.begin() == other.begin()));
    MISUSE("iterator-mismatch", Map other{{1, 1}}; map.erase(other.begin()));
    MISUSE("iterator-mismatch", Map other{{1, 1}}; map.insert(other.constBegin(), 5, 5));
    MISUSE("iterator-mismatch", Map::iterator i = map.begin(); Map copy(map); map[9] = 1; map.erase(i));
    MISUSE("iterator-mismatch", Map::const_iterator i = map.constBegin(); Map copy(map); map.detach();
           (void)(i != map.constEnd()));
    MISUSE("iterator-range", QMapIterator<int, int> i(map); i.value());
    MISUSE("iterator-range", QMapIterator<int, int> i(map); i.key());
    MISUSE("iterator-range", QMapIterator<int, int> i(none); i.next());
    MISUSE("iterator-range", QMapIterator<int, int> i(map); i.previous());
    MISUSE("iterator-range", QMapIterator<int, int> i(map); i.toBack(); i.peekNext());
    MISUSE("iterator-range", QMapIterator<int, int> i(map); i.peekPrevious());
    MISUSE("iterator-range", QMapIterator<int, int> i(map); i.findNext(99); i.value());
    MISUSE("iterator-range", QMutableMapIterator<int, int> i(map); i.value());
    MISUSE("iterator-range", QMutableMapIterator<int, int> i(map); i.next(); i.remove(); i.key());
    MISUSE("iterator-range", QMutableMapIterator<int, int> i(map); i.toBack(); i.next());
    MISUSE("iterator-range", QMutableMapIterator<int, int> i(map); i.previous());
    MISUSE("iterator-range", QMutableMapIterator<int, int> i(map); i.peekPrevious());
    MISUSE("library-precondition", QMutableMapIterator<int, int> i(map); i.remove());
    MISUSE("library-precondition", QMutableMapIterator<int, int> i(map); i.next(); i.toFront(); i.remove());
    MISUSE("iterator-range", *map.keyEnd());
    MISUSE("iterator-range", *map.keyValueEnd());
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    MISUSE("iterator-range", map.erase(map.end()));
    MISUSE("iterator-range", map.erase(map.constFind(2), map.constFind(1)));
#else
    MISUSE("invalidated-iterator", Map::iterator i = map.find(2); Map copy(map); map.erase(i));
#endif
    return check::done();
}
