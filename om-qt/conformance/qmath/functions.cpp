// The functions of <QtMath>.
#include "check.h"
#include <QtCore/qmath.h>

static bool near(double x, double y) { return qAbs(x - y) < 1e-9; }

int main() {
    CHECK(qFloor(1.5) == 1 && qFloor(-1.5) == -2 && qFloor(3.0) == 3);
    CHECK(qCeil(1.5) == 2 && qCeil(-1.5) == -1 && qCeil(3.0) == 3);
    CHECK(qFabs(-2.5) == 2.5 && qSqrt(16.0) == 4.0 && qPow(2.0, 10.0) == 1024.0);
    CHECK(near(qSin(M_PI_2), 1.0) && near(qCos(M_PI), -1.0) && near(qTan(M_PI_4), 1.0));
    CHECK(near(qAsin(1.0), M_PI_2) && near(qAcos(1.0), 0.0) && near(qAtan(1.0), M_PI_4) &&
          near(qAtan2(1.0, -1.0), 3 * M_PI_4));
    CHECK(near(qLn(M_E), 1.0) && near(qExp(1.0), M_E) && near(M_SQRT2 * M_SQRT1_2, 1.0));
    CHECK(qSqrt(-1.0) != qSqrt(-1.0));

    check::section("fast");
    for (int k = -20; k <= 20; ++k)
        CHECK(qAbs(qFastSin(k * 0.7) - qSin(k * 0.7)) < 1e-4 && qAbs(qFastCos(k * 0.7) - qCos(k * 0.7)) < 1e-4);

    check::section("angles");
    CHECK(near(qDegreesToRadians(180.0), M_PI) && near(qRadiansToDegrees(M_PI_2), 90.0));
    CHECK(qAbs(qDegreesToRadians(90.0f) - float(M_PI_2)) < 1e-6f &&
          qAbs(qRadiansToDegrees(float(M_PI)) - 180.0f) < 1e-4f);

    check::section("powers");
    CHECK(qNextPowerOfTwo(0u) == 1u && qNextPowerOfTwo(1u) == 2u && qNextPowerOfTwo(2u) == 4u);
    CHECK(qNextPowerOfTwo(5) == 8u && qNextPowerOfTwo(1000) == 1024u && qNextPowerOfTwo(0x3fffffff) == 0x40000000u);
    CHECK(qNextPowerOfTwo(quint64(1) << 40) == quint64(1) << 41 && qNextPowerOfTwo(qint64(7)) == 8u);
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
    CHECK(qNextPowerOfTwo(0x80000000u) == 0u);
#else
    CHECK(qFloor(1.5f) == 1 && qSqrt(4.0f) == 2.0f && near(qHypot(3.0, 4.0), 5.0) && near(qHypot(2.0, 3.0, 6.0), 7.0));
    CHECK(near(qDegreesToRadians(180), M_PI));
#endif
    return check::done();
}
