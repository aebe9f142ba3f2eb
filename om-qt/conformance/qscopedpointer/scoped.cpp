// QScopedPointer, QScopedArrayPointer, QScopeGuard, QScopedValueRollback.
#include "check.h"
#include <QScopeGuard>
#include <QScopedArrayPointer>
#include <QScopedPointer>
#include <QScopedValueRollback>
#include <functional>
#include <stdlib.h>

typedef check::Tracked Tracked;
static int cleaned = 0;
struct Cleaner {
    static void cleanup(Tracked *t) {
        ++cleaned;
        delete t;
    }
};
static void count_one(int *n) { ++*n; }

int main() {
    CHECK(sizeof(QScopedPointer<int>) == 8 && sizeof(QScopedArrayPointer<int>) == 8);
    {
        QScopedPointer<Tracked> n;
        CHECK(n.isNull() && !n && !bool(n) && n.data() == nullptr && n.get() == nullptr && n == nullptr &&
              nullptr == n);
        n.reset();
        CHECK(n.isNull() && n.take() == nullptr);
        QScopedPointer<Tracked> p(new Tracked(4));
        CHECK(p->value == 4 && (*p).value == 4 && p.data() == p.get() && bool(p) && !p.isNull() && p != nullptr &&
              nullptr != p);
        CHECK(Tracked::alive() == 1);
        p.reset(new Tracked(5));
        CHECK(p->value == 5 && Tracked::alive() == 1);
        p.reset(p.data());
        CHECK(p->value == 5 && Tracked::alive() == 1);
        Tracked *taken = p.take();
        CHECK(p.isNull() && taken->value == 5 && Tracked::alive() == 1);
        n.reset(taken);
        p.swap(n);
        CHECK(p->value == 5 && n.isNull() && p != n && !(p == n));
        n.reset(new Tracked(6));
        CHECK(Tracked::alive() == 2);
    }
    CHECK(Tracked::alive() == 0);
    {
        QScopedPointer<Tracked, Cleaner> p(new Tracked);
        p.reset(new Tracked);
        CHECK(cleaned == 1);
    }
    CHECK(cleaned == 2 && Tracked::alive() == 0);
    {
        QScopedPointer<int, QScopedPointerPodDeleter> p(static_cast<int *>(malloc(sizeof(int))));
        *p = 3;
        CHECK(*p == 3);
        QScopedPointer<Tracked, QScopedPointerArrayDeleter<Tracked>> array(new Tracked[3]);
        CHECK(Tracked::alive() == 3);
        QScopedArrayPointer<Tracked> a(new Tracked[2]);
        a[0].value = 9;
        a[1].value = 8;
        const QScopedArrayPointer<Tracked> &c = a;
        CHECK(c[0].value == 9 && a[1].value == 8 && Tracked::alive() == 5);
        a.reset(new Tracked[1]);
        CHECK(Tracked::alive() == 4);
        QScopedArrayPointer<int> empty;
        CHECK(empty.isNull());
    }
    CHECK(Tracked::alive() == 0);

    int calls = 0;
    {
        auto guard = qScopeGuard([&calls] { ++calls; });
        auto dismissed = qScopeGuard([&calls] { calls += 100; });
        dismissed.dismiss();
        auto moved = std::move(guard);
        CHECK(calls == 0);
    }
    CHECK(calls == 1);
    {
        auto guard = qScopeGuard(std::bind(count_one, &calls));
    }
    CHECK(calls == 2);

    int value = 1;
    {
        QScopedValueRollback<int> back(value);
        value = 2;
        {
            QScopedValueRollback<int> inner(value, 3);
            CHECK(value == 3);
        }
        CHECK(value == 2);
    }
    CHECK(value == 1);
    {
        QScopedValueRollback<int> back(value, 5);
        value = 6;
        back.commit();
        value = 7;
    }
    CHECK(value == 6);
    return check::done();
}
