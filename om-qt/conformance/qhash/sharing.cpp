// Implicit sharing of QHash: which members detach, and what stays with the old content.
#include "check.h"
#include <QHash>

typedef QHash<int, check::Tracked> Map;

#define DETACHES(expected, ...)                                                                                        \
    do {                                                                                                               \
        Map a{{1, 10}, {2, 20}};                                                                                       \
        Map b(a);                                                                                                      \
        CHECK(a.isSharedWith(b) && !a.isDetached());                                                                   \
        (void)(__VA_ARGS__);                                                                                           \
        check::report(expected ? "detaches: " #__VA_ARGS__ : "does not detach: " #__VA_ARGS__,                         \
                      a.isSharedWith(b) != expected);                                                                  \
        CHECK(b.size() == 2 && b.value(1).value == 10 && b.value(2).value == 20);                                      \
    } while (0)

int main() {
    {
        Map none;
        Map other;
        CHECK(!none.isDetached() && none.isSharedWith(other));
        other.detach();
        CHECK(other.isDetached() && !none.isSharedWith(other) && other.isEmpty());
        Map touched;
        (void)touched.constBegin();
        (void)touched.constEnd();
        CHECK(!touched.isDetached() && touched.isSharedWith(none));
        (void)touched.begin();
        CHECK(touched.isDetached());
        Map looked;
        (void)looked.value(1);
        (void)looked.contains(1);
        CHECK(!looked.isDetached());
        (void)looked.find(1);
        CHECK(looked.isDetached() == (QT_VERSION < 0x060000));
        Map removed;
        removed.remove(1);
        CHECK(!removed.isDetached());
        Map taken;
        taken.take(1);
        CHECK(!taken.isDetached());
        Map cleared{{1, 1}};
        cleared.clear();
        CHECK(cleared.isEmpty() && !cleared.isDetached());
        Map shared{{1, 1}};
        Map with(shared);
        shared.clear();
        CHECK(shared.isEmpty() && with.size() == 1 && !shared.isDetached() && with.isDetached());
    }
    DETACHES(true, a.begin());
    DETACHES((QT_VERSION < 0x060000), a.end());
    DETACHES(true, a.find(1));
    DETACHES(true, a.find(7));
    DETACHES(true, a.equal_range(1));
    DETACHES(true, a[1]);
    DETACHES(true, (a.reserve(100), 0));
    DETACHES(true, (a.squeeze(), 0));
    DETACHES(true, a.insert(1, 5));
    DETACHES(true, a.insert(3, 5));
    DETACHES(true, (a.insert(Map{{5, 5}}), 0));
    DETACHES(true, a.remove(1));
    DETACHES(true, a.remove(7));
    DETACHES(true, a.take(1));
    DETACHES(true, a.take(7));
    DETACHES(true, a.keyValueBegin());
    DETACHES(true, (a.clear(), 0));
    DETACHES(true, (a.detach(), 0));
    DETACHES(true, QMutableHashIterator<int, check::Tracked>(a).hasNext());
    DETACHES(false, a.constBegin());
    DETACHES(false, a.cend());
    DETACHES(false, a.constFind(1));
    DETACHES(false, a.value(1));
    DETACHES(false, a.contains(1));
    DETACHES(false, a.size());
    DETACHES(false, a.keys());
    DETACHES(false, a.values());
    DETACHES(false, a.count(1));
    DETACHES(false, a.capacity());
    DETACHES(false, a.keyBegin());
    DETACHES(false, a.constKeyValueBegin());
    DETACHES(false, (a = b));
    DETACHES(false, QHashIterator<int, check::Tracked>(a).hasNext());
    {
        // An iterator from before a copy says what to erase, and stays with the copy.
        Map a{{1, 10}, {2, 20}, {3, 30}};
        Map::iterator i = a.find(2);
        const Map b(a);
        a.erase(i);
        CHECK(a.size() == 2 && b.size() == 3 && !a.contains(2) && b.contains(2) && i.key() == 2 &&
              i.value().value == 20);
        Map c(a);
        Map::iterator old = c.find(1);
        old.value() = 99;
        CHECK(a.value(1).value == 10 && c.value(1).value == 99);
        check::Tracked &reference = c[1];
        const Map d(c);
        c[1] = 5;
        CHECK(d.value(1).value == 99 && reference.value == 99 && c.value(1).value == 5);
        a = c;
        CHECK(a == c && a.isSharedWith(c));
        a.swap(c);
        CHECK(a.isSharedWith(c));
        Map moved(std::move(a));
        CHECK(moved.isSharedWith(c) && !a.isSharedWith(c) && a.isEmpty());
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
        Map apart{{1, 1}};
        apart.setSharable(false);
        const Map g(apart);
        CHECK(!g.isSharedWith(apart) && g.size() == 1 && g == apart);
        apart.setSharable(true);
        const Map h(apart);
        CHECK(h.isSharedWith(apart));
#endif
    }
    CHECK(check::Tracked::alive() == 0);
    return check::done();
}
