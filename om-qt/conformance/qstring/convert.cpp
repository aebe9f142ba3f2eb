// QString to and from other encodings and the standard library's strings; numbers; arg(); asprintf().
#include "../show.h"
#include <limits>

template <class String>
static void put_wide(const char *name, const String &s) {
    ++check::total();
    printf("%s:", name);
    for (typename String::size_type i = 0; i < s.size(); ++i)
        printf(" %x", unsigned(s[i]));
    printf("\n");
}

static void numbers(const char *t) {
    const QString s = QString::fromUtf8(t);
    for (int base : {0, 2, 8, 10, 16, 36}) {
        AT("%s %d", t, base);
        bool ok = false;
        SHOW(s.toInt(&ok, base));
        SHOW(ok);
        SHOW(s.toUInt(&ok, base));
        SHOW(ok);
        SHOW(s.toShort(&ok, base));
        SHOW(ok);
        SHOW(s.toUShort(&ok, base));
        SHOW(ok);
        SHOW(s.toLongLong(&ok, base));
        SHOW(ok);
        SHOW(s.toULongLong(&ok, base));
        SHOW(ok);
        SHOW(s.toLong(&ok, base));
        SHOW(s.toULong(&ok, base));
        SHOW(QStringView(s).toInt(&ok, base));
        SHOW(ok);
    }
}

int main() {
    check::section("UTF-8");
    for (const char *t : {"", "abc", "\xc3\xa4", "\xe2\x82\xac", "\xf0\x9f\x98\x80",
                          "\xef\xbb\xbf"
                          "bom",
                          "\xff", "a\xc3", "\xc3\x28", "\xe2\x82", "\xed\xa0\x80", "\xc0\x80", "\xf5\x80\x80\x80",
                          "\xf4\x90\x80\x80", "x\x80y", "\xe2\x28\xa1", "\xf0\x9f\x98"}) {
        const QString s = QString::fromUtf8(t);
        SHOW(s);
        SHOW(s.toUtf8());
        SHOW(s.toLatin1());
        SHOW(s.toLocal8Bit());
        SHOW(s.toUcs4());
        put_wide("std::string", s.toStdString());
        put_wide("std::wstring", s.toStdWString());
        put_wide("std::u16string", s.toStdU16String());
        put_wide("std::u32string", s.toStdU32String());
        SHOW(QString::fromStdString(s.toStdString()) == s);
        SHOW(QString::fromStdWString(s.toStdWString()) == s);
        SHOW(QString::fromStdU16String(s.toStdU16String()) == s);
        SHOW(QString::fromStdU32String(s.toStdU32String()) == s);
        SHOW(QString::fromLatin1(t));
        SHOW(QString::fromLocal8Bit(t));
        SHOW(QStringView(s).toUtf8());
        SHOW(QStringView(s).toLatin1());
        wchar_t wide[20];
        SHOW(s.toWCharArray(wide));
    }
    SHOW(QString::fromUtf8(nullptr));
    SHOW(QString::fromUtf8("abc", 2));
    SHOW(QString::fromUtf8("abc", 0));
    SHOW(QString::fromUtf8("a\0b", 3));
    SHOW(QString::fromUtf8(QByteArray("a\0b", 3)));
    SHOW(QString(QByteArray("a\0b", 3)));
    SHOW(QString::fromLatin1("abc", 2));
    SHOW(QString::fromLatin1(QByteArray("xyz")));
    SHOW(QString::fromLatin1(QByteArray()));
    SHOW(QString::fromLatin1(nullptr, 0));
    SHOW(QString::fromLocal8Bit("loc", 2));
    SHOW(QString::fromLocal8Bit(QByteArray("loc")));
    SHOW(QString().toUtf8());
    SHOW(QString("").toUtf8());
    SHOW(QString().toLatin1());
    SHOW(QString("").toLatin1());
    SHOW(QString::fromUtf16(u"abc"));
    SHOW(QString::fromUtf16(u"abc", 2));
    SHOW(QString::fromUtf16(u"\xfeff"
                            u"abc"));
    SHOW(QString::fromUtf16(static_cast<const char16_t *>(nullptr)));
    SHOW(QString::fromUcs4(U"a\x1f600"));
    SHOW(QString::fromUcs4(U"abc", 1));
    SHOW(QString::fromWCharArray(L"wide\x1f600"));
    SHOW(QString::fromWCharArray(L"wide", 2));
    SHOW(QString(QChar(0xd800)).toUtf8());
    SHOW(QString(QChar(0xdc00)).toUcs4());
    SHOW(QString::fromUtf8("x").utf16()[0] + 0);
    check::section("numbers");
    for (const char *t : {"",
                          " ",
                          "0",
                          "1",
                          "-1",
                          "+1",
                          " 42 ",
                          "42x",
                          "0x1f",
                          "0X1F",
                          "017",
                          "0b11",
                          "12345678901",
                          "2147483647",
                          "2147483648",
                          "-2147483648",
                          "-2147483649",
                          "32767",
                          "32768",
                          "-32769",
                          "65536",
                          "4294967295",
                          "9223372036854775807",
                          "9223372036854775808",
                          "18446744073709551615",
                          "18446744073709551616",
                          "zz",
                          "1 2",
                          "1,000",
                          "1.5",
                          "--1",
                          "- 1",
                          "\xd9\xa1",
                          "\xc2\xa0"
                          "5",
                          "00012",
                          "0x",
                          "1e3"})
        numbers(t);
    for (const char *t :
         {"",       "0",      "1.5",  "-2.25", " 3.5 ", "1e10",     "1E-3", "inf",
          "-INF",   "nan",    "NaN",  "1.5x",  "1,5",   ".5",       "5.",   "1e400",
          "-1e400", "1e-400", "0x10", "+.5",   "1e",    "infinity", "1 5",  "123456789012345678901234567890"}) {
        AT("%s", t);
        bool ok = false;
        SHOW(QString(t).toDouble(&ok) != QString(t).toDouble() ? 42.0 : QString(t).toDouble(&ok));
        SHOW(ok);
        SHOW(QString(t).toFloat(&ok) != QString(t).toFloat() ? 42.0f : QString(t).toFloat(&ok));
        SHOW(ok);
    }
    SHOW(QString().toInt());
    SHOW(QString("7").toInt());
    for (int base : {2, 8, 10, 16, 36}) {
        AT("%d", base);
        SHOW(QString::number(0, base));
        SHOW(QString::number(255, base));
        SHOW(QString::number(-255, base));
        SHOW(QString::number(std::numeric_limits<int>::min(), base));
        SHOW(QString::number(4000000000u, base));
        SHOW(QString::number(-5l, base));
        SHOW(QString::number(5ul, base));
        SHOW(QString::number(std::numeric_limits<qlonglong>::min(), base));
        SHOW(QString::number(std::numeric_limits<qulonglong>::max(), base));
        SHOW(QString().setNum(-17, base));
        SHOW(QString().setNum(short(-17), base));
        SHOW(QString().setNum(ushort(17), base));
        SHOW(QString().setNum(17u, base));
        SHOW(QString().setNum(-17ll, base));
    }
    for (double d : {0.0, 1.0, -1.5, 3.14159265358979, 1e10, 1e-5, 123456789.0, 0.1, 1e100}) {
        SHOW(QString::number(d));
        SHOW(QString::number(d, 'f', 2));
        SHOW(QString::number(d, 'e', 3));
        SHOW(QString::number(d, 'G', 4));
        SHOW(QString::number(d, 'f', 0));
        SHOW(QString().setNum(d));
        SHOW(QString().setNum(float(d), 'f', 1));
        SHOW(QString("%1").arg(d));
        SHOW(QString("%1").arg(d, 10, 'f', 2));
        SHOW(QString("%1").arg(d, -10, 'e', 1, QChar('_')));
        SHOW(QString("%1").arg(d, 12, 'f', 2, QChar('0')));
    }
    check::section("arg");
    SHOW(QString("%1 %2 %1").arg("a").arg("b"));
    SHOW(QString("%2 %1").arg("a").arg("b"));
    SHOW(QString("%1%2").arg("%2", "x"));
    SHOW(QString("%1%2").arg("%2").arg("x"));
    SHOW(QString("%5 %3").arg("a").arg("b"));
    SHOW(QString("%1 %10 %11").arg(1).arg(2).arg(3));
    SHOW(QString("%001").arg(7));
    SHOW(QString("%99 %100").arg("n"));
    SHOW(QString("%L1 %1").arg(1234567));
    SHOW(QString("%L1").arg("text"));
    SHOW(QString("100% %1").arg(5));
    SHOW(QString("%%1").arg(5));
    SHOW(QString("%1").arg(42, 6));
    SHOW(QString("%1|").arg(42, -6));
    SHOW(QString("%1").arg(42, 6, 10, QChar('0')));
    SHOW(QString("%1").arg(-42, 6, 10, QChar('0')));
    SHOW(QString("%1").arg(255, 4, 16, QLatin1Char('0')));
    SHOW(QString("%1").arg(-255, 8, 16, QLatin1Char('0')));
    SHOW(QString("%1").arg(255u, 0, 2));
    SHOW(QString("%1 %2").arg(short(-3)).arg(ushort(3)));
    SHOW(QString("%1 %2").arg(-3l).arg(3ul));
    SHOW(QString("%1 %2").arg(-3ll).arg(3ull));
    SHOW(QString("%1").arg('c'));
    SHOW(QString("%1").arg('c', 3));
    SHOW(QString("%1").arg(QChar('q'), -3, QChar('*')));
    SHOW(QString("%1").arg(QLatin1String("l1"), 5, QChar('.')));
    SHOW(QString("%1").arg(QStringView(u"view")));
    SHOW(QString("%1").arg(QString("str"), 6));
    SHOW(QString("%1").arg(QString()));
    SHOW(QString("%1 %2 %3").arg(QString("a"), QString("b"), QString("c")));
    SHOW(QString("%1 %2 %3 %4").arg("a", "b", "c", "d"));
    SHOW(QString("%1 %2 %3 %4 %5 %6 %7 %8 %9").arg("a", "b", "c", "d", "e", "f", "g", "h", "i"));
    SHOW(QString("%3 %1").arg(QString("a"), QString("b")));
    SHOW(QString("%1 %1 %2").arg(QString("a"), QString("b")));
    SHOW(QStringView(u"%1-%2").arg(QString("a"), QLatin1String("b")));
    SHOW(QStringView(u"%1-%2-%3").arg(QString("a"), QLatin1String("b"), QStringView(u"c")));
    SHOW(QLatin1String("%2-%1").arg(QString("a"), QChar('z')));
    SHOW(QString("%1%2%3").arg(QString("%1"), QString("%2"), QString("%3")));
    check::section("printf");
    SHOW(QString::asprintf("%d %s %5.2f %c %x %%", 42, "text", 3.14159, 'c', 255));
    SHOW(QString::asprintf("%s", ""));
    SHOW(QString::asprintf("plain"));
    SHOW(QString::asprintf("%05d|%-5d|%+d", 42, 42, 42));
    SHOW(QString::asprintf("%lld %llu %ld", -5ll, 5ull, 7l));
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
    QString printed;
    SHOW(printed.sprintf("%d-%s", 1, "x"));
#endif
    return check::done();
}
