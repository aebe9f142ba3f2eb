// QObject, QSignalBlocker, qobject_cast and what connects signals with slots (class pages QObject and QSignalBlocker;
// "Signals & Slots", "Object Trees & Ownership"). Bodies are in runtime/qobject*.cpp; what an object knows is in
// __omqt/object_data.h.
#ifndef OM_QT_QOBJECT_H
#define OM_QT_QOBJECT_H

#include <QtCore/qbytearray.h>
#include <QtCore/qlist.h>
#include <QtCore/qmetatype.h>
#include <QtCore/qobjectdefs.h>
#include <QtCore/qscopedpointer.h>
#include <QtCore/qstring.h>
#include <chrono>

OM_BEGIN_MODEL

class QEvent;
class QTimerEvent;
class QChildEvent;
class QVariant;
class QObject;
class QObjectPrivate;
class QThread;
class QWidget;
class QDebug;
class QRegularExpression;
class QRegExp;
struct QDynamicMetaObjectData;

typedef QList<QObject *> QObjectList;

// What moc's output and the accessors below look at.
class QObjectData {
public:
    QObject *q_ptr;
    QObject *parent;
    QObjectList children;
    bool isWidget;
    bool blockSig;
    bool wasDeleted;
    bool isDeletingChildren;
    bool isWindow;
    QDynamicMetaObjectData *metaObject;

    QMetaObject *dynamicMetaObject() const;

protected:
    explicit QObjectData(QObject *object)
        : q_ptr(object), parent(nullptr), isWidget(false), blockSig(false), wasDeleted(false),
          isDeletingChildren(false), isWindow(false), metaObject(nullptr) {}
    ~QObjectData() {}
};

namespace __omqt {

struct object_data_deleter {
    static void cleanup(QObjectData *data);
};

// The numbers of the types of a signal's arguments, which a queued call copies; null where one of them is unknown.
template <typename Args>
struct queued_types;
template <typename... Args>
struct queued_types<QtPrivate::List<Args...>> {
#if OM_QT6
    static const int *get() {
        static const int types[] = {QMetaType::fromType<typename std::decay<Args>::type>().id()..., 0};
        return types;
    }
#else
    static bool all(std::initializer_list<bool> defined) {
        for (bool one : defined)
            if (!one)
                return false;
        return true;
    }
    static const int *get() {
        if (!all({bool(QMetaTypeId2<typename std::decay<Args>::type>::Defined)...}))
            return nullptr;
        static const int types[] = {
            registered<typename std::decay<Args>::type>(
                std::integral_constant<bool, QMetaTypeId2<typename std::decay<Args>::type>::Defined>())...,
            0};
        return types;
    }

private:
    template <typename T>
    static int registered(std::true_type) {
        return QMetaTypeId2<T>::qt_metatype_id();
    }
    template <typename T>
    static int registered(std::false_type) {
        return 0;
    }
#endif
};
// Qt::SingleShotConnection, which Qt 5 does not have.
enum { single_shot_flag = 0x100 };
template <typename Args>
inline const int *types_if_queued(Qt::ConnectionType type) {
    const int plain = int(type) & ~int(Qt::UniqueConnection) & ~int(single_shot_flag);
    return plain == Qt::QueuedConnection || plain == Qt::BlockingQueuedConnection ? queued_types<Args>::get() : nullptr;
}

void collect_children(const QObject *parent, const QString *name, const QMetaObject &type, QList<void *> *found,
                      Qt::FindChildOptions options);
QObject *find_child(const QObject *parent, const QString *name, const QMetaObject &type, Qt::FindChildOptions options);

} // namespace __omqt

class QObject {
    Q_OBJECT
    Q_PROPERTY(QString objectName READ objectName WRITE setObjectName NOTIFY objectNameChanged)
    friend class QObjectPrivate;
    friend class QCoreApplication;
    friend struct QMetaObject;
    friend class QMetaMethod;
    friend class QMetaCallEvent;
    friend class QTimer;

public:
    Q_INVOKABLE explicit QObject(QObject *parent = nullptr);
    virtual ~QObject();
    QObject(const QObject &) = delete;
    QObject &operator=(const QObject &) = delete;

    virtual bool event(QEvent *event);
    virtual bool eventFilter(QObject *watched, QEvent *event);

    QString objectName() const;
    void setObjectName(const QString &name);
#if OM_QT6
    void setObjectName(QAnyStringView name);
#endif
    bool isWidgetType() const { return d_ptr->isWidget; }
    bool isWindowType() const { return d_ptr->isWindow; }
#if OM_QT6
    bool isQuickItemType() const { return false; }
#endif
    bool signalsBlocked() const noexcept { return d_ptr->blockSig; }
    bool blockSignals(bool b) noexcept;

    QThread *thread() const;
    void moveToThread(QThread *thread);

    int startTimer(int interval, Qt::TimerType timerType = Qt::CoarseTimer);
    int startTimer(std::chrono::milliseconds time, Qt::TimerType timerType = Qt::CoarseTimer) {
        return startTimer(int(time.count()), timerType);
    }
    void killTimer(int id);

    template <typename T>
    T findChild(const QString &aName = QString(), Qt::FindChildOptions options = Qt::FindChildrenRecursively) const {
        typedef typename std::remove_cv<typename std::remove_pointer<T>::type>::type type;
        return static_cast<T>(
            __omqt::find_child(this, aName.isNull() ? nullptr : &aName, type::staticMetaObject, options));
    }
    template <typename T>
    QList<T> findChildren(const QString &aName, Qt::FindChildOptions options = Qt::FindChildrenRecursively) const {
        return found<T>(aName.isNull() ? nullptr : &aName, options);
    }
    template <typename T>
    QList<T> findChildren(Qt::FindChildOptions options = Qt::FindChildrenRecursively) const {
        return found<T>(nullptr, options);
    }

    const QObjectList &children() const { return d_ptr->children; }
    void setParent(QObject *parent);
    void installEventFilter(QObject *filterObj);
    void removeEventFilter(QObject *obj);

    static QMetaObject::Connection connect(const QObject *sender, const char *signal, const QObject *receiver,
                                           const char *member, Qt::ConnectionType = Qt::AutoConnection);
    static QMetaObject::Connection connect(const QObject *sender, const QMetaMethod &signal, const QObject *receiver,
                                           const QMetaMethod &method, Qt::ConnectionType type = Qt::AutoConnection);
    QMetaObject::Connection connect(const QObject *sender, const char *signal, const char *member,
                                    Qt::ConnectionType type = Qt::AutoConnection) const {
        return connect(sender, signal, this, member, type);
    }

    // A signal with a member function of the receiver.
    template <typename Func1, typename Func2>
    static typename std::enable_if<QtPrivate::FunctionPointer<Func2>::IsPointerToMemberFunction,
                                   QMetaObject::Connection>::type
    connect(const typename QtPrivate::FunctionPointer<Func1>::Object *sender, Func1 signal,
            const typename QtPrivate::FunctionPointer<Func2>::Object *receiver, Func2 slot,
            Qt::ConnectionType type = Qt::AutoConnection) {
        typedef QtPrivate::FunctionPointer<Func1> signal_type;
        typedef QtPrivate::FunctionPointer<Func2> slot_type;
        static_assert(QtPrivate::HasQ_OBJECT_Macro<typename signal_type::Object>::Value,
                      "No Q_OBJECT in the class with the signal");
        static_assert(int(signal_type::ArgumentCount) >= int(slot_type::ArgumentCount),
                      "The slot requires more arguments than the signal provides.");
        static_assert((QtPrivate::CheckCompatibleArguments<typename signal_type::Arguments,
                                                           typename slot_type::Arguments>::value),
                      "Signal and slot arguments are not compatible.");
        static_assert((QtPrivate::AreArgumentsCompatible<typename slot_type::ReturnType,
                                                         typename signal_type::ReturnType>::value),
                      "Return type of the slot is not compatible with the return type of the signal.");
        typedef typename QtPrivate::List_Left<typename signal_type::Arguments, slot_type::ArgumentCount>::Value passed;
        return connectImpl(sender, reinterpret_cast<void **>(&signal), receiver, reinterpret_cast<void **>(&slot),
                           __omqt::member_slot<Func2, passed, typename signal_type::ReturnType>(slot), type,
                           __omqt::types_if_queued<typename signal_type::Arguments>(type),
                           &signal_type::Object::staticMetaObject);
    }
    // With a function or a functor, for as long as the sender or the context object lives.
    template <typename Func1, typename Func2>
    static typename std::enable_if<!std::is_convertible<Func2, const char *>::value, QMetaObject::Connection>::type
    connect(const typename QtPrivate::FunctionPointer<Func1>::Object *sender, Func1 signal, Func2 slot) {
        return connect_functor(
            sender, signal, sender, std::move(slot), Qt::DirectConnection,
            std::integral_constant<bool, QtPrivate::FunctionPointer<Func2>::IsPointerToMemberFunction>());
    }
    template <typename Func1, typename Func2>
    static typename std::enable_if<!QtPrivate::FunctionPointer<Func2>::IsPointerToMemberFunction &&
                                       !std::is_convertible<Func2, const char *>::value,
                                   QMetaObject::Connection>::type
    connect(const typename QtPrivate::FunctionPointer<Func1>::Object *sender, Func1 signal, const QObject *context,
            Func2 slot, Qt::ConnectionType type = Qt::AutoConnection) {
        return connect_functor(sender, signal, context, std::move(slot), type, std::false_type());
    }

    static bool disconnect(const QObject *sender, const char *signal, const QObject *receiver, const char *member);
    static bool disconnect(const QObject *sender, const QMetaMethod &signal, const QObject *receiver,
                           const QMetaMethod &member);
    bool disconnect(const char *signal = nullptr, const QObject *receiver = nullptr,
                    const char *member = nullptr) const {
        return disconnect(this, signal, receiver, member);
    }
    bool disconnect(const QObject *receiver, const char *member = nullptr) const {
        return disconnect(this, nullptr, receiver, member);
    }
    static bool disconnect(const QMetaObject::Connection &);
    template <typename Func1, typename Func2>
    static bool disconnect(const typename QtPrivate::FunctionPointer<Func1>::Object *sender, Func1 signal,
                           const typename QtPrivate::FunctionPointer<Func2>::Object *receiver, Func2 slot) {
        typedef QtPrivate::FunctionPointer<Func1> signal_type;
        typedef QtPrivate::FunctionPointer<Func2> slot_type;
        static_assert(QtPrivate::HasQ_OBJECT_Macro<typename signal_type::Object>::Value,
                      "No Q_OBJECT in the class with the signal");
        static_assert((QtPrivate::CheckCompatibleArguments<typename signal_type::Arguments,
                                                           typename slot_type::Arguments>::value),
                      "Signal and slot arguments are not compatible.");
        return disconnectImpl(sender, reinterpret_cast<void **>(&signal), receiver, reinterpret_cast<void **>(&slot),
                              &signal_type::Object::staticMetaObject);
    }
    template <typename Func1>
    static bool disconnect(const typename QtPrivate::FunctionPointer<Func1>::Object *sender, Func1 signal,
                           const QObject *receiver, void **) {
        typedef QtPrivate::FunctionPointer<Func1> signal_type;
        return disconnectImpl(sender, reinterpret_cast<void **>(&signal), receiver, nullptr,
                              &signal_type::Object::staticMetaObject);
    }

    bool setProperty(const char *name, const QVariant &value);
    QVariant property(const char *name) const;
    QList<QByteArray> dynamicPropertyNames() const;

    void dumpObjectTree() const;
    void dumpObjectInfo() const;

#if !OM_QT6
    void dumpObjectTree();
    void dumpObjectInfo();
#endif

Q_SIGNALS:
    void destroyed(QObject * = nullptr);
    void objectNameChanged(const QString &objectName, QPrivateSignal);

public:
    QObject *parent() const { return d_ptr->parent; }
    bool inherits(const char *classname) const {
        return const_cast<QObject *>(this)->qt_metacast(classname) != nullptr;
    }

public Q_SLOTS:
    void deleteLater();

protected:
    QObject *sender() const;
    int senderSignalIndex() const;
    int receivers(const char *signal) const;
    bool isSignalConnected(const QMetaMethod &signal) const;

    virtual void timerEvent(QTimerEvent *event);
    virtual void childEvent(QChildEvent *event);
    virtual void customEvent(QEvent *event);
    virtual void connectNotify(const QMetaMethod &signal);
    virtual void disconnectNotify(const QMetaMethod &signal);

    QScopedPointer<QObjectData, __omqt::object_data_deleter> d_ptr;

private Q_SLOTS:
    void _q_reregisterTimers(void *) {}

private:
    template <typename T>
    QList<T> found(const QString *name, Qt::FindChildOptions options) const {
        typedef typename std::remove_cv<typename std::remove_pointer<T>::type>::type type;
        QList<void *> objects;
        __omqt::collect_children(this, name, type::staticMetaObject, &objects, options);
        QList<T> result;
        for (int i = 0; i < int(objects.size()); ++i)
            result.append(static_cast<T>(static_cast<QObject *>(objects.at(i))));
        return result;
    }
    // connect(sender, signal, &Class::slot): a slot of the sender's own.
    template <typename Func1, typename Func2>
    static QMetaObject::Connection connect_functor(const typename QtPrivate::FunctionPointer<Func1>::Object *sender,
                                                   Func1 signal, const QObject *context, Func2 slot,
                                                   Qt::ConnectionType type, std::true_type) {
        return connect(sender, signal, static_cast<const typename QtPrivate::FunctionPointer<Func2>::Object *>(context),
                       slot, type);
    }
    template <typename Func1, typename Func2>
    static QMetaObject::Connection connect_functor(const typename QtPrivate::FunctionPointer<Func1>::Object *sender,
                                                   Func1 signal, const QObject *context, Func2 slot,
                                                   Qt::ConnectionType type, std::false_type) {
        typedef QtPrivate::FunctionPointer<Func1> signal_type;
        static_assert(QtPrivate::HasQ_OBJECT_Macro<typename signal_type::Object>::Value,
                      "No Q_OBJECT in the class with the signal");
        enum { count = QtPrivate::ComputeFunctorArgumentCount<Func2, typename signal_type::Arguments>::Value };
        static_assert(int(count) >= 0, "Signal and slot arguments are not compatible.");
        typedef
            typename QtPrivate::List_Left<typename signal_type::Arguments, (int(count) >= 0 ? int(count) : 0)>::Value
                passed;
        static_assert((QtPrivate::AreArgumentsCompatible<typename QtPrivate::FunctorReturnType<Func2, passed>::Value,
                                                         typename signal_type::ReturnType>::value),
                      "Return type of the slot is not compatible with the return type of the signal.");
        return connectImpl(sender, reinterpret_cast<void **>(&signal), context, nullptr,
                           __omqt::functor_slot<passed, typename signal_type::ReturnType>(std::move(slot)), type,
                           __omqt::types_if_queued<typename signal_type::Arguments>(type),
                           &signal_type::Object::staticMetaObject);
    }
    static QMetaObject::Connection connectImpl(const QObject *sender, void **signal, const QObject *receiver,
                                               void **slotPtr, QtPrivate::QSlotObjectBase *slot,
                                               Qt::ConnectionType type, const int *types,
                                               const QMetaObject *senderMetaObject);
    static bool disconnectImpl(const QObject *sender, void **signal, const QObject *receiver, void **slot,
                               const QMetaObject *senderMetaObject);
};

template <class T>
inline T qobject_cast(QObject *object) {
    typedef typename std::remove_cv<typename std::remove_pointer<T>::type>::type type;
    static_assert(QtPrivate::HasQ_OBJECT_Macro<type>::Value, "qobject_cast requires the type to have a Q_OBJECT macro");
    return static_cast<T>(type::staticMetaObject.cast(object));
}
template <class T>
inline T qobject_cast(const QObject *object) {
    typedef typename std::remove_cv<typename std::remove_pointer<T>::type>::type type;
    static_assert(std::is_const<typename std::remove_pointer<T>::type>::value, "qobject_cast keeps objects const");
    static_assert(QtPrivate::HasQ_OBJECT_Macro<type>::Value, "qobject_cast requires the type to have a Q_OBJECT macro");
    return static_cast<T>(type::staticMetaObject.cast(object));
}

template <class T>
inline const char *qobject_interface_iid() {
    return nullptr;
}
#define Q_DECLARE_INTERFACE(IFace, IId)                                                                                \
    template <>                                                                                                        \
    inline const char *qobject_interface_iid<IFace *>() {                                                              \
        return IId;                                                                                                    \
    }                                                                                                                  \
    template <>                                                                                                        \
    inline IFace *qobject_cast<IFace *>(QObject * object) {                                                            \
        return reinterpret_cast<IFace *>((object ? object->qt_metacast(IId) : nullptr));                               \
    }                                                                                                                  \
    template <>                                                                                                        \
    inline const IFace *qobject_cast<const IFace *>(const QObject *object) {                                           \
        return reinterpret_cast<const IFace *>((object ? const_cast<QObject *>(object)->qt_metacast(IId) : nullptr));  \
    }

QDebug operator<<(QDebug, const QObject *);

// QSignalBlocker: blocks the signals of an object, and restores what was before.
class QSignalBlocker {
    QObject *m_o;
    bool m_blocked;
    bool m_inhibited;

public:
    explicit QSignalBlocker(QObject *o) noexcept : m_o(o), m_blocked(o && o->blockSignals(true)), m_inhibited(false) {}
    explicit QSignalBlocker(QObject &o) noexcept : m_o(&o), m_blocked(o.blockSignals(true)), m_inhibited(false) {}
    QSignalBlocker(const QSignalBlocker &) = delete;
    QSignalBlocker &operator=(const QSignalBlocker &) = delete;
    QSignalBlocker(QSignalBlocker &&other) noexcept
        : m_o(other.m_o), m_blocked(other.m_blocked), m_inhibited(other.m_inhibited) {
        other.m_o = nullptr;
    }
    QSignalBlocker &operator=(QSignalBlocker &&other) noexcept {
        if (this != &other) {
            // An object that is blocked by the other one, too, stays blocked.
            if (m_o != other.m_o || other.m_inhibited)
                unblock();
            m_o = other.m_o;
            m_blocked = other.m_blocked;
            m_inhibited = other.m_inhibited;
            other.m_o = nullptr;
        }
        return *this;
    }
    ~QSignalBlocker() {
        if (m_o && !m_inhibited)
            m_o->blockSignals(m_blocked);
    }
    void reblock() noexcept {
        if (m_o)
            m_o->blockSignals(true);
        m_inhibited = false;
    }
    void unblock() noexcept {
        if (m_o)
            m_o->blockSignals(m_blocked);
        m_inhibited = true;
    }
};

namespace QtPrivate {

inline QObject &deref_for_methodcall(QObject &o) { return o; }
inline QObject &deref_for_methodcall(QObject *o) { return *o; }

} // namespace QtPrivate
#define Q_SET_OBJECT_NAME(obj) QtPrivate::deref_for_methodcall(obj).setObjectName(QLatin1String(#obj))

OM_END_MODEL

#endif
