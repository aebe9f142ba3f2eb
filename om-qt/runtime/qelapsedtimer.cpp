// QElapsedTimer (class page QElapsedTimer), and the clock that it reads.
#include <QtCore/qelapsedtimer.h>
#include <__omqt/clock.h>
#include <time.h>

OM_BEGIN_MODEL

namespace __omqt {

// Two hundred years.
const qint64 last_millisecond = 200LL * 366 * 86400 * 1000;

clock_reading read_clock() {
    clock_reading now;
    if (__verify_executing()) {
        struct timespec reading;
        clock_gettime(CLOCK_MONOTONIC, &reading);
        now.__milliseconds = qint64(reading.tv_sec) * 1000 + reading.tv_nsec / 1000000;
        now.__nanoseconds = reading.tv_nsec % 1000000;
        return now;
    }
    static clock_reading last = {0, 0};
    __verify_input(&now.__milliseconds, sizeof now.__milliseconds, "milliseconds of the clock");
    __verify_input(&now.__nanoseconds, sizeof now.__nanoseconds, "nanoseconds of the clock");
    __verify_assume(now.__milliseconds >= last.__milliseconds && now.__milliseconds <= last_millisecond &&
                    now.__nanoseconds >= 0 && now.__nanoseconds < 1000000 &&
                    (now.__milliseconds != last.__milliseconds || now.__nanoseconds >= last.__nanoseconds));
    last = now;
    return now;
}

} // namespace __omqt

// QElapsedTimer, elapsed(): "Calling this function on a QElapsedTimer that is invalid results in undefined behavior"
#define OM_QT_VALID(timer, member)                                                                                     \
    OM_QT_REQUIRES("library-precondition", (timer).isValid(), "QElapsedTimer::" #member "() of an invalid timer")

void QElapsedTimer::start() noexcept {
    const __omqt::clock_reading now = __omqt::read_clock();
    t1 = now.__milliseconds;
    t2 = now.__nanoseconds;
}
qint64 QElapsedTimer::restart() noexcept {
    OM_QT_VALID(*this, restart);
    const QElapsedTimer before(*this);
    start();
    return before.msecsTo(*this);
}
qint64 QElapsedTimer::elapsed() const noexcept {
    OM_QT_VALID(*this, elapsed);
    QElapsedTimer now;
    now.start();
    return msecsTo(now);
}
qint64 QElapsedTimer::nsecsElapsed() const noexcept {
    OM_QT_VALID(*this, nsecsElapsed);
    const __omqt::clock_reading now = __omqt::read_clock();
    return (now.__milliseconds - t1) * 1000000 + (now.__nanoseconds - t2);
}
bool QElapsedTimer::hasExpired(qint64 timeout) const noexcept {
    OM_QT_VALID(*this, hasExpired);
    return quint64(elapsed()) > quint64(timeout);
}
qint64 QElapsedTimer::msecsSinceReference() const noexcept {
    OM_QT_VALID(*this, msecsSinceReference);
    return t1;
}
// Towards zero.
qint64 QElapsedTimer::msecsTo(const QElapsedTimer &other) const noexcept {
    OM_QT_VALID(*this, msecsTo);
    OM_QT_VALID(other, msecsTo);
    const qint64 whole = other.t1 - t1, rest = other.t2 - t2;
    if (whole > 0 && rest < 0)
        return whole - 1;
    return whole < 0 && rest > 0 ? whole + 1 : whole;
}
qint64 QElapsedTimer::secsTo(const QElapsedTimer &other) const noexcept { return msecsTo(other) / 1000; }
bool operator<(const QElapsedTimer &lhs, const QElapsedTimer &rhs) noexcept {
    return lhs.t1 < rhs.t1 || (lhs.t1 == rhs.t1 && lhs.t2 < rhs.t2);
}

OM_END_MODEL
