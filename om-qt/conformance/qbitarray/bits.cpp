// QBitArray: all of it.
#include "check.h"
#include <QBitArray>
#include <utility>

static void show(const char *what, const QBitArray &a) {
    printf("%s: %s%d ", what, a.isNull() ? "null " : "", int(a.size()));
    for (int i = 0; i < a.size(); ++i)
        printf("%d", a.at(i));
    printf("\n");
    ++check::total();
}
#define SHOW(...) show(#__VA_ARGS__, __VA_ARGS__)
static QBitArray from(const char *bits) {
    int n = 0;
    while (bits[n])
        ++n;
    QBitArray a(n);
    for (int i = 0; i < n; ++i)
        a.setBit(i, bits[i] == '1');
    return a;
}

int main() {
    CHECK(sizeof(QBitArray) == sizeof(QByteArray));
    SHOW(QBitArray());
    SHOW(QBitArray(0));
    SHOW(QBitArray(0, true));
    SHOW(QBitArray(5));
    SHOW(QBitArray(5, true));
    SHOW(QBitArray(8, true));
    SHOW(QBitArray(13, true));
    QBitArray a(10);
    a.setBit(3);
    a.setBit(9, true);
    a[4] = true;
    a[5] = a[3];
    a.clearBit(3);
    SHOW(a);
    CHECK(a.testBit(4) && !a.testBit(3) && a[9] && !a[0] && a.at(5));
    CHECK(!a.toggleBit(0) && a.toggleBit(9) && a.count(true) == 3 && a.count(false) == 7 && a.count() == 10 &&
          a.size() == 10);
    CHECK(!a[1] && bool(a[0]) && !(!a[0]));
    QBitArray b(a);
    CHECK(b == a && !a.isDetached());
    b.setBit(1);
    CHECK(b != a && !a.at(1) && a.isDetached());
    for (int n : {0, 1, 5, 8, 9, 16, 17}) {
        QBitArray r(a);
        r.resize(n);
        SHOW(r);
        CHECK(r.count(true) + r.count(false) == n);
        r.resize(20);
        SHOW(r);
        QBitArray f(a);
        f.fill(true, n);
        SHOW(f);
        f.fill(false);
        SHOW(f);
        QBitArray t(a);
        t.truncate(n);
        SHOW(t);
    }
    QBitArray f(20);
    f.fill(true, 3, 12);
    SHOW(f);
    f.fill(false, 5, 6);
    SHOW(f);
    f.fill(true, 7, 7);
    SHOW(f);
    for (const char *l : {"", "1", "1010", "111100001111", "00000001"})
        for (const char *r : {"", "0", "1100", "1010101010"}) {
            const QBitArray x = from(l), y = from(r);
            SHOW(x & y);
            SHOW(x | y);
            SHOW(x ^ y);
            SHOW(~x);
            QBitArray z(x);
            z &= y;
            CHECK(z == (x & y));
            z = x;
            z |= y;
            CHECK(z == (x | y));
            z = x;
            z ^= y;
            CHECK(z == (x ^ y) && (x == y) == !(x != y));
        }
    const char dense[] = {char(0xa5), char(0xff), 3};
    SHOW(QBitArray::fromBits(dense, 0));
    SHOW(QBitArray::fromBits(dense, 3));
    SHOW(QBitArray::fromBits(dense, 8));
    SHOW(QBitArray::fromBits(dense, 18));
    const QBitArray d = QBitArray::fromBits(dense, 12);
    CHECK(static_cast<unsigned char>(d.bits()[0]) == 0xa5 && d.bits()[1] == 0x0f && QBitArray().bits() == nullptr);
    QBitArray m(std::move(b));
    SHOW(m);
    SHOW(b);
    m.swap(a);
    SHOW(m);
    a = std::move(m);
    SHOW(a);
    a.clear();
    SHOW(a);
    a.resize(0);
    CHECK(a.isEmpty() && a.size() == 0);
    CHECK(qHash(from("101"), 1) == qHash(from("101"), 1));
    a = from("1");
    a.detach();
    CHECK(a.isDetached() && QBitArray() == QBitArray(0));
#if QT_VERSION_MAJOR >= 6
    bool ok = false;
    CHECK(from("1100").toUInt32(QSysInfo::LittleEndian, &ok) == 3u && ok &&
          from("1100").toUInt32(QSysInfo::BigEndian) == 12u);
    CHECK(QBitArray(33).toUInt32(QSysInfo::LittleEndian, &ok) == 0u && !ok);
#endif
    return check::done();
}
