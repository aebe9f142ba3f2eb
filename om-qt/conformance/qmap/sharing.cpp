// Implicit sharing of QMap: which members detach, and what stays with the old content.
#include "check.h"
#include <QMap>

typedef QMap<int, check::Tracked> Map;

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
        CHECK(looked.isDetached());
        Map removed;
        removed.remove(1);
        CHECK(removed.isDetached() == (QT_VERSION < 0x060000));
        Map taken;
        taken.take(1);
        CHECK(taken.isDetached() == (QT_VERSION < 0x060000));
        Map cleared{{1, 1}};
        cleared.clear();
        CHECK(cleared.isEmpty() && cleared.isDetached() == (QT_VERSION >= 0x060000));
        Map shared{{1, 1}};
        Map with(shared);
        shared.clear();
        CHECK(shared.isEmpty() && with.size() == 1 && !shared.isDetached() && with.isDetached());
        const Map listed(std::initializer_list<std::pair<int, check::Tracked>>{});
        CHECK(!listed.isDetached() && listed.isEmpty());
        const Map from((std::map<int, check::Tracked>()));
        CHECK(from.isEmpty() && from.isDetached() == (QT_VERSION < 0x060000));
    }
    DETACHES(true, a.begin());
    DETACHES(true, a.end());
    DETACHES(true, a.find(1));
    DETACHES(true, a.find(7));
    DETACHES(true, a.lowerBound(1));
    DETACHES(true, a.upperBound(1));
    DETACHES(true, a.equal_range(1));
    DETACHES(true, a[1]);
    DETACHES(true, a.first());
    DETACHES(true, a.last());
    DETACHES(true, a.insert(1, 5));
    DETACHES(true, a.insert(3, 5));
    DETACHES(true, a.insert(a.constBegin(), 3, 5));
    DETACHES(true, (a.insert(Map{{5, 5}}), 0));
    DETACHES(true, a.remove(1));
    DETACHES(true, a.remove(7));
    DETACHES(true, a.take(1));
    DETACHES(true, a.take(7));
    DETACHES(true, a.keyValueBegin());
    DETACHES(true, (a.clear(), 0));
    DETACHES(true, (a.detach(), 0));
    DETACHES(true, QMutableMapIterator<int, check::Tracked>(a).hasNext());
    DETACHES(false, a.constBegin());
    DETACHES(false, a.cend());
    DETACHES(false, a.constFind(1));
    DETACHES(false, a.value(1));
    DETACHES(false, a.contains(1));
    DETACHES(false, a.size());
    DETACHES(false, a.keys());
    DETACHES(false, a.values());
    DETACHES(false, a.count(1));
    DETACHES(false, a.firstKey());
    DETACHES(false, a.lastKey());
    DETACHES(false, a.keyBegin());
    DETACHES(false, a.constKeyValueBegin());
    DETACHES(false, (a = b));
    DETACHES(false, QMapIterator<int, check::Tracked>(a).hasNext());
    {
        // An iterator from before a copy says what to erase, and stays with the copy.
        Map a{{1, 10}, {2, 20}, {3, 30}};
        const int which = QT_VERSION >= 0x060000 ? 2 : 1; // Qt 5 would erase the entry before
        Map::iterator i = a.find(which);
        const Map b(a);
        Map::iterator after = a.erase(i);
        CHECK(a.size() == 2 && after.key() == which + 1 && b.size() == 3 && !a.contains(which) && b.contains(which));
        CHECK(i.key() == which && i.value().value == 10 * which);
        a.insert(which, 10 * which);
        Map c(a);
        Map::iterator old = c.begin();
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
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
        Map e{{1, 1}, {2, 2}, {3, 3}, {4, 4}};
        const Map f(e);
        CHECK(e.erase(e.constFind(2), e.constFind(4)).key() == 4 && e.size() == 2 && f.size() == 4);
#else
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
#if QT_VERSION >= QT_VERSION_CHECK(6, 0, 0)
    {
        QMap<int, check::Throwing> a, b;
        a.insert(1, 1);
        a.insert(2, 2);
        b = a;
        check::Throwing::countdown() = 2;
        bool thrown = false;
        try {
            b.detach();
        } catch (...) {
            thrown = true;
        }
        check::Throwing::countdown() = -1;
        CHECK(thrown && b.isSharedWith(a) && b.size() == 2);
    }
    CHECK(check::Throwing::alive() == 0);
#endif
    return check::done();
}
