// QDate, QTime and QDateTime as text and back: the formats of Qt::DateFormat and the expressions of toString(). Names are
// those of the C locale.

#include <QtCore/qbytearray.h>
#include <QtCore/qdatetime.h>

namespace {

const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                              "July",    "August",   "September", "October", "November", "December"};
const char *const days[] = {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};

QByteArray padded(int value, int width) {
    QByteArray digits = QByteArray::number(value < 0 ? -value : value).rightJustified(width, '0');
    return value < 0 ? digits.prepend('-') : digits;
}
QByteArray offset_text(int seconds, bool colon) {
    const int minutes = (seconds < 0 ? -seconds : seconds) / 60;
    QByteArray text(1, seconds < 0 ? '-' : '+');
    text.append(padded(minutes / 60, 2));
    if (colon)
        text.append(':');
    return text.append(padded(minutes % 60, 2));
}
QByteArray zone_text(const QDateTime &moment) {
    if (moment.timeSpec() == Qt::OffsetFromUTC)
        return QByteArray("UTC") + offset_text(moment.offsetFromUtc(), true);
    return "UTC";
}

// ---- Expressions. How often a letter is repeated from here on, at most so often.
int repeated(const QByteArray &format, int at, int most) {
    int count = 1;
    while (count < most && at + count < int(format.size()) && format.at(at + count) == format.at(at))
        ++count;
    return count;
}
// What stands between quotes at this place, where two of them are one; past it.
QByteArray quoted(const QByteArray &format, int *at) {
    QByteArray text;
    const int size = int(format.size());
    if (*at + 1 < size && format.at(*at + 1) == '\'') {
        *at += 2;
        return "'";
    }
    for (++*at; *at < size; ++*at) {
        if (format.at(*at) == '\'') {
            if (*at + 1 >= size || format.at(*at + 1) != '\'')
                break;
            ++*at;
        }
        text.append(format.at(*at));
    }
    if (*at < size)
        ++*at;
    return text;
}
bool has_am_pm(const QByteArray &format) {
    for (int at = 0; at < int(format.size());) {
        if (format.at(at) == '\'') {
            quoted(format, &at);
            continue;
        }
        if (format.at(at) == 'a' || format.at(at) == 'A')
            return true;
        ++at;
    }
    return false;
}
// What an expression at this place is of a date; its length, or 0 where it is none.
int date_field(const QByteArray &format, int at, const QDate &date, QByteArray *to) {
    const char letter = format.at(at);
    if (letter == 'd') {
        const int n = repeated(format, at, 4);
        const QByteArray name = days[date.dayOfWeek() - 1];
        to->append(n == 4 ? name : n == 3 ? name.left(3) : padded(date.day(), n));
        return n;
    }
    if (letter == 'M') {
        const int n = repeated(format, at, 4);
        const QByteArray name = months[date.month() - 1];
        to->append(n == 4 ? name : n == 3 ? name.left(3) : padded(date.month(), n));
        return n;
    }
    if (letter == 'y') {
        const int n = repeated(format, at, 4);
        if (n < 2)
            return 0;
        to->append(n == 4 ? padded(date.year(), 4) : padded(date.year() % 100, 2));
        return n == 4 ? 4 : 2;
    }
    return 0;
}
int time_field(const QByteArray &format, int at, const QTime &time, bool am_pm, const QByteArray &zone,
               QByteArray *to) {
    const char letter = format.at(at);
    const int two = repeated(format, at, 2);
    switch (letter) {
    case 'h': {
        const int hour = !am_pm ? time.hour() : time.hour() % 12 == 0 ? 12 : time.hour() % 12;
        to->append(padded(hour, two));
        return two;
    }
    case 'H':
        to->append(padded(time.hour(), two));
        return two;
    case 'm':
        to->append(padded(time.minute(), two));
        return two;
    case 's':
        to->append(padded(time.second(), two));
        return two;
    case 'z': {
        const int n = repeated(format, at, 3) == 3 ? 3 : 1;
        QByteArray fraction = padded(time.msec(), 3);
        if (n == 1)
            while (fraction.size() > 1 && fraction.endsWith('0'))
                fraction.chop(1);
        to->append(fraction);
        return n;
    }
    case 'a':
    case 'A': {
        const QByteArray text = time.hour() < 12 ? "am" : "pm";
        to->append(letter == 'a' ? text : text.toUpper());
        return at + 1 < int(format.size()) && (format.at(at + 1) == 'p' || format.at(at + 1) == 'P') ? 2 : 1;
    }
    case 't':
        to->append(zone);
        return 1;
    default:
        return 0;
    }
}
QString written(const QByteArray &format, const QDate *date, const QTime *time, const QByteArray &zone) {
    QByteArray result("");
    const bool am_pm = has_am_pm(format);
    for (int at = 0; at < int(format.size());) {
        if (format.at(at) == '\'') {
            result.append(quoted(format, &at));
            continue;
        }
        int n = date ? date_field(format, at, *date, &result) : 0;
        if (n == 0 && time)
            n = time_field(format, at, *time, am_pm, zone, &result);
        if (n == 0)
            result.append(format.at(at++));
        else
            at += n;
    }
    return QString::fromUtf8(result);
}

// ---- Reading

struct reader {
    const QByteArray text;
    int at;
    bool fine;

    explicit reader(const QByteArray &t) : text(t), at(0), fine(true) {}
    bool done() const { return at >= int(text.size()); }
    char next() const { return done() ? '\0' : text.at(at); }
    bool digit() const { return !done() && next() >= '0' && next() <= '9'; }
    // A number of so many digits.
    int number(int least, int most) {
        int value = 0, count = 0;
        while (count < most && digit()) {
            value = value * 10 + (next() - '0');
            ++at;
            ++count;
        }
        fine = fine && count >= least;
        return value;
    }
    bool skip(char c) {
        if (next() != c || done())
            return false;
        ++at;
        return true;
    }
    void expect(char c) { fine = skip(c) && fine; }
    // The number of the name that stands here, from 1 on; whatever the case of its letters.
    int name(const char *const *names, int count, bool whole) {
        for (int i = 0; i < count; ++i) {
            const QByteArray one = whole ? QByteArray(names[i]) : QByteArray(names[i], 3);
            if (text.mid(at, one.size()).toLower() == one.toLower()) {
                at += int(one.size());
                return i + 1;
            }
        }
        fine = false;
        return 0;
    }
};

// yyyy-MM-dd with any marks between; what follows is not read.
QDate iso_date(reader *r) {
    const int y = r->number(4, 4);
    r->fine = r->fine && !r->done() && !r->digit();
    ++r->at;
    const int m = r->number(2, 2);
    r->fine = r->fine && !r->done() && !r->digit();
    ++r->at;
    const int d = r->number(2, 2);
    return r->fine && !r->digit() ? QDate(y, m, d) : QDate();
}
// hh:mm[:ss[.z…]]; 24:00 is the midnight after, where that is allowed.
QTime clock_time(reader *r, bool iso, bool *midnight) {
    const int h = r->number(2, 2);
    int m = 0, s = 0, ms = 0;
#if OM_QT6
    const bool hour_only = iso && r->done();
#else
    const bool hour_only = false;
#endif
    if (!hour_only) {
        r->expect(':');
        m = r->number(2, 2);
        if (r->skip(':')) {
            s = r->number(2, 2);
            if (r->next() == '.' || r->next() == ',') {
                ++r->at;
                int scale = 100000, tens = 0, digits = 0;
                for (; r->digit(); ++r->at, ++digits) {
                    tens += (r->next() - '0') * scale;
                    scale /= 10;
                }
                r->fine = r->fine && digits > 0;
                ms = (tens + 500) / 1000;
            }
        }
    }
    if (!r->fine)
        return QTime();
    *midnight = iso && h == 24 && m == 0 && s == 0 && ms == 0;
    if (*midnight)
        return QTime(0, 0);
    if (ms == 1000) {
#if OM_QT6
        const QTime whole(h, m, s);
        return whole.isValid() ? whole.addSecs(1) : QTime();
#else
        ms = 999;
#endif
    }
    return QTime(h, m, s, ms);
}
// ddd MMM d yyyy
QDate text_date(reader *r) {
    r->name(days, 7, false);
    r->expect(' ');
    const int m = r->name(months, 12, false);
    r->expect(' ');
    const int d = r->number(1, 2);
    r->expect(' ');
    const int y = r->number(1, 6);
    return r->fine && r->done() ? QDate(y, m, d) : QDate();
}

// What an expression finds; the fields that it does not name stay as they are.
struct fields {
    int year, month, day, hour, minute, second, ms, weekday;
    bool pm, am_pm;
};
void read_field(const QByteArray &format, int *at, reader *r, fields *f, bool date, bool time) {
    const char letter = format.at(*at);
    const int two = repeated(format, *at, 2), four = repeated(format, *at, 4);
    if (date && letter == 'd') {
        if (four >= 3)
            f->weekday = r->name(days, 7, four == 4);
        else
            f->day = r->number(four, 2);
        *at += four;
    } else if (date && letter == 'M') {
        f->month = four >= 3 ? r->name(months, 12, four == 4) : r->number(four, 2);
        *at += four;
    } else if (date && letter == 'y' && four >= 2) {
        f->year = four == 4 ? r->number(4, 4) : 1900 + r->number(2, 2);
        *at += four == 4 ? 4 : 2;
    } else if (time && (letter == 'h' || letter == 'H')) {
        f->hour = r->number(two, 2);
        *at += two;
    } else if (time && letter == 'm') {
        f->minute = r->number(two, 2);
        *at += two;
    } else if (time && letter == 's') {
        f->second = r->number(two, 2);
        *at += two;
    } else if (time && letter == 'z') {
        const bool three = repeated(format, *at, 3) == 3;
        const int from = r->at;
        f->ms = r->number(three ? 3 : 1, 3);
        for (int digits = r->at - from; digits > 0 && digits < 3; ++digits)
            f->ms *= 10;
        *at += three ? 3 : 1;
    } else if (time && (letter == 'a' || letter == 'A')) {
        const QByteArray mark = r->text.mid(r->at, 2).toLower();
        r->fine = r->fine && (mark == "am" || mark == "pm");
        f->am_pm = true;
        f->pm = mark == "pm";
        r->at += 2;
        *at += *at + 1 < int(format.size()) && (format.at(*at + 1) == 'p' || format.at(*at + 1) == 'P') ? 2 : 1;
    } else {
        r->expect(letter);
        ++*at;
    }
}
bool read_fields(const QByteArray &text, const QByteArray &format, fields *f, bool date, bool time) {
    reader r(text);
    const fields empty = {1900, 1, 1, 0, 0, 0, 0, 0, false, false};
    *f = empty;
    if (text.isEmpty() || format.isEmpty())
        return false;
    for (int at = 0; at < int(format.size()) && r.fine;) {
        if (format.at(at) == '\'') {
            const QByteArray literal = quoted(format, &at);
            for (int i = 0; i < int(literal.size()); ++i)
                r.expect(literal.at(i));
        } else {
            read_field(format, &at, &r, f, date, time);
        }
    }
    if (f->am_pm) {
        if (f->hour < 1 || f->hour > 12)
            return false;
        f->hour = f->hour % 12 + (f->pm ? 12 : 0);
    }
    return r.fine && r.done();
}

} // namespace

// ---- QDate

QString QDate::toString(Qt::DateFormat format) const {
    if (!isValid())
        return QString();
    switch (format) {
    case Qt::RFC2822Date:
        return written("dd MMM yyyy", this, nullptr, QByteArray());
    case Qt::ISODate:
    case Qt::ISODateWithMs:
        return year() < 0 || year() > 9999 ? QString() : written("yyyy-MM-dd", this, nullptr, QByteArray());
    default: {
        const QByteArray text = written("ddd MMM d ", this, nullptr, QByteArray()).toUtf8();
#if OM_QT6
        return QString::fromUtf8(text + padded(year(), year() < 0 ? 3 : 4));
#else
        return QString::fromUtf8(text + QByteArray::number(year()));
#endif
    }
    }
}
QString QDate::toString(const QString &format) const {
    return isValid() ? written(format.toUtf8(), this, nullptr, QByteArray()) : QString();
}
QString QDate::toString(QStringView format) const { return toString(format.toString()); }
QDate QDate::fromString(const QString &string, Qt::DateFormat format) {
    reader r(string.toUtf8());
    if (string.isEmpty())
        return QDate();
    if (format == Qt::ISODate || format == Qt::ISODateWithMs)
        return iso_date(&r);
    if (format == Qt::RFC2822Date) {
        const int d = r.number(1, 2);
        r.expect(' ');
        const int m = r.name(months, 12, false);
        r.expect(' ');
        const int y = r.number(4, 4);
        return r.fine ? QDate(y, m, d) : QDate();
    }
    return text_date(&r);
}
QDate QDate::fromString(const QString &string, const QString &format) {
    fields f;
    if (!read_fields(string.toUtf8(), format.toUtf8(), &f, true, false))
        return QDate();
    const QDate date(f.year, f.month, f.day);
    return f.weekday != 0 && date.dayOfWeek() != f.weekday ? QDate() : date;
}
#if !OM_QT6
QString QDate::shortMonthName(int month, MonthNameType) {
    return month < 1 || month > 12 ? QString() : QString::fromLatin1(months[month - 1], 3);
}
QString QDate::longMonthName(int month, MonthNameType) {
    return month < 1 || month > 12 ? QString() : QString::fromLatin1(months[month - 1]);
}
QString QDate::shortDayName(int weekday, MonthNameType) {
    return weekday < 1 || weekday > 7 ? QString() : QString::fromLatin1(days[weekday - 1], 3);
}
QString QDate::longDayName(int weekday, MonthNameType) {
    return weekday < 1 || weekday > 7 ? QString() : QString::fromLatin1(days[weekday - 1]);
}
#endif

// ---- QTime

QString QTime::toString(Qt::DateFormat format) const {
    if (!isValid())
        return QString();
    return written(format == Qt::ISODateWithMs ? "HH:mm:ss.zzz" : "HH:mm:ss", nullptr, this, QByteArray());
}
QString QTime::toString(const QString &format) const {
    return isValid() ? written(format.toUtf8(), nullptr, this, "UTC") : QString();
}
QString QTime::toString(QStringView format) const { return toString(format.toString()); }
QTime QTime::fromString(const QString &string, Qt::DateFormat format) {
    reader r(string.toUtf8());
    bool midnight = false;
    const QTime time = clock_time(&r, format == Qt::ISODate || format == Qt::ISODateWithMs, &midnight);
    return r.fine && r.done() ? time : QTime();
}
QTime QTime::fromString(const QString &string, const QString &format) {
    fields f;
    return read_fields(string.toUtf8(), format.toUtf8(), &f, false, true) ? QTime(f.hour, f.minute, f.second, f.ms)
                                                                          : QTime();
}

// ---- QDateTime

QString QDateTime::timeZoneAbbreviation() const { return isValid() ? QString::fromUtf8(zone_text(*this)) : QString(); }
QString QDateTime::toString(Qt::DateFormat format) const {
    if (!isValid())
        return QString();
    const QDate d = date();
    const QTime t = time();
    switch (format) {
    case Qt::RFC2822Date:
        return QString::fromUtf8(written("dd MMM yyyy HH:mm:ss ", &d, &t, QByteArray()).toUtf8() +
                                 offset_text(offsetFromUtc(), false));
    case Qt::ISODate:
    case Qt::ISODateWithMs: {
        const QByteArray day = d.toString(format).toUtf8();
        if (day.isEmpty())
            return QString();
        QByteArray text = day + "T" + t.toString(format).toUtf8();
        if (timeSpec() == Qt::UTC)
            text.append('Z');
        else if (timeSpec() == Qt::OffsetFromUTC)
            text.append(offset_text(offsetFromUtc(), true));
        return QString::fromUtf8(text);
    }
    default: {
        QByteArray text = written("ddd MMM d HH:mm:ss ", &d, &t, QByteArray()).toUtf8() + QByteArray::number(d.year());
        if (timeSpec() != Qt::LocalTime)
            text.append(" GMT");
        if (timeSpec() == Qt::OffsetFromUTC)
            text.append(offset_text(offsetFromUtc(), false));
        return QString::fromUtf8(text);
    }
    }
}
QString QDateTime::toString(const QString &format) const {
    const QDate d = date();
    const QTime t = time();
    return isValid() ? written(format.toUtf8(), &d, &t, zone_text(*this)) : QString();
}
QString QDateTime::toString(QStringView format) const { return toString(format.toString()); }

// A date, and behind T or a space a time, and behind that a zone.
QDateTime QDateTime::fromString(const QString &string, Qt::DateFormat format) {
    reader r(string.toUtf8());
    if (string.isEmpty())
        return QDateTime();
    if (format != Qt::ISODate && format != Qt::ISODateWithMs) {
        // ddd MMM d HH:mm:ss yyyy
        r.name(days, 7, false);
        r.expect(' ');
        const int m = r.name(months, 12, false);
        r.expect(' ');
        const int d = r.number(1, 2);
        r.expect(' ');
        bool midnight = false;
        const QTime t = clock_time(&r, false, &midnight);
        r.expect(' ');
        const int y = r.number(4, 4);
        const bool utc = r.text.mid(r.at) == " GMT";
        return r.fine && t.isValid() && (utc || r.done()) ? QDateTime(QDate(y, m, d), t, utc ? Qt::UTC : Qt::LocalTime)
                                                          : QDateTime();
    }
    QDate date = iso_date(&r);
    if (!date.isValid())
        return QDateTime();
    if (r.done())
        return QDateTime(date, QTime(0, 0));
    ++r.at;
    bool midnight = false;
    QByteArray text = r.text.mid(r.at);
    Qt::TimeSpec spec = Qt::LocalTime;
    int offset = 0;
    if (text.endsWith('Z') || text.endsWith('z')) {
        text.chop(1);
        spec = Qt::UTC;
    } else {
        const int sign = int(qMax(text.lastIndexOf('+'), text.lastIndexOf('-')));
        if (sign >= 0) {
            reader zone(text.mid(sign + 1));
            const int hours = zone.number(2, 2);
            zone.skip(':');
            const int minutes = zone.done() ? 0 : zone.number(2, 2);
            if (!zone.fine || !zone.done() || minutes > 59)
                return QDateTime();
            offset = (hours * 60 + minutes) * (text.at(sign) == '-' ? -60 : 60);
            spec = Qt::OffsetFromUTC;
            text.truncate(sign);
        }
    }
    reader clock(text);
    const QTime time = clock_time(&clock, true, &midnight);
    if (!time.isValid() || !clock.done())
        return QDateTime();
    if (midnight)
        date = date.addDays(1);
    return QDateTime(date, time, spec, offset);
}
QDateTime QDateTime::fromString(const QString &string, const QString &format) {
    fields f;
    if (!read_fields(string.toUtf8(), format.toUtf8(), &f, true, true))
        return QDateTime();
    const QDate date(f.year, f.month, f.day);
    const QTime time(f.hour, f.minute, f.second, f.ms);
    if (!date.isValid() || !time.isValid() || (f.weekday != 0 && date.dayOfWeek() != f.weekday))
        return QDateTime();
    return QDateTime(date, time);
}
