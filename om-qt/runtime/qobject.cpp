// QObject: how objects begin and end, who owns whom, names, and what an object is asked for (class page QObject).
#include <QtCore/qanystringview.h>
#include <QtCore/qcoreapplication.h>
#include <__omqt/object_data.h>
#include <__omqt/object_parts.h>

OM_BEGIN_MODEL

namespace __omqt {

// The only thread there is: it is compared, nothing else.
static char main_thread[64];
QThread *this_thread() { return reinterpret_cast<QThread *>(main_thread); }

void object_data_deleter::cleanup(QObjectData *data) { __om::model_delete(static_cast<QObjectPrivate *>(data)); }

object_guard *guard_object(QObject *object) {
    if (!object)
        return nullptr;
    QObjectPrivate *const d = QObjectPrivate::get(object);
    // An object that is being destroyed is gone already (QPointer).
    if (d->wasDeleted)
        return nullptr;
    if (!d->guard) {
        d->guard = __om::model_new<object_guard>();
        d->guard->__references = 1;
        d->guard->__object = object;
    }
    return share_guard(d->guard);
}

static QObjectPrivate *new_data(QObject *object) {
    return ::new (__verify_allocate(sizeof(QObjectPrivate))) QObjectPrivate(object);
}

} // namespace __omqt

QMetaObject *QObjectData::dynamicMetaObject() const { return nullptr; }

QObjectPrivate::QObjectPrivate(QObject *object)
    : QObjectData(object), outgoing(nullptr), incoming(nullptr), current(nullptr), filters(nullptr), guard(nullptr),
      properties(nullptr), thread(__omqt::this_thread()), child_being_deleted(nullptr), posted(0), has_timers(false) {}

QObjectPrivate::~QObjectPrivate() {
    if (posted)
        QCoreApplication::removePostedEvents(q_ptr, 0);
    if (has_timers)
        __omqt::end_timers_of(q_ptr);
    __omqt::drop_filters(filters);
    if (properties)
        properties->__drop(properties);
}

// "Every object … has a parent": a child sends an event to its parent when it comes and when it goes.
void QObjectPrivate::set_parent(QObject *object) {
    if (object == parent)
        return;
    if (parent) {
        QObjectPrivate *const before = get(parent);
        if (before->isDeletingChildren && wasDeleted && before->child_being_deleted == q_ptr) {
            // Its place is given up by who deletes it.
        } else {
            const int index = int(before->children.indexOf(q_ptr));
            if (index >= 0 && before->isDeletingChildren) {
                before->children[index] = nullptr;
            } else if (index >= 0) {
                before->children.removeAt(index);
                QChildEvent event(QEvent::ChildRemoved, q_ptr);
                QCoreApplication::sendEvent(parent, &event);
            }
        }
    }
    parent = object;
    if (parent) {
        get(parent)->children.append(q_ptr);
        if (!isWidget) {
            QChildEvent event(QEvent::ChildAdded, q_ptr);
            QCoreApplication::sendEvent(parent, &event);
        }
    }
}

// "The destructor of a parent object destroys all child objects", in the order in which they came.
void QObjectPrivate::delete_children() {
    isDeletingChildren = true;
    for (int i = 0; i < int(children.size()); ++i) {
        child_being_deleted = children.at(i);
        children[i] = nullptr;
        delete child_being_deleted;
    }
    children.clear();
    child_being_deleted = nullptr;
    isDeletingChildren = false;
}

QObject::QObject(QObject *parent) : d_ptr(__omqt::new_data(this)) {
    if (parent)
        QObjectPrivate::get(this)->set_parent(parent);
}

QObject::~QObject() {
    QObjectPrivate *const d = QObjectPrivate::get(this);
    d->wasDeleted = true;
    d->blockSig = false;
    if (d->guard) {
        d->guard->__object = nullptr;
        __omqt::drop_guard(d->guard);
        d->guard = nullptr;
    }
    Q_EMIT destroyed(this);

    // Nobody calls an object that is gone, nor is called by it.
    if (d->outgoing) {
        for (__omqt::connection *c = d->outgoing->__first; c; c = c->__next)
            __omqt::disconnect(c);
        __omqt::outgoing_connections *const list = d->outgoing;
        d->outgoing = nullptr;
        list->__is_orphaned = true;
        __omqt::settle(list);
    }
    while (__omqt::connection *const c = d->incoming) {
        QObject *const sender = c->__sender;
        const int signal = c->__signal;
        __omqt::disconnect(c);
        QObjectPrivate::notify_disconnected(sender, signal);
    }
    for (__omqt::emission *e = d->current; e; e = e->__outer)
        if (e->__receiver == this)
            e->__receiver = nullptr;
    if (!d->children.isEmpty())
        d->delete_children();
    if (d->parent)
        d->set_parent(nullptr);
}

QString QObject::objectName() const { return QObjectPrivate::get(this)->name; }
void QObject::setObjectName(const QString &name) {
    QObjectPrivate *const d = QObjectPrivate::get(this);
    if (d->name == name)
        return;
    d->name = name;
    Q_EMIT objectNameChanged(d->name, QPrivateSignal());
}
#if OM_QT6
void QObject::setObjectName(QAnyStringView name) { setObjectName(name.toString()); }
#endif

bool QObject::blockSignals(bool b) noexcept {
    const bool before = d_ptr->blockSig;
    d_ptr->blockSig = b;
    return before;
}

QThread *QObject::thread() const { return QObjectPrivate::get(this)->thread; }

// "The object cannot be moved if it has a parent."
void QObject::moveToThread(QThread *target) {
    QObjectPrivate *const d = QObjectPrivate::get(this);
    if (d->thread == target)
        return;
    OM_QT_REQUIRES("library-precondition", d->parent == nullptr,
                   "QObject::moveToThread(): an object with a parent cannot be moved");
    OM_QT_REQUIRES("library-precondition", d->thread == __omqt::this_thread(),
                   "QObject::moveToThread(): the object lives in another thread");
    QEvent event(QEvent::ThreadChange);
    QCoreApplication::sendEvent(this, &event);
    __omqt::move_to_thread(this, target);
}

// "An object may not be its own ancestor": deleting one of them would delete it twice.
void QObject::setParent(QObject *parent) {
    for (QObject *ancestor = parent; ancestor; ancestor = ancestor->d_ptr->parent)
        OM_QT_REQUIRES("library-precondition", ancestor != this,
                       "QObject::setParent(): the object would be its own ancestor");
    QObjectPrivate::get(this)->set_parent(parent);
}

namespace __omqt {

void move_to_thread(QObject *object, QThread *target) {
    QObjectPrivate *const d = QObjectPrivate::get(object);
    d->thread = target;
    for (int i = 0; i < int(d->children.size()); ++i)
        move_to_thread(d->children.at(i), target);
}

static bool matches(const QObject *object, const QString *name, const QMetaObject &type) {
    return type.cast(object) && (!name || QObjectPrivate::get(object)->name == *name);
}

void collect_children(const QObject *parent, const QString *name, const QMetaObject &type, QList<void *> *found,
                      Qt::FindChildOptions options) {
    const QObjectList &children = parent->children();
    for (int i = 0; i < int(children.size()); ++i) {
        QObject *const child = children.at(i);
        if (matches(child, name, type))
            found->append(child);
        if (options & Qt::FindChildrenRecursively)
            collect_children(child, name, type, found, options);
    }
}

// Those nearer to the object come first (findChild(): "a direct ancestor … is returned" before those further down).
QObject *find_child(const QObject *parent, const QString *name, const QMetaObject &type, Qt::FindChildOptions options) {
    const QObjectList &children = parent->children();
    for (int i = 0; i < int(children.size()); ++i)
        if (matches(children.at(i), name, type))
            return children.at(i);
    if (options & Qt::FindChildrenRecursively)
        for (int i = 0; i < int(children.size()); ++i)
            if (QObject *const found = find_child(children.at(i), name, type, options))
                return found;
    return nullptr;
}

} // namespace __omqt

static void dump_tree(const QObject *object, int level) {
    const QByteArray name = object->objectName().toLocal8Bit();
    qDebug("%*s%s::%s ", level * 4, "", object->metaObject()->className(), name.constData());
    for (int i = 0; i < int(object->children().size()); ++i)
        dump_tree(object->children().at(i), level + 1);
}
void QObject::dumpObjectTree() const { dump_tree(this, 0); }
void QObject::dumpObjectInfo() const {
    qDebug("OBJECT %s::%s", metaObject()->className(),
           objectName().isEmpty() ? "unnamed" : objectName().toLocal8Bit().constData());
}
#if !OM_QT6
void QObject::dumpObjectTree() { dump_tree(this, 0); }
void QObject::dumpObjectInfo() { static_cast<const QObject *>(this)->dumpObjectInfo(); }
#endif

OM_END_MODEL
