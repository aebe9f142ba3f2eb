// model only
// standards: 11 14 17 20
// The shared array of the model: sharing, detaching, iterators that stay with the old block, exceptions in copies.
#include "misuse.h"
#include <__omqt/array.h>
#include <qalgorithms.h>
#include <qiterator.h>
#include <qhashfunctions.h>
#include <qtypetraits.h>
#include <qrefcount.h>
#include <Qt>

struct Tag {};
typedef __omqt::array_iterator<int, Tag> Position;

int main() {
    typedef __omqt::shared_array<int> Array;
    CHECK(sizeof(Array) == (QT_VERSION_MAJOR >= 6 ? 3 : 1) * sizeof(void *));
    Array a;
    CHECK(a.is_null() && a.size() == 0 && a.data() == nullptr);
    a.own().append(1);
    a.own().append(2);
    Array b(a);
    CHECK(b.is_shared_with(a) && a.has_other_owners() && a.data() == b.data());
    Position before(a.positions(), 0);
    b.element(0) = 7;
    CHECK(!b.is_shared_with(a) && !a.has_other_owners() && a.data()[0] == 1 && b.data()[0] == 7 && *before == 1);
    Array moved(static_cast<Array &&>(b));
    CHECK(b.is_null() && moved.data()[0] == 7);
    a.swap(moved);
    CHECK(a.data()[0] == 7 && *before == 1);
    moved = a;
    CHECK(moved.is_shared_with(a));
    a.set_sharable(false);
    Array apart(a);
    CHECK(!apart.is_shared_with(a) && apart.size() == 2 && apart.data()[0] == 7);
    a.drop();
    CHECK(a.is_null());
    {
        __omqt::shared_array<check::Tracked> x, y;
        x.own().append(3);
        y = x;
        CHECK(check::Tracked::alive() == 1);
        y.detach();
        CHECK(check::Tracked::alive() == 2);
    }
    CHECK(check::Tracked::alive() == 0);
    {
        __omqt::shared_array<check::Throwing> x;
        x.own().append(1);
        x.own().append(2);
        __omqt::shared_array<check::Throwing> y(x);
        check::Throwing::countdown() = 1;
        bool thrown = false;
        try {
            y.detach();
        } catch (...) {
            thrown = true;
        }
        check::Throwing::countdown() = -1;
        CHECK(thrown && y.is_shared_with(x) && y.size() == 2);
    }
    CHECK(check::Throwing::alive() == 0);

    Array full;
    full.own().append(1);
    MISUSE("iterator-range", *Position(full.positions(), 1));
    MISUSE("invalidated-iterator", Position p(full.positions(), 0); full.own().append(2); *p);
    MISUSE("iterator-mismatch", Array other(full); Position p(full.positions(), 0); full.own();
           (void)(p == Position(full.positions(), 0)));
    MISUSE("assertion", Q_ASSERT(full.size() == 9));
    return check::done();
}
