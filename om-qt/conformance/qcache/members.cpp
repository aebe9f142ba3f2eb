// Every member of QCache: what it owns, what goes when there is no room, and when.
#include "check.h"
#include <QCache>
#include <algorithm>

typedef check::Tracked Object;
typedef QCache<int, Object> Cache;
typedef QList<int> List;

static List sorted(List list) {
    std::sort(list.begin(), list.end());
    return list;
}
static int alive() { return Object::alive(); }

int main() {
    CHECK(sizeof(Cache) == (QT_VERSION >= 0x060000 ? 72 : 32));
    {
        Cache c;
        CHECK(c.maxCost() == 100 && c.totalCost() == 0 && c.size() == 0 && c.count() == 0 && c.isEmpty() &&
              c.keys().isEmpty());
        CHECK(!c.contains(1) && c.object(1) == nullptr && c[1] == nullptr && !c.remove(1) && c.take(1) == nullptr);
        CHECK(c.insert(1, new Object(10)) && c.size() == 1 && c.count() == 1 && c.totalCost() == 1 && !c.isEmpty());
        CHECK(c.contains(1) && c.object(1)->value == 10 && c[1]->value == 10 && c.keys() == (List() << 1) &&
              alive() == 1);
        CHECK(c.insert(2, new Object(20), 30) && c.totalCost() == 31 && sorted(c.keys()) == (List() << 1 << 2));
        // Another object for a key: the old one goes.
        CHECK(c.insert(1, new Object(11), 5) && c.size() == 2 && c.totalCost() == 35 && c[1]->value == 11 &&
              alive() == 2);
        CHECK(c.remove(1) && !c.remove(1) && c.totalCost() == 30 && alive() == 1);
        Object *taken = c.take(2);
        CHECK(taken->value == 20 && c.isEmpty() && c.totalCost() == 0 && alive() == 1 && c.take(2) == nullptr);
        delete taken;
        CHECK(alive() == 0);
        // Too dear: the object is deleted at once, and what the key had, too.
        CHECK(!c.insert(1, new Object(1), 101) && c.isEmpty() && alive() == 0 && c.totalCost() == 0);
        CHECK(c.insert(1, new Object(1), 100) && c.totalCost() == 100);
        CHECK(!c.insert(1, new Object(2), 101) && c.isEmpty() && alive() == 0);
        c.insert(3, new Object(3));
        c.clear();
        CHECK(c.isEmpty() && c.totalCost() == 0 && alive() == 0 && c.maxCost() == 100);
        c.clear();
        c.insert(3, nullptr);
        CHECK(c.contains(3) && c.object(3) == nullptr && c.size() == 1);
        c.insert(4, new Object(4));
    }
    CHECK(alive() == 0);
    {
        // The longest unused goes first.
        Cache c(3);
        CHECK(c.maxCost() == 3);
        for (int i = 1; i <= 3; ++i)
            c.insert(i, new Object(i));
        CHECK(c.size() == 3 && c.totalCost() == 3);
        c.insert(4, new Object(4));
        CHECK(c.size() == 3 && sorted(c.keys()) == (List() << 2 << 3 << 4) && alive() == 3);
        CHECK(c.object(2)->value == 2);
        c.insert(5, new Object(5));
        CHECK(sorted(c.keys()) == (List() << 2 << 4 << 5));
        CHECK(c[4]->value == 4 && c.contains(2));
        c.insert(6, new Object(6));
        CHECK(sorted(c.keys()) == (List() << 4 << 5 << 6));
        c.insert(7, new Object(7), 2);
        CHECK(sorted(c.keys()) == (List() << 6 << 7) || sorted(c.keys()) == (List() << 4 << 7));
        CHECK(c.contains(7) && c.totalCost() == 3 && c.size() == 2 && alive() == 2);
        c.insert(8, new Object(8), 3);
        CHECK(c.keys() == (List() << 8) && c.totalCost() == 3 && alive() == 1);
        c.insert(9, new Object(9), 0);
        CHECK(c.size() == 2 && c.totalCost() == 3);
        c.setMaxCost(2);
        CHECK(c.maxCost() == 2 && c.keys() == (List() << 9) && c.totalCost() == 0 && alive() == 1);
        c.setMaxCost(10);
        for (int i = 0; i != 10; ++i)
            c.insert(i, new Object(i));
        CHECK(c.size() == 10 && c.totalCost() == 10 && alive() == 10);
        (void)c.object(0);
        c.setMaxCost(3);
        CHECK(sorted(c.keys()) == (List() << 0 << 8 << 9) && alive() == 3);
        c.setMaxCost(0);
        CHECK(c.isEmpty() && alive() == 0 && !c.insert(1, new Object(1)) && alive() == 0 &&
              c.insert(1, new Object(1), 0));
    }
    CHECK(alive() == 0);
    {
        // Runs of changes: what is there is what was asked for last.
        Cache c(8);
        List recent; // the latest first
        unsigned state = 7;
        for (int step = 0; step != 200; ++step) {
            state = state * 1103515245u + 12345u;
            const int key = int((state >> 16) % 14), what = int((state >> 24) % 5);
            const bool there = recent.contains(key);
            CHECK(c.contains(key) == there);
            if (what < 3) {
                // A key that is there is removed first, so that both versions make the same room.
                CHECK(c.remove(key) == there);
                recent.removeAll(key);
                CHECK(c.insert(key, new Object(key)));
                recent.prepend(key);
                if (recent.size() > 8)
                    recent.removeLast();
            } else if (what == 3) {
                Object *const object = c.object(key);
                CHECK((object != nullptr) == there && (object == nullptr || object->value == key));
                if (there) {
                    recent.removeAll(key);
                    recent.prepend(key);
                }
            } else {
                Object *const object = c.take(key);
                CHECK((object != nullptr) == there);
                delete object;
                recent.removeAll(key);
            }
            CHECK(sorted(c.keys()) == sorted(recent) && c.totalCost() == recent.size() &&
                  alive() == int(recent.size()));
        }
    }
    CHECK(alive() == 0);
    QCache<QPair<int, int>, int> pairs;
    pairs.insert(QPair<int, int>(1, 2), new int(3));
    CHECK(*pairs[(QPair<int, int>(1, 2))] == 3 && !pairs.contains(QPair<int, int>(2, 1)));
    return check::done();
}
