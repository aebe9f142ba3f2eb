// Long runs of changes, beside vectors that have the same done to them.
#include "check.h"
#include <QMultiHash>
#include <map>
#include <vector>

typedef QMultiHash<int, int> Multi;
typedef std::map<int, std::vector<int>> Other; // the oldest first

static unsigned state = 4711;
static int any(int below) {
    state = state * 1103515245u + 12345u;
    return int((state >> 16) % unsigned(below));
}

static bool same(const Multi &multi, const Other &other) {
    int all = 0;
    for (Other::const_iterator i = other.begin(); i != other.end(); ++i) {
        const int n = int(i->second.size());
        all += n;
        const QList<int> values = multi.values(i->first);
        if (values.size() != n || multi.count(i->first) != n || multi.contains(i->first) != (n != 0))
            return false;
        for (int j = 0; j != n; ++j)
            if (values.at(j) != i->second[n - 1 - j])
                return false;
        if (n != 0 && multi.value(i->first) != i->second.back())
            return false;
    }
    int met = 0;
    for (Multi::const_iterator i = multi.constBegin(); i != multi.constEnd(); ++i)
        ++met;
    return multi.size() == all && met == all;
}

static void run(int keys, int steps) {
    Multi multi, copy;
    Other other, other_copy;
    for (int step = 0; step != steps; ++step) {
        const int key = any(keys), value = any(4);
        std::vector<int> &values = other[key];
        switch (any(9)) {
        case 0:
        case 1:
        case 2:
            CHECK(multi.insert(key, value).value() == value);
            values.push_back(value);
            break;
        case 3:
            CHECK(multi.replace(key, value).key() == key);
            if (values.empty())
                values.push_back(value);
            values.back() = value;
            break;
        case 4: {
            int removed = 0;
            for (std::size_t i = 0; i != values.size();) {
                if (values[i] == value) {
                    values.erase(values.begin() + long(i));
                    ++removed;
                } else {
                    ++i;
                }
            }
            CHECK(multi.count(key, value) == removed && multi.contains(key, value) == (removed != 0));
            CHECK(multi.remove(key, value) == removed && multi.count(key, value) == 0);
            break;
        }
        case 5:
            CHECK(multi.take(key) == (values.empty() ? 0 : values.back()));
            if (!values.empty())
                values.pop_back();
            break;
        case 6:
            if (any(3) == 0) {
                CHECK(multi.remove(key) == int(values.size()));
                values.clear();
            }
            break;
        case 7:
            copy = multi;
            other_copy = other;
            break;
        default: {
            const Multi::iterator at = multi.find(key, value);
            CHECK((at != multi.end()) == multi.contains(key, value));
            if (at != multi.end()) {
                CHECK(at.key() == key && at.value() == value);
                std::size_t i = values.size() - 1;
                while (values[i] != value)
                    --i;
                values.erase(values.begin() + long(i));
                multi.erase(at);
            }
        }
        }
        CHECK(same(multi, other));
        if (step % 16 == 0)
            CHECK(same(copy, other_copy));
    }
}

int main() {
    run(4, 100);
    run(30, 200);
    return check::done();
}
