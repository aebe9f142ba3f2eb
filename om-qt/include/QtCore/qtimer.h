// QTimer (class page QTimer). Bodies are in runtime/qtimer.cpp.
#ifndef OM_QT_QTIMER_H
#define OM_QT_QTIMER_H

#include <QtCore/qbasictimer.h>
#include <QtCore/qobject.h>

OM_BEGIN_MODEL

class QTimer : public QObject {
    Q_OBJECT
    Q_PROPERTY(bool singleShot READ isSingleShot WRITE setSingleShot)
    Q_PROPERTY(int interval READ interval WRITE setInterval)
    Q_PROPERTY(int remainingTime READ remainingTime)
    Q_PROPERTY(Qt::TimerType timerType READ timerType WRITE setTimerType)
#if OM_QT6
    Q_PROPERTY(bool active READ isActive STORED false)
#else
    Q_PROPERTY(bool active READ isActive)
#endif

    int id;
    int inter;
    bool single;
    Qt::TimerType kind;

public:
    explicit QTimer(QObject *parent = nullptr);
    ~QTimer();
    bool isActive() const;
    int timerId() const;
    void setInterval(int msec);
    int interval() const { return inter; }
    int remainingTime() const;
    void setTimerType(Qt::TimerType atype) { kind = atype; }
    Qt::TimerType timerType() const { return kind; }
    void setSingleShot(bool singleShot) { single = singleShot; }
    bool isSingleShot() const { return single; }

    static void singleShot(int msec, const QObject *receiver, const char *member);
    static void singleShot(int msec, Qt::TimerType timerType, const QObject *receiver, const char *member);
    static void singleShot(std::chrono::milliseconds value, const QObject *receiver, const char *member) {
        singleShot(int(value.count()), receiver, member);
    }
    static void singleShot(std::chrono::milliseconds value, Qt::TimerType timerType, const QObject *receiver,
                           const char *member) {
        singleShot(int(value.count()), timerType, receiver, member);
    }
    // Of a member function.
    template <typename Duration, typename Func1>
    static void singleShot(Duration interval, const typename QtPrivate::FunctionPointer<Func1>::Object *receiver,
                           Func1 slot) {
        singleShot(interval, type_for(milliseconds(interval)), receiver, slot);
    }
    template <typename Duration, typename Func1>
    static void singleShot(Duration interval, Qt::TimerType timerType,
                           const typename QtPrivate::FunctionPointer<Func1>::Object *receiver, Func1 slot) {
        static_assert(int(QtPrivate::FunctionPointer<Func1>::ArgumentCount) == 0,
                      "The slot must not have any arguments.");
        singleShotImpl(milliseconds(interval), timerType, receiver,
                       __omqt::member_slot<Func1, QtPrivate::List<>, void>(slot));
    }
    // Of a function or a functor, with or without an object that it needs.
    template <typename Duration, typename Func1>
    static typename std::enable_if<!QtPrivate::FunctionPointer<Func1>::IsPointerToMemberFunction &&
                                   !std::is_convertible<Func1, const char *>::value>::type
    singleShot(Duration interval, Func1 slot) {
        singleShot(interval, type_for(milliseconds(interval)), static_cast<const QObject *>(nullptr), std::move(slot));
    }
    template <typename Duration, typename Func1>
    static typename std::enable_if<!QtPrivate::FunctionPointer<Func1>::IsPointerToMemberFunction &&
                                   !std::is_convertible<Func1, const char *>::value>::type
    singleShot(Duration interval, Qt::TimerType timerType, Func1 slot) {
        singleShot(interval, timerType, static_cast<const QObject *>(nullptr), std::move(slot));
    }
    template <typename Duration, typename Func1>
    static typename std::enable_if<!QtPrivate::FunctionPointer<Func1>::IsPointerToMemberFunction &&
                                   !std::is_convertible<Func1, const char *>::value>::type
    singleShot(Duration interval, const QObject *context, Func1 slot) {
        singleShot(interval, type_for(milliseconds(interval)), context, std::move(slot));
    }
    template <typename Duration, typename Func1>
    static typename std::enable_if<!QtPrivate::FunctionPointer<Func1>::IsPointerToMemberFunction &&
                                   !std::is_convertible<Func1, const char *>::value>::type
    singleShot(Duration interval, Qt::TimerType timerType, const QObject *context, Func1 slot) {
        static_assert(int(QtPrivate::FunctionPointer<Func1>::ArgumentCount) <= 0,
                      "The slot must not have any arguments.");
        singleShotImpl(milliseconds(interval), timerType, context,
                       __omqt::functor_slot<QtPrivate::List<>, void>(std::move(slot)));
    }
    template <typename... Args>
    QMetaObject::Connection callOnTimeout(Args &&...args) {
        return QObject::connect(this, &QTimer::timeout, std::forward<Args>(args)...);
    }

public Q_SLOTS:
    void start(int msec);
    void start();
    void stop();

Q_SIGNALS:
    void timeout(QPrivateSignal);

public:
    void setInterval(std::chrono::milliseconds value) { setInterval(int(value.count())); }
    std::chrono::milliseconds intervalAsDuration() const { return std::chrono::milliseconds(interval()); }
    std::chrono::milliseconds remainingTimeAsDuration() const { return std::chrono::milliseconds(remainingTime()); }
    void start(std::chrono::milliseconds value) { start(int(value.count())); }

protected:
    void timerEvent(QTimerEvent *) override;

private:
    int startTimer(int) { return -1; }
    void killTimer(int) {}
    static Qt::TimerType type_for(int msecs) { return msecs >= 2000 ? Qt::CoarseTimer : Qt::PreciseTimer; }
    static int milliseconds(int interval) { return interval; }
    static int milliseconds(std::chrono::milliseconds interval) { return int(interval.count()); }
    static void singleShotImpl(int msec, Qt::TimerType timerType, const QObject *receiver,
                               QtPrivate::QSlotObjectBase *slot);
};

OM_END_MODEL

#endif
