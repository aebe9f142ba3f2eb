// QTimer (class page QTimer).
#include <QtCore/qtimer.h>
#include <__omqt/event_queue.h>

OM_BEGIN_MODEL

QTimer::QTimer(QObject *parent) : QObject(parent), id(0), inter(0), single(false), kind(Qt::CoarseTimer) {}
QTimer::~QTimer() {
    if (id)
        stop();
}
bool QTimer::isActive() const { return id != 0; }
int QTimer::timerId() const { return id != 0 ? id : -1; }
int QTimer::remainingTime() const { return id != 0 ? __omqt::time_left(id) : -1; }

// "A timer … has an interval" that is not negative; one that is active is started again.
void QTimer::setInterval(int msec) {
    OM_QT_REQUIRES("library-precondition", msec >= 0, "QTimer::setInterval(): the interval is negative");
    inter = msec;
    if (id) {
        QObject::killTimer(id);
        id = QObject::startTimer(inter, kind);
    }
}
void QTimer::start() {
    OM_QT_REQUIRES("library-precondition", QCoreApplication::instance() != nullptr,
                   "QTimer::start(): there is no QCoreApplication");
    if (id)
        stop();
    id = QObject::startTimer(inter, kind);
}
void QTimer::start(int msec) {
    OM_QT_REQUIRES("library-precondition", msec >= 0, "QTimer::start(): the interval is negative");
    inter = msec;
    start();
}
void QTimer::stop() {
    if (id)
        __omqt::stop_timer(this, id);
    id = 0;
}
void QTimer::timerEvent(QTimerEvent *event) {
    if (event->timerId() != id)
        return;
    if (single)
        stop();
    Q_EMIT timeout(QPrivateSignal());
}

namespace __omqt {

// Calls once, when its time has come, and ends.
class single_shot : public QObject {
    QtPrivate::QSlotObjectBase *slot;
    int method;
    QPointer<QObject> receiver;
    bool has_receiver;

public:
    single_shot(QtPrivate::QSlotObjectBase *object, int index, QObject *to)
        : slot(object), method(index), receiver(to), has_receiver(to != nullptr) {}
    ~single_shot() {
        if (slot)
            slot->destroyIfLastRef();
    }
    static void *operator new(std::size_t size) { return __verify_allocate(size); }
    static void operator delete(void *memory) { __verify_release(memory); }

protected:
    void timerEvent(QTimerEvent *event) override {
        stop_timer(this, event->timerId());
        struct last {
            single_shot *self;
            ~last() { delete self; }
        } end = {this};
        if (has_receiver && !receiver)
            return;
        void *arguments[] = {nullptr};
        call_slot(has_receiver ? receiver.data() : this, this, -1, slot, method, arguments);
    }
};

static void shoot_once(int msec, Qt::TimerType kind, const QObject *receiver, QtPrivate::QSlotObjectBase *slot,
                       int method) {
    OM_QT_REQUIRES("library-precondition", msec >= 0, "QTimer::singleShot(): the interval is negative");
    OM_QT_REQUIRES("library-precondition", QCoreApplication::instance() != nullptr,
                   "QTimer::singleShot(): there is no QCoreApplication");
    QObject *const to = const_cast<QObject *>(receiver);
    if (msec == 0) {
        // It waits in the queue like a call.
        void *arguments[] = {nullptr};
        QCoreApplication::postEvent(to ? to : static_cast<QObject *>(QCoreApplication::instance()),
                                    new queued_call(slot, method, nullptr, -1, nullptr, arguments));
        if (slot)
            slot->destroyIfLastRef();
        return;
    }
    start_timer(new single_shot(slot, method, to), msec, kind);
}

} // namespace __omqt

void QTimer::singleShot(int msec, const QObject *receiver, const char *member) {
    singleShot(msec, type_for(msec), receiver, member);
}
// "The receiver … and member" are named with SLOT() or SIGNAL().
void QTimer::singleShot(int msec, Qt::TimerType kind, const QObject *receiver, const char *member) {
    OM_QT_REQUIRES("library-precondition", receiver != nullptr && member != nullptr,
                   "QTimer::singleShot(): the receiver or the slot is null");
    OM_QT_REQUIRES("library-precondition", member[0] == '1' || member[0] == '2',
                   "QTimer::singleShot(): the slot needs the macro SLOT() or SIGNAL()");
    const int kind_of_method = member[0] == '2' ? int(__omqt::signal_method) : int(__omqt::slot_method);
    const QByteArray text = QMetaObject::normalizedSignature(member + 1);
    const int method = __omqt::find_method(receiver->metaObject(), text.constData(), kind_of_method, false);
    OM_QT_REQUIRES("library-precondition", method >= 0, "QTimer::singleShot(): the receiver has no such slot");
    __omqt::shoot_once(msec, kind, receiver, nullptr, method);
}
void QTimer::singleShotImpl(int msec, Qt::TimerType kind, const QObject *receiver, QtPrivate::QSlotObjectBase *slot) {
    __omqt::shoot_once(msec, kind, receiver, slot, -1);
}

OM_END_MODEL
