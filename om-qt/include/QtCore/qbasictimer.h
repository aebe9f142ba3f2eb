// QBasicTimer (class page QBasicTimer).
#ifndef OM_QT_QBASICTIMER_H
#define OM_QT_QBASICTIMER_H

#include <QtCore/qnamespace.h>

OM_BEGIN_MODEL

class QObject;

class QBasicTimer {
    int id;

public:
    constexpr QBasicTimer() noexcept : id(0) {}
    ~QBasicTimer() {
        if (id)
            stop();
    }
#if OM_QT6
    QBasicTimer(const QBasicTimer &) = delete;
    QBasicTimer &operator=(const QBasicTimer &) = delete;
#else
    QBasicTimer(const QBasicTimer &other) : id(other.id) {}
    QBasicTimer &operator=(const QBasicTimer &other) {
        id = other.id;
        return *this;
    }
#endif
    QBasicTimer(QBasicTimer &&other) noexcept : id(other.id) { other.id = 0; }
    QBasicTimer &operator=(QBasicTimer &&other) noexcept {
        QBasicTimer taken(std::move(other));
        swap(taken);
        return *this;
    }
    void swap(QBasicTimer &other) noexcept { std::swap(id, other.id); }
    bool isActive() const noexcept { return id != 0; }
    int timerId() const noexcept { return id; }
    void start(int msec, QObject *obj);
    void start(int msec, Qt::TimerType timerType, QObject *obj);
    void stop();
};
Q_DECLARE_TYPEINFO(QBasicTimer, Q_MOVABLE_TYPE);
inline void swap(QBasicTimer &lhs, QBasicTimer &rhs) noexcept { lhs.swap(rhs); }

OM_END_MODEL

#endif
