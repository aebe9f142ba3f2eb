// QFlags, private data of classes, and comparing floating-point numbers.
#include "check.h"
#include <QFlags>
#include <QtGlobal>
#include <memory>

enum Side { None = 0, Left = 1, Right = 2, Both = 3, Top = 8 };
Q_DECLARE_FLAGS(Sides, Side)
Q_DECLARE_OPERATORS_FOR_FLAGS(Sides)
enum class Strong : unsigned { A = 1, B = 0x80000000u };
typedef QFlags<Strong> Strongs;

static int number(Sides s) { return int(s); }

static void flags() {
    Sides s;
    CHECK(!s);
    CHECK(number(s) == 0);
    CHECK(number(Left) == 1);
    CHECK(number(Left | Right) == 3);
    CHECK(number(Sides(Left) | Right) == 3);
    CHECK(number(Left | Sides(Right)) == 3);
    CHECK(number(Sides{Left, Top}) == 9);
    CHECK(number(Sides({})) == 0);
    CHECK(number(Sides(Left | Right) & Right) == 2);
    CHECK(number(Sides(Both) & 1) == 1);
    CHECK(number(Sides(Both) & 2u) == 2);
    CHECK(number(Sides(Both) ^ Left) == 2);
    CHECK(number(Sides(Both) ^ Sides(Top)) == 11);
    CHECK(int(~Sides(Left)) == ~1);
    s |= Left;
    CHECK(number(s) == 1);
    s |= Sides(Top | Right);
    CHECK(number(s) == 11);
    s &= Both;
    CHECK(number(s) == 3);
    s &= 2;
    CHECK(number(s) == 2);
    s &= 3u;
    CHECK(number(s) == 2);
    s ^= Left;
    CHECK(number(s) == 3);
    s ^= Sides(Both);
    CHECK(number(s) == 0);
    CHECK((s |= Top) == Top);
    CHECK(s.testFlag(Top));
    CHECK(!s.testFlag(Left));
    CHECK(!s.testFlag(None));
    CHECK(Sides().testFlag(None));
    CHECK(!Sides(Left).testFlag(Both));
    CHECK(Sides(Both).testFlag(Both));
    s.setFlag(Left).setFlag(Top, false);
    CHECK(s == Left);
    CHECK(s != Right);
    CHECK(s == Sides(Left));
    CHECK(s != Sides());
    CHECK(Sides(QFlag(5)) == Sides(QFlag(5u)));
    CHECK(bool(s));
    CHECK(s ? true : false);
    const Sides copy = s;
    s = Right;
    CHECK(copy == Left);
    switch (s) {
    case Right:
        CHECK(s == Right);
        break;
    default:
        CHECK(false);
    }
    CHECK(sizeof(Sides) == sizeof(int));
    Strongs t(Strong::B);
    t |= Strong::A;
    CHECK(static_cast<unsigned>(t) == 0x80000001u);
    CHECK(t.testFlag(Strong::B));
    CHECK((std::is_same<Strongs::Int, unsigned>::value));
    CHECK((std::is_same<Sides::enum_type, Side>::value));
#if QT_VERSION_MAJOR >= 6
    CHECK(Sides::fromInt(9).toInt() == 9);
    CHECK(Sides(Both).testFlags(Sides(Left)));
    CHECK(!Sides(Left).testFlags(Sides(Both)));
    CHECK(Sides().testFlags(Sides()));
    CHECK(Sides(Left).testAnyFlags(Sides(Both)));
    CHECK(!Sides(Left).testAnyFlag(Top));
    CHECK((Left & Both) == Left);
    CHECK((Left ^ Both) == Right);
    CHECK((Sides(Both) & Sides(Left)) == Left);
    CHECK(Left == Sides(Left));
    CHECK(Right != Sides(Left));
#else
    Sides zero = 0;
    CHECK(!zero);
#endif
}

class PlainPrivate;
class Plain {
public:
    Plain();
    ~Plain();
    int value() const;
    void set(int v);

protected:
    PlainPrivate *d_ptr;
    Q_DECLARE_PRIVATE(Plain)
};
class PlainPrivate {
    Q_DECLARE_PUBLIC(Plain)
public:
    explicit PlainPrivate(Plain *q) : q_ptr(q), v(1) {}
    int doubled() const {
        Q_Q(const Plain);
        return 2 * q->value();
    }
    Plain *q_ptr;
    int v;
};
Plain::Plain() : d_ptr(new PlainPrivate(this)) {}
Plain::~Plain() { delete d_ptr; }
int Plain::value() const {
    Q_D(const Plain);
    return d->v;
}
void Plain::set(int v) {
    Q_D(Plain);
    d->v = v;
}
struct OwnedPrivate {
    int v;
};
struct Owned {
    std::unique_ptr<OwnedPrivate> p;
    Q_DECLARE_PRIVATE_D(p, Owned)
    Owned() : p(new OwnedPrivate{7}) {}
};

static int before_main = 0;
static void run_before() { ++before_main; }
Q_CONSTRUCTOR_FUNCTION(run_before)

int main() {
    flags();
    Plain plain;
    CHECK(plain.value() == 1);
    plain.set(4);
    CHECK(plain.value() == 4);
    Owned owned;
    CHECK(owned.d_func()->v == 7);
    const Owned &c = owned;
    CHECK(c.d_func()->v == 7);
    CHECK(before_main == 1);

    const double numbers[] = {0,     1,      -1,    1 + 1e-13,     1 + 1e-11, 1e-13,
                              1e-11, -1e-13, 1e300, 1e300 + 1e288, 3.5,       3.5000001};
    for (double x : numbers) {
        check::report("null", qFuzzyIsNull(x) == (x < 1e-12 && x > -1e-12));
        for (double y : numbers)
            printf("%d %d\n", qFuzzyCompare(x, y), qFuzzyCompare(float(x), float(y)));
        printf("%d %d %d %d\n", qFuzzyIsNull(x), qFuzzyIsNull(float(x)), qIsNull(x), qIsNull(float(x)));
    }
    return check::done();
}
