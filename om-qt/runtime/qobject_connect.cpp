// Signals and slots: connections, what an emission calls, sender() (class page QObject; "Signals & Slots").
#include <QtCore/qcoreapplication.h>
#include <QtCore/qmetaobject.h>
#include <__omqt/object_data.h>
#include <__omqt/object_parts.h>
#include <string.h>

OM_BEGIN_MODEL

namespace __omqt {

void drop(connection *c) {
    if (--c->__references == 0) {
        if (c->__slot)
            c->__slot->destroyIfLastRef();
        __om::model_delete(c);
    }
}

void settle(outgoing_connections *list) {
    if (list->__walkers != 0)
        return;
    if (list->__has_gaps || list->__is_orphaned) {
        list->__has_gaps = false;
        connection *gone = nullptr;
        connection **place = &list->__first;
        list->__last = nullptr;
        while (connection *const c = *place) {
            if (c->__receiver) {
                list->__last = c;
                place = &c->__next;
            } else {
                *place = c->__next;
                c->__next = gone;
                gone = c;
            }
        }
        if (list->__is_orphaned)
            __om::model_delete(list);
        // What a functor has captured may do anything as it goes.
        while (gone) {
            connection *const next = gone->__next;
            drop(gone);
            gone = next;
        }
    }
}

void disconnect(connection *c) {
    QObject *const receiver = c->__receiver;
    if (!receiver)
        return;
    if (c->__previous_incoming)
        c->__previous_incoming->__next_incoming = c->__next_incoming;
    else
        QObjectPrivate::get(receiver)->incoming = c->__next_incoming;
    if (c->__next_incoming)
        c->__next_incoming->__previous_incoming = c->__previous_incoming;
    c->__receiver = nullptr;
    QObjectPrivate *const sender = QObjectPrivate::get(c->__sender);
    if (sender->outgoing)
        sender->outgoing->__has_gaps = true;
}

connection *connect(QObject *sender, int signal, QObject *receiver, int method, QtPrivate::QSlotObjectBase *slot,
                    int type, const int *types) {
    connection *const c = __om::model_new<connection>();
    c->__references = 1;
    c->__sender = sender;
    c->__receiver = receiver;
    c->__signal = signal;
    c->__method = method;
    c->__slot = slot;
    c->__single_shot = (type & int(single_shot_flag)) != 0;
    c->__type = type & ~int(Qt::UniqueConnection) & ~int(single_shot_flag);
    c->__types = types;
    c->__next = nullptr;
    QObjectPrivate *const from = QObjectPrivate::get(sender);
    if (!from->outgoing)
        from->outgoing = __om::model_new<outgoing_connections>();
    settle(from->outgoing);
    if (from->outgoing->__last)
        from->outgoing->__last->__next = c;
    else
        from->outgoing->__first = c;
    from->outgoing->__last = c;

    QObjectPrivate *const to = QObjectPrivate::get(receiver);
    c->__previous_incoming = nullptr;
    c->__next_incoming = to->incoming;
    if (to->incoming)
        to->incoming->__previous_incoming = c;
    to->incoming = c;
    return c;
}

// One emission that is under way: keeps the list of connections, also past the end of the sender.
struct walk {
    outgoing_connections *list;

    explicit walk(outgoing_connections *connections) : list(connections) { ++list->__walkers; }
    ~walk() {
        --list->__walkers;
        settle(list);
    }
};
struct kept_connection {
    connection *c;

    explicit kept_connection(connection *one) : c(one) { share(c); }
    ~kept_connection() { drop(c); }
};
struct noted_sender {
    emission note;

    noted_sender(QObject *receiver, QObject *sender, int signal) {
        QObjectPrivate *const d = QObjectPrivate::get(receiver);
        note.__outer = d->current;
        note.__sender = sender;
        note.__signal = signal;
        note.__receiver = receiver;
        d->current = &note;
    }
    ~noted_sender() {
        if (note.__receiver)
            QObjectPrivate::get(note.__receiver)->current = note.__outer;
    }
};

void call_slot(QObject *receiver, QObject *sender, int signal, QtPrivate::QSlotObjectBase *slot, int method,
               void **arguments) {
    noted_sender noted(receiver, sender, signal);
    if (slot)
        slot->call(receiver, arguments);
    else
        receiver->qt_metacall(QMetaObject::InvokeMetaMethod, method, arguments);
}

static void call(connection *c, QObject *sender, void **arguments) {
    kept_connection kept(c);
    QObject *const receiver = c->__receiver;
    const bool same_thread = QObjectPrivate::get(receiver)->thread == QObjectPrivate::get(sender)->thread;
    const bool queued = c->__type == Qt::QueuedConnection || (c->__type == Qt::AutoConnection && !same_thread);
    // "The receiver must not live in the signalling thread", Qt::BlockingQueuedConnection.
    OM_QT_REQUIRES("library-precondition", c->__type != Qt::BlockingQueuedConnection,
                   "a BlockingQueuedConnection within one thread is a deadlock");
    if (c->__single_shot)
        disconnect(c);
    if (!queued) {
        call_slot(receiver, sender, c->__signal, c->__slot, c->__method, arguments);
        return;
    }
    if (!c->__types)
        c->__types = argument_types(sender->metaObject(), c->__signal);
    OM_QT_REQUIRES("library-precondition", c->__types != nullptr,
                   "QObject::connect(): an argument of a queued signal has a type that is not registered "
                   "(qRegisterMetaType())");
    QCoreApplication::postEvent(receiver,
                                new queued_call(c->__slot, c->__method, sender, c->__signal, c->__types, arguments));
}

static void emit_signal(QObject *sender, int signal, void **arguments) {
    QObjectPrivate *const d = QObjectPrivate::get(sender);
    if (d->blockSig || !d->outgoing || !d->outgoing->__first)
        return;
    void *nothing[] = {nullptr};
    walk walking(d->outgoing);
    // Slots that are connected from here on are not called.
    connection *const last = walking.list->__last;
    for (connection *c = walking.list->__first; c; c = c->__next) {
        if (c->__receiver && c->__signal == signal)
            call(c, sender, arguments ? arguments : nothing);
        if (c == last || walking.list->__is_orphaned)
            break;
    }
}

queued_call::queued_call(QtPrivate::QSlotObjectBase *slot, int method, QObject *sender, int signal, const int *types,
                         void **arguments)
    : QEvent(QEvent::MetaCall), __slot(slot), __method(method), __sender_guard(guard_object(sender)), __signal(signal),
      __count(1), __types(types) {
    if (slot)
        slot->ref();
    while (types && types[__count - 1] != 0)
        ++__count;
    __arguments = __om::model_new_array<void *>(std::size_t(__count));
    for (int i = 1; i < __count; ++i)
        __arguments[i] = QMetaType::create(types[i - 1], arguments[i]);
}
queued_call::~queued_call() {
    for (int i = 1; i < __count; ++i)
        QMetaType::destroy(__types[i - 1], __arguments[i]);
    __om::model_delete_array(__arguments);
    if (__slot)
        __slot->destroyIfLastRef();
    drop_guard(__sender_guard);
}
void queued_call::run(QObject *receiver) { call_slot(receiver, sender(), __signal, __slot, __method, __arguments); }

static bool same_slot(connection *c, int method, void **slot) {
    return slot ? c->__slot && c->__slot->compare(slot) : method < 0 || (!c->__slot && c->__method == method);
}

// Ends what is connected in this way; -1 and null stand for anything.
static bool end_connections(const QObject *sender, int signal, const QObject *receiver, int method, void **slot,
                            bool all) {
    outgoing_connections *const list = QObjectPrivate::get(sender)->outgoing;
    if (!list)
        return false;
    bool any = false;
    walk walking(list);
    for (connection *c = list->__first; c; c = c->__next) {
        if (!c->__receiver || (signal >= 0 && c->__signal != signal) || (receiver && c->__receiver != receiver) ||
            !same_slot(c, method, slot))
            continue;
        disconnect(c);
        any = true;
        if (!all)
            break;
    }
    return any;
}

static bool is_connected(const QObject *sender, int signal, const QObject *receiver, int method, void **slot) {
    outgoing_connections *const list = QObjectPrivate::get(sender)->outgoing;
    for (connection *c = list ? list->__first : nullptr; c; c = c->__next)
        if (c->__receiver == receiver && c->__signal == signal && same_slot(c, method, slot))
            return true;
    return false;
}

} // namespace __omqt

QMetaObject::Connection QObjectPrivate::handle(__omqt::connection *c) {
    if (c)
        __omqt::share(c);
    return QMetaObject::Connection(c);
}
void QObjectPrivate::notify_connected(QObject *sender, int signal) {
    sender->connectNotify(sender->metaObject()->method(signal));
}
void QObjectPrivate::notify_disconnected(QObject *sender, int signal) {
    sender->disconnectNotify(signal < 0 ? QMetaMethod() : sender->metaObject()->method(signal));
}

QMetaObject::Connection::~Connection() {
    if (d_ptr)
        __omqt::drop(static_cast<__omqt::connection *>(d_ptr));
}
QMetaObject::Connection::Connection(const Connection &other) : d_ptr(other.d_ptr) {
    if (d_ptr)
        __omqt::share(static_cast<__omqt::connection *>(d_ptr));
}
QMetaObject::Connection &QMetaObject::Connection::operator=(const Connection &other) {
    Connection copy(other);
    swap(copy);
    return *this;
}
bool QMetaObject::Connection::isConnected_helper() const {
    return static_cast<__omqt::connection *>(d_ptr)->__receiver != nullptr;
}

void QMetaObject::activate(QObject *sender, int signal_index, void **argv) {
    __omqt::emit_signal(sender, signal_index, argv);
}
void QMetaObject::activate(QObject *sender, const QMetaObject *m, int local_signal_index, void **argv) {
    __omqt::emit_signal(sender, m->methodOffset() + local_signal_index, argv);
}
void QMetaObject::activate(QObject *sender, int signal_offset, int local_signal_index, void **argv) {
    __omqt::emit_signal(sender, signal_offset + local_signal_index, argv);
}

QMetaObject::Connection QObject::connectImpl(const QObject *sender, void **signal, const QObject *receiver,
                                             void **slotPtr, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type,
                                             const int *types, const QMetaObject *senderMetaObject) {
    OM_QT_REQUIRES("library-precondition", sender != nullptr, "QObject::connect(): the sender is null");
    OM_QT_REQUIRES("library-precondition", receiver != nullptr, "QObject::connect(): the receiver is null");
    const int index = __omqt::index_of_member(senderMetaObject, signal);
    OM_QT_REQUIRES("library-precondition", index >= 0, "QObject::connect(): the member function is no signal");
    QObject *const from = const_cast<QObject *>(sender);
    QObject *const to = const_cast<QObject *>(receiver);
    if ((int(type) & int(Qt::UniqueConnection)) && slotPtr && __omqt::is_connected(from, index, to, -1, slotPtr)) {
        slot->destroyIfLastRef();
        return QMetaObject::Connection();
    }
    __omqt::connection *const c = __omqt::connect(from, index, to, -1, slot, int(type), types);
    const QMetaObject::Connection handle = QObjectPrivate::handle(c);
    QObjectPrivate::notify_connected(from, index);
    return handle;
}

bool QObject::disconnectImpl(const QObject *sender, void **signal, const QObject *receiver, void **slot,
                             const QMetaObject *senderMetaObject) {
    OM_QT_REQUIRES("library-precondition", sender != nullptr, "QObject::disconnect(): the sender is null");
    OM_QT_REQUIRES("library-precondition", receiver != nullptr || slot == nullptr,
                   "QObject::disconnect(): there is a slot, and no receiver");
    int index = -1;
    if (signal && *signal) {
        index = __omqt::index_of_member(senderMetaObject, signal);
        OM_QT_REQUIRES("library-precondition", index >= 0, "QObject::disconnect(): the member function is no signal");
    }
    const bool any = __omqt::end_connections(sender, index, receiver, -1, slot, true);
    if (any)
        QObjectPrivate::notify_disconnected(const_cast<QObject *>(sender), index);
    return any;
}

bool QObject::disconnect(const QMetaObject::Connection &handle) {
    __omqt::connection *const c = QObjectPrivate::of(handle);
    if (!c || !c->__receiver)
        return false;
    QObject *const sender = c->__sender;
    __omqt::disconnect(c);
    QObjectPrivate::notify_disconnected(sender, c->__signal);
    __omqt::settle(QObjectPrivate::get(sender)->outgoing);
    const_cast<QMetaObject::Connection &>(handle) = QMetaObject::Connection();
    return true;
}

QMetaObject::Connection QMetaObject::connect(const QObject *sender, int signal_index, const QObject *receiver,
                                             int method_index, int type, int *types) {
    QObject *const from = const_cast<QObject *>(sender);
    QObject *const to = const_cast<QObject *>(receiver);
    if ((type & int(Qt::UniqueConnection)) && __omqt::is_connected(from, signal_index, to, method_index, nullptr))
        return Connection();
    return QObjectPrivate::handle(__omqt::connect(from, signal_index, to, method_index, nullptr, type, types));
}
bool QMetaObject::disconnect(const QObject *sender, int signal_index, const QObject *receiver, int method_index) {
    return __omqt::end_connections(sender, signal_index, receiver, method_index, nullptr, true);
}
bool QMetaObject::disconnectOne(const QObject *sender, int signal_index, const QObject *receiver, int method_index) {
    return __omqt::end_connections(sender, signal_index, receiver, method_index, nullptr, false);
}

namespace __omqt {

// What a text made by SIGNAL() or SLOT() names.
static int method_named(const QObject *object, const char *text) {
    const int kind = text[0] == '0' + QSIGNAL_CODE ? int(signal_method)
                     : text[0] == '0' + QSLOT_CODE ? int(slot_method)
                                                   : int(any_method);
    const int index = find_method(object->metaObject(), text + 1, kind, kind == signal_method);
    if (index >= 0)
        return index;
    return find_method(object->metaObject(), normalized(text + 1, true).constData(), kind, kind == signal_method);
}
static bool is_signal_text(const char *text) { return text[0] == '0' + QSIGNAL_CODE; }

} // namespace __omqt

QMetaObject::Connection QObject::connect(const QObject *sender, const char *signal, const QObject *receiver,
                                         const char *method, Qt::ConnectionType type) {
    OM_QT_REQUIRES("library-precondition", sender != nullptr, "QObject::connect(): the sender is null");
    OM_QT_REQUIRES("library-precondition", receiver != nullptr, "QObject::connect(): the receiver is null");
    OM_QT_REQUIRES("library-precondition", signal != nullptr && method != nullptr,
                   "QObject::connect(): the signal or the slot is null");
    OM_QT_REQUIRES("library-precondition", __omqt::is_signal_text(signal),
                   "QObject::connect(): the signal needs the macro SIGNAL()");
    OM_QT_REQUIRES("library-precondition", __omqt::is_signal_text(method) || method[0] == '0' + QSLOT_CODE,
                   "QObject::connect(): the slot needs the macro SLOT() or SIGNAL()");
    const int from = __omqt::method_named(sender, signal);
    OM_QT_REQUIRES("library-precondition", from >= 0, "QObject::connect(): the sender has no such signal");
    const int to = __omqt::method_named(receiver, method);
    OM_QT_REQUIRES("library-precondition", to >= 0, "QObject::connect(): the receiver has no such slot");
    OM_QT_REQUIRES(
        "library-precondition",
        QMetaObject::checkConnectArgs(sender->metaObject()->method(from), receiver->metaObject()->method(to)),
        "QObject::connect(): the arguments of signal and slot do not match");
    const QMetaObject::Connection handle = QMetaObject::connect(sender, from, receiver, to, int(type));
    if (handle)
        QObjectPrivate::notify_connected(const_cast<QObject *>(sender), from);
    return handle;
}
QMetaObject::Connection QObject::connect(const QObject *sender, const QMetaMethod &signal, const QObject *receiver,
                                         const QMetaMethod &method, Qt::ConnectionType type) {
    OM_QT_REQUIRES("library-precondition", sender != nullptr, "QObject::connect(): the sender is null");
    OM_QT_REQUIRES("library-precondition", receiver != nullptr, "QObject::connect(): the receiver is null");
    OM_QT_REQUIRES("library-precondition", signal.methodType() == QMetaMethod::Signal && signal.isValid(),
                   "QObject::connect(): the method is no signal");
    OM_QT_REQUIRES("library-precondition", method.isValid() && method.methodType() != QMetaMethod::Constructor,
                   "QObject::connect(): there is no such slot");
    OM_QT_REQUIRES("library-precondition", QMetaObject::checkConnectArgs(signal, method),
                   "QObject::connect(): the arguments of signal and slot do not match");
    const int from = signal.methodIndex();
    const QMetaObject::Connection handle =
        QMetaObject::connect(sender, from, receiver, method.methodIndex(), int(type));
    if (handle)
        QObjectPrivate::notify_connected(const_cast<QObject *>(sender), from);
    return handle;
}

// "Null may be used as a wildcard" for the signal, the receiver and the slot.
bool QObject::disconnect(const QObject *sender, const char *signal, const QObject *receiver, const char *method) {
    OM_QT_REQUIRES("library-precondition", sender != nullptr, "QObject::disconnect(): the sender is null");
    OM_QT_REQUIRES("library-precondition", receiver != nullptr || method == nullptr,
                   "QObject::disconnect(): there is a slot, and no receiver");
    int from = -1;
    if (signal) {
        from = __omqt::method_named(sender, signal);
        OM_QT_REQUIRES("library-precondition", from >= 0, "QObject::disconnect(): the sender has no such signal");
    }
    int to = -1;
    if (method) {
        to = __omqt::method_named(receiver, method);
        OM_QT_REQUIRES("library-precondition", to >= 0, "QObject::disconnect(): the receiver has no such slot");
    }
    const bool any = QMetaObject::disconnect(sender, from, receiver, to);
    if (any)
        QObjectPrivate::notify_disconnected(const_cast<QObject *>(sender), from);
    return any;
}
bool QObject::disconnect(const QObject *sender, const QMetaMethod &signal, const QObject *receiver,
                         const QMetaMethod &method) {
    OM_QT_REQUIRES("library-precondition", sender != nullptr, "QObject::disconnect(): the sender is null");
    OM_QT_REQUIRES("library-precondition", receiver != nullptr || !method.isValid(),
                   "QObject::disconnect(): there is a slot, and no receiver");
    const int from = signal.isValid() ? signal.methodIndex() : -1;
    const bool any = QMetaObject::disconnect(sender, from, receiver, method.isValid() ? method.methodIndex() : -1);
    if (any)
        QObjectPrivate::notify_disconnected(const_cast<QObject *>(sender), from);
    return any;
}

// Null where the sender is gone, or not connected to this object any longer.
QObject *QObject::sender() const {
    const QObjectPrivate *const d = QObjectPrivate::get(this);
    if (d->current)
        for (const __omqt::connection *c = d->incoming; c; c = c->__next_incoming)
            if (c->__sender == d->current->__sender)
                return c->__sender;
    return nullptr;
}
int QObject::senderSignalIndex() const { return sender() ? QObjectPrivate::get(this)->current->__signal : -1; }

int QObject::receivers(const char *signal) const {
    if (!signal || !__omqt::is_signal_text(signal))
        return 0;
    const int index = __omqt::method_named(this, signal);
    __omqt::outgoing_connections *const list = QObjectPrivate::get(this)->outgoing;
    int count = 0;
    for (const __omqt::connection *c = list && index >= 0 ? list->__first : nullptr; c; c = c->__next)
        if (c->__receiver && c->__signal == index)
            ++count;
    return count;
}
bool QObject::isSignalConnected(const QMetaMethod &signal) const {
    const int index = signal.isValid() ? signal.methodIndex() : -1;
    __omqt::outgoing_connections *const list = QObjectPrivate::get(this)->outgoing;
    for (const __omqt::connection *c = list ? list->__first : nullptr; c; c = c->__next)
        if (c->__receiver && c->__signal == index)
            return true;
    return false;
}
void QObject::connectNotify(const QMetaMethod &) {}
void QObject::disconnectNotify(const QMetaMethod &) {}

// Of children with names: on_<name>_<signal>(…) ("Automatic Connections").
void QMetaObject::connectSlotsByName(QObject *object) {
    if (!object)
        return;
    const QMetaObject *const type = object->metaObject();
    QList<void *> children;
    __omqt::collect_children(object, nullptr, QObject::staticMetaObject, &children, Qt::FindChildrenRecursively);
    children.prepend(object);
    for (int i = 0; i < type->methodCount(); ++i) {
        const QMetaMethod method = type->method(i);
        if (method.methodType() == QMetaMethod::Signal)
            continue;
        const QByteArray text = method.methodSignature();
        if (!text.startsWith("on_"))
            continue;
        for (int child = 0; child < int(children.size()); ++child) {
            QObject *const sender = static_cast<QObject *>(children.at(child));
            const QByteArray name = sender->objectName().toLatin1();
            if (name.isEmpty() || !text.mid(3).startsWith(name + '_'))
                continue;
            const QByteArray signal = text.mid(4 + name.size());
            const int index =
                __omqt::find_method(sender->metaObject(), signal.constData(), __omqt::signal_method, true);
            if (index < 0)
                continue;
            connect(sender, index, object, i);
            break;
        }
    }
}

OM_END_MODEL
