// QSharedPointer, QWeakPointer, QEnableSharedFromThis.
#include "check.h"
#include <QEnableSharedFromThis>
#include <QSharedPointer>
#include <QWeakPointer>
#include <utility>

struct Base {
    int value;
    static int alive;
    explicit Base(int v = 1) : value(v) { ++alive; }
    virtual ~Base() { --alive; }
};
int Base::alive = 0;
struct Derived : Base {
    int more;
    Derived(int a, int b) : Base(a), more(b) {}
    void close() { delete this; }
};
struct Other : Base {};
struct Knows : QEnableSharedFromThis<Knows> {
    int value = 7;
    QSharedPointer<Knows> self() { return sharedFromThis(); }
    QSharedPointer<const Knows> self() const { return sharedFromThis(); }
};
static int deleted = 0;
static void deleter(Base *b) {
    ++deleted;
    delete b;
}
struct Functor {
    int *count;
    void operator()(Base *b) const {
        ++*count;
        delete b;
    }
};

int main() {
    check::section("sizes");
    CHECK(sizeof(QSharedPointer<int>) == 16 && sizeof(QWeakPointer<int>) == 16);
    CHECK(sizeof(QEnableSharedFromThis<Base>) == 16);

    check::section("null");
    QSharedPointer<Base> n;
    CHECK(n.isNull() && !n && n.data() == nullptr && n.get() == nullptr && n == nullptr && nullptr == n);
    CHECK(!bool(n) && QSharedPointer<Base>(nullptr).isNull() && n.toWeakRef().isNull());
    QSharedPointer<Base> fromNull(static_cast<Base *>(nullptr));
    CHECK(fromNull.isNull() && fromNull == n);

    check::section("ownership");
    {
        QSharedPointer<Base> a(new Base(3));
        CHECK(Base::alive == 1 && a->value == 3 && (*a).value == 3 && a.data() == a.get() && a != nullptr && bool(a));
        QSharedPointer<Base> b(a), c;
        c = b;
        CHECK(Base::alive == 1 && a == b && b == c && c.data() == a.data() && !(a != c));
        a.clear();
        b.reset();
        CHECK(Base::alive == 1 && a.isNull() && b.isNull() && c->value == 3);
        a = std::move(c);
        CHECK(c.isNull() && a->value == 3);
        QSharedPointer<Base> d(std::move(a));
        CHECK(a.isNull() && Base::alive == 1);
        d.reset(new Base(5));
        CHECK(Base::alive == 1 && d->value == 5);
        d.swap(a);
        CHECK(a->value == 5 && d.isNull());
        swap(a, d);
        CHECK(d->value == 5);
        d = d;
        CHECK(d->value == 5 && Base::alive == 1);
        d = QSharedPointer<Base>();
        CHECK(Base::alive == 0);
    }
    CHECK(Base::alive == 0);

    check::section("deleters");
    {
        QSharedPointer<Base> a(new Base, deleter);
        QSharedPointer<Base> b(a);
        a.clear();
        CHECK(deleted == 0);
    }
    CHECK(deleted == 1 && Base::alive == 0);
    int count = 0;
    {
        QSharedPointer<Base> a(new Derived(1, 2), Functor{&count});
        QSharedPointer<Derived> member(new Derived(3, 4), &Derived::close);
        a.reset(new Base, deleter);
        CHECK(count == 1);
    }
    CHECK(deleted == 2 && Base::alive == 0);
    {
        QSharedPointer<Base> lambda(new Base, [&count](Base *b) {
            count += 10;
            delete b;
        });
    }
    CHECK(count == 11 && Base::alive == 0);

    check::section("create and casts");
    {
        QSharedPointer<Derived> d = QSharedPointer<Derived>::create(1, 2);
        CHECK(d->value == 1 && d->more == 2 && Base::alive == 1);
        QSharedPointer<Base> b = d;
        CHECK(b == d && b.data() == d.data());
        CHECK(b.staticCast<Derived>()->more == 2 && qSharedPointerCast<Derived>(b)->more == 2);
        CHECK(b.dynamicCast<Derived>()->more == 2 && qSharedPointerDynamicCast<Derived>(b) == d);
        CHECK(b.dynamicCast<Other>().isNull() && qSharedPointerDynamicCast<Other>(b).isNull());
        QSharedPointer<const Base> constant = b;
        CHECK(constant.constCast<Base>() == b && qSharedPointerConstCast<Base>(constant)->value == 1);
        d.clear();
        CHECK(Base::alive == 1);
        constant.clear();
        b = QSharedPointer<Derived>(new Derived(5, 6));
        CHECK(Base::alive == 1 && b->value == 5);
        QSharedPointer<int> number = QSharedPointer<int>::create(9);
        CHECK(*number == 9);
        QSharedPointer<int> zero = QSharedPointer<int>::create();
        CHECK(*zero == 0);
    }
    CHECK(Base::alive == 0);

    check::section("weak");
    QWeakPointer<Base> w;
    CHECK(w.isNull() && !w && w.toStrongRef().isNull() && w.lock().isNull() && w == nullptr);
    {
        QSharedPointer<Base> s(new Base(8));
        w = s;
        QWeakPointer<Base> v(w), u = s.toWeakRef();
        CHECK(!w.isNull() && bool(w) && w.lock()->value == 8 && w.toStrongRef() == s && w == s && v == w && u == v);
        QSharedPointer<Base> t(w);
        CHECK(t == s && Base::alive == 1);
        s.clear();
        CHECK(!w.isNull() && t->value == 8);
        t.clear();
        CHECK(w.isNull() && v.lock().isNull() && Base::alive == 0 && QSharedPointer<Base>(v).isNull());
        QWeakPointer<Base> copyOfGone(v);
        CHECK(copyOfGone.isNull());
        QSharedPointer<Derived> d(new Derived(1, 2));
        QWeakPointer<Derived> wd(d);
        QWeakPointer<Base> wb(wd), wc(d);
        CHECK(wb.lock() == d && wc.lock()->value == 1);
        wb.clear();
        CHECK(wb.isNull());
        wc.swap(wb);
        CHECK(wc.isNull() && !wb.isNull());
        wb = std::move(wc);
        CHECK(wb.isNull());
    }
    CHECK(w.isNull() && w.lock().isNull() && Base::alive == 0);

    check::section("shared from this");
    {
        Knows alone;
        CHECK(alone.self().isNull());
        QSharedPointer<Knows> k(new Knows);
        QSharedPointer<Knows> again = k->self();
        CHECK(again == k && again->value == 7);
        k.clear();
        CHECK(again->self() == again);
        const Knows *c = again.data();
        QSharedPointer<const Knows> constant = c->self();
        CHECK(constant == again);
        QSharedPointer<Knows> made = QSharedPointer<Knows>::create();
        CHECK(made->self() == made);
        Knows copy(*made);
        CHECK(copy.self().isNull());
    }

    check::section("comparison");
    QSharedPointer<Base> x(new Base), y(new Base);
    CHECK(x != y && (x < y) != (y < x) && x == x.data() && x.data() == x && qHash(x) == qHash(x.data()));
    CHECK(!(x == nullptr) && x != nullptr && nullptr != x);
    return check::done();
}
