// QSharedData, QSharedDataPointer, QExplicitlySharedDataPointer.
#include "check.h"
#include <QExplicitlySharedDataPointer>
#include <QSharedData>
#include <QSharedDataPointer>
#include <utility>

struct Data : QSharedData {
    int value;
    static int alive;
    explicit Data(int v = 0) : value(v) { ++alive; }
    Data(const Data &other) : QSharedData(other), value(other.value) { ++alive; }
    ~Data() { --alive; }
};
int Data::alive = 0;
struct More : Data {
    explicit More(int v) : Data(v) {}
};

int main() {
    CHECK(sizeof(QSharedData) == 4 && sizeof(QSharedDataPointer<Data>) == 8 &&
          sizeof(QExplicitlySharedDataPointer<Data>) == 8);
    {
        QSharedDataPointer<Data> n;
        CHECK(!n && n.constData() == nullptr && n.data() == nullptr && n == nullptr);
        QSharedDataPointer<Data> a(new Data(1));
        CHECK(a->value == 1 && (*a).value == 1 && Data::alive == 1 && a.constData()->ref.loadRelaxed() == 1);
        QSharedDataPointer<Data> b(a);
        CHECK(Data::alive == 1 && a.constData() == b.constData() && a == b && a.constData()->ref.loadRelaxed() == 2);
        b->value = 2;
        CHECK(Data::alive == 2 && a.constData()->value == 1 && b.constData()->value == 2 && a != b);
        b = a;
        CHECK(Data::alive == 1);
        const QSharedDataPointer<Data> &c = b;
        CHECK(c->value == 1 && (*c).value == 1 && c.data() == a.constData() && Data::alive == 1);
        CHECK(b.data() != a.constData() && Data::alive == 2);
        b.detach();
        CHECK(Data::alive == 2);
        b = new Data(7);
        CHECK(b.constData()->value == 7 && Data::alive == 2);
        b.swap(a);
        CHECK(a.constData()->value == 7 && b.constData()->value == 1);
        swap(a, b);
        CHECK(b.constData()->value == 7);
        QSharedDataPointer<Data> m(std::move(b));
        CHECK(!b && m.constData()->value == 7);
        a = std::move(m);
        CHECK(a.constData()->value == 7 && Data::alive == 1);
        b = new Data(9);
        CHECK(b.constData()->value == 9);
        b = QSharedDataPointer<Data>();
        CHECK(!b);
        Data copied(*a);
        CHECK(copied.ref.loadRelaxed() == 0 && copied.value == 7);
        const Data *raw = c;
        CHECK(raw == b.constData());
    }
    CHECK(Data::alive == 0);
    {
        QExplicitlySharedDataPointer<Data> n, a(new Data(1));
        CHECK(!n && n == nullptr && a && a->value == 1 && (*a).value == 1);
        QExplicitlySharedDataPointer<Data> b(a);
        b->value = 2;
        CHECK(a->value == 2 && Data::alive == 1 && a == b && a.data() == b.data() && a.constData() == b.constData());
        b.detach();
        b->value = 3;
        CHECK(a->value == 2 && b->value == 3 && Data::alive == 2 && a != b);
        QExplicitlySharedDataPointer<More> more(new More(5));
        QExplicitlySharedDataPointer<Data> base(more);
        CHECK(base->value == 5 && base->ref.loadRelaxed() == 2);
        a = b;
        a.swap(n);
        CHECK(!a && n->value == 3);
        n = new Data(4);
        CHECK(n->value == 4);
        Data *taken = n.take();
        CHECK(!n && taken->value == 4 && taken->ref.loadRelaxed() == 1);
        delete taken;
        n = new Data(6);
        CHECK(n->value == 6 && n == n.data());
        n.reset();
        CHECK(!n);
        a = std::move(b);
        CHECK(a->value == 3);
    }
    return check::done();
}
