// QCoreApplication: events on their way (class page QCoreApplication; "The Event System").
#include <QtCore/qcoreapplication.h>
#include <QtCore/qstringlist.h>
#include <__omqt/event_queue.h>
#include <__omqt/object_parts.h>

OM_BEGIN_MODEL

QCoreApplication *QCoreApplication::self = nullptr;

// What events and loops have to reach in the classes that programs see.
struct QCoreApplicationData {
    static void set_posted(QEvent *event, bool posted) { event->m_posted = posted; }
    static void set_level(QEvent *event, int level) { static_cast<QDeferredDeleteEvent *>(event)->level = level; }
    static int level(QEvent *event) { return static_cast<QDeferredDeleteEvent *>(event)->level; }
    static bool deliver(QObject *receiver, QEvent *event) { return QCoreApplication::deliver(receiver, event); }
    static bool compress(QEvent *event, QObject *receiver) {
        return QCoreApplication::self && QCoreApplication::self->compressEvent(event, receiver, nullptr);
    }
};

namespace __omqt {

static thread_state the_state;
thread_state &state() { return the_state; }

static void append(posted_event *node) {
    thread_state &here = state();
    // Behind those of the same priority and of higher ones; never before what is being delivered.
    posted_event **place = &here.first_event;
    if (here.deliveries != 0)
        while (*place && (*place)->__is_old)
            place = &(*place)->__next;
    while (*place && (*place)->__priority >= node->__priority)
        place = &(*place)->__next;
    node->__next = *place;
    *place = node;
}
static void post(QObject *receiver, QEvent *event, int priority) {
    posted_event *const node = __om::model_new<posted_event>();
    node->__receiver = receiver;
    node->__event = event;
    node->__priority = priority;
    node->__is_old = false;
    QCoreApplicationData::set_posted(event, true);
    ++QObjectPrivate::get(receiver)->posted;
    append(node);
}
static QEvent *take(posted_event *node) {
    QEvent *const event = node->__event;
    node->__event = nullptr;
    QCoreApplicationData::set_posted(event, false);
    --QObjectPrivate::get(node->__receiver)->posted;
    return event;
}
static void drop_delivered() {
    posted_event **place = &state().first_event;
    while (posted_event *const node = *place) {
        if (node->__event) {
            place = &node->__next;
        } else {
            *place = node->__next;
            __om::model_delete(node);
        }
    }
}

// "The object will be deleted when control returns to the event loop from which deleteLater() was called"; before any
// loop runs, when one does. Asked for by its type, also in the loop at hand.
static bool may_delete(QEvent *event, int asked_type) {
    const int posted_at = QCoreApplicationData::level(event);
    const int level = state().loop_level + state().scope_level;
    return posted_at > level || (posted_at == 0 && level > 0) ||
           (asked_type == QEvent::DeferredDelete && posted_at == level);
}
static bool is_deliverable(const posted_event *node, const QObject *receiver, int type) {
    if (!node->__event || (receiver && node->__receiver != receiver) || (type && node->__event->type() != type))
        return false;
    if (QObjectPrivate::get(node->__receiver)->thread != this_thread())
        return false;
    return node->__event->type() != QEvent::DeferredDelete || may_delete(node->__event, type);
}
bool has_deliverable_events() {
    for (const posted_event *node = state().first_event; node; node = node->__next)
        if (is_deliverable(node, nullptr, 0))
            return true;
    return false;
}

struct delivery {
    delivery() { ++state().deliveries; }
    ~delivery() {
        if (--state().deliveries == 0)
            drop_delivered();
    }
};
struct scope {
    scope() { ++state().scope_level; }
    ~scope() { --state().scope_level; }
};
struct owned_event {
    QEvent *event;
    ~owned_event() { delete event; }
};

} // namespace __omqt

bool QCoreApplication::deliver(QObject *receiver, QEvent *event) {
    __omqt::scope within;
    return self->notify(receiver, event);
}

// "Sends event to receiver": through the filters of the application, then those of the object, then to the object.
bool QCoreApplication::notify(QObject *receiver, QEvent *event) {
    OM_QT_REQUIRES("library-precondition", receiver != nullptr, "QCoreApplication::notify(): the receiver is null");
    QPointer<QObject> alive(receiver);
    if (self && __omqt::is_filtered(self, receiver, event))
        return true;
    if (receiver != self && alive && __omqt::is_filtered(receiver, receiver, event))
        return true;
    return receiver->event(event);
}

// Without an application there is nobody who delivers.
bool QCoreApplication::sendEvent(QObject *receiver, QEvent *event) {
    OM_QT_REQUIRES("library-precondition", event != nullptr, "QCoreApplication::sendEvent(): the event is null");
    return self ? deliver(receiver, event) : false;
}

// "The event must be allocated on the heap since the post event queue will take ownership of the event."
void QCoreApplication::postEvent(QObject *receiver, QEvent *event, int priority) {
    OM_QT_REQUIRES("library-precondition", receiver != nullptr, "QCoreApplication::postEvent(): the receiver is null");
    OM_QT_REQUIRES("library-precondition", event != nullptr, "QCoreApplication::postEvent(): the event is null");
    if (QObjectPrivate::get(receiver)->posted && __omqt::is_compressed(event, receiver)) {
        delete event;
        return;
    }
    if (event->type() == QEvent::DeferredDelete) {
        const int loops = __omqt::state().loop_level;
        int scopes = __omqt::state().scope_level;
        if (scopes == 0 && loops != 0)
            scopes = 1;
        QCoreApplicationData::set_level(event, loops + scopes);
    }
    __omqt::post(receiver, event, priority);
}

// Those that are there as it is called, by priority; what is posted meanwhile waits.
void QCoreApplication::sendPostedEvents(QObject *receiver, int type) {
    __omqt::thread_state &here = __omqt::state();
    if (!here.first_event)
        return;
    __omqt::delivery delivering;
    for (__omqt::posted_event *node = here.first_event; node; node = node->__next)
        node->__is_old = true;
    for (__omqt::posted_event *node = here.first_event; node && node->__is_old; node = node->__next) {
        if (!__omqt::is_deliverable(node, receiver, type))
            continue;
        QObject *const object = node->__receiver;
        const __omqt::owned_event owner = {__omqt::take(node)};
        sendEvent(object, owner.event);
    }
}

void QCoreApplication::removePostedEvents(QObject *receiver, int type) {
    __omqt::delivery walking;
    for (__omqt::posted_event *node = __omqt::state().first_event; node; node = node->__next)
        if (node->__event && (!receiver || node->__receiver == receiver) && (!type || node->__event->type() == type))
            delete __omqt::take(node);
}
#if !OM_QT6
bool QCoreApplication::hasPendingEvents() { return __omqt::has_deliverable_events(); }
void QCoreApplication::flush() {}
#endif

namespace __omqt {

// A deletion that is under way already, and a request to quit, are not needed twice.
bool is_compressed(QEvent *event, QObject *receiver) {
    if (event->type() != QEvent::DeferredDelete && event->type() != QEvent::Quit)
        return QCoreApplicationData::compress(event, receiver);
    for (const posted_event *node = state().first_event; node; node = node->__next)
        if (node->__event && node->__receiver == receiver && node->__event->type() == event->type())
            return true;
    return false;
}

bool process_events(bool wait) {
    const bool posted = has_deliverable_events();
    QCoreApplication::sendPostedEvents(nullptr, 0);
    const bool more = has_deliverable_events();
    const bool fired = has_timers() && fire_timers(wait && !posted && !more);
    return posted || fired;
}

// Until somebody ends it. Where nothing can come any more, it waits for ever, and nothing further happens.
void run_loop(const bool &left) {
    struct level {
        level() { ++state().loop_level; }
        ~level() { --state().loop_level; }
    } within;
    while (!left) {
        if (!process_events(true) && !left && !has_timers() && !has_deliverable_events()) {
            __verify_assumed("an event loop that nothing wakes any more waits until the program is ended from outside");
            __verify_exit(0);
        }
    }
}

} // namespace __omqt

OM_END_MODEL
