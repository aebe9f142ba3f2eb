// QDeadlineTimer (class page QDeadlineTimer): a moment of the clock, or none. Bodies are in runtime/qdeadlinetimer.cpp.
#ifndef OM_QT_QDEADLINETIMER_H
#define OM_QT_QDEADLINETIMER_H

#include <QtCore/qelapsedtimer.h>
#include <QtCore/qnamespace.h>
#include <QtCore/qpair.h>
#include <chrono>

OM_BEGIN_MODEL

class QDeadlineTimer {
    qint64 t1; // milliseconds of the clock; the largest number where there is no deadline
    unsigned t2; // and nanoseconds, below a million
    unsigned type;

    static constexpr qint64 no_deadline() { return 9223372036854775807LL; }
    qint64 left() const noexcept;
    void add(qint64 msecs, qint64 nsecs) noexcept;
    static QDeadlineTimer added(QDeadlineTimer dt, qint64 msecs) noexcept;

public:
    enum ForeverConstant { Forever };

    constexpr QDeadlineTimer(Qt::TimerType type_ = Qt::CoarseTimer) noexcept : t1(0), t2(0), type(type_) {}
    constexpr QDeadlineTimer(ForeverConstant, Qt::TimerType type_ = Qt::CoarseTimer) noexcept
        : t1(no_deadline()), t2(0), type(type_) {}
    explicit QDeadlineTimer(qint64 msecs, Qt::TimerType type_ = Qt::CoarseTimer) noexcept : t1(0), t2(0), type(type_) {
        setRemainingTime(msecs, type_);
    }
    void swap(QDeadlineTimer &other) noexcept {
        const QDeadlineTimer mine(*this);
        *this = other;
        other = mine;
    }

    constexpr bool isForever() const noexcept { return t1 == no_deadline(); }
    bool hasExpired() const noexcept;
    Qt::TimerType timerType() const noexcept { return Qt::TimerType(type & 0xff); }
    void setTimerType(Qt::TimerType timerType) { type = timerType; }

    // -1 where there is no deadline, 0 behind it.
    qint64 remainingTime() const noexcept;
    qint64 remainingTimeNSecs() const noexcept;
    // Negative: forever.
    void setRemainingTime(qint64 msecs, Qt::TimerType timerType = Qt::CoarseTimer) noexcept;
    void setPreciseRemainingTime(qint64 secs, qint64 nsecs = 0, Qt::TimerType timerType = Qt::CoarseTimer) noexcept;
    qint64 deadline() const noexcept;
    qint64 deadlineNSecs() const noexcept;
    void setDeadline(qint64 msecs, Qt::TimerType timerType = Qt::CoarseTimer) noexcept;
    void setPreciseDeadline(qint64 secs, qint64 nsecs = 0, Qt::TimerType timerType = Qt::CoarseTimer) noexcept;
    static QDeadlineTimer addNSecs(QDeadlineTimer dt, qint64 nsecs) noexcept;
    static QDeadlineTimer current(Qt::TimerType timerType = Qt::CoarseTimer) noexcept;

    friend bool operator==(QDeadlineTimer d1, QDeadlineTimer d2) noexcept { return d1.t1 == d2.t1 && d1.t2 == d2.t2; }
    friend bool operator!=(QDeadlineTimer d1, QDeadlineTimer d2) noexcept { return !(d1 == d2); }
    friend bool operator<(QDeadlineTimer d1, QDeadlineTimer d2) noexcept {
        return d1.t1 < d2.t1 || (d1.t1 == d2.t1 && d1.t2 < d2.t2);
    }
    friend bool operator<=(QDeadlineTimer d1, QDeadlineTimer d2) noexcept { return !(d2 < d1); }
    friend bool operator>(QDeadlineTimer d1, QDeadlineTimer d2) noexcept { return d2 < d1; }
    friend bool operator>=(QDeadlineTimer d1, QDeadlineTimer d2) noexcept { return !(d1 < d2); }
    friend QDeadlineTimer operator+(QDeadlineTimer dt, qint64 msecs) { return added(dt, msecs); }
    friend QDeadlineTimer operator+(qint64 msecs, QDeadlineTimer dt) { return dt + msecs; }
    friend QDeadlineTimer operator-(QDeadlineTimer dt, qint64 msecs) { return dt + (-msecs); }
    friend qint64 operator-(QDeadlineTimer dt1, QDeadlineTimer dt2) {
        return (dt1.deadlineNSecs() - dt2.deadlineNSecs()) / 1000000;
    }
    QDeadlineTimer &operator+=(qint64 msecs) { return *this = *this + msecs; }
    QDeadlineTimer &operator-=(qint64 msecs) { return *this = *this + (-msecs); }

    template <class Clock, class Duration>
    QDeadlineTimer(std::chrono::time_point<Clock, Duration> deadline_, Qt::TimerType type_ = Qt::CoarseTimer)
        : t1(0), t2(0), type(type_) {
        setDeadline(deadline_, type_);
    }
    template <class Clock, class Duration>
    QDeadlineTimer &operator=(std::chrono::time_point<Clock, Duration> deadline_) {
        setDeadline(deadline_);
        return *this;
    }
    template <class Clock, class Duration>
    void setDeadline(std::chrono::time_point<Clock, Duration> deadline_, Qt::TimerType type_ = Qt::CoarseTimer) {
        setRemainingTime(deadline_ == (deadline_.max)() ? (Duration::max)() : deadline_ - Clock::now(), type_);
    }
    template <class Clock, class Duration = typename Clock::duration>
    std::chrono::time_point<Clock, Duration> deadline() const {
        return std::chrono::time_point_cast<Duration>(std::chrono::nanoseconds(left()) + Clock::now());
    }
    template <class Rep, class Period>
    QDeadlineTimer(std::chrono::duration<Rep, Period> remaining, Qt::TimerType type_ = Qt::CoarseTimer)
        : t1(0), t2(0), type(type_) {
        setRemainingTime(remaining, type_);
    }
    template <class Rep, class Period>
    QDeadlineTimer &operator=(std::chrono::duration<Rep, Period> remaining) {
        setRemainingTime(remaining);
        return *this;
    }
    template <class Rep, class Period>
    void setRemainingTime(std::chrono::duration<Rep, Period> remaining, Qt::TimerType type_ = Qt::CoarseTimer) {
        if (remaining == (remaining.max)())
            *this = QDeadlineTimer(Forever, type_);
        else
            setPreciseRemainingTime(0, std::chrono::nanoseconds(remaining).count(), type_);
    }
    std::chrono::nanoseconds remainingTimeAsDuration() const noexcept {
        if (isForever())
            return (std::chrono::nanoseconds::max)();
        const qint64 ns = left();
        return std::chrono::nanoseconds(ns <= 0 ? 0 : ns);
    }
    template <class Rep, class Period>
    friend QDeadlineTimer operator+(QDeadlineTimer dt, std::chrono::duration<Rep, Period> value) {
        return addNSecs(dt, std::chrono::duration_cast<std::chrono::nanoseconds>(value).count());
    }
    template <class Rep, class Period>
    friend QDeadlineTimer operator+(std::chrono::duration<Rep, Period> value, QDeadlineTimer dt) {
        return dt + value;
    }
    template <class Rep, class Period>
    friend QDeadlineTimer operator+=(QDeadlineTimer &dt, std::chrono::duration<Rep, Period> value) {
        return dt = dt + value;
    }
    QPair<qint64, unsigned> _q_data() const { return qMakePair(t1, t2); }
};
Q_DECLARE_SHARED(QDeadlineTimer)

OM_END_MODEL

#endif
