// QDate, QTime, QDateTime: calendar arithmetic, text, parsing. In UTC.
#include "check.h"
#include <QDate>
#include <QDateTime>
#include <QString>
#include <QTime>
#include <stdlib.h>
#include <utility>
#define P(x) (++check::total(), printf("%s: [%s]\n", #x, (x).toUtf8().constData()))

static void texts() {
    QDate d(2023, 5, 7);
    QTime t(14, 5, 9, 70);
    QDateTime u(d, t, Qt::UTC), o(d, t, Qt::OffsetFromUTC, 5400), l(d, t);
    for (auto f : {Qt::TextDate, Qt::ISODate, Qt::RFC2822Date, Qt::ISODateWithMs}) {
        printf("%d\n", f);
        P(d.toString(f));
        P(t.toString(f));
        P(u.toString(f));
        P(o.toString(f));
        P(l.toString(f));
        P(QDate().toString(f));
        P(QDateTime().toString(f));
        P(QDate(-5, 1, 2).toString(f));
        P(QDate(12345, 1, 2).toString(f));
    }
    for (const char *f : {"d",
                          "dd",
                          "ddd",
                          "dddd",
                          "ddddd",
                          "M",
                          "MM",
                          "MMM",
                          "MMMM",
                          "y",
                          "yy",
                          "yyy",
                          "yyyy",
                          "yyyyy",
                          "d.M.yy",
                          "'d'd",
                          "''",
                          "'it''s' d",
                          "dd/MM/yyyy hh:mm",
                          "",
                          "T",
                          "a",
                          "AP"}) {
        P(d.toString(f));
        P(u.toString(f));
        printf("^%s\n", f);
    }
    for (const char *f : {"h",  "hh",  "hhh",  "H",        "HH",       "m",   "mm", "s", "ss",           "z",
                          "zz", "zzz", "zzzz", "h:m:s ap", "hh:mm AP", "h A", "a",  "t", "hh:mm:ss.zzz", "s.z"}) {
        P(t.toString(f));
        P(QTime(0, 0, 0, 500).toString(f));
        printf("^%s\n", f);
    }
    P(u.toString("yyyy-MM-dd t"));
    P(o.toString("t"));
}
static void parsing() {
    for (const char *s : {"2023-05-07", "2023-5-7", "2023-02-30", "20230507", "2023-05-07T10:00", "", "abc",
                          "0000-01-01", "2023/05/07", "2023-05-07x"})
        for (auto f : {Qt::ISODate, Qt::TextDate}) {
            QDate d = QDate::fromString(s, f);
            ++check::total(), printf("%s %d: %d %d %d\n", s, f, d.year(), d.month(), d.day());
        }
    for (const char *s :
         {"Sun May 7 2023", "May 7 2023", "Sun May 7", "Mon May 7 2023", "Sun Maj 7 2023", "7 May 2023"}) {
        QDate d = QDate::fromString(s);
        ++check::total(), printf("%s: %d %d %d\n", s, d.year(), d.month(), d.day());
    }
    for (const char *s : {"14:05", "14:05:09", "14:05:09.07", "14:05:09.5", "14:05:09,123", "14", "1:2", "14:05:60",
                          "24:00", "25:00", "14:05:09.1236", "x", "14:05:09.9999"}) {
        QTime t = QTime::fromString(s, Qt::ISODate);
        ++check::total(), printf("%s: %d %d %d %d\n", s, t.hour(), t.minute(), t.second(), t.msec());
        t = QTime::fromString(s);
        printf("   %d %d %d %d\n", t.hour(), t.minute(), t.second(), t.msec());
    }
    for (const char *s :
         {"2023-05-07T14:05:09", "2023-05-07 14:05:09", "2023-05-07T14:05:09Z", "2023-05-07T14:05:09+01:30",
          "2023-05-07T14:05:09-0200", "2023-05-07T14:05", "2023-05-07", "2023-05-07T24:00:00",
          "2023-05-07T14:05:09.250Z", "2023-05-07T", "junk", "2023-05-07T25:00", "2023-05-07T14:05:09+02"}) {
        QDateTime t = QDateTime::fromString(s, Qt::ISODate);
        ++check::total(),
            printf("%s: %d %lld %d %d\n", s, t.isValid(), t.toMSecsSinceEpoch(), t.timeSpec(), t.offsetFromUtc());
    }
    for (auto p : {std::make_pair("07.05.2023", "dd.MM.yyyy"),
                   {"7.5.2023", "d.M.yyyy"},
                   {"7.5.2023", "dd.MM.yyyy"},
                   {"2023May07", "yyyyMMMdd"},
                   {"070523", "ddMMyy"},
                   {"07/05/23", "dd/MM/yy"},
                   {"2023-13-01", "yyyy-MM-dd"},
                   {"2023-05-07x", "yyyy-MM-dd"},
                   {"20230507", "yyyyMMdd"},
                   {"Sunday 7 May 2023", "dddd d MMMM yyyy"},
                   {"17.12.2023", "d.M.yyyy"},
                   {"", "yyyy"},
                   {"2023", "yyyy"},
                   {"5", "M"}}) {
        QDate d = QDate::fromString(p.first, p.second);
        ++check::total(), printf("%s %s: %d %d %d\n", p.first, p.second, d.year(), d.month(), d.day());
    }
    for (auto p : {std::make_pair("14:05", "hh:mm"),
                   {"4:05 PM", "h:mm AP"},
                   {"12:00 am", "h:mm ap"},
                   {"1405", "hhmm"},
                   {"14:05:09.070", "hh:mm:ss.zzz"},
                   {"9:5", "h:m"},
                   {"14:65", "hh:mm"},
                   {"14:05x", "hh:mm"},
                   {"13:00 PM", "hh:mm AP"},
                   {"1:30", "hh:mm"}}) {
        QTime t = QTime::fromString(p.first, p.second);
        ++check::total(), printf("%s %s: %d %d %d %d\n", p.first, p.second, t.hour(), t.minute(), t.second(), t.msec());
    }
    for (auto p : {std::make_pair("2023-05-07 14:05:09", "yyyy-MM-dd hh:mm:ss"),
                   {"07/05/2023", "dd/MM/yyyy"},
                   {"14:05", "hh:mm"}}) {
        QDateTime t = QDateTime::fromString(p.first, p.second);
        ++check::total(),
            printf("%s %s: %d %lld %d\n", p.first, p.second, t.isValid(), t.toMSecsSinceEpoch(), t.timeSpec());
    }
    ++check::total(), printf("%zu %zu %zu\n", sizeof(QDate), sizeof(QTime), sizeof(QDateTime));
}

int main() {
    setenv("TZ", "UTC", 1);
    check::section("sizes and null");
    CHECK(sizeof(QDate) == 8 && sizeof(QTime) == 4 && sizeof(QDateTime) == 8);
    CHECK(QDate().isNull() && !QDate().isValid() && QDate().year() == 0 && QDate().dayOfWeek() == 0 &&
          QDate().daysInMonth() == 0);
    CHECK(QTime().isNull() && !QTime().isValid() && QTime().hour() == -1 && QTime(0, 0) == QTime(0, 0, 0, 0) &&
          QTime(24, 0) == QTime());
    CHECK(QDateTime().isNull() && !QDateTime().isValid() && QDateTime() == QDateTime() &&
          QDateTime().toMSecsSinceEpoch() == 0);
    texts();
    parsing();
    check::section("dates");
    const int dates[][3] = {{2000, 2, 29},  {1900, 2, 28}, {2023, 12, 31}, {1, 1, 1},     {-1, 12, 31},  {-4713, 1, 2},
                            {1582, 10, 15}, {1970, 1, 1},  {9999, 12, 31}, {2024, 2, 29}, {2026, 11, 18}};
    for (const auto &v : dates) {
        const QDate d(v[0], v[1], v[2]);
        int week = 0;
        printf("%d-%d-%d: jd %lld dow %d doy %d dim %d diy %d week %d", d.year(), d.month(), d.day(), d.toJulianDay(),
               d.dayOfWeek(), d.dayOfYear(), d.daysInMonth(), d.daysInYear(), d.weekNumber(&week));
        printf(" of %d leap %d\n", week, QDate::isLeapYear(v[0]));
        CHECK(QDate::fromJulianDay(d.toJulianDay()) == d && d.isValid());
        for (int n : {-400, -13, -1, 0, 1, 12, 25, 1000}) {
            const QDate a = d.addDays(n), b = d.addMonths(n), c = d.addYears(n);
            printf("%d: %d-%d-%d %d-%d-%d %d-%d-%d\n", n, a.year(), a.month(), a.day(), b.year(), b.month(), b.day(),
                   c.year(), c.month(), c.day());
            CHECK(d.daysTo(a) == n && a.daysTo(d) == -n && (a < d) == (n < 0) && (a >= d) == (n >= 0));
        }
    }
    CHECK(!QDate(2023, 2, 29).isValid() && !QDate(2023, 13, 1).isValid() && !QDate(0, 1, 1).isValid() &&
          !QDate(2023, 4, 31).isValid() && !QDate(2023, 0, 5).isValid());
    CHECK(QDate::isValid(2024, 2, 29) && !QDate::isValid(2023, 2, 29) && QDate().addDays(1).isNull() &&
          QDate().daysTo(QDate(2000, 1, 1)) == 0);
    QDate s;
    CHECK(s.setDate(2020, 5, 6) && s == QDate(2020, 5, 6) && !s.setDate(2020, 5, 40) && s.isNull());
    int y = 1, m = 1, d = 1;
    QDate(2011, 12, 13).getDate(&y, &m, &d);
    CHECK(y == 2011 && m == 12 && d == 13 && QDate(2000, 1, 1) != QDate(2000, 1, 2) &&
          QDate(2000, 1, 1) <= QDate(2000, 1, 1) && QDate(2001, 1, 1) > QDate(2000, 1, 1));
    check::section("times");
    const QTime t(23, 59, 58, 500);
    CHECK(t.hour() == 23 && t.minute() == 59 && t.second() == 58 && t.msec() == 500 && t.isValid() &&
          t.msecsSinceStartOfDay() == 86398500);
    for (int n : {-90000, -3, 0, 1, 2, 100, 90000}) {
        const QTime a = t.addSecs(n), b = t.addMSecs(n);
        printf("%d: %d %d:%d:%d.%d %d\n", n, a.msecsSinceStartOfDay(), b.hour(), b.minute(), b.second(), b.msec(),
               t.secsTo(a));
        CHECK(t.msecsTo(a) == a.msecsSinceStartOfDay() - t.msecsSinceStartOfDay());
    }
    CHECK(QTime().addSecs(1).isNull() && QTime(1, 2) < QTime(1, 3) && QTime(1, 2) != QTime(1, 3) &&
          QTime::fromMSecsSinceStartOfDay(61001) == QTime(0, 1, 1, 1));
    CHECK(QTime::isValid(23, 59, 59, 999) && !QTime::isValid(23, 60, 0) && !QTime::isValid(-1, 0, 0) &&
          QTime(10, 0).secsTo(QTime(9, 59, 59, 999)) == -1);
    QTime set;
    CHECK(set.setHMS(1, 2, 3, 4) && set == QTime(1, 2, 3, 4) && !set.setHMS(1, 99, 3) && !set.isValid());
    check::section("moments");
    const QDateTime u(QDate(2023, 5, 7), QTime(14, 5, 9, 70), Qt::UTC),
        o(QDate(2023, 5, 7), QTime(14, 5, 9, 70), Qt::OffsetFromUTC, 3600);
    CHECK(u.toMSecsSinceEpoch() == 1683468309070LL && u.toSecsSinceEpoch() == 1683468309 &&
          o.toMSecsSinceEpoch() == 1683464709070LL && u != o && o < u && u > o && o <= u);
    CHECK(u.timeSpec() == Qt::UTC && o.timeSpec() == Qt::OffsetFromUTC && o.offsetFromUtc() == 3600 &&
          u.offsetFromUtc() == 0 && o.toUTC().time() == QTime(13, 5, 9, 70) && o.toUTC() == o);
    CHECK(u.toOffsetFromUtc(-7200).time().hour() == 12 && u.toOffsetFromUtc(-7200) == u && u.secsTo(o) == -3600 &&
          u.msecsTo(o) == -3600000 && u.daysTo(u.addDays(3)) == 3);
    for (int n : {-100000, -1, 0, 1, 13, 100000}) {
        P(u.addSecs(n).toString(Qt::ISODateWithMs));
        P(u.addMSecs(n).toString(Qt::ISODateWithMs));
        P(u.addDays(n).toString(Qt::ISODateWithMs));
        P(u.addMonths(n % 1000).toString(Qt::ISODateWithMs));
        P(u.addYears(n % 1000).toString(Qt::ISODateWithMs));
        P(QDateTime::fromSecsSinceEpoch(n, Qt::UTC).toString(Qt::ISODate));
        P(QDateTime::fromMSecsSinceEpoch(n, Qt::OffsetFromUTC, 5400).toString(Qt::ISODateWithMs));
        CHECK(QDateTime::fromMSecsSinceEpoch(n, Qt::UTC).toMSecsSinceEpoch() == n &&
              QDateTime::fromSecsSinceEpoch(n, Qt::UTC).toSecsSinceEpoch() == n);
    }
    QDateTime w(u);
    w.setDate(QDate(2000, 1, 1));
    w.setTime(QTime(1, 2, 3));
    P(w.toString(Qt::ISODate));
    CHECK(u.date() == QDate(2023, 5, 7));
    w.setOffsetFromUtc(1800);
    P(w.toString(Qt::ISODate));
    w.setTimeSpec(Qt::UTC);
    w.setMSecsSinceEpoch(0);
    P(w.toString(Qt::ISODate));
    w.setSecsSinceEpoch(86400);
    P(w.toString(Qt::ISODate));
    CHECK(QDateTime(QDate(2000, 1, 1), QTime(), Qt::UTC).time() == QTime(0, 0) &&
          !QDateTime(QDate(), QTime(1, 1), Qt::UTC).isValid() &&
          QDateTime(QDate(2000, 1, 1), QTime(0, 0), Qt::OffsetFromUTC, 0).timeSpec() == Qt::UTC);
    CHECK(QDate(2023, 5, 7).startOfDay(Qt::UTC).toSecsSinceEpoch() == 1683417600 &&
          QDate(2023, 5, 7).endOfDay(Qt::UTC).time() == QTime(23, 59, 59, 999));
    CHECK(QDateTime::currentDateTimeUtc().isValid() && QDate::currentDate().year() > 2000 &&
          QTime::currentTime().isValid() && QDateTime::currentMSecsSinceEpoch() > 0);
    QDateTime a(u), b;
    a.swap(b);
    CHECK(a.isNull() && b == u && QDateTime() < u && !(u < QDateTime()) && u >= u);
    return check::done();
}
