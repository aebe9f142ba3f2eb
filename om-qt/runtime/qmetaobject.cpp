// QMetaObject: what a class is asked for (class page QMetaObject).
#include <QtCore/qcoreapplication.h>
#include <QtCore/qmetaobject.h>
#include <__omqt/object_data.h>
#include <string.h>

OM_BEGIN_MODEL

using namespace __omqt;

const char *QMetaObject::className() const { return table_text(this, d.data[table_class_name]).text; }
bool QMetaObject::inherits(const QMetaObject *metaObject) const noexcept {
    for (const QMetaObject *one = this; one; one = one->d.superdata)
        if (one == metaObject)
            return true;
    return false;
}
const QObject *QMetaObject::cast(const QObject *obj) const {
    return obj && obj->metaObject()->inherits(this) ? obj : nullptr;
}
QString QMetaObject::tr(const char *s, const char *c, int n) const {
    return QCoreApplication::translate(className(), s, c, n);
}
#if OM_QT6
QMetaType QMetaObject::metaType() const {
    return d.metaTypes ? QMetaType(d.metaTypes[table_count(this, table_properties)]) : QMetaType();
}
#endif

#define OM_QT_COUNTED(singular, table)                                                                                 \
    int QMetaObject::singular##Offset() const { return total_before(this, table); }                                    \
    int QMetaObject::singular##Count() const { return total_before(this, table) + table_count(this, table); }
OM_QT_COUNTED(method, table_methods)
OM_QT_COUNTED(enumerator, table_enumerators)
OM_QT_COUNTED(property, table_properties)
OM_QT_COUNTED(classInfo, table_class_infos)
#undef OM_QT_COUNTED
int QMetaObject::constructorCount() const { return table_count(this, table_constructors); }

int QMetaObject::indexOfConstructor(const char *constructor) const {
    for (int i = constructorCount() - 1; i >= 0; --i)
        if (has_signature(this, table_row(this, table_constructors, method_row, i), constructor))
            return i;
    return -1;
}
int QMetaObject::indexOfMethod(const char *method) const { return find_method(this, method, any_method, false); }
int QMetaObject::indexOfSignal(const char *signal) const { return find_method(this, signal, signal_method, false); }
int QMetaObject::indexOfSlot(const char *slot) const { return find_method(this, slot, slot_method, false); }

namespace __omqt {

static int index_of_name(const QMetaObject *object, int what, int width, const char *name) {
    for (; object; object = object->d.superdata)
        for (int i = table_count(object, what) - 1; i >= 0; --i)
            if (strcmp(table_text(object, table_row(object, what, width, i)[0]).text, name) == 0)
                return i + total_before(object, what);
    return -1;
}

} // namespace __omqt

// By its own name, or by that of the enumeration behind flags.
int QMetaObject::indexOfEnumerator(const char *name) const {
    const int named = index_of_name(this, table_enumerators, enumerator_row, name);
    if (named >= 0)
        return named;
    for (const QMetaObject *object = this; object; object = object->d.superdata)
        for (int i = table_count(object, table_enumerators) - 1; i >= 0; --i) {
            const uint *const row = table_row(object, table_enumerators, enumerator_row, i);
            if (strcmp(table_text(object, row[enumerator_alias]).text, name) == 0)
                return i + total_before(object, table_enumerators);
        }
    return -1;
}
int QMetaObject::indexOfProperty(const char *name) const {
    return index_of_name(this, table_properties, property_row, name);
}
int QMetaObject::indexOfClassInfo(const char *name) const {
    return index_of_name(this, table_class_infos, class_info_row, name);
}

QMetaMethod QMetaObject::constructor(int index) const {
    if (index < 0 || index >= constructorCount())
        return QMetaMethod();
    return QMetaMethod(this, table_row(this, table_constructors, method_row, index));
}
QMetaMethod QMetaObject::method(int index) const {
    int local = 0;
    const QMetaObject *const object = class_of_member(this, table_methods, index, &local);
    return object ? QMetaMethod(object, method_at(object, local)) : QMetaMethod();
}
QMetaEnum QMetaObject::enumerator(int index) const {
    int local = 0;
    const QMetaObject *const object = class_of_member(this, table_enumerators, index, &local);
    return object ? QMetaEnum(object, table_row(object, table_enumerators, enumerator_row, local)) : QMetaEnum();
}
QMetaProperty QMetaObject::property(int index) const {
    int local = 0;
    const QMetaObject *const object = class_of_member(this, table_properties, index, &local);
    return object ? QMetaProperty(object, table_row(object, table_properties, property_row, local)) : QMetaProperty();
}
QMetaClassInfo QMetaObject::classInfo(int index) const {
    int local = 0;
    const QMetaObject *const object = class_of_member(this, table_class_infos, index, &local);
    return object ? QMetaClassInfo(object, table_row(object, table_class_infos, class_info_row, local))
                  : QMetaClassInfo();
}
QMetaProperty QMetaObject::userProperty() const {
    for (int i = propertyCount() - 1; i >= 0; --i)
        if (property(i).isUser())
            return property(i);
    return QMetaProperty();
}

// The slot takes the first arguments of the signal, by the names of their types.
bool QMetaObject::checkConnectArgs(const char *signal, const char *method) {
    const QByteArray from = normalizedSignature(signal);
    const QByteArray to = normalizedSignature(method);
    const int from_at = int(from.indexOf('(')) + 1;
    const int to_at = int(to.indexOf('(')) + 1;
    const int length = int(to.size()) - to_at - 1;
    if (length == 0)
        return true;
    if (length > int(from.size()) - from_at - 1)
        return false;
    const char behind = from.at(from_at + length);
    return (behind == ',' || behind == ')') && from.mid(from_at, length) == to.mid(to_at, length);
}
bool QMetaObject::checkConnectArgs(const QMetaMethod &signal, const QMetaMethod &method) {
    const QList<QByteArray> from = signal.parameterTypes();
    const QList<QByteArray> to = method.parameterTypes();
    if (to.size() > from.size())
        return false;
    for (int i = 0; i < int(to.size()); ++i)
        if (from.at(i) != to.at(i))
            return false;
    return true;
}
QByteArray QMetaObject::normalizedSignature(const char *method) { return normalized(method, true); }
QByteArray QMetaObject::normalizedType(const char *type) { return normalized(type, false); }

int QMetaObject::static_metacall(Call call, int id, void **arguments) const {
    OM_QT_REQUIRES("library-precondition", d.static_metacall != nullptr,
                   "QMetaObject::static_metacall(): there is none");
    d.static_metacall(nullptr, call, id, arguments);
    return -1;
}
int QMetaObject::metacall(QObject *object, Call call, int id, void **arguments) {
    return object->qt_metacall(call, id, arguments);
}

namespace __omqt {

enum { most_arguments = 11 };
struct named_arguments {
    const QGenericArgument *values[most_arguments - 1];
    int count;

    bool fit(const QMetaObject *object, const uint *row) const {
        if (int(row[method_arguments]) != count)
            return false;
        for (int i = 0; i < count; ++i) {
            const table_string type = table_type(object, object->d.data[row[method_parameters] + uint(i) + 1]);
            const QByteArray given = normalized(values[i]->name(), false);
            if (int(given.size()) != type.length ||
                strncmp(given.constData(), type.text, std::size_t(type.length)) != 0)
                return false;
        }
        return true;
    }
    void store(void *result, void **arguments) const {
        arguments[0] = result;
        for (int i = 0; i < count; ++i)
            arguments[i + 1] = values[i]->data();
    }
};

#define OM_QT_GATHER                                                                                                   \
    named_arguments given = {{&val0, &val1, &val2, &val3, &val4, &val5, &val6, &val7, &val8, &val9}, 0};               \
    while (given.count < most_arguments - 1 && given.values[given.count]->name() &&                                    \
           *given.values[given.count]->name())                                                                         \
    ++given.count

// By the type of the connection: at once, or later with copies of the arguments.
static bool invoke(QObject *object, const QMetaObject *type, int local, const named_arguments &given, void *result,
                   Qt::ConnectionType kind) {
    void *arguments[most_arguments];
    given.store(result, arguments);
    const int method = local + total_before(type, table_methods);
    OM_QT_REQUIRES("library-precondition", kind != Qt::BlockingQueuedConnection,
                   "QMetaObject::invokeMethod(): a BlockingQueuedConnection within one thread is a deadlock");
    if (kind != Qt::QueuedConnection) {
        object->qt_metacall(QMetaObject::InvokeMetaMethod, method, arguments);
        return true;
    }
    OM_QT_REQUIRES("library-precondition", result == nullptr,
                   "QMetaMethod::invoke(): a queued call has no return value");
    const int *const types = argument_types(type, method);
    OM_QT_REQUIRES("library-precondition", types != nullptr,
                   "QMetaMethod::invoke(): an argument of a queued call has a type that is not registered");
    QCoreApplication::postEvent(object, new queued_call(nullptr, method, nullptr, -1, types, arguments));
    return true;
}

} // namespace __omqt

// "Returns false if there is no such member or the parameters did not match."
bool QMetaObject::invokeMethod(QObject *obj, const char *member, Qt::ConnectionType kind, QGenericReturnArgument ret,
                               QGenericArgument val0, QGenericArgument val1, QGenericArgument val2,
                               QGenericArgument val3, QGenericArgument val4, QGenericArgument val5,
                               QGenericArgument val6, QGenericArgument val7, QGenericArgument val8,
                               QGenericArgument val9) {
    if (!obj)
        return false;
    OM_QT_GATHER;
    for (const QMetaObject *type = obj->metaObject(); type; type = type->d.superdata)
        for (int i = table_count(type, table_methods) - 1; i >= 0; --i) {
            const uint *const row = method_at(type, i);
            if (strcmp(table_text(type, row[method_name]).text, member) == 0 && given.fit(type, row))
                return invoke(obj, type, i, given, ret.data(), kind);
        }
    qWarning("QMetaObject::invokeMethod: No such method %s::%s", obj->metaObject()->className(), member);
    return false;
}
bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType kind,
                                   void *ret) {
    struct last_reference {
        QtPrivate::QSlotObjectBase *slot;
        ~last_reference() { slot->destroyIfLastRef(); }
    } owner = {slot};
    if (!object)
        return false;
    void *arguments[] = {ret};
    OM_QT_REQUIRES("library-precondition", kind != Qt::BlockingQueuedConnection,
                   "QMetaObject::invokeMethod(): a BlockingQueuedConnection within one thread is a deadlock");
    if (kind == Qt::QueuedConnection) {
        OM_QT_REQUIRES("library-precondition", ret == nullptr,
                       "QMetaObject::invokeMethod(): a queued call has no return value");
        QCoreApplication::postEvent(object, new queued_call(slot, -1, nullptr, -1, nullptr, arguments));
    } else {
        slot->call(object, arguments);
    }
    return true;
}
bool QMetaMethod::invoke(QObject *object, Qt::ConnectionType kind, QGenericReturnArgument returnValue,
                         QGenericArgument val0, QGenericArgument val1, QGenericArgument val2, QGenericArgument val3,
                         QGenericArgument val4, QGenericArgument val5, QGenericArgument val6, QGenericArgument val7,
                         QGenericArgument val8, QGenericArgument val9) const {
    if (!object || !mobj)
        return false;
    OM_QT_GATHER;
    if (given.count < parameterCount())
        return false;
    given.count = parameterCount();
    const int local = methodIndex() - mobj->methodOffset();
    return __omqt::invoke(object, mobj, local, given, returnValue.data(), kind);
}
bool QMetaMethod::invokeOnGadget(void *gadget, QGenericReturnArgument returnValue, QGenericArgument val0,
                                 QGenericArgument val1, QGenericArgument val2, QGenericArgument val3,
                                 QGenericArgument val4, QGenericArgument val5, QGenericArgument val6,
                                 QGenericArgument val7, QGenericArgument val8, QGenericArgument val9) const {
    if (!gadget || !mobj)
        return false;
    OM_QT_GATHER;
    if (given.count < parameterCount())
        return false;
    given.count = parameterCount();
    void *arguments[most_arguments];
    given.store(returnValue.data(), arguments);
    mobj->d.static_metacall(reinterpret_cast<QObject *>(gadget), QMetaObject::InvokeMetaMethod,
                            methodIndex() - mobj->methodOffset(), arguments);
    return true;
}
// "Returns the new object, or nullptr if no suitable constructor is available"; only those that are Q_INVOKABLE are.
QObject *QMetaObject::newInstance(QGenericArgument val0, QGenericArgument val1, QGenericArgument val2,
                                  QGenericArgument val3, QGenericArgument val4, QGenericArgument val5,
                                  QGenericArgument val6, QGenericArgument val7, QGenericArgument val8,
                                  QGenericArgument val9) const {
    if (!inherits(&QObject::staticMetaObject))
        return nullptr;
    OM_QT_GATHER;
    for (int i = constructorCount() - 1; i >= 0; --i)
        if (given.fit(this, table_row(this, table_constructors, method_row, i))) {
            QObject *made = nullptr;
            void *arguments[most_arguments];
            given.store(&made, arguments);
            d.static_metacall(nullptr, CreateInstance, i, arguments);
            return made;
        }
    return nullptr;
}

OM_END_MODEL
