// QDeadlineTimer (class page QDeadlineTimer). What would be beyond the range of nanoseconds is forever, or the earliest.
#include <QtCore/qdeadlinetimer.h>
#include <__omqt/clock.h>

OM_BEGIN_MODEL

namespace __omqt {

const qint64 most = 9223372036854775807LL;
const qint64 in_millisecond = 1000000;

static qint64 saturated_sum(qint64 a, qint64 b) {
    qint64 sum;
    if (__builtin_add_overflow(a, b, &sum))
        return b < 0 ? -most - 1 : most;
    return sum;
}
static qint64 saturated_product(qint64 a, qint64 b) {
    qint64 product;
    if (__builtin_mul_overflow(a, b, &product))
        return (a < 0) != (b < 0) ? -most - 1 : most;
    return product;
}
static qint64 nanoseconds(qint64 milliseconds, qint64 rest) {
    return saturated_sum(saturated_product(milliseconds, in_millisecond), rest);
}

} // namespace __omqt

// Moves the deadline; milliseconds and nanoseconds are added apart, since few programs need more than comparing them.
void QDeadlineTimer::add(qint64 msecs, qint64 nsecs) noexcept {
    qint64 whole = nsecs / __omqt::in_millisecond, rest = nsecs % __omqt::in_millisecond;
    if (rest < 0) {
        rest += __omqt::in_millisecond;
        --whole;
    }
    qint64 sum = qint64(t2) + rest;
    if (sum >= __omqt::in_millisecond) {
        sum -= __omqt::in_millisecond;
        ++whole;
    }
    t2 = unsigned(sum);
    t1 = __omqt::saturated_sum(t1, __omqt::saturated_sum(msecs, whole));
}
qint64 QDeadlineTimer::left() const noexcept {
    if (isForever())
        return t1;
    const __omqt::clock_reading now = __omqt::read_clock();
    return __omqt::nanoseconds(t1 - now.__milliseconds, qint64(t2) - now.__nanoseconds);
}
bool QDeadlineTimer::hasExpired() const noexcept {
    if (isForever())
        return false;
    const __omqt::clock_reading now = __omqt::read_clock();
    return t1 < now.__milliseconds || (t1 == now.__milliseconds && qint64(t2) <= now.__nanoseconds);
}
qint64 QDeadlineTimer::remainingTimeNSecs() const noexcept {
    if (isForever())
        return -1;
    const qint64 ns = left();
    return ns <= 0 ? 0 : ns;
}
// Rounded up, so that nobody waits too little.
qint64 QDeadlineTimer::remainingTime() const noexcept {
    if (isForever())
        return -1;
    const __omqt::clock_reading now = __omqt::read_clock();
    const qint64 ms = t1 - now.__milliseconds + (qint64(t2) > now.__nanoseconds ? 1 : 0);
    return ms <= 0 ? 0 : ms;
}
void QDeadlineTimer::setRemainingTime(qint64 msecs, Qt::TimerType timerType) noexcept {
    if (msecs < 0) {
        *this = QDeadlineTimer(Forever, timerType);
        return;
    }
    *this = current(timerType);
    add(msecs, 0);
}
void QDeadlineTimer::setPreciseRemainingTime(qint64 secs, qint64 nsecs, Qt::TimerType timerType) noexcept {
    if (secs < 0) {
        *this = QDeadlineTimer(Forever, timerType);
        return;
    }
    *this = current(timerType);
    add(__omqt::saturated_product(secs, 1000), nsecs);
}
// Rounded to the millisecond before.
qint64 QDeadlineTimer::deadline() const noexcept { return t1; }
qint64 QDeadlineTimer::deadlineNSecs() const noexcept { return isForever() ? t1 : __omqt::nanoseconds(t1, t2); }
void QDeadlineTimer::setDeadline(qint64 msecs, Qt::TimerType timerType) noexcept {
    type = timerType;
    t1 = msecs;
    t2 = 0;
}
void QDeadlineTimer::setPreciseDeadline(qint64 secs, qint64 nsecs, Qt::TimerType timerType) noexcept {
    *this = QDeadlineTimer(timerType);
    add(__omqt::saturated_product(secs, 1000), nsecs);
}
QDeadlineTimer QDeadlineTimer::addNSecs(QDeadlineTimer dt, qint64 nsecs) noexcept {
    if (!dt.isForever())
        dt.add(0, nsecs);
    return dt;
}
QDeadlineTimer QDeadlineTimer::added(QDeadlineTimer dt, qint64 msecs) noexcept {
    if (!dt.isForever())
        dt.add(msecs, 0);
    return dt;
}
QDeadlineTimer QDeadlineTimer::current(Qt::TimerType timerType) noexcept {
    const __omqt::clock_reading now = __omqt::read_clock();
    QDeadlineTimer result(timerType);
    result.t1 = now.__milliseconds;
    result.t2 = unsigned(now.__nanoseconds);
    return result;
}

OM_END_MODEL
