// QByteArray: numbers as text and back.
#include "check.h"
#include <QByteArray>
#include <limits>
#include <string>
int main() {
    double vs[] = {0.0,
                   -0.0,
                   1.5,
                   1e6,
                   123456,
                   1234567,
                   1e-5,
                   0.0001,
                   1e20,
                   1e21,
                   1e300,
                   -2.5,
                   0.1,
                   1.0 / 3,
                   100,
                   1e22,
                   123456789.125,
                   5e-324,
                   1.7976931348623157e308,
                   qInf(),
                   -qInf(),
                   qQNaN(),
                   9.995,
                   0.5,
                   2.5,
                   -0.001,
                   -0.4,
                   -1e-10,
                   12345678,
                   120000,
                   1200000,
                   0.001,
                   0.00012,
                   1e15,
                   123456789012345680.0,
                   1e7,
                   3e5,
                   1e5,
                   1e4,
                   25,
                   35,
                   250,
                   1.25,
                   0.125,
                   0.375,
                   2.675,
                   1e23,
                   4503599627370497.5};
    const char fs[] = "eEfFgGx";
    int ps[] = {6, 0, 1, 3, 20, -1, -5, -128, 50};
    for (double v : vs)
        for (const char *f = fs; *f; f++)
            for (int p : ps) {
                if (*f == 'x' && v != 1.5)
                    continue;
                printf("%.17g %c %d [%s]\n", v, *f, p, QByteArray::number(v, *f, p).constData());
            }
    printf("[%s]\n", QByteArray().setNum(0.1f).constData());
    printf("base %s %s %s %s\n", QByteArray::number(255, 16).constData(), QByteArray::number(-255, 16).constData(),
           QByteArray::number(-255, 2).constData(), QByteArray::number(35, 36).constData());
    printf("base %s\n", QByteArray::number(qlonglong(-255), 16).constData());
    printf("min %s %s\n", QByteArray::number(std::numeric_limits<qlonglong>::min()).constData(),
           QByteArray::number(std::numeric_limits<qlonglong>::min(), 16).constData());

    const std::string in[] = {"",
                              "0",
                              " 12",
                              "12 ",
                              " 12 ",
                              "\t\n 12\v\f\r",
                              "12\xa0",
                              "+12",
                              "-12",
                              "--12",
                              "+-12",
                              "- 12",
                              "1 2",
                              "12a",
                              "0x12",
                              "0X1F",
                              "x12",
                              "0b101",
                              "0B11",
                              "012",
                              "08",
                              "0o17",
                              "ff",
                              "FF",
                              "-ff",
                              "0",
                              "-0",
                              "00",
                              "2147483647",
                              "2147483648",
                              "-2147483648",
                              "-2147483649",
                              "4294967295",
                              "4294967296",
                              "9223372036854775807",
                              "9223372036854775808",
                              "-9223372036854775808",
                              "-9223372036854775809",
                              "18446744073709551615",
                              "18446744073709551616",
                              "32767",
                              "32768",
                              "-32768",
                              "65535",
                              "65536",
                              "-1",
                              "-65535",
                              "1e3",
                              "1.0",
                              "12.",
                              std::string("12\0", 3),
                              std::string("12\0x", 4),
                              std::string("\0"
                                          "12",
                                          3),
                              "z",
                              "Zz",
                              "99999999999999999999999",
                              "0x",
                              "0b",
                              "-0x10",
                              "+0x10",
                              "0x-10",
                              "1_0",
                              "1,000"};
    const int bases[] = {10, 0, 16, 2, 8, 36};
    for (auto &s : in)
        for (int b : bases) {
            QByteArray a(s.data(), s.size());
            bool o[1];
            ++check::total();
            printf("I [%s]%d %d:", a.toPercentEncoding().constData(), (int)s.size(), b);
            printf(" %d", a.toInt(&o[0], b));
            printf("%c", o[0] ? '+' : '-');
            printf(" %u", a.toUInt(&o[0], b));
            printf("%c", o[0] ? '+' : '-');
            printf(" %hd", a.toShort(&o[0], b));
            printf("%c", o[0] ? '+' : '-');
            printf(" %hu", a.toUShort(&o[0], b));
            printf("%c", o[0] ? '+' : '-');
            printf(" %lld", a.toLongLong(&o[0], b));
            printf("%c", o[0] ? '+' : '-');
            printf(" %llu", a.toULongLong(&o[0], b));
            printf("%c", o[0] ? '+' : '-');
            printf(" %ld", a.toLong(&o[0], b));
            printf("%c", o[0] ? '+' : '-');
            printf(" %lu", a.toULong(&o[0], b));
            printf("%c", o[0] ? '+' : '-');
        }
    const std::string ds[] = {"",
                              "0",
                              "1.5",
                              " 1.5 ",
                              "\t1.5\n",
                              "1.5x",
                              "1e3",
                              "1E3",
                              "1e+3",
                              "1e-3",
                              "1e",
                              "1e+",
                              "e3",
                              ".5",
                              "5.",
                              "-.5",
                              ".",
                              "-",
                              "+",
                              "+1.5",
                              "inf",
                              "+inf",
                              "-inf",
                              "INF",
                              "Inf",
                              "infinity",
                              "Infinity",
                              "-infinity",
                              "nan",
                              "NaN",
                              "NAN",
                              "-nan",
                              "+nan",
                              "nan(1)",
                              "0x10",
                              "0x1p3",
                              "1e400",
                              "-1e400",
                              "1e-400",
                              "4.9e-324",
                              "1e-324",
                              "1,000",
                              "1,5",
                              "1 000",
                              "1'000",
                              "1.5f",
                              "1.5.5",
                              "1_0",
                              "00012.50",
                              "123456789012345678901234567890",
                              std::string("1.5\0", 4),
                              std::string("1.5\0x", 5),
                              "3.4e38",
                              "3.5e38",
                              "1e39",
                              "1e-46",
                              "-0",
                              "-0.0",
                              "0.1",
                              "1.7976931348623157e308",
                              "1.7976931348623159e308",
                              "i",
                              "in",
                              "1e5 ",
                              "1 e5",
                              "1e 5",
                              "1d3",
                              "\xa0"
                              "1"};
    for (auto &s : ds) {
        QByteArray a(s.data(), s.size());
        bool o;
        ++check::total();
        printf("D [%s]%d:", a.toPercentEncoding().constData(), (int)s.size());
        printf(" %.17g", a.toDouble(&o));
        printf("%c", o ? '+' : '-');
        printf(" %.9g", a.toFloat(&o));
        printf("%c", o ? '+' : '-');
    }
    return check::done();
}
