// QElapsedTimer (class page QElapsedTimer). The clock is any one that does not go backwards. Bodies are in
// runtime/qelapsedtimer.cpp.
#ifndef OM_QT_QELAPSEDTIMER_H
#define OM_QT_QELAPSEDTIMER_H

#include <QtCore/qglobal.h>

OM_BEGIN_MODEL

class QElapsedTimer {
    qint64 t1; // milliseconds since the clock's start; the smallest number of an invalid timer
    qint64 t2; // and nanoseconds

    static constexpr qint64 invalid() { return -9223372036854775807LL - 1; }

public:
    enum ClockType { SystemTime, MonotonicClock, TickCounter, MachAbsoluteTime, PerformanceCounter };

    constexpr QElapsedTimer() : t1(invalid()), t2(invalid()) {}
    static ClockType clockType() noexcept { return MonotonicClock; }
    static bool isMonotonic() noexcept { return true; }

    void start() noexcept;
    // Of an invalid timer, "the result is undefined", as of the other functions that measure.
    qint64 restart() noexcept;
    void invalidate() noexcept { t1 = t2 = invalid(); }
    bool isValid() const noexcept { return t1 != invalid(); }
    qint64 nsecsElapsed() const noexcept;
    qint64 elapsed() const noexcept;
    // "A negative timeout is interpreted as infinite".
    bool hasExpired(qint64 timeout) const noexcept;
    qint64 msecsSinceReference() const noexcept;
    qint64 msecsTo(const QElapsedTimer &other) const noexcept;
    qint64 secsTo(const QElapsedTimer &other) const noexcept;

#if OM_QT6
    friend bool operator==(const QElapsedTimer &lhs, const QElapsedTimer &rhs) noexcept {
        return lhs.t1 == rhs.t1 && lhs.t2 == rhs.t2;
    }
    friend bool operator!=(const QElapsedTimer &lhs, const QElapsedTimer &rhs) noexcept { return !(lhs == rhs); }
#else
    bool operator==(const QElapsedTimer &other) const noexcept { return t1 == other.t1 && t2 == other.t2; }
    bool operator!=(const QElapsedTimer &other) const noexcept { return !(*this == other); }
#endif
    friend bool operator<(const QElapsedTimer &lhs, const QElapsedTimer &rhs) noexcept;
};
bool operator<(const QElapsedTimer &lhs, const QElapsedTimer &rhs) noexcept;

OM_END_MODEL

#endif
