// QtGlobal: types, limits, rounding, flags.
#include "check.h"
#include <QtGlobal>
#include <QFlags>
#include <QtNumeric>

enum Option { None = 0, A = 1, B = 2, C = 4, AB = 3 };
Q_DECLARE_FLAGS(Options, Option)
Q_DECLARE_OPERATORS_FOR_FLAGS(Options)

struct Plain {
    int x;
};
struct Heavy {
    Heavy() {}
    ~Heavy() {}
};
struct Declared {
    Declared() {}
};
Q_DECLARE_TYPEINFO(Declared, Q_MOVABLE_TYPE);

int main() {
    check::section("types");
    CHECK(sizeof(qint8) == 1 && sizeof(qint16) == 2 && sizeof(qint32) == 4 && sizeof(qint64) == 8);
    CHECK(sizeof(qreal) == 8 && sizeof(quintptr) == sizeof(void *) && sizeof(qsizetype) == sizeof(void *));
    CHECK(std::is_same<qsizetype, long long>::value);
    CHECK(std::is_same<qptrdiff, long long>::value);
    CHECK(Q_INT64_C(1) << 40 == 1099511627776LL);
    CHECK(QT_VERSION >= QT_VERSION_CHECK(5, 15, 0));
    printf("%s %d %x\n", qVersion(), QT_VERSION_MAJOR, QT_VERSION);

    check::section("rounding");
    const double values[] = {0.0, 0.4, 0.5, 0.6, 1.5, 2.5, -0.4, -0.5, -0.6, -1.5, -2.5, -2.6, 100.49, -100.5};
    for (double v : values)
        printf("%g: %d %d %lld %lld\n", v, qRound(v), qRound(float(v)), qRound64(v), qRound64(float(v)));
    CHECK(qAbs(-3) == 3 && qAbs(3) == 3 && qAbs(-2.5) == 2.5);
    CHECK(qMin(1, 2) == 1 && qMax(1, 2) == 2);
    CHECK(qBound(0, 5, 3) == 3 && qBound(0, -5, 3) == 0 && qBound(0, 2, 3) == 2);
    CHECK(qFuzzyCompare(1.0, 1.0 + 1e-13) && !qFuzzyCompare(1.0, 1.0 + 1e-11));
    CHECK(qFuzzyIsNull(1e-13) && !qFuzzyIsNull(1e-11) && qFuzzyIsNull(0.000001f));
    CHECK(qIsNull(0.0) && !qIsNull(0.1));
    CHECK(qIsInf(qInf()) && qIsNaN(qQNaN()) && qIsFinite(1.0) && !qIsFinite(qInf()));
    CHECK(qFloatDistance(1.0f, 1.0f) == 0u);
    CHECK(qFloatDistance(1.0f, 2.0f) == qFloatDistance(2.0f, 1.0f));
    printf("%u %llu\n", qFloatDistance(-1.0f, 1.0f), qFloatDistance(-1.0, 1.0));

    check::section("flags");
    Options o = A | B;
    CHECK(o.testFlag(A) && o.testFlag(AB) && !o.testFlag(C) && !o.testFlag(None));
    CHECK(Options().testFlag(None));
    o.setFlag(C);
    CHECK(int(o) == 7);
    o.setFlag(A, false);
    CHECK(int(o) == 6);
    o &= ~B;
    CHECK(int(o) == 4);
    o ^= A;
    CHECK(int(o) == 5);
    o |= B;
    CHECK(int(o & A) == 1 && int(o ^ A) == 6 && !!o && int(~o & 7) == 0);
    CHECK((Options{A, C}) == (A | C));
    CHECK(sizeof(Options) == sizeof(int));
    CHECK(int(A | Options(C)) == 5);

    check::section("swap and constness");
    int x = 1, y = 2;
    qSwap(x, y);
    CHECK(x == 2 && y == 1);
    CHECK(qExchange(x, 9) == 2 && x == 9);
    CHECK(std::is_same<decltype(qAsConst(x)), const int &>::value);

    check::section("type information");
    CHECK(QTypeInfo<int>::isIntegral && !QTypeInfo<int>::isComplex && QTypeInfo<int>::isRelocatable);
    CHECK(QTypeInfo<int *>::isPointer);
    CHECK(!QTypeInfo<Plain>::isComplex && QTypeInfo<Plain>::isRelocatable);
    CHECK(QTypeInfo<Heavy>::isComplex && !QTypeInfo<Heavy>::isRelocatable);
    CHECK(QTypeInfo<Declared>::isComplex && QTypeInfo<Declared>::isRelocatable);

    check::section("loops");
    int turns = 0;
    forever {
        if (++turns == 3)
            break;
    }
    CHECK(turns == 3);
    return check::done();
}
