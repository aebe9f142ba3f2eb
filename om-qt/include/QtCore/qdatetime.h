// QDate, QTime and QDateTime (their class pages), in the Gregorian calendar.
//
// The local time zone is UTC, which the verdict says where it matters; the current time is any one of this century.
// Overloads that take a QCalendar or a QTimeZone are not here: those classes are not modelled yet.
#ifndef OM_QT_QDATETIME_H
#define OM_QT_QDATETIME_H

#include <QtCore/qhashfunctions.h>
#include <QtCore/qnamespace.h>
#include <QtCore/qstring.h>
#include <__omqt/shared.h>

OM_BEGIN_MODEL

class QDateTime;

class QDate {
    qint64 jd;

    static constexpr qint64 nullJd() { return -9223372036854775807LL - 1; }
    static constexpr qint64 minJd() { return Q_INT64_C(-784350574879); }
    static constexpr qint64 maxJd() { return Q_INT64_C(784354017364); }
    explicit constexpr QDate(qint64 julianDay) : jd(julianDay) {}
    friend class QDateTime;

public:
#if !OM_QT6
    enum MonthNameType { DateFormat = 0, StandaloneFormat };
#endif
    constexpr QDate() : jd(nullJd()) {}
    QDate(int y, int m, int d);

    // What is not valid is null.
    constexpr bool isNull() const { return !isValid(); }
    constexpr bool isValid() const { return jd >= minJd() && jd <= maxJd(); }
    // 0 of an invalid date.
    int year() const;
    int month() const;
    int day() const;
    int dayOfWeek() const;
    int dayOfYear() const;
    int daysInMonth() const;
    int daysInYear() const;
    int weekNumber(int *yearNum = nullptr) const;

    QDateTime startOfDay(Qt::TimeSpec spec = Qt::LocalTime, int offsetSeconds = 0) const;
    QDateTime endOfDay(Qt::TimeSpec spec = Qt::LocalTime, int offsetSeconds = 0) const;
#if !OM_QT6
    static QString shortMonthName(int month, MonthNameType type = DateFormat);
    static QString shortDayName(int weekday, MonthNameType type = DateFormat);
    static QString longMonthName(int month, MonthNameType type = DateFormat);
    static QString longDayName(int weekday, MonthNameType type = DateFormat);
#endif
    QString toString(Qt::DateFormat format = Qt::TextDate) const;
    QString toString(const QString &format) const;
    QString toString(QStringView format) const;

    bool setDate(int year, int month, int day);
    void getDate(int *year, int *month, int *day) const;
    // Invalid where this one is, or where the result is out of range.
    QDate addDays(qint64 days) const;
    QDate addMonths(int months) const;
    QDate addYears(int years) const;
    qint64 daysTo(const QDate &d) const { return isValid() && d.isValid() ? d.jd - jd : 0; }

    static QDate currentDate();
    static QDate fromString(const QString &string, Qt::DateFormat format = Qt::TextDate);
    static QDate fromString(const QString &string, const QString &format);
    static bool isValid(int y, int m, int d);
    static bool isLeapYear(int year);
    static constexpr QDate fromJulianDay(qint64 day) { return day >= minJd() && day <= maxJd() ? QDate(day) : QDate(); }
    constexpr qint64 toJulianDay() const { return jd; }

    friend constexpr bool operator==(const QDate &a, const QDate &b) { return a.jd == b.jd; }
    friend constexpr bool operator!=(const QDate &a, const QDate &b) { return a.jd != b.jd; }
    friend constexpr bool operator<(const QDate &a, const QDate &b) { return a.jd < b.jd; }
    friend constexpr bool operator<=(const QDate &a, const QDate &b) { return a.jd <= b.jd; }
    friend constexpr bool operator>(const QDate &a, const QDate &b) { return a.jd > b.jd; }
    friend constexpr bool operator>=(const QDate &a, const QDate &b) { return a.jd >= b.jd; }
};
Q_DECLARE_TYPEINFO(QDate, Q_MOVABLE_TYPE);

class QTime {
    int mds; // milliseconds since midnight; -1 of a null time

    explicit constexpr QTime(int ms) : mds(ms) {}
    constexpr int ds() const { return mds == -1 ? 0 : mds; }
    friend class QDateTime;

public:
    constexpr QTime() : mds(-1) {}
    QTime(int h, int m, int s = 0, int ms = 0);

    constexpr bool isNull() const { return mds == -1; }
    bool isValid() const { return mds > -1 && mds < 86400000; }
    int hour() const { return isValid() ? ds() / 3600000 : -1; }
    int minute() const { return isValid() ? ds() % 3600000 / 60000 : -1; }
    int second() const { return isValid() ? ds() / 1000 % 60 : -1; }
    int msec() const { return isValid() ? ds() % 1000 : -1; }
    QString toString(Qt::DateFormat format = Qt::TextDate) const;
    QString toString(const QString &format) const;
    QString toString(QStringView format) const;
    bool setHMS(int h, int m, int s, int ms = 0);
    // Round the clock.
    QTime addSecs(int secs) const;
    QTime addMSecs(int ms) const;
    int secsTo(const QTime &t) const;
    int msecsTo(const QTime &t) const { return isValid() && t.isValid() ? t.ds() - ds() : 0; }

    static constexpr QTime fromMSecsSinceStartOfDay(int msecs) { return QTime(msecs); }
    constexpr int msecsSinceStartOfDay() const { return mds == -1 ? 0 : mds; }
    static QTime currentTime();
    static QTime fromString(const QString &string, Qt::DateFormat format = Qt::TextDate);
    static QTime fromString(const QString &string, const QString &format);
    static bool isValid(int h, int m, int s, int ms = 0);
#if !OM_QT6
    void start();
    int restart();
    int elapsed() const;
#endif

    friend constexpr bool operator==(const QTime &a, const QTime &b) { return a.mds == b.mds; }
    friend constexpr bool operator!=(const QTime &a, const QTime &b) { return a.mds != b.mds; }
    friend constexpr bool operator<(const QTime &a, const QTime &b) { return a.mds < b.mds; }
    friend constexpr bool operator<=(const QTime &a, const QTime &b) { return a.mds <= b.mds; }
    friend constexpr bool operator>(const QTime &a, const QTime &b) { return a.mds > b.mds; }
    friend constexpr bool operator>=(const QTime &a, const QTime &b) { return a.mds >= b.mds; }
};
Q_DECLARE_TYPEINFO(QTime, Q_MOVABLE_TYPE);

namespace __omqt {

// What a QDateTime holds: the date and time that it shows, and in which zone.
struct moment {
    QDate date;
    QTime time;
    Qt::TimeSpec spec;
    int offset; // seconds ahead of UTC

    moment() : spec(Qt::LocalTime), offset(0) {}
};

} // namespace __omqt

class QDateTime {
    __omqt::shared<__omqt::moment> __moment;

    const __omqt::moment &now() const { return __moment.present(); }
    static QDateTime at(qint64 shown, Qt::TimeSpec spec, int offset);
    qint64 shown() const; // milliseconds since the epoch of what is shown
    QDateTime moved(qint64 ms) const;

public:
#if OM_QT6
    enum class YearRange : qint32 { First = -292275056, Last = +292278994 };
#else
    enum class YearRange : qint32 { First = -292275056, Last = +292278994 };
#endif
    QDateTime() noexcept {}
    QDateTime(const QDate &date, const QTime &time, Qt::TimeSpec spec = Qt::LocalTime, int offsetSeconds = 0);
#if !OM_QT6
    explicit QDateTime(const QDate &date);
#endif
    QDateTime(const QDateTime &) noexcept = default;
    QDateTime(QDateTime &&) noexcept = default;
    QDateTime &operator=(const QDateTime &) noexcept = default;
    QDateTime &operator=(QDateTime &&) noexcept = default;
    ~QDateTime() {}
    void swap(QDateTime &other) noexcept { __moment.swap(other.__moment); }

    bool isNull() const { return now().date.isNull() && now().time.isNull(); }
    bool isValid() const { return now().date.isValid() && now().time.isValid(); }
    QDate date() const { return now().date; }
    QTime time() const { return now().time; }
    Qt::TimeSpec timeSpec() const { return now().spec; }
    int offsetFromUtc() const { return isValid() ? now().offset : 0; }
    QString timeZoneAbbreviation() const;
    bool isDaylightTime() const { return false; }

    // Of an invalid one, 0.
    qint64 toMSecsSinceEpoch() const;
    qint64 toSecsSinceEpoch() const;
    void setDate(const QDate &date);
    void setTime(const QTime &time);
    void setTimeSpec(Qt::TimeSpec spec);
    void setOffsetFromUtc(int offsetSeconds);
    void setMSecsSinceEpoch(qint64 msecs);
    void setSecsSinceEpoch(qint64 secs);
#if !OM_QT6
    uint toTime_t() const;
    void setTime_t(uint secsSince1Jan1970UTC) { setSecsSinceEpoch(secsSince1Jan1970UTC); }
    static QDateTime fromTime_t(uint secs, Qt::TimeSpec spec = Qt::LocalTime, int offsetFromUtc = 0) {
        return fromSecsSinceEpoch(secs, spec, offsetFromUtc);
    }
    void setUtcOffset(int seconds) { setOffsetFromUtc(seconds); }
    int utcOffset() const { return offsetFromUtc(); }
#endif

    QString toString(Qt::DateFormat format = Qt::TextDate) const;
    QString toString(const QString &format) const;
    QString toString(QStringView format) const;
    QDateTime addDays(qint64 days) const;
    QDateTime addMonths(int months) const;
    QDateTime addYears(int years) const;
    QDateTime addSecs(qint64 secs) const { return moved(secs * 1000); }
    QDateTime addMSecs(qint64 msecs) const { return moved(msecs); }
    QDateTime toTimeSpec(Qt::TimeSpec spec) const;
    QDateTime toLocalTime() const { return toTimeSpec(Qt::LocalTime); }
    QDateTime toUTC() const { return toTimeSpec(Qt::UTC); }
    QDateTime toOffsetFromUtc(int offsetSeconds) const;
    qint64 daysTo(const QDateTime &other) const { return date().daysTo(other.date()); }
    qint64 secsTo(const QDateTime &other) const;
    qint64 msecsTo(const QDateTime &other) const;

    static QDateTime currentDateTime();
    static QDateTime currentDateTimeUtc();
    static qint64 currentMSecsSinceEpoch() noexcept;
    static qint64 currentSecsSinceEpoch() noexcept { return currentMSecsSinceEpoch() / 1000; }
    static QDateTime fromString(const QString &string, Qt::DateFormat format = Qt::TextDate);
    static QDateTime fromString(const QString &string, const QString &format);
    static QDateTime fromMSecsSinceEpoch(qint64 msecs, Qt::TimeSpec spec = Qt::LocalTime, int offsetFromUtc = 0);
    static QDateTime fromSecsSinceEpoch(qint64 secs, Qt::TimeSpec spec = Qt::LocalTime, int offsetFromUtc = 0);

    // Moments are compared, whatever the zones.
    bool operator==(const QDateTime &other) const;
    bool operator!=(const QDateTime &other) const { return !(*this == other); }
    bool operator<(const QDateTime &other) const;
    bool operator<=(const QDateTime &other) const { return !(other < *this); }
    bool operator>(const QDateTime &other) const { return other < *this; }
    bool operator>=(const QDateTime &other) const { return !(*this < other); }
};
Q_DECLARE_SHARED(QDateTime)

inline __omqt::hash_type qHash(const QDate &key, __omqt::hash_type seed = 0) noexcept {
    return qHash(key.toJulianDay(), seed);
}
inline __omqt::hash_type qHash(const QTime &key, __omqt::hash_type seed = 0) noexcept {
    return qHash(key.msecsSinceStartOfDay(), seed);
}
inline __omqt::hash_type qHash(const QDateTime &key, __omqt::hash_type seed = 0) {
    return key.isValid() ? qHash(key.toMSecsSinceEpoch(), seed) : seed;
}

OM_END_MODEL

#endif
