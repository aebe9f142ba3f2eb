// Every member of QContiguousCache.
#include "check.h"
#include <QContiguousCache>

typedef QContiguousCache<int> Cache;

static void show(const Cache &c) {
    printf("capacity %d, count %d, first %d:", int(c.capacity()), int(c.count()), int(c.firstIndex()));
    for (int i = int(c.firstIndex()); i <= int(c.lastIndex()); ++i)
        printf(" %d", c.at(i));
    printf("\n");
}

int main() {
    Cache none;
    CHECK(none.capacity() == 0);
    CHECK(none.isEmpty());
    CHECK(none.isFull());
    CHECK(none.size() == 0);
    CHECK(none.available() == 0);
    none.append(1);
    none.prepend(1);
    CHECK(none.isEmpty());
    Cache c(3);
    CHECK(c.capacity() == 3);
    CHECK(c.isEmpty());
    CHECK(!c.isFull());
    CHECK(c.available() == 3);
    CHECK(c.count() == 0);
    c.append(1);
    c.append(2);
    show(c);
    c.append(3);
    CHECK(c.isFull());
    CHECK(c.first() == 1);
    CHECK(c.last() == 3);
    CHECK(c.at(1) == 2);
    CHECK(c[2] == 3);
    CHECK(c.areIndexesValid());
    c.append(4);
    show(c);
    CHECK(c.firstIndex() == 1);
    CHECK(c.lastIndex() == 3);
    CHECK(c.containsIndex(3));
    CHECK(!c.containsIndex(0));
    CHECK(!c.containsIndex(4));
    c.prepend(9);
    show(c);
    c.insert(1, 20);
    show(c);
    c.insert(3, 30);
    show(c);
    c.insert(100, 7);
    show(c);
    CHECK(c.count() == 1);
    CHECK(c.firstIndex() == 100);
    CHECK(c.first() == 7);
    CHECK(c.last() == 7);
    c.insert(99, 6);
    c.insert(101, 8);
    show(c);
    c[102] = 9;
    show(c);
    c[101] = 5;
    show(c);
    const Cache &r = c;
    CHECK(r[100] == 7);
    CHECK(r.first() == 7);
    CHECK(r.last() == 9);
    CHECK(r.at(101) == 5);
    CHECK(c.takeFirst() == 7);
    CHECK(c.takeLast() == 9);
    CHECK(c.count() == 1);
    c.removeFirst();
    CHECK(c.isEmpty());
    show(c);
    c.append(1);
    c.removeLast();
    show(c);
    c.clear();
    CHECK(c.firstIndex() == 0);
    CHECK(c.isEmpty());
    CHECK(c.capacity() == 3);
    for (int i = 0; i != 5; ++i)
        c.append(i);
    show(c);
    c.setCapacity(2);
    show(c);
    c.setCapacity(5);
    show(c);
    c.append(50);
    c.append(51);
    c.append(52);
    c.append(53);
    show(c);
    c.setCapacity(5);
    c.normalizeIndexes();
    show(c);
    CHECK(c.areIndexesValid());
    c.prepend(1);
    c.prepend(2);
    c.prepend(3);
    c.prepend(4);
    show(c);
    printf("valid: %d\n", c.areIndexesValid());
    c.normalizeIndexes();
    printf("valid: %d\n", c.areIndexesValid());

    check::section("sharing");
    Cache a(3);
    a.append(1);
    a.append(2);
    Cache b = a;
    CHECK(b == a);
    CHECK(!(b != a));
    b.append(3);
    CHECK(b != a);
    CHECK(a.count() == 2);
    CHECK(b.count() == 3);
    b = a;
    b.first() = 8;
    CHECK(a.first() == 1);
    CHECK(b.first() == 8);
    CHECK(a != b);
    b = a;
    b[1] = 5;
    CHECK(a.at(1) == 2);
    CHECK(b.at(1) == 5);
    b = a;
    b.clear();
    CHECK(a.count() == 2);
    CHECK(b.isEmpty());
    a.swap(b);
    CHECK(a.isEmpty());
    CHECK(b.count() == 2);
    Cache d(4);
    d.append(1);
    d.append(2);
    CHECK(d != b);
    Cache e(3);
    e.append(1);
    e.append(2);
    CHECK(e == b);
    {
        QContiguousCache<check::Tracked> t(3);
        for (int i = 0; i != 7; ++i)
            t.append(i);
        CHECK(check::Tracked::alive() == 3);
        QContiguousCache<check::Tracked> u = t;
        u.removeFirst();
        CHECK(check::Tracked::alive() == 5);
        t.setCapacity(1);
        CHECK(check::Tracked::alive() == 3);
        CHECK(t.first().value == 6);
    }
    CHECK(check::Tracked::alive() == 0);
    CHECK(sizeof(Cache) == sizeof(void *));
    return check::done();
}
