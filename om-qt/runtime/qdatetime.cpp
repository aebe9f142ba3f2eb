// QDate, QTime, QDateTime: the calendar and the clock. Text is in qdatetime_text.cpp.

#include <QtCore/qdatetime.h>
#include <time.h>

namespace {

const qint64 epoch_day = 2440588; // the Julian day of 1970-01-01
const qint64 day_ms = 86400000;

qint64 floor_divide(qint64 value, qint64 divisor) {
    return value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor);
}

// Years are counted from March, so that the leap day is the last; there is no year 0 in front of them.
qint64 julian_day(int year, int month, int day) {
    const qint64 y0 = year < 0 ? qint64(year) + 1 : year;
    const qint64 y = month <= 2 ? y0 - 1 : y0;
    const qint64 era = floor_divide(y, 400);
    const qint64 year_of_era = y - era * 400;
    const qint64 from_march = (month + 9) % 12;
    const qint64 day_of_year = (153 * from_march + 2) / 5 + day - 1;
    return era * 146097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719468 + epoch_day;
}
void calendar_date(qint64 jd, int *year, int *month, int *day) {
    const qint64 shifted = jd - epoch_day + 719468;
    const qint64 era = floor_divide(shifted, 146097);
    const qint64 day_of_era = shifted - era * 146097;
    const qint64 year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    const qint64 day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    const qint64 from_march = (5 * day_of_year + 2) / 153;
    *day = int(day_of_year - (153 * from_march + 2) / 5 + 1);
    *month = int(from_march < 10 ? from_march + 3 : from_march - 9);
    const qint64 y = year_of_era + era * 400 + (*month <= 2);
    *year = int(y <= 0 ? y - 1 : y);
}
int month_length(int year, int month) {
    return month == 2                                              ? (QDate::isLeapYear(year) ? 29 : 28)
           : month == 4 || month == 6 || month == 9 || month == 11 ? 30
                                                                   : 31;
}

// Any moment of the century.
qint64 current_ms() {
    timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    __verify_assume(now.tv_sec >= 946684800 && now.tv_sec < 4102444800);
    return qint64(now.tv_sec) * 1000 + now.tv_nsec / 1000000;
}
void assume_local_zone() {
    if (!__verify_executing())
        __verify_assumed("QDateTime: the local time zone is UTC");
}

} // namespace

// ---- QDate

bool QDate::isLeapYear(int year) {
    if (year < 1)
        ++year; // there is no year 0
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}
bool QDate::isValid(int y, int m, int d) { return y != 0 && m >= 1 && m <= 12 && d >= 1 && d <= month_length(y, m); }
QDate::QDate(int y, int m, int d) : jd(isValid(y, m, d) ? julian_day(y, m, d) : nullJd()) {}
bool QDate::setDate(int y, int m, int d) {
    *this = QDate(y, m, d);
    return isValid();
}
void QDate::getDate(int *y, int *m, int *d) const {
    int year = 0, month = 0, day = 0;
    if (isValid())
        calendar_date(jd, &year, &month, &day);
    if (y)
        *y = year;
    if (m)
        *m = month;
    if (d)
        *d = day;
}
int QDate::year() const {
    int y;
    getDate(&y, nullptr, nullptr);
    return y;
}
int QDate::month() const {
    int m;
    getDate(nullptr, &m, nullptr);
    return m;
}
int QDate::day() const {
    int d;
    getDate(nullptr, nullptr, &d);
    return d;
}
int QDate::dayOfWeek() const { return isValid() ? int(jd - floor_divide(jd, 7) * 7) + 1 : 0; }
int QDate::dayOfYear() const { return isValid() ? int(jd - julian_day(year(), 1, 1)) + 1 : 0; }
int QDate::daysInMonth() const { return isValid() ? month_length(year(), month()) : 0; }
int QDate::daysInYear() const { return isValid() ? (isLeapYear(year()) ? 366 : 365) : 0; }
// ISO 8601: the week of a day is that of its Thursday.
int QDate::weekNumber(int *yearNum) const {
    if (!isValid())
        return 0;
    const QDate thursday = addDays(4 - dayOfWeek());
    if (yearNum)
        *yearNum = thursday.year();
    return (thursday.dayOfYear() + 6) / 7;
}
QDate QDate::addDays(qint64 days) const {
    qint64 sum;
    return isValid() && !__builtin_add_overflow(jd, days, &sum) ? fromJulianDay(sum) : QDate();
}
// The day is that of the month's last where it has fewer.
QDate QDate::addMonths(int months) const {
    if (!isValid() || months == 0)
        return *this;
    int y, m, d;
    getDate(&y, &m, &d);
    const qint64 count = qint64(y < 0 ? y + 1 : y) * 12 + (m - 1) + months;
    const qint64 astronomical = floor_divide(count, 12);
    const int month = int(count - astronomical * 12) + 1;
    const int year = int(astronomical <= 0 ? astronomical - 1 : astronomical);
    const int length = month_length(year, month);
    return QDate(year, month, d < length ? d : length);
}
QDate QDate::addYears(int years) const {
    if (!isValid())
        return QDate();
    int y, m, d;
    getDate(&y, &m, &d);
    const qint64 astronomical = qint64(y < 0 ? y + 1 : y) + years;
    const int year = int(astronomical <= 0 ? astronomical - 1 : astronomical);
    const int length = month_length(year, m);
    return QDate(year, m, d < length ? d : length);
}
QDate QDate::currentDate() {
    assume_local_zone();
    return fromJulianDay(floor_divide(current_ms(), day_ms) + epoch_day);
}
QDateTime QDate::startOfDay(Qt::TimeSpec spec, int offsetSeconds) const {
    return isValid() ? QDateTime(*this, QTime(0, 0), spec, offsetSeconds) : QDateTime();
}
QDateTime QDate::endOfDay(Qt::TimeSpec spec, int offsetSeconds) const {
    return isValid() ? QDateTime(*this, QTime(23, 59, 59, 999), spec, offsetSeconds) : QDateTime();
}

// ---- QTime

bool QTime::isValid(int h, int m, int s, int ms) {
    return h >= 0 && h < 24 && m >= 0 && m < 60 && s >= 0 && s < 60 && ms >= 0 && ms < 1000;
}
QTime::QTime(int h, int m, int s, int ms) : mds(isValid(h, m, s, ms) ? ((h * 60 + m) * 60 + s) * 1000 + ms : -1) {}
bool QTime::setHMS(int h, int m, int s, int ms) {
    *this = QTime(h, m, s, ms);
    return isValid();
}
QTime QTime::addMSecs(int ms) const {
    if (!isValid())
        return QTime();
    const qint64 sum = qint64(ds()) + ms;
    return QTime(int(sum - floor_divide(sum, day_ms) * day_ms));
}
QTime QTime::addSecs(int secs) const { return addMSecs(secs % 86400 * 1000); }
int QTime::secsTo(const QTime &t) const { return isValid() && t.isValid() ? t.ds() / 1000 - ds() / 1000 : 0; }
QTime QTime::currentTime() {
    assume_local_zone();
    const qint64 now = current_ms();
    return QTime(int(now - floor_divide(now, day_ms) * day_ms));
}
#if !OM_QT6
void QTime::start() { *this = currentTime(); }
int QTime::restart() {
    const QTime now = currentTime();
    const int passed = msecsTo(now);
    *this = now;
    return passed < 0 ? passed + int(day_ms) : passed;
}
int QTime::elapsed() const {
    const int passed = msecsTo(currentTime());
    return passed < 0 ? passed + int(day_ms) : passed;
}
#endif

// ---- QDateTime

// An offset of 0 is UTC, and UTC has none.
QDateTime::QDateTime(const QDate &date, const QTime &time, Qt::TimeSpec spec, int offsetSeconds) {
    __omqt::moment &m = __moment.own();
    m.date = date;
    m.time = !time.isValid() && date.isValid() ? QTime(0, 0) : time;
    m.spec = spec == Qt::OffsetFromUTC && offsetSeconds == 0 ? Qt::UTC : spec == Qt::TimeZone ? Qt::LocalTime : spec;
    m.offset = m.spec == Qt::OffsetFromUTC ? offsetSeconds : 0;
    if (m.spec == Qt::LocalTime)
        assume_local_zone();
}
#if !OM_QT6
QDateTime::QDateTime(const QDate &date) : QDateTime(date, QTime(0, 0)) {}
#endif
QDateTime QDateTime::at(qint64 shown, Qt::TimeSpec spec, int offset) {
    const qint64 day = floor_divide(shown, day_ms);
    return QDateTime(QDate(day + epoch_day), QTime(int(shown - day * day_ms)), spec, offset);
}
qint64 QDateTime::shown() const { return (now().date.jd - epoch_day) * day_ms + now().time.msecsSinceStartOfDay(); }
QDateTime QDateTime::moved(qint64 ms) const {
    return isValid() ? at(shown() + ms, timeSpec(), now().offset) : QDateTime();
}
qint64 QDateTime::toMSecsSinceEpoch() const { return isValid() ? shown() - qint64(now().offset) * 1000 : 0; }
qint64 QDateTime::toSecsSinceEpoch() const { return floor_divide(toMSecsSinceEpoch(), 1000); }
#if !OM_QT6
uint QDateTime::toTime_t() const {
    const qint64 secs = isValid() ? toSecsSinceEpoch() : -1;
    return secs < 0 || secs >= 0xffffffffLL ? uint(-1) : uint(secs);
}
#endif
void QDateTime::setDate(const QDate &date) { *this = QDateTime(date, time(), timeSpec(), now().offset); }
void QDateTime::setTime(const QTime &time) { *this = QDateTime(date(), time, timeSpec(), now().offset); }
void QDateTime::setTimeSpec(Qt::TimeSpec spec) { *this = QDateTime(date(), time(), spec, 0); }
void QDateTime::setOffsetFromUtc(int offsetSeconds) {
    *this = QDateTime(date(), time(), Qt::OffsetFromUTC, offsetSeconds);
}
void QDateTime::setMSecsSinceEpoch(qint64 msecs) { *this = fromMSecsSinceEpoch(msecs, timeSpec(), now().offset); }
void QDateTime::setSecsSinceEpoch(qint64 secs) { setMSecsSinceEpoch(secs * 1000); }
QDateTime QDateTime::addDays(qint64 days) const {
    return isNull() ? QDateTime() : QDateTime(date().addDays(days), time(), timeSpec(), now().offset);
}
QDateTime QDateTime::addMonths(int months) const {
    return isNull() ? QDateTime() : QDateTime(date().addMonths(months), time(), timeSpec(), now().offset);
}
QDateTime QDateTime::addYears(int years) const {
    return isNull() ? QDateTime() : QDateTime(date().addYears(years), time(), timeSpec(), now().offset);
}
QDateTime QDateTime::toTimeSpec(Qt::TimeSpec spec) const {
    if (timeSpec() == spec && spec != Qt::OffsetFromUTC)
        return *this;
    if (!isValid()) {
        QDateTime result(*this);
        result.setTimeSpec(spec);
        return result;
    }
    return fromMSecsSinceEpoch(toMSecsSinceEpoch(), spec, 0);
}
QDateTime QDateTime::toOffsetFromUtc(int offsetSeconds) const {
    return fromMSecsSinceEpoch(toMSecsSinceEpoch(), Qt::OffsetFromUTC, offsetSeconds);
}
qint64 QDateTime::msecsTo(const QDateTime &other) const {
    return isValid() && other.isValid() ? other.toMSecsSinceEpoch() - toMSecsSinceEpoch() : 0;
}
qint64 QDateTime::secsTo(const QDateTime &other) const { return msecsTo(other) / 1000; }
qint64 QDateTime::currentMSecsSinceEpoch() noexcept { return current_ms(); }
QDateTime QDateTime::currentDateTime() { return at(current_ms(), Qt::LocalTime, 0); }
QDateTime QDateTime::currentDateTimeUtc() { return at(current_ms(), Qt::UTC, 0); }
QDateTime QDateTime::fromMSecsSinceEpoch(qint64 msecs, Qt::TimeSpec spec, int offsetFromUtc) {
    const int offset = spec == Qt::OffsetFromUTC ? offsetFromUtc : 0;
    return at(msecs + qint64(offset) * 1000, spec, offset);
}
QDateTime QDateTime::fromSecsSinceEpoch(qint64 secs, Qt::TimeSpec spec, int offsetFromUtc) {
    return fromMSecsSinceEpoch(secs * 1000, spec, offsetFromUtc);
}
bool QDateTime::operator==(const QDateTime &other) const {
    if (!isValid() || !other.isValid())
        return isValid() == other.isValid();
    return toMSecsSinceEpoch() == other.toMSecsSinceEpoch();
}
bool QDateTime::operator<(const QDateTime &other) const {
    if (!isValid() || !other.isValid())
        return !isValid() && other.isValid();
    return toMSecsSinceEpoch() < other.toMSecsSinceEpoch();
}
