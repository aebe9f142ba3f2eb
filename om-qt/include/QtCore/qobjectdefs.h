// QMetaObject, QMetaObject::Connection, and the arguments of calls by name (class page QMetaObject; QGenericArgument).
// Bodies are in runtime/qmetaobject*.cpp.
#ifndef OM_QT_QOBJECTDEFS_H
#define OM_QT_QOBJECTDEFS_H

#include <QtCore/qnamespace.h>
#include <QtCore/qtmetamacros.h>
#include <__omqt/slot_object.h>

OM_BEGIN_MODEL

class QByteArray;
class QString;
class QObject;
class QMetaMethod;
class QMetaEnum;
class QMetaProperty;
class QMetaClassInfo;
class QMetaType;
class QTimer;
class QObjectPrivate;

#ifndef QT_NO_META_MACROS
#undef METHOD
#undef SLOT
#undef SIGNAL
#define QMETHOD_CODE 0
#define QSLOT_CODE 1
#define QSIGNAL_CODE 2
#ifndef QT_NO_KEYWORDS
#define METHOD(a) qFlagLocation("0" #a)
#endif
#define SLOT(a) qFlagLocation("1" #a)
#define SIGNAL(a) qFlagLocation("2" #a)
#endif
inline const char *qFlagLocation(const char *method) { return method; }

#if !OM_QT6
// A string of moc's output of Qt 5: `offset` bytes from here.
struct QArrayData {
    int ref;
    int size;
    uint alloc : 31;
    uint capacityReserved : 1;
    qptrdiff offset;
};
typedef QArrayData QByteArrayData;
#define Q_STATIC_BYTE_ARRAY_DATA_HEADER_INITIALIZER_WITH_OFFSET(size, offset) {-1, size, 0, 0, offset}
#define QT_INIT_METAOBJECT
#endif

#define Q_ARG(type, data) QArgument<type>(#type, data)
#define Q_RETURN_ARG(type, data) QReturnArgument<type>(#type, data)

class QGenericArgument {
    const void *_data;
    const char *_name;

public:
    inline QGenericArgument(const char *aName = nullptr, const void *aData = nullptr) : _data(aData), _name(aName) {}
    inline void *data() const { return const_cast<void *>(_data); }
    inline const char *name() const { return _name; }
};
class QGenericReturnArgument : public QGenericArgument {
public:
    inline QGenericReturnArgument(const char *aName = nullptr, void *aData = nullptr)
        : QGenericArgument(aName, aData) {}
};
template <class T>
class QArgument : public QGenericArgument {
public:
    inline QArgument(const char *aName, const T &aData) : QGenericArgument(aName, static_cast<const void *>(&aData)) {}
};
template <class T>
class QArgument<T &> : public QGenericArgument {
public:
    inline QArgument(const char *aName, T &aData) : QGenericArgument(aName, static_cast<const void *>(&aData)) {}
};
template <typename T>
class QReturnArgument : public QGenericReturnArgument {
public:
    inline QReturnArgument(const char *aName, T &aData) : QGenericReturnArgument(aName, static_cast<void *>(&aData)) {}
};

// Ten arguments that may be left out.
#define OM_QT_ARGUMENTS                                                                                                \
    QGenericArgument val0 = QGenericArgument(nullptr), QGenericArgument val1 = QGenericArgument(),                     \
                     QGenericArgument val2 = QGenericArgument(), QGenericArgument val3 = QGenericArgument(),           \
                     QGenericArgument val4 = QGenericArgument(), QGenericArgument val5 = QGenericArgument(),           \
                     QGenericArgument val6 = QGenericArgument(), QGenericArgument val7 = QGenericArgument(),           \
                     QGenericArgument val8 = QGenericArgument(), QGenericArgument val9 = QGenericArgument()
#define OM_QT_VALUES val0, val1, val2, val3, val4, val5, val6, val7, val8, val9

namespace QtPrivate {
#if OM_QT6
class QMetaTypeInterface;
#endif
} // namespace QtPrivate

struct QMetaObject {
    class Connection;

    const char *className() const;
    const QMetaObject *superClass() const { return d.superdata; }
    bool inherits(const QMetaObject *metaObject) const noexcept;
    QObject *cast(QObject *obj) const { return const_cast<QObject *>(cast(const_cast<const QObject *>(obj))); }
    const QObject *cast(const QObject *obj) const;
    QString tr(const char *s, const char *c, int n = -1) const;
#if OM_QT6
    QMetaType metaType() const;
#endif

    int methodOffset() const;
    int enumeratorOffset() const;
    int propertyOffset() const;
    int classInfoOffset() const;
    int constructorCount() const;
    int methodCount() const;
    int enumeratorCount() const;
    int propertyCount() const;
    int classInfoCount() const;
    int indexOfConstructor(const char *constructor) const;
    int indexOfMethod(const char *method) const;
    int indexOfSignal(const char *signal) const;
    int indexOfSlot(const char *slot) const;
    int indexOfEnumerator(const char *name) const;
    int indexOfProperty(const char *name) const;
    int indexOfClassInfo(const char *name) const;
    QMetaMethod constructor(int index) const;
    QMetaMethod method(int index) const;
    QMetaEnum enumerator(int index) const;
    QMetaProperty property(int index) const;
    QMetaClassInfo classInfo(int index) const;
    QMetaProperty userProperty() const;

    static bool checkConnectArgs(const char *signal, const char *method);
    static bool checkConnectArgs(const QMetaMethod &signal, const QMetaMethod &method);
    static QByteArray normalizedSignature(const char *method);
    static QByteArray normalizedType(const char *type);

    static Connection connect(const QObject *sender, int signal_index, const QObject *receiver, int method_index,
                              int type = 0, int *types = nullptr);
    static bool disconnect(const QObject *sender, int signal_index, const QObject *receiver, int method_index);
    static bool disconnectOne(const QObject *sender, int signal_index, const QObject *receiver, int method_index);
    static void connectSlotsByName(QObject *o);

    // Called by moc's output: the signal with this number is emitted, which is counted in the class or from QObject on.
    static void activate(QObject *sender, int signal_index, void **argv);
    static void activate(QObject *sender, const QMetaObject *, int local_signal_index, void **argv);
    static void activate(QObject *sender, int signal_offset, int local_signal_index, void **argv);

    static bool invokeMethod(QObject *obj, const char *member, Qt::ConnectionType, QGenericReturnArgument ret,
                             OM_QT_ARGUMENTS);
    static inline bool invokeMethod(QObject *obj, const char *member, QGenericReturnArgument ret, OM_QT_ARGUMENTS) {
        return invokeMethod(obj, member, Qt::AutoConnection, ret, OM_QT_VALUES);
    }
    static inline bool invokeMethod(QObject *obj, const char *member, Qt::ConnectionType type, OM_QT_ARGUMENTS) {
        return invokeMethod(obj, member, type, QGenericReturnArgument(), OM_QT_VALUES);
    }
    static inline bool invokeMethod(QObject *obj, const char *member, OM_QT_ARGUMENTS) {
        return invokeMethod(obj, member, Qt::AutoConnection, QGenericReturnArgument(), OM_QT_VALUES);
    }

    // Of a member function, a function or a functor without parameters.
    template <typename Func>
    static typename std::enable_if<QtPrivate::FunctionPointer<Func>::IsPointerToMemberFunction &&
                                       QtPrivate::FunctionPointer<Func>::ArgumentCount == 0,
                                   bool>::type
    invokeMethod(typename QtPrivate::FunctionPointer<Func>::Object *object, Func function,
                 Qt::ConnectionType type = Qt::AutoConnection,
                 typename QtPrivate::FunctionPointer<Func>::ReturnType *ret = nullptr) {
        typedef typename QtPrivate::FunctionPointer<Func>::ReturnType result;
        return invokeMethodImpl(object, __omqt::member_slot<Func, QtPrivate::List<>, result>(function), type, ret);
    }
    template <typename Func>
    static typename std::enable_if<QtPrivate::FunctionPointer<Func>::IsPointerToMemberFunction &&
                                       QtPrivate::FunctionPointer<Func>::ArgumentCount == 0,
                                   bool>::type
    invokeMethod(typename QtPrivate::FunctionPointer<Func>::Object *object, Func function,
                 typename QtPrivate::FunctionPointer<Func>::ReturnType *ret) {
        return invokeMethod(object, function, Qt::AutoConnection, ret);
    }
    template <typename Func>
    static typename std::enable_if<!QtPrivate::FunctionPointer<Func>::IsPointerToMemberFunction &&
                                       !std::is_convertible<Func, const char *>::value,
                                   bool>::type
    invokeMethod(QObject *context, Func function, Qt::ConnectionType type = Qt::AutoConnection,
                 decltype(std::declval<Func &>()()) *ret = nullptr) {
        typedef decltype(function()) result;
        return invokeMethodImpl(context, __omqt::functor_slot<QtPrivate::List<>, result>(std::move(function)), type,
                                ret);
    }
    template <typename Func>
    static typename std::enable_if<!QtPrivate::FunctionPointer<Func>::IsPointerToMemberFunction &&
                                       !std::is_convertible<Func, const char *>::value,
                                   bool>::type
    invokeMethod(QObject *context, Func function, decltype(std::declval<Func &>()()) *ret) {
        return invokeMethod(context, std::move(function), Qt::AutoConnection, ret);
    }

    QObject *newInstance(OM_QT_ARGUMENTS) const;

    // What moc's output can be asked for.
    enum Call {
        InvokeMetaMethod,
        ReadProperty,
        WriteProperty,
        ResetProperty,
#if !OM_QT6
        QueryPropertyDesignable,
        QueryPropertyScriptable,
        QueryPropertyStored,
        QueryPropertyEditable,
        QueryPropertyUser,
#endif
        CreateInstance,
        IndexOfMethod,
        RegisterPropertyMetaType,
        RegisterMethodArgumentMetaType,
#if OM_QT6
        BindableProperty,
        CustomCall
#endif
    };
    int static_metacall(Call, int, void **) const;
    static int metacall(QObject *, Call, int, void **);

    template <const QMetaObject &MO>
    static constexpr const QMetaObject *staticMetaObject() {
        return &MO;
    }
    struct SuperData {
        const QMetaObject *direct;
        SuperData() = default;
        constexpr SuperData(std::nullptr_t) : direct(nullptr) {}
        constexpr SuperData(const QMetaObject *mo) : direct(mo) {}
        constexpr const QMetaObject *operator->() const { return direct; }
        constexpr operator const QMetaObject *() const { return direct; }
        template <const QMetaObject &MO>
        static constexpr SuperData link() {
            return SuperData(&MO);
        }
    };
    struct Data {
        SuperData superdata;
#if OM_QT6
        const uint *stringdata;
#else
        const QByteArrayData *stringdata;
#endif
        const uint *data;
        typedef void (*StaticMetacallFunction)(QObject *, QMetaObject::Call, int, void **);
        StaticMetacallFunction static_metacall;
        const SuperData *relatedMetaObjects;
#if OM_QT6
        const QtPrivate::QMetaTypeInterface *const *metaTypes;
#endif
        void *extradata;
    } d;

private:
    friend class QTimer;
    static bool invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type, void *ret);
};

class QMetaObject::Connection {
    void *d_ptr;
    explicit Connection(void *data) : d_ptr(data) {}
    friend class QObject;
    friend class QObjectPrivate;
    friend struct QMetaObject;
    bool isConnected_helper() const;

public:
    ~Connection();
    Connection() : d_ptr(nullptr) {}
    Connection(const Connection &other);
    Connection &operator=(const Connection &other);
    Connection(Connection &&other) noexcept : d_ptr(other.d_ptr) { other.d_ptr = nullptr; }
    Connection &operator=(Connection &&other) noexcept {
        swap(other);
        return *this;
    }
    void swap(Connection &other) noexcept { std::swap(d_ptr, other.d_ptr); }
    // As a pointer to a member, so that no number comes of it.
    typedef void *Connection::*RestrictedBool;
    operator RestrictedBool() const { return d_ptr && isConnected_helper() ? &Connection::d_ptr : nullptr; }
};
inline void swap(QMetaObject::Connection &lhs, QMetaObject::Connection &rhs) noexcept { lhs.swap(rhs); }

namespace QtPrivate {

// Whether a class has Q_OBJECT itself: its own qt_metacall() is no longer that of a base class.
template <typename Object>
struct HasQ_OBJECT_Macro {
    template <typename T>
    static char test(int (T::*)(QMetaObject::Call, int, void **));
    static int test(int (Object::*)(QMetaObject::Call, int, void **));
    enum { Value = sizeof(test(&Object::qt_metacall)) == sizeof(int) };
};

} // namespace QtPrivate

OM_END_MODEL

#endif
