// What an object knows beyond its parent and its children, and what a connection is: for the runtime alone.
#ifndef OM_QT_OBJECT_DATA_H
#define OM_QT_OBJECT_DATA_H

#include <QtCore/qcoreevent.h>
#include <QtCore/qobject.h>
#include <QtCore/qpointer.h>
#include <__omqt/meta_table.h>

OM_BEGIN_MODEL

namespace __omqt {

// In the list of its sender while somebody may be walking it, and in that of its receiver while it is connected.
struct connection {
    int __references;
    QObject *__sender;
    QObject *__receiver; // null when it is not connected any longer
    int __signal;        // counted from QObject on
    int __method;        // of the receiver, in the same way; -1 with a slot object
    QtPrivate::QSlotObjectBase *__slot;
    int __type;
    bool __single_shot;
    const int *__types; // of the arguments, for queued calls
    connection *__next; // of the sender
    connection *__next_incoming;
    connection *__previous_incoming;
};

// The connections of a sender, which outlive it while a signal of it is being emitted.
struct outgoing_connections {
    connection *__first;
    connection *__last;
    int __walkers;
    bool __has_gaps;
    bool __is_orphaned;
};

// The emission that a slot is being called for.
struct emission {
    emission *__outer;
    QObject *__sender;
    int __signal;
    QObject *__receiver; // null once it has been destroyed
};

struct event_filter {
    QObject *__filter;
    object_guard *__guard;
    event_filter *__next;
};

// Values that setProperty() gave to names that are no properties; they drop themselves, so that a program without them
// needs nothing of QVariant.
struct dynamic_properties {
    void (*__drop)(dynamic_properties *);
};

inline void share(connection *c) { ++c->__references; }
void drop(connection *c);
// Ends it; the sender's list keeps the place until nobody walks it.
void disconnect(connection *c);
connection *connect(QObject *sender, int signal, QObject *receiver, int method, QtPrivate::QSlotObjectBase *slot,
                    int type, const int *types);

// A call that waits in the queue: by number or through a slot object, with its own copies of the arguments.
class queued_call : public QEvent {
    QtPrivate::QSlotObjectBase *__slot;
    int __method;
    QObject *__sender;
    object_guard *__sender_guard;
    int __signal;
    int __count;
    const int *__types;
    void **__arguments;

public:
    queued_call(QtPrivate::QSlotObjectBase *slot, int method, QObject *sender, int signal, const int *types,
                void **arguments);
    ~queued_call();
    void run(QObject *receiver);
    QObject *sender() const { return __sender_guard ? __sender_guard->__object : nullptr; }
};

void end_timers_of(QObject *object);
QThread *this_thread();
void call_slot(QObject *receiver, QObject *sender, int signal, QtPrivate::QSlotObjectBase *slot, int method,
               void **arguments);

} // namespace __omqt

class QObjectPrivate : public QObjectData {
public:
    QString name;
    __omqt::outgoing_connections *outgoing;
    __omqt::connection *incoming;
    __omqt::emission *current;
    __omqt::event_filter *filters;
    __omqt::object_guard *guard;
    __omqt::dynamic_properties *properties;
    QThread *thread;
    QObject *child_being_deleted;
    int posted;
    bool has_timers;

    explicit QObjectPrivate(QObject *object);
    ~QObjectPrivate();
    static QObjectPrivate *get(const QObject *object) { return static_cast<QObjectPrivate *>(object->d_ptr.data()); }
    void set_parent(QObject *parent);
    void delete_children();
    static QMetaObject::Connection handle(__omqt::connection *c);
    static __omqt::connection *of(const QMetaObject::Connection &c) {
        return static_cast<__omqt::connection *>(c.d_ptr);
    }
    static void notify_connected(QObject *sender, int signal);
    static void notify_disconnected(QObject *sender, int signal);
};

OM_END_MODEL

#endif
