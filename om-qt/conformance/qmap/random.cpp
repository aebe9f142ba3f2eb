// Long runs of changes, beside a std::map that has the same done to it.
#include "check.h"
#include <QMap>
#include <map>

static unsigned state = 12345;
static int any(int below) {
    state = state * 1103515245u + 12345u;
    return int((state >> 16) % unsigned(below));
}

static bool same(const QMap<int, int> &map, const std::map<int, int> &other) {
    if (map.size() != int(other.size()))
        return false;
    QMap<int, int>::const_iterator i = map.begin();
    for (std::map<int, int>::const_iterator j = other.begin(); j != other.end(); ++j, ++i)
        if (i.key() != j->first || i.value() != j->second)
            return false;
    return i == map.end();
}

static void run(int keys, int steps) {
    QMap<int, int> map, copy;
    std::map<int, int> other, other_copy;
    for (int step = 0; step != steps; ++step) {
        const int key = any(keys), value = any(1000);
        switch (any(9)) {
        case 0:
        case 1:
            map.insert(key, value);
            other[key] = value;
            break;
        case 2:
            map[key] += value;
            other[key] += value;
            break;
        case 3:
            CHECK(map.remove(key) == int(other.erase(key)));
            break;
        case 4: {
            std::map<int, int>::iterator at = other.find(key);
            CHECK(map.take(key) == (at == other.end() ? 0 : at->second));
            if (at != other.end())
                other.erase(at);
            break;
        }
        case 5: {
            std::map<int, int>::iterator at = other.lower_bound(key);
            QMap<int, int>::iterator i = map.lowerBound(key);
            CHECK((i == map.end()) == (at == other.end()));
            if (at != other.end()) {
                CHECK(i.key() == at->first);
                at = other.erase(at);
                i = map.erase(i);
                CHECK((i == map.end()) == (at == other.end()));
            }
            break;
        }
        case 6: {
            std::map<int, int>::iterator at = other.upper_bound(key);
            CHECK((map.upperBound(key) == map.end()) == (at == other.end()));
            break;
        }
        case 7:
            copy = map;
            other_copy = other;
            break;
        default:
            map.insert(map.constFind(key), key, value);
            other[key] = value;
        }
        CHECK(same(map, other));
        if (step % 16 == 0)
            CHECK(same(copy, other_copy));
    }
    CHECK(map.toStdMap() == other);
    CHECK((QMap<int, int>(other)) == map);
}

int main() {
    run(8, 150);
    run(100, 300);
    return check::done();
}
