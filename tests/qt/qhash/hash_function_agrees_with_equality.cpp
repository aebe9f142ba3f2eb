// verify: proved
// qt: 5 6
// native: ok
#include <QHash>
#include <cassert>

struct Name {
    int id, other;
    bool operator==(const Name &o) const { return id == o.id; }
};
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
typedef size_t Hash;
#else
typedef uint Hash;
#endif
Hash qHash(const Name &name, Hash seed = 0) { return qHash(name.id, seed); }

int main() {
    QHash<Name, int> hash;
    hash.insert(Name{1, 2}, 5);
    assert(hash.value(Name{1, 3}) == 5);
}
