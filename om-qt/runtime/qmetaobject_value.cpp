// The values of properties (class page QMetaProperty), through what moc wrote.
#include <QtCore/qmetaobject.h>
#include <__omqt/conversions.h>
#include <__omqt/meta_table.h>

OM_BEGIN_MODEL

using namespace __omqt;

void QMetaProperty::call(QObject *object, void *gadget, QMetaObject::Call what, void **arguments) const {
    if (object)
        object->qt_metacall(what, propertyIndex(), arguments);
    else
        mobj->d.static_metacall(static_cast<QObject *>(gadget), what, relativePropertyIndex(), arguments);
}

QVariant::Type QMetaProperty::type() const {
    const int id = userType();
    return id >= QMetaType::User ? QVariant::UserType : QVariant::Type(id);
}

// Of what a value is. In Qt 5 an enumeration that has no number is an int, and a type that is not known is registered by
// moc's code if it can be.
const type_interface *QMetaProperty::value_type() const {
#if OM_QT6
    return metaType().iface();
#else
    int id = userType();
    if (id == QMetaType::UnknownType && mobj->d.static_metacall) {
        int registered = -1;
        void *arguments[] = {&registered};
        mobj->d.static_metacall(nullptr, QMetaObject::RegisterPropertyMetaType, relativePropertyIndex(), arguments);
        id = registered;
    }
    return id > 0 ? type_with_number(id) : nullptr;
#endif
}

QVariant QMetaProperty::read_with(QObject *object, void *gadget) const {
    const type_interface *const type = value_type();
    if (!type || !type->__construct) {
        qWarning("QMetaProperty::read: Unable to handle unregistered datatype '%s' for property '%s::%s'", typeName(),
                 mobj->className(), name());
        return QVariant();
    }
    const bool is_variant = number_if_any(type) == QMetaType::QVariant;
    // The value is one of its own also where reading leaves it alone.
    QVariant value;
    if (!is_variant) {
        struct plain {
            const type_interface *type;
            void *room;
            explicit plain(const type_interface *t) : type(t), room(QMetaType(number_if_any(t)).create()) {}
            ~plain() { QMetaType(number_if_any(type)).destroy(room); }
        } made(type);
        void *arguments[] = {made.room};
        call(object, gadget, QMetaObject::ReadProperty, arguments);
        return to_variant(type, arguments[0]);
    }
    void *arguments[] = {&value};
    call(object, gadget, QMetaObject::ReadProperty, arguments);
    return arguments[0] == &value ? value : as<QVariant>(arguments[0]);
}

// The value as one of the property's type; false if that is not possible.
bool QMetaProperty::prepare(QVariant *value) const {
    const bool is_text = value->userType() == QMetaType::QString || value->userType() == QMetaType::QByteArray;
#if OM_QT6
    const QMetaType type = metaType();
    if (type == value->metaType())
        return true;
    if (isEnumType() && !type.metaObject() && is_text) {
#else
    if (isEnumType() && value->userType() == QMetaType::QString) {
        Q_UNUSED(is_text);
#endif
        bool ok = false;
        const QByteArray keys = value->toByteArray();
        const int number =
            isFlagType() ? menum.keysToValue(keys.constData(), &ok) : menum.keyToValue(keys.constData(), &ok);
        if (ok)
            *value = QVariant(number);
        return ok;
    }
#if OM_QT6
    if (!value->isValid()) {
        *value = QVariant(type);
        return true;
    }
    return value->convert(type);
#else
    if (!value->isValid()) {
        *value = QVariant(userType(), nullptr);
        return true;
    }
    if (isEnumType()) {
        if (value->userType() == QMetaType::Int || value->userType() == QMetaType::UInt)
            return true;
        const int own = userType();
        if (own == QMetaType::Int || value->userType() != own || !value->constData())
            return false;
        *value = QVariant(as<int>(value->constData()));
        return true;
    }
    const type_interface *const type = value_type();
    if (!type)
        return false;
    const int id = number_if_any(type);
    return id == value->userType() || value->convert(id);
#endif
}

bool QMetaProperty::write_with(QObject *object, void *gadget, const QVariant &value) const {
    QVariant converted = value;
    const type_interface *const type = value_type();
    const bool is_variant = type && number_if_any(type) == QMetaType::QVariant;
    if (!value.isValid() && !is_variant && isResettable())
        return object ? reset(object) : resetOnGadget(gadget);
    if (!is_variant && !prepare(&converted))
        return false;
    // moc's code may tell what came of it.
    int status = -1;
    int flags = 0;
    void *arguments[] = {is_variant ? &converted : converted.data(), &converted, &status, &flags};
    call(object, gadget, QMetaObject::WriteProperty, arguments);
    return status != 0;
}

QVariant QMetaProperty::read(const QObject *obj) const {
    return obj && mobj ? read_with(const_cast<QObject *>(obj), nullptr) : QVariant();
}
bool QMetaProperty::write(QObject *obj, const QVariant &value) const {
    return obj && isWritable() && write_with(obj, nullptr, value);
}
QVariant QMetaProperty::readOnGadget(const void *gadget) const {
    OM_QT_REQUIRES("library-precondition", !mobj || !mobj->inherits(&QObject::staticMetaObject),
                   "QMetaProperty::readOnGadget(): the property is of a QObject, which read() is for");
    return gadget && mobj ? read_with(nullptr, const_cast<void *>(gadget)) : QVariant();
}
bool QMetaProperty::writeOnGadget(void *gadget, const QVariant &value) const {
    OM_QT_REQUIRES("library-precondition", !mobj || !mobj->inherits(&QObject::staticMetaObject),
                   "QMetaProperty::writeOnGadget(): the property is of a QObject, which write() is for");
    return gadget && isWritable() && write_with(nullptr, gadget, value);
}

OM_END_MODEL
