// Events of objects: handlers, filters, timers, deletion in the end (class page QObject; "The Event System").
#include <QtCore/qbasictimer.h>
#include <__omqt/event_queue.h>
#include <__omqt/object_parts.h>

OM_BEGIN_MODEL

bool QObject::event(QEvent *event) {
    switch (event->type()) {
    case QEvent::Timer:
        timerEvent(static_cast<QTimerEvent *>(event));
        return true;
    case QEvent::ChildAdded:
    case QEvent::ChildPolished:
    case QEvent::ChildRemoved:
        childEvent(static_cast<QChildEvent *>(event));
        return true;
    case QEvent::DeferredDelete:
        delete this;
        return true;
    case QEvent::MetaCall:
        static_cast<__omqt::queued_call *>(event)->run(this);
        return true;
    case QEvent::ThreadChange:
        return true;
    default:
        if (event->type() < QEvent::User)
            return false;
        customEvent(event);
        return true;
    }
}
bool QObject::eventFilter(QObject *, QEvent *) { return false; }
void QObject::timerEvent(QTimerEvent *) {}
void QObject::childEvent(QChildEvent *) {}
void QObject::customEvent(QEvent *) {}

// "The object will be deleted when control returns to the event loop"; "safe to call more than once".
void QObject::deleteLater() { QCoreApplication::postEvent(this, new QDeferredDeleteEvent()); }

// "If multiple event filters are installed on a single object, the filter that was installed last is activated first";
// one that is installed again moves there.
void QObject::installEventFilter(QObject *filter) {
    if (!filter)
        return;
    removeEventFilter(filter);
    QObjectPrivate *const d = QObjectPrivate::get(this);
    __omqt::event_filter *const place = __om::model_new<__omqt::event_filter>();
    place->__filter = filter;
    place->__guard = __omqt::guard_object(filter);
    place->__next = d->filters;
    d->filters = place;
}
// One that is called at the moment keeps its place until nobody walks them.
void QObject::removeEventFilter(QObject *filter) {
    for (__omqt::event_filter *f = QObjectPrivate::get(this)->filters; f; f = f->__next)
        if (f->__filter == filter)
            f->__filter = nullptr;
}

namespace __omqt {

void drop_filters(event_filter *first) {
    while (first) {
        event_filter *const next = first->__next;
        drop_guard(first->__guard);
        __om::model_delete(first);
        first = next;
    }
}

bool is_filtered(QObject *filtered, QObject *receiver, QEvent *event) {
    QPointer<QObject> alive(filtered);
    for (event_filter *f = QObjectPrivate::get(filtered)->filters; f; f = f->__next) {
        if (!f->__filter || !f->__guard || !f->__guard->__object)
            continue;
        if (f->__filter->eventFilter(receiver, event))
            return true;
        if (!alive)
            return false;
    }
    return false;
}

} // namespace __omqt

// "Timers cannot have negative intervals"; they need a thread with an event dispatcher, which the application makes.
int QObject::startTimer(int interval, Qt::TimerType kind) {
    OM_QT_REQUIRES("library-precondition", interval >= 0, "QObject::startTimer(): the interval is negative");
    OM_QT_REQUIRES("library-precondition", QCoreApplication::instance() != nullptr,
                   "QObject::startTimer(): there is no QCoreApplication");
    return __omqt::start_timer(this, interval, kind);
}
void QObject::killTimer(int id) {
    OM_QT_REQUIRES("library-precondition", id > 0 && __omqt::stop_timer(this, id),
                   "QObject::killTimer(): the object has no timer with this id");
}

void QBasicTimer::start(int msec, QObject *obj) { start(msec, Qt::CoarseTimer, obj); }
// "The given object will receive timer events"; a timer that runs is stopped first.
void QBasicTimer::start(int msec, Qt::TimerType kind, QObject *obj) {
    OM_QT_REQUIRES("library-precondition", msec >= 0, "QBasicTimer::start(): the interval is negative");
    OM_QT_REQUIRES("library-precondition", QCoreApplication::instance() != nullptr,
                   "QBasicTimer::start(): there is no QCoreApplication");
    stop();
    if (obj)
        id = __omqt::start_timer(obj, msec, kind);
}
void QBasicTimer::stop() {
    if (id)
        __omqt::stop_timer(nullptr, id);
    id = 0;
}

#if OM_QT6
#define OM_QT_EVENT_CLASS(Class)                                                                                       \
    Class::~Class() = default;                                                                                         \
    Class *Class::clone() const { return new Class(*this); }
#else
#define OM_QT_EVENT_CLASS(Class)                                                                                       \
    Class::~Class() {}
#endif
OM_QT_EVENT_CLASS(QTimerEvent)
OM_QT_EVENT_CLASS(QChildEvent)
OM_QT_EVENT_CLASS(QDynamicPropertyChangeEvent)
OM_QT_EVENT_CLASS(QDeferredDeleteEvent)

QEvent::QEvent(Type type) : t(ushort(type)), m_posted(false), m_spont(false), m_accept(true) {
#if OM_QT6
    m_inputEvent = m_pointerEvent = m_singlePointEvent = false;
#else
    d = nullptr;
#endif
}
QEvent::QEvent(const QEvent &other) : t(other.t), m_posted(false), m_spont(other.m_spont), m_accept(other.m_accept) {
#if OM_QT6
    m_inputEvent = other.m_inputEvent;
    m_pointerEvent = other.m_pointerEvent;
    m_singlePointEvent = other.m_singlePointEvent;
#else
    d = nullptr;
#endif
}
QEvent &QEvent::operator=(const QEvent &other) {
    t = other.t;
    m_spont = other.m_spont;
    m_accept = other.m_accept;
    return *this;
}
// "If an event that is being posted is deleted", the queue would deliver what is gone.
QEvent::~QEvent() {
    OM_QT_REQUIRES("library-precondition", !m_posted, "QEvent: an event is destroyed while it is posted");
}
#if OM_QT6
QEvent *QEvent::clone() const { return new QEvent(*this); }
#endif
QTimerEvent::QTimerEvent(int timerId) : QEvent(Timer), id(timerId) {}
QChildEvent::QChildEvent(Type type, QObject *child) : QEvent(type), c(child) {}
QDynamicPropertyChangeEvent::QDynamicPropertyChangeEvent(const QByteArray &name)
    : QEvent(DynamicPropertyChange), n(name) {}
QDeferredDeleteEvent::QDeferredDeleteEvent() : QEvent(DeferredDelete), level(0) {}

// "If hint is in the correct range and has not been taken, it is returned"; else another number that is free.
int QEvent::registerEventType(int hint) noexcept {
    static bool *taken = nullptr;
    if (!taken)
        taken = __om::model_new_array<bool>(MaxUser + 1);
    if (hint >= User && hint <= MaxUser && !taken[hint]) {
        taken[hint] = true;
        return hint;
    }
    for (int type = MaxUser; type >= User; --type)
        if (!taken[type]) {
            taken[type] = true;
            return type;
        }
    return -1;
}

OM_END_MODEL
