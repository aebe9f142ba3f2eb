// QAtomicInt, QAtomicInteger, QAtomicPointer in one thread.
#include "check.h"
#include <QAtomicInt>
#include <QAtomicInteger>
#include <QAtomicPointer>

static QBasicAtomicInt global = Q_BASIC_ATOMIC_INITIALIZER(5);

template <class T>
static void integers() {
    QAtomicInteger<T> a(5);
    CHECK(sizeof a == sizeof(T) && a.loadRelaxed() == T(5) && a.loadAcquire() == T(5) && T(a) == T(5));
    a.storeRelaxed(6);
    a.storeRelease(7);
    CHECK(a.ref() && a.loadRelaxed() == T(8) && a.deref() && a.loadRelaxed() == T(7));
    CHECK(a.testAndSetOrdered(7, 1) && !a.testAndSetRelaxed(7, 2) && a.loadRelaxed() == T(1));
    T current = 0;
    CHECK(!a.testAndSetAcquire(9, 2, current) && current == T(1) && a.testAndSetRelease(1, 2, current));
    CHECK(a.fetchAndStoreOrdered(10) == T(2) && a.fetchAndAddRelaxed(5) == T(10) && a.fetchAndSubAcquire(3) == T(15));
    CHECK(a.fetchAndAndRelease(6) == T(12) && a.fetchAndOrOrdered(3) == T(4) && a.fetchAndXorRelaxed(1) == T(7) &&
          a.loadRelaxed() == T(6));
    CHECK(++a == T(7) && a++ == T(7) && --a == T(7) && a-- == T(7) && a.loadRelaxed() == T(6));
    CHECK((a += 4) == T(10) && (a -= 2) == T(8) && (a |= 3) == T(11) && (a &= 10) == T(10) && (a ^= 1) == T(11));
    a = 3;
    QAtomicInteger<T> b(a);
    b = a;
    CHECK(b.loadRelaxed() == T(3) && (b = 4) == T(4));
    QAtomicInteger<T> zero(1);
    CHECK(!zero.deref());
    CHECK(QAtomicInteger<T>().loadRelaxed() == T(0));
}

int main() {
    integers<int>();
    integers<uint>();
    integers<qint64>();
    integers<quint64>();
    integers<short>();
    integers<long>();
    QAtomicInt i(3);
    CHECK(i == 3 && i.fetchAndAddOrdered(1) == 3 && int(i) == 4 && sizeof(QAtomicInt) == 4);
    CHECK(global.loadRelaxed() == 5 && global.ref() && global.loadRelaxed() == 6);
    int room[4] = {0, 1, 2, 3};
    QAtomicPointer<int> p(room), q;
    CHECK(p.loadRelaxed() == room && q.loadAcquire() == nullptr && *p == 0);
    CHECK(p.fetchAndAddOrdered(2) == room && *p.loadRelaxed() == 2 && p.fetchAndSubRelaxed(1) == room + 2 &&
          p.loadRelaxed() == room + 1);
    CHECK(p.testAndSetOrdered(room + 1, room) && !p.testAndSetRelaxed(room + 1, nullptr) &&
          p.fetchAndStoreRelaxed(nullptr) == room);
    p.storeRelease(room);
    q = p;
    CHECK(q == room && ++q == room + 1 && q-- == room + 1 && (q += 3) == room + 3 && (q -= 1) == room + 2);
    int *now = nullptr;
    CHECK(!q.testAndSetOrdered(nullptr, room, now) && now == room + 2);
    return check::done();
}
