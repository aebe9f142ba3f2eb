// Long runs of changes, beside a std::map that has the same done to it, also with many entries.
#include "check.h"
#include <QHash>
#include <map>

static unsigned state = 12345;
static int any(int below) {
    state = state * 1103515245u + 12345u;
    return int((state >> 16) % unsigned(below));
}

static bool same(const QHash<int, int> &map, const std::map<int, int> &other) {
    if (map.size() != int(other.size()))
        return false;
    int met = 0;
    for (QHash<int, int>::const_iterator i = map.begin(); i != map.end(); ++i, ++met) {
        const std::map<int, int>::const_iterator j = other.find(i.key());
        if (j == other.end() || j->second != i.value())
            return false;
    }
    return met == int(other.size());
}

static void run(int keys, int steps) {
    QHash<int, int> map, copy;
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
        case 5:
        case 6: {
            const QHash<int, int>::iterator i = map.find(key);
            CHECK((i == map.end()) == (other.count(key) == 0));
            if (i != map.end()) {
                map.erase(i);
                other.erase(key);
            }
            break;
        }
        case 7:
            copy = map;
            other_copy = other;
            break;
        default:
            map.reserve(value % 50);
            CHECK(map.value(key, -1) == (other.count(key) ? other[key] : -1));
        }
        CHECK(same(map, other));
        if (step % 16 == 0)
            CHECK(same(copy, other_copy));
    }
    CHECK((QHash<int, int>(other.begin(), other.end())) == map);
}

int main() {
    run(8, 150);
    run(100, 300);
    return check::done();
}
